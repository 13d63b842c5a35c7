"""The campaign of 3RD6 Dungeon: one purse, one bag, one dungeon after the other."""

from rules.core.campaign import Campaign
from rules.systems.third_six.campaign.progress import ThirdSixProgress

CAMPAIGN = Campaign(ThirdSixProgress())

__all__ = ["CAMPAIGN"]
