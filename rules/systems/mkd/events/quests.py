"""What only quests of some kinds know: prisoners freed, chests smashed, Monsters brought out."""

from typing import Literal

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class PrisonerFreed(FigureEvent):
    """A prisoner is free of the bonds."""

    kind: Literal["mkd-prisoner-freed"] = "mkd-prisoner-freed"
    by: Text


class GuardianRoused(Event):
    """The Guardian appears at the entrance, because the prisoner is free."""

    kind: Literal["mkd-guardian-roused"] = "mkd-guardian-roused"
    at: str


class QuarryFound(FigureEvent):
    """The Monster that the party came for has shown itself."""

    kind: Literal["mkd-quarry-found"] = "mkd-quarry-found"


class QuarryMissed(Event):
    """The Guardian's token brought nobody; the Monster that the party came for is elsewhere."""

    kind: Literal["mkd-quarry-missed"] = "mkd-quarry-missed"


class QuarryRan(FigureEvent):
    """The Monster that the party came for runs for the way out."""

    kind: Literal["mkd-quarry-ran"] = "mkd-quarry-ran"


class QuarrySubdued(FigureEvent):
    """The Monster that the party came for has given in."""

    kind: Literal["mkd-quarry-subdued"] = "mkd-quarry-subdued"


class QuarryLed(FigureEvent):
    """A Monster that has given in lets itself be led, or stands where it is told to."""

    kind: Literal["mkd-quarry-led"] = "mkd-quarry-led"
    to: str
    moved: bool


class QuarryOut(FigureEvent):
    """A Monster that has given in was brought out of the dungeon."""

    kind: Literal["mkd-quarry-out"] = "mkd-quarry-out"
