"""A campaign as its rules know it, and who may have a say in it."""

from rules.core.campaign import Campaign
from rules.core.campaign.state import AnyCampaign
from rules.core.errors import NoAdventure
from rules.ports import Adventure
from rules.service.journal.loading import loaded, seats_of
from rules.service.records import Request


def begun(campaign: Adventure) -> tuple[Campaign, AnyCampaign]:
    """Return the rules and the state of a campaign that has begun.

    Raises:
        NoAdventure: it has not, or it is no campaign.
    """
    rules, state = loaded(campaign)
    if not isinstance(rules, Campaign):
        raise NoAdventure("error-no-campaign-here")
    found: AnyCampaign = state  # type: ignore[assignment]  # what its rules keep
    return rules, found


def at_the_table(campaign: Adventure, request: Request) -> bool:
    """Return whether a person has a seat there, hosts it or manages the channel."""
    sits = bool(seats_of(campaign, request.user))
    return sits or campaign.host == request.user or request.manages_channel
