"""Deals by their short names, whether or not they are on offer, so that a rule can refuse them."""

import re

from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd_adventure.campaign import actions
from rules.systems.mkd_adventure.campaign.state import MkdCampaign

NAMES = re.compile(r"(raise|buy|sell|charge|train)-([a-z][a-z0-9]{0,9}-)?(\d{1,4})(?:-(\d{1,2}))?")


def parse(
    state: MkdCampaign,
    seat: Seat,  # noqa: ARG001 - a deal says whom it is about
    text: str,
) -> Action | None:
    """Return the deal that the menu offers under a name, about a Hero of the campaign, or None.

    A deal chosen from a list may be too expensive by the time it arrives: it should be refused for
    that, and not as unknown.
    """
    found = NAMES.fullmatch(text.strip().casefold())
    if found is None:
        return None
    what, ware, hero, more = found.groups()
    number, last = int(hero), int(more or 0)
    try:
        state.veteran(number)
    except RuleError:
        return None
    kind = (ware or "").rstrip("-")
    match what, bool(kind), more is not None:
        case "raise", False, False:
            return actions.Raise(hero=number)
        case "buy", True, False if kind in CHESTS:
            return actions.Buy(hero=number, ware=kind)
        case "sell", False, True:
            return actions.Sell(hero=number, item=last)
        case "charge", False, True:
            return actions.Recharge(hero=number, item=last)
        case "train", False, True if last:
            return actions.Train(hero=number, levels=last)
        case _:
            return None
