"""The ruleset: what it is called and set to, and the module of each topic."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Options
from rules.core.pitch import Pitch
from rules.core.topics import RoundsRuleset
from rules.core.words import Text
from rules.systems.three_dice import (
    board,
    depths,
    goals,
    menu,
    options,
    party,
    phases,
    pilot,
    rounds,
    turns,
)
from rules.systems.three_dice.content.points import POINTS
from rules.systems.three_dice.events import EVENTS
from rules.systems.three_dice.options import SEATS, ThreeDiceOptions
from rules.systems.three_dice.play import Play
from rules.systems.three_dice.presets import DAILY, EVENING, PRESETS
from rules.systems.three_dice.state import ThreeDiceState
from rules.systems.three_dice.telling import TELLING
from rules.systems.three_dice.tutorial import TUTORIAL
from rules.systems.three_dice.upgrades import UPGRADES
from rules.systems.three_dice.verbs import VERBS


class ThreeDice(RoundsRuleset[ThreeDiceOptions, ThreeDiceState]):
    """3 Dice Dungeon."""

    key = "three-dice"
    rules_version = 3
    seats = SEATS
    options_type = ThreeDiceOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    pitch = Pitch(minutes=40, difficulty="easy")
    state_type = ThreeDiceState
    packs = POINTS
    actions = VERBS.actions
    events = EVENTS
    upgrades = UPGRADES
    telling = TELLING
    lesson_of = VERBS.lessons
    tutorial = TUTORIAL
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("three-dice-undeclarable")

    settings = options
    phases = phases
    menu = menu
    turns = turns
    table = Play
    newcomers = party
    show = board
    pilot = pilot
    goals = goals
    rounds = rounds

    goes_on = staticmethod(rounds.goes_on)
    overruled = staticmethod(depths.overruled)

    def turn(self, state: ThreeDiceState) -> int:
        """Return the number of the turn."""
        return state.turn


RULESET = ThreeDice()
