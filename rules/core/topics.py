"""Rulesets whose questions are answered by modules, one for each topic of the rulebook.

A system of many files does not repeat in its `ruleset.py` which function answers which question:
it names the module of each topic. mypy checks that the module has what is asked of its topic.
"""

from typing import Any, Protocol, TypeVar

from rules.core.answers import (
    Option,
    Outcome,
    PartyLine,
    SeatInfo,
    Sheet,
    Stance,
    Transition,
    View,
)
from rules.core.caution import Caution
from rules.core.dice import Dice
from rules.core.model import Action, GameState, Options, Seat
from rules.core.play import BasePlay
from rules.core.ruleset import BaseRuleset
from rules.core.standing_orders import Tactics

P = TypeVar("P", bound=Options)
S = TypeVar("S", bound=GameState)
P_contra = TypeVar("P_contra", bound=Options, contravariant=True)
T_contra = TypeVar("T_contra", contravariant=True)
S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)


class Menu(Protocol[S_contra]):
    """What a seat may choose from."""

    def legal_actions(self, state: S_contra, seat: Seat, /) -> tuple[Option, ...]:
        """Return what a seat may do now."""
        ...


class Turns(Protocol[S]):
    """How an action is carried out."""

    def carry_out(self, state: S, seat: Seat, action: Action, dice: Dice, /) -> Transition[S]:
        """Do it, and run on to the next decision; RuleError where it is not allowed."""
        ...


class Show(Protocol[S_contra]):
    """What the table sees."""

    def view(self, state: S_contra, viewer: Seat | None, /) -> View:
        """Return the moment as a seat, or the public, may see it."""
        ...

    def region(self, state: S_contra, /) -> str:
        """Return the region that the map shows."""
        ...

    def sheet(self, state: S_contra, seat: Seat, /) -> Sheet:
        """Return a hero in full."""
        ...


class Pilot(Protocol[S_contra]):
    """What is done for somebody."""

    def choose(self, state: S_contra, seat: Seat, stance: Stance, /) -> Action:
        """Return what a sensible player of that temper would do."""
        ...


class Goals(Protocol[S_contra]):
    """What a game is played for."""

    def outcome(self, state: S_contra, /) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        ...


class TopicRuleset(BaseRuleset[P, S]):
    """A ruleset with a module for each of these topics."""

    menu: Menu[S]
    turns: Turns[S]
    show: Show[S]
    pilot: Pilot[S]
    goals: Goals[S]

    def legal_actions(self, state: S, seat: Seat, /) -> tuple[Option, ...]:
        """Return what `menu` offers a seat."""
        return self.menu.legal_actions(state, seat)

    def apply(self, state: S, seat: Seat, action: Action, dice: Dice, /) -> Transition[S]:
        """Carry an action out, as `turns` do.

        Raises:
            RuleError: the rules do not allow it; nothing happened.
        """
        return self.turns.carry_out(state, seat, action, dice)

    def view(self, state: S, viewer: Seat | None, /) -> View:
        """Return the moment as `show` has it."""
        return self.show.view(state, viewer)

    def region(self, state: S, /) -> str:
        """Return the region that the map of `show` shows."""
        return self.show.region(state)

    def sheet(self, state: S, seat: Seat, /) -> Sheet:
        """Return a hero in full, as `show` has it."""
        return self.show.sheet(state, seat)

    def autopilot(self, state: S, seat: Seat, stance: Stance, /) -> Action:
        """Return what `pilot` chooses."""
        return self.pilot.choose(state, seat, stance)

    def outcome(self, state: S, /) -> Outcome | None:
        """Return how the game ended by `goals`, or None while it runs."""
        return self.goals.outcome(state)


class Settings(Protocol[P]):
    """What a host may set."""

    def check_options(self, options: P, seats: int, /) -> None:
        """Refuse settings that do not go together, by a RuleError."""
        ...

    def by_post(self, options: P, /) -> P:
        """Return the same game where nobody waits for everybody's voice."""
        ...


class Phases(Protocol[S_contra]):
    """Which decision is due."""

    def awaiting(self, state: S_contra, /) -> tuple[Seat, ...]:
        """Return who must decide something now, in seat order."""
        ...

    def votes(self, state: S_contra, /) -> bool:
        """Return whether they vote on one thing."""
        ...


class PartyTurns(Turns[S], Protocol[P_contra, S]):
    """How a game begins, and how an action is carried out."""

    def begin(self, options: P_contra, seats: tuple[SeatInfo, ...], dice: Dice, /) -> Transition[S]:
        """Set the game up and run to the first decision; RuleError by the settings."""
        ...


