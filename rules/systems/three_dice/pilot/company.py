"""How the autopilot's heroes let each other finish before the party walks on."""

from collections import Counter
from collections.abc import Callable, Mapping

from rules.core.model import Action, Seat
from rules.systems.three_dice.mapping import free_sides, unexplored, ways
from rules.systems.three_dice.party import deciders, needs_votes
from rules.systems.three_dice.state import Hero, Room, ThreeDiceState
from rules.systems.three_dice.terms import Item
from rules.systems.three_dice.verbs import VERBS

Options = Mapping[str, Action]


def hands(state: ThreeDiceState, seat: Seat) -> tuple[Hero, ...]:
    """Return the heroes on whose own actions a seat's plans may count, in seat order.

    With votes everybody's: all are asked. Else whoever is asked first decides, and moves on.
    """
    if state.options.decisions == "vote":
        return state.party
    return tuple(hero for hero in state.party if hero.seat in (state.acting[0], seat))


def lenders(state: ThreeDiceState, seat: Seat, item: Item) -> tuple[Hero, ...]:
    """Return the heroes whose items of a kind a seat's plans may use (TD-064)."""
    led = state.options.decisions == "leader"
    heroes = state.party if led else hands(state, seat)
    return tuple(hero for hero in heroes if hero.count(item))


def is_own(action: Action) -> bool:
    """Return whether a hero does an action alone, whatever the others want."""
    return not VERBS.of(action).shared


def another(state: ThreeDiceState, seat: Seat, able: Callable[[Seat], bool]) -> bool:
    """Return whether a companion who has not voted yet is able to do something here."""
    return state.options.decisions == "vote" and any(
        able(other) for other in deciders(state) if other != seat
    )


def hold_back(state: ThreeDiceState, options: Options) -> Action | None:
    """Return the common action with the fewest votes, so that a companion is still asked.

    It is None where even that would decide, or where a vote decides nothing before all have voted
    (HR-024).
    """
    if not needs_votes(state) or state.options.split_party:
        return None
    votes: Counter[Action] = Counter(vote.action for vote in state.votes)
    common = [action for action in options.values() if not is_own(action)]
    least = min(common, key=lambda action: votes[action], default=None)
    return None if least is None or votes[least] + 1 >= _majority(state) else least


def follow_votes(state: ThreeDiceState, options: Options) -> Action | None:
    """Return the action with the most votes so far, if it is still possible."""
    wishes = [vote.action for vote in state.votes]
    legal = [wish for wish in wishes if wish in options.values()]
    return max(legal, key=wishes.count, default=None)


def can_linger(state: ThreeDiceState, room: Room, able: tuple[Hero, ...]) -> bool:
    """Return whether one of these heroes would be asked in that room before the others walk on.

    Asked in seat order, others can disagree for so long only where there are two things to vote
    for.
    """
    if not able:
        return False
    if state.options.decisions != "vote" or state.options.split_party:
        return True
    first = min(state.acting.index(hero.seat) for hero in able)
    choices = sum(door.kind != "locked" for door in ways(room)) + is_searchable(state, room)
    return first < _majority(state) or choices > 1


def is_searchable(state: ThreeDiceState, room: Room) -> bool:
    """Return whether a visit allows a search: no exit left to explore, and a wall to search."""
    return (
        state.options.secret_search
        and not unexplored(state.level, room)
        and bool(free_sides(state.level, room))
    )


def _majority(state: ThreeDiceState) -> int:
    return len(state.acting) // 2 + 1
