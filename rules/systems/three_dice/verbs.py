"""Every verb: when it is allowed, what forbids it, what it does, and whether all must agree."""

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.systems.three_dice import (
    actions,
    artifacts,
    combat,
    creation,
    depths,
    doors,
    duels,
    exits,
    experience,
    flight,
    harm,
    loot,
    movement,
    potions,
    rest,
    search,
)
from rules.systems.three_dice.phases import Phase, awaiting, phase_of
from rules.systems.three_dice.play import Play
from rules.systems.three_dice.state import ThreeDiceState

Forbids = Callable[[ThreeDiceState, Seat, Any], str | None]
Performs = Callable[[Play, Seat, Any], None]


def never(_: ThreeDiceState, __: Seat, ___: Action) -> str | None:
    """Nothing forbids it but its phase."""
    return None


class Verb(NamedTuple):
    """One kind of action. `shared` verbs are decided by the party, `parts` may split it."""

    phases: tuple[Phase, ...]
    performs: Performs
    forbids: Forbids = never
    shared: bool = False
    parts: bool = False


OWN_TURN: tuple[Phase, ...] = ("explore", "fight", "duel")

VERBS: dict[type[Action], Verb] = {
    actions.Assign: Verb(("assign",), creation.assign, creation.forbids_assign),
    actions.Keep: Verb(("keep",), movement.keep, shared=True),
    actions.PlaceExits: Verb(("exits",), exits.place_exits, exits.forbids_place_exits, shared=True),
    actions.PlaceDoor: Verb(("door",), search.place_door, search.forbids_place_door, shared=True),
    actions.ChooseTheme: Verb(("theme",), depths.choose_theme, depths.forbids_theme, shared=True),
    actions.Claim: Verb(("claim",), loot.claim, loot.forbids_claim, shared=True),
    actions.RaiseMaximum: Verb(("level",), experience.raise_maximum, experience.forbids_raise),
    actions.Lose: Verb(("lose",), harm.lose, harm.forbids_lose),
    actions.Gain: Verb(("gain",), harm.gain, harm.forbids_gain),
    actions.UseCharm: Verb(("hit",), harm.use_charm),
    actions.AcceptLoss: Verb(("hit",), harm.accept_loss),
    actions.Attack: Verb(("fight", "duel"), duels.attack, combat.forbids_attack),
    actions.RunWithBoots: Verb(("fight",), flight.run_with_boots, flight.forbids_boots),
    actions.UseSalts: Verb(("fight",), flight.use_salts, flight.forbids_salts),
    actions.Flee: Verb(("fight",), flight.flee, flight.forbids_flee),
    actions.Run: Verb(("flight",), flight.run, shared=True, parts=True),
    actions.Stand: Verb(("flight",), flight.stand, shared=True),
    actions.Drink: Verb(OWN_TURN, potions.drink, potions.forbids_drink),
    actions.Go: Verb(("explore",), movement.go, movement.forbids_go, shared=True, parts=True),
    actions.TempleTeleport: Verb(
        ("explore",), movement.temple, movement.forbids_temple, shared=True, parts=True
    ),
    actions.ReadTeleport: Verb(
        ("explore",), movement.teleport, movement.forbids_teleport, shared=True
    ),
    actions.Descend: Verb(("explore",), depths.descend, depths.forbids_descend, shared=True),
    actions.Ascend: Verb(("explore",), depths.ascend, depths.forbids_ascend, shared=True),
    actions.Search: Verb(("explore",), search.search, search.forbids_search, shared=True),
    actions.Unearth: Verb(("explore",), artifacts.unearth, artifacts.forbids_unearth),
    actions.Unlock: Verb(("explore",), doors.unlock, doors.forbids_unlock),
    actions.Force: Verb(("explore",), doors.force, doors.forbids_force),
    actions.Rest: Verb(("explore",), rest.rest, rest.forbids_rest, shared=True),
    actions.Wait: Verb(("explore",), movement.wait, movement.forbids_wait, shared=True),
    actions.GoHome: Verb(("explore",), depths.go_home, depths.forbids_home, shared=True),
    actions.Take: Verb(("explore",), loot.take, loot.forbids_take),
    actions.Drop: Verb(("explore",), loot.drop, loot.forbids_drop),
    actions.Challenge: Verb(("explore",), duels.challenge, duels.forbids_challenge),
    actions.AnswerChallenge: Verb(("challenge",), duels.answer),
    actions.YieldDuel: Verb(("duel",), duels.yield_duel),
}


def forbidden(state: ThreeDiceState, seat: Seat, action: Action) -> str | None:
    """Return the catalog key of the reason why a seat cannot do that now, or None.

    TD-018 and TD-075 in the first place: while a monster lives there is nothing but the fight.
    """
    verb = VERBS.get(type(action))
    hero = next((hero for hero in state.heroes if hero.seat == seat), None)
    if not verb:
        return "td-error-unknown"
    if state.ending:
        return "td-error-over"
    if not hero:
        return "td-error-no-hero"
    if not hero.alive:
        return "td-error-dead"
    phase = phase_of(state)
    if phase not in verb.phases:
        return _wrong_phase(phase, verb)
    if seat not in awaiting(state):
        return "td-error-not-your-turn"
    return verb.forbids(state, seat, action)


def _wrong_phase(phase: Phase, verb: Verb) -> str:
    if phase == "fight" and "explore" in verb.phases:
        return "td-error-monster-bars"
    if phase == "explore" and "fight" in verb.phases:
        return "td-error-no-fight"
    return f"td-error-now-{phase}"


def check(state: ThreeDiceState, seat: Seat, action: Action) -> Verb:
    """Return the verb of an action that is allowed now.

    Raises:
        RuleError: it is not, and its text says why.
    """
    key = forbidden(state, seat, action)
    if key:
        raise RuleError(key)
    return VERBS[type(action)]


def is_shared(state: ThreeDiceState, verb: Verb) -> bool:
    """Return whether the party decides it together.

    Claims only if loot is voted on (TD-062); a Scroll of Teleportation only where it moves all
    (TD-053, HR-024).
    """
    if verb.phases == ("claim",):
        return state.options.loot != "first"
    if verb.performs is movement.teleport:
        return not state.options.split_party
    return verb.shared


def parts_party(state: ThreeDiceState, verb: Verb) -> bool:
    """Return whether only those who wanted it go (HR-024)."""
    return verb.parts and state.options.split_party
