"""The ruleset: what it is called and set to, and the function that answers each question."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Action, Options, Seat
from rules.core.pitch import Pitch
from rules.core.ruleset import BaseRuleset
from rules.core.words import Text
from rules.systems.third_six import (
    board,
    creation,
    foes,
    goals,
    menu,
    names,
    options,
    phases,
    pilot,
    rounds,
    turns,
)
from rules.systems.third_six.content.points import POINTS
from rules.systems.third_six.days_by_post import DAYS
from rules.systems.third_six.events import EVENTS
from rules.systems.third_six.luck import throws
from rules.systems.third_six.options import DAILY, EVENING, PRESETS, SEATS, ThirdSixOptions
from rules.systems.third_six.situations import SITUATIONS
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.telling import TELLING
from rules.systems.third_six.tutorial import TUTORIAL
from rules.systems.third_six.upgrades import UPGRADES
from rules.systems.third_six.verbs import VERBS


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
    pitch = Pitch(minutes=30, days=DAYS, difficulty="medium")
    state_type = ThirdSixState
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
    undeclarable = Text.of("third-six-undeclarable")
    settled_before = frozenset({"ts-vote-tied"})

    check_options = staticmethod(options.check_options)
    by_post = staticmethod(options.by_post)
    first_decides = staticmethod(options.first_decides)
    new_game = staticmethod(turns.begin)
    join = staticmethod(creation.join)
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
    overruled = staticmethod(foes.overruled)

    def ready_made(self, state: ThirdSixState, seat: Seat) -> Action | None:
        """Return the choice of a class for a hero without one, and of the spells to be learned."""
        if phases.phase_of(state) not in ("class", "spells") or seat not in self.awaiting(state):
            return None
        return self.autopilot(state, seat, "balanced")

    def turn(self, state: ThirdSixState) -> int:
        """Return the number of the turn."""
        return state.turn


RULESET = ThirdSix()
