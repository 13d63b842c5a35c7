"""What comes home from an adventure, and what does not."""

import pytest

from rules.core.campaign.actions import SetOut
from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Begin
from rules.systems.mkd.pieces import Chest, Effect
from rules.systems.mkd.verbs.turns import forbids_begin
from rules.systems.mkd_adventure.campaign import CAMPAIGN
from rules.systems.mkd_adventure.campaign.departure import figure_of
from tests.support.joined import joined
from tests.systems.mkd_adventure.campaign.towns import (
    STOCK,
    campaign,
    ended,
    hero,
    home,
    item,
    kinds,
)
from tests.systems.mkd_adventure.quests import freed


def chest(number, kind, **more):
    return Chest(number=number, kind=kind, opened=True, trap="spent", carrier=1, **more)


def owned(state, number=1):
    return [(each.kind, each.charge) for each in state.veteran(number).belongings]


@pytest.mark.rule("MA-240")
def test_the_dungeon_is_sealed_behind_the_party():
    state, _ = home(campaign(hero()), ended(campaign(hero())), *STOCK)
    assert state.away is None
    with pytest.raises(RuleError, match="campaign-refused-not-away"):
        CAMPAIGN.apply(state, 1, Begin(figure=1), ScriptedDice())


@pytest.mark.rule("MA-240")
def test_who_has_left_does_not_go_in_again_while_others_are_inside():
    game = ended(campaign(hero(), hero(2, "ysolde")), {}, {"where": "board"}, ending="")
    refusal = forbids_begin(game.with_(part="heroes"), 1, Begin(figure=1))
    assert refusal.rule == "MA-322"


@pytest.mark.rule("MA-242")
def test_effects_and_gifts_of_artifacts_end_in_town():
    state = campaign(hero())
    lasting = Effect(source="artifact", until="next_level", attack=2, abilities=("flight",))
    game = ended(
        state,
        {"carries": (0,), "effects": (lasting,)},
        chests=(chest(0, "c23", bare=True, gift=True),),
    )
    state, told = home(state, game, *STOCK)
    assert owned(state) == []
    assert "mkc-gifts-faded" in kinds(told)
    assert figure_of(state.veteran(1)).effects == ()


@pytest.mark.rule("MA-243", "MA-245")
def test_gold_and_items_come_home_in_chests_that_were_carried_out():
    state = campaign(hero(), hero(2, "ysolde"))
    chests = (chest(0, "c17"), chest(1, "c11", charged=False), chest(2, "c24").with_(carrier=None))
    game = ended(state, {"carries": (0, 1)}, {"where": "dead"}, chests=chests, ending="defeat")
    state, _ = home(state, game)
    assert state.visit.step == "raise", "there is the gold for it"
    assert state.purse == 800 + 200
    assert owned(state) == [("c17", "faded"), ("c11", "spent")]
    assert state.veteran(2).fate == "dead"


@pytest.mark.rule("MA-243", "MA-246")
def test_of_an_item_that_rust_destroyed_only_the_gold_comes_home():
    state = campaign(hero())
    rusted = chest(0, "c17", charged=False)
    game = ended(state, {"carries": (0,)}, chests=(rusted,), ending="defeat")
    state, _ = home(state, game, *STOCK)
    assert state.purse == 800
    assert owned(state) == []


@pytest.mark.rule("MA-243", "MA-284")
@pytest.mark.parametrize(("own_lives", "heir"), [(True, 2), (False, 1)])
def test_what_a_rescued_prisoner_carries_out_goes_to_the_member_who_led_him(own_lives, heir):
    state = campaign(hero(), hero(2, "ysolde", owner=2), members=2)
    box = chest(0, "c17").with_(carrier=50)
    game = ended(state, {}, {"where": "left" if own_lives else "dead"}, chests=(box,))
    rescued = freed(seat=2).with_(id=50, where="left", carries=(0,))
    game = game.with_(figures=(*game.figures, rescued), quest_figure=50)
    state, _ = home(state, game.with_(ending="defeat"), *STOCK)
    assert state.purse == 800
    assert owned(state, heir) == [("c17", "faded")]
    assert owned(state, 3 - heir) == []


