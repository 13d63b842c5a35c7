"""People met below: who they are, what they ask for, how it goes on and ends (RG-060 to RG-101)."""

from typing import Literal

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class PersonSeen(FigureEvent):
    """Somebody is on a new tile; the mission is not known yet."""

    kind: Literal["mkd-person-seen"] = "mkd-person-seen"
    at: str


class PersonMet(FigureEvent):
    """A Hero met a person; `mission` says what it is about."""

    kind: Literal["mkd-person-met"] = "mkd-person-met"
    by: Text
    mission: str


class OfferTaken(FigureEvent):
    """The party took a task upon itself; `record` is the die that was noted."""

    kind: Literal["mkd-offer-taken"] = "mkd-offer-taken"
    about: str
    record: int


class OfferDeclined(FigureEvent):
    """The party declined a task."""

    kind: Literal["mkd-offer-declined"] = "mkd-offer-declined"
    about: str


class GuardNamed(FigureEvent):
    """A Hero is somebody's bodyguard."""

    kind: Literal["mkd-guard-named"] = "mkd-guard-named"
    by: Text


class ChargeLed(FigureEvent):
    """A bodyguard leads his hostage."""

    kind: Literal["mkd-charge-led"] = "mkd-charge-led"
    by: Text
    to: str


class MurdererSought(FigureEvent):
    """The die for a Monster that may be the murderer."""

    kind: Literal["mkd-murderer-sought"] = "mkd-murderer-sought"
    die: int
    record: int
    found: bool


class TreasureSought(Event):
    """The die for a chest that may be the treasure that a hunter looks for."""

    kind: Literal["mkd-treasure-sought"] = "mkd-treasure-sought"
    chest: Text
    die: int
    record: int
    found: bool


class TreasureGiven(FigureEvent):
    """A Hero handed the treasure over."""

    kind: Literal["mkd-treasure-given"] = "mkd-treasure-given"
    chest: Text
    to: Text


class PersonScared(FigureEvent):
    """Somebody in hiding is scared and runs."""

    kind: Literal["mkd-person-scared"] = "mkd-person-scared"


class PersonOut(FigureEvent):
    """Somebody left the dungeon on his own feet."""

    kind: Literal["mkd-person-out"] = "mkd-person-out"


class PersonGone(FigureEvent):
    """Somebody met below is gone, without having been killed."""

    kind: Literal["mkd-person-gone"] = "mkd-person-gone"


class CompanionJoined(FigureEvent):
    """A lone survivor joined a team for a while."""

    kind: Literal["mkd-companion-joined"] = "mkd-companion-joined"
    player: str


class OutlawRan(FigureEvent):
    """A criminal runs away."""

    kind: Literal["mkd-outlaw-ran"] = "mkd-outlaw-ran"


class MissionWon(FigureEvent):
    """A mission is fulfilled, for experience or for gold.

    `mission` is its key, and `xp` or `gold` is zero where the mission pays in the other.
    """

    kind: Literal["mkd-mission-won"] = "mkd-mission-won"
    mission: str
    xp: int
    gold: int


class MissionFailed(FigureEvent):
    """A mission failed, for a reason and without a penalty (RG-064)."""

    kind: Literal["mkd-mission-failed"] = "mkd-mission-failed"
    mission: str
    why: str
