"""Carrying out what a member wants in town: checked, confirmed, agreed to, done."""

from rules.core.model import Action, Seat
from rules.systems.mkd_adventure.campaign import actions, recruits
from rules.systems.mkd_adventure.campaign.names import deal_named
from rules.systems.mkd_adventure.campaign.purse import TownPlay
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town import consent, market, school, steps, temple
from rules.systems.mkd_adventure.campaign.town.refusals import Refusal, refuse

WISHES = (actions.Raise, actions.Buy, actions.Sell, actions.Recharge, actions.Train)
WORDS = (actions.Confirm, actions.TakeBack, actions.Consent)


def forbids(state: MkdCampaign, seat: Seat, action: Action) -> Refusal:
    """Return why a member cannot do that now, or None; the seat is awaited."""
    deal = consent.open_deal(state)
    if deal is not None and not isinstance(action, WORDS):
        who = state.member(deal.seat).name
        return refuse("deal-open", "MA-260", member=who, deal=deal_named(state, deal.wish))
    match action:
        case actions.Enlist():
            return recruits.forbids_enlist(state, seat, action)
        case actions.Learn():
            return school.forbids_learn(state, seat, action)
        case actions.Pass():
            return market.forbids_pass(state, seat, action)
        case actions.Browse():
            return market.forbids_browse(state, seat, action)
        case actions.Confirm() | actions.TakeBack():
            return consent.forbids_own_word(state, seat, action)
        case actions.Consent():
            return consent.forbids_consent(state, seat, action)
        case actions.Done():
            return _forbids_done(state, seat)
        case (
            actions.Raise() | actions.Buy() | actions.Sell() | actions.Recharge() | actions.Train()
        ):
            return _forbids_wish(state, seat, action) or consent.forbids_wish(state, action)
        case _:
            return refuse("unknown", "MA-241")


def _forbids_wish(state: MkdCampaign, seat: Seat, wish: actions.Wish) -> Refusal:
    match wish:
        case actions.Raise():
            return temple.forbids_raise(state, seat, wish)
        case actions.Buy():
            return market.forbids_buy(state, seat, wish)
        case actions.Sell():
            return market.forbids_sell(state, seat, wish)
        case actions.Recharge():
            return market.forbids_recharge(state, seat, wish)
        case actions.Train():
            return school.forbids_train(state, seat, wish)


def _forbids_done(state: MkdCampaign, seat: Seat) -> Refusal:
    """Return who has still to choose what a level teaches is not finished."""
    if state.visit is None:
        return refuse("no-visit", "MA-241")
    pupils = school.pupils(state, seat) if state.visit.step == "train" else ()
    if pupils:
        return refuse("lesson-open", "MA-255", hero=pupils[0].name)
    return None


def perform(play: TownPlay, seat: Seat, action: Action) -> None:
    """Do it, and go on with the visit as far as nobody has to decide.

    Raises:
        RuleError: it cannot be done now; no die was rolled.
    """
    refusal = forbids(play.state, seat, action)
    if refusal is not None:
        raise refusal
    _do(play, seat, action)
    if play.state.visit is not None:
        steps.go_on(play)


def _do(play: TownPlay, seat: Seat, action: Action) -> None:
    match action:
        case actions.Enlist():
            recruits.enlist(play, seat, action)
        case actions.Learn():
            school.learn(play, seat, action)
        case actions.Pass():
            market.hand_over(play, seat, action)
        case actions.Browse():
            market.browse(play, seat, action)
        case actions.TakeBack():
            consent.take_back(play)
        case actions.Done():
            visit = play.state.staying
            play.change(visit=visit.with_(done=(*visit.done, seat)))
        case actions.Confirm():
            _make(play, seat, consent.confirm(play, seat))
        case actions.Consent(yes=yes):
            deal = consent.open_deal(play.state)
            owner = seat if deal is None else deal.seat
            _make(play, owner, consent.consent(play, seat, yes=yes))
        case _ if isinstance(action, WISHES):
            consent.propose(play, seat, action)
        case _:
            raise RuntimeError(f"nobody carries out {action}")


def _make(play: TownPlay, seat: Seat, wish: actions.Wish | None) -> None:
    """Carry a deal out, once it is confirmed and agreed to."""
    match wish:
        case actions.Raise():
            temple.bring_back(play, seat, wish)
        case actions.Buy():
            market.buy(play, seat, wish)
        case actions.Sell():
            market.sell(play, seat, wish)
        case actions.Recharge():
            market.recharge(play, seat, wish)
        case actions.Train():
            school.train(play, seat, wish)
        case None:
            pass
