"""Floors: stairs, what lies further down, and the time that is left."""

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class WentDown(FigureEvent, kind="mkd-went-down"):
    """A Hero took the stairs, and waits below."""


class FloorBegan(Event, kind="mkd-floor-began"):
    """A floor begins: its number, and how many there are."""

    floor: int
    floors: int


class FloorLeft(Event, kind="mkd-floor-left"):
    """The party has left a floor, with the number of chests that stay behind."""

    floor: int
    chests: int


class ClockSet(Event, kind="mkd-clock-set"):
    """The rounds that are left were counted."""

    rounds: int


class TimeIsShort(Event, kind="mkd-time-is-short"):
    """Only a few rounds are left, this one included."""

    rounds: int


class TimeRanOut(Event, kind="mkd-time-ran-out"):
    """The last round is over, and the quest is not fulfilled."""


class PartySplit(Event, kind="mkd-party-split"):
    """Some Heroes come in by the stairs instead of the entrance.

    `figures` names all of them, `count` says how many, and `at` is the square of the stairs.
    """

    figures: Text
    count: int
    at: str
