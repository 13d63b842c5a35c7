"""Which decision is due, and whose it is."""

from itertools import dropwhile, takewhile
from typing import cast

from rules.core.model import Seat
from rules.systems.green_dungeon.flow import is_moot
from rules.systems.green_dungeon.party import deciders, voters
from rules.systems.green_dungeon.state import GreenDungeonState, Step
from rules.systems.green_dungeon.terms import Phase

COMMON: frozenset[Phase] = frozenset({"move", "lair", "wood", "bribe", "flight", "vision", "order"})
"""What the heroes do together."""
TREASURE: frozenset[Phase] = frozenset({"pick", "sell"})
BY_HERO: frozenset[Phase] = frozenset({"magic", "potion", "level", "pick", "sell"})
"""What each hero decides, one after the other or in any order."""


def phase_of(state: GreenDungeonState) -> Phase:
    """Return the decision that is due now (GD-026)."""
    if state.ending:
        return "over"
    # Between actions the first step of the agenda is always one that somebody has to decide.
    return cast(Phase, state.agenda[0].kind) if state.agenda else "move"


def is_common(state: GreenDungeonState, phase: Phase) -> bool:
    """Return whether all decide together (GD-143), of a shared hero's treasure too (GD-144)."""
    return phase in COMMON or (state.mode == "shared" and phase in TREASURE)


def awaiting(state: GreenDungeonState) -> tuple[Seat, ...]:
    """Return who must decide something now, in seat order (GD-143, GD-144)."""
    phase = phase_of(state)
    if phase == "over":
        return ()
    if is_common(state, phase):
        return deciders(state)
    if state.mode == "shared":
        return voters(state)
    if state.options.order == "any":
        return tuple(sorted({step.seat for step in alike(state)}))
    return (state.agenda[0].seat,)


def votes(state: GreenDungeonState) -> bool:
    """Return whether the heroes vote on what they do together."""
    together = is_common(state, phase_of(state))
    return together and state.options.decisions == "vote" and len(awaiting(state)) > 1


def alike(state: GreenDungeonState) -> tuple[Step, ...]:
    """Return the first step of the agenda, with those of the same kind of other heroes.

    Only as far as the decisions stand next to each other: after them the dungeon has its say.
    """
    now = state.agenda[0]
    if now.kind not in BY_HERO:
        return (now,)
    together = takewhile(lambda step: step.kind == now.kind, state.agenda)
    return tuple(step for step in together if not is_moot(state, step))


def with_own_first(state: GreenDungeonState, seat: Seat) -> GreenDungeonState:
    """Return the state with a seat's step first, where heroes act in any order (GD-143)."""
    if state.options.order == "seat" or phase_of(state) not in BY_HERO:
        return state
    own = next((step for step in alike(state) if step.seat == seat), None)
    if own is None:
        return state
    at = state.agenda.index(own)
    return state.with_(agenda=(own, *state.agenda[:at], *state.agenda[at + 1 :]))


def following(state: GreenDungeonState) -> tuple[Seat, ...]:
    """Return who decides the same after the one who does now, hero by hero (GD-143).

    Nobody where the heroes decide together, or in any order.
    """
    if state.mode == "shared" or phase_of(state) not in BY_HERO:
        return ()
    asked = awaiting(state)
    return tuple(dict.fromkeys(step.seat for step in alike(state) if step.seat not in asked))


def interrupted(state: GreenDungeonState) -> tuple[Seat, ...]:
    """Return whose magic goes on once a companion has decided about luck (GD-059, `order`).

    A greater spell may cost so much that luck is asked about (GD-118); nothing else that heroes
    decide in any order leads to a question.
    """
    if state.options.order == "seat" or phase_of(state) != "luck":
        return ()
    behind = tuple(dropwhile(lambda step: step.kind == "luck", state.agenda))
    if not behind or behind[0].kind != "magic":
        return ()
    return tuple(sorted(step.seat for step in alike(state.with_(agenda=behind))))
