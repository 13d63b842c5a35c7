"""The rules: whose turn it is, what they may do, what comes of it, and how it ends."""

from pathlib import Path

from pydantic import TypeAdapter

from rules.core.answers import Option, Outcome, SeatInfo, Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.core.ruleset import BaseRuleset
from rules.core.words import Text
from tests.systems.sixth.state import HEARTS, ROUNDS, Deed, GameOptions, Happened, State
from tests.systems.sixth.view import view


class Game(BaseRuleset[GameOptions, State]):
    """Sixth: what it does not say is as `BaseRuleset` says it."""

    key = "sixth"
    seats = (1, 4)
    options_type = GameOptions
    preset = GameOptions()
    state_type = State
    actions = TypeAdapter[Action](Deed)
    events = TypeAdapter[Happened](Happened)
    catalog = Path(__file__).parent / "words"
    view = staticmethod(view)

    def new_game(
        self, options: GameOptions, seats: tuple[SeatInfo, ...], _: Dice
    ) -> Transition[State]:
        """Set the party before the guardian, with a candle that burns for some rounds."""
        names, hearts = tuple(each.name for each in seats), (HEARTS,) * len(seats)
        candle, guardian = ROUNDS * len(seats), options.guardian
        return Transition(state=State(names=names, hearts=hearts, guardian=guardian, candle=candle))

    def awaiting(self, state: State) -> tuple[Seat, ...]:
        """Return whose turn it is; nobody's when the game is over."""
        return () if self.outcome(state) else (state.acting,)

    def legal_actions(self, state: State, seat: Seat) -> tuple[Option, ...]:
        """Return what a seat may do: strike, and rest where a heart is missing."""
        if seat not in self.awaiting(state):
            return ()
        strike = Option.of("strike", Text.of("sixth-strike"), Deed(kind="strike"))
        rest = Option.of("rest", Text.of("sixth-rest"), Deed(kind="rest"))
        return (strike, rest) if state.hearts[seat - 1] < HEARTS else (strike,)

    def apply(self, state: State, seat: Seat, action: Action, dice: Dice) -> Transition[State]:
        """Do it, and hand the turn to the next hero who stands; a RuleError where it cannot be."""
        if action not in [each.action for each in self.legal_actions(state, seat)]:
            raise RuleError("sixth-error-not-now")
        hero, gained, hits = state.names[seat - 1], 1, 0
        told = Happened(kind="sixth-rested", hero=hero)
        if action == Deed(kind="strike"):
            hit = dice.roll(6, "strike") >= 4
            told = told.with_(kind="sixth-hit" if hit else "sixth-missed")
            gained, hits = (0, 1) if hit else (-1, 0)
        hearts = [had + gained * (at == seat) for at, had in enumerate(state.hearts, start=1)]
        standing = [at for at, left in enumerate(hearts, start=1) if left]
        acting = min(standing, key=lambda at: (at <= seat, at), default=seat)
        after = state.with_(hearts=tuple(hearts), guardian=state.guardian - hits, acting=acting)
        return Transition(state=after.with_(candle=state.candle - 1), events=(told,))

    def outcome(self, state: State) -> Outcome | None:
        """Return how it ended: the guardian falls, or the light or the last hero goes."""
        if not state.guardian:
            return Outcome(result="victory", text=Text.of("sixth-won"))
        lost = not (state.candle and any(state.hearts))
        return Outcome(result="defeat", text=Text.of("sixth-lost")) if lost else None


RULESET = Game()
