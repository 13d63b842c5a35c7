"""Every verb: when it is allowed, what forbids it, what it does."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.systems.green_dungeon import (
    actions,
    combat,
    harm,
    magic,
    movement,
    potions,
    resting,
    rooms,
    treasure,
)
from rules.systems.green_dungeon.party import is_alone
from rules.systems.green_dungeon.phases import awaiting, phase_of
from rules.systems.green_dungeon.play import Play
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import Phase

Forbids = Callable[[GreenDungeonState, Seat, Any], str | None]
Performs = Callable[[Play, Seat, Any], None]


def never(_: GreenDungeonState, __: Seat, ___: Action) -> str | None:
    """Nothing forbids it but its phase."""
    return None


class Verb(NamedTuple):
    """One kind of action. Who plays alone may use it in the `early` phases too, passing by them."""

    phases: tuple[Phase, ...]
    performs: Performs
    forbids: Forbids = never
    early: tuple[Phase, ...] = ()


VERBS: dict[type[Action], Verb] = {
    actions.Go: Verb(("move",), movement.go, movement.forbids_go),
    actions.Retry: Verb(("move",), movement.retry, movement.forbids_retry),
    actions.Walk: Verb(("move",), movement.walk, movement.forbids_walk),
    actions.Rest: Verb(("move",), resting.rest, resting.forbids_rest),
    actions.EnterLair: Verb(("lair",), movement.enter_lair),
    actions.Retreat: Verb(("lair",), movement.retreat),
    actions.Touch: Verb(("wood",), rooms.touch),
    actions.Bribe: Verb(("bribe",), combat.bribe, combat.forbids_bribe),
    actions.Refuse: Verb(("bribe",), combat.refuse),
    actions.Flee: Verb(("flight",), combat.flee, combat.forbids_flee, early=("bribe",)),
    actions.Stand: Verb(("flight",), combat.stand),
    actions.Cast: Verb(("magic",), magic.cast, magic.forbids_cast, early=("bribe", "flight")),
    actions.Strike: Verb(("magic",), magic.strike, early=("bribe", "flight")),
    actions.Drink: Verb(
        ("magic", "potion", "move"),
        potions.drink,
        potions.forbids_drink,
        early=("bribe", "flight"),
    ),
    actions.Skip: Verb(("potion",), treasure.skip),
    actions.SpendLuck: Verb(("luck",), harm.spend_luck, harm.forbids_luck),
    actions.See: Verb(("vision",), rooms.see, rooms.forbids_see),
    actions.NameLair: Verb(("order",), rooms.name_lair, rooms.forbids_order),
    actions.Pick: Verb(("pick",), treasure.keep, treasure.forbids_pick),
    actions.Sell: Verb(("sell",), treasure.sell),
    actions.LevelUp: Verb(("level",), resting.level_up),
}


def forbidden(state: GreenDungeonState, seat: Seat, action: Action) -> str | None:
    """Return the key of the sentence that says why an action is not allowed now, or None."""
    verb = VERBS.get(type(action))
    phase = phase_of(state)
    if not verb or phase == "over":
        return "gd-error-over"
    if all(player.seat != seat for player in state.players):
        return "gd-error-no-hero"
    if not state.hero(seat).alive:
        return "gd-error-dead"
    if phase not in verb.phases and not (phase in verb.early and is_alone(state)):
        return f"gd-error-now-{phase}"
    if seat not in awaiting(state):
        return "gd-error-not-your-turn"
    return verb.forbids(state, seat, action)


def check(state: GreenDungeonState, seat: Seat, action: Action) -> Verb:
    """Return the verb of an action that is allowed now.

    Raises:
        RuleError: it is not, and its text says why.
    """
    key = forbidden(state, seat, action)
    if key:
        raise RuleError(key)
    return VERBS[type(action)]


def perform(play: Play, seat: Seat, action: Action) -> None:
    """Do it; whoever plays alone thereby passes by what was asked before."""
    verb = VERBS[type(action)]
    if phase_of(play.state) in verb.early:
        while play.state.agenda[0].kind not in verb.phases:
            play.done()
    play.change(votes=())
    verb.performs(play, seat, action)
