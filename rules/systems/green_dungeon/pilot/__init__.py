"""A sensible player: rests in time, fights at the least cost, and ends what it began."""

from collections.abc import Mapping

from rules.core import autopilot
from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.green_dungeon.menu import lawful
from rules.systems.green_dungeon.phases import phase_of, with_own_first
from rules.systems.green_dungeon.pilot.caution import caution
from rules.systems.green_dungeon.pilot.choices import look, pick, quench, sell
from rules.systems.green_dungeon.pilot.exploring import explore, is_ready
from rules.systems.green_dungeon.pilot.fighting import face_fate, fight
from rules.systems.green_dungeon.pilot.tactics import tactics
from rules.systems.green_dungeon.pilot.tempers import TEMPERS, Temper
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.terms import Phase
from rules.systems.green_dungeon.verbs import VERBS

__all__ = ["caution", "choose", "tactics"]


def threshold(
    state: GreenDungeonState, _: Seat, temper: Temper, options: Mapping[str, Action]
) -> Action | None:
    """Return the choice before the final lair: to enter when ready for it."""
    return options["enter" if is_ready(state, temper) else "retreat"]


CHOOSERS: Mapping[Phase, autopilot.Chooser[GreenDungeonState, Temper]] = {
    "move": explore,
    "lair": threshold,
    "bribe": fight,
    "flight": fight,
    "magic": fight,
    "luck": face_fate,
    "vision": look,
    "pick": pick,
    "sell": sell,
    "potion": quench,
}


def choose(state: GreenDungeonState, seat: Seat, stance: Stance) -> Action:
    """Return the autopilot's action for a seat.

    The seat is awaited. The same state gives the same choice.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    return choose_by(state, seat, TEMPERS[stance])


def choose_by(state: GreenDungeonState, seat: Seat, temper: Temper) -> Action:
    """Return the action of an autopilot with some temper, for a seat.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    options = {VERBS.id_of(action): action for action in lawful(state, seat)}
    state = with_own_first(state, seat)
    wished = [vote.action for vote in state.votes if vote.action in options.values()]
    if wished:
        return max(wished, key=wished.count)
    return autopilot.choose(CHOOSERS, phase_of(state), state, seat, temper, options)
