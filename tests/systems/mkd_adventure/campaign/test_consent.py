"""Spending common gold: the others have a word in it."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Buy, Confirm, Consent, Sell, TakeBack
from tests.support.joined import joined
from tests.systems.mkd_adventure.campaign.towns import (
    agreed,
    deals,
    does,
    hero,
    ids,
    item,
    kinds,
    visiting,
)

WISH = Buy(hero=1, ware="c01")


def table(members, **more):
    kinds_of = ("brannoc", "ysolde", "tamsin", "corvane")
    heroes = (hero(n, kinds_of[n - 1], owner=n) for n in range(1, members + 1))
    return visiting(*heroes, shelf=("c01", "c05"), purse=600, members=members, **more)


def refused(state, seat, action, key):
    with pytest.raises(RuleError, match=key):
        does(state, seat, action)


@pytest.mark.rule("MA-260")
def test_each_deal_that_was_declined_in_a_visit_stays_so():
    state = table(2)
    for wish in (WISH, Buy(hero=1, ware="c05")):
        state, _ = does(state, 1, wish)
        state, _ = does(state, 1, Confirm())
        state, _ = does(state, 2, Consent(yes=False))
    refused(state, 1, WISH, "mkc-refused-declined")


@pytest.mark.rule("MA-260")
def test_the_others_are_asked_and_more_than_half_decide():
    state, _ = does(table(3), 1, WISH)
    assert CAMPAIGN.awaiting(state) == (1,)
    state, told = does(state, 1, Confirm())
    assert kinds(told) == ["mkc-proposed"]
    assert CAMPAIGN.awaiting(state) == (2, 3)
    assert ids(state, 2) == {"agree", "refuse"}
    state, told = does(state, 3, Consent(yes=True))
    assert kinds(told) == ["campaign-coins", "mkc-bought"]
    assert state.purse == 600 - 266


@pytest.mark.rule("MA-260")
@joined(
    ("members", "words", "bought"),
    [
        (2, ((2, True),), True),
        (2, ((2, False),), False),
        (3, ((2, False), (3, True)), True),
        (3, ((2, False), (3, False)), False),
        (4, ((2, True), (3, False), (4, False)), False),
        (4, ((2, True), (4, True)), True),
    ],
)
def test_a_tie_keeps_the_gold(members, words, bought):
    state, _ = does(table(members), 1, WISH)
    state, _ = does(state, 1, Confirm())
    for seat, yes in words:
        state, told = does(state, seat, Consent(yes=yes))
    assert state.visit.deal is None
    assert (state.purse < 600) == bought
    assert ("mkc-declined" in kinds(told)) != bought


def test_what_was_declined_is_not_asked_again_in_this_visit():
    state, _ = does(table(2), 1, WISH)
    state, _ = does(state, 1, Confirm())
    state, _ = does(state, 2, Consent(yes=False))
    refused(state, 1, WISH, "mkc-refused-declined")
    assert "buy-c01-1" not in ids(state, 1)
    state, _ = agreed(state, 1, Buy(hero=1, ware="c05"), 2)
    assert state.purse == 600 - 266


def test_only_one_deal_is_open_and_only_those_asked_have_a_word():
    state, _ = does(table(3), 1, WISH)
    refused(state, 2, Buy(hero=2, ware="c05"), "campaign-refused-not-asked")
    refused(state, 2, TakeBack(), "campaign-refused-not-asked")
    refused(state, 1, Consent(yes=True), "mkc-refused-no-deal")
    state, _ = does(state, 1, Confirm())
    refused(state, 1, Consent(yes=True), "campaign-refused-not-asked")
    refused(state, 2, Confirm(), "mkc-refused-no-deal")
    state, _ = does(state, 2, Consent(yes=False))
    refused(state, 2, Consent(yes=True), "campaign-refused-not-asked")


def test_a_word_without_a_deal_is_for_nothing():
    for word in (Confirm(), TakeBack(), Consent(yes=True)):
        refused(table(2), 1, word, "mkc-refused-no-deal")


def test_sales_and_tables_that_trust_each_other_ask_nobody():
    state = visiting(hero(belongings=(item(1),)), hero(2, "ysolde", owner=2), purse=0, members=2)
    state, _ = deals(state, 1, Sell(hero=1, item=1))
    assert state.purse == 100
    state, _ = deals(table(3, consent=False), 1, WISH)
    assert state.purse == 600 - 266
