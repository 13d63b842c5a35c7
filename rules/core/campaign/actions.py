"""What members may want to do between adventures, in every system."""

from typing import Literal

from rules.core.kinds import by_kind
from rules.core.model import Action, Seat


class Bring(Action):
    """Take one of one's heroes along."""

    kind: Literal["town_bring"] = "town_bring"
    hero: int


class Leave(Action):
    """Leave a hero at home after all."""

    kind: Literal["town_leave"] = "town_leave"
    hero: int


class Plan(Action):
    """Settle something about the next adventure."""

    kind: Literal["town_plan"] = "town_plan"
    name: str
    value: str


class SetOut(Action):
    """Be ready to go; `now` means with whoever is ready, others stay at home."""

    kind: Literal["town_set_out"] = "town_set_out"
    now: bool = False


class StayHome(Action):
    """Let the others go alone this time."""

    kind: Literal["town_stay_home"] = "town_stay_home"


class SitOut(Action):
    """Ask not to be waited for until somebody invites one back."""

    kind: Literal["town_sit_out"] = "town_sit_out"


class Invite(Action):
    """Ask a member back who sits out."""

    kind: Literal["town_invite"] = "town_invite"
    seat: Seat


class Retire(Action):
    """Let a hero rest from adventures."""

    kind: Literal["town_retire"] = "town_retire"
    hero: int


class Recall(Action):
    """Ask a retired hero back."""

    kind: Literal["town_recall"] = "town_recall"
    hero: int


class Close(Action):
    """Propose to end the campaign for good."""

    kind: Literal["town_close"] = "town_close"


class Assure(Action):
    """Say yes or no to ending the campaign."""

    kind: Literal["town_assure"] = "town_assure"
    yes: bool


AnyFrameAction = (
    Bring | Leave | Plan | SetOut | StayHome | SitOut | Invite | Retire | Recall | Close | Assure
)
ACTIONS = by_kind(AnyFrameAction)
