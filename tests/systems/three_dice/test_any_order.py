"""Fights in which whoever is first strikes first (`mp_order: any`)."""

from functools import partial

import pytest

from bot.catalogs import all_words
from rules.core.dice import SeededDice, pick
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.actions import Attack
from rules.systems.three_dice.options import PRESETS, ThreeDiceOptions, by_post
from rules.systems.three_dice.phases import phase_of
from tests.support.chance import random_options
from tests.support.interruptions import kept
from tests.support.playing import Moment, played
from tests.support.soak import SOAK, cases
from tests.support.turn_order import awaits, standing, strikes
from tests.systems.three_dice.moves import act, menu, refusal
from tests.systems.three_dice.random_play import play_random
from tests.systems.three_dice.tables import fight, game, hero, monster, now, room


def any_order(*heroes, **more):
    return fight(*heroes, mp_order="any", **more)


stands = partial(standing, RULESET)
STANCES, SIZES = (None, "careful", "balanced", "bold"), (2, 5, 8)
PLAYED = [
    (stance, seats)
    for number, stance in enumerate(STANCES)
    for seats in (SIZES if SOAK else (SIZES[number % len(SIZES)],))
]
"""Tempers with sizes of the party: in a short run each temper in one."""


@pytest.mark.rule("TD-063", "TD-055", "TD-031")
def test_a_whole_fight_in_any_order():
    charmed = hero((1, 0, 0), (5, 3, 4), pack=("charm",))
    thirsty = hero((3, 3, 4), (5, 3, 4), seat=2, pack=("potion",))
    state = any_order(charmed, thirsty, hero(seat=3), foe=monster(5))
    assert stands(state) == strikes(1, 2, 3)
    state = act(state, "attack-body", 1, seat=3).state
    assert stands(state) == strikes(1, 2)
    assert refusal(state, Attack(attribute="body"), seat=3) == "td-error-not-your-turn"
    state = act(state, "potion-body", seat=2).state
    assert (now(state, 2), stands(state)) == ((5, 3, 4), strikes(1, 2))
    state = act(state, "attack-body", 6).state
    assert stands(state) == awaits(1, interrupted=(2,))
    assert refusal(state, Attack(attribute="body"), seat=2) == "td-error-now-hit"
    fell = act(state, "accept").state
    assert not fell.hero(1).alive
    assert stands(fell) == strikes(2)
    state = act(fell, "attack-body", 1, seat=2).state
    assert stands(state) == strikes(2, 3)
    state = act(state, "attack-body", 1, seat=3).state
    state = act(state, "attack-spirit", 1, seat=2).state
    assert stands(state) == strikes(2, 3)
    won = act(state, "attack-body", 1, seat=3).state
    assert won.fight is None
    assert stands(won) == awaits(2, 3)


@pytest.mark.rule("TD-055")
def test_nobody_is_interrupted_where_the_round_is_over_with_the_answer():
    state = any_order(hero(pack=("charm", "charm")), hero(seat=2), foe=monster(5))
    first = act(state, "attack-body", 6).state
    assert stands(first) == awaits(1, interrupted=(2,))
    last = act(act(act(first, "charm").state, "attack-body", 1, seat=2).state, "attack-body", 1)
    assert stands(last.state) == strikes(2)
    again = act(act(state, "attack-body", 1, seat=2).state, "attack-body", 6).state
    assert stands(again) == awaits(1)
    assert stands(act(again, "charm").state) == strikes(1, 2)


@pytest.mark.rule("TD-063")
def test_a_button_for_several_has_no_number_that_is_not_everybodys():
    heroes = (hero(), hero((5, 2, 4), seat=2), hero((3, 2, 4), seat=3, pack=("scroll",)))
    words = all_words("en")
    offered = {seat: menu(any_order(*heroes), seat) for seat in (1, 2, 3)}
    said = {seat: words.say(offered[seat]["attack-body"].label) for seat in (1, 2, 3)}
    assert set(said.values()) == {"BODY"}
    assert {offered[seat]["attack-body"].detail for seat in (1, 2, 3)} == {None}
    same = [words.say(offered[seat]["attack-spirit"].label) for seat in (1, 2, 3)]
    assert same == ["SPIRIT: needs 3 or less"] * 3
    boosted = offered[3]["attack-spirit+scroll"]
    assert words.say(boosted.label).endswith("needs 5 or less")
    last = act(
        act(any_order(*heroes, foe=monster(5)), "attack-body", 1, seat=1).state,
        "attack-body",
        1,
        seat=2,
    )
    assert words.say(menu(last.state, 3)["attack-body"].label) == "BODY: needs 2 or less"


