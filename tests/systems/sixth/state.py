"""What there is, what can be done, and what happens."""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model import Action, GameState, Options, Seat
from rules.core.words import Event

HEARTS, ROUNDS = 3, 6


class GameOptions(Options):
    """What a host may set: how many hits fell the guardian."""

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
