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
from rules.systems.three_dice import goals, menu, phases, pilot, rounds, turns
from rules.systems.three_dice.actions import ACTIONS
from rules.systems.three_dice.board.sheet import sheet
from rules.systems.three_dice.board.view import party_lines, view
from rules.systems.three_dice.events import EVENTS
from rules.systems.three_dice.options import SEATS, ThreeDiceOptions, by_post, check_options
from rules.systems.three_dice.pilot.tactics import tactics
from rules.systems.three_dice.state import ThreeDiceState
from rules.systems.three_dice.upgrades import UPGRADES


class ThreeDice:
    """3 Dice Dungeon."""

    key = "three-dice"
    rules_version = 2
    seats = SEATS
    late_joining = True
    options_type = ThreeDiceOptions
    # As written the game only ends in death; a lobby proposes the readers' quest (HR-010).
    preset: Options = ThreeDiceOptions(three_artifact_quest=True)
    state_type = ThreeDiceState
    actions = ACTIONS
    events = EVENTS
    upgrades = UPGRADES
    catalog = Path(__file__).parent / "words"

    def check_options(self, options: ThreeDiceOptions, seats: int) -> None:
        """Refuse settings that contradict each other: RuleError with the sentence."""
        check_options(options, seats)

    def by_post(self, options: ThreeDiceOptions) -> ThreeDiceOptions:
        """The settings as a table by post needs them: whoever is first decides, and strikes."""
        return by_post(options)

    def new_game(
        self, options: ThreeDiceOptions, seats: tuple[SeatInfo, ...], dice: Dice
    ) -> Transition[ThreeDiceState]:
        """Roll the heroes and the first location, and run to the first decision."""
        return turns.begin(options, seats, dice)

    def join(self, state: ThreeDiceState, seat: SeatInfo, dice: Dice) -> Transition[ThreeDiceState]:
        """Add a hero beside the acting ones."""
        return turns.join(state, seat, dice)

    def awaiting(self, state: ThreeDiceState) -> tuple[Seat, ...]:
        """Who must decide something now, in seat order."""
        return phases.awaiting(state)

    def legal_actions(self, state: ThreeDiceState, seat: Seat) -> tuple[Option, ...]:
        """What a seat may do now."""
        return menu.legal_actions(state, seat)

    def apply(
        self, state: ThreeDiceState, seat: Seat, action: Action, dice: Dice
    ) -> Transition[ThreeDiceState]:
        """Do it, and run on to the next decision; RuleError when it is not allowed."""
        return turns.carry_out(state, seat, action, dice)

    def autopilot(self, state: ThreeDiceState, seat: Seat, stance: Stance) -> Action:
        """What a sensible player of that temper would do."""
        return pilot.choose(state, seat, stance)

    def view(self, state: ThreeDiceState, viewer: Seat | None) -> View:  # noqa: ARG002 - no secrets
        """The moment in words and as a scene, the same for everybody."""
        return view(state)

    def party(self, state: ThreeDiceState) -> tuple[PartyLine, ...]:
        """The party of the view alone."""
        return party_lines(state)

    def sheet(self, state: ThreeDiceState, seat: Seat) -> Sheet:
        """A hero in full."""
        return sheet(state, seat)

    def following(self, state: ThreeDiceState) -> tuple[Seat, ...]:
        """Who is next in a fight, as far as its round goes."""
        return rounds.following(state)

    def in_order(self, options: ThreeDiceOptions) -> bool:
        """Whether heroes strike one after the other: then who comes later can declare a turn."""
        return options.mp_order == "seat"

    def declarable(self, state: ThreeDiceState, seat: Seat) -> tuple[Option, ...]:
        """What a seat may say ahead that it does in its turn of a fight."""
        return rounds.declarable(state, seat)

    def goes_on(self, before: ThreeDiceState, after: ThreeDiceState, seat: Seat) -> bool:
        """Whether a seat's turn in a fight goes on after something it did."""
        return rounds.goes_on(before, after, seat)

    def repeats(self, state: ThreeDiceState, action: Action) -> bool:
        """Whether an action may be kept at: an attack in a fight that uses nothing up."""
        return rounds.repeats(state, action)

    def interrupted(self, state: ThreeDiceState) -> tuple[Seat, ...]:
        """Whose turn in a fight goes on once somebody has answered a question."""
        return rounds.interrupted(state)

    def tactics(self, state: ThreeDiceState, seat: Seat) -> Tactics:
        """What the moment offers to a seat's standing orders."""
        legal = [option.action for option in self.legal_actions(state, seat)]
        return tactics(state, seat, legal)

    def outcome(self, state: ThreeDiceState) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return goals.outcome(state)


RULESET: Ruleset[ThreeDiceOptions, ThreeDiceState] = ThreeDice()