@pytest.mark.rule("TD-054", "TD-052")
def test_any_of_them_ends_the_fight_for_all():
    rooms = (room(doors="n", monster=monster(3)), room(2, (0, 1), doors="s"))
    heroes = (hero(), hero(seat=2, pack=("boots", "salts")), hero(seat=3))
    state = act(game(*heroes, rooms=rooms, mp_order="any"), "attack-body", 1, seat=3).state
    slept = act(state, "salts", seat=2).state
    assert (slept.fight, slept.room.monster.asleep) == (None, True)
    asked = act(state, "boots", seat=2).state
    assert stands(asked) == awaits(1, 3, interrupted=(2,))
    ran = act(asked, "run", 6, seat=3).state
    assert (ran.fight, ran.here) == (None, 2)
    assert stands(slept) == stands(ran) == awaits(1, 2, 3)


@pytest.mark.rule("HR-006")
def test_a_flight_that_failed_leaves_the_turn_where_it_is():
    state = any_order(hero(came_from=1), hero(seat=2, came_from=1), escape_roll=True)
    asked = act(state, "flee").state
    assert stands(asked) == awaits(2, interrupted=(1,))
    failed = act(asked, "run", 5, seat=2).state
    assert stands(failed) == strikes(1, 2)
    assert RULESET.goes_on(asked, failed, 2)


@pytest.mark.rule("TD-063")
def test_elsewhere_nobody_is_interrupted():
    seated = act(fight(hero(pack=("charm",)), hero(seat=2)), "attack-body", 6).state
    assert RULESET.interrupted(seated) == ()
    duel = game(hero(), hero(seat=2), duel=True, mp_order="any")
    offered = act(duel, "duel-2").state
    assert stands(offered) == awaits(2)
    assert stands(act(offered, "duel-accept", seat=2).state) == awaits(1)


@pytest.mark.rule("TD-063")
def test_by_post_whoever_is_first_decides_and_strikes():
    offered = by_post(ThreeDiceOptions())
    assert (offered.decisions, offered.mp_order) == ("anyone", "any")
    assert by_post(offered) == offered
    split = by_post(ThreeDiceOptions(split_party=True))
    assert (split.decisions, split.mp_order) == ("vote", "any")
    RULESET.check_options(split, 4)


@pytest.mark.parametrize("name", ["evening", "hard"])
def test_by_post_a_hero_of_level_3_is_the_goal_in_the_place_of_the_quest(name):
    offered = by_post(PRESETS[name])
    assert (offered.three_artifact_quest, offered.goal) == (False, "level_3")
    kept = by_post(ThreeDiceOptions(goal="home"))
    assert (kept.three_artifact_quest, kept.goal) == (False, "home")


def charmed(seats, seed, stance):
    """A long fight of heroes with charms, as it goes by chance or by autopilot."""
    heroes = [hero((5, 4, 4), seat=seat, pack=("charm",) * 9) for seat in range(1, seats + 1)]
    state = any_order(*heroes, foe=monster(40))
    dice, chance = SeededDice(bytes([seed])), SeededDice(b"who %d" % seed)
    while state.fight and state.living:
        seat = pick(chance, RULESET.awaiting(state), "seat")
        offered = [each.action for each in RULESET.legal_actions(state, seat)]
        by_chance = pick(chance, offered, "deed")
        action = RULESET.autopilot(state, seat, stance) if stance else by_chance
        done = RULESET.apply(state, seat, action, dice)
        yield Moment(done.state, done, seat, action, state, ())
        state = done.state


@pytest.mark.rule("TD-055", "TD-063")
@pytest.mark.parametrize(("stance", "seats"), PLAYED)
def test_whose_turn_a_question_interrupts_has_it_again(seats, stance):
    fights = [charmed(seats, seed, stance) for seed in cases(1, soak=6)]
    assert sum(kept(RULESET, moment) for game in fights for moment in game) > 3 * len(fights)


@pytest.mark.parametrize("seed", cases(2, 12))
def test_so_it_is_in_games_of_any_settings(seed):
    options = random_options(RULESET, seed, 4).with_(mp_order="any")
    stance = (None, "careful", "balanced", "bold")[seed % 4]
    for moment in played(RULESET, options, 4, seed, 600, stance=stance):
        kept(RULESET, moment)
        asking = moment.state.fight and phase_of(moment.state) not in ("fight", "over")
        assert not asking or phase_of(moment.state) in ("hit", "flight")


@pytest.mark.parametrize("seed", cases(3, 18))
def test_games_in_any_order_hold_all_laws_and_end(seed):
    seats, stance = (2, 5, 8)[seed % 3], ("careful", "balanced", "bold")[seed // 3 % 3]
    options = by_post(RULESET.preset) if seed % 2 else RULESET.preset.with_(mp_order="any")
    ends = "level" if seed % 2 else "quest"
    assert play_random(options, seats, seed, 4000, stance).ending in (ends, "dead", "home")
    play_random(
        random_options(RULESET, seed, seats).with_(mp_order="any"), seats, seed, 200 if SOAK else 80
    )
