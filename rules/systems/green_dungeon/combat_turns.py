"""What each hero does in a combat turn or after it, in order: whose turn in that is to come."""

from rules.core.answers import Option
from rules.core.model import Action, Seat
from rules.systems.green_dungeon.actions import Strike
from rules.systems.green_dungeon.flow import is_moot
from rules.systems.green_dungeon.menu import legal_actions
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.phases import BY_HERO, alike, awaiting, phase_of
from rules.systems.green_dungeon.state import GreenDungeonState, Step
from rules.systems.green_dungeon.terms import Phase

BEFORE: frozenset[Phase] = frozenset({"bribe", "flight", "luck"})
"""What may be asked in a combat turn before all heroes have chosen their magic."""


def in_order(options: GreenDungeonOptions) -> bool:
    """Return whether heroes decide one after the other (`order`)."""
    return options.order == "seat"


def in_round(state: GreenDungeonState) -> bool:
    """Return whether a combat turn is on (GD-059), or each hero decides something of its own."""
    if state.ending or state.mode == "shared":
        return False
    return state.fight is not None or phase_of(state) in BY_HERO


def _own(state: GreenDungeonState, seat: Seat) -> Step | None:
    """Return what a hero still decides itself in this combat turn, or in what follows it."""
    if state.ending or state.mode == "shared":
        return None
    phase = phase_of(state)
    if phase in BY_HERO:
        return next((step for step in alike(state) if step.seat == seat), None)
    if state.fight is None or phase not in BEFORE:
        return None
    magic = (step for step in state.agenda if step.kind == "magic" and step.seat == seat)
    return next((step for step in magic if not is_moot(state, step)), None)


def declarable(state: GreenDungeonState, seat: Seat) -> tuple[Option, ...]:
    """Return the options of a hero for what it decides itself, now or still to come.

    In a combat turn that is its magic (GD-059). The foe may change meanwhile, and who stands.
    """
    own = _own(state, seat)
    if own is None:
        return ()
    if phase_of(state) in BY_HERO and seat in awaiting(state):
        return legal_actions(state, seat)
    others = tuple(step for step in state.agenda if step != own)
    return legal_actions(state.with_(agenda=(own, *others), votes=()), seat)


def repeats(state: GreenDungeonState, action: Action) -> bool:
    """Return whether an action may be repeated: to strike without magic, which spends nothing."""
    return state.fight is not None and state.mode != "shared" and isinstance(action, Strike)


def goes_on(before: GreenDungeonState, after: GreenDungeonState, seat: Seat) -> bool:
    """Return whether a hero still decides the same: it drank first, which costs it nothing."""
    if phase_of(before) not in BY_HERO or phase_of(before) != phase_of(after):
        return False
    return before.turn == after.turn and _own(after, seat) == _own(before, seat) is not None
