"""The ruleset: one method per question, each answered by the file of its topic."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Options
from rules.core.pitch import Pitch
from rules.core.ruleset import BaseRuleset
from rules.core.telling import Telling
from rules.core.words import Text
from rules.systems.three_dice import goals, menu, phases, pilot, rounds, turns
from rules.systems.three_dice.actions import ACTIONS
from rules.systems.three_dice.board.scene import region
from rules.systems.three_dice.board.sheet import sheet
from rules.systems.three_dice.board.view import party_lines, view
from rules.systems.three_dice.events import EVENTS
from rules.systems.three_dice.lessons import LESSONS
from rules.systems.three_dice.options import SEATS, ThreeDiceOptions, by_post, check_options
from rules.systems.three_dice.pilot.tactics import tactics
from rules.systems.three_dice.presets import DAILY, EVENING, PRESETS
from rules.systems.three_dice.state import ThreeDiceState
from rules.systems.three_dice.tutorial import TUTORIAL
from rules.systems.three_dice.upgrades import UPGRADES


class ThreeDice(BaseRuleset[ThreeDiceOptions, ThreeDiceState]):
    """3 Dice Dungeon."""

    key = "three-dice"
    rules_version = 2
    seats = SEATS
    late_joining = True
    options_type = ThreeDiceOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    pitch = Pitch(minutes=40, difficulty="easy")
    state_type = ThreeDiceState
    actions = ACTIONS
    events = EVENTS
    upgrades = UPGRADES
    telling = Telling(discoveries=frozenset(("td-location-entered",)))
    lesson_of = LESSONS
    tutorial = TUTORIAL
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("three-dice-undeclarable")

    check_options = staticmethod(check_options)
    by_post = staticmethod(by_post)
    new_game = staticmethod(turns.begin)
    join = staticmethod(turns.join)
    awaiting = staticmethod(phases.awaiting)
    votes = staticmethod(phases.votes)
    legal_actions = staticmethod(menu.legal_actions)
    apply = staticmethod(turns.carry_out)
    autopilot = staticmethod(pilot.choose)
    tactics = staticmethod(tactics)
    view = staticmethod(view)
    party = staticmethod(party_lines)
    region = staticmethod(region)
    sheet = staticmethod(sheet)
    in_order = staticmethod(rounds.in_order)
    following = staticmethod(rounds.following)
    declarable = staticmethod(rounds.declarable)
    goes_on = staticmethod(rounds.goes_on)
    repeats = staticmethod(rounds.repeats)
    interrupted = staticmethod(rounds.interrupted)
    outcome = staticmethod(goals.outcome)

    def turn(self, state: ThreeDiceState) -> int:
        """Return the number of the turn."""
        return state.turn


RULESET = ThreeDice()
