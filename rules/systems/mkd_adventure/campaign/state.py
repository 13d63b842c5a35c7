"""The state of a campaign: its Heroes, and how far the visit to town has come."""

from typing import Any, ClassVar, Literal

from rules.core.campaign.state import Assent, CampaignState
from rules.core.model import Model, Seat
from rules.core.ruleset import BaseRuleset
from rules.systems.mkd.terms import ItemKind
from rules.systems.mkd_adventure.campaign.actions import AnyWish
from rules.systems.mkd_adventure.campaign.options import CampaignOptions
from rules.systems.mkd_adventure.campaign.veterans import Hero
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET
from rules.systems.mkd_adventure.state import AdventureState

Step = Literal["raise", "trade", "raise_again", "train"]
STEPS: tuple[Step, ...] = ("raise", "trade", "raise_again", "train")
"""The steps of a visit to town, in order (MA-241)."""


class Deal(Model):
    """A deal that a member proposes: it is confirmed first, then agreed to by the others.

    `voices` are the votes on it, the member's own yes among them.
    """

    seat: Seat
    wish: AnyWish
    confirmed: bool = False
    voices: tuple[Assent, ...] = ()


class Counter(Model):
    """What a member looks at in the shop: for which Hero, and at which kind of item."""

    seat: Seat
    hero: int
    only: ItemKind | Literal["all"] = "all"


class Visit(Model):
    """A stay in town. `party` are the Heroes who came home, the fallen among them.

    `present` are the members who led them, `done` those who are finished with this `step`. `xp`
    and `gold` are the quest's reward as long as it is not paid out. `shelf` is what the shop has.
    `declined` are deals that the others said no to, `trained` Heroes who had their training.
    """

    party: tuple[int, ...]
    present: tuple[Seat, ...]
    step: Step = "raise"
    done: tuple[Seat, ...] = ()
    xp: int = 0
    gold: int = 0
    shelf: tuple[str, ...] = ()
    deal: Deal | None = None
    declined: tuple[AnyWish, ...] = ()
    counters: tuple[Counter, ...] = ()
    trained: tuple[int, ...] = ()


class MkdCampaign(CampaignState[AdventureState, Hero, Visit]):
    """One campaign. `belongings` counts the chests that anybody ever owned."""

    inner: ClassVar[BaseRuleset[Any, Any]] = RULESET

    options: CampaignOptions
    plan: AdventureOptions
    belongings: int = 0

    @property
    def staying(self) -> Visit:
        """The visit under way.

        Raises:
            RuntimeError: nobody is in town on a visit; callers ask only then.
        """
        if self.visit is None:
            raise RuntimeError("no visit is under way")
        return self.visit
