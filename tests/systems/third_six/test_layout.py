"""New cells: layouts, closings, stairs, borders."""

import pytest

from rules.core.scene import Side
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import CloseExits
from rules.systems.third_six.state import Level
from tests.support.joined import joined
from tests.systems.third_six.moves import act, kinds, menu, new_game, refusal, run
from tests.systems.third_six.tables import game, hero, room, vault

N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST
QUIET = 3


def open_ground(*more, level=1, **options):
    """A room in the middle of the sheet, with the unknown to the north."""
    rooms = [room(), room(2, (3, 1), "ns"), *more]
    return game(hero(level=level), rooms=rooms, here=2, **options)


def new_room(state):
    return state.level.rooms[-1]


@pytest.mark.rule("TS-021", "TS-054")
def test_layout_one_is_a_locked_dead_end():
    found = act(open_ground(), "go-n", 1)
    made = new_room(found.state)
    assert (made.kind, made.exits, made.lock, made.entered) == ("vault", (S,), 6, False)
    assert found.state.here == 2
    assert kinds(found) == ["ts-vault-found"]


@pytest.mark.rule("TS-022")
def test_layout_two_closes_two():
    asked = act(open_ground(), "go-n", 2).state
    assert set(menu(asked)) == {"close-n.e", "close-n.w", "close-e.w"}
    assert new_room(act(asked, "close-n.w", QUIET).state).exits == (E, S)
    assert refusal(asked, CloseExits(sides=(N,))) == "ts-error-closings"
    assert refusal(asked, CloseExits(sides=(N, S))) == "ts-error-closings"


@pytest.mark.rule("TS-023")
def test_layout_three_closes_one():
    asked = act(open_ground(), "go-n", 3).state
    assert set(menu(asked)) == {"close-n", "close-e", "close-w"}
    assert new_room(act(asked, "close-e", QUIET).state).exits == (N, S, W)


@pytest.mark.rule("TS-024")
@pytest.mark.parametrize("die", [4, 5])
def test_layouts_four_and_five_close_none(die):
    made = new_room(act(open_ground(), "go-n", die, QUIET).state)
    assert (made.kind, made.exits) == ("chamber", (N, E, S, W))


@pytest.mark.rule("TS-025")
def test_layout_six_is_a_dead_end_with_stairs_and_bosses():
    found = act(open_ground(level=2), "go-n", 6, 1)
    made = new_room(found.state)
    assert (made.kind, made.exits) == ("stairs", (S,))
    assert found.state.here == 3
    assert [roll.monster for roll in found.state.fight.foes] == ["mummy"]


@pytest.mark.rule("TS-026")
def test_borders_and_rooms_close_first():
    state = game(rooms=[room(), room(2, (0, 1), "n")], here=2)
    asked = act(state, "go-n", 2).state
    assert set(menu(asked)) == {"close-n", "close-e"}
    walled = game(rooms=[room(), room(2, (0, 1), "n"), room(3, (1, 2), "n")], here=2)
    assert new_room(act(walled, "go-n", 2, QUIET).state).exits == (N, S)


@pytest.mark.rule("TS-026", "TS-054")
def test_a_locked_room_is_a_neighbour_like_any_other():
    state = open_ground(vault(3, (4, 2), "e"))
    asked = act(state, "go-n", 2).state
    assert set(menu(asked)) == {"close-n", "close-w"}


@pytest.mark.rule("TS-027")
@pytest.mark.permits("TS-026")
def test_an_exit_that_leads_here_stays_open():
    state = open_ground(room(3, (4, 2), "w"))
    asked = act(state, "go-n", 3).state
    assert set(menu(asked)) == {"close-n", "close-w"}
    made = new_room(act(asked, "close-n", QUIET).state)
    assert made.exits == (E, S, W)
    both = new_room(act(state, "go-n", 2, QUIET).state)
    assert both.exits == (E, S)


@pytest.mark.rule("TS-022", "TS-026", "TS-027")
@joined(("layout", "left"), [(2, (E, S, W)), (3, (E, S, W)), (4, (N, E, S, W))])
def test_between_rooms_that_lead_here_only_the_unknown_is_closed(layout, left):
    """Two exits lead here from both sides: a layout that closes two has one exit to close."""
    state = open_ground(room(3, (4, 2), "w"), room(4, (2, 2), "e"))
    made = act(state, "go-n", layout, QUIET).state
    assert (new_room(made).exits, made.prompts) == (left, ())


