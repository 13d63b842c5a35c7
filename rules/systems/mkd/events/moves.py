"""Moving, turning, and what stands in the way of it."""

from rules.core.words import Text
from rules.systems.mkd.events.figure import FigureEvent


class Began(FigureEvent, kind="mkd-did-begin"):
    """The activation of a Hero who is inside already began."""


class Ended(FigureEvent, kind="mkd-did-end"):
    """A Hero's activation was ended by its player."""


class Spun(FigureEvent, kind="mkd-did-spin"):
    """A Hero turned on the spot."""


class Walked(FigureEvent, kind="mkd-walked"):
    """A figure moved to a square, by its own feet or an effect."""

    to: str
    squares: int


class Entered(FigureEvent, kind="mkd-entered"):
    """A figure came into the dungeon."""

    to: str


class BrokeAway(FigureEvent, kind="mkd-broke-away"):
    """A figure broke away from those who held it."""

    die: int
    needed: int = 0


class Held(FigureEvent, kind="mkd-held"):
    """A figure failed to break away."""

    die: int
    needed: int = 0


class LetGo(FigureEvent, kind="mkd-let-go"):
    """A Monster was let go without a die."""


class Turned(FigureEvent, kind="mkd-turned"):
    """A figure turned to a newcomer."""

    toward: Text


class Terrified(FigureEvent, kind="mkd-terrified"):
    """A figure did not dare to step beside another."""

    by: Text
    die: int


class Hurried(FigureEvent, kind="mkd-hurried"):
    """A figure used Quickness in this activation."""


class Stopped(FigureEvent, kind="mkd-stopped"):
    """A pole arm ended an activation."""

    by: Text


class Rammed(FigureEvent, kind="mkd-rammed"):
    """A ramming figure hurt an opponent."""

    target: Text


class DoorOpened(FigureEvent, kind="mkd-door-opened"):
    """A door was opened."""

    at: str


class DoorClosed(FigureEvent, kind="mkd-door-closed"):
    """A door was closed."""

    at: str


class ChestShut(FigureEvent, kind="mkd-chest-shut"):
    """A Monster shut an open chest, and its trap is set again."""

    chest: Text
