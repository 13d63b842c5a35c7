"""What a moment offers to standing orders."""

from collections.abc import Sequence

from rules.core.model import Action, Seat
from rules.core.standing import Condition, Deed, Tactics, wounds
from rules.systems.green_dungeon import actions
from rules.systems.green_dungeon.state import GreenDungeonState


def tactics(state: GreenDungeonState, seat: Seat, legal: Sequence[Action]) -> Tactics:
    """Return what a seat's orders may speak of, among what it may do."""
    return Tactics(_holds(state, seat), _deeds(legal), frozenset(("drink",)))


def _holds(state: GreenDungeonState, seat: Seat) -> frozenset[Condition]:
    mine = [hero for hero in state.heroes if hero.seat == seat] or list(state.heroes[:1])
    found = set(wounds(mine[0].health, mine[0].health_most))
    friends = [hero for hero in state.heroes if hero.alive and hero.seat != mine[0].seat]
    if any("badly_hurt" in wounds(other.health, other.health_most) for other in friends):
        found.add("friend_badly_hurt")
    found.add("fighting" if state.fight else "quiet")
    return frozenset(found)


def _deeds(legal: Sequence[Action]) -> dict[Deed, Action]:
    found: dict[Deed, Action] = {}
    for action in legal:
        match action:
            case actions.Strike():
                found["strike_weakest"] = found["strike_strongest"] = action
            case actions.Drink():
                found.setdefault("drink", action)
            case actions.Flee():
                found.setdefault("flee", action)
            case actions.Stand() | actions.Skip():
                found.setdefault("guard", action)
            case _:
                pass
    return found
