"""Walking by autopilot: to the quest, to what lies beside the way, and home."""

from collections.abc import Iterator

from rules.core.answers import Stance
from rules.core.model import Action
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.figures import opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.fighting import clicks_left
from rules.systems.mkd.pilot.stances import TEMPERS
from rules.systems.mkd.pilot.walking import TOGETHER, before, distance, towards
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_adventure.pilot.destinations import aims
from rules.systems.mkd_adventure.state import AdventureState


def homeward(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Yield walks to the nearest way out, or to a chest that blocks the way."""
    door = ways_out(state)
    if distance(state, figure, door) < FAR:
        yield from towards(state, figure, door, stop_beside=False)
        return
    board = board_of(state.site)
    for chest in state.chests:
        yield from towards(state, figure, before(board, chest))


def onward(state: AdventureState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """Yield walks to the next aim, or to another if no walk comes nearer to that one."""
    temper = TEMPERS[stance]
    if temper.wary and opponents_beside(state, figure) and clicks_left(figure) > temper.frail:
        return
    for aim in aims(state, figure, stance):
        yield from towards(state, figure, aim.squares, limit=TOGETHER[stance], stance=stance)
