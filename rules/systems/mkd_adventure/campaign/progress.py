"""The adventure's part of a campaign: this system's answers to the campaign's questions."""

from pathlib import Path

from rules.core.model import Options
from rules.core.packs.points import PackPoints
from rules.core.ruleset import AnyRuleset
from rules.systems.mkd.content.points import POINTS
from rules.systems.mkd_adventure.campaign import (
    departure,
    homecoming,
    menu,
    pilot,
    show,
    typed_deals,
    verbs,
)
from rules.systems.mkd_adventure.campaign.actions import Done
from rules.systems.mkd_adventure.campaign.events import EVENTS
from rules.systems.mkd_adventure.campaign.options import (
    EVENINGS,
    CampaignOptions,
    by_post,
    first_plan,
)
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town import consent, steps
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET

PLANS = ("quest", "floors", "sets", "timed", "split_up", "tiles", "chests")
"""The settings that members choose anew for each adventure."""


class MkdProgress:
    """Town, treasure and levels of the adventure of tokens and tiles (MA-240 to MA-265)."""

    key = "mkd-campaign"
    inner: AnyRuleset = RULESET
    options_type = CampaignOptions
    preset: Options = EVENINGS
    state_type = MkdCampaign
    actions = verbs.VERBS.actions
    events = EVENTS
    catalog = Path(__file__).parent / "words"
    packs: PackPoints | None = POINTS
    recruiting = verbs.RECRUIT
    plans = tuple(name for name in PLANS if name in AdventureOptions.model_fields)

    first_plan = staticmethod(first_plan)
    by_post = staticmethod(by_post)
    awaiting = staticmethod(steps.awaiting)
    offers = staticmethod(menu.offers)
    perform = staticmethod(verbs.perform)
    spends = staticmethod(consent.spends)
    confirms = staticmethod(consent.confirms)
    leaving = (Done,)
    parse = staticmethod(typed_deals.parse)
    depart = staticmethod(departure.depart)
    come_home = staticmethod(homecoming.come_home)
    pilot = staticmethod(pilot.choose)
    story = staticmethod(show.story)
    prompt = staticmethod(show.prompt)
    line = staticmethod(show.line)
    services = staticmethod(show.services)
    looks = staticmethod(show.looks)
    sheet = staticmethod(show.sheet)

    def check_plan(self, state: MkdCampaign, plan: Options) -> None:
        """Refuse settings of the next adventure that do not fit its members, by a RuleError."""
        checked = AdventureOptions.model_validate(plan.model_dump())
        self.inner.check_options(checked, len(state.members))

    def most_heroes(self, state: MkdCampaign) -> int:
        """Return how many Heroes a member may bring along (MA-003)."""
        return state.options.heroes
