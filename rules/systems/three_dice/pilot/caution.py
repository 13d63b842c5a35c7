"""What a hero does whose player is absent: nothing is opened, spent or promised."""

from collections.abc import Iterator

from rules.core.caution import NONE, Caution, Risk, with_company
from rules.core.model import Action, Seat
from rules.systems.three_dice import actions
from rules.systems.three_dice.combat import target
from rules.systems.three_dice.mapping import neighbour
from rules.systems.three_dice.menu import lawful
from rules.systems.three_dice.party import deciders
from rules.systems.three_dice.phases import awaiting, phase_of
from rules.systems.three_dice.pilot.pathing import first_step
from rules.systems.three_dice.pilot.tactics import tactics
from rules.systems.three_dice.stalling import AGREE, idle
from rules.systems.three_dice.state import ThreeDiceState

TOGETHER = ("explore", "keep", "exits", "door", "theme", "claim")
"""Phases in which the heroes decide the same. A flight costs each of them: each decides alone."""


def caution(state: ThreeDiceState, seat: Seat, there: frozenset[Seat]) -> Caution:
    """Return how a hero whose player is absent is played with care.

    A hero who leads the party alone goes on through exits, as nobody else can; so does a party that
    has found nothing for long.
    """
    if not there or seat not in awaiting(state):
        return NONE
    alone = state.options.decisions == "leader" and deciders(state) == (seat,)
    stuck = alone or idle(state) >= AGREE
    common = phase_of(state) in TOGETHER
    return with_company(
        lambda action: _risk(state, seat, action, stuck=stuck),
        _wishes(state, there),
        state.votes if common else (),
        there,
        guard=_plain_attack(state, seat),
        leave=common and any(other in there for other in deciders(state)),
    )


SPENDING = (actions.Drop, actions.ReadTeleport, actions.Unearth, actions.Unlock)


def _risk(state: ThreeDiceState, seat: Seat, action: Action, *, stuck: bool) -> Risk | None:
    match action:
        case actions.Go(fragment=False) | actions.Descend() | actions.Search() | actions.GoHome():
            return None if stuck else _of_way(state, action)
        case (
            actions.UseCharm()
            | actions.Drink()
            | actions.RunWithBoots()
            | actions.UseSalts()
            | actions.Attack(boosters=(_, *_))
        ):
            return None if _is_for_life(state, seat) else "spends"
        case actions.Force():
            return "opens"
        case actions.AnswerChallenge(accept=True) | actions.Challenge():
            return "commits"
        case actions.Ascend():
            return "strays"
        case actions.Go():
            return "spends"
        case _:
            return "spends" if isinstance(action, SPENDING) else None


def _is_for_life(state: ThreeDiceState, seat: Seat) -> bool:
    """Return whether a hero is so badly hurt that what is scarce may save a life."""
    return "badly_hurt" in tactics(state, seat).holds


def _plain_attack(state: ThreeDiceState, seat: Seat) -> Action | None:
    """Return the attack with the best target number that uses nothing up."""
    hero = state.hero(seat)
    plain = [
        action
        for action in lawful(state, seat)
        if isinstance(action, actions.Attack) and not action.boosters
    ]
    return max(plain, key=lambda blow: target(state, hero, blow.attribute), default=None)


def _of_way(state: ThreeDiceState, action: Action) -> Risk | None:
    """Return the risk of a way on: only known rooms without a monster have none."""
    if isinstance(action, actions.GoHome):
        return "commits"
    if not isinstance(action, actions.Go):
        return "opens"
    beyond = neighbour(state.level, state.room, action.side)
    if beyond is None:
        return "opens"
    return None if beyond.monster is None else "provokes"


def _wishes(state: ThreeDiceState, there: frozenset[Seat]) -> Iterator[Action]:
    """Yield giving up a duel; to the others who are there; a rest of the hurt; waiting."""
    yield actions.YieldDuel()
    if phase_of(state) != "explore":
        return
    rooms = {hero.room for hero in state.living if hero.seat in there}
    if rooms and state.here not in rooms:
        step = first_step(state, lambda room: room.number in rooms, brave=False)
        if step is not None:
            yield step
    hurt = any(hero.now != hero.most or hero.pool != hero.pool_most for hero in state.party)
    if hurt and idle(state) < AGREE:
        yield actions.Rest()
    if idle(state) < AGREE:
        yield actions.Wait()
