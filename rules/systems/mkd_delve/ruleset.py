"""The ruleset: one method per question, each answered by the file of its topic."""

from collections.abc import Mapping
from pathlib import Path

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Options, Seat
from rules.core.ruleset import BaseRuleset
from rules.core.standing_orders import Tactics
from rules.core.words import Text
from rules.systems import mkd
from rules.systems.mkd.actions import ACTIONS
from rules.systems.mkd.events import EVENTS
from rules.systems.mkd.legality import interrupted, teams_to_come
from rules.systems.mkd.parse import parse
from rules.systems.mkd.pilot.tactics import tactics
from rules.systems.mkd.telling import TELLING
from rules.systems.mkd_delve import goals, menu, pilot, show, turns
from rules.systems.mkd_delve.options import (
    DAILY,
    EVENING,
    PRESETS,
    SEATS,
    DelveOptions,
    by_post,
    check_options,
)
from rules.systems.mkd_delve.oracle import ORACLE
from rules.systems.mkd_delve.pilot.heroes import is_late
from rules.systems.mkd_delve.state import DelveState
from rules.systems.mkd_delve.upgrades import UPGRADES


class MkdDelve(BaseRuleset[DelveOptions, DelveState]):
    """A dungeon that grows as one walks, for one or several (RG-001).

    What it does not change is the core's (RG-002).
    """

    key = "mkd-delve"
    rules_version = 2
    seats = SEATS
    late_joining = False
    options_type = DelveOptions
    preset: Options = EVENING
    presets: Mapping[str, Options] = PRESETS
    daily: Options = DAILY
    state_type = DelveState
    actions = ACTIONS
    events = EVENTS
    upgrades = UPGRADES
    catalog = Path(__file__).parent / "words"
    undeclarable = Text.of("mkd-delve-undeclarable")
    unmarked = frozenset({"mkd-token"})
    shared_catalogs = (Path(str(mkd.__file__)).parent / "words",)
    table_rolls = ("roll",)
    telling = TELLING
    oracle = ORACLE

    check_options = staticmethod(check_options)
    by_post = staticmethod(by_post)
    new_game = staticmethod(turns.begin)
    awaiting = staticmethod(menu.awaiting)
    legal_actions = staticmethod(menu.legal_actions)
    apply = staticmethod(turns.carry_out)
    autopilot = staticmethod(pilot.choose)
    view = staticmethod(show.view)
    party = staticmethod(show.party)
    sheet = staticmethod(show.sheet)
    parse = staticmethod(parse)
    following = staticmethod(teams_to_come)
    interrupted = staticmethod(interrupted)
    outcome = staticmethod(goals.outcome)

    def join(
        self,
        state: DelveState,  # noqa: ARG002 - refused whatever the state is
        seat: SeatInfo,  # noqa: ARG002
        dice: Dice,  # noqa: ARG002
    ) -> Transition[DelveState]:
        """Nobody joins once a delve has begun: RuleError."""
        raise RuleError("mkd-refused-no-joining", rule="MA-052")

    def tactics(self, state: DelveState, seat: Seat) -> Tactics:
        """What the moment offers to a seat's standing orders, while it is not time to go home."""
        found = tactics(state, (option.action for option in menu.legal_actions(state, seat)))
        return found._replace(deeds={}) if is_late(state) else found


RULESET = MkdDelve()
