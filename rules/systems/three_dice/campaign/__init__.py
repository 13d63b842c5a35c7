"""The campaign of 3 Dice Dungeon: heroes with experience, into one dungeon after the other."""

from rules.core.campaign import Campaign
from rules.systems.three_dice.campaign.progress import ThreeDiceProgress

CAMPAIGN = Campaign(ThreeDiceProgress())

__all__ = ["CAMPAIGN"]
