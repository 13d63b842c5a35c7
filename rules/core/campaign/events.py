"""What happens to every campaign."""

from typing import Literal

from rules.core.kinds import by_kind
from rules.core.words import Event, HeroEvent, Text


class Founded(Event):
    """A campaign begins."""

    kind: Literal["campaign-founded"] = "campaign-founded"
    members: str


class Joined(Event):
    """Somebody new sits at the table."""

    kind: Literal["campaign-joined"] = "campaign-joined"
    member: str


class Planned(Event):
    """Something about the next adventure was settled; `setting` and `value` are words."""

    kind: Literal["campaign-planned"] = "campaign-planned"
    setting: Text
    value: Text


class Departed(Event):
    """A party set out; `party` are names."""

    kind: Literal["campaign-departed"] = "campaign-departed"
    number: int
    party: str


class CameHome(Event):
    """An adventure is over: how many are `back` and `dead`, `party` and `fallen` by name."""

    kind: Literal["campaign-came-home"] = "campaign-came-home"
    number: int
    result: str
    back: int
    party: str
    dead: int
    fallen: str


class CoinsMoved(Event):
    """So many `coins` came into the purse or were `paid`, for which `amount` is negative."""

    kind: Literal["campaign-coins"] = "campaign-coins"
    amount: int
    coins: int
    paid: bool
    reason: Text
    purse: int


class ExperienceMoved(HeroEvent):
    """A hero gained or used up experience."""

    kind: Literal["campaign-experience"] = "campaign-experience"
    amount: int
    reason: Text
    total: int


class Retired(HeroEvent):
    """A hero rests from adventures."""

    kind: Literal["campaign-retired"] = "campaign-retired"


class Recalled(HeroEvent):
    """A retired hero is back."""

    kind: Literal["campaign-recalled"] = "campaign-recalled"


class SatOut(Event):
    """A member is not waited for any more."""

    kind: Literal["campaign-sat-out"] = "campaign-sat-out"
    member: str


class Invited(Event):
    """A member who sat out is waited for again."""

    kind: Literal["campaign-invited"] = "campaign-invited"
    member: str


class ClosingAsked(Event):
    """Somebody proposes to end the campaign."""

    kind: Literal["campaign-closing-asked"] = "campaign-closing-asked"
    member: str


class ClosingRefused(Event):
    """The campaign goes on."""

    kind: Literal["campaign-closing-refused"] = "campaign-closing-refused"


class Closed(Event):
    """The campaign is over for good."""

    kind: Literal["campaign-closed"] = "campaign-closed"
    chapters: int


AnyFrameEvent = (
    Founded
    | Joined
    | Planned
    | Departed
    | CameHome
    | CoinsMoved
    | ExperienceMoved
    | Retired
    | Recalled
    | SatOut
    | Invited
    | ClosingAsked
    | ClosingRefused
    | Closed
)
EVENTS = by_kind(AnyFrameEvent)
