"""What a moment offers to standing orders."""

from collections.abc import Sequence

from rules.core.model import Action, Seat
from rules.core.standing_orders import Deed, Tactics, conditions
from rules.systems.third_six import actions
from rules.systems.third_six.menu import legal_actions
from rules.systems.third_six.state import Fight, ThirdSixState


def tactics(state: ThirdSixState, seat: Seat) -> Tactics:
    """Return the conditions and actions for a seat's standing orders now."""
    hero, fight = state.hero(seat), state.fight
    friends = [other for other in state.living if other.seat != seat]
    return Tactics(
        holds=conditions(
            (hero.hp, hero.hp_most),
            [(other.hp, other.hp_most) for other in friends],
            fighting=fight is not None,
            outnumbered=fight is not None and len(fight.foes) > len(state.living),
        ),
        deeds=_deeds(state, seat, [option.action for option in legal_actions(state, seat)]),
        spends=frozenset(("drink",)),
    )


def _deeds(state: ThirdSixState, seat: Seat, legal: Sequence[Action]) -> dict[Deed, Action]:
    found: dict[Deed, Action] = {}
    blows = [action for action in legal if isinstance(action, actions.Attack)]
    if state.fight and blows:
        fight = state.fight
        found["strike_weakest"] = min(blows, key=lambda blow: _points(fight, blow.foe))
        found["strike_strongest"] = max(blows, key=lambda blow: _points(fight, blow.foe))
    for action in legal:
        match action:
            case actions.Drink(potion="healing"):
                found.setdefault("drink", action)
            case actions.Cast(spell="heal", hero=int(other)) if other != seat:
                found.setdefault("heal_friend", action)
            case actions.Pass() if not _stands_still(state):
                found["guard"] = action
            case _:
                pass
    return found


def _stands_still(state: ThirdSixState) -> bool:
    """Return whether a round went by that changed nothing: foes strike nobody of themselves."""
    return state.fight is not None and state.fight.idle >= len(state.living)


def _points(fight: Fight, foe: int) -> tuple[int, int]:
    met = fight.foe(foe)
    return (met.hp if met else 0), foe
