"""Carrying out members' actions in town: they are checked, confirmed, agreed to and done."""

from typing import Final, Literal

from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.core.verbs import Verb, Verbs
from rules.systems.mkd_adventure.campaign import actions, recruits
from rules.systems.mkd_adventure.campaign.names import deal_named
from rules.systems.mkd_adventure.campaign.payments import TownResolution
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town import consent, market, school, steps, temple
from rules.systems.mkd_adventure.campaign.town.refusals import Refusal, refuse

RECRUIT: Final = "mkc-recruit"
"""The group of offers that take a Hero on."""

Moment = Literal["visit", "word", "deal"]
"""When an action is done: at once, about an open deal, or once a deal is agreed to."""
VISIT: Final[tuple[Moment, ...]] = ("visit",)
WORD: Final[tuple[Moment, ...]] = ("word",)
DEAL: Final[tuple[Moment, ...]] = ("deal",)

TownVerb = Verb[Moment, MkdCampaign, TownResolution, RuleError]


def _forbids_done(state: MkdCampaign, seat: Seat, _action: actions.Done) -> Refusal:
    """Return why a member cannot be finished, or None: no lesson may be left to choose."""
    if state.visit is None:
        return refuse("no-visit", "MA-241")
    pupils = school.pupils(state, seat) if state.visit.step == "train" else ()
    if pupils:
        return refuse("lesson-open", "MA-255", hero=pupils[0].name)
    return None


def _be_done(play: TownResolution, seat: Seat, _action: actions.Done) -> None:
    visit = play.state.staying
    play.change(visit=visit.with_(done=(*visit.done, seat)))


def _take_back(play: TownResolution, _seat: Seat, _action: actions.TakeBack) -> None:
    consent.take_back(play)


def _confirm(play: TownResolution, seat: Seat, _action: actions.Confirm) -> None:
    _make(play, seat, consent.confirm(play, seat))


def _consent(play: TownResolution, seat: Seat, action: actions.Consent) -> None:
    deal = consent.open_deal(play.state)
    owner = seat if deal is None else deal.seat
    _make(play, owner, consent.consent(play, seat, yes=action.yes))


def _make(play: TownResolution, seat: Seat, wish: actions.Wish | None) -> None:
    """Carry out a deal that is confirmed and agreed to, if any."""
    if wish is not None:
        VERBS.of(wish).performs(play, seat, wish)


class TownVerbs(Verbs[Moment, MkdCampaign, TownResolution, RuleError]):
    """All verbs of a visit to town."""

    def forbidden(self, state: MkdCampaign, seat: Seat, action: Action) -> RuleError | None:
        """Return why an awaited member cannot do an action now, or None."""
        deal, verb = consent.open_deal(state), self.by_action.get(type(action))
        if deal is not None and (verb is None or verb.phases != WORD):
            who = state.member(deal.seat).name
            return refuse("deal-open", "MA-260", member=who, deal=deal_named(state, deal.wish))
        if verb is None:
            return refuse("unknown", "MA-241")
        refusal = verb.forbids(state, seat, action)
        if refusal is None and isinstance(action, actions.Wish):
            return consent.forbids_wish(state, action)
        return refusal

    def error(self, refusal: RuleError) -> RuleError:
        """Return a refusal, which is an error already."""
        return refusal


VERBS: Final = TownVerbs(
    {
        actions.Enlist: TownVerb(
            VISIT, recruits.enlist, recruits.forbids_enlist, group=RECRUIT, word="enlist"
        ),
        actions.Raise: TownVerb(
            DEAL, temple.bring_back, temple.forbids_raise, group="mkc-temple", word="raise"
        ),
        actions.Buy: TownVerb(DEAL, market.buy, market.forbids_buy, group="mkc-shelf", word="buy"),
        actions.Sell: TownVerb(
            DEAL, market.sell, market.forbids_sell, group="mkc-sell", word="sell"
        ),
        actions.Recharge: TownVerb(
            DEAL, market.recharge, market.forbids_recharge, group="mkc-recharge", word="charge"
        ),
        actions.Train: TownVerb(
            DEAL, school.train, school.forbids_train, group="mkc-train", word="train"
        ),
        actions.Learn: TownVerb(
            VISIT, school.learn, school.forbids_learn, group="mkc-learn", word="learn"
        ),
        actions.Pass: TownVerb(
            VISIT, market.hand_over, market.forbids_pass, group="mkc-pass", word="pass"
        ),
        actions.Browse: TownVerb(VISIT, market.browse, market.forbids_browse, group="mkc-browse"),
        actions.Confirm: TownVerb(
            WORD, _confirm, consent.forbids_own_word, style="success", word="confirm"
        ),
        actions.TakeBack: TownVerb(WORD, _take_back, consent.forbids_own_word, word="take-back"),
        actions.Consent: TownVerb(WORD, _consent, consent.forbids_consent),
        actions.Done: TownVerb(VISIT, _be_done, _forbids_done, style="success", word="done"),
    }
)


def perform(play: TownResolution, seat: Seat, action: Action) -> None:
    """Carry out an action, and go on with the visit until somebody has to decide.

    Raises:
        RuleError: it cannot be done now; no die was rolled.
    """
    verb = VERBS.check(play.state, seat, action)
    if isinstance(action, actions.Wish):
        consent.propose(play, seat, action)
    else:
        verb.performs(play, seat, action)
    if play.state.visit is not None:
        steps.go_on(play)
