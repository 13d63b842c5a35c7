"""Fights in which whoever is first acts first (`order: any`)."""

from functools import partial

import pytest

from rules.core.upgrade import load_state
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import Attack, Pass
from rules.systems.third_six.campaign import CAMPAIGN
from rules.systems.third_six.campaign.state import ThirdSixCampaignOptions
from rules.systems.third_six.options import ThirdSixOptions, by_post
from tests.support.chance import random_options
from tests.support.interruptions import kept
from tests.support.playing import played
from tests.support.soak import SOAK, cases
from tests.support.turn_order import awaits, standing, strikes
from tests.systems.third_six.moves import act, kinds, menu, refusal
from tests.systems.third_six.numbers import foes, hp
from tests.systems.third_six.random_play import play_random
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room


def any_order(*heroes, **more):
    return fight(*heroes, order="any", **more)


stands = partial(standing, RULESET)
STANCES, SIZES = (None, "careful", "balanced", "bold"), (2, 5, 6)
PLAYED = [
    (stance, seats)
    for number, stance in enumerate(STANCES)
    for seats in (SIZES if SOAK else (SIZES[number % len(SIZES)],))
]
"""Tempers with sizes of the party: in a short run each temper in one."""
STEPS = 600 if SOAK else 300
"""Actions of a game in which interrupted turns are counted."""


@pytest.mark.rule("TS-004", "TS-007", "TS-020", "TS-044")
def test_a_whole_fight_in_any_order():
    state = any_order(
        hero(hp=3, hp_most=20, mnd=0),
        hero("wizard", seat=2, spells=("fireball",)),
        hero("rogue", seat=3, hp=4, hp_most=20, mnd=0),
        foes=(foe(), foe("goblin", 3, 2)),
        bag=("healing",),
        decisions="leader",
    )
    assert stands(state) == strikes(1, 2, 3)
    state = act(state, "drink-healing", 3, 4, seat=3).state
    assert stands(state) == strikes(1, 2)
    assert refusal(state, Pass(), seat=3) == "ts-error-not-your-turn"
    state = act(state, "attack-1", 6, seat=2).state
    assert stands(state) == awaits(2, interrupted=(1,))
    assert refusal(state, Attack(foe=1)) == "ts-error-now-modify"
    state = act(state, "modify-1", seat=2).state
    assert (hp(state, 2), stands(state)) == (18, strikes(1))
    state = act(state, "attack-1", 1).state
    assert (foes(state), stands(state)) == ([2, 3], strikes(1, 2, 3))

    state = act(state, "cast-fireball", 4, seat=2).state
    assert stands(state) == awaits(2, interrupted=(1, 3))
    state = act(state, "burn-1-2", 6, 6, 1, seat=2).state
    assert foes(state) == [1]
    assert stands(state) == awaits(1, interrupted=(3,))
    state = act(state, "give-3").state
    assert stands(state) == strikes(1, 3)
    fell = act(state, "attack-2", 6)
    assert "ts-hero-fell" in kinds(fell)
    assert stands(fell.state) == strikes(3)
    won = act(fell.state, "attack-2", 4, 3, seat=3).state
    assert (won.fight, won.coins) == (None, 3)
    assert RULESET.interrupted(won) == ()


@pytest.mark.rule("TS-052")
def test_pendants_of_the_fallen_are_asked_about_in_the_middle_of_a_round():
    dying = hero(seat=2, hp=1, hp_most=20, mnd=0, pendants=("topaz",))
    others = (hero(), hero(seat=3), hero(seat=4))
    state = any_order(*others[:1], dying, *others[1:], foes=(foe(),))
    asked = act(act(state, "pass", seat=4).state, "attack-1", 6, seat=2).state
    assert stands(asked) == awaits(1, 3, 4)
    voted = act(act(asked, "give-4", seat=3).state, "give-1", seat=4).state
    assert stands(voted) == awaits(1, interrupted=(3,))
    assert stands(act(voted, "give-4").state) == strikes(1, 3)


@pytest.mark.rule("TS-007")
def test_nobody_is_interrupted_where_the_round_is_over_with_the_answer():
    state = any_order(hero("wizard"), hero(seat=2))
    asked = act(act(state, "pass", seat=2).state, "attack-1", 6).state
    assert stands(asked) == awaits(1)
    assert stands(act(asked, "accept").state) == strikes(1, 2)


@pytest.mark.rule("TS-041")
def test_a_pendant_of_the_last_foe_interrupts_nobody():
    state = any_order(hero(), hero(seat=2), hero(seat=3), foes=(foe(hp=1),), decisions="leader")
    asked = act(state, "attack-1", 1, 6, 6, 1, seat=3).state
    assert stands(asked) == awaits(1)
    assert act(asked, "give-2").state.fight is None


