"""Floors: stairs, what lies further down, and the time that is left."""

from typing import Literal

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class WentDown(FigureEvent):
    """A Hero took the stairs, and waits below."""

    kind: Literal["mkd-went-down"] = "mkd-went-down"


class FloorBegan(Event):
    """A floor begins: its number, and how many there are."""

    kind: Literal["mkd-floor-began"] = "mkd-floor-began"
    floor: int
    floors: int


class FloorLeft(Event):
    """The party has left a floor, with the number of chests that stay behind."""

    kind: Literal["mkd-floor-left"] = "mkd-floor-left"
    floor: int
    chests: int


class ClockSet(Event):
    """The rounds that are left were counted."""

    kind: Literal["mkd-clock-set"] = "mkd-clock-set"
    rounds: int


class TimeIsShort(Event):
    """Only a few rounds are left, this one included."""

    kind: Literal["mkd-time-is-short"] = "mkd-time-is-short"
    rounds: int


class TimeRanOut(Event):
    """The last round is over, and the quest is not fulfilled."""

    kind: Literal["mkd-time-ran-out"] = "mkd-time-ran-out"


class PartySplit(Event):
    """Some Heroes come in by the stairs instead of the entrance.

    `figures` names all of them, `count` says how many, and `at` is the square of the stairs.
    """

    kind: Literal["mkd-party-split"] = "mkd-party-split"
    figures: Text
    count: int
    at: str
