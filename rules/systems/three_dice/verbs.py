"""Every verb: when it is allowed, what forbids it, what it does, and whether all must agree."""

from collections.abc import Mapping

from rules.core.model import Action
from rules.core.verbs import PhasedVerbs, Verb
from rules.systems.three_dice import (
    actions,
    artifacts,
    combat,
    creation,
    damage,
    depths,
    doors,
    duels,
    exits,
    experience,
    flight,
    loot,
    movement,
    potions,
    rest,
    search,
)
from rules.systems.three_dice.phases import Phase, awaiting, phase_of
from rules.systems.three_dice.play import Play
from rules.systems.three_dice.state import ThreeDiceState

OWN_TURN: tuple[Phase, ...] = ("explore", "fight", "duel")

BY_ACTION: Mapping[type[Action], Verb[Phase, ThreeDiceState, Play, str]] = {
    actions.Assign: Verb(("assign",), creation.assign, creation.forbids_assign),
    actions.Keep: Verb(("keep",), movement.keep, shared=True),
    actions.PlaceExits: Verb(("exits",), exits.place_exits, exits.forbids_place_exits, shared=True),
    actions.PlaceDoor: Verb(("door",), search.place_door, search.forbids_place_door, shared=True),
    actions.ChooseTheme: Verb(("theme",), depths.choose_theme, depths.forbids_theme, shared=True),
    actions.Claim: Verb(("claim",), loot.claim, loot.forbids_claim, shared=True),
    actions.RaiseMaximum: Verb(("level",), experience.raise_maximum, experience.forbids_raise),
    actions.Lose: Verb(("lose",), damage.lose, damage.forbids_lose),
    actions.Gain: Verb(("gain",), damage.gain, damage.forbids_gain),
    actions.UseCharm: Verb(("hit",), damage.use_charm),
    actions.AcceptLoss: Verb(("hit",), damage.accept_loss),
    actions.Attack: Verb(("fight", "duel"), duels.attack, combat.forbids_attack),
    actions.RunWithBoots: Verb(("fight",), flight.run_with_boots, flight.forbids_boots),
    actions.UseSalts: Verb(("fight",), flight.use_salts, flight.forbids_salts),
    actions.Flee: Verb(("fight",), flight.flee, flight.forbids_flee),
    actions.Run: Verb(("flight",), flight.run, shared=True),
    actions.Stand: Verb(("flight",), flight.stand, shared=True),
    actions.Drink: Verb(OWN_TURN, potions.drink, potions.forbids_drink),
    actions.Go: Verb(("explore",), movement.go, movement.forbids_go, shared=True),
    actions.TempleTeleport: Verb(
        ("explore",), movement.temple, movement.forbids_temple, shared=True
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


# TD-018, TD-075: while a monster lives there is nothing but the fight.
BARRED: Mapping[tuple[Phase, Phase], str] = {
    ("fight", "explore"): "td-error-monster-bars",
    ("explore", "fight"): "td-error-no-fight",
}

VERBS = PhasedVerbs("td", BY_ACTION, phase_of, awaiting, BARRED)

SPLITTING = (actions.Run, actions.Go, actions.TempleTeleport)
"""What may be done by only those of the party who want it."""


def is_shared(state: ThreeDiceState, action: Action) -> bool:
    """Return whether the party decides it together.

    Claims only if loot is voted on (TD-062); a Scroll of Teleportation only where it moves all
    (TD-053, HR-024).
    """
    match action:
        case actions.Claim():
            return state.options.loot != "first"
        case actions.ReadTeleport():
            return not state.options.split_party
        case _:
            return VERBS.of(action).shared


def splits_party(state: ThreeDiceState, action: Action) -> bool:
    """Return whether only those who wanted it go (HR-024)."""
    return isinstance(action, SPLITTING) and state.options.split_party
