"""Which decision is due, and whose it is."""

from itertools import takewhile
from typing import cast

from rules.core.model import Seat
from rules.systems.green_dungeon.flow import is_moot
from rules.systems.green_dungeon.party import undecided, voters
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import Phase

COMMON: frozenset[Phase] = frozenset({"move", "lair", "wood", "bribe", "flight", "vision", "order"})
"""What the heroes do together."""
BY_HERO: frozenset[Phase] = frozenset({"magic", "potion", "level"})
"""What each hero decides, one after the other."""
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


def following(state: GreenDungeonState) -> tuple[Seat, ...]:
    """Who decides the same after the one who does now, hero by hero (GD-143).

    Nobody where the heroes decide together. Only as far as the decisions stand next to each other:
    after them the dungeon has its say.
    """
    if state.mode == "shared" or phase_of(state) not in BY_HERO:
        return ()
    now = state.agenda[0]
    waiting = takewhile(lambda step: step.kind == now.kind, state.agenda[1:])
    seats = (step.seat for step in waiting if not is_moot(state, step))
    return tuple(dict.fromkeys(seat for seat in seats if seat != now.seat))
