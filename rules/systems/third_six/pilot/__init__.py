"""A sensible player: fights with its head, explores what is nearest, goes home to mend."""

from collections.abc import Mapping

from rules.core import autopilot
from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.third_six.menu import lawful
from rules.systems.third_six.phases import Phase, phase_of
from rules.systems.third_six.pilot.caution import caution
from rules.systems.third_six.pilot.choices import (
    choose_class,
    choose_spell,
    give_pendant,
    spread_fire,
)
from rules.systems.third_six.pilot.exploring import explore
from rules.systems.third_six.pilot.fighting import fight, modify
from rules.systems.third_six.pilot.shopping import shop
from rules.systems.third_six.pilot.tactics import tactics
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.verbs import VERBS

__all__ = ["caution", "choose", "tactics"]

CHOOSERS: Mapping[Phase, autopilot.Chooser[ThirdSixState, Stance]] = {
    "class": choose_class,
    "spells": choose_spell,
    "pendant": give_pendant,
    "burn": spread_fire,
    "modify": modify,
    "fight": fight,
    "explore": explore,
    "town": shop,
}


def _options(state: ThirdSixState, seat: Seat) -> dict[str, Action]:
    return {VERBS.id_of(action): action for action in lawful(state, seat)}


choose = autopilot.by_phase(CHOOSERS, phase_of, _options)
"""Return what a sensible player would do."""
