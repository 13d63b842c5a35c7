"""Which decision is due, and whose it is."""

from typing import cast

from rules.core.model import Seat
from rules.systems.green_dungeon.party import undecided, voters
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import Phase

COMMON: frozenset[Phase] = frozenset({"move", "lair", "wood", "bribe", "flight", "vision", "order"})
"""What the heroes do together."""
TREASURE: frozenset[Phase] = frozenset({"pick", "sell"})


def phase_of(state: GreenDungeonState) -> Phase:
    """The decision that is due now (GD-026)."""
    if state.ending:
        return "over"
    # Between actions the first step of the agenda is always one that somebody has to decide.
    return cast(Phase, state.agenda[0].kind) if state.agenda else "move"


def is_common(state: GreenDungeonState, phase: Phase) -> bool:
    """Whether a decision is taken together (GD-143), with a shared hero treasure too (GD-144)."""
    return phase in COMMON or (state.mode == "shared" and phase in TREASURE)


def awaiting(state: GreenDungeonState) -> tuple[Seat, ...]:
    """Who must decide something now, in seat order (GD-143, GD-144)."""
    phase = phase_of(state)
    if phase == "over":
        return ()
    if is_common(state, phase):
        return undecided(state)
    return voters(state) if state.mode == "shared" else (state.agenda[0].seat,)
