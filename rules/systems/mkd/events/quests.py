"""What only quests of some kinds know: prisoners freed, chests smashed, Monsters brought out."""

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class PrisonerFreed(FigureEvent, kind="mkd-prisoner-freed"):
    """A prisoner is free of the bonds."""

    by: Text


class GuardianRoused(Event, kind="mkd-guardian-roused"):
    """The Guardian appears at the entrance, because the prisoner is free."""

    at: str


class QuarryFound(FigureEvent, kind="mkd-quarry-found"):
    """The Monster that the party came for has shown itself."""


class QuarryMissed(Event, kind="mkd-quarry-missed"):
    """The Guardian's token brought nobody; the Monster that the party came for is elsewhere."""


class QuarryRan(FigureEvent, kind="mkd-quarry-ran"):
    """The Monster that the party came for runs for the way out."""


class QuarrySubdued(FigureEvent, kind="mkd-quarry-subdued"):
    """The Monster that the party came for has given in."""


class QuarryLed(FigureEvent, kind="mkd-quarry-led"):
    """A Monster that has given in lets itself be led, or stands where it is told to."""

    to: str
    moved: bool


class QuarryOut(FigureEvent, kind="mkd-quarry-out"):
    """A Monster that has given in was brought out of the dungeon."""
