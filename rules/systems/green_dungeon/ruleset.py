"""The ruleset: one method per question, each answered by the file of its topic."""

from pathlib import Path

from rules.core.dice import Dice
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
from rules.systems.green_dungeon import menu, phases, pilot, scoring, turns
from rules.systems.green_dungeon.actions import ACTIONS
from rules.systems.green_dungeon.board.sheet import sheet
from rules.systems.green_dungeon.board.view import party_lines, view
from rules.systems.green_dungeon.events import EVENTS
from rules.systems.green_dungeon.options import SEATS, GreenDungeonOptions, by_post, check_options
from rules.systems.green_dungeon.pilot.tactics import tactics
from rules.systems.green_dungeon.state import GreenDungeonState
from rules.systems.green_dungeon.upgrades import UPGRADES


class GreenDungeon:
    """Green Dungeon."""

    key = "green-dungeon"
    rules_version = 2
    seats = SEATS
    # Only a shared hero takes new players in; a party is complete when it sets out.
    late_joining = True
    options_type = GreenDungeonOptions
    preset: Options = GreenDungeonOptions(mode="party")
    state_type = GreenDungeonState
    actions = ACTIONS
    events = EVENTS
    upgrades = UPGRADES
    catalog = Path(__file__).parent / "words"

    def check_options(self, options: GreenDungeonOptions, seats: int) -> None:
        """Refuse settings that do not go together: RuleError with the sentence."""
        check_options(options, seats)

    def by_post(self, options: GreenDungeonOptions) -> GreenDungeonOptions:
        """The settings as a table by post needs them: whoever is first decides, and acts."""
        return by_post(options)

    def new_game(
        self, options: GreenDungeonOptions, seats: tuple[SeatInfo, ...], dice: Dice
    ) -> Transition[GreenDungeonState]:
        """Lay the dungeon out and run to the first decision."""
        return turns.begin(options, seats, dice)

    def join(
        self, state: GreenDungeonState, seat: SeatInfo, dice: Dice
    ) -> Transition[GreenDungeonState]:
        """Take a seat beside those who guide a shared hero; otherwise a RuleError."""
        return turns.join(state, seat, dice)

    def awaiting(self, state: GreenDungeonState) -> tuple[Seat, ...]:
        """Who must decide something now, in seat order."""
        return phases.awaiting(state)

    def legal_actions(self, state: GreenDungeonState, seat: Seat) -> tuple[Option, ...]:
        """What a seat may do now."""
        return menu.legal_actions(state, seat)

    def apply(
        self, state: GreenDungeonState, seat: Seat, action: Action, dice: Dice
    ) -> Transition[GreenDungeonState]:
        """Do it, and run on to the next decision; RuleError when it is not allowed."""
        return turns.carry_out(state, seat, action, dice)

    def autopilot(self, state: GreenDungeonState, seat: Seat, stance: Stance) -> Action:
        """What a sensible player of that temper would do."""
        return pilot.choose(state, seat, stance)

    def view(self, state: GreenDungeonState, viewer: Seat | None) -> View:  # noqa: ARG002 - one board
        """The moment in words and as a scene; face-down tiles are hidden from everybody."""
        return view(state)

    def party(self, state: GreenDungeonState) -> tuple[PartyLine, ...]:
        """The party as everybody may see it, without the rest of the view."""
        return party_lines(state)

    def sheet(self, state: GreenDungeonState, seat: Seat) -> Sheet:
        """A hero in full."""
        return sheet(state, seat)

    def following(self, state: GreenDungeonState) -> tuple[Seat, ...]:
        """Who decides next where every hero decides the same."""
        return phases.following(state)

    def interrupted(self, state: GreenDungeonState) -> tuple[Seat, ...]:
        """Who is asked the same again once the luck of a companion is settled."""
        return phases.interrupted(state)

    def tactics(self, state: GreenDungeonState, seat: Seat) -> Tactics:
        """What the moment offers to a seat's standing orders."""
        legal = [option.action for option in self.legal_actions(state, seat)]
        return tactics(state, seat, legal)

    def outcome(self, state: GreenDungeonState) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return scoring.outcome(state)


RULESET: Ruleset[GreenDungeonOptions, GreenDungeonState] = GreenDungeon()
