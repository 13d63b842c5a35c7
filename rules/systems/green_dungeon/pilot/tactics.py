"""What a moment offers to standing orders."""

from collections.abc import Sequence

from rules.core.model import Action, Seat
from rules.core.standing_orders import Deed, Tactics, conditions
from rules.systems.green_dungeon import actions
from rules.systems.green_dungeon.menu import legal_actions
from rules.systems.green_dungeon.state import GreenDungeonState


def tactics(state: GreenDungeonState, seat: Seat) -> Tactics:
    """Return the conditions and actions for a seat's standing orders now."""
    hero = state.hero(seat)
    friends = [other for other in state.living if other.seat != hero.seat]
    return Tactics(
        holds=conditions(
            (hero.health, hero.health_most),
            [(other.health, other.health_most) for other in friends],
            fighting=state.fight is not None,
        ),
        deeds=_deeds([option.action for option in legal_actions(state, seat)]),
        spends=frozenset(("drink",)),
    )


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
