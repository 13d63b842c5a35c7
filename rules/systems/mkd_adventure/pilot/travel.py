"""Going places by autopilot: to the Quest Chest together, and home with it."""

from collections.abc import Iterator

from rules.core.model import Action
from rules.core.ruleset import Stance
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.search import FAR
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.moves.mover import opponents_beside
from rules.systems.mkd.pilot.fighting import clicks_left
from rules.systems.mkd.pilot.walking import TOGETHER, before, distance, towards
from rules.systems.mkd.state import Figure
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_adventure.floors import is_upper
from rules.systems.mkd_adventure.pilot.depths import descent, has_time
from rules.systems.mkd_adventure.pilot.errands import in_haste, lying_in_wait
from rules.systems.mkd_adventure.quests import quest_of
from rules.systems.mkd_adventure.state import AdventureState

LONGEST = 80
"""Rounds on a floor after which whoever is left goes home, quest or no quest."""


def is_going_home(state: AdventureState) -> bool:
    """Whether the quest is in Heroes' hands or out of reach, or the party is done for."""
    return state.round - state.floor_began > LONGEST or quest_of(state).is_over(state)


def homeward(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Back to the nearest way out; to a chest, where one has come to lie in the way."""
    door = ways_out(state)
    if distance(state, figure, door) < FAR:
        yield from towards(state, figure, door, stop_beside=False)
        return
    board = board_of(state.site)
    for chest in state.chests:
        yield from towards(state, figure, before(board, chest))


def onward(state: AdventureState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """To the next goal: a chest within reach of a short way, else the quest, or the stairs."""
    if stance == "careful" and opponents_beside(state, figure) and clicks_left(figure) > 2:
        return
    board = board_of(state.site)
    wanted = _wanted(figure) and has_time(state) and not in_haste(state)
    goals = [
        before(board, other)
        for other in state.chests
        if other.at is not None and not other.gone and not other.quest and wanted
    ]
    upper = is_upper(state)
    quest = lying_in_wait(state) or quest_of(state).goals(state, figure)
    quest = descent(state, figure, stance) if upper else quest
    goals.append(quest)
    goals.sort(key=lambda squares: distance(state, figure, squares))
    for squares in goals:
        yield from towards(state, figure, squares, limit=TOGETHER[stance])


def _wanted(figure: Figure) -> bool:
    """Whether a Hero has a hand free, one being kept for the Quest Chest."""
    return len(figure.carries) < RULINGS.number("chests_each") - 1
