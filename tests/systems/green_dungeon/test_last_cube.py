"""The last cube of a game: what still ends well when time is up, and what is cut short."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.state import Tally
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu
from tests.systems.green_dungeon.numbers import blue, red
from tests.systems.green_dungeon.pieces import monster, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

TIRED = (1, 1, 1)
"""Dice of a rest that restores one health and one magic."""


def limited(cubes, **more):
    """What a game takes whose time ends with the eightieth cube, of which some are gone."""
    return {"options": {"time_limit": "80", **more}, "tally": Tally(cubes=cubes)}


def test_the_rest_that_brings_the_last_cube_is_slept_out():
    """With the third cube time is up, but nothing more than the rest itself is given."""
    tired = hero(health=3, magic=1)
    rested = act(game(tired, **limited(77)), "rest", 4, 2, 3)
    assert kinds(rested)[-2:] == ["gd-rest-healed", "gd-time-up"]
    assert (red(rested.state), blue(rested.state), rested.state.ending) == (7, 4, "time")
    assert RULESET.legal_actions(rested.state, 1) == ()


@pytest.mark.parametrize(("cubes", "spent"), [(78, 2), (79, 1)])
def test_a_rest_that_time_cuts_short_gives_nothing(cubes, spent):
    rested = act(game(hero(health=3), **limited(cubes)), "rest")
    assert kinds(rested) == ["gd-rest-begun", *["gd-time-passed"] * spent, "gd-time-up"]
    assert (red(rested.state), rested.state.tally.cubes) == (3, 80)


def test_a_level_of_the_last_rest_is_still_asked_about():
    due = act(game(hero(xp=5), **limited(77)), "rest", *TIRED).state
    assert (due.ending, list(menu(due))) == ("", ["level-up", "level-wait"])
    over = act(due, "level-up")
    assert kinds(over) == ["gd-level-reached", "gd-time-up"]
    assert over.state.heroes[0].level == 2


def test_no_fight_is_cut_short_by_time_and_its_treasure_is_claimed():
    """A wanderer of the last cube is fought to the end; its own cube is none of this game's."""
    coin = treasure("cog", 1)
    state = game(time=4, monster_deck=(monster("cog", 1),), treasure_deck=(coin,), **limited(79))
    met = act(state, "rest", 6, 6, 1).state
    assert (met.ending, met.tally.cubes) == ("", 80)
    struck = act(met, "strike", 1, 6).state
    assert struck.ending == ""
    over = act(struck, "strike", 6, 1)
    assert kinds(over)[-2:] == ["gd-treasure-claimed", "gd-time-up"]
    assert (over.state.gold, over.state.tally.cubes) == (3 + 2, 80)


def test_the_last_boss_who_falls_when_time_is_over_is_beaten_all_the_same():
    last = foe("C3", "final", difficulty=4, health=1)
    lairs = (tile("A1"), tile("C3"))
    made = {"symbol": "straw", "lairs": lairs, "slain": ("mini",), "treasure_deck": ()}
    won = act(fight(against=last, **made, **limited(90)), "strike", 6, 1)
    assert (won.state.ending, kinds(won)[-1]) == ("won", "gd-game-won")
    assert RULESET.outcome(won.state).result == "victory"


def test_the_door_that_costs_the_last_cube_is_still_rolled_for():
    state = game(cleared="C2", east="C3", tried=(Side.NORTH,), **limited(79))
    held = act(state, "retry-n", 1)
    assert kinds(held) == ["gd-time-passed", "gd-door-held", "gd-time-up"]
    opened = act(state, "retry-n", 6)
    assert kinds(opened)[-3:] == ["gd-door-opened", "gd-room-crossed", "gd-time-up"]
    assert opened.state.at == tile("C2")


@joined(("cubes", "over"), [(316, False), (317, True), (319, True)])
def test_without_a_limit_the_three_hundred_and_twentieth_cube_is_the_last(cubes, over):
    faces = () if cubes == 319 else TIRED
    rested = act(game(tally=Tally(cubes=cubes)), "rest", *faces).state
    assert (rested.ending == "time") is over
    assert rested.tally.cubes == (319 if cubes == 316 else 320)
