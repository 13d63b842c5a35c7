"""What a campaign of 3 Dice Dungeon keeps from adventure to adventure."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from rules.core.campaign.state import CampaignState, NoVisit, Veteran
from rules.core.ruleset import BaseRuleset
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.ruleset import RULESET
from rules.systems.three_dice.state import Hero, ThreeDiceState


class ThreeDiceCampaignOptions(ThreeDiceOptions):
    """Settings of a whole campaign; `goal` and the quest are those of its first adventure.

    `recover` gives all points back between adventures, about which the rules are silent.
    """

    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {
        **ThreeDiceOptions.groups,
        "party": (*ThreeDiceOptions.groups["party"], "recover"),
    }

    goal: Literal["none", "home", "xp_200", "level_3", "depth_3"] = "home"
    recover: bool = True


class ThreeDiceVeteran(Veteran):
    """A hero between adventures: `hero` is its state when it came home, or fell."""

    hero: Hero


class ThreeDiceCampaignState(CampaignState[ThreeDiceState, ThreeDiceVeteran, NoVisit]):
    """One campaign. Whatever heroes gain is their own: nothing is held in common."""

    inner: ClassVar[BaseRuleset[ThreeDiceOptions, ThreeDiceState]] = RULESET

    options: ThreeDiceCampaignOptions
    plan: ThreeDiceOptions
