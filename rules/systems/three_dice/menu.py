"""What a seat may choose from: every legal action, as buttons and lists."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations

from rules.core.answers import Option
from rules.core.model import Action, Seat
from rules.core.remembered import remembered
from rules.core.scene import Side
from rules.core.words import Text
from rules.systems.three_dice import actions
from rules.systems.three_dice.combat import boosters_at_hand
from rules.systems.three_dice.flight import way_of
from rules.systems.three_dice.labels import (
    OF_THE_MOMENT,
    aims,
    faces_that_hit,
    label,
    lasting_label,
)
from rules.systems.three_dice.loot import giver
from rules.systems.three_dice.mapping import ways
from rules.systems.three_dice.movement import other_temples
from rules.systems.three_dice.phases import awaiting, phase_of
from rules.systems.three_dice.search import forbids_searching
from rules.systems.three_dice.state import (
    Hero,
    ThreeDiceState,
)
from rules.systems.three_dice.terms import ATTRIBUTES, ITEMS
from rules.systems.three_dice.verbs import VERBS


@remembered
def legal_actions(state: ThreeDiceState, seat: Seat) -> tuple[Option, ...]:
    """Return everything a seat may do now; nothing for a seat that is not awaited."""
    return tuple(option(state, seat, action) for action in lawful(state, seat))


def lawful(state: ThreeDiceState, seat: Seat) -> Iterator[Action]:
    """Yield the actions of all legal options, in the same order."""
    if seat not in awaiting(state):
        return
    for action in candidates(state, seat):
        # Searches are many and alike: `_exploring` has asked for all of them.
        if isinstance(action, actions.Search) or not VERBS.of(action).forbids(state, seat, action):
            yield action


def candidates(state: ThreeDiceState, seat: Seat) -> Iterator[Action]:
    """Yield actions that may be legal in the present phase, the frequent ones first."""
    hero = state.hero(seat)
    phase = phase_of(state)
    match phase:
        case "explore":
            yield from _exploring(state, hero)
        case "fight":
            yield from _attacks(state, hero)
            yield from WAYS_OUT
            yield from _potions(hero)
        case "duel":
            yield from _attacks(state, hero)
            yield actions.YieldDuel()
            yield from _potions(hero)
        case _:
            pass
    yield from VERBS.offered(state, seat, phase)


def _exploring(state: ThreeDiceState, hero: Hero) -> Iterator[Action]:
    for door in ways(state.room):
        yield actions.Go(side=door.side)
    yield from HERE
    if not forbids_searching(state, state.room):
        yield from SEARCHES
    yield from _rooms(state, hero)
    for door in ways(state.room):
        if door.kind == "locked":
            yield from (actions.Unlock(side=door.side), actions.Force(side=door.side))
    if state.options.mode == "classic":
        yield from (actions.Go(side=door.side, fragment=True) for door in ways(state.room))
    yield from _potions(hero)
    yield from (actions.Take(item=item) for item in ITEMS if item in state.room.floor)
    yield from (actions.Drop(item=item) for item in ITEMS if item in hero.pack)
    if state.options.duel:
        yield from (actions.Challenge(seat=other) for other in state.acting)


HERE = (
    actions.Descend(),
    actions.Ascend(),
    actions.GoHome(),
    actions.Unearth(),
    actions.Rest(),
    actions.Wait(),
)
WAYS_OUT = (actions.RunWithBoots(), actions.UseSalts(), actions.Flee())
ATTACKS = tuple(actions.Attack(attribute=attribute) for attribute in ATTRIBUTES)
SEARCHES = tuple(
    actions.Search(numbers=numbers)
    for numbers in sorted(
        combinations(range(1, 7), 3), key=lambda each: each not in (actions.ODD, actions.EVEN)
    )
)
"""Every search there is, odd and even numbers first."""


def _attacks(state: ThreeDiceState, hero: Hero) -> Iterator[Action]:
    yield from ATTACKS
    for attribute in ATTRIBUTES:
        at_hand = boosters_at_hand(state, hero, attribute)
        for size in range(1, len(at_hand) + 1):
            for boosters in combinations(at_hand, size):
                yield actions.Attack(attribute=attribute, boosters=boosters)


def _potions(hero: Hero) -> Iterator[Action]:
    if not hero.count("potion"):
        return
    if hero.pool is not None:
        yield actions.Drink()
        return
    hurt = [attribute for attribute in ATTRIBUTES if hero.lacks(attribute)]
    yield from (actions.Drink(attributes=(attribute,)) for attribute in hurt)
    yield from (actions.Drink(attributes=pair) for pair in combinations(hurt, 2))


def _rooms(state: ThreeDiceState, hero: Hero) -> Iterable[Action]:
    """Return temples and rooms to go to by magic: all that were found (TD-044, TD-053)."""
    scroll = giver(state, hero.seat, "teleport")
    there: list[Action] = [
        vote.action
        for vote in state.votes
        if isinstance(vote.action, actions.ReadTeleport) and scroll is None
    ]
    if scroll is not None:
        numbers = (room.number for room in state.level.rooms if room.number != state.here)
        there.extend(actions.ReadTeleport(room=number) for number in numbers)
    if state.room.shape == "temple":
        there.extend(actions.TempleTeleport(room=number) for number in other_temples(state))
    return tuple(dict.fromkeys(there))


def option(state: ThreeDiceState, seat: Seat, action: Action) -> Option:
    """Return an action as it is offered."""
    if not isinstance(action, OF_THE_MOMENT):
        return _lasting_option(action)
    return Option.of(
        VERBS.id_of(action),
        label(state, seat, action),
        action,
        group=_group(action),
        detail=_detail(state, seat, action),
        style=VERBS.of(action).style,
        goes_to=_goes_to(action),
    )


@cache
def _lasting_option(action: Action) -> Option:
    """Return what is offered in the same words in every position; there are a few hundred."""
    return Option(
        id=VERBS.id_of(action),
        label=lasting_label(action),
        action=action,
        group=VERBS.of(action).group,
        style=VERBS.of(action).style,
        final=isinstance(action, actions.GoHome),
    )


DIRECTIONS = {Side.NORTH: "north", Side.EAST: "east", Side.SOUTH: "south", Side.WEST: "west"}


def _group(action: Action) -> str:
    if isinstance(action, actions.Attack) and action.boosters:
        return "boosted"
    if isinstance(action, actions.Go) and action.fragment:
        return "map"
    return VERBS.of(action).group


def _detail(state: ThreeDiceState, seat: Seat, action: Action) -> Text | None:
    """Return how many faces hit, for attacks, or what it may cost, for what moves everybody."""
    match action:
        case actions.Flee() | actions.Run():
            return Text.of(f"td-cost-{way_of(state)}")
        case actions.ReadTeleport() if len(state.acting) > 1 and not state.options.split_party:
            return Text.of("td-detail-teleport")
        case actions.Attack() if len(aims(state, seat, action)) == 1:
            return Text.of("td-detail-attack", faces=faces_that_hit(state, seat, action))
        case _:
            return None


def _goes_to(action: Action) -> str:
    match action:
        case actions.Go(fragment=False):
            return DIRECTIONS[action.side]
        case actions.TempleTeleport():
            return f"room {action.room}"
        case actions.ReadTeleport():
            return f"teleport: room {action.room}"
        case _:
            return ""
