"""The ruleset: what it is called and set to, and the module of each topic."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Action, Options, Seat
from rules.core.pitch import Pitch
from rules.core.topics import RoundsRuleset
from rules.core.words import Text
from rules.systems.third_six import (
    board,
    creation,
    foes,
    goals,
    menu,
    options,
    phases,
    pilot,
    rounds,
    turns,
)
from rules.systems.third_six.content.points import POINTS
from rules.systems.third_six.events import EVENTS
from rules.systems.third_six.options import SEATS, ThirdSixOptions
from rules.systems.third_six.play import Play
from rules.systems.third_six.presets import DAILY, EVENING, PRESETS
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.telling import TELLING
from rules.systems.third_six.tutorial import TUTORIAL
from rules.systems.third_six.upgrades import UPGRADES
from rules.systems.third_six.verbs import VERBS


class ThirdSix(RoundsRuleset[ThirdSixOptions, ThirdSixState]):
    """3RD6 Dungeon."""

    key = "third-six"
    rules_version = 2
    seats = SEATS
    options_type = ThirdSixOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    pitch = Pitch(minutes=30, difficulty="medium")
    state_type = ThirdSixState
    packs = POINTS
    actions = VERBS.actions
    events = EVENTS
    upgrades = UPGRADES
    telling = TELLING
    lesson_of = VERBS.lessons
    tutorial = TUTORIAL
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("third-six-undeclarable")
    settled_before = frozenset({"ts-vote-tied"})

    settings = options
    phases = phases
    menu = menu
    turns = turns
    table = Play
    newcomers = creation
    show = board
    pilot = pilot
    goals = goals
    rounds = rounds

    overruled = staticmethod(foes.overruled)

    def ready_made(self, state: ThirdSixState, seat: Seat) -> Action | None:
        """Return the class of a hero who has none yet, and the spells of one who may learn some."""
        if phases.phase_of(state) not in ("class", "spells") or seat not in self.awaiting(state):
            return None
        return self.autopilot(state, seat, "balanced")

    def turn(self, state: ThirdSixState) -> int:
        """Return the number of the turn."""
        return state.turn


RULESET = ThirdSix()
