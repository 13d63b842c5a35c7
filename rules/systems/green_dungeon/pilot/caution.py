"""What a hero does whose player is absent: nothing is opened, spent or promised."""

from collections.abc import Iterator

from rules.core.caution import NONE, Caution, Risk, with_company
from rules.core.model import Action, Seat
from rules.systems.green_dungeon import actions
from rules.systems.green_dungeon.movement import way_on
from rules.systems.green_dungeon.party import deciders
from rules.systems.green_dungeon.phases import awaiting, is_common, phase_of
from rules.systems.green_dungeon.pilot.exploring import AGREE
from rules.systems.green_dungeon.pilot.tactics import tactics
from rules.systems.green_dungeon.state import GreenDungeonState


def caution(state: GreenDungeonState, seat: Seat, there: frozenset[Seat]) -> Caution:
    """Return how a hero whose player is absent is played with care.

    A hero who leads the party alone goes on into rooms and through doors, as nobody else can; so
    does a party that has got nowhere for long.
    """
    if not there or seat not in awaiting(state):
        return NONE
    phase = phase_of(state)
    alone = state.options.decisions == "leader" and deciders(state) == (seat,)
    stuck = alone or state.idle >= AGREE
    return with_company(
        lambda action: _risk(state, seat, action, stuck=stuck),
        _wishes(state),
        state.votes,
        there,
        leave=is_common(state, phase) and any(other in there for other in deciders(state)),
    )


def _risk(state: GreenDungeonState, seat: Seat, action: Action, *, stuck: bool) -> Risk | None:
    match action:
        case actions.Go(side=side) if not stuck:
            found = way_on(state, side)
            if found is None or found[1] == "door" or not state.tiles[found[0]].explored:
                return "opens"
            return "provokes" if state.waiting(found[0]) else None
        case actions.Retry() | actions.EnterLair() if not stuck:
            return "opens"
        case actions.Touch(wake=True):
            return "opens"
        case actions.SpendLuck(count=count):
            return "spends" if count > _luck_for_life(state) else None
        case actions.Drink() if "badly_hurt" in tactics(state, seat).holds:
            return None
        case actions.Bribe() | actions.Cast() | actions.Drink():
            return "spends"
        case _:
            return None


def _luck_for_life(state: GreenDungeonState) -> int:
    """Return the luck that saves the life of the hero who is asked, 0 for one who lives anyway."""
    hero = state.hero(state.agenda[0].seat)
    return 0 if hero.health > 0 else min(hero.luck, 1 - hero.health // 3)


def _wishes(state: GreenDungeonState) -> Iterator[Action]:
    """Yield saving one's life by luck, and a rest of those who have got nowhere yet."""
    if phase_of(state) == "luck":
        yield actions.SpendLuck(count=_luck_for_life(state))
    if state.idle < AGREE:
        yield actions.Rest()
