"""Deals typed by their short names: what is not on offer is refused by its rule."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Buy, Raise, Recharge, Sell, Train
from tests.support.joined import joined
from tests.systems.mkd_adventure.campaign.towns import does, hero, ids, item, visiting

SHOP = visiting(
    hero(belongings=(item(1, "c23"),)), hero(2, "garm", fate="dead"), shelf=("c02",), purse=10
)


@joined(
    ("typed", "meant"),
    [
        ("buy-c02-1", Buy(hero=1, ware="c02")),
        (" BUY-C02-1 ", Buy(hero=1, ware="c02")),
        ("sell-1-1", Sell(hero=1, item=1)),
        ("charge-1-1", Recharge(hero=1, item=1)),
        ("raise-2", Raise(hero=2)),
        ("train-1-3", Train(hero=1, levels=3)),
    ],
)
def test_a_deal_is_known_by_its_short_name(typed, meant):
    assert CAMPAIGN.parse(SHOP, 1, typed) == meant


@joined(
    "typed",
    ["", "buy", "buy-c99-1", "buy-c02-7", "buy-1", "raise-c02-2", "train-1-0", "sell-1", "done",
     "raise-2-1", "buy-c02-1-1", "train-1-1000", "raise-99999999999"],
)  # fmt: skip
def test_nothing_else_is(typed):
    assert CAMPAIGN.parse(SHOP, 1, typed) is None


def test_every_deal_of_the_menu_is_read_as_what_it_is():
    rich = SHOP.with_(purse=9000)
    offered = CAMPAIGN.legal_actions(rich, 1)
    deals = [each for each in offered if each.id.startswith(("buy-", "sell-", "charge-"))]
    assert len(deals) == 3
    assert all(CAMPAIGN.parse(rich, 1, each.id) == each.action for each in deals)


def test_what_became_too_dear_is_refused_for_that():
    assert "buy-c02-1" not in ids(SHOP, 1)
    with pytest.raises(RuleError, match="campaign-refused-coins"):
        does(SHOP, 1, CAMPAIGN.parse(SHOP, 1, "buy-c02-1"))
