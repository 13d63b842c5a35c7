"""What a seat may choose from: every legal action, as buttons and lists."""

from collections.abc import Iterator
from functools import lru_cache

from rules.core.answers import Option, Style
from rules.core.grid import SIDES
from rules.core.model import Action, Seat
from rules.core.remembered import remembered
from rules.systems.green_dungeon import actions, layout
from rules.systems.green_dungeon.combat import refuges
from rules.systems.green_dungeon.labels import Known, detail, known, label
from rules.systems.green_dungeon.movement import reachable
from rules.systems.green_dungeon.party import is_alone
from rules.systems.green_dungeon.phases import awaiting, phase_of, with_own_first
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import Phase
from rules.systems.green_dungeon.verbs import VERBS

DECLINING: tuple[Action, ...] = (
    actions.Touch(wake=False),
    actions.LevelUp(rise=False),
    actions.SpendLuck(count=0),
)
GOING = tuple(actions.Go(side=side) for side in SIDES)
RETRYING = tuple(actions.Retry(side=side) for side in SIDES)
WALKING = tuple(actions.Walk(tile=tile) for tile in range(layout.TILES))
CASTING = (actions.Cast(spell="lesser"), actions.Cast(spell="greater"))


@remembered
def legal_actions(state: GreenDungeonState, seat: Seat) -> tuple[Option, ...]:
    """Return everything a seat may do now, the default first.

    Nothing for a seat that is not awaited.
    """
    now = with_own_first(state, seat)
    return tuple(option(now, seat, action) for action in lawful(state, seat))


def lawful(state: GreenDungeonState, seat: Seat) -> Iterator[Action]:
    """Yield the actions of all legal options, in the same order."""
    if seat not in awaiting(state):
        return
    state = with_own_first(state, seat)
    yield from VERBS.permitted(state, seat, candidates(state, seat))


def candidates(state: GreenDungeonState, seat: Seat) -> Iterator[Action]:
    """Yield actions that may be legal in the present phase."""
    phase = phase_of(state)
    match phase:
        case "move":
            yield from _moving(state, seat)
        case "bribe" | "flight" | "magic":
            yield from _fighting(state, seat, phase)
        case "potion":
            yield from _potions(state, state.agenda[0].seat, only=state.agenda[0].cards)
        case _:
            pass
    yield from VERBS.offered(state, seat, phase)


def _moving(state: GreenDungeonState, seat: Seat) -> Iterator[Action]:
    yield from GOING
    yield from RETRYING
    yield actions.Rest()
    beside = {other for _, other, _ in layout.ways(state.light)[state.at]}
    yield from (WALKING[tile] for tile in sorted(reachable(state)) if tile not in beside)
    if state.potions_open:
        yield from _potions(state, seat)


def _fighting(state: GreenDungeonState, seat: Seat, phase: Phase) -> Iterator[Action]:
    """Yield all that a combat turn offers to whoever plays alone, else what is asked."""
    alone = is_alone(state)
    if phase == "magic" or alone:
        yield actions.Strike()
        yield from CASTING
        yield from _potions(state, seat if alone else state.agenda[0].seat)
    if phase == "bribe":
        yield actions.Bribe()
        if not alone:
            yield actions.Refuse()
    if phase == "flight" or (phase == "bribe" and alone):
        if not alone:
            yield actions.Stand()
        yield from (flee for flee, _ in refuges(state))


def _potions(state: GreenDungeonState, seat: Seat, only: tuple[int, ...] = ()) -> Iterator[Action]:
    held = dict.fromkeys(state.hero(seat).potions)
    yield from (actions.Drink(card=card) for card in held if not only or card in only)


def option(state: GreenDungeonState, seat: Seat, action: Action) -> Option:
    """Return an action as it is offered."""
    return _option(action, known(state, seat, action))


@lru_cache(maxsize=4096)
def _option(action: Action, about: Known) -> Option:
    return Option(
        id=VERBS.id_of(action),
        label=label(action, about),
        action=action,
        group=VERBS.of(action).group,
        detail=detail(action, about),
        style=_style(action, about),
        goes_to=_goes_to(action, about),
        final=about.dying,
    )


def _style(action: Action, about: Known) -> Style:
    """Return how a button looks: what declines something, or gives nothing, is never loud."""
    declines = action in DECLINING or about.hale
    return "secondary" if declines else VERBS.of(action).style


def _goes_to(action: Action, about: Known) -> str:
    """Return the tile a move leads to."""
    if isinstance(action, actions.Walk):
        return layout.name(action.tile)
    going = isinstance(action, actions.Go | actions.Retry | actions.Flee)
    return about.tile if going else ""
