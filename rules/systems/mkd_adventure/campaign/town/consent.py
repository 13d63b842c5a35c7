"""Confirming deals before gold is spent, and the others' agreement if it is common gold."""

from typing import NamedTuple

from rules.core import votes
from rules.core.campaign.state import Assent
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.mkd_adventure.campaign import events
from rules.systems.mkd_adventure.campaign.actions import (
    Buy,
    Confirm,
    Raise,
    Recharge,
    Sell,
    Train,
    Wish,
)
from rules.systems.mkd_adventure.campaign.names import cost_of, deal_named
from rules.systems.mkd_adventure.campaign.payments import TownResolution, is_shared
from rules.systems.mkd_adventure.campaign.state import Deal, MkdCampaign
from rules.systems.mkd_adventure.campaign.town.refusals import Refusal, refuse


def forbids_wish(state: MkdCampaign, wish: Wish) -> Refusal:
    """Return why a deal cannot be proposed, or None: not twice in a visit if declined (MA-260)."""
    if state.visit is not None and wish in state.visit.declined:
        return refuse("declined", "MA-260")
    return None


def propose(play: TownResolution, seat: Seat, wish: Wish) -> None:
    """Propose a deal; nothing is paid before it is confirmed."""
    play.change(visit=play.state.staying.with_(deal=Deal(seat=seat, wish=wish)))


def open_deal(state: MkdCampaign) -> Deal | None:
    """Return the deal that waits to be confirmed or agreed to."""
    return None if state.visit is None else state.visit.deal


def forbids_own_word(state: MkdCampaign, seat: Seat, _action: Action) -> Refusal:
    """Return why a deal cannot be confirmed or taken back, or None: only by its own member."""
    deal = open_deal(state)
    if deal is None or deal.confirmed or deal.seat != seat:
        return refuse("no-deal", "MA-260")
    return None


def forbids_consent(state: MkdCampaign, seat: Seat, _action: Action) -> Refusal:
    """Return why a vote on a deal is refused, or None: members present vote once each (MA-260)."""
    deal = open_deal(state)
    if deal is None or not deal.confirmed:
        return refuse("no-deal", "MA-260")
    if seat not in state.staying.present or any(voice.seat == seat for voice in deal.voices):
        return refuse("no-voice", "MA-260")
    return None


def needs_consent(state: MkdCampaign, wish: Wish) -> bool:
    """Return whether others have to agree to a deal, as it spends common gold (MA-260)."""
    if isinstance(wish, Sell) or not state.options.consent:
        return False
    return is_shared(state) and len(state.staying.present) > 1


def spends(state: MkdCampaign, action: Action) -> bool:
    """Return whether a deal spends common gold without the vote of MA-260, as by post."""
    deal = isinstance(action, Raise | Buy | Recharge | Train)
    if not deal or state.visit is None or state.options.consent:
        return False
    return is_shared(state) and len(state.staying.present) > 1


def confirms(state: MkdCampaign, seat: Seat) -> Confirm | None:
    """Return how a member confirms a deal that the others have agreed to; None without one."""
    wish = Confirm()
    return wish if forbids_own_word(state, seat, wish) is None else None


def confirm(play: TownResolution, seat: Seat) -> Wish | None:
    """Confirm a member's own deal: it is made now, or the others are asked.

    Returns:
        The deal that is to be carried out now, if any.
    """
    visit = play.state.staying
    deal = _open(play)
    if not needs_consent(play.state, deal.wish):
        play.change(visit=visit.with_(deal=None))
        return deal.wish
    asked = deal.with_(confirmed=True, voices=(Assent(seat=seat, yes=True),))
    play.change(visit=visit.with_(deal=asked))
    play.tell(
        events.Proposed(
            member=play.state.member(seat).name,
            deal=deal_named(play.state, deal.wish),
            cost=cost_of(play.state, deal.wish),
        )
    )
    return None


def take_back(play: TownResolution) -> None:
    """Take the open deal back."""
    play.change(visit=play.state.staying.with_(deal=None))


def consent(play: TownResolution, seat: Seat, *, yes: bool) -> Wish | None:
    """Vote on a deal; more than half of those present decide, and a tie keeps the gold (MA-260).

    Returns:
        The deal that is to be carried out now, if that decided it.
    """
    visit, deal = play.state.staying, _open(play)
    voices = (*deal.voices, Assent(seat=seat, yes=yes))
    agreed = sum(voice.yes for voice in voices)
    against, everybody = len(voices) - agreed, len(visit.present)
    if 2 * agreed > everybody:
        play.change(visit=visit.with_(deal=None))
        return deal.wish
    if 2 * against < everybody:
        play.change(visit=visit.with_(deal=deal.with_(voices=voices)))
        return None
    play.change(visit=visit.with_(deal=None, declined=(*visit.declined, deal.wish)))
    play.tell(
        events.Declined(
            member=play.state.member(deal.seat).name,
            deal=deal_named(play.state, deal.wish),
            yes=agreed,
            no=against,
        )
    )
    _say_how(play, voices)
    return None


class _Word(NamedTuple):
    """What a member said, as a voice in a vote: `action` is whether they agreed."""

    seat: Seat
    action: bool


def _say_how(play: TownResolution, voices: tuple[Assent, ...]) -> None:
    """Tell who voted how if there was no majority either way (MA-260)."""
    given = [_Word(voice.seat, voice.yes) for voice in voices]
    names = {member.seat: member.name for member in play.state.members}

    def called(_seat: Seat, agreed: bool) -> Text:  # noqa: FBT001
        return Text.of("mkc-word-yes" if agreed else "mkc-word-no")

    present = len(play.state.staying.present)
    for told in votes.settled(given, present, names, called, kept=True):
        play.tell(told)


def _open(play: TownResolution) -> Deal:
    deal = play.state.staying.deal
    if deal is None:
        raise RuntimeError("no deal is open")
    return deal
