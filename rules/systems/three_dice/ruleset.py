"""The ruleset: what it is called and set to, and the function that answers each question."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Options
from rules.core.pitch import Pitch
from rules.core.ruleset import BaseRuleset
from rules.core.words import Text
from rules.systems.three_dice import (
    board,
    depths,
    goals,
    menu,
    names,
    options,
    party,
    phases,
    pilot,
    rounds,
    turns,
)
from rules.systems.three_dice.content.points import POINTS
from rules.systems.three_dice.days_by_post import DAYS
from rules.systems.three_dice.events import EVENTS
from rules.systems.three_dice.luck import throws
from rules.systems.three_dice.options import DAILY, EVENING, PRESETS, SEATS, ThreeDiceOptions
from rules.systems.three_dice.situations import SITUATIONS
from rules.systems.three_dice.state import ThreeDiceState
from rules.systems.three_dice.telling import TELLING
from rules.systems.three_dice.tutorial import TUTORIAL
from rules.systems.three_dice.upgrades import UPGRADES
from rules.systems.three_dice.verbs import VERBS


class ThreeDice(BaseRuleset[ThreeDiceOptions, ThreeDiceState]):
    """3 Dice Dungeon."""

    key = "three-dice"
    rules_version = 3
    seats = SEATS
    late_joining = True
    options_type = ThreeDiceOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    pitch = Pitch(minutes=40, days=DAYS, difficulty="easy")
    state_type = ThreeDiceState
    packs = POINTS
    actions = VERBS.actions
    events = EVENTS
    upgrades = UPGRADES
    telling = TELLING
    lesson_of = VERBS.lessons
    tutorial = TUTORIAL
    situations = SITUATIONS
    catalog = Path(__file__).parent / "words"
    crowds = True
    undeclarable = Text.of("three-dice-undeclarable")

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
    outcome = staticmethod(goals.outcome)
    view = staticmethod(board.view)
    party = staticmethod(board.party_lines)
    region = staticmethod(board.region)
    sheet = staticmethod(board.sheet)
    sign_of = staticmethod(names.sign_of)
    autopilot = staticmethod(pilot.choose)
    tactics = staticmethod(pilot.tactics)
    throws = staticmethod(throws)
    caution = staticmethod(pilot.caution)

    in_order = staticmethod(rounds.in_order)
    following = staticmethod(rounds.following)
    interrupted = staticmethod(rounds.interrupted)
    declarable = staticmethod(rounds.declarable)
    in_round = staticmethod(rounds.in_round)
    repeats = staticmethod(rounds.repeats)
    goes_on = staticmethod(rounds.goes_on)
    overruled = staticmethod(depths.overruled)

    def turn(self, state: ThreeDiceState) -> int:
        """Return the number of the turn."""
        return state.turn


RULESET = ThreeDice()
