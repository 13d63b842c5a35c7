"""What a moment offers to standing orders."""

from collections.abc import Sequence

from rules.core.model import Action, Seat
from rules.core.standing_orders import Deed, Tactics, conditions
from rules.systems.three_dice import actions
from rules.systems.three_dice.menu import lawful
from rules.systems.three_dice.stalling import AGREE, idle
from rules.systems.three_dice.state import Hero, ThreeDiceState


def tactics(state: ThreeDiceState, seat: Seat) -> Tactics:
    """Return the conditions and actions for a seat's standing orders now."""
    hero, monster = state.hero(seat), state.room.monster
    friends = [other for other in state.living if other.seat != seat]
    return Tactics(
        holds=conditions(
            _points(hero),
            [_points(other) for other in friends],
            fighting=state.fight is not None,
            outnumbered=monster is not None and 1 + monster.more > len(state.party),
        ),
        deeds=_deeds(state, hero, tuple(lawful(state, seat))),
        spends=frozenset(("drink",)),
    )


def _points(hero: Hero) -> tuple[int, int]:
    """Return the points a hero lives by, now and at most: of a pool where there is one (HR-036)."""
    if hero.pool is None:
        return hero.now.total, hero.most.total
    return hero.pool, hero.pool_most or 0


def _deeds(state: ThreeDiceState, hero: Hero, legal: Sequence[Action]) -> dict[Deed, Action]:
    found: dict[Deed, Action] = {}
    plain = [each for each in legal if isinstance(each, actions.Attack) and not each.boosters]
    if plain:
        # One monster stands before the party: the best attribute meets the weakest and strongest.
        best = max(plain, key=lambda blow: hero.now.of(blow.attribute))
        found["strike_weakest"] = found["strike_strongest"] = best
    for action in legal:
        match action:
            case actions.Drink():
                found.setdefault("drink", action)
            case actions.Flee() | actions.Run():
                found.setdefault("flee", action)
            case actions.Wait() | actions.Rest() if idle(state) < AGREE:
                found.setdefault("guard", action)
            case _:
                pass
    return found
