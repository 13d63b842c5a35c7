"""What 3 Dice Dungeon gives to those who play it again and again."""

from pathlib import Path
from typing import cast

from rules.core.answers import Outcome, Transition
from rules.core.campaign.play import CampaignPlay
from rules.core.campaign.progress import NoVisits
from rules.core.dice import Dice
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import AnyRuleset
from rules.systems.three_dice.campaign import gate, home, pilot, show
from rules.systems.three_dice.campaign.actions import ACTIONS, AnyHomeAction
from rules.systems.three_dice.campaign.events import EVENTS
from rules.systems.three_dice.campaign.state import (
    ThreeDiceCampaignOptions,
    ThreeDiceCampaignState,
    ThreeDiceVeteran,
)
from rules.systems.three_dice.options import ThreeDiceOptions, by_post, check_options
from rules.systems.three_dice.ruleset import RULESET
from rules.systems.three_dice.state import ThreeDiceState


class ThreeDiceProgress(NoVisits):
    """Experience, maxima and packs stay, each with its hero; there is no town."""

    key = "three-dice-campaign"
    inner: AnyRuleset = RULESET
    options_type = ThreeDiceCampaignOptions
    preset: Options = ThreeDiceCampaignOptions()
    state_type = ThreeDiceCampaignState
    actions = ACTIONS
    events = EVENTS
    catalog = Path(__file__).parent / "words"
    plans: tuple[str, ...] = ("goal", "three_artifact_quest", "level_theme")

    by_post = staticmethod(by_post)
    offers = staticmethod(show.offers)
    pilot = staticmethod(pilot.choose)
    story = staticmethod(show.story)
    line = staticmethod(show.line)
    sheet = staticmethod(show.sheet)

    def first_plan(self, options: ThreeDiceCampaignOptions) -> ThreeDiceOptions:
        """Return the campaign's settings for its first adventure, if that ends with them.

        Raises:
            RuleError: it does not.
        """
        gate.check_goal(options)
        return ThreeDiceOptions.model_validate(options.model_dump(exclude={"recover"}))

    def check_plan(self, state: ThreeDiceCampaignState, plan: Options) -> None:
        """Refuse, by RuleError, an adventure without an end or settings that do not go together."""
        chosen = cast(ThreeDiceOptions, plan)
        gate.check_goal(chosen)
        check_options(chosen, len(state.members))

    def perform(
        self, play: CampaignPlay[ThreeDiceCampaignState], seat: Seat, action: Action
    ) -> None:
        """Do an errand at home; RuleError when it cannot be done now."""
        home.perform(play, seat, cast(AnyHomeAction, action))

    def depart(
        self,
        state: ThreeDiceCampaignState,
        party: tuple[ThreeDiceVeteran, ...],
        dice: Dice,
    ) -> Transition[ThreeDiceState]:
        """Begin at the first location of a dungeon."""
        return gate.depart(state, party, dice)

    def come_home(
        self,
        play: CampaignPlay[ThreeDiceCampaignState],
        ended: ThreeDiceState,
        outcome: Outcome,  # noqa: ARG002 - the end says more
    ) -> None:
        """Take over the heroes with what they have learned and carry."""
        gate.come_home(play, ended)
