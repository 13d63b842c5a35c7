"""The ruleset: what it is called and set to, and the function that answers each question."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Options
from rules.core.pitch import Pitch
from rules.core.ruleset import BaseRuleset
from rules.core.words import Text
from rules.systems.green_dungeon import (
    board,
    combat_turns,
    menu,
    options,
    party,
    phases,
    pilot,
    scoring,
    themes,
    turns,
)
from rules.systems.green_dungeon.content.points import POINTS
from rules.systems.green_dungeon.days_by_post import DAYS
from rules.systems.green_dungeon.events import EVENTS
from rules.systems.green_dungeon.forge import FORGES
from rules.systems.green_dungeon.luck import throws
from rules.systems.green_dungeon.options import DAILY, EVENING, PRESETS, SEATS, GreenDungeonOptions
from rules.systems.green_dungeon.situations import SITUATIONS
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.telling import TELLING
from rules.systems.green_dungeon.tutorial import TUTORIAL
from rules.systems.green_dungeon.upgrades import UPGRADES
from rules.systems.green_dungeon.verbs import VERBS


class GreenDungeon(BaseRuleset[GreenDungeonOptions, GreenDungeonState]):
    """Green Dungeon."""

    key = "green-dungeon"
    rules_version = 3
    seats = SEATS
    late_joining = True
    options_type = GreenDungeonOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    pitch = Pitch(minutes=60, days=DAYS, difficulty="medium")
    state_type = GreenDungeonState
    packs = POINTS
    forges = FORGES
    actions = VERBS.actions
    events = EVENTS
    upgrades = UPGRADES
    telling = TELLING
    lesson_of = VERBS.lessons
    tutorial = TUTORIAL
    situations = SITUATIONS
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("green-dungeon-undeclarable")
    unmarked = frozenset({"gd-tiles"})
    settled_before = frozenset({"gd-vote-tied"})

    check_options = staticmethod(options.check_options)
    by_post = staticmethod(options.by_post)
    first_decides = staticmethod(options.first_decides)
    new_game = staticmethod(turns.begin)
    join = staticmethod(party.join)
    awaiting = staticmethod(phases.awaiting)
    votes = staticmethod(phases.votes)
    in_common = staticmethod(turns.in_common)
    legal_actions = staticmethod(menu.legal_actions)
    apply = staticmethod(turns.carry_out)
    outcome = staticmethod(scoring.outcome)
    view = staticmethod(board.view)
    party = staticmethod(board.party_lines)
    region = staticmethod(board.region)
    sheet = staticmethod(board.sheet)
    sign_of = staticmethod(themes.sign_of)
    autopilot = staticmethod(pilot.choose)
    tactics = staticmethod(pilot.tactics)
    throws = staticmethod(throws)
    caution = staticmethod(pilot.caution)

    following = staticmethod(phases.following)
    interrupted = staticmethod(phases.interrupted)
    in_order = staticmethod(combat_turns.in_order)
    in_round = staticmethod(combat_turns.in_round)
    declarable = staticmethod(combat_turns.declarable)
    goes_on = staticmethod(combat_turns.goes_on)
    repeats = staticmethod(combat_turns.repeats)
    overruled = staticmethod(themes.overruled)

    def turn(self, state: GreenDungeonState) -> int:
        """Return the number of the turn."""
        return state.turn


RULESET = GreenDungeon()
