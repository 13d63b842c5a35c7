"""What 3RD6 Dungeon gives to those who play it again and again."""

from collections.abc import Iterable
from pathlib import Path
from typing import cast

from rules.core.answers import Option, Outcome, PartyLine, Sheet, Stance, Transition
from rules.core.campaign.play import CampaignPlay
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
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


class ThirdSixProgress:
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

    def first_plan(self, options: ThirdSixCampaignOptions) -> ThirdSixOptions:
        """Return the campaign's settings for its first adventure, if that ends with them."""
        gate.check_goal(options)
        return ThirdSixOptions.model_validate(options.model_dump())

    def by_post(self, options: ThirdSixCampaignOptions) -> ThirdSixOptions:
        """Return the settings for play by post: whoever is first decides, and strikes."""
        return by_post(options)

    def check_plan(self, state: ThirdSixCampaignState, plan: Options) -> None:
        """Refuse, by RuleError, an adventure without an end or another size for its dungeon."""
        gate.check_plan(state, cast(ThirdSixOptions, plan))

    def most_heroes(self, state: ThirdSixCampaignState) -> int:  # noqa: ARG002 - always the same
        """Return one: a seat of the adventure has one hero."""
        return 1

    def awaiting(self, state: ThirdSixCampaignState) -> tuple[Seat, ...]:  # noqa: ARG002 - no visits
        """Return nobody: this town needs no order."""
        return ()

    def offers(self, state: ThirdSixCampaignState, seat: Seat) -> Iterable[Option]:
        """Return what healer, trainer, scrolls and potions offer, and how to add heroes."""
        return show.offers(state, seat)

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

    def pilot(self, state: ThirdSixCampaignState, seat: Seat, stance: Stance) -> Action | None:
        """Return somebody to lead, and what the party needs."""
        return pilot.choose(state, seat, stance)

    def story(self, state: ThirdSixCampaignState) -> tuple[Text, ...]:
        """Return the town, the dungeon that waits, the bag."""
        return show.story(state)

    def prompt(self, state: ThirdSixCampaignState) -> Text:  # noqa: ARG002 - no visits
        """Refuse: there are no visits, so nothing is asked.

        Raises:
            RuleError: always.
        """
        raise RuleError("campaign-refused-unknown")

    def line(self, state: ThirdSixCampaignState, veteran: ThirdSixVeteran) -> PartyLine:
        """Return one hero of the roster as everybody may see it."""
        return show.line(state, veteran)

    def sheet(self, state: ThirdSixCampaignState, seat: Seat) -> Sheet:
        """Return a member's heroes in full."""
        return show.sheet(state, seat)
