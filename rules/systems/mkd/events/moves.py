"""Moving, turning, and what stands in the way of it."""

from typing import Literal

from rules.core.words import Text
from rules.systems.mkd.events.figure import FigureEvent


class Walked(FigureEvent):
    """A figure moved to a square, by its own feet or an effect."""

    kind: Literal["mkd-walked"] = "mkd-walked"
    to: str
    squares: int


class Entered(FigureEvent):
    """A figure came into the dungeon."""

    kind: Literal["mkd-entered"] = "mkd-entered"
    to: str


class BrokeAway(FigureEvent):
    """A figure broke away from those who held it."""

    kind: Literal["mkd-broke-away"] = "mkd-broke-away"
    die: int


class Held(FigureEvent):
    """A figure failed to break away."""

    kind: Literal["mkd-held"] = "mkd-held"
    die: int


class LetGo(FigureEvent):
    """A Monster was let go without a die."""

    kind: Literal["mkd-let-go"] = "mkd-let-go"


class Turned(FigureEvent):
    """A figure turned to a newcomer."""

    kind: Literal["mkd-turned"] = "mkd-turned"
    toward: Text


class Terrified(FigureEvent):
    """A figure did not dare to step beside another."""

    kind: Literal["mkd-terrified"] = "mkd-terrified"
    by: Text
    die: int


class Hurried(FigureEvent):
    """A figure used Quickness in this activation."""

    kind: Literal["mkd-hurried"] = "mkd-hurried"


class Stopped(FigureEvent):
    """A pole arm ended an activation."""

    kind: Literal["mkd-stopped"] = "mkd-stopped"
    by: Text


class Rammed(FigureEvent):
    """A ramming figure hurt an opponent."""

    kind: Literal["mkd-rammed"] = "mkd-rammed"
    target: Text


class DoorOpened(FigureEvent):
    """A door was opened."""

    kind: Literal["mkd-door-opened"] = "mkd-door-opened"
    at: str


class DoorClosed(FigureEvent):
    """A door was closed."""

    kind: Literal["mkd-door-closed"] = "mkd-door-closed"
    at: str


class ChestShut(FigureEvent):
    """A Monster shut an open chest, and its trap is set again."""

    kind: Literal["mkd-chest-shut"] = "mkd-chest-shut"
    chest: Text
