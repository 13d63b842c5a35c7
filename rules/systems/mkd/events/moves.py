"""Moving, turning, and what stands in the way of it."""

from typing import Literal

from rules.core.words import Event, Text


class Walked(Event):
    """A figure moved to a square, by its own feet or an effect."""

    kind: Literal["mkd-walked"] = "mkd-walked"
    figure: Text
    to: str
    squares: int


class Entered(Event):
    """A figure came into the dungeon."""

    kind: Literal["mkd-entered"] = "mkd-entered"
    figure: Text
    to: str


class BrokeAway(Event):
    """A figure broke away from those who held it."""

    kind: Literal["mkd-broke-away"] = "mkd-broke-away"
    figure: Text
    die: int


class Held(Event):
    """A figure failed to break away."""

    kind: Literal["mkd-held"] = "mkd-held"
    figure: Text
    die: int


class LetGo(Event):
    """A Monster was let go without a die."""

    kind: Literal["mkd-let-go"] = "mkd-let-go"
    figure: Text


class Turned(Event):
    """A figure turned to a newcomer."""

    kind: Literal["mkd-turned"] = "mkd-turned"
    figure: Text
    toward: Text


class Terrified(Event):
    """A figure did not dare to step beside another."""

    kind: Literal["mkd-terrified"] = "mkd-terrified"
    figure: Text
    by: Text
    die: int


class Hurried(Event):
    """A figure used Quickness in this activation."""

    kind: Literal["mkd-hurried"] = "mkd-hurried"
    figure: Text


class Stopped(Event):
    """A pole arm ended an activation."""

    kind: Literal["mkd-stopped"] = "mkd-stopped"
    figure: Text
    by: Text


class Rammed(Event):
    """A ramming figure hurt an opponent."""

    kind: Literal["mkd-rammed"] = "mkd-rammed"
    figure: Text
    target: Text


class DoorOpened(Event):
    """A door was opened."""

    kind: Literal["mkd-door-opened"] = "mkd-door-opened"
    figure: Text
    at: str


class DoorClosed(Event):
    """A door was closed."""

    kind: Literal["mkd-door-closed"] = "mkd-door-closed"
    figure: Text
    at: str


class ChestShut(Event):
    """A Monster shut an open chest, and its trap is set again."""

    kind: Literal["mkd-chest-shut"] = "mkd-chest-shut"
    figure: Text
    chest: Text
