"""A sensible player: fights with the best number, explores what is nearest, heads for the goal."""

from collections.abc import Mapping

from rules.core import autopilot
from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.three_dice.menu import lawful
from rules.systems.three_dice.phases import Phase, phase_of
from rules.systems.three_dice.pilot.caution import caution
from rules.systems.three_dice.pilot.choices import (
    decline,
    face_hit,
    keep_draw,
    lose_least,
    mend,
    raise_best,
    spread_exits,
)
from rules.systems.three_dice.pilot.exploring import explore
from rules.systems.three_dice.pilot.fighting import duel, face_flight, fight
from rules.systems.three_dice.pilot.tactics import tactics
from rules.systems.three_dice.state import ThreeDiceState
from rules.systems.three_dice.verbs import VERBS

__all__ = ["caution", "choose", "tactics"]

CHOOSERS: Mapping[Phase, autopilot.Chooser[ThreeDiceState, Stance]] = {
    "fight": fight,
    "duel": duel,
    "explore": explore,
    "hit": face_hit,
    "lose": lose_least,
    "gain": mend,
    "flight": face_flight,
    "level": raise_best,
    "keep": keep_draw,
    "exits": spread_exits,
    "door": spread_exits,
    "challenge": decline,
}


def _options(state: ThreeDiceState, seat: Seat) -> dict[str, Action]:
    return {VERBS.id_of(action): action for action in lawful(state, seat)}


choose = autopilot.by_phase(CHOOSERS, phase_of, _options)
"""Return what a sensible player would do."""
