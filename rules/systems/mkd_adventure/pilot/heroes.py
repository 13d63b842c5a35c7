"""A Hero's activation by autopilot: fight, open, take, and go to the quest."""

from collections.abc import Iterator

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.figures import opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.choosing import first_allowed
from rules.systems.mkd.pilot.fighting import best_attack, clicks_left, fighting_move
from rules.systems.mkd.pilot.handling import chests, gear
from rules.systems.mkd.pilot.healing import healing
from rules.systems.mkd.pilot.stances import TEMPERS
from rules.systems.mkd.pilot.walking import TOGETHER, before, distance, towards
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_adventure.menu import VERBS
from rules.systems.mkd_adventure.pilot.destinations import (
    aims,
    is_going_home,
    is_late,
    is_lingering,
)
from rules.systems.mkd_adventure.pilot.quest_tasks import errand, wants_of
from rules.systems.mkd_adventure.pilot.stairs import wants_down
from rules.systems.mkd_adventure.state import AdventureState


def act(state: AdventureState, seat: Seat, stance: Stance) -> Action:
    """Return the first of the things worth doing that the rules allow now."""
    return first_allowed(state, seat, _wishes(state, stance), VERBS)


def _wishes(state: AdventureState, stance: Stance) -> Iterator[Action]:
    """Yield what a Hero would like to do, the most wanted first."""
    active, figure = state.active_hero()
    home = is_going_home(state) and not is_lingering(state, figure, stance)
    if not is_late(state):
        yield from errand(state, figure)
    if home:
        yield actions.Leave()
    yield from healing(state, figure, stance)
    if wants_down(state, figure, stance):
        yield actions.UseStairs()
    wants = wants_of(state, figure)
    attack = best_attack(state, figure, stance, wants)
    if attack is not None:
        yield from gear(state, figure, stance)
        yield attack
    yield from chests(state, figure, stance)
    if not active.attacked and not home:
        yield from fighting_move(state, figure, stance, wants)
    yield from homeward(state, figure) if home else onward(state, figure, stance)


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
