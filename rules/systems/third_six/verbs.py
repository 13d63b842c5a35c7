"""Every verb: when it is allowed, what it does, what forbids it, how it looks; rarer ones first."""

from collections.abc import Mapping

from rules.core.model import Action, Seat
from rules.core.verbs import PhasedVerbs, Verb, always
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
from rules.systems.third_six.resolution import Resolution
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.terms import SPELLS


def force(play: Resolution, seat: Seat, action: actions.ForceDoor) -> None:
    """Attack a locked door (TS-010)."""
    combat.force(play, seat, action.side)


FIRST_SPELLS = tuple(actions.ChooseSpell(spell=spell) for spell in SPELLS)
AT_WILL: tuple[Phase, ...] = ("explore", "fight", "town")
WAYS: tuple[Phase, ...] = ("explore", "fight")
"""When a party goes elsewhere: in a fight past sleepers alone (TS-015)."""

BY_ACTION: Mapping[type[Action], Verb[Phase, ThirdSixState, Resolution, str]] = {
    actions.ChooseClass: Verb(
        ("class",), creation.choose_class, creation.forbids_class, creation.offers_class,
        style="primary", word="class", lesson="third-six-lesson-class",
    ),
    actions.ChooseSpell: Verb(
        ("spells",), creation.choose_spell, creation.forbids_spell,
        offers=always(*FIRST_SPELLS), word="spell", lesson="third-six-lesson-spells",
    ),
    actions.Modify: Verb(
        ("modify",), combat.modify, combat.forbids_modify, combat.offers_modify,
        style="primary", lesson="third-six-lesson-modify",
    ),
    actions.Reroll: Verb(
        ("modify",), combat.reroll, combat.forbids_reroll,
        offers=always(actions.Reroll()), style="primary", lesson="third-six-lesson-modify",
    ),
    actions.AcceptMiss: Verb(
        ("modify",), combat.accept, offers=always(actions.AcceptMiss()), style="danger"
    ),
    actions.Burn: Verb(
        ("burn",), spells.burn, spells.forbids_burn, spells.offers_burn,
        group="ts-fire", lesson="third-six-lesson-burn",
    ),
    actions.Steal: Verb(
        ("fight",), sleepers.steal, sleepers.forbids_steal,
        group="ts-steal", lesson="third-six-lesson-steal",
    ),
    actions.Attack: Verb(
        ("fight",), combat.attack, combat.forbids_attack,
        style="primary", lesson="third-six-lesson-attack",
    ),
    actions.Pass: Verb(("fight",), combat.pass_turn),
    actions.CloseExits: Verb(
        ("close",), layout.close_exits, layout.forbids_close, layout.offers_close,
        shared=True, lesson="third-six-lesson-close",
    ),
    actions.GivePendant: Verb(
        ("pendant",), treasure.give, treasure.forbids_give, treasure.offers_give,
        shared=True, lesson="third-six-lesson-pendant",
    ),
    actions.LevelUp: Verb(
        ("town",), town.level_up, town.forbids_level,
        style="success", lesson="third-six-lesson-level",
    ),
    actions.Treat: Verb(
        ("town",), town.treat, town.forbids_treat,
        style="success", lesson="third-six-lesson-treat",
    ),
    actions.Recruit: Verb(("town",), town.recruit, town.forbids_recruit, group="ts-recruit"),
    actions.LeaveTown: Verb(("town",), town.leave_town, shared=True, word="return"),
    actions.NewDungeon: Verb(
        ("town",), town.new_dungeon, town.forbids_new, shared=True, style="success"
    ),
    actions.GoHome: Verb(("town", "explore"), town.go_home, town.forbids_home, shared=True),
    actions.PickLock: deed(Verb(
        ("explore",), doors.pick_lock, doors.forbids_pick,
        group="ts-doors", lesson="third-six-lesson-lock",
    )),
    actions.ForceDoor: deed(Verb(
        ("explore",), force, doors.forbids_force,
        group="ts-doors", lesson="third-six-lesson-lock",
    )),
    actions.UseKey: Verb(
        ("explore",), doors.use_key, doors.forbids_key,
        group="ts-doors", word="key", lesson="third-six-lesson-lock",
    ),
    actions.LearnSpell: deed(Verb(
        ("explore", "town"), spells.learn, spells.forbids_learn,
        group="ts-scroll", lesson="third-six-lesson-learn",
    )),
    actions.Descend: Verb(
        WAYS, movement.descend, movement.forbids_descend,
        shared=True, style="success", lesson="third-six-lesson-descend",
    ),
    actions.Ascend: Verb(WAYS, movement.ascend, movement.forbids_ascend, shared=True),
    actions.Cast: deed(Verb(
        AT_WILL, spells.cast, spells.forbids_cast,
        group="ts-spell", lesson="third-six-lesson-cast",
    )),
    actions.ReadScroll: deed(Verb(
        AT_WILL, spells.read_scroll, spells.forbids_read,
        group="ts-scroll", lesson="third-six-lesson-cast",
    )),
    actions.Drink: deed(Verb(AT_WILL, potions.drink, potions.forbids_drink, group="ts-potion")),
    actions.GoToTown: Verb(
        WAYS, town.go_to_town, town.forbids_town,
        shared=True, word="town", lesson="third-six-lesson-town",
    ),
    actions.Go: Verb(
        WAYS, movement.go, movement.forbids_go,
        shared=True, style="primary", lesson="third-six-lesson-go",
    ),
}  # fmt: skip


# TS-053, TS-055: while foes stand there is the fight.
BARRED: Mapping[tuple[Phase, Phase], str] = {
    ("fight", "explore"): "ts-error-foes-bar",
    ("explore", "fight"): "ts-error-no-fight",
    ("town", "fight"): "ts-error-no-fight",
    ("explore", "town"): "ts-error-only-in-town",
}

VERBS = PhasedVerbs("ts", BY_ACTION, phase_of, awaiting, BARRED)


def is_shared(state: ThirdSixState, action: Action) -> bool:
    """Return whether the party decides an action together.

    In a fight whoever has the turn leads the way out.
    """
    return VERBS.of(action).shared and phase_of(state) != "fight"
