"""What 3RD6 Dungeon gives to those who play it again and again."""

from pathlib import Path
from typing import cast

from rules.core.answers import Outcome, Transition
from rules.core.campaign.play import CampaignPlay
from rules.core.campaign.progress import NoVisits
from rules.core.dice import Dice
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import AnyRuleset
from rules.systems.third_six.campaign import gate, pilot, show, town
from rules.systems.third_six.campaign.actions import ACTIONS, AnyTownAction
from rules.systems.third_six.campaign.events import EVENTS
from rules.systems.third_six.campaign.state import (
    ThirdSixCampaignOptions,
    ThirdSixCampaignState,
    ThirdSixVeteran,
)
from rules.systems.third_six.options import ThirdSixOptions, by_post
from rules.systems.third_six.ruleset import RULESET
from rules.systems.third_six.state import ThirdSixState


class ThirdSixProgress(NoVisits):
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
    plans: tuple[str, ...] = ("goal", "map")

    by_post = staticmethod(by_post)
    offers = staticmethod(show.offers)
    pilot = staticmethod(pilot.choose)
    story = staticmethod(show.story)
    line = staticmethod(show.line)
    sheet = staticmethod(show.sheet)

    def first_plan(self, options: ThirdSixCampaignOptions) -> ThirdSixOptions:
        """Return the campaign's settings for its first adventure, if that ends with them."""
        gate.check_goal(options)
        return ThirdSixOptions.model_validate(options.model_dump())

    def check_plan(self, state: ThirdSixCampaignState, plan: Options) -> None:
        """Refuse, by RuleError, an adventure without an end or another size for its dungeon."""
        gate.check_plan(state, cast(ThirdSixOptions, plan))

    def perform(
        self, play: CampaignPlay[ThirdSixCampaignState], seat: Seat, action: Action
    ) -> None:
        """Do an errand in town; RuleError when it cannot be done now."""
        town.perform(play, seat, cast(AnyTownAction, action))

    def depart(
        self,
        state: ThirdSixCampaignState,
        party: tuple[ThirdSixVeteran, ...],
        dice: Dice,  # noqa: ARG002 - the entrance is quiet
    ) -> Transition[ThirdSixState]:
        """Begin at the entrance of the dungeon."""
        return gate.depart(state, party)

    def come_home(
        self,
        play: CampaignPlay[ThirdSixCampaignState],
        ended: ThirdSixState,
        outcome: Outcome,  # noqa: ARG002 - the end says more
    ) -> None:
        """Take over heroes, coins, the bag, and what is known of the dungeon."""
        gate.come_home(play, ended)
