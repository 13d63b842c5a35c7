"""Where a Hero on autopilot goes: to the quest, to chests worth the way, to unseen chambers."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.core.answers import Stance
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.fighting import clicks_left
from rules.systems.mkd.pilot.stances import TEMPERS, Temper
from rules.systems.mkd.pilot.walking import before, price_map
from rules.systems.mkd_adventure.pilot.quest_tasks import in_haste, lying_in_wait
from rules.systems.mkd_adventure.pilot.stairs import descent, has_time
from rules.systems.mkd_adventure.quests import QUESTS
from rules.systems.mkd_adventure.state import AdventureState

LONGEST = 80
"""Rounds on a floor after which all go home, whether or not the quest is fulfilled."""
LINGERING = 40
"""Rounds on a floor after which nobody looks for anything but the quest."""
LOOKING = 12
"""The greatest distance in speed points of a chamber worth a look."""


class Aim(NamedTuple):
    """Squares to go to, and the speed points to them from every square."""

    squares: tuple[Square, ...]
    prices: dict[Square, int]


def is_going_home(state: AdventureState) -> bool:
    """Return whether the party goes home: the quest is done or out of reach, or it is too late."""
    return is_late(state) or QUESTS[state.quest].is_over(state)


def is_late(state: AdventureState) -> bool:
    """Return whether a party has been on a floor for so long that it waits for nothing more."""
    return state.round - state.floor_began > LONGEST


def is_hopeless(state: AdventureState) -> bool:
    """Return whether a party that only goes home has not found the way for as long again."""
    return state.round - state.floor_began > 2 * LONGEST


def is_lingering(state: AdventureState, figure: Figure, stance: Stance) -> bool:
    """Return whether a Hero who could go home takes what is within reach first."""
    temper = TEMPERS[stance]
    if not _is_keen(state, figure, temper):
        return False
    return any(aim.prices.get(figure.at, FAR) <= LOOKING for aim in _finds(state, figure, temper))


def aims(state: AdventureState, figure: Figure, stance: Stance) -> list[Aim]:
    """Return places for a Hero to go, the nearest first, without those nearer to a friend.

    Places too far off the way to the quest, or to the stairs of an upper floor, are left out.
    """
    temper = TEMPERS[stance]
    found = list(_finds(state, figure, temper))
    if state.has_floor_below or not is_going_home(state):
        goals = _goals(state, figure, stance)
        quest = Aim(goals, price_map(state, figure, goals, wary=temper.wary))
        here = quest.prices.get(figure.at, FAR)
        found = [aim for aim in found if _detour(figure, aim, quest, here) <= temper.detour]
        found.append(quest)
    found.sort(key=lambda aim: aim.prices.get(figure.at, FAR))
    return _shared_out(state, figure, found) if temper.roaming else found


def _goals(state: AdventureState, figure: Figure, stance: Stance) -> tuple[Square, ...]:
    """Return the squares of the quest, or of the stairs on an upper floor."""
    if state.has_floor_below:
        return descent(state, figure, stance)
    return lying_in_wait(state) or QUESTS[state.quest].goals(state, figure)


def _finds(state: AdventureState, figure: Figure, temper: Temper) -> Iterator[Aim]:
    """Yield chests, with a hand kept free for the Quest Chest, and for some tempers chambers."""
    board = board_of(state.site)
    hands = RULINGS.number("chests_each") - (not is_going_home(state))
    if len(figure.carries) >= hands or not has_time(state) or in_haste(state):
        return
    for chest in state.chests:
        if chest.at is not None and not chest.gone and not chest.quest:
            squares = before(board, chest)
            yield Aim(squares, price_map(state, figure, squares, wary=temper.wary))
    if not temper.roaming or not _is_keen(state, figure, temper):
        return
    for tile in range(len(state.site.tiles)):
        if tile not in state.visited and board.shape(tile).kind != "hall":
            squares = (board.centre(tile),)
            aim = Aim(squares, price_map(state, figure, squares))
            if aim.prices.get(figure.at, FAR) <= LOOKING:
                yield aim


def _is_keen(state: AdventureState, figure: Figure, temper: Temper) -> bool:
    early = state.round - state.floor_began <= LINGERING
    return early and clicks_left(figure) >= temper.greed


def _detour(figure: Figure, aim: Aim, quest: Aim, here: int) -> int:
    """Return the speed points that a detour adds to the way to the quest."""
    on_from_there = min((quest.prices.get(square, FAR) for square in aim.squares), default=FAR)
    return aim.prices.get(figure.at, FAR) + on_from_there - here


def _shared_out(state: AdventureState, figure: Figure, found: list[Aim]) -> list[Aim]:
    """Return aims in order: first those that no friend is nearer to."""
    friends = [other for other in state.on_board if other.side == "hero" and other.id != figure.id]

    def is_a_friends(aim: Aim) -> bool:
        mine = aim.prices.get(figure.at, FAR), figure.id
        return any((aim.prices.get(other.at, FAR), other.id) < mine for other in friends)

    return sorted(found, key=is_a_friends)
