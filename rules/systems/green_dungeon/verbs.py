"""Every verb: when it is allowed, what forbids it, what it does."""

from collections.abc import Mapping

from rules.core.model import Action, Seat
from rules.core.verbs import PhasedVerbs, Verb
from rules.systems.green_dungeon import (
    actions,
    combat,
    damage,
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

BY_ACTION: Mapping[type[Action], Verb[Phase, GreenDungeonState, Play, str]] = {
    actions.Go: Verb(("move",), movement.go, movement.forbids_go),
    actions.Retry: Verb(("move",), movement.retry, movement.forbids_retry),
    actions.Walk: Verb(("move",), movement.walk, movement.forbids_walk),
    actions.Rest: Verb(("move",), resting.rest, resting.forbids_rest),
    actions.EnterLair: Verb(("lair",), movement.enter_lair),
    actions.Retreat: Verb(("lair",), movement.retreat),
    actions.Touch: Verb(("wood",), rooms.touch),
    actions.Bribe: Verb(("bribe",), combat.bribe, combat.forbids_bribe),
    actions.Refuse: Verb(("bribe",), combat.refuse),
    actions.Flee: Verb(("flight",), combat.flee, combat.forbids_flee),
    actions.Stand: Verb(("flight",), combat.stand),
    actions.Cast: Verb(("magic",), magic.cast, magic.forbids_cast),
    actions.Strike: Verb(("magic",), magic.strike),
    actions.Drink: Verb(
        ("magic", "potion", "move"),
        potions.drink,
        potions.forbids_drink,
    ),
    actions.Skip: Verb(("potion",), treasure.skip),
    actions.SpendLuck: Verb(("luck",), damage.spend_luck, damage.forbids_luck),
    actions.See: Verb(("vision",), rooms.see, rooms.forbids_see),
    actions.NameLair: Verb(("order",), rooms.name_lair, rooms.forbids_order),
    actions.Pick: Verb(("pick",), treasure.keep, treasure.forbids_pick),
    actions.Sell: Verb(("sell",), treasure.sell),
    actions.LevelUp: Verb(("level",), resting.level_up),
}


EARLY: Mapping[type[Action], tuple[Phase, ...]] = {
    actions.Flee: ("bribe",),
    actions.Cast: ("bribe", "flight"),
    actions.Strike: ("bribe", "flight"),
    actions.Drink: ("bribe", "flight"),
}
"""Phases besides their own in which whoever plays alone may act, answering no to what is asked."""


def is_early(phase: Phase, action: Action) -> bool:
    """Return whether an action comes before its own phase."""
    return phase in EARLY.get(type(action), ())


class GreenDungeonVerbs(PhasedVerbs[Phase, GreenDungeonState, Play]):
    """The verbs of Green Dungeon: whoever plays alone may act early."""

    def allows(self, state: GreenDungeonState, phase: Phase, action: Action) -> bool:
        """Return whether a phase asks for an action, or a lone player may do it early."""
        return super().allows(state, phase, action) or (is_early(phase, action) and is_alone(state))


VERBS = GreenDungeonVerbs("gd", BY_ACTION, phase_of, awaiting)


def perform(play: Play, seat: Seat, action: Action) -> None:
    """Do it; whoever plays alone thereby answers no to what was asked before."""
    verb = VERBS.of(action)
    if is_early(phase_of(play.state), action):
        while play.state.agenda[0].kind not in verb.phases:
            play.done()
    play.change(votes=())
    verb.performs(play, seat, action)
