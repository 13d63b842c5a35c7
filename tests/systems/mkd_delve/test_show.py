"""The map of a delve grows, and what was there stays where it was."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image, ImageChops

import render
from render.view.window import layout, play_box
from rules.core.scene import Box, Scene, letters
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.names import square_name
from rules.systems.mkd.parse import square_named
from rules.systems.mkd.show.page import SHEET, page_of, wide_page_of
from rules.systems.mkd.show.window import SIZE, about_party, about_tile
from rules.systems.mkd_delve.ruleset import RULESET
from rules.systems.mkd_delve.show import view
from rules.systems.mkd_delve.state import DelveState
from tests.support.playing import played
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import hero
from tests.systems.mkd_delve.delves import delve, hall_and_chamber


def window(scene: Scene) -> tuple[int, int]:
    """The corner of what is shown, by the endless grid."""
    assert scene.focus is not None
    return scene.focus.at[0] + scene.ruler.column, scene.focus.at[1] + scene.ruler.row - 1


def inside(box: Box, scene: Scene) -> bool:
    """Whether all of a part of the page is shown."""
    shown = scene.focus
    assert shown is not None
    return all(
        shown.at[axis] <= box.at[axis] and box.at[axis] + long <= shown.at[axis] + SIZE
        for axis, long in ((0, box.columns), (1, box.rows))
    )


def games(seed: int, steps: int = 160) -> list[DelveState]:
    options = RULESET.presets["evening"]
    moments = played(RULESET, options, 1 + seed % 2, seed=seed, steps=steps, stance="balanced")
    return [moment.state for moment in moments]


@pytest.fixture(scope="module")
def delves() -> list[list[DelveState]]:
    return [games(seed, 110) for seed in range(2)]


@pytest.fixture(scope="module")
def shown(delves: list[list[DelveState]]) -> list[list[tuple[DelveState, Scene]]]:
    """The moments of each delve from its first tile on, each with its scene."""
    return [
        [(state, view(state, None).scene) for state in states if state.site.tiles]
        for states in delves
    ]


def test_a_level_is_one_map_however_it_grows(
    shown: list[list[tuple[DelveState, Scene]]],
) -> None:
    for moments in shown:
        for (before, was), (after, now) in pairwise(moments):
            assert (was.region == now.region) == (before.level == after.level)


def test_the_window_rests_while_the_level_grows(
    shown: list[list[tuple[DelveState, Scene]]],
) -> None:
    """By far most moments show every square where the moment before showed it."""
    moved = still = grown = 0
    for moments in shown:
        for (before, was), (after, now) in pairwise(moments):
            if before.level != after.level or after.ending:
                continue
            assert now.focus is not None
            assert (now.focus.columns, now.focus.rows) == (SIZE, SIZE)
            near = play_box(now)
            assert near.at[0] >= now.focus.at[0]
            assert near.at[1] >= now.focus.at[1]
            assert near.at[0] + near.columns <= now.focus.at[0] + SIZE
            assert near.at[1] + near.rows <= now.focus.at[1] + SIZE
            moved += window(was) != window(now)
            still += window(was) == window(now)
            grown += len(before.site.tiles) != len(after.site.tiles)
    assert grown >= 10
    assert still > 3 * moved


def test_where_a_tile_came_does_not_move_the_window() -> None:
    """Entered by the same Hero a chamber is shown in the same place, whatever opens on it."""
    where = hall_and_chamber()
    someone = hero("brannoc", at=(2, 4))
    shut = delve(where, someone, active=someone, stack=(), level_tiles=4)
    corner = window(view(shut, None).scene)
    assert about_party((someone.at,)) == corner or about_tile(board_of(where), someone.at) == corner
    wider = delve(where, someone, active=someone, stack=(2, 8), level_tiles=4, visited=(0,))
    assert window(view(wider, None).scene) == corner


def test_a_level_has_one_page_and_another_sheet_where_it_needs_one() -> None:
    near = board_of(hall_and_chamber())
    page = wide_page_of(near)
    assert (page.left, page.top, page.columns, page.rows) == (-SHEET, -SHEET, 2 * SHEET, 2 * SHEET)
    far = board_of(site(*(placed(7, at=(5 * column, 0)) for column in range(-9, 8))))
    wide = wide_page_of(far)
    assert (wide.left, wide.columns) == (-2 * SHEET, 4 * SHEET)
    assert wide.holds((page_of(far).left, 0))
    scene = view(delve(hall_and_chamber(), hero("brannoc", at=(2, 6))), None).scene
    assert scene.ruler.name(page.place((0, 0))) == "A1"


def test_a_level_begins_with_a1_and_its_names_never_change(
    shown: list[list[tuple[DelveState, Scene]]],
) -> None:
    for moments in shown:
        names: dict[tuple[int, Square], str] = {}
        for state, scene in moments:
            page = wide_page_of(board_of(state.site))
            assert scene.ruler.name(page.place(state.site.tiles[0].at)) == "A1"
            for square in board_of(state.site).owner:
                name = scene.ruler.name(page.place(square))
                assert name == names.setdefault((state.level, square), name) == square_name(square)
                assert square_named(name.lower()) == square
        levels = {level for level, _ in names}
        for level in levels:
            said = [name for (deep, _), name in names.items() if deep == level]
            assert len(set(said)) == len(said), "no two squares of a level share a name"


def test_names_go_on_to_the_west_and_north_of_a1() -> None:
    around = [square_name((column, row)) for row in (-2, -1, 0) for column in (-2, -1, 0)]
    assert around == ["-B-2", "-A-2", "A-2", "-B-1", "-A-1", "A-1", "-B1", "-A1", "A1"]


@pytest.mark.parametrize(("most", "start"), [(4, 15), (16, 75)])
def test_a_level_stored_with_room_before_its_first_tile_keeps_its_names(
    most: int, start: int
) -> None:
    """Those of rules 3 to 7: they may grow to the north and west alone, and end at A1."""
    for dx, dy in ((-5, 0), (0, -5)):
        tiles = [placed(7, at=(start + n * dx, start + n * dy)) for n in range(most)]
        where = site(*tiles)
        someone = hero("brannoc", at=tiles[-1].at)
        scene = view(delve(where, someone, active=someone), None).scene
        page = wide_page_of(board_of(where))
        assert scene.ruler.name((0, 0)) == f"{letters(page.left)}{page.top + 1}"
        assert min(page.left, page.top) >= 0
        assert scene.ruler.name(scene.tokens[0].at) == square_name(someone.at)
        assert render.picture(scene, lambda text: text.key)


def test_new_tiles_are_marked_until_the_turn_is_over() -> None:
    where = hall_and_chamber()
    someone = hero("brannoc", at=(2, 4))
    situation = delve(where, someone, active=someone, turn=5, stack=(9,), level_tiles=4)
    fresh = situation.with_(fresh=(1,), laid=5, visited=(0,))
    (box,) = view(fresh, None).scene.fresh
    page = wide_page_of(board_of(where))
    assert box == Box(at=page.place((0, 0)), columns=5, rows=5)
    assert view(fresh.with_(visited=(0, 1)), None).scene.fresh == ()
    assert view(fresh.with_(turn=6), None).scene.fresh == (box,)
    assert view(fresh.with_(turn=6, served=(someone.id,)), None).scene.fresh == ()
    assert view(fresh.with_(turn=7), None).scene.fresh == ()


def test_what_is_laid_is_new(delves: list[list[DelveState]]) -> None:
    for states in delves:
        for before, after in pairwise(states):
            came = len(after.site.tiles) - len(before.site.tiles)
            if came > 0 and before.level == after.level and not after.ending:
                fresh = view(after, None).scene.fresh
                assert len(fresh) >= min(came, 1) or set(after.fresh) <= set(after.visited)
                shown = [inside(box, view(after, None).scene) for box in fresh]
                assert sum(shown) >= len(shown) - 1


def test_only_tiles_of_this_turn_are_new(delves: list[list[DelveState]]) -> None:
    """Those of an earlier turn are new no more, whether anybody went there or not."""
    later = 0
    for states in delves:
        for before, after in pairwise(states):
            if len(after.site.tiles) > len(before.site.tiles) and before.level == after.level:
                came = range(len(before.site.tiles), len(after.site.tiles))
                goes_on = before.laid == after.laid
                assert after.fresh == (*(before.fresh if goes_on else ()), *came)
                later += bool(before.fresh) and not goes_on
    assert later


def picture(scene: Scene) -> Image.Image:
    data = render.picture(scene, lambda text: text.key)
    return Image.open(BytesIO(data)).convert("RGB")


def test_a_new_part_has_corners_in_the_picture() -> None:
    someone = hero("brannoc", at=(2, 6))
    scene = view(delve(hall_and_chamber(), someone, active=someone), None).scene
    corner = wide_page_of(board_of(hall_and_chamber())).place((0, 0))
    marked = scene.with_(fresh=(Box(at=corner, columns=5, rows=5),))
    changed = ImageChops.difference(picture(scene), picture(marked)).getbbox()
    assert changed is not None
    elsewhere = scene.with_(fresh=(Box(at=(0, 0), columns=5, rows=5),))
    assert picture(elsewhere).tobytes() == picture(scene).tobytes()


def test_what_was_drawn_stays_pixel_by_pixel() -> None:
    """A chamber comes to be in the west and another in the north: the hallway stays as it was."""
    someone = hero("brannoc", at=(2, 8))
    small = hall_and_chamber()
    large = site(
        *small.tiles, placed(7, at=(-5, 0)), placed(7, at=(0, -5)), entrance=small.entrance
    )
    before, after = (
        view(delve(where, someone, active=someone), None).scene for where in (small, large)
    )
    assert window(before) == window(after)
    assert before.ruler == after.ruler
    differing = ImageChops.difference(picture(before), picture(after)).getbbox()
    assert differing is not None
    frame = layout(before, "play")
    hallway = wide_page_of(board_of(large)).place((0, 8))
    assert differing[3] <= frame.map_at[1] + frame.y(hallway[1])
