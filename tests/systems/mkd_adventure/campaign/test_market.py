"""The market: charging again, selling, buying, handing over."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Browse, Buy, Pass, Recharge, Sell, TakeBack
from tests.systems.mkd_adventure.campaign.towns import (
    campaign,
    deals,
    does,
    ended,
    hero,
    home,
    ids,
    item,
    kinds,
    visiting,
)

SWORD = "c23"


def things(state, number=1):
    return [(each.number, each.kind, each.charge) for each in state.veteran(number).belongings]


def refused(state, action, key, seat=1):
    with pytest.raises(RuleError, match=key):
        does(state, seat, action)


@pytest.mark.rule("MA-246")
@pytest.mark.permits("MA-246")
def test_items_sell_for_half_their_value():
    state = visiting(hero(belongings=(item(1, SWORD),)))
    state, told = deals(state, 1, Sell(hero=1, item=1))
    assert (things(state), state.purse) == ([], 900)
    assert kinds(told) == ["campaign-coins", "mkc-sold"]


@pytest.mark.rule("MA-246", "MA-247")
def test_a_draught_that_was_drunk_is_worth_nothing():
    state = visiting(hero(belongings=(item(1, "c01", "spent"),)), purse=500)
    refused(state, Sell(hero=1, item=1), "mkc-refused-spent")
    refused(state, Recharge(hero=1, item=1), "mkc-refused-charge-spent")


@pytest.mark.rule("MA-247")
@pytest.mark.permits("MA-247")
def test_items_are_charged_again_for_half_their_value():
    state = visiting(hero(belongings=(item(1, SWORD),)), purse=1000)
    state, told = deals(state, 1, Recharge(hero=1, item=1))
    assert (things(state), state.purse) == ([(1, SWORD, "charged")], 100)
    assert kinds(told) == ["campaign-coins", "mkc-recharged"]
    refused(state, Recharge(hero=1, item=1), "mkc-refused-charge-charged")


@pytest.mark.rule("MA-248")
@pytest.mark.permits("MA-248")
def test_lost_magic_does_not_come_back_but_the_item_sells():
    state = visiting(hero(belongings=(item(1, SWORD, "lost"),)), purse=1000)
    refused(state, Recharge(hero=1, item=1), "mkc-refused-charge-lost")
    state, _ = deals(state, 1, Sell(hero=1, item=1))
    assert state.purse == 1900


@pytest.mark.rule("MA-249")
@pytest.mark.permits("MA-249")
def test_a_chest_costs_twice_its_value_and_is_gone_from_the_shelf():
    state = visiting(hero(), shelf=(SWORD, "c01"), purse=3600)
    state, told = deals(state, 1, Buy(hero=1, ware=SWORD))
    assert (things(state), state.purse) == ([(1, SWORD, "charged")], 0)
    assert state.visit.shelf == ("c01",)
    receipt = told[-1]
    assert (receipt.kind, receipt.cost, receipt.purse) == ("mkc-bought", 3600, 0)


@pytest.mark.rule("MA-249")
def test_three_different_chests_by_chance_are_on_the_shelf():
    state = campaign(hero())
    state, _ = home(state, ended(state), 4, 6, 1, 1, 6, 6, 1, 1)
    assert state.visit.shelf == ("c24", "c01", "c02"), "a throw too high is made again"


@pytest.mark.rule("MA-249")
@pytest.mark.permits("MA-249")
def test_any_chest_may_be_had_by_name_if_the_table_wants():
    state = campaign(hero(), stock="any", purse=500)
    state, _ = home(state, ended(state))
    assert state.visit.shelf == tuple(CHESTS)
    state, _ = deals(state, 1, Buy(hero=1, ware="c02"))
    assert "c02" in state.visit.shelf


def test_what_nobody_can_pay_or_has_no_hand_for_is_not_bought():
    full = hero(belongings=(item(1, "c02", "charged"), item(2, "c03", "charged"), item(3)))
    dead = hero(2, "ysolde", fate="dead")
    other = hero(3, "tamsin", owner=2)
    state = visiting(full, dead, other, shelf=("c01", SWORD), purse=300, members=2)
    refused(state, Buy(hero=1, ware="c01"), "mkc-refused-full")
    refused(state, Recharge(hero=1, item=3), "mkc-refused-full")
    refused(state, Buy(hero=2, ware="c01"), "mkc-refused-dead")
    refused(state, Buy(hero=3, ware="c01"), "campaign-refused-not-yours")
    refused(state, Buy(hero=3, ware=SWORD), "campaign-refused-coins", seat=2)
    refused(state, Buy(hero=3, ware="c02"), "mkc-refused-not-on-shelf", seat=2)
    refused(state, Sell(hero=1, item=9), "mkc-refused-not-owned")


def test_the_last_coin_is_spent_once():
    state = visiting(hero(), hero(2, "ysolde"), shelf=("c01", "c05"), purse=266)
    state, _ = deals(state, 1, Buy(hero=1, ware="c01"))
    refused(state, Buy(hero=2, ware="c05"), "campaign-refused-coins")
    assert state.purse == 0


def test_a_deal_waits_for_a_second_word_and_may_be_taken_back():
    state = visiting(hero(), shelf=("c01",), purse=266)
    asked, told = does(state, 1, Buy(hero=1, ware="c01"))
    assert asked.purse == 266
    assert told == ()
    assert ids(asked, 1) == {"confirm", "take-back"}
    refused(asked, Buy(hero=1, ware="c01"), "mkc-refused-deal-open")
    back, _ = does(asked, 1, TakeBack())
    assert back == state


@pytest.mark.rule("MA-249")
@pytest.mark.permits("MA-249")
def test_chests_are_handed_over_to_whoever_has_a_hand_free():
    giver = hero(belongings=(item(1, "c02", "charged"), item(2)))
    full = hero(2, "ysolde", belongings=(item(3, "c03", "charged"), item(4, "c04", "charged")))
    state = visiting(giver, full, hero(3, "tamsin", owner=2), members=2)
    refused(state, Pass(hero=1, item=1, to=2), "mkc-refused-full")
    refused(state, Pass(hero=1, item=1, to=1), "mkc-refused-nobody-to-take")
    refused(state, Pass(hero=2, item=1, to=3), "mkc-refused-not-owned")
    state, told = does(state, 1, Pass(hero=1, item=1, to=3))
    assert things(state, 3) == [(1, "c02", "charged")]
    state, _ = does(state, 1, Pass(hero=1, item=2, to=2))
    assert (2, "c02", "faded") in things(state, 2)
    assert kinds(told) == ["mkc-passed"]


def test_the_shelf_shows_one_kind_for_one_hero_at_a_time():
    state = visiting(hero(), hero(2, "ysolde"), shelf=tuple(CHESTS), purse=99_999)
    assert "buy-c01-1" in ids(state, 1)
    state, _ = does(state, 1, "for-2")
    state, _ = does(state, 1, "look-potion")
    bought = {each for each in ids(state, 1) if each.startswith("buy-")}
    potions = {kind.id for kind in CHESTS.values() if kind.item.kind == "potion"}
    assert bought == {f"buy-{kind}-2" for kind in potions}
    refused(state, Browse(hero=2, only="potion"), "mkc-refused-same-shelf")


def test_where_each_has_a_purse_his_own_gold_pays_and_that_of_his_companions():
    rich, poor = hero(gold=300), hero(2, "ysolde", gold=100)
    other = hero(3, "tamsin", owner=2, gold=1000)
    state = visiting(rich, poor, other, shelf=("c01", "c02"), purse=1400, members=2, whose="hero")
    refused(state, Buy(hero=2, ware="c10"), "mkc-refused-not-on-shelf")
    state, _ = deals(state, 1, "buy-c01-2")
    assert [each.gold for each in state.roster] == [134, 0, 1000]
    assert state.purse == 1134
    refused(state, Buy(hero=1, ware="c02"), "campaign-refused-coins")
    assert CAMPAIGN.awaiting(state) == (1, 2)
