"""What a rest restores and what a level gives, clause by clause."""

import pytest

from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, run
from tests.systems.green_dungeon.numbers import blue, red, track
from tests.systems.green_dungeon.pieces import tile
from tests.systems.green_dungeon.tables import fight, foe, game, hero

TIRED = (1, 1, 1)
"""Dice of a rest that restores one health and one magic."""


def risen(one):
    """A hero after a rest that restores one of each, and after one level."""
    return run(game(one), ("rest", *TIRED), "level-up").heroes[0]


@pytest.mark.rule("GD-029: by choice")
@pytest.mark.permits("GD-029: by choice")
@pytest.mark.parametrize("time", [0, 1, 6])
def test_a_rest_takes_three_cubes(time):
    rested = act(game(time=time), "rest", *TIRED)
    assert kinds(rested).count("gd-time-passed") == 3
    assert track(rested.state) == (time + 3, 0)


@pytest.mark.rule("GD-029: after the lesser boss")
def test_the_rest_that_must_be_taken_costs_as_much():
    weak = foe("C3", "mini", difficulty=4, health=1)
    state = fight(against=weak, symbol="straw", lairs=(tile("C3"),), treasure_deck=())
    won = act(state, "strike", 6, 1, *TIRED)
    assert kinds(won).count("gd-time-passed") == 1 + 3
    assert track(won.state) == (4, 0)


@pytest.mark.rule("GD-050: one die")
@joined("die", range(1, 7))
def test_a_rest_restores_one_die_of_magic(die):
    tired = hero(health=1, level=3, magic=0)
    assert blue(act(game(tired), "rest", 3, 5, die).state) == die


@pytest.mark.rule("GD-050: not above the most")
def test_magic_stops_at_its_most():
    assert blue(act(game(hero(magic=2)), "rest", 1, 1, 4).state) == 5


@pytest.mark.rule("GD-051: heals first", "GD-051: then magic")
def test_two_dice_are_for_health_and_the_third_for_magic():
    rested = act(game(hero(health=1, magic=0)), "rest", 2, 5, 3)
    assert (red(rested.state), blue(rested.state)) == (6, 3)
    told = rested.events[-1]
    assert (told.kind, told.first, told.second, told.health, told.magic) == (
        "gd-rest-healed",
        2,
        5,
        5,
        3,
    )


@pytest.mark.rule("GD-051: then levels")
def test_health_and_magic_are_restored_before_a_level_raises_what_they_may_be():
    due = act(game(hero(health=9, magic=4, xp=5)), "rest", 6, 6, 6)
    assert (red(due.state), blue(due.state)) == (10, 5)
    assert due.state.agenda[0].kind == "level"
    after = act(due.state, "level-up").state.heroes[0]
    assert (after.health, after.magic) == (11, 6)


@pytest.mark.rule("GD-053: health", "GD-053: magic")
@pytest.mark.parametrize("level", [1, 4])
def test_a_level_raises_both_maxima_by_one(level):
    before = hero(level=level, xp=5)
    after = risen(before)
    assert after.level == level + 1
    assert after.health_most == before.health_most + 1
    assert after.magic_most == before.magic_most + 1


@pytest.mark.rule("GD-054: health")
@joined(("before", "after"), [(2, 6), (6, 10), (7, 11), (8, 11), (10, 11)])
def test_a_level_heals_three_to_the_new_most(before, after):
    assert risen(hero(health=before, xp=5)).health == after


@pytest.mark.rule("GD-054: magic")
@joined(("before", "after"), [(0, 4), (1, 5), (2, 6), (3, 6), (5, 6)])
def test_a_level_restores_three_magic_to_the_new_most(before, after):
    assert risen(hero(magic=before, xp=5)).magic == after


@pytest.mark.rule("GD-055: one more", "GD-055: up to three")
@joined(("before", "after"), [(0, 1), (1, 2), (2, 3), (3, 3)])
def test_luck_after_a_level(before, after):
    assert risen(hero(luck=before, xp=5)).luck == after


@pytest.mark.rule("GD-055: one more")
def test_each_of_two_levels_gives_its_luck():
    state = game(hero(luck=0, xp=10))
    assert run(state, ("rest", *TIRED), "level-up", "level-up").heroes[0].luck == 2


@pytest.mark.rule("GD-058: stay")
@pytest.mark.permits("GD-058: stay")
def test_a_turn_may_be_a_rest_and_nothing_else():
    state = game(hero(health=3))
    rested = act(state, "rest", *TIRED).state
    assert (rested.at, rested.turn, rested.agenda) == (state.at, state.turn + 1, ())
    assert red(rested) == 4


@pytest.mark.rule("GD-058: again")
@pytest.mark.permits("GD-058: again")
def test_every_further_rest_costs_three_and_restores_anew():
    state = game(hero(health=3, magic=0))
    thrice = run(state, ("rest", *TIRED), ("rest", 6, 6, 6, 2, 1, 1), ("rest", 3, 1, 1))
    assert track(thrice) == (9, 1)
    assert (red(thrice), blue(thrice)) == (9, 3)
    assert "rest" in menu(thrice)
