"""Carrying out members' actions in town: they are checked, confirmed, agreed to and done."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from rules.core.model import Action, Seat
from rules.systems.mkd_adventure.campaign import actions, recruits
from rules.systems.mkd_adventure.campaign.names import deal_named
from rules.systems.mkd_adventure.campaign.payments import TownPlay
from rules.systems.mkd_adventure.campaign.state import MkdCampaign
from rules.systems.mkd_adventure.campaign.town import consent, market, school, steps, temple
from rules.systems.mkd_adventure.campaign.town.refusals import Refusal, refuse

Forbids = Callable[[MkdCampaign, Seat, Any], Refusal]
Performs = Callable[[TownPlay, Seat, Any], None]


class TownVerb(NamedTuple):
    """One kind of action in town: what forbids it, and how it is done."""

    forbids: Forbids
    performs: Performs


def _forbids_done(state: MkdCampaign, seat: Seat, _action: actions.Done) -> Refusal:
    """Return why a member cannot be finished, or None: no lesson may be left to choose."""
    if state.visit is None:
        return refuse("no-visit", "MA-241")
    pupils = school.pupils(state, seat) if state.visit.step == "train" else ()
    if pupils:
        return refuse("lesson-open", "MA-255", hero=pupils[0].name)
    return None


def _be_done(play: TownPlay, seat: Seat, _action: actions.Done) -> None:
    visit = play.state.staying
    play.change(visit=visit.with_(done=(*visit.done, seat)))


def _take_back(play: TownPlay, _seat: Seat, _action: actions.TakeBack) -> None:
    consent.take_back(play)


def _confirm(play: TownPlay, seat: Seat, _action: actions.Confirm) -> None:
    _make(play, seat, consent.confirm(play, seat))


def _consent(play: TownPlay, seat: Seat, action: actions.Consent) -> None:
    deal = consent.open_deal(play.state)
    owner = seat if deal is None else deal.seat
    _make(play, owner, consent.consent(play, seat, yes=action.yes))


def _make(play: TownPlay, seat: Seat, wish: actions.Wish | None) -> None:
    """Carry out a deal that is confirmed and agreed to, if any."""
    if wish is not None:
        DEALS[type(wish)].performs(play, seat, wish)


DEALS: Final[Mapping[type[Action], TownVerb]] = {
    actions.Raise: TownVerb(temple.forbids_raise, temple.bring_back),
    actions.Buy: TownVerb(market.forbids_buy, market.buy),
    actions.Sell: TownVerb(market.forbids_sell, market.sell),
    actions.Recharge: TownVerb(market.forbids_recharge, market.recharge),
    actions.Train: TownVerb(school.forbids_train, school.train),
}
"""Actions that are proposed first, and done when they are confirmed and the others agree."""
WORDS: Final[Mapping[type[Action], TownVerb]] = {
    actions.Confirm: TownVerb(consent.forbids_own_word, _confirm),
    actions.TakeBack: TownVerb(consent.forbids_own_word, _take_back),
    actions.Consent: TownVerb(consent.forbids_consent, _consent),
}
"""Actions about an open deal."""
VERBS: Final[Mapping[type[Action], TownVerb]] = {
    **WORDS,
    actions.Enlist: TownVerb(recruits.forbids_enlist, recruits.enlist),
    actions.Learn: TownVerb(school.forbids_learn, school.learn),
    actions.Pass: TownVerb(market.forbids_pass, market.hand_over),
    actions.Browse: TownVerb(market.forbids_browse, market.browse),
    actions.Done: TownVerb(_forbids_done, _be_done),
}
"""Actions that are done at once."""


def forbids(state: MkdCampaign, seat: Seat, action: Action) -> Refusal:
    """Return why an awaited member cannot do that now, or None."""
    deal, kind = consent.open_deal(state), type(action)
    if deal is not None and kind not in WORDS:
        who = state.member(deal.seat).name
        return refuse("deal-open", "MA-260", member=who, deal=deal_named(state, deal.wish))
    if isinstance(action, actions.Wish):
        return DEALS[kind].forbids(state, seat, action) or consent.forbids_wish(state, action)
    if kind not in VERBS:
        return refuse("unknown", "MA-241")
    return VERBS[kind].forbids(state, seat, action)


def perform(play: TownPlay, seat: Seat, action: Action) -> None:
    """Carry out an action, and go on with the visit until somebody has to decide.

    Raises:
        RuleError: it cannot be done now; no die was rolled.
    """
    refusal = forbids(play.state, seat, action)
    if refusal is not None:
        raise refusal
    if isinstance(action, actions.Wish):
        consent.propose(play, seat, action)
    else:
        VERBS[type(action)].performs(play, seat, action)
    if play.state.visit is not None:
        steps.go_on(play)
