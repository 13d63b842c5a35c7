"""The campaign of the adventure of tokens and tiles: town, treasure, and levels past the dial."""

from rules.core.campaign import Campaign
from rules.systems.mkd_adventure.campaign.progress import MkdProgress

CAMPAIGN = Campaign(MkdProgress())

__all__ = ["CAMPAIGN"]
