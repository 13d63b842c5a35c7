"""What happens to every campaign."""

from rules.core.kinds import by_kind
from rules.core.words import Event, HeroEvent, Text


class Founded(Event, kind="campaign-founded"):
    """A campaign begins."""

    members: str


class Joined(Event, kind="campaign-joined"):
    """Somebody new sits at the table."""

    member: str


class Planned(Event, kind="campaign-planned"):
    """Something about the next adventure was settled; `setting` and `value` are words."""

    setting: Text
    value: Text


class Departed(Event, kind="campaign-departed"):
    """A party set out; `party` are names."""

    number: int
    party: str


class CameHome(Event, kind="campaign-came-home"):
    """An adventure is over: how many are `back` and `dead`, `party` and `fallen` by name."""

    number: int
    result: str
    back: int
    party: str
    dead: int
    fallen: str


class CoinsMoved(Event, kind="campaign-coins"):
    """So many `coins` came into the purse or were `paid`, for which `amount` is negative."""

    amount: int
    coins: int
    paid: bool
    reason: Text
    purse: int


class ExperienceMoved(HeroEvent, kind="campaign-experience"):
    """A hero gained or used up experience."""

    amount: int
    reason: Text
    total: int


class Retired(HeroEvent, kind="campaign-retired"):
    """A hero rests from adventures."""


class Recalled(HeroEvent, kind="campaign-recalled"):
    """A retired hero is back."""


class SatOut(Event, kind="campaign-sat-out"):
    """A member is not waited for any more."""

    member: str


class Invited(Event, kind="campaign-invited"):
    """A member who sat out is waited for again."""

    member: str


class ClosingAsked(Event, kind="campaign-closing-asked"):
    """Somebody proposes to end the campaign."""

    member: str


class ClosingRefused(Event, kind="campaign-closing-refused"):
    """The campaign goes on."""


class Closed(Event, kind="campaign-closed"):
    """The campaign is over for good."""

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
