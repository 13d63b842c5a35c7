"""The ruleset: one method per question, each answered by the file of its topic."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from rules.core.answers import SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Options, Seat
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
from rules.systems.mkd_adventure import goals, menu, pilot, show, turns
from rules.systems.mkd_adventure.building.shifting import shift_named
from rules.systems.mkd_adventure.options import (
    EVENING,
    KIDNAPPING,
    LONG,
    QUICK,
    SEATS,
    STEALTH,
    AdventureOptions,
    by_post,
    check_options,
)
from rules.systems.mkd_adventure.oracle import ORACLE
from rules.systems.mkd_adventure.pilot.aims import is_late
from rules.systems.mkd_adventure.state import AdventureState
from rules.systems.mkd_adventure.upgrades import UPGRADES


class MkdAdventure(BaseRuleset[AdventureOptions, AdventureState]):
    """The adventure of tokens and tiles, without a dungeon master (MA-001).

    What it does not change is the core's (MA-002).
    """

    key = "mkd-adventure"
    rules_version = 2
    seats = SEATS
    late_joining = False
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
    state_type = AdventureState
    actions = ACTIONS
    events = EVENTS
    upgrades = UPGRADES
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
    shared_catalogs = (Path(str(mkd.__file__)).parent / "words",)
    oracle = ORACLE
    table_rolls = ("roll",)
    telling = TELLING

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
    following = staticmethod(teams_to_come)
    interrupted = staticmethod(interrupted)
    outcome = staticmethod(goals.outcome)

    def join(
        self,
        state: AdventureState,  # noqa: ARG002 - refused whatever the state is
        seat: SeatInfo,  # noqa: ARG002
        dice: Dice,  # noqa: ARG002
    ) -> Transition[AdventureState]:
        """Nobody joins once an adventure has begun: RuleError."""
        raise RuleError("mkd-refused-no-joining", rule="MA-052")

    def parse(self, state: AdventureState, seat: Seat, text: str) -> Action | None:
        """Return what a seat means by a square, a direction or a shift that is not on offer."""
        return shift_named(text) or parse(state, seat, text)

    def tactics(self, state: AdventureState, seat: Seat) -> Tactics:
        """What the moment offers to a seat's standing orders, while it is not time to go home."""
        found = tactics(state, (option.action for option in menu.legal_actions(state, seat)))
        return found._replace(deeds={}) if is_late(state) else found


RULESET = MkdAdventure()
