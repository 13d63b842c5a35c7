"""A sensible player: fights with its head, explores what is nearest, goes home to mend."""

from collections.abc import Mapping

from rules.core import autopilot
from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.third_six.menu import legal_actions
from rules.systems.third_six.phases import Phase, phase_of
from rules.systems.third_six.pilot.choices import (
    choose_class,
    choose_spell,
    give_pendant,
    spread_fire,
)
from rules.systems.third_six.pilot.exploring import explore
from rules.systems.third_six.pilot.fighting import fight, modify
from rules.systems.third_six.pilot.shopping import shop
from rules.systems.third_six.state import ThirdSixState

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


def choose(state: ThirdSixState, seat: Seat, stance: Stance) -> Action:
    """Return what a sensible player would do.

    The seat is awaited. The same state gives the same choice.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    options = {option.id: option.action for option in legal_actions(state, seat)}
    return autopilot.choose(CHOOSERS, phase_of(state), state, seat, stance, options)
