"""The ruleset: one method per question, each answered by the file of its topic."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import (
    Option,
    Outcome,
    PartyLine,
    Ruleset,
    SeatInfo,
    Sheet,
    Stance,
    Transition,
    View,
)
from rules.core.standing import Tactics
from rules.systems import mkd
from rules.systems.mkd.actions import ACTIONS
from rules.systems.mkd.events import EVENTS
from rules.systems.mkd.parse import parse
from rules.systems.mkd.pilot.tactics import tactics
from rules.systems.mkd.rounds import teams_to_come
from rules.systems.mkd.table import interrupted
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


class MkdAdventure:
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
    shared_catalogs = (Path(str(mkd.__file__)).parent / "words",)
    oracle = ORACLE
    table_rolls = ("roll",)
    telling = TELLING

    def check_options(self, options: AdventureOptions, seats: int) -> None:
        """Refuse settings that contradict each other: RuleError with the sentence."""
        check_options(options, seats)

    def by_post(self, options: AdventureOptions) -> AdventureOptions:
        """The settings with teams that act in any order."""
        return by_post(options)

    def new_game(
        self, options: AdventureOptions, seats: tuple[SeatInfo, ...], dice: Dice
    ) -> Transition[AdventureState]:
        """Seat the players; the first decisions are whom they lead."""
        return turns.begin(options, seats, dice)

    def join(
        self,
        state: AdventureState,  # noqa: ARG002 - refused whatever the state is
        seat: SeatInfo,  # noqa: ARG002
        dice: Dice,  # noqa: ARG002
    ) -> Transition[AdventureState]:
        """Nobody joins once an adventure has begun: RuleError."""
        raise RuleError("mkd-refused-no-joining", rule="MA-052")

    def awaiting(self, state: AdventureState) -> tuple[Seat, ...]:
        """Who must decide something now, in seat order."""
        return menu.awaiting(state)

    def legal_actions(self, state: AdventureState, seat: Seat) -> tuple[Option, ...]:
        """What a seat may do now."""
        return menu.legal_actions(state, seat)

    def apply(
        self, state: AdventureState, seat: Seat, action: Action, dice: Dice
    ) -> Transition[AdventureState]:
        """Do it, and run on to the next decision; RuleError when it is not allowed."""
        return turns.carry_out(state, seat, action, dice)

    def autopilot(self, state: AdventureState, seat: Seat, stance: Stance) -> Action:
        """What a sensible player of that temper would do."""
        return pilot.choose(state, seat, stance)

    def view(self, state: AdventureState, viewer: Seat | None) -> View:
        """The moment in words and as a scene."""
        return show.view(state, viewer)

    def party(self, state: AdventureState) -> tuple[PartyLine, ...]:
        """Every Hero as everybody may see them."""
        return show.party(state)

    def sheet(self, state: AdventureState, seat: Seat) -> Sheet:
        """A seat's Heroes in full."""
        return show.sheet(state, seat)

    def parse(self, state: AdventureState, seat: Seat, text: str) -> Action | None:
        """What a seat means by a square, a direction or a shift that is not on offer."""
        return shift_named(text) or parse(state, seat, text)

    def following(self, state: AdventureState) -> tuple[Seat, ...]:
        """Whose teams come next in this round."""
        return teams_to_come(state)

    def interrupted(self, state: AdventureState) -> tuple[Seat, ...]:
        """Whose teams have still to act while a Hero is in the middle of his activation."""
        return interrupted(state)

    def tactics(self, state: AdventureState, seat: Seat) -> Tactics:
        """What the moment offers to a seat's standing orders, while it is not time to go home."""
        found = tactics(state, (option.action for option in menu.legal_actions(state, seat)))
        return found._replace(deeds={}) if is_late(state) else found

    def outcome(self, state: AdventureState) -> Outcome | None:
        """How the adventure ended, or None while it runs."""
        return goals.outcome(state)


RULESET: Ruleset[AdventureOptions, AdventureState] = MkdAdventure()
