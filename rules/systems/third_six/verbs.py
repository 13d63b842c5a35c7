"""Every verb: when it is allowed, what forbids it, what it does, and whether all must agree."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core.errors import RuleError
from rules.core.model import Action, Seat
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
from rules.systems.third_six.phases import Phase, awaiting, phase_of
from rules.systems.third_six.play import Play
from rules.systems.third_six.state import ThirdSixState

Forbids = Callable[[ThirdSixState, Seat, Any], str | None]
Performs = Callable[[Play, Seat, Any], None]


def never(_: ThirdSixState, __: Seat, ___: Action) -> str | None:
    """Nothing forbids it but its phase."""
    return None


def force(play: Play, seat: Seat, action: actions.ForceDoor) -> None:
    """Attack a locked door (TS-010)."""
    combat.force(play, seat, action.side)


class Verb(NamedTuple):
    """One kind of action; `shared` verbs are decided by the party."""

    phases: tuple[Phase, ...]
    performs: Performs
    forbids: Forbids = never
    shared: bool = False


AT_WILL: tuple[Phase, ...] = ("explore", "fight", "town")

VERBS: dict[type[Action], Verb] = {
    actions.ChooseClass: Verb(("class",), creation.choose_class, creation.forbids_class),
    actions.ChooseSpell: Verb(("spells",), creation.choose_spell, creation.forbids_spell),
    actions.Go: Verb(("explore", "fight"), movement.go, movement.forbids_go, shared=True),
    actions.CloseExits: Verb(("close",), layout.close_exits, layout.forbids_close, shared=True),
    actions.Descend: Verb(("explore",), movement.descend, movement.forbids_descend, shared=True),
    actions.Ascend: Verb(("explore",), movement.ascend, movement.forbids_ascend, shared=True),
    actions.ForceDoor: Verb(("explore",), force, doors.forbids_force),
    actions.PickLock: Verb(("explore",), doors.pick_lock, doors.forbids_pick),
    actions.UseKey: Verb(("explore",), doors.use_key, doors.forbids_key),
    actions.Attack: Verb(("fight",), combat.attack, combat.forbids_attack),
    actions.Modify: Verb(("modify",), combat.modify, combat.forbids_modify),
    actions.Reroll: Verb(("modify",), combat.reroll, combat.forbids_reroll),
    actions.AcceptMiss: Verb(("modify",), combat.accept),
    actions.Steal: Verb(("fight",), sleepers.steal, sleepers.forbids_steal),
    actions.Pass: Verb(("fight",), combat.pass_turn),
    actions.Cast: Verb(AT_WILL, spells.cast, spells.forbids_cast),
    actions.ReadScroll: Verb(AT_WILL, spells.read_scroll, spells.forbids_read),
    actions.Burn: Verb(("burn",), spells.burn, spells.forbids_burn),
    actions.LearnSpell: Verb(("explore", "town"), spells.learn, spells.forbids_learn),
    actions.Drink: Verb(AT_WILL, potions.drink, potions.forbids_drink),
    actions.GivePendant: Verb(("pendant",), treasure.give, treasure.forbids_give, shared=True),
    actions.GoToTown: Verb(("explore",), town.go_to_town, town.forbids_town, shared=True),
    actions.LeaveTown: Verb(("town",), town.leave_town, shared=True),
    actions.NewDungeon: Verb(("town",), town.new_dungeon, town.forbids_new, shared=True),
    actions.GoHome: Verb(("town", "explore"), town.go_home, town.forbids_home, shared=True),
    actions.Treat: Verb(("town",), town.treat, town.forbids_treat),
    actions.LevelUp: Verb(("town",), town.level_up, town.forbids_level),
    actions.Recruit: Verb(("town",), town.recruit, town.forbids_recruit),
}


def forbidden(state: ThirdSixState, seat: Seat, action: Action) -> str | None:
    """Return the catalog key of the reason why a seat cannot do that now, or None."""
    verb = VERBS.get(type(action))
    hero = next((hero for hero in state.heroes if hero.seat == seat), None)
    if not verb:
        return "ts-error-unknown"
    if state.ending:
        return "ts-error-over"
    if not hero:
        return "ts-error-no-hero"
    if not hero.alive:
        return "ts-error-dead"
    phase = phase_of(state)
    if phase not in verb.phases:
        return _wrong_phase(phase, verb)
    if seat not in awaiting(state):
        return "ts-error-not-your-turn"
    return verb.forbids(state, seat, action)


def _wrong_phase(phase: Phase, verb: Verb) -> str:
    """Return why not now.

    TS-053 and TS-055 in the first place: while foes stand there is the fight.
    """
    if phase == "fight" and "explore" in verb.phases:
        return "ts-error-foes-bar"
    if "fight" in verb.phases and phase in ("explore", "town"):
        return "ts-error-no-fight"
    if "town" in verb.phases and phase == "explore":
        return "ts-error-only-in-town"
    return f"ts-error-now-{phase}"


def check(state: ThirdSixState, seat: Seat, action: Action) -> Verb:
    """Return the verb of an action that is allowed now.

    Raises:
        RuleError: it is not, and its text says why.
    """
    key = forbidden(state, seat, action)
    if key:
        raise RuleError(key)
    return VERBS[type(action)]


def is_shared(state: ThirdSixState, verb: Verb) -> bool:
    """Return whether the party decides it together.

    In a fight whoever has the turn leads the way out.
    """
    return verb.shared and phase_of(state) != "fight"
