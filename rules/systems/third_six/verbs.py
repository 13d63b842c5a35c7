"""Every verb: when it is allowed, what forbids it, what it does, and whether all must agree."""

from collections.abc import Mapping

from rules.core.model import Action, Seat
from rules.core.verbs import Verb, Verbs
from rules.systems.third_six import (
    actions,
    combat,
    creation,
    doors,
    layout,
    movement,
    potions,
    sleepers,
    spells,
    town,
    treasure,
)
from rules.systems.third_six.companions import deed
from rules.systems.third_six.phases import Phase, awaiting, phase_of
from rules.systems.third_six.play import Play
from rules.systems.third_six.state import ThirdSixState


def force(play: Play, seat: Seat, action: actions.ForceDoor) -> None:
    """Attack a locked door (TS-010)."""
    combat.force(play, seat, action.side)


AT_WILL: tuple[Phase, ...] = ("explore", "fight", "town")
WAYS: tuple[Phase, ...] = ("explore", "fight")
"""When a party goes elsewhere: in a fight past sleepers alone (TS-015)."""

BY_ACTION: Mapping[type[Action], Verb[Phase, ThirdSixState, Play]] = {
    actions.ChooseClass: Verb(("class",), creation.choose_class, creation.forbids_class),
    actions.ChooseSpell: Verb(("spells",), creation.choose_spell, creation.forbids_spell),
    actions.Go: Verb(WAYS, movement.go, movement.forbids_go, shared=True),
    actions.CloseExits: Verb(("close",), layout.close_exits, layout.forbids_close, shared=True),
    actions.Descend: Verb(WAYS, movement.descend, movement.forbids_descend, shared=True),
    actions.Ascend: Verb(WAYS, movement.ascend, movement.forbids_ascend, shared=True),
    actions.ForceDoor: deed(("explore",), force, doors.forbids_force),
    actions.PickLock: deed(("explore",), doors.pick_lock, doors.forbids_pick),
    actions.UseKey: Verb(("explore",), doors.use_key, doors.forbids_key),
    actions.Attack: Verb(("fight",), combat.attack, combat.forbids_attack),
    actions.Modify: Verb(("modify",), combat.modify, combat.forbids_modify),
    actions.Reroll: Verb(("modify",), combat.reroll, combat.forbids_reroll),
    actions.AcceptMiss: Verb(("modify",), combat.accept),
    actions.Steal: Verb(("fight",), sleepers.steal, sleepers.forbids_steal),
    actions.Pass: Verb(("fight",), combat.pass_turn),
    actions.Cast: deed(AT_WILL, spells.cast, spells.forbids_cast),
    actions.ReadScroll: deed(AT_WILL, spells.read_scroll, spells.forbids_read),
    actions.Burn: Verb(("burn",), spells.burn, spells.forbids_burn),
    actions.LearnSpell: deed(("explore", "town"), spells.learn, spells.forbids_learn),
    actions.Drink: deed(AT_WILL, potions.drink, potions.forbids_drink),
    actions.GivePendant: Verb(("pendant",), treasure.give, treasure.forbids_give, shared=True),
    actions.GoToTown: Verb(WAYS, town.go_to_town, town.forbids_town, shared=True),
    actions.LeaveTown: Verb(("town",), town.leave_town, shared=True),
    actions.NewDungeon: Verb(("town",), town.new_dungeon, town.forbids_new, shared=True),
    actions.GoHome: Verb(("town", "explore"), town.go_home, town.forbids_home, shared=True),
    actions.Treat: Verb(("town",), town.treat, town.forbids_treat),
    actions.LevelUp: Verb(("town",), town.level_up, town.forbids_level),
    actions.Recruit: Verb(("town",), town.recruit, town.forbids_recruit),
}


# TS-053, TS-055: while foes stand there is the fight.
BARRED: Mapping[tuple[Phase, Phase], str] = {
    ("fight", "explore"): "ts-error-foes-bar",
    ("explore", "fight"): "ts-error-no-fight",
    ("town", "fight"): "ts-error-no-fight",
    ("explore", "town"): "ts-error-only-in-town",
}

VERBS = Verbs("ts", BY_ACTION, phase_of, awaiting, BARRED)


def is_shared(state: ThirdSixState, action: Action) -> bool:
    """Return whether the party decides it together.

    In a fight whoever has the turn leads the way out.
    """
    return VERBS.of(action).shared and phase_of(state) != "fight"
