"""Every verb: when it is allowed, what it does, what forbids it, how it looks; rarer ones first."""

from collections.abc import Callable, Mapping

from rules.core.model import Action, Seat
from rules.core.verbs import PhasedVerbs, Verb, always
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
from rules.systems.three_dice.resolution import Resolution
from rules.systems.three_dice.state import ThreeDiceState
from rules.systems.three_dice.terms import ATTRIBUTES


def each(
    action: type[actions.RaiseMaximum | actions.Lose | actions.Gain],
) -> Callable[[ThreeDiceState, Seat], tuple[Action, ...]]:
    """Return a function that offers an action for each attribute."""
    return always(*(action(attribute=attribute) for attribute in ATTRIBUTES))


BY_ACTION: Mapping[type[Action], Verb[Phase, ThreeDiceState, Resolution, str]] = {
    actions.Claim: Verb(
        ("claim",), loot.claim, loot.forbids_claim, loot.offers_claim,
        shared=True, group="claim", lesson="three-dice-lesson-claim",
    ),
    actions.RaiseMaximum: Verb(
        ("level",), experience.raise_maximum, experience.forbids_raise, each(actions.RaiseMaximum),
        word="level", lesson="three-dice-lesson-raise",
    ),
    actions.UseCharm: Verb(
        ("hit",), damage.use_charm,
        offers=always(actions.UseCharm()),
        style="success", word="charm", lesson="three-dice-lesson-charm",
    ),
    actions.AcceptLoss: Verb(
        ("hit",), damage.accept_loss, offers=always(actions.AcceptLoss()), word="accept"
    ),
    actions.Lose: Verb(
        ("lose",), damage.lose, damage.forbids_lose, each(actions.Lose),
        lesson="three-dice-lesson-lose",
    ),
    actions.Gain: Verb(("gain",), damage.gain, damage.forbids_gain, each(actions.Gain)),
    actions.RunWithBoots: Verb(
        ("fight",), flight.run_with_boots, flight.forbids_boots,
        word="boots", lesson="three-dice-lesson-run",
    ),
    actions.UseSalts: Verb(
        ("fight",), flight.use_salts, flight.forbids_salts,
        word="salts", lesson="three-dice-lesson-run",
    ),
    actions.Flee: Verb(
        ("fight",), flight.flee, flight.forbids_flee,
        style="danger", lesson="three-dice-lesson-run",
    ),
    actions.Run: Verb(
        ("flight",), flight.run, offers=always(actions.Run()), shared=True, style="danger"
    ),
    actions.Stand: Verb(
        ("flight",), flight.stand, offers=always(actions.Stand()), shared=True, style="primary"
    ),
    actions.Attack: Verb(
        ("fight", "duel"), duels.attack, combat.forbids_attack,
        style="primary", word=actions.own_id, lesson="three-dice-lesson-attack",
    ),
    actions.YieldDuel: Verb(("duel",), duels.yield_duel, style="danger", word="yield"),
    actions.PlaceExits: Verb(
        ("exits",), exits.place_exits, exits.forbids_place_exits, exits.offers_place_exits,
        shared=True, word=actions.own_id, lesson="three-dice-lesson-exits",
    ),
    actions.PlaceDoor: Verb(
        ("door",), search.place_door, search.forbids_place_door, search.offers_place_door,
        shared=True, word="door", lesson="three-dice-lesson-exits",
    ),
    actions.ChooseTheme: Verb(
        ("theme",), depths.choose_theme, depths.forbids_theme, depths.offers_theme,
        shared=True, word="theme",
    ),
    actions.Assign: Verb(
        ("assign",), creation.assign, creation.forbids_assign, creation.offers_assign
    ),
    actions.Keep: Verb(
        ("keep",), movement.keep,
        offers=always(actions.Keep(draw=1), actions.Keep(draw=2)),
        shared=True, lesson="three-dice-lesson-keep",
    ),
    actions.Challenge: Verb(
        ("explore",), duels.challenge, duels.forbids_challenge, group="duel", word="duel"
    ),
    actions.AnswerChallenge: Verb(
        ("challenge",), duels.answer,
        offers=always(
            actions.AnswerChallenge(accept=True),
            actions.AnswerChallenge(accept=False),
        ),
        word=actions.own_id,
    ),
    actions.Unlock: Verb(
        ("explore",), doors.unlock, doors.forbids_unlock,
        group="doors", lesson="three-dice-lesson-lock",
    ),
    actions.Force: Verb(
        ("explore",), doors.force, doors.forbids_force,
        group="doors", lesson="three-dice-lesson-lock",
    ),
    actions.Descend: Verb(
        ("explore",), depths.descend, depths.forbids_descend,
        shared=True, style="success", lesson="three-dice-lesson-descend",
    ),
    actions.Ascend: Verb(("explore",), depths.ascend, depths.forbids_ascend, shared=True),
    actions.GoHome: Verb(("explore",), depths.go_home, depths.forbids_home, shared=True),
    actions.Unearth: Verb(
        ("explore",), artifacts.unearth, artifacts.forbids_unearth, style="success"
    ),
    actions.Rest: Verb(("explore",), rest.rest, rest.forbids_rest, shared=True),
    actions.Wait: Verb(("explore",), movement.wait, movement.forbids_wait, shared=True),
    actions.Search: Verb(
        ("explore",), search.search, search.forbids_search,
        shared=True, group="search", word=actions.own_id, lesson="three-dice-lesson-search",
    ),
    actions.TempleTeleport: Verb(
        ("explore",), movement.temple, movement.forbids_temple,
        shared=True, group="rooms", word="temple",
    ),
    actions.ReadTeleport: Verb(
        ("explore",), movement.teleport, movement.forbids_teleport,
        shared=True, group="rooms", word="teleport",
    ),
    actions.Take: Verb(("explore",), loot.take, loot.forbids_take, group="items"),
    actions.Drop: Verb(("explore",), loot.drop, loot.forbids_drop, group="items"),
    actions.Drink: Verb(
        ("explore", "fight", "duel"), potions.drink, potions.forbids_drink,
        group="potion", word=actions.own_id, lesson="three-dice-lesson-potion",
    ),
    actions.Go: Verb(
        ("explore",), movement.go, movement.forbids_go,
        shared=True, style="primary", word=actions.own_id, lesson="three-dice-lesson-go",
    ),
}  # fmt: skip


# TD-018, TD-075: while a monster lives there is nothing but the fight.
BARRED: Mapping[tuple[Phase, Phase], str] = {
    ("fight", "explore"): "td-error-monster-bars",
    ("explore", "fight"): "td-error-no-fight",
}

VERBS = PhasedVerbs("td", BY_ACTION, phase_of, awaiting, BARRED)

SPLITTING = (actions.Run, actions.Go, actions.TempleTeleport)
"""What may be done by only those of the party who want it."""


def is_shared(state: ThreeDiceState, action: Action) -> bool:
    """Return whether the party decides an action together.

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
