"""The ruleset: one method per question, each answered by the file of its topic."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Options
from rules.core.pitch import Pitch
from rules.core.ruleset import BaseRuleset
from rules.core.telling import Telling
from rules.core.words import Text
from rules.systems.green_dungeon import menu, phases, pilot, scoring, turns
from rules.systems.green_dungeon.actions import ACTIONS
from rules.systems.green_dungeon.board.scene import region
from rules.systems.green_dungeon.board.sheet import sheet
from rules.systems.green_dungeon.board.view import party_lines, view
from rules.systems.green_dungeon.events import EVENTS
from rules.systems.green_dungeon.lessons import LESSONS
from rules.systems.green_dungeon.options import SEATS, GreenDungeonOptions, by_post, check_options
from rules.systems.green_dungeon.pilot.tactics import tactics
from rules.systems.green_dungeon.presets import DAILY, EVENING, PRESETS
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.tutorial import TUTORIAL
from rules.systems.green_dungeon.upgrades import UPGRADES


class GreenDungeon(BaseRuleset[GreenDungeonOptions, GreenDungeonState]):
    """Green Dungeon."""

    key = "green-dungeon"
    rules_version = 2
    seats = SEATS
    # Only a shared hero takes new players in; a party is complete when it sets out.
    late_joining = True
    options_type = GreenDungeonOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    pitch = Pitch(minutes=60, difficulty="medium")
    state_type = GreenDungeonState
    actions = ACTIONS
    events = EVENTS
    upgrades = UPGRADES
    telling = Telling(
        discoveries=frozenset(("gd-room-entered", "gd-dungeon-laid", "gd-lair-found"))
    )
    lesson_of = LESSONS
    tutorial = TUTORIAL
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("green-dungeon-undeclarable")
    unmarked = frozenset({"gd-tiles"})
    settled_before = frozenset({"gd-vote-tied"})

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
    following = staticmethod(phases.following)
    interrupted = staticmethod(phases.interrupted)
    outcome = staticmethod(scoring.outcome)

    def turn(self, state: GreenDungeonState) -> int:
        """Return the number of the turn."""
        return state.turn


RULESET = GreenDungeon()
