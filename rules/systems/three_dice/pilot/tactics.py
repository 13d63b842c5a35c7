"""What a moment offers to standing orders."""

from collections.abc import Sequence

from rules.core.model import Action, Seat
from rules.core.standing import Condition, Deed, Tactics, wounds
from rules.systems.three_dice import actions
from rules.systems.three_dice.progress import AGREE, idle
from rules.systems.three_dice.state import Hero, ThreeDiceState


def tactics(state: ThreeDiceState, seat: Seat, legal: Sequence[Action]) -> Tactics:
    """Return what a seat's orders may speak of, among what it may do."""
    return Tactics(
        holds=_holds(state, state.hero(seat)),
        deeds=_deeds(state, seat, legal),
        spends=frozenset(("drink",)),
    )


def _holds(state: ThreeDiceState, hero: Hero) -> frozenset[Condition]:
    found = set(wounds(hero.now.total, hero.most.total))
    friends = [other for other in state.living if other.seat != hero.seat]
    if any("badly_hurt" in wounds(other.now.total, other.most.total) for other in friends):
        found.add("friend_badly_hurt")
    found.add("fighting" if state.fight else "quiet")
    monster = state.room.monster
    if state.fight and monster is not None and 1 + monster.more > len(state.party):
        found.add("outnumbered")
    return frozenset(found)


def _deeds(state: ThreeDiceState, seat: Seat, legal: Sequence[Action]) -> dict[Deed, Action]:
    hero, found = state.hero(seat), dict[Deed, Action]()
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
