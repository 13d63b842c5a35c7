"""Tokens that move and turn over, and what they become."""

from typing import Literal

from rules.core.words import Event
from rules.systems.mkd.events.figure import FigureEvent


class TokenTurned(Event):
    """A token was turned over; `total` is its roll with the bonus."""

    kind: Literal["mkd-token-turned"] = "mkd-token-turned"
    colour: str
    at: str
    total: int
    points: int


class MasterTurned(Event):
    """The master of a level is revealed, with the points of its Monsters."""

    kind: Literal["mkd-master-turned"] = "mkd-master-turned"
    at: str
    points: int


class FalseAlarm(Event):
    """A token was turned over and brought no Monsters."""

    kind: Literal["mkd-false-alarm"] = "mkd-false-alarm"
    colour: str
    at: str


class Appeared(FigureEvent):
    """A Monster appeared on the board."""

    kind: Literal["mkd-appeared"] = "mkd-appeared"
    at: str


class TokenMoved(Event):
    """A token moved, with its movement die."""

    kind: Literal["mkd-token-moved"] = "mkd-token-moved"
    colour: str
    die: int
    goal: str
    at: str


class TokenStayed(Event):
    """A token stayed where it was."""

    kind: Literal["mkd-token-stayed"] = "mkd-token-stayed"
    colour: str
    die: int
    at: str
