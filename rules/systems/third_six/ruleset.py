"""The ruleset: one method per question, each answered by the file of its topic."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Options
from rules.core.pitch import Pitch
from rules.core.ruleset import BaseRuleset
from rules.core.telling import Telling
from rules.core.words import Text
from rules.systems.third_six import goals, menu, phases, pilot, rounds, turns
from rules.systems.third_six.actions import ACTIONS
from rules.systems.third_six.board.scene import region
from rules.systems.third_six.board.sheet import sheet
from rules.systems.third_six.board.view import party_lines, view
from rules.systems.third_six.events import EVENTS
from rules.systems.third_six.lessons import LESSONS
from rules.systems.third_six.options import SEATS, ThirdSixOptions, by_post, check_options
from rules.systems.third_six.pilot.tactics import tactics
from rules.systems.third_six.presets import DAILY, EVENING, PRESETS
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.tutorial import TUTORIAL
from rules.systems.third_six.upgrades import UPGRADES


class ThirdSix(BaseRuleset[ThirdSixOptions, ThirdSixState]):
    """3RD6 Dungeon."""

    key = "third-six"
    rules_version = 2
    seats = SEATS
    late_joining = True
    options_type = ThirdSixOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    pitch = Pitch(minutes=30, difficulty="medium")
    state_type = ThirdSixState
    actions = ACTIONS
    events = EVENTS
    upgrades = UPGRADES
    telling = Telling(
        discoveries=frozenset(
            (
                "ts-chamber-found",
                "ts-stairs-found",
                "ts-vault-found",
                "ts-vault-entered",
                "ts-town-entered",
                "ts-dungeon-begun",
                "ts-level-descended",
            )
        )
    )
    lesson_of = LESSONS
    tutorial = TUTORIAL
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("third-six-undeclarable")
    settled_before = frozenset({"ts-vote-tied"})

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
    repeats = staticmethod(rounds.repeats)
    interrupted = staticmethod(rounds.interrupted)
    outcome = staticmethod(goals.outcome)

    def turn(self, state: ThirdSixState) -> int:
        """Return the number of the turn."""
        return state.turn


RULESET = ThirdSix()
