"""What upkeep finds, and when a wanderer comes, in whole turns."""

import pytest

from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, run
from tests.systems.green_dungeon.numbers import track
from tests.systems.green_dungeon.pieces import boss, monster, tile
from tests.systems.green_dungeon.tables import foe, game

VOID = (6, 6)
RESTED = (1, 1, 1)


def rest(state, *pairs):
    """A rest in which the fifth cube falls, with its pairs of dice; no wanderer comes."""
    return act(state, "rest", *pairs, 6, *RESTED)


def void(transition):
    """How many pairs did nothing."""
    return kinds(transition).count("gd-upkeep-void")


@pytest.mark.rule("GD-035")
@joined("events", [0, 1, 3])
def test_as_many_pairs_as_event_cubes_with_the_new_one(events):
    names = ["A1", "B1", "D1", "E1"]
    state = game(cleared=" ".join(names), time=4, events=events)
    pairs = ((1, 1), (2, 1), (4, 1), (5, 1))[: events + 1]
    passed = rest(state, *(die for pair in pairs for die in pair))
    reset = [name for name in names if not passed.state.tiles[tile(name)].explored]
    assert reset == names[: events + 1]
    assert track(passed.state) == (7, events + 1)


@pytest.mark.rule("GD-039: face down")
def test_upkeep_does_nothing_to_a_tile_face_down():
    state = game(time=4)
    passed = rest(state, 1, 1)
    assert void(passed) == 1
    assert passed.state.tiles == state.tiles


@pytest.mark.rule("GD-039: only seen")
def test_upkeep_does_nothing_to_a_tile_seen_in_a_vision():
    state = game(rooms={"C2": "wood"}, boss_deck=(boss("wood", 4),), time=3)
    seen = run(state, "go-n", "see-a1", "see-b1", "see-c1", "see-d1")
    passed = rest(seen, 1, 1)
    assert void(passed) == 1
    assert passed.state.tiles[tile("A1")].up


@pytest.mark.rule("GD-040")
def test_upkeep_spares_the_room_just_entered_and_not_the_one_just_left():
    state = game(rooms={"C2": "cog"}, treasure_deck=(), time=4, events=1)
    passed = act(state, "go-n", 3, 2, 3, 3, 6)
    assert kinds(passed)[-3:] == ["gd-upkeep-void", "gd-tile-reset", "gd-wanderer-absent"]
    entered, left = passed.state.tiles[tile("C2")], passed.state.tiles[tile("C3")]
    assert (entered.up, entered.explored, entered.done) == (True, True, True)
    assert (left.up, left.explored, left.done) == (False, False, False)


@pytest.mark.rule("GD-041: the lesser boss's", "GD-041: the final one")
@pytest.mark.parametrize(("pair", "name"), [((1, 1), "A1"), ((2, 1), "B1")])
def test_upkeep_does_nothing_to_a_lair_that_was_cleared(pair, name):
    state = game(
        rooms={"A1": "straw", "B1": "straw"},
        cleared="A1 B1",
        lairs=(tile("A1"), tile("B1")),
        slain=("final",) if name == "B1" else ("mini",),
        time=4,
    )
    passed = rest(state, *pair)
    assert void(passed) == 1
    assert passed.state.tiles == state.tiles


@pytest.mark.rule("GD-042: fled")
def test_upkeep_leaves_a_room_alone_where_a_foe_waits_that_was_fled():
    state = game(monster_deck=(monster("hammer", 1), 4), time=4, events=0, cleared="C4")
    fled = run(state, ("go-n", 1), ("flee-s", 6, 1, 3, 2, 6))
    there = fled.tiles[tile("C2")]
    assert (fled.at, track(fled)) == (tile("C3"), (5, 1))
    assert (there.up, there.explored, there.done) == (True, True, True)
    assert [one.left for one in fled.waiting(tile("C2"))] == ["fled"]


@pytest.mark.rule("GD-042: bribed")
def test_upkeep_leaves_a_room_alone_where_a_foe_waits_that_was_bribed():
    state = game(monster_deck=(monster("hammer", 1), 4), time=3, cleared="C4 C5")
    paid = run(state, ("go-n", 1), "bribe", "go-s", "go-s", "go-s")
    assert (paid.at, track(paid)) == (tile("C5"), (4, 0))
    passed = rest(paid, 3, 2)
    assert void(passed) == 1
    there = passed.state.tiles[tile("C2")]
    assert (there.up, there.explored, there.done) == (True, True, True)


@pytest.mark.rule("GD-042: fled")
def test_upkeep_finds_that_room_once_the_foe_is_dead():
    waiting = foe("C2", cards=(monster("hammer", 1),), difficulty=1, left="fled", fled=True)
    state = game(cleared="C2 C4", foes=(waiting,), monster_deck=(4,), time=3)
    won = run(state, "go-n", ("strike", 6, 1), "go-s")
    assert track(won) == (4, 0)
    assert not rest(won, 3, 2).state.tiles[tile("C2")].explored


@pytest.mark.rule("GD-043: one die", "GD-043: not above the cubes")
@joined(
    ("events", "die", "comes"),
    [(0, 1, True), (0, 2, False), (2, 3, True), (2, 4, False), (4, 6, False), (5, 6, True)],
)
def test_a_wanderer_comes_if_the_die_is_not_above_the_event_cubes(events, die, comes):
    state = game(time=4, events=events, monster_deck=(3,))
    faces = (*VOID * (events + 1), die, *(() if comes else RESTED))
    checked = act(state, "rest", *faces)
    assert ("gd-wanderer-came" in kinds(checked)) is comes
    assert (checked.state.fight is not None) is comes
