"""The ruleset: what it is called and set to, and who answers which question."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from rules.core.model import Options
from rules.core.pitch import Pitch
from rules.core.words import Text
from rules.systems.mkd.reveal import pools
from rules.systems.mkd.ruleset import TacticalRuleset
from rules.systems.mkd_adventure import goals, menu, pilot, show, turns
from rules.systems.mkd_adventure.days_by_post import DAYS
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import (
    DAILY,
    EVENING,
    KIDNAPPING,
    LONG,
    QUICK,
    STEALTH,
    AdventureOptions,
    check_splitting,
)
from rules.systems.mkd_adventure.oracle import ORACLE
from rules.systems.mkd_adventure.situations import SITUATIONS
from rules.systems.mkd_adventure.state import AdventureState
from rules.systems.mkd_adventure.tutorial import TUTORIAL


class MkdAdventure(TacticalRuleset[AdventureOptions, AdventureState]):
    """The adventure of tokens and tiles, without a dungeon master (MA-001).

    What it does not change is as in the core rules (MA-002).
    """

    key = "mkd-adventure"
    rules_version = 6
    options_type = AdventureOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = MappingProxyType(
        {
            "quick": QUICK,
            "evening": EVENING,
            "long": LONG,
            "stealth": STEALTH,
            "kidnapping": KIDNAPPING,
        }
    )
    daily: Options = DAILY
    pitch = Pitch(minutes=25, days=DAYS, difficulty="hard", pictured=30)
    state_type = AdventureState
    mode = ADVENTURE
    actions = menu.VERBS.actions
    lesson_of = menu.VERBS.lessons
    tutorial = TUTORIAL
    situations = SITUATIONS
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("mkd-adventure-undeclarable")
    unmarked = frozenset(
        [
            "mkd-token",
            "mkd-build-guardian",
            "mkd-build-token",
            "mkd-build-door",
            "mkd-build-marker",
            "mkd-build-marker-side",
            "mkd-build-artifact",
            "mkd-build-dressing",
        ]
    )
    oracle = ORACLE

    legal_actions = staticmethod(menu.legal_actions)
    allowed = staticmethod(menu.allowed)
    apply = staticmethod(turns.carry_out)
    view = staticmethod(show.view)
    region = staticmethod(show.region)
    sheet = staticmethod(show.sheet)
    autopilot = staticmethod(pilot.choose)
    is_late = staticmethod(pilot.is_late)
    outcome = staticmethod(goals.outcome)
    parse = staticmethod(menu.parse)
    overruled = staticmethod(pools.overruled)

    def check_options(self, options: AdventureOptions, seats: int) -> None:
        """Refuse settings that do not go together.

        Raises:
            RuleError: too few or too many people are seated, or they cannot split up (MA-315).
        """
        super().check_options(options, seats)
        check_splitting(options, seats)


RULESET = MkdAdventure()
