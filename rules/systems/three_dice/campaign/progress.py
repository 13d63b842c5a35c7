"""What 3 Dice Dungeon gives to those who play it again and again."""

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


class ThreeDiceProgress:
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

    def first_plan(self, options: ThreeDiceCampaignOptions) -> ThreeDiceOptions:
        """Return the campaign's settings for its first adventure, if that ends with them.

        Raises:
            RuleError: it does not.
        """
        gate.check_goal(options)
        return ThreeDiceOptions.model_validate(options.model_dump(exclude={"recover"}))

    def by_post(self, options: ThreeDiceCampaignOptions) -> ThreeDiceOptions:
        """Return the settings for play by post: whoever is first decides, and strikes."""
        return by_post(options)

    def check_plan(self, state: ThreeDiceCampaignState, plan: Options) -> None:
        """Refuse, by RuleError, an adventure without an end or settings that do not go together."""
        chosen = cast(ThreeDiceOptions, plan)
        gate.check_goal(chosen)
        check_options(chosen, len(state.members))

    def most_heroes(self, state: ThreeDiceCampaignState) -> int:  # noqa: ARG002 - always the same
        """Return one: a seat of the adventure has one hero."""
        return 1

    def awaiting(self, state: ThreeDiceCampaignState) -> tuple[Seat, ...]:  # noqa: ARG002 - no visits
        """Return nobody: there is no town, and nothing to do in order."""
        return ()

    def offers(self, state: ThreeDiceCampaignState, seat: Seat) -> Iterable[Option]:
        """Return choices left by new heroes and levels, potions, and how to add heroes."""
        return show.offers(state, seat)

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

    def pilot(self, state: ThreeDiceCampaignState, seat: Seat, stance: Stance) -> Action | None:
        """Return somebody to lead, and what is still to be chosen."""
        return pilot.choose(state, seat, stance)

    def story(self, state: ThreeDiceCampaignState) -> tuple[Text, ...]:
        """Return what home is like between two dungeons."""
        return show.story(state)

    def prompt(self, state: ThreeDiceCampaignState) -> Text:  # noqa: ARG002 - no visits
        """Refuse: there are no visits, so nothing is asked.

        Raises:
            RuleError: always.
        """
        raise RuleError("campaign-refused-unknown")

    def line(self, state: ThreeDiceCampaignState, veteran: ThreeDiceVeteran) -> PartyLine:
        """Return one hero of the roster as everybody may see it."""
        return show.line(state, veteran)

    def sheet(self, state: ThreeDiceCampaignState, seat: Seat) -> Sheet:
        """Return a member's heroes in full."""
        return show.sheet(state, seat)
