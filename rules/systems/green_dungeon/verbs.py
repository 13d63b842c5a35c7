"""Every verb: when it is allowed, what it does, what forbids it, how it looks; rarer ones first."""

from collections.abc import Mapping

from rules.core.model import Action, Seat
from rules.core.verbs import PhasedVerbs, Verb, always
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
from rules.systems.green_dungeon.resolution import Resolution
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import Phase

BY_ACTION: Mapping[type[Action], Verb[Phase, GreenDungeonState, Resolution, str]] = {
    actions.SpendLuck: Verb(
        ("luck",), damage.spend_luck, damage.forbids_luck, damage.offers_luck,
        style="success", lesson="green-dungeon-lesson-luck",
    ),
    actions.Bribe: Verb(
        ("bribe",), combat.bribe, combat.forbids_bribe, lesson="green-dungeon-lesson-bribe"
    ),
    actions.Refuse: Verb(("bribe",), combat.refuse),
    actions.Retreat: Verb(("lair",), movement.retreat, offers=always(actions.Retreat())),
    actions.EnterLair: Verb(
        ("lair",), movement.enter_lair,
        offers=always(actions.EnterLair()), style="danger", lesson="green-dungeon-lesson-lair",
    ),
    actions.Flee: Verb(
        ("flight",), combat.flee, combat.forbids_flee,
        style="danger", lesson="green-dungeon-lesson-flee",
    ),
    actions.Stand: Verb(("flight",), combat.stand),
    actions.Cast: Verb(
        ("magic",), magic.cast, magic.forbids_cast,
        style="primary", word=actions.own_id, lesson="green-dungeon-lesson-spell",
    ),
    actions.Strike: Verb(
        ("magic",), magic.strike, style="primary", lesson="green-dungeon-lesson-strike"
    ),
    actions.LevelUp: Verb(
        ("level",), resting.level_up,
        offers=always(actions.LevelUp(rise=True), actions.LevelUp(rise=False)),
        style="success", word=actions.own_id, lesson="green-dungeon-lesson-level",
    ),
    actions.Pick: Verb(
        ("pick",), treasure.keep, treasure.forbids_pick, treasure.offers_pick,
        style="primary", word=actions.own_id, lesson="green-dungeon-lesson-pick",
    ),
    actions.Sell: Verb(
        ("sell",), treasure.sell,
        offers=always(actions.Sell(which="old"), actions.Sell(which="new")),
        lesson="green-dungeon-lesson-sell",
    ),
    actions.Touch: Verb(
        ("wood",), rooms.touch,
        offers=always(actions.Touch(wake=True), actions.Touch(wake=False)),
        style="primary", word=actions.own_id, lesson="green-dungeon-lesson-touch",
    ),
    actions.See: Verb(
        ("vision",), rooms.see, rooms.forbids_see, rooms.offers_see,
        group="gd-vision", word=actions.own_id, lesson="green-dungeon-lesson-see",
    ),
    actions.NameLair: Verb(
        ("order",), rooms.name_lair, rooms.forbids_order, rooms.offers_order,
        word=actions.own_id, lesson="green-dungeon-lesson-name",
    ),
    actions.Retry: Verb(
        ("move",), movement.retry, movement.forbids_retry,
        style="primary", lesson="green-dungeon-lesson-retry",
    ),
    actions.Drink: Verb(
        ("magic", "potion", "move"), potions.drink, potions.forbids_drink,
        group="gd-potion", word=actions.own_id, lesson="green-dungeon-lesson-drink",
    ),
    actions.Skip: Verb(("potion",), treasure.skip, offers=always(actions.Skip())),
    actions.Rest: Verb(
        ("move",), resting.rest, resting.forbids_rest,
        style="success", lesson="green-dungeon-lesson-rest",
    ),
    actions.Go: Verb(
        ("move",), movement.go, movement.forbids_go,
        style="primary", lesson="green-dungeon-lesson-go",
    ),
    actions.Walk: Verb(
        ("move",), movement.walk, movement.forbids_walk, group="gd-walk", word=actions.own_id
    ),
}  # fmt: skip


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


class GreenDungeonVerbs(PhasedVerbs[Phase, GreenDungeonState, Resolution]):
    """The verbs of Green Dungeon: whoever plays alone may act early."""

    def allows(self, state: GreenDungeonState, phase: Phase, action: Action) -> bool:
        """Return whether a phase asks for an action, or a lone player may do it early."""
        return super().allows(state, phase, action) or (is_early(phase, action) and is_alone(state))


VERBS = GreenDungeonVerbs("gd", BY_ACTION, phase_of, awaiting)


def perform(play: Resolution, seat: Seat, action: Action) -> None:
    """Carry out an action; in a solo game it answers no to the questions before it."""
    verb = VERBS.of(action)
    if is_early(phase_of(play.state), action):
        while play.state.agenda[0].kind not in verb.phases:
            play.done()
    play.change(votes=())
    verb.performs(play, seat, action)
