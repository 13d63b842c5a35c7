"""What the tactical games have in common as rulesets."""

from collections.abc import Iterator
from pathlib import Path
from typing import TypeVar

from rules.core.answers import Option, PartyLine, SeatInfo, Transition
from rules.core.caution import Caution
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import BaseRuleset
from rules.core.standing_orders import Tactics
from rules.systems.mkd import team_turns, turns
from rules.systems.mkd.actions import Choose
from rules.systems.mkd.content.points import POINTS
from rules.systems.mkd.deeds import deeds
from rules.systems.mkd.events import EVENTS
from rules.systems.mkd.figures import sign_of
from rules.systems.mkd.lessons import news_of
from rules.systems.mkd.luck import throws
from rules.systems.mkd.parse import parse
from rules.systems.mkd.pilot.caution import caution
from rules.systems.mkd.pilot.recruiting import ready_made
from rules.systems.mkd.pilot.tactics import tactics
from rules.systems.mkd.resolution import Mode, Resolution, run_on
from rules.systems.mkd.show.party import party_lines
from rules.systems.mkd.state import MkdState, Player
from rules.systems.mkd.tasks import AskAdvance
from rules.systems.mkd.telling import TELLING
from rules.systems.mkd.verbs.nothing_left import nothing_left

P = TypeVar("P", bound=Options)
S = TypeVar("S", bound=MkdState)

SEATS = (1, 8)


class TacticalRuleset(BaseRuleset[P, S]):
    """A game of dial figures on squares, by the core rules unless changed (MA-002, RG-002)."""

    seats = SEATS
    late_joining = False
    mode: Mode
    """This game's answers where the tactical games differ."""
    events = EVENTS
    shared_catalogs = (Path(__file__).parent / "words",)
    table_rolls = ("roll",)
    telling = TELLING
    packs = POINTS
    turn_notes = frozenset({"mkd-note-served"})
    long_turns = True
    told_since = frozenset(
        {
            "mkd-poisoned",
            "mkd-curse-felt",
            "mkd-did-begin",
            "mkd-did-end",
            "mkd-did-spin",
            "mkd-vote-cast",
        }
    )

    awaiting = staticmethod(turns.awaiting)
    following = staticmethod(turns.teams_to_come)
    interrupted = staticmethod(turns.interrupted)
    in_round = staticmethod(team_turns.in_round)
    turn_left = staticmethod(team_turns.turn_left)
    its_turn = staticmethod(team_turns.its_turn)
    may_fight_on = staticmethod(team_turns.may_fight_on)
    ready_made = staticmethod(ready_made)
    sign_of = staticmethod(sign_of)
    parse = staticmethod(parse)
    deeds = staticmethod(deeds)
    throws = staticmethod(throws)

    # What each of the games answers besides

    def allowed(self, state: S, seat: Seat, /) -> Iterator[Action]:
        """Yield the actions of a seat now, each worked out when it is asked for."""
        raise NotImplementedError

    def is_late(self, state: S, /) -> bool:
        """Return whether it is time to go home, so that standing orders no longer act."""
        raise NotImplementedError

    # What both answer alike

    def check_options(self, options: P, seats: int) -> None:  # noqa: ARG002
        """Refuse too few or too many people.

        Raises:
            RuleError: that many cannot be seated.
        """
        if not SEATS[0] <= seats <= SEATS[1]:
            raise RuleError("mkd-refused-seats", fewest=SEATS[0], most=SEATS[1])

    def by_post(self, options: P) -> P:
        """Return the settings with teams that act in any order, so that nobody waits (MA-052)."""
        return options.with_(order="any")

    def new_game(self, options: P, seats: tuple[SeatInfo, ...], dice: Dice) -> Transition[S]:
        """Begin a game: the teams are gathered before anything is built.

        Raises:
            RuleError: the options contradict each other.
        """
        self.check_options(options, len(seats))
        state = self.state_type(options=options, players=_players_of(seats))
        return run_on(Resolution(state, dice, self.mode), self.state_type)

    def join(
        self,
        state: S,  # noqa: ARG002 - refused whatever the state is
        seat: SeatInfo,  # noqa: ARG002
        dice: Dice,  # noqa: ARG002
    ) -> Transition[S]:
        """Refuse everybody once a game has begun, by a RuleError."""
        raise RuleError("mkd-refused-no-joining", rule="MA-052")

    def in_order(self, options: P) -> bool:
        """Return whether teams act one after the other (MA-053), not in any order (MA-052)."""
        return bool(getattr(options, "order", "seat") == "seat")

    def declarable(self, state: S, seat: Seat) -> tuple[Option, ...]:
        """Return what a team's player may declare for its turn of the round."""
        return team_turns.declarable(state, seat, self.mode, self.legal_actions)

    def as_well(self, state: S, seat: Seat, action: Action) -> Action | None:
        """Return what a Hero does who follows another: the same, or a walk as near as it leads."""
        return team_turns.as_well(self.allowed(state, seat), action)

    def party(self, state: S) -> tuple[PartyLine, ...]:
        """Return the party lines of the view, without the rest of it."""
        return party_lines(state, turns.awaiting(state))

    def turn(self, state: S) -> int:
        """Return the number of the turn."""
        return state.turn

    def voting(self, state: S, action: Action) -> tuple[Seat, ...]:
        """Return who has yet to vote which Hero rises a level (MA-130)."""
        advances = isinstance(action, Choose) and isinstance(turns.question(state), AskAdvance)
        return turns.asked(state) if advances else ()

    def round_of(self, state: S) -> int:
        """Return the number of the round, in which teams have turns of their own."""
        return state.round

    def asked(self, state: S, seat: Seat) -> frozenset[str]:
        """Return the kinds of actions that a seat is offered, and the other lessons it needs."""
        return super().asked(state, seat) | news_of(state, seat)

    def nothing_left(self, state: S, seat: Seat, last: Action) -> Action | None:
        """Return the action that ends an activation in which nothing is left to do."""
        return nothing_left(state, seat, last, self.allowed(state, seat))

    def tactics(self, state: S, seat: Seat) -> Tactics:
        """Return the conditions and actions for standing orders; none on the way home."""
        found = tactics(state, (option.action for option in self.legal_actions(state, seat)))
        return found._replace(deeds={}) if self.is_late(state) else found

    def caution(self, state: S, seat: Seat, there: frozenset[Seat]) -> Caution:
        """Return how a seat whose player is absent is played with care."""
        return caution(state, seat, there, late=self.is_late(state))


def _players_of(seats: tuple[SeatInfo, ...]) -> tuple[Player, ...]:
    """Return the players of a new game, in seat order."""
    in_order = sorted(seats, key=lambda seat: seat.seat)
    return tuple(Player(seat=seat.seat, name=seat.name) for seat in in_order)
