"""Searching dead ends."""

import pytest

from rules.core.scene import Side
from rules.systems.three_dice.actions import Search
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, kinds, menu, refusal, run
from tests.systems.three_dice.tables import game, hero, monster, now, room

ODD = Search(numbers=(1, 3, 5))


def dead_end(**second):
    """A room with an unexplored exit, and beyond it a dead end."""
    return (room(doors="ne"), room(2, (0, 1), doors="s", **second))


def lost(*heroes, **options):
    return game(*heroes, rooms=dead_end(), here=2, **options)


@pytest.mark.rule("TD-070", "HR-015")
def test_where_there_is_searching():
    assert "search-odd" in menu(lost())
    assert refusal(game(rooms=dead_end()), ODD) == "td-error-exits-left"
    asleep = game(rooms=dead_end(monster=monster(asleep=True)), here=2)
    assert refusal(asleep, ODD) == "td-error-not-clear"
    assert refusal(lost(secret_search=False), ODD) == "td-error-no-searching"


@pytest.mark.rule("TD-070", "HR-015")
@pytest.mark.permits("TD-070", "HR-015")
def test_a_search_for_three_numbers():
    """TD-X12."""
    found = act(lost(), "search-1.2.3", 2).state
    assert sorted(menu(found)) == ["door-e", "door-n", "door-w"]
    opened = act(found, "door-e").state
    assert opened.room.door(Side.EAST).kind == "secret"
    assert "go-e" in menu(opened)


@pytest.mark.rule("HR-015")
def test_one_try_per_visit():
    failed = act(lost(), "search-1.2.3", 5).state
    assert refusal(failed, ODD) == "td-error-searched"
    again = run(failed, ("go-s", 6), ("go-n", 6))
    assert "search-odd" in menu(again)


@pytest.mark.rule("HR-015")
@joined("option", ["search-odd", "search-even", "search-1.2.3", "search-2.5.6"])
def test_every_search_succeeds_half_the_time(option):
    state = lost()
    found = sum("td-search-succeeded" in kinds(act(state, option, die)) for die in range(1, 7))
    assert found == 3


@pytest.mark.rule("HR-015")
def test_twenty_ways_to_name_three_numbers():
    assert sum(name.startswith("search") for name in menu(lost())) == 20
    assert refusal(lost(), Search(numbers=(1, 1, 2))) == "td-error-numbers"


@pytest.mark.rule("HR-015")
def test_a_room_without_a_free_wall_hides_nothing():
    rooms = (
        room(doors="n"),
        room(2, (0, 1), doors="s"),
        room(3, (1, 1), doors=""),
        room(4, (-1, 1), doors=""),
        room(5, (0, 2), doors=""),
    )
    assert refusal(game(rooms=rooms, here=2), ODD) == "td-error-no-wall"


@pytest.mark.rule("HR-016")
@pytest.mark.permits("HR-016")
def test_a_one_is_also_a_trap():
    trapped = act(lost(search_trap=True), "search-even", 1)
    assert "td-trap-sprung" in kinds(trapped)
    assert now(act(trapped.state, "lose-mind").state) == (5, 2, 4)
    both = act(lost(search_trap=True), "search-odd", 1).state
    assert "door-n" in menu(act(both, "lose-mind").state)


@pytest.mark.rule("HR-016")
def test_the_last_point_goes_without_asking():
    dying = lost(hero((0, 0, 1), most=(4, 4, 4)), search_trap=True)
    assert act(dying, "search-even", 1).state.ending == "dead"


@pytest.mark.rule("HR-016")
def test_a_trap_that_kills_the_last_of_a_group_leaves_its_door_unopened():
    dying = hero((0, 0, 1), most=(4, 4, 4), room=2)
    apart = lost(dying, hero(seat=2, room=1), search_trap=True, split_party=True)
    died = act(apart.with_(acting=(1,)), "search-odd", 1).state
    assert not died.ending
    assert died.prompts == ()
    assert died.acting == (2,)
    assert menu(died, seat=2)
