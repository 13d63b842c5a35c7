"""A campaign as its rules know it, and who may have a say in it."""

from rules.core.campaign import Campaign
from rules.core.campaign.state import AnyCampaign
from rules.core.errors import NoAdventure, NotSeated
from rules.core.words import Text
from rules.ports import Adventure
from rules.registry import campaigns
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
    """Return whether a person has a seat in a campaign, hosts it or manages its channel."""
    sits = bool(seats_of(campaign, request.user))
    return sits or campaign.host == request.user or request.manages_channel


def known_campaigns() -> dict[str, Campaign]:
    """Return the rules of every campaign by key."""
    found = campaigns().items()
    return {key: rules for key, rules in found if isinstance(rules, Campaign)}


def game_of(campaign: Adventure) -> Text:
    """Return the title of the system whose adventures a campaign has."""
    return Text.of(f"{known_campaigns()[campaign.ruleset].progress.inner.key}-title")


def only_who_may(campaign: Adventure, request: Request) -> None:
    """Refuse a request that comes neither from the host nor from who manages the channel."""
    if campaign.host != request.user and not request.manages_channel:
        raise NotSeated("error-only-host")
