"""The adventure's part of a campaign: this system's answers to the campaign's questions."""

from pathlib import Path

from rules.core.answers import Option, Outcome, PartyLine, Sheet, Stance, Transition
from rules.core.campaign.play import CampaignPlay
from rules.core.dice import Dice
from rules.core.model import Action, Options, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
from rules.systems.mkd_adventure.campaign import (
    departure,
    homecoming,
    menu,
    pilot,
    show,
    typed_deals,
    verbs,
)
from rules.systems.mkd_adventure.campaign.actions import ACTIONS
from rules.systems.mkd_adventure.campaign.events import EVENTS
from rules.systems.mkd_adventure.campaign.options import (
    EVENINGS,
    CampaignOptions,
    by_post,
    first_plan,
)
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town import steps
from rules.systems.mkd_adventure.campaign.veterans import Hero
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET
from rules.systems.mkd_adventure.state import AdventureState

PLANS = ("quest", "floors", "sets", "timed", "split_up", "tiles", "chests")
"""The settings that members choose anew for each adventure."""


class MkdProgress:
    """Town, treasure and levels of the adventure of tokens and tiles (MA-240 to MA-265)."""

    key = "mkd-campaign"
    inner: AnyRuleset = RULESET
    options_type = CampaignOptions
    preset: Options = EVENINGS
    state_type = MkdCampaign
    actions = ACTIONS
    events = EVENTS
    catalog = Path(__file__).parent / "words"
    plans = tuple(name for name in PLANS if name in AdventureOptions.model_fields)

    def first_plan(self, options: CampaignOptions) -> AdventureOptions:
        """Return the settings of the first adventure."""
        return first_plan(options)

    def by_post(self, options: CampaignOptions) -> CampaignOptions:
        """Return the settings for a table by post, where deals need nobody's agreement."""
        return by_post(options)

    def check_plan(self, state: MkdCampaign, plan: Options) -> None:
        """Refuse settings with which these members cannot play, by a RuleError."""
        checked = AdventureOptions.model_validate(plan.model_dump())
        self.inner.check_options(checked, len(state.members))

    def most_heroes(self, state: MkdCampaign) -> int:
        """Return how many Heroes a member may bring along (MA-003)."""
        return state.options.heroes

    def awaiting(self, state: MkdCampaign) -> tuple[Seat, ...]:
        """Return who must decide something in town now."""
        return steps.awaiting(state)

    def offers(self, state: MkdCampaign, seat: Seat) -> tuple[Option, ...]:
        """Return what a member may do in town now, and whom to enlist before setting out."""
        return menu.offers(state, seat)

    def perform(self, play: CampaignPlay[MkdCampaign], seat: Seat, action: Action) -> None:
        """Carry out a member's action in town; RuleError where it cannot be done now."""
        verbs.perform(play, seat, action)

    def parse(self, state: MkdCampaign, _seat: Seat, text: str) -> Action | None:
        """Return the deal in town that a short name stands for, so that a rule can refuse it."""
        return typed_deals.parse(state, text)

    def depart(
        self, state: MkdCampaign, party: tuple[Hero, ...], dice: Dice
    ) -> Transition[AdventureState]:
        """Return an adventure with these Heroes before the dungeon's entrance."""
        return departure.depart(state, party, dice)

    def come_home(
        self, play: CampaignPlay[MkdCampaign], ended: AdventureState, outcome: Outcome
    ) -> None:
        """Bring home what the adventure brought, and begin the visit to town (MA-240)."""
        homecoming.come_home(play, ended, outcome)

    def pilot(self, state: MkdCampaign, seat: Seat, stance: Stance) -> Action | None:
        """Return what a sensible member would do in town."""
        return pilot.choose(state, seat, stance)

    def story(self, state: MkdCampaign) -> tuple[Text, ...]:
        """Return the town in a few sentences."""
        return show.story(state)

    def prompt(self, state: MkdCampaign) -> Text:
        """Return what is decided in town now."""
        return show.prompt(state)

    def line(self, state: MkdCampaign, veteran: Hero) -> PartyLine:
        """Return one Hero at home as everybody may see him."""
        return show.line(state, veteran)

    def sheet(self, state: MkdCampaign, seat: Seat) -> Sheet:
        """Return a member's Heroes in full."""
        return show.sheet(state, seat)
