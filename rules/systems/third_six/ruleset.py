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
from rules.systems.third_six import goals, menu, phases, pilot, rounds, turns
from rules.systems.third_six.actions import ACTIONS
from rules.systems.third_six.board.sheet import sheet
from rules.systems.third_six.board.view import party_lines, view
from rules.systems.third_six.events import EVENTS
from rules.systems.third_six.options import SEATS, ThirdSixOptions, by_post, check_options
from rules.systems.third_six.pilot.tactics import tactics
from rules.systems.third_six.state import ThirdSixState
from rules.systems.third_six.upgrades import UPGRADES


class ThirdSix:
    """3RD6 Dungeon."""

    key = "third-six"
    rules_version = 2
    seats = SEATS
    late_joining = True
    options_type = ThirdSixOptions
    # As written the game only ends in death, and stairs need heroes of the second level: a lobby
    # proposes heroes of the third, and the way down past two lairs of bosses. Bosses for each hero,
    # and an end when half have fallen, make that as dangerous for many as it is for one.
    preset: Options = ThirdSixOptions(
        goal="depth_3", start_level=3, boss_scaling="per_hero", fallen_limit="half"
    )
    state_type = ThirdSixState
    actions = ACTIONS
    events = EVENTS
    upgrades = UPGRADES
    catalog = Path(__file__).parent / "words"

    def check_options(self, options: ThirdSixOptions, seats: int) -> None:
        """Refuse settings that contradict each other: RuleError with the sentence."""
        check_options(options, seats)

    def by_post(self, options: ThirdSixOptions) -> ThirdSixOptions:
        """The settings as a table by post needs them: whoever is first decides, and strikes."""
        return by_post(options)

    def new_game(
        self, options: ThirdSixOptions, seats: tuple[SeatInfo, ...], dice: Dice
    ) -> Transition[ThirdSixState]:
        """Put the heroes at the entrance; each chooses a class first."""
        return turns.begin(options, seats, dice)

    def join(self, state: ThirdSixState, seat: SeatInfo, dice: Dice) -> Transition[ThirdSixState]:
        """Add a hero beside the others."""
        return turns.join(state, seat, dice)

    def awaiting(self, state: ThirdSixState) -> tuple[Seat, ...]:
        """Who must decide something now, in seat order."""
        return phases.awaiting(state)

    def legal_actions(self, state: ThirdSixState, seat: Seat) -> tuple[Option, ...]:
        """What a seat may do now."""
        return menu.legal_actions(state, seat)

    def apply(
        self, state: ThirdSixState, seat: Seat, action: Action, dice: Dice
    ) -> Transition[ThirdSixState]:
        """Do it, and run on to the next decision; RuleError when it is not allowed."""
        return turns.carry_out(state, seat, action, dice)

    def autopilot(self, state: ThirdSixState, seat: Seat, stance: Stance) -> Action:
        """What a sensible player of that temper would do."""
        return pilot.choose(state, seat, stance)

    def view(self, state: ThirdSixState, viewer: Seat | None) -> View:  # noqa: ARG002 - no secrets
        """The moment in words and as a scene, the same for everybody."""
        return view(state)

    def party(self, state: ThirdSixState) -> tuple[PartyLine, ...]:
        """The party as everybody may see it, without the rest of the view."""
        return party_lines(state)

    def sheet(self, state: ThirdSixState, seat: Seat) -> Sheet:
        """A hero in full."""
        return sheet(state, seat)

    def following(self, state: ThirdSixState) -> tuple[Seat, ...]:
        """Who is next in a fight, as far as its round goes."""
        return rounds.following(state)

    def in_order(self, options: ThirdSixOptions) -> bool:
        """Whether heroes strike one after the other: then who comes later can declare a turn."""
        return options.order == "seat"

    def declarable(self, state: ThirdSixState, seat: Seat) -> tuple[Option, ...]:
        """What a seat may say ahead that it does in its turn of a fight."""
        return rounds.declarable(state, seat)

    def repeats(self, state: ThirdSixState, action: Action) -> bool:
        """Whether an action may be kept at: an attack in a fight."""
        return rounds.repeats(state, action)

    def interrupted(self, state: ThirdSixState) -> tuple[Seat, ...]:
        """Whose turn in a fight goes on once somebody has answered a question."""
        return rounds.interrupted(state)

    def tactics(self, state: ThirdSixState, seat: Seat) -> Tactics:
        """What the moment offers to a seat's standing orders."""
        legal = [option.action for option in self.legal_actions(state, seat)]
        return tactics(state, seat, legal)

    def outcome(self, state: ThirdSixState) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return goals.outcome(state)


RULESET: Ruleset[ThirdSixOptions, ThirdSixState] = ThirdSix()
