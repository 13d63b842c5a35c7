"""Rulesets whose questions are answered by modules, one for each topic of the rulebook.

A system of many files does not repeat in its `ruleset.py` which function answers which question:
it names the module of each topic. mypy checks that the module has what is asked of its topic.
"""

from typing import Protocol, TypeVar

from rules.core.answers import (
    Option,
    Outcome,
    Sheet,
    Stance,
    Transition,
    View,
)
from rules.core.dice import Dice
from rules.core.model import Action, GameState, Options, Seat
from rules.core.ruleset import BaseRuleset

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
