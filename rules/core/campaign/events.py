"""What happens to every campaign."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from rules.core.words import Event, Text


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
    """An adventure is over; `fallen` are the names of the dead, empty for none."""

    kind: Literal["campaign-came-home"] = "campaign-came-home"
    number: int
    result: str
    party: str
    fallen: str


class CoinsMoved(Event):
    """Coins came into the purse or left it. `amount` is negative for what was spent."""

    kind: Literal["campaign-coins"] = "campaign-coins"
    amount: int
    reason: Text
    purse: int


class ExperienceMoved(Event):
    """A hero gained or used up experience."""

    kind: Literal["campaign-experience"] = "campaign-experience"
    hero: str
    amount: int
    reason: Text
    total: int


class Retired(Event):
    """A hero rests from adventures."""

    kind: Literal["campaign-retired"] = "campaign-retired"
    hero: str


class Recalled(Event):
    """A retired hero is back."""

    kind: Literal["campaign-recalled"] = "campaign-recalled"
    hero: str


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
    | ClosingAsked
    | ClosingRefused
    | Closed
)
EVENTS: TypeAdapter[AnyFrameEvent] = TypeAdapter(
    Annotated[AnyFrameEvent, Field(discriminator="kind")]
)
