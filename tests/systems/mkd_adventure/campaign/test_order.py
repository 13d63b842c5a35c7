"""The order of a visit to town."""

import pytest

from rules.core.campaign.actions import SetOut
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.actions import Buy, Done, Raise, Train
from tests.support.joined import joined
from tests.systems.mkd_adventure.campaign.towns import (
    STOCK,
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


@pytest.mark.rule("MA-241")
def test_every_step_comes_in_its_order():
    state = campaign(hero(xp=500), hero(2, "ysolde"), hero(3, "tamsin"), heroes=3, purse=3000)
    state, told = home(state, ended(state, {}, {}, {"where": "dead"}, xp=100))
    assert kinds(told).index("mkc-divided") < kinds(told).index("campaign-experience")
    seen = [state.visit.step]
    for faces in (STOCK, (), ()):
        state, _ = does(state, 1, Done(), *faces)
        seen.append(state.visit.step)
    assert seen == ["raise", "trade", "raise_again", "train"]
    state, told = does(state, 1, Done())
    assert state.visit is None
    assert kinds(told) == ["mkc-town-left"]
    assert "set-out" not in ids(state, 1)


@pytest.mark.rule("MA-241")
@pytest.mark.permits("MA-241")
def test_what_each_step_is_for_is_done_in_it():
    sword = item(1, "c23")
    party = [hero(xp=500, belongings=(sword,)), hero(2, "ysolde"), hero(3, "tamsin")]
    state = campaign(*party, heroes=3, purse=2000)
    state, _ = home(state, ended(state, {"where": "left"}, {"where": "dead"}, {"where": "dead"}))
    # The first is raised before the quest is paid; then the party trades.
    state, _ = deals(state, 1, "raise-2")
    state, _ = does(state, 1, "done", *STOCK)
    state, _ = deals(state, 1, "sell-1-1")
    state, _ = does(state, 1, "done")
    # The second is raised with the gold of the quest, and then a Hero trains.
    assert (state.visit.step, state.purse) == ("raise_again", 2000 - 1000 + 500 + 900)
    state, _ = deals(state, 1, "raise-3")
    assert state.visit.step == "train"
    state, _ = deals(state, 1, "train-1-1")
    assert [each.fate for each in state.roster] == ["home"] * 3
    assert state.veteran(1).level == 2
    assert state.visit is None
    # The next adventure begins with whom the party brings.
    state, _ = does(state, 1, "bring-1")
    assert "set-out" in ids(state, 1)
    gone = CAMPAIGN.apply(state, 1, SetOut(), SeededDice(b"next")).state
    assert [(each.kind, each.level) for each in gone.away.heroes] == [("brannoc", 2)]


@pytest.mark.rule("MA-241")
def test_steps_without_anything_to_decide_are_passed_over():
    state = campaign(hero(), purse=5000)
    state, _ = home(state, ended(state), *STOCK)
    assert state.visit.step == "trade"
    state, _ = does(state, 1, Done())
    assert state.visit is None


@pytest.mark.rule("MA-241")
@joined(
    ("step", "action"),
    [
        ("raise", Buy(hero=1, ware="c01")),
        ("trade", Raise(hero=2)),
        ("trade", Train(hero=1, levels=1)),
        ("train", Buy(hero=1, ware="c01")),
    ],
)
def test_everything_has_its_time(step, action):
    dead = hero(2, "ysolde", fate="dead")
    state = visiting(hero(xp=500), dead, step=step, shelf=("c01",), purse=9000)
    with pytest.raises(RuleError, match="mkc-refused-order"):
        does(state, 1, action)


@pytest.mark.rule("MA-241")
def test_the_shops_are_shut_before_the_first_adventure():
    with pytest.raises(RuleError, match="mkc-refused-no-visit"):
        does(campaign(hero(), purse=900), 1, Buy(hero=1, ware="c01"))


@pytest.mark.rule("MA-241")
def test_a_visit_lasts_until_everybody_is_done():
    state = visiting(hero(), hero(2, "ysolde", owner=2), members=2)
    state, _ = does(state, 2, Done())
    assert CAMPAIGN.awaiting(state) == (1,)
    assert CAMPAIGN.legal_actions(state, 2) == ()
    state, _ = does(state, 1, Done())
    assert state.visit is None


@pytest.mark.rule("MA-241")
def test_who_stayed_at_home_does_not_hold_the_visit_up():
    state = campaign(hero(), hero(2, "ysolde", owner=2, fate="retired"), members=2)
    state, _ = home(state, ended(state), *STOCK)
    assert CAMPAIGN.awaiting(state) == (1,)


@pytest.mark.rule("MA-251")
@pytest.mark.permits("MA-251")
def test_raising_costs_a_thousand_and_gives_back_what_he_knew():
    dead = hero(2, "ysolde", fate="dead", level=3, xp=77)
    state = visiting(hero(), dead, step="raise_again", purse=1200)
    assert ids(state, 1) == {"raise-2", "done"}
    state, told = deals(state, 1, Raise(hero=2))
    risen = state.veteran(2)
    assert (risen.fate, risen.level, risen.xp, state.purse) == ("home", 3, 77, 200)
    assert kinds(told)[:2] == ["campaign-coins", "mkc-raised"]


@pytest.mark.rule("MA-251")
def test_nobody_is_raised_who_lives_or_whom_nobody_can_pay():
    dead = hero(2, "ysolde", fate="dead")
    other = hero(3, "tamsin", fate="dead", owner=2)
    state = visiting(hero(), dead, other, step="raise", purse=1000, members=2)
    for wish, key in [
        (Raise(hero=1), "mkc-refused-not-dead"),
        (Raise(hero=3), "campaign-refused-not-yours"),
    ]:
        with pytest.raises(RuleError, match=key):
            does(state, 1, wish)
    later = visiting(hero(xp=300), dead, step="raise", purse=999)
    assert CAMPAIGN.awaiting(later) == ()


@pytest.mark.rule("MA-248")
def test_what_was_not_charged_again_never_will_be():
    owner = hero(belongings=(item(1), item(2, "c03", "charged"), item(3, "c01", "spent")))
    state, told = does(visiting(owner), 1, Done())
    left = [(each.kind, each.charge) for each in state.veteran(1).belongings]
    assert left == [("c02", "lost"), ("c03", "charged")]
    assert "mkc-charges-lost" in kinds(told)
