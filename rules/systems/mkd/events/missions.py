"""People met below: who they are, what they ask for, how it goes on and ends (RG-060 to RG-101)."""

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class PersonSeen(FigureEvent, kind="mkd-person-seen"):
    """Somebody is on a new tile; the mission is not known yet."""

    at: str


class PersonMet(FigureEvent, kind="mkd-person-met"):
    """A Hero met a person; `mission` says what it is about."""

    by: Text
    mission: str


class OfferTaken(FigureEvent, kind="mkd-offer-taken"):
    """The party took a task upon itself; `record` is the die that was noted."""

    about: str
    record: int


class OfferDeclined(FigureEvent, kind="mkd-offer-declined"):
    """The party declined a task."""

    about: str


class GuardNamed(FigureEvent, kind="mkd-guard-named"):
    """A Hero is somebody's bodyguard."""

    by: Text


class ChargeLed(FigureEvent, kind="mkd-charge-led"):
    """A bodyguard leads his hostage."""

    by: Text
    to: str


class MurdererSought(FigureEvent, kind="mkd-murderer-sought"):
    """The die for a Monster that may be the murderer."""

    die: int
    record: int
    found: bool


class TreasureSought(Event, kind="mkd-treasure-sought"):
    """The die for a chest that may be the treasure that a hunter looks for."""

    chest: Text
    die: int
    record: int
    found: bool


class TreasureGiven(FigureEvent, kind="mkd-treasure-given"):
    """A Hero handed the treasure over."""

    chest: Text
    to: Text


class PersonScared(FigureEvent, kind="mkd-person-scared"):
    """Somebody in hiding is scared and runs."""


class PersonOut(FigureEvent, kind="mkd-person-out"):
    """Somebody left the dungeon on his own feet."""


class PersonGone(FigureEvent, kind="mkd-person-gone"):
    """Somebody met below is gone, without having been killed."""


class CompanionJoined(FigureEvent, kind="mkd-companion-joined"):
    """A lone survivor joined a team for a while."""

    player: str


class OutlawRan(FigureEvent, kind="mkd-outlaw-ran"):
    """A criminal runs away."""


class MissionWon(FigureEvent, kind="mkd-mission-won"):
    """A mission is fulfilled, for experience or for gold.

    `mission` is its key, and `xp` or `gold` is zero where the mission pays in the other.
    """

    mission: str
    xp: int
    gold: int


class MissionFailed(FigureEvent, kind="mkd-mission-failed"):
    """A mission failed, for a reason and without a penalty (RG-064)."""

    mission: str
    why: str
