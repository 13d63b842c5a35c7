"""Passages, walls and doors."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.actions import Go, Retry, Walk
from rules.systems.green_dungeon.movement import opens
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import track
from tests.systems.green_dungeon.pieces import tile, treasure
from tests.systems.green_dungeon.tables import foe, game, hero


def go(side):
    return Go(side=Side(side))


@pytest.mark.rule("GD-010: never diagonally")
def test_only_to_rooms_beside():
    assert {name for name in menu(game(east="A1 B1 C1 D1 E1")) if name.startswith("go")} == {
        "go-n",
        "go-s",
    }
    assert layout.NEIGHBOURS[tile("C3")] == (
        (Side.NORTH, tile("C2")),
        (Side.EAST, tile("D3")),
        (Side.SOUTH, tile("C4")),
        (Side.WEST, tile("B3")),
    )
    far = Walk(tile=tile("D4"))
    assert refusal(game(cleared="D4"), far) == "gd-error-no-walk"


@pytest.mark.rule("GD-011")
def test_two_opposite_sides_are_light():
    for letter, sides in (("n", "ns"), ("e", "ew")):
        lights = [side for side in Side if layout.is_light(letter * 25, 12, side)]
        assert sorted(lights) == sorted(sides)


@pytest.mark.rule("GD-012")
@pytest.mark.permits("GD-012")
def test_an_open_passage_is_free_both_ways():
    state = game(cleared="C2")
    there = act(state, "go-n").state
    assert (layout.name(there.at), track(there)) == ("C2", (0, 0))
    back = act(there, "go-s").state
    assert (layout.name(back.at), track(back)) == ("C3", (0, 0))


@pytest.mark.rule("GD-013")
def test_a_wall():
    assert refusal(game(cleared="B3"), go("w")) == "gd-error-wall"


@pytest.mark.rule("GD-014: wall all around")
def test_the_rim_is_wall():
    state = game(at="A1")
    assert refusal(state, go("n")) == "gd-error-wall"
    assert refusal(state, go("w")) == "gd-error-wall"


@pytest.mark.rule("GD-015")
@pytest.mark.permits("GD-015")
def test_a_door_is_free_from_its_light_side():
    there = act(game(cleared="C2", east="C2"), "go-n").state
    assert (layout.name(there.at), track(there)) == ("C2", (0, 0))


@pytest.mark.rule("GD-016")
def test_the_door_shuts_behind():
    there = act(game(cleared="C2", east="C2"), "go-n").state
    held = act(there, "go-s", 3)
    assert kinds(held) == ["gd-door-held"]
    assert layout.name(held.state.at) == "C2"


@pytest.mark.rule("GD-017")
@pytest.mark.permits("GD-017")
@pytest.mark.parametrize(("die", "opened"), [(3, False), (4, True), (5, True), (6, True)])
def test_a_door_to_a_visited_room(die, opened):
    moved = act(game(cleared="C2", east="C3"), "go-n", die).state
    assert (moved.at == tile("C2")) is opened


@pytest.mark.rule("GD-018")
@pytest.mark.permits("GD-018")
def test_a_door_to_an_unexplored_room():
    state = game(rooms={"C2": "cog"}, east="C3", treasure_deck=())
    assert act(state, "go-n", 5).state.at == tile("C3")
    assert act(state, "go-n", 6).state.at == tile("C2")
    assert [opens(die, 1, explored=False) for die in range(1, 7)] == [False] * 5 + [True]


@pytest.mark.rule("GD-019: a cube")
def test_a_second_try_costs_a_cube_before_the_roll():
    state = game(cleared="C2", east="C3")
    held = act(state, "go-n", 1).state
    assert refusal(held, go("n")) == "gd-error-tried"
    assert refusal(state, Retry(side=Side.NORTH)) == "gd-error-untried"
    again = act(held, "retry-n", 1).state
    assert (track(again), layout.name(again.at)) == ((1, 0), "C3")
    assert track(act(again, "retry-n", 2).state) == (2, 0)


@pytest.mark.rule("GD-020")
def test_passing_a_shut_door_costs_a_cube():
    assert track(act(game(cleared="C2", east="C3"), "go-n", 6).state) == (1, 0)
    coin = game(rooms={"C2": "cog"}, east="C3", treasure_deck=())
    opened = act(coin, "go-n", 6)
    assert track(opened.state) == (2, 0)
    assert kinds(opened).index("gd-purse-found") < kinds(opened).index("gd-time-passed")


@pytest.mark.rule("GD-021: another way", "GD-021: at no cost")
def test_after_a_failure_another_way_is_free():
    state = game(cleared="C2 C4", east="C3", rooms={"D3": "cog"}, treasure_deck=())
    held = act(state, "go-n", 1).state
    assert (track(held), held.agenda, held.turn) == ((0, 0), (), state.turn)
    assert "go-e" in menu(held)
    assert track(act(held, "go-e").state) == (1, 0)


@pytest.mark.rule("GD-022: flipped")
def test_a_tile_is_flipped_as_it_lies():
    state = game(rooms={"C2": "cog"}, treasure_deck=())
    moved = act(state, "go-n").state
    assert moved.light == state.light
    assert (moved.tiles[tile("C2")].up, moved.tiles[tile("C2")].explored) == (True, True)


@pytest.mark.rule("GD-023: by a vision")
def test_a_room_only_seen_is_new():
    state = game(rooms={"C2": "cog"}, seen="C2", east="C3", treasure_deck=())
    assert act(state, "go-n", 5).state.at == tile("C3")
    assert act(state, "go-n", 6).state.at == tile("C2")


@pytest.mark.rule("GD-024: nothing happens")
@joined("symbol", ["drop", "hammer", "wood", "brick", "cog", "straw"])
def test_nothing_happens_in_a_cleared_room(symbol):
    moved = act(game(rooms={"C2": symbol}, cleared="C2", lairs=(tile("C2"),)), "go-n")
    assert kinds(moved) == ["gd-room-crossed"]
    assert moved.state.agenda == ()


@pytest.mark.rule("GD-025")
def test_one_room_a_turn():
    state = game(cleared="C2 C1")
    there = act(state, "go-n").state
    assert there.turn == state.turn + 1
    assert layout.name(there.at) == "C2"


@pytest.mark.rule("GD-025", "GD-028")
@pytest.mark.permits("GD-028")
def test_several_free_turns_at_once():
    state = game(cleared="C2 C1 D1", east="C1 D1")
    walked = act(state, "walk-c1")
    assert (layout.name(walked.state.at), track(walked.state)) == ("C1", (0, 0))
    assert layout.name(act(state, "walk-d1").state.at) == "D1"
    behind = game(cleared="C2 C1", foes=(foe("C2"),))
    assert refusal(behind, Walk(tile=tile("C1"))) == "gd-error-no-walk"


@pytest.mark.rule("GD-028")
def test_cleared_rooms_cost_nothing():
    assert track(run(game(cleared="C2 C1"), "go-n", "go-n", "go-s", "go-s")) == (0, 0)


@pytest.mark.rule("GD-026")
def test_a_turn_in_order():
    weak = hero(health=5, cards=(treasure("drop", 1),))
    entered = act(game(weak, rooms={"C2": "brick"}, boss_deck=(0,)), "go-n", 6)
    assert kinds(entered) == ["gd-room-entered", "gd-trap-met", "gd-trap-avoided"]
    drunk = act(entered.state, "drink-1")
    assert kinds(drunk) == ["gd-potion-drunk", "gd-time-passed"]
    assert "rest" in menu(drunk.state)


@pytest.mark.rule("GD-027")
@pytest.mark.parametrize("symbol", ["brick", "cog"])
def test_a_room_not_cleared_costs_a_cube(symbol):
    state = game(rooms={"C2": symbol}, boss_deck=(0,), treasure_deck=())
    assert track(act(state, "go-n", *([6] if symbol == "brick" else [])).state) == (1, 0)


@pytest.mark.rule("GD-027")
def test_also_when_it_is_left_so():
    monsters = game(monster_deck=(6,))
    left = run(monsters, "go-n", "bribe")
    assert track(left) == (1, 0)
    again = run(left, "go-s", "go-n", "bribe")
    assert track(again) == (2, 0)


@pytest.mark.rule("GD-033")
def test_turning_back_costs_no_time():
    lairs = (tile("A1"), tile("C2"))
    rooms = {"C2": "straw", "A1": "straw"}
    state = game(rooms=rooms, seen="A1 C2", lairs=lairs, east="C3")
    back = run(state, ("go-n", 6), "retreat")
    assert (layout.name(back.at), track(back)) == ("C3", (0, 0))
    assert not back.tiles[tile("C2")].explored


@pytest.mark.rule("GD-056")
def test_the_level_opens_doors():
    state = game(hero(level=2), rooms={"C2": "cog"}, east="C3", treasure_deck=())
    assert act(state, "go-n", 5).state.at == tile("C2")
    assert act(state, "go-n", 4).state.at == tile("C3")
