"""What a campaign of 3RD6 Dungeon keeps from adventure to adventure."""

from typing import ClassVar

from rules.core.campaign.state import CampaignState, NoVisit, Veteran
from rules.core.ruleset import BaseRuleset
from rules.systems.third_six.options import Goal, ThirdSixOptions
from rules.systems.third_six.ruleset import RULESET
from rules.systems.third_six.state import Hero, Level, ThirdSixState
from rules.systems.third_six.terms import Item


class ThirdSixCampaignOptions(ThirdSixOptions):
    """Settings of a whole campaign; `goal` and `map` are those of its first adventure."""

    goal: Goal = "home"


class ThirdSixVeteran(Veteran):
    """A hero between adventures: `hero` is its state when it came home, or fell."""

    hero: Hero


class ThirdSixCampaignState(CampaignState[ThirdSixState, ThirdSixVeteran, NoVisit]):
    """One campaign. `bag` belongs to all; `levels` is what is known of dungeon `dungeon`.

    Before the first adventure `dungeon` is 0; `levels` are empty where the next is a new one.
    """

    inner: ClassVar[BaseRuleset[ThirdSixOptions, ThirdSixState]] = RULESET

    options: ThirdSixCampaignOptions
    plan: ThirdSixOptions
    bag: tuple[Item, ...] = ()
    dungeon: int = 0
    levels: tuple[Level, ...] = ()
