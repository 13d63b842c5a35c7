"""The ruleset: what it is called and set to, and who answers which question."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.model import Options
from rules.core.pitch import Pitch
from rules.core.words import Text
from rules.systems.mkd.forge import FORGES
from rules.systems.mkd.reveal import pools
from rules.systems.mkd.ruleset import TacticalRuleset
from rules.systems.mkd_delve import goals, menu, pilot, show, turns
from rules.systems.mkd_delve.days_by_post import DAYS
from rules.systems.mkd_delve.mode import DELVE
from rules.systems.mkd_delve.options import (
    DAILY,
    EVENING,
    PRESETS,
    DelveOptions,
)
from rules.systems.mkd_delve.oracle import ORACLE
from rules.systems.mkd_delve.situations import SITUATIONS
from rules.systems.mkd_delve.state import DelveState
from rules.systems.mkd_delve.tutorial import TUTORIAL


class MkdDelve(TacticalRuleset[DelveOptions, DelveState]):
    """A dungeon that grows as the Heroes walk, for one player or several (RG-001).

    What it does not change is as in the core rules (RG-002).
    """

    key = "mkd-delve"
    rules_version = 8
    options_type = DelveOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    pitch = Pitch(minutes=25, days=DAYS, difficulty="hard", pictured=30)
    state_type = DelveState
    mode = DELVE
    actions = menu.VERBS.actions
    lesson_of = menu.VERBS.lessons
    tutorial = TUTORIAL
    situations = SITUATIONS
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("mkd-delve-undeclarable")
    unmarked = frozenset({"mkd-token"})
    oracle = ORACLE
    forges = FORGES

    legal_actions = staticmethod(menu.legal_actions)
    allowed = staticmethod(menu.allowed)
    apply = staticmethod(turns.carry_out)
    view = staticmethod(show.view)
    region = staticmethod(show.region)
    sheet = staticmethod(show.sheet)
    autopilot = staticmethod(pilot.choose)
    is_late = staticmethod(pilot.is_late)
    outcome = staticmethod(goals.outcome)
    overruled = staticmethod(pools.overruled)


RULESET = MkdDelve()
