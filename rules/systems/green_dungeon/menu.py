"""What a seat may choose from: every legal action, as buttons and lists."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from rules.core.answers import Option
from rules.core.grid import SIDES
from rules.core.model import Action, Seat
from rules.core.remembered import remembered
from rules.systems.green_dungeon import actions, layout
from rules.systems.green_dungeon.actions import AnyAction, option_id
from rules.systems.green_dungeon.combat import refuges
from rules.systems.green_dungeon.labels import Known, detail, known, label
from rules.systems.green_dungeon.movement import reachable
from rules.systems.green_dungeon.party import is_alone
from rules.systems.green_dungeon.phases import awaiting, phase_of, with_own_first
from rules.systems.green_dungeon.rooms import face_down
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import Phase
from rules.systems.green_dungeon.verbs import VERBS

GROUPS: dict[type[Action], str] = {
    actions.Walk: "gd-walk",
    actions.See: "gd-vision",
    actions.Drink: "gd-potion",
}
Style = Literal["primary", "secondary", "success", "danger"]
STYLES: dict[type[Action], Style] = {
    actions.Go: "primary",
    actions.Retry: "primary",
    actions.Rest: "success",
    actions.EnterLair: "danger",
    actions.Flee: "danger",
    actions.Strike: "primary",
    actions.Cast: "primary",
    actions.Pick: "primary",
    actions.Touch: "primary",
    actions.LevelUp: "success",
    actions.SpendLuck: "success",
}
DECLINING: tuple[AnyAction, ...] = (
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


def lawful(state: GreenDungeonState, seat: Seat) -> Iterator[AnyAction]:
    """Yield the actions of all legal options, in the same order."""
    if seat not in awaiting(state):
        return
    state = with_own_first(state, seat)
    yield from VERBS.permitted(state, seat, candidates(state, seat))


def candidates(state: GreenDungeonState, seat: Seat) -> Iterator[AnyAction]:
    """Yield what might be legal in the present phase."""
    phase = phase_of(state)
    match phase:
        case "move":
            yield from _moving(state, seat)
        case "bribe" | "flight" | "magic":
            yield from _fighting(state, seat, phase)
        case "vision":
            chosen = state.agenda[0].tiles
            yield from (actions.See(tile=i) for i in face_down(state) if i not in chosen)
        case "order":
            yield from (actions.NameLair(tile=tile) for tile in state.agenda[0].tiles)
        case "pick":
            cards = dict.fromkeys(state.agenda[0].cards)
            yield from (actions.Pick(card=card) for card in cards)
        case "luck":
            luck = state.hero(state.agenda[0].seat).luck
            yield from (actions.SpendLuck(count=count) for count in (*range(1, luck + 1), 0))
        case "potion":
            yield from _potions(state, state.agenda[0].seat, only=state.agenda[0].cards)
            yield actions.Skip()
        case _:
            yield from FIXED.get(phase, ())


FIXED: dict[Phase, tuple[AnyAction, ...]] = {
    "lair": (actions.Retreat(), actions.EnterLair()),
    "wood": (actions.Touch(wake=True), actions.Touch(wake=False)),
    "sell": (actions.Sell(which="old"), actions.Sell(which="new")),
    "level": (actions.LevelUp(rise=True), actions.LevelUp(rise=False)),
}


def _moving(state: GreenDungeonState, seat: Seat) -> Iterator[AnyAction]:
    yield from GOING
    yield from RETRYING
    yield actions.Rest()
    beside = {other for _, other, _ in layout.ways(state.light)[state.at]}
    yield from (WALKING[tile] for tile in sorted(reachable(state)) if tile not in beside)
    if state.potions_open:
        yield from _potions(state, seat)


def _fighting(state: GreenDungeonState, seat: Seat, phase: Phase) -> Iterator[AnyAction]:
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


def _potions(
    state: GreenDungeonState, seat: Seat, only: tuple[int, ...] = ()
) -> Iterator[AnyAction]:
    held = dict.fromkeys(state.hero(seat).potions)
    yield from (actions.Drink(card=card) for card in held if not only or card in only)


def option(state: GreenDungeonState, seat: Seat, action: AnyAction) -> Option:
    """Return an action as it is offered."""
    return _option(action, known(state, seat, action))


@lru_cache(maxsize=4096)
def _option(action: AnyAction, about: Known) -> Option:
    return Option(
        id=option_id(action),
        label=label(action, about),
        action=action,
        group=GROUPS.get(type(action), ""),
        detail=detail(action, about),
        style=_style(action, about),
        goes_to=_goes_to(action, about),
        final=about.dying,
    )


def _style(action: AnyAction, about: Known) -> Style:
    """Return how a button looks: what declines something, or gives nothing, is never loud."""
    declines = action in DECLINING or about.hale
    return "secondary" if declines else STYLES.get(type(action), "secondary")


def _goes_to(action: AnyAction, about: Known) -> str:
    """Return the tile a move leads to."""
    if isinstance(action, actions.Walk):
        return layout.name(action.tile)
    going = isinstance(action, actions.Go | actions.Retry | actions.Flee)
    return about.tile if going else ""
