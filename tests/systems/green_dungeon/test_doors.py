"""Ways from room to room, walked turn by turn."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon import layout
from rules.systems.green_dungeon.actions import Flee, Go, Walk
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import track
from tests.systems.green_dungeon.pieces import boss, tile
from tests.systems.green_dungeon.tables import fight, game, hero

LAIRS = (tile("A1"), tile("C2"))


def going(state):
    """The sides on which a room can be left."""
    return {name.removeprefix("go-") for name in menu(state) if name.startswith("go-")}


@pytest.mark.rule("GD-010: beside")
@pytest.mark.permits("GD-010: beside")
@pytest.mark.parametrize(("side", "name"), [("n", "C2"), ("e", "D3"), ("s", "C4"), ("w", "B3")])
def test_each_side_leads_to_the_room_beside(side, name):
    state = game(cleared="C2 D3 C4 B3", east="B3 D3")
    faces = (6,) if side in "ew" else ()
    assert layout.name(act(state, f"go-{side}", *faces).state.at) == name


@pytest.mark.rule("GD-010: never diagonally")
@joined("name", ["B2", "D2", "B4", "D4"])
def test_no_step_leads_to_a_room_across_the_corner(name):
    state = game(cleared="B2 D2 B4 D4", east="B3 D3")
    assert going(state) == {"n", "e", "s", "w"}
    assert not any(option.startswith("walk") for option in menu(state))
    assert refusal(state, Walk(tile=tile(name))) == "gd-error-no-walk"


@pytest.mark.rule("GD-011")
@pytest.mark.parametrize(("east", "sides"), [("", {"n", "s"}), ("B3 C3 D3", {"e", "w"})])
def test_a_room_is_left_freely_by_its_two_light_sides(east, sides):
    around = "C2 D3 C4 B3"
    state = game(cleared=around, east=east + " C2 C4" if east else east)
    assert going(state) == sides
    for side in sides:
        assert track(act(state, f"go-{side}").state) == (0, 0)


RIM = [
    (index, side)
    for index in range(25)
    for side, out in (
        ("n", index < 5),
        ("s", index >= 20),
        ("w", index % 5 == 0),
        ("e", index % 5 == 4),
    )
    if out
]


@pytest.mark.rule("GD-014: wall all around")
@joined("letter", ["n", "e"])
@joined(("index", "side"), RIM)
def test_no_room_at_the_rim_leads_out(index, side, letter):
    state = game(at=layout.name(index)).with_(light=letter * 25)
    assert side not in going(state)
    assert refusal(state, Go(side=Side(side))) == "gd-error-wall"


@pytest.mark.rule("GD-014: nobody leaves")
def test_nobody_flees_out_of_the_dungeon():
    state = fight(at="A1", cleared="A2 E1 B1 E5")
    assert [option for option in menu(state) if option.startswith("flee")] == ["flee-s"]
    for side in "nw":
        assert refusal(state, Flee(side=Side(side))) == "gd-error-no-refuge"


@pytest.mark.rule("GD-019: a cube")
@pytest.mark.permits("GD-019: a cube")
def test_each_further_try_costs_a_cube_and_the_third_opens():
    state = game(cleared="C2", east="C3")
    tries = run(state, ("go-n", 1), ("retry-n", 2))
    opened = act(tries, "retry-n", 4)
    assert kinds(opened)[0] == "gd-time-passed"
    assert (opened.state.at, track(opened.state)) == (tile("C2"), (3, 0))


@pytest.mark.rule("GD-019: a cube")
def test_in_another_turn_the_first_try_is_free_again():
    state = run(game(cleared="C2 D3", east="C3 D3"), ("go-n", 1), "go-e", "go-w")
    assert (layout.name(state.at), track(state)) == ("C3", (0, 0))
    assert track(act(state, "go-n", 1).state) == (0, 0)
    rested = run(game(cleared="C2", east="C3"), ("go-n", 1), ("rest", 1, 1, 1))
    assert track(act(rested, "go-n", 1).state) == (3, 0)


@pytest.mark.rule("GD-019: before the roll")
def test_what_the_cube_brings_comes_before_the_roll():
    state = game(cleared="C2", east="C3", time=4)
    held = act(state, "go-n", 3).state
    again = act(held, "retry-n", 3, 2, 6, 5)
    assert kinds(again)[-1] == "gd-door-held"
    assert again.events[-1].need == 6
    assert (again.state.at, track(again.state)) == (tile("C3"), (5, 1))


@pytest.mark.rule("GD-021: another way")
@pytest.mark.permits("GD-021: another way")
def test_after_a_failure_every_other_way_stays_open():
    state = game(cleared="C2 D3 C4 B3", east="C3 D3")
    held = act(state, "go-n", 1).state
    assert menu(held).keys() >= {"go-e", "go-s", "go-w", "retry-n", "rest"}
    assert act(held, "go-e").state.at == tile("D3")
    second = act(held, "go-s", 6).state
    assert (second.at, track(second)) == (tile("C4"), (1, 0))


@pytest.mark.rule("GD-021: at no cost")
@pytest.mark.permits("GD-021: at no cost")
def test_giving_a_door_up_costs_only_the_further_tries():
    state = game(cleared="C2 D3", east="C3 D3")
    once = run(state, ("go-n", 1), "go-e")
    assert (layout.name(once.at), track(once)) == ("D3", (0, 0))
    thrice = run(state, ("go-n", 1), ("retry-n", 1), ("retry-n", 1), "go-e")
    assert (layout.name(thrice.at), track(thrice)) == ("D3", (2, 0))


@pytest.mark.rule("GD-022: flipped")
def test_removal_in_flips_the_tile_and_no_other():
    state = game(rooms={"C2": "cog"}, treasure_deck=())
    there = act(state, "go-n").state
    up = [index for index in range(25) if there.tiles[index].up]
    assert up == [tile("C2"), tile("C3")]
    assert [index for index in range(25) if there.tiles[index].explored] == up
    assert there.tiles[tile("C2")].symbol == "cog"


@pytest.mark.rule("GD-022: as it lies")
@pytest.mark.parametrize(("east", "sides"), [("", {"n", "s"}), ("C2", {"e", "s", "w"})])
def test_a_flipped_tile_has_its_ways_where_they_were(east, sides):
    state = game(rooms={"C2": "cog"}, treasure_deck=(), east=east + " B2 D2 C1" if east else "")
    there = act(state, "go-n").state
    assert there.light == state.light
    assert going(there) == sides


@pytest.mark.rule("GD-023: by a vision")
def test_a_room_seen_in_a_vision_is_new_to_its_doors():
    rooms = {"C2": "wood", "C4": "cog"}
    state = game(rooms=rooms, boss_deck=(boss("wood", 4),), east="C3", treasure_deck=())
    seen = run(state, ("go-n", 6), "see-a1", "see-b1", "see-c1", "see-c4")
    back = act(seen, "go-s").state
    assert (back.at, back.tiles[tile("C4")].up) == (tile("C3"), True)
    assert kinds(act(back, "go-s", 5))[0] == "gd-door-held"
    assert act(back, "go-s", 6).state.at == tile("C4")


@pytest.mark.rule("GD-023: from its threshold")
def test_a_lair_that_was_refused_is_new_to_its_door():
    state = game(rooms={"C2": "straw", "A1": "straw"}, seen="A1", lairs=LAIRS[:1], east="C3")
    back = run(state, ("go-n", 6), "retreat")
    assert (back.at, back.lairs) == (tile("C3"), LAIRS)
    held = act(back, "go-n", 5)
    assert (kinds(held), held.state.at) == (["gd-door-held"], tile("C3"))
    assert act(back, "go-n", 6).state.agenda[0].kind == "lair"


@pytest.mark.rule("GD-033")
@pytest.mark.permits("GD-033")
@pytest.mark.parametrize("east", ["", "C3"])
def test_turning_back_ends_the_turn_without_a_cube_or_a_check(east):
    state = game(
        rooms={"C2": "straw", "A1": "straw"}, seen="A1", lairs=LAIRS[:1], east=east, time=4
    )
    asked = act(state, "go-n", *([6] if east else [])).state
    back = act(asked, "retreat")
    assert kinds(back) == ["gd-lair-retreated"]
    assert (back.state.at, track(back.state)) == (tile("C3"), (4, 0))
    assert back.state.turn == state.turn + 1


@pytest.mark.rule("GD-143")
@pytest.mark.parametrize(("levels", "porter"), [((1, 1), "Aldith"), ((1, 2), "Brannoc")])
def test_the_ablest_tries_a_door_and_of_those_as_able_the_lowest_seat(levels, porter):
    pair = (hero(seat, level=level) for seat, level in enumerate(levels, 1))
    state = game(*pair, cleared="C2", east="C3", options={"decisions": "anyone"})
    held = act(state, "go-n", 1, seat=2)
    assert (held.events[0].hero, held.events[0].total) == (porter, 1 + max(levels))


@pytest.mark.rule("GD-019: a cube")
def test_each_of_two_doors_has_its_own_first_try():
    """North and south are both shut: the first try of each is free, the second is not."""
    state = run(game(cleared="C2 C4", east="C3"), ("go-n", 1), ("go-s", 1))
    assert (state.tried, track(state)) == ((Side.NORTH, Side.SOUTH), (0, 0))
    assert refusal(state, Go(side=Side.NORTH)) == refusal(state, Go(side=Side.SOUTH))
    again = run(state, ("retry-n", 1), ("retry-s", 4))
    assert (again.at, track(again)) == (tile("C4"), (3, 0))