class Newcomers(Protocol[T_contra]):
    """Who comes in later."""

    def join(self, play: T_contra, seat: SeatInfo, /) -> None:
        """Add a hero to a running game; RuleError where there is no place."""
        ...


class PartyShow(Show[S_contra], Protocol[S_contra]):
    """What the table sees, with the party by itself."""

    def party_lines(self, state: S_contra, /) -> tuple[PartyLine, ...]:
        """Return the party as everybody may see it."""
        ...


class PartyPilot(Pilot[S_contra], Protocol[S_contra]):
    """What is done for somebody, also by standing orders."""

    def tactics(self, state: S_contra, seat: Seat, /) -> Tactics:
        """Return what a moment offers to standing orders."""
        ...

    def caution(self, state: S_contra, seat: Seat, there: frozenset[Seat], /) -> Caution:
        """Return what is careful now for a seat whose player is absent."""
        ...


class PartyRuleset(TopicRuleset[P, S]):
    """A game of a party that goes through phases: it decides together, and heroes may come late."""

    settings: Settings[P]
    phases: Phases[S]
    turns: PartyTurns[P, S]
    table: type[BasePlay[S]]
    """The working table of one action."""
    newcomers: Newcomers[Any]
    show: PartyShow[S]
    pilot: PartyPilot[S]
    late_joining = True

    def check_options(self, options: P, seats: int, /) -> None:
        """Refuse settings that do not go together, as `settings` do by a RuleError."""
        self.settings.check_options(options, seats)

    def by_post(self, options: P, /) -> P:
        """Return the `settings` where nobody waits for everybody's voice."""
        return self.settings.by_post(options)

    def new_game(self, options: P, seats: tuple[SeatInfo, ...], dice: Dice, /) -> Transition[S]:
        """Begin a game as `turns` do; RuleError by the settings."""
        return self.turns.begin(options, seats, dice)

    def join(self, state: S, seat: SeatInfo, dice: Dice, /) -> Transition[S]:
        """Add a hero to a running game as `newcomers` do; RuleError where there is no place."""
        play = self.table(state, dice)
        self.newcomers.join(play, seat)
        return play.transition()

    def awaiting(self, state: S, /) -> tuple[Seat, ...]:
        """Return who must decide something now, by `phases`."""
        return self.phases.awaiting(state)

    def votes(self, state: S, /) -> bool:
        """Return whether they vote on one thing, by `phases`."""
        return self.phases.votes(state)

    def party(self, state: S, /) -> tuple[PartyLine, ...]:
        """Return the party as `show` has it."""
        return self.show.party_lines(state)

    def tactics(self, state: S, seat: Seat, /) -> Tactics:
        """Return what the moment offers to standing orders, by `pilot`."""
        return self.pilot.tactics(state, seat)

    def caution(self, state: S, seat: Seat, there: frozenset[Seat], /) -> Caution:
        """Return what is careful for a seat whose player is absent, by `pilot`."""
        return self.pilot.caution(state, seat, there)


class Rounds(Protocol[P_contra, S_contra]):
    """Rounds of turns that can be declared before they come."""

    def in_order(self, options: P_contra, /) -> bool:
        """Return whether turns of a round follow each other."""
        ...

    def following(self, state: S_contra, /) -> tuple[Seat, ...]:
        """Return who is next after those awaited now, as far as it is certain."""
        ...

    def interrupted(self, state: S_contra, /) -> tuple[Seat, ...]:
        """Return whose turn goes on once somebody else is done with theirs."""
        ...

    def declarable(self, state: S_contra, seat: Seat, /) -> tuple[Option, ...]:
        """Return what a seat may do in its turn of this round."""
        ...

    def repeats(self, state: S_contra, action: Action, /) -> bool:
        """Return whether an action may be repeated until the fight ends."""
        ...


class RoundsRuleset(PartyRuleset[P, S]):
    """A game of a party whose fights go in rounds."""

    rounds: Rounds[P, S]

    def in_order(self, options: P, /) -> bool:
        """Return whether turns follow each other in `rounds`."""
        return self.rounds.in_order(options)

    def following(self, state: S, /) -> tuple[Seat, ...]:
        """Return who is next by `rounds`."""
        return self.rounds.following(state)

    def interrupted(self, state: S, /) -> tuple[Seat, ...]:
        """Return whose turn goes on by `rounds`."""
        return self.rounds.interrupted(state)

    def declarable(self, state: S, seat: Seat, /) -> tuple[Option, ...]:
        """Return what a seat may do in its turn by `rounds`."""
        return self.rounds.declarable(state, seat)

    def repeats(self, state: S, action: Action, /) -> bool:
        """Return whether an action may be repeated by `rounds`."""
        return self.rounds.repeats(state, action)
