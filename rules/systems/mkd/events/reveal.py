"""Tokens that move and turn over, and what they become."""

from rules.core.words import Event
from rules.systems.mkd.events.figure import FigureEvent


class TokenTurned(Event, kind="mkd-token-turned"):
    """A token was turned over; `total` is its roll with the bonus."""

    colour: str
    at: str
    total: int
    points: int


class MasterTurned(Event, kind="mkd-master-turned"):
    """The master of a level is revealed, with the points of its Monsters."""

    at: str
    points: int


class FalseAlarm(Event, kind="mkd-false-alarm"):
    """A token was turned over and brought no Monsters."""

    colour: str
    at: str


class Appeared(FigureEvent, kind="mkd-appeared"):
    """A Monster appeared on the board."""

    at: str


class TokenMoved(Event, kind="mkd-token-moved"):
    """A token moved, with its movement die."""

    colour: str
    die: int
    goal: str
    at: str


class TokenStayed(Event, kind="mkd-token-stayed"):
    """A token stayed where it was."""

    colour: str
    die: int
    at: str