@pytest.mark.rule("MA-245")
def test_items_wear_out_used_or_not_and_what_stayed_at_home_does_not_change():
    before = hero(belongings=(item(1, "c19", "charged"), item(2, "c02", "lost")))
    state = campaign(before)
    game = ended(state, {"carries": (0,)})
    state, _ = home(state, game, *STOCK)
    assert owned(state) == [("c02", "lost"), ("c19", "faded")]
    assert state.purse == 500, "the reward alone: a chest of the town holds no gold"


@pytest.mark.rule("MA-243")
def test_what_was_left_in_the_dungeon_is_lost():
    state = campaign(hero(belongings=(item(1, "c19", "charged"),)))
    game = ended(state, {"carries": ()})
    state, _ = home(state, game, *STOCK)
    assert owned(state) == []


@pytest.mark.rule("MA-259")
@joined("where", ["dead", "gone", "captive"])
def test_who_did_not_come_out_has_no_share(where):
    state = campaign(hero(), hero(2, "ysolde", xp=7), hero(3, "tamsin"), heroes=3)
    game = ended(state, {}, {"where": where}, xp=301, ending="defeat")
    state, told = home(state, game, *STOCK)
    assert [each.xp for each in state.roster] == [150, 7, 150]
    shared = next(event for event in told if event.kind == "mkc-divided")
    assert (shared.xp, shared.share, shared.lost) == (301, 150, 1)


@pytest.mark.rule("MA-259")
def test_where_nobody_lived_nobody_shares():
    state = campaign(hero())
    state, told = home(state, ended(state, {"where": "dead"}, xp=200, ending="defeat"))
    assert state.veteran(1).xp == 0
    assert state.visit is None
    assert "mkc-shop-opened" not in kinds(told)


@pytest.mark.rule("MA-243")
def test_who_was_inside_when_the_quest_failed_finds_the_way_out_with_what_he_has():
    state = campaign(hero())
    game = ended(
        state, {"where": "board", "carries": (0,)}, chests=(chest(0, "c01"),), ending="defeat"
    )
    state, _ = home(state, game, *STOCK)
    assert (state.veteran(1).fate, state.purse) == ("home", 100)


@pytest.mark.rule("MA-263")
@joined(("sets", "xp", "gold"), [((1,), 100, 500), ((2,), 200, 1000), ((2, 3), 500, 2500)])
def test_the_reward_counts_the_tile_sets_of_all_floors(sets, xp, gold):
    state = campaign(hero())
    state, told = home(state, ended(state, sets=sets), *STOCK)
    paid = next(event for event in told if event.kind == "mkc-rewarded")
    assert (paid.xp, paid.gold) == (xp, gold)
    assert (state.veteran(1).xp, state.purse) == (xp, gold)


@pytest.mark.rule("MA-263")
def test_a_quest_that_failed_pays_nothing():
    state = campaign(hero())
    state, told = home(state, ended(state, xp=50, ending="defeat"), *STOCK)
    assert (state.veteran(1).xp, state.purse) == (50, 0)
    assert "mkc-rewarded" not in kinds(told)


def test_where_each_has_a_purse_gold_goes_to_who_carried_it_and_the_reward_is_divided():
    state = campaign(hero(), hero(2, "ysolde"), hero(3, "tamsin"), heroes=3, whose="hero")
    game = ended(state, {"carries": (0,)}, chests=(chest(0, "c17"),))
    state, _ = home(state, game, *STOCK)
    assert [each.gold for each in state.roster] == [800 + 166, 166, 166]
    assert state.purse == sum(each.gold for each in state.roster)


def test_a_party_sets_out_through_the_frame_and_its_heroes_are_away():
    state = campaign(hero(), party=(1,))
    moved = CAMPAIGN.apply(state, 1, SetOut(), SeededDice(b"gate"))
    assert moved.state.veteran(1).fate == "away"
    assert moved.state.away.part == "heroes"
