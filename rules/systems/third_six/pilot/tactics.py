"""What a moment offers to standing orders."""

from collections.abc import Sequence

from rules.core.model import Action, Seat
from rules.core.standing import Condition, Deed, Tactics, wounds
from rules.systems.third_six import actions
from rules.systems.third_six.state import Fight, Hero, ThirdSixState


def tactics(state: ThirdSixState, seat: Seat, legal: Sequence[Action]) -> Tactics:
    """Return what a seat's orders may speak of, among what it may do."""
    hero = state.hero(seat)
    return Tactics(
        holds=_holds(state, hero),
        deeds=_deeds(state, seat, legal),
        spends=frozenset(("drink",)),
    )


def _holds(state: ThirdSixState, hero: Hero) -> frozenset[Condition]:
    found = set(wounds(hero.hp, hero.hp_most))
    friends = [other for other in state.living if other.seat != hero.seat]
    if any("badly_hurt" in wounds(other.hp, other.hp_most) for other in friends):
        found.add("friend_badly_hurt")
    found.add("fighting" if state.fight else "quiet")
    if state.fight and len(state.fight.foes) > len(state.living):
        found.add("outnumbered")
    return frozenset(found)


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