@pytest.mark.rule("TS-015")
def test_any_of_them_leads_the_way_out_while_a_foe_sleeps():
    rooms = [room(exits="n"), room(2, (3, 1), "s")]
    sleepers = (foe(asleep=True), foe(number=2))
    state = any_order(hero(), hero("rogue", seat=2), hero(seat=3), foes=sleepers, rooms=rooms)
    state = act(state, "steal-1", 6, seat=2).state
    assert stands(state) == strikes(1, 3)
    assert "go-n" not in menu(state, 3), "the robbed one woke"
    asleep = any_order(hero(), hero(seat=2), hero(seat=3), foes=sleepers, rooms=rooms)
    gone = act(asleep, "go-n", 4, seat=3).state
    assert (gone.fight, gone.here) == (None, 2)
    assert RULESET.awaiting(gone) == (1, 2, 3)


@pytest.mark.rule("TS-018")
def test_a_teleport_ends_the_round_for_all():
    rooms = [room(), room(2, (3, 1), "s")]
    mage = hero("wizard", seat=3, spells=("teleport",))
    state = any_order(hero(), hero(seat=2), mage, foes=(boss("ogre"),), rooms=rooms, here=2)
    gone = act(act(state, "pass", seat=2).state, "cast-teleport", seat=3).state
    assert (gone.fight, gone.here) == (None, 1)


def test_in_seat_order_nobody_is_ever_interrupted():
    state = fight(hero("wizard"), hero(seat=2), hero(seat=3))
    asked = act(state, "attack-1", 6).state
    assert RULESET.interrupted(state) == RULESET.interrupted(asked) == ()
    assert (RULESET.awaiting(state), RULESET.following(state)) == ((1,), (2, 3))
    assert RULESET.interrupted(game(order="any")) == ()


def test_the_prompt_says_what_any_of_them_can_do():
    mage = hero("wizard", seat=2, spells=("shield",))
    said = RULESET.view(any_order(hero(), mage), None).prompt
    assert dict(said.args)["cast"] == "yes"
    assert dict(RULESET.view(fight(hero(), mage), None).prompt.args)["cast"] == "no"


@pytest.mark.rule("TS-004")
def test_a_button_for_several_has_no_odds_that_are_not_everybodys():
    state = any_order(hero(), hero("rogue", seat=2))
    assert {menu(state, seat)["attack-1"].detail for seat in (1, 2)} == {None}
    alone = act(state, "pass", seat=2).state
    assert dict(menu(alone)["attack-1"].detail.args) == {"faces": 3}


def test_by_post_whoever_is_first_decides_and_strikes():
    offered = by_post(ThirdSixOptions())
    assert (offered.decisions, offered.order) == ("anyone", "any")
    assert by_post(offered) == offered
    led = by_post(ThirdSixOptions(decisions="leader"))
    assert (led.decisions, led.order) == ("leader", "any")
    campaign = CAMPAIGN.by_post(ThirdSixCampaignOptions())
    assert [by_post(RULESET.preset.with_(goal=goal)).goal for goal in ("depth_3", "home")] == [
        "depth_2",
        "home",
    ]
    assert campaign == ThirdSixCampaignOptions(decisions="anyone", order="any")


def test_states_from_before_are_in_seat_order():
    state = fight(hero(), hero(seat=2))
    old = state.model_dump(mode="json")
    del old["options"]["order"]
    assert load_state(RULESET.state_type, RULESET.upgrades, old) == state


@pytest.mark.parametrize(("stance", "seats"), PLAYED)
def test_whose_turn_a_question_interrupts_has_it_again(seats, stance):
    back, seeds = 0, cases(1, soak=4)
    for seed in seeds:
        options = random_options(RULESET, seed, seats) if seed % 2 else RULESET.preset
        options = options.with_(order="any")
        for moment in played(RULESET, options, seats, seed, STEPS, stance=stance):
            back += kept(RULESET, moment)
    assert back > 2 * len(seeds)


@pytest.mark.parametrize("seed", cases(3, 18))
def test_games_in_any_order_hold_all_laws_and_end(seed):
    seats, stance = (2, 5, 6)[seed % 3], ("careful", "balanced", "bold")[seed // 3 % 3]
    options = by_post(RULESET.preset) if seed % 2 else RULESET.preset.with_(order="any")
    ended = play_random(options, seats, seed, 4000, stance).ending
    assert ended in (options.goal, "dead", "broken")
    play_random(
        random_options(RULESET, seed, seats).with_(order="any"), seats, seed, 200 if SOAK else 80
    )
