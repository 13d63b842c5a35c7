"""What 3RD6 Dungeon gives to those who play it again and again."""

from pathlib import Path

from rules.core.campaign.progress import NoVisits
from rules.core.model import Options
from rules.core.packs.points import PackPoints
from rules.core.ruleset import AnyRuleset
from rules.systems.third_six.campaign import gate, pilot, show, town
from rules.systems.third_six.campaign.actions import ACTIONS
from rules.systems.third_six.campaign.events import EVENTS
from rules.systems.third_six.campaign.state import (
    ThirdSixCampaignOptions,
    ThirdSixCampaignState,
    ThirdSixVeteran,
)
from rules.systems.third_six.options import by_post
from rules.systems.third_six.ruleset import RULESET
from rules.systems.third_six.state import ThirdSixState


class ThirdSixProgress(
    NoVisits[ThirdSixCampaignOptions, ThirdSixState, ThirdSixVeteran, ThirdSixCampaignState]
):
    """Levels, spells, pendants, coins and the bag stay; the town is that of the adventures."""

    key = "third-six-campaign"
    inner: AnyRuleset = RULESET
    options_type = ThirdSixCampaignOptions
    # Levels are earned here: heroes begin with the first. The rest is as a lobby proposes it.
    preset: Options = ThirdSixCampaignOptions(boss_scaling="per_hero", fallen_limit="half")
    state_type = ThirdSixCampaignState
    actions = ACTIONS
    events = EVENTS
    catalog = Path(__file__).parent / "words"
    packs: PackPoints | None = None
    recruiting = show.RECRUIT
    plans: tuple[str, ...] = ("goal", "map")

    gate = gate
    show = show
    by_post = staticmethod(by_post)
    perform = staticmethod(town.perform)
    spends = staticmethod(town.spends)
    pilot = staticmethod(pilot.choose)
