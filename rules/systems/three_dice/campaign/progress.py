"""What 3 Dice Dungeon gives to those who play it again and again."""

from pathlib import Path

from rules.core.campaign.progress import NoVisits
from rules.core.model import Options
from rules.core.packs.points import PackPoints
from rules.core.ruleset import AnyRuleset
from rules.systems.three_dice.campaign import gate, home, pilot, show
from rules.systems.three_dice.campaign.actions import ACTIONS
from rules.systems.three_dice.campaign.events import EVENTS
from rules.systems.three_dice.campaign.state import (
    ThreeDiceCampaignOptions,
    ThreeDiceCampaignState,
    ThreeDiceVeteran,
)
from rules.systems.three_dice.options import by_post
from rules.systems.three_dice.ruleset import RULESET
from rules.systems.three_dice.state import ThreeDiceState


class ThreeDiceProgress(
    NoVisits[ThreeDiceCampaignOptions, ThreeDiceState, ThreeDiceVeteran, ThreeDiceCampaignState]
):
    """Experience, maxima and packs stay, each with its hero; there is no town."""

    key = "three-dice-campaign"
    inner: AnyRuleset = RULESET
    options_type = ThreeDiceCampaignOptions
    preset: Options = ThreeDiceCampaignOptions()
    state_type = ThreeDiceCampaignState
    actions = ACTIONS
    events = EVENTS
    catalog = Path(__file__).parent / "words"
    packs: PackPoints | None = None
    recruiting = show.RECRUIT
    plans: tuple[str, ...] = ("goal", "three_artifact_quest", "level_theme")

    gate = gate
    show = show
    by_post = staticmethod(by_post)
    perform = staticmethod(home.perform)
    pilot = staticmethod(pilot.choose)
