"""Campaigns: a system played again and again, with the same heroes and a town between.

A campaign is a game like any other: its state holds the roster, the purse, the visit to town and,
while the party is away, the adventure itself. So whatever keeps a game keeps a campaign: one
journal, one chain of hashes, one transaction for an adventure's end and what it brought home.
"""

from rules.core.campaign.progress import Progress
from rules.core.campaign.ruleset import Campaign

__all__ = ["Campaign", "Progress"]
