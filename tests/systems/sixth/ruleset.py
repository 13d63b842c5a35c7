"""What there is, what may be done, what comes of it, how it ends, and what everybody sees."""

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from rules.core.answers import Option, Outcome, PartyLine, SeatInfo, Stat, Transition, View
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, GameState, Options, Seat
from rules.core.ruleset import BaseRuleset
from rules.core.scene import Scene, Token
from rules.core.words import Event, Text

HEARTS, ROUNDS = 3, 6


class House(Options):
    """The settings of a host: how many hits fell the guardian."""

    guardian: Annotated[int, Field(ge=2, le=6)] = 3


class State(GameState):
    """A whole game: heroes by seat, the turns that the candle burns, and whose turn it is."""

    schema_version: Literal[1] = 1
    names: tuple[str, ...]
    hearts: tuple[int, ...]
    guardian: int
    candle: int
    acting: Seat = 1


class Deed(Action):
    """Strike the guardian, or catch your breath."""

    kind: Literal["strike", "rest"]


class Happened(Event):
    """What came of a deed; its kind is the key of its sentence."""

    kind: Literal["sixth-hit", "sixth-missed", "sixth-rested"]
    hero: str


class Game(BaseRuleset[House, State]):
    """Sixth: what it does not say is as `BaseRuleset` says it."""

    key = "sixth"
    seats = (1, 4)
    options_type = House
    preset = House()
    state_type = State
    actions = TypeAdapter[Action](Deed)
    events = TypeAdapter[Happened](Happened)
    catalog = Path(__file__).parent / "words"

    def new_game(self, options: House, seats: tuple[SeatInfo, ...], _: Dice) -> Transition[State]:
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

    def view(self, state: State, _: Seat | None) -> View:
        """Return the moment, the same for every viewer: this game has no secrets."""
        story, party = Text.of("sixth-story", guardian=state.guardian), []
        foe, fallen = Text.of("sixth-guardian"), not state.guardian
        tokens = [Token(key="guardian", side="monster", mark="G", name=foe, at=(2, 0), down=fallen)]
        for seat, (hero, left) in enumerate(zip(state.names, state.hearts, strict=True), start=1):
            who = {"seat": seat, "mark": str(seat), "down": not left}
            life = Stat(label=Text.of("sixth-life"), value=left, most=HEARTS, vital=True)
            party.append(PartyLine(name=hero, stats=(life,), **who))
            name = Text.of("sixth-hero", hero=hero)
            tokens.append(Token(key=f"hero-{seat}", side="hero", name=name, at=(seat, 3), **who))
        scene = Scene(
            title=Text.of("sixth-title"), facts=(story,), tokens=tuple(tokens),
            columns=5, rows=4, terrain=(".....",) * 4, sight=("+++++",) * 4, region="room",
        )  # fmt: skip
        return View(
            turn=ROUNDS * len(party) - state.candle + 1, heading=scene.title, story=(story,),
            prompt=Text.of("sixth-ask", hero=state.names[state.acting - 1]), scene=scene,
            party=tuple(party), progress=Text.of("sixth-far", now=state.candle),
        )  # fmt: skip


RULESET = Game()