@pytest.mark.rule("TS-022", "TS-027")
@joined("layout", [2, 3, 4])
def test_where_every_exit_leads_here_none_is_closed(layout):
    rooms = (room(3, (4, 2), "w"), room(4, (2, 2), "e"), room(5, (3, 3), "s"))
    made = act(open_ground(*rooms), "go-n", layout, QUIET).state
    assert (new_room(made).exits, made.prompts) == ((N, E, S, W), ())


@pytest.mark.rule("TS-027")
def test_a_dead_end_keeps_the_exits_that_lead_to_it():
    state = open_ground(room(3, (4, 2), "w"))
    assert new_room(act(state, "go-n", 1).state).exits == (E, S)


@pytest.mark.rule("TS-028")
def test_there_is_one_way_down_to_a_level():
    state = open_ground(room(3, (5, 5), "s", "stairs"), level=2)
    assert new_room(act(state, "go-n", 6).state).kind == "vault"


@pytest.mark.rule("TS-029")
@pytest.mark.parametrize(("level", "kind"), [(1, "vault"), (2, "stairs")])
def test_the_dungeon_is_no_deeper_than_the_heroes_level(level, kind):
    faces = (6, 6) if kind == "stairs" else (6,)
    assert new_room(act(open_ground(level=level), "go-n", *faces).state).kind == kind


@pytest.mark.rule("TS-029")
def test_deeper_levels_ask_for_more():
    below = Level(rooms=(room(),))
    above = Level(rooms=(room(), room(2, (3, 1), "s", "stairs")))
    state = game(hero(level=2), levels=(above, below), depth=2)
    assert new_room(act(state, "go-n", 6).state).kind == "vault"


@pytest.mark.rule("TS-030")
@joined("die", [2, 3, 4, 5])
def test_no_way_onward_is_a_locked_room(die):
    walls = (room(3, (2, 2), "w"), room(4, (4, 2), "e"), room(5, (3, 3), "n"))
    found = act(open_ground(*walls), "go-n", die)
    assert new_room(found.state).kind == "vault"
    assert found.state.here == 2


@pytest.mark.rule("TS-032")
@joined(
    ("size", "cell", "exits"),
    [("6x6", (3, 0), (N, E, W)), ("5x5", (2, 0), (N, E, W)), ("3x3", (1, 0), (N, E, W))],
)
def test_the_entrance_is_in_the_middle_of_the_bottom_row(size, cell, exits):
    state = new_game(map=size).state
    assert (state.room.cell, state.room.exits, state.room.kind) == (cell, exits, "entrance")
    assert state.fight is None


@pytest.mark.rule("TS-032")
def test_the_sheet_is_six_by_six():
    assert new_game().state.options.size == (6, 6)
    scene = RULESET.view(new_game().state, None).scene
    assert (scene.columns, scene.rows) == (25, 25)


@pytest.mark.rule("TS-060")
@pytest.mark.parametrize(
    ("limit", "kind"), [("lowest_level", "vault"), ("highest_level", "stairs")]
)
def test_the_lowest_living_level_counts(limit, kind):
    rooms = [room(), room(2, (3, 1), "ns")]
    company = (hero(level=1), hero(seat=2, level=3))
    state = game(*company, rooms=rooms, here=2, depth_limit=limit)
    faces = (6, 6) if kind == "stairs" else (6,)
    found = act(run(state, "go-n"), "go-n", *faces, seat=2).state
    assert new_room(found).kind == kind
    dead = game(hero(level=1, hp=0, hp_most=9, alive=False), company[1], rooms=rooms, here=2)
    assert new_room(act(dead, "go-n", 6, 6, seat=2).state).kind == "stairs"


@pytest.mark.permits("TS-055")
def test_down_and_up_again():
    above = Level(rooms=(room(), room(2, (3, 1), "s", "stairs")))
    state = game(hero(level=2), levels=(above,), here=2)
    down = act(state, "descend").state
    assert (down.depth, down.here, down.fight) == (2, 1, None)
    up = act(down, "ascend", QUIET).state
    assert (up.depth, up.here) == (1, 2)
    again = act(up, "descend", 6).state
    assert again.fight is not None
    assert "town" not in menu(down)
