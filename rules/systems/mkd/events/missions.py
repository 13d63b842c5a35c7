"""People met below: who they are, what they ask for, how it goes on and ends (RG-060 to RG-101)."""

from typing import Literal

from rules.core.words import Event, Text


class PersonSeen(Event):
    """Somebody is on a new tile; the mission is not known yet."""

    kind: Literal["mkd-person-seen"] = "mkd-person-seen"
    figure: Text
    at: str


class PersonMet(Event):
    """A Hero met a person; `mission` says what it is about."""

    kind: Literal["mkd-person-met"] = "mkd-person-met"
    figure: Text
    by: Text
    mission: str


class OfferTaken(Event):
    """The party took a task upon itself; `record` is the die that was noted."""

    kind: Literal["mkd-offer-taken"] = "mkd-offer-taken"
    figure: Text
    about: str
    record: int


class OfferDeclined(Event):
    """The party declined a task."""

    kind: Literal["mkd-offer-declined"] = "mkd-offer-declined"
    figure: Text
    about: str


class GuardNamed(Event):
    """A Hero is somebody's bodyguard."""

    kind: Literal["mkd-guard-named"] = "mkd-guard-named"
    figure: Text
    by: Text


class ChargeLed(Event):
    """A bodyguard leads his hostage."""

    kind: Literal["mkd-charge-led"] = "mkd-charge-led"
    figure: Text
    by: Text
    to: str


class MurdererSought(Event):
    """The die for a Monster that may be the murderer."""

    kind: Literal["mkd-murderer-sought"] = "mkd-murderer-sought"
    figure: Text
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


class TreasureGiven(Event):
    """A Hero handed the treasure over."""

    kind: Literal["mkd-treasure-given"] = "mkd-treasure-given"
    figure: Text
    chest: Text
    to: Text


class PersonScared(Event):
    """Somebody in hiding is scared and runs."""

    kind: Literal["mkd-person-scared"] = "mkd-person-scared"
    figure: Text


class PersonOut(Event):
    """Somebody left the dungeon on his own feet."""

    kind: Literal["mkd-person-out"] = "mkd-person-out"
    figure: Text


class PersonGone(Event):
    """Somebody met below is gone, without having been killed."""

    kind: Literal["mkd-person-gone"] = "mkd-person-gone"
    figure: Text


class CompanionJoined(Event):
    """A lone survivor joined a team for a while."""

    kind: Literal["mkd-companion-joined"] = "mkd-companion-joined"
    figure: Text
    player: str


class OutlawRan(Event):
    """A criminal runs away."""

    kind: Literal["mkd-outlaw-ran"] = "mkd-outlaw-ran"
    figure: Text


class MissionWon(Event):
    """A mission is fulfilled, for experience or for gold."""

    kind: Literal["mkd-mission-won"] = "mkd-mission-won"
    figure: Text
    mission: str
    xp: int
    gold: int


class MissionFailed(Event):
    """A mission failed, for a reason and without a penalty (RG-064)."""

    kind: Literal["mkd-mission-failed"] = "mkd-mission-failed"
    figure: Text
    mission: str
    why: str
