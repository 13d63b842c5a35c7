"""What members may want to do between adventures, in every system."""

from rules.core.kinds import by_kind
from rules.core.model import Action, Seat


class Bring(Action, kind="town_bring"):
    """Take one of one's heroes along."""

    hero: int


class Leave(Action, kind="town_leave"):
    """Leave a hero at home after all."""

    hero: int


class Plan(Action, kind="town_plan"):
    """Settle something about the next adventure."""

    name: str
    value: str


class SetOut(Action, kind="town_set_out"):
    """Be ready to go; `now` means with whoever is ready, others stay at home."""

    now: bool = False


class StayHome(Action, kind="town_stay_home"):
    """Let the others go alone this time."""


class SitOut(Action, kind="town_sit_out"):
    """Ask not to be waited for until somebody invites one back."""


class Invite(Action, kind="town_invite"):
    """Ask a member back who sits out."""

    seat: Seat


class Retire(Action, kind="town_retire"):
    """Let a hero rest from adventures."""

    hero: int


class Recall(Action, kind="town_recall"):
    """Ask a retired hero back."""

    hero: int


class Close(Action, kind="town_close"):
    """Propose to end the campaign for good."""


class Assure(Action, kind="town_assure"):
    """Say yes or no to ending the campaign."""

    yes: bool


AnyFrameAction = (
    Bring | Leave | Plan | SetOut | StayHome | SitOut | Invite | Retire | Recall | Close | Assure
)
ACTIONS = by_kind(AnyFrameAction)
