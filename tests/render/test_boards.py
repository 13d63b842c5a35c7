"""Boards of tiles: what lies face down stays there, doors show their way, counts are told."""

from functools import cache
from io import BytesIO
from itertools import combinations
from math import dist

import pytest
from PIL import Image, ImageChops

from render import Theme, alt_text, picture, prose, text_map
from render.drawing.palettes import THEMES
from render.things.gathering import HALF, OVER, RISE, WIDTH, stands
from render.view.visible import known_only
from render.view.window import BOARD_PANEL, FIGURE, TELEPHONE, layout
from render.words.text_map import text_sheet
from rules.core.scene import (
    Barrier,
    Box,
    Edge,
    Feature,
    Label,
    Pile,
    Scene,
    Side,
    Square,
    Terrain,
    Token,
    Track,
)
from rules.core.words import Text
from tests.render import boards, golden, scenes
from tests.support.joined import joined
from tests.support.soak import SOAK

COVERED = boards.corner((4, 4))
SOME = list(THEMES) if SOAK else ["slate", "print"]
"""Themes to try: in a short run a dark one, and the one without colours."""


def drawn(scene: Scene, theme: Theme = "parchment") -> Image.Image:
    drawing = picture(scene, scenes.say, theme=theme, view="overview")
    return Image.open(BytesIO(drawing)).convert("RGB")


def told(scene: Scene) -> list[str]:
    """All that is written of a scene."""
    return [
        alt_text(scene, scenes.say),
        prose(scene, scenes.say),
        text_map(scene, scenes.say, "overview"),
        text_sheet(scene, scenes.say),
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_the_board_is_the_one_we_keep(theme: Theme) -> None:
    drawn_whole = picture(boards.board(), scenes.say, theme=theme, view="overview")
    golden.check(f"board-{theme}", drawn_whole)


def test_the_near_view_of_a_board_of_tiles_is_the_whole_board() -> None:
    """With its counts at the right, so that it is no taller than three quarters of its width."""
    scene = boards.board().with_(measure="tile")
    frame = layout(known_only(scene), "play")
    assert frame.window == Box(at=(0, 0), columns=scene.columns, rows=scene.rows)
    shown = Image.open(BytesIO(picture(scene, scenes.say)))
    assert shown.width == frame.size[0] + BOARD_PANEL
    assert shown.height <= 0.75 * shown.width
    assert FIGURE * frame.c * frame.figures * TELEPHONE / shown.width >= 23.9


def test_figures_on_a_board_of_tiles_are_larger_than_its_squares() -> None:
    scene = boards.board().with_(measure="tile")
    (acts,) = [token for token in scene.tokens if token.active]
    alone = scene.with_(tokens=(acts,))
    frame = layout(known_only(scene), "play")
    with_, without = (
        Image.open(BytesIO(picture(each, scenes.say))).convert("RGB")
        for each in (alone, alone.with_(tokens=()))
    )
    changed = ImageChops.difference(with_, without).getbbox()
    assert changed is not None
    assert changed[3] - changed[1] > 1.5 * frame.c


@joined(
    "squares",
    [
        ((0, 2), (2, 0)),
        ((0, 2), (2, 2), (2, 0)),
        ((0, 2), (2, 2), (1, 1), (2, 0)),
        tuple((column, row) for row in range(3) for column in range(3) if (column, row) != (0, 0)),
    ],
)
@joined("tile", [(0, 0), (2, 2), (4, 4)])
def test_figures_on_one_tile_stand_beside_each_other(
    squares: tuple[Square, ...], tile: Square
) -> None:
    scene = boards.board().with_(measure="tile")
    first, corner = scene.tokens[0], boards.corner(tile)
    several = tuple(
        first.with_(key=str(number), at=(corner[0] + x, corner[1] + y))
        for number, (x, y) in enumerate(squares)
    )
    frame = layout(known_only(scene), "play")
    placed = list(stands(scene.with_(tokens=several), frame))
    assert len(placed) == len(squares)
    for each in placed:
        for axis in (0, 1):
            aside = each.middle[axis] - corner[axis]
            reach = HALF * each.scale
            assert reach - OVER - RISE * each.scale <= aside + 0.01
            assert aside <= boards.TILE + OVER - reach + 0.01
    for one, other in combinations(placed, 2):
        overlap = WIDTH * one.scale - dist(one.middle, other.middle)
        # At the rim of the map they move a little towards each other.
        assert overlap <= (0.01 if tile == (2, 2) else 0.3), (one, other)
    if len(squares) <= 3:
        assert all(each.scale == frame.figures for each in placed)


def _terrain(scene: Scene) -> Scene:
    column, row = COVERED
    rows = list(scene.terrain)
    for step, ground in enumerate((Terrain.WATER, Terrain.PIT, Terrain.HINDERING)):
        letters = rows[row + step]
        rows[row + step] = letters[:column] + ground.value * 3 + letters[column + 3 :]
    return scene.with_(terrain=tuple(rows))


def _features(scene: Scene) -> Scene:
    under = [
        Feature(kind=kind, at=COVERED, size=(3, 3), name=scenes.named("hidden"), note="9")
        for kind in ("lair", "glimpsed", "cleared")
    ]
    small = Feature(kind="trap", at=(13, 13), name=scenes.named("hidden"))
    return scene.with_(features=(small, *under, *scene.features, *under))


def _tokens(scene: Scene) -> Scene:
    lurker = Token(key="x", side="monster", mark="Z", name=scenes.named("lurker"), at=(13, 13))
    return scene.with_(tokens=(*scene.tokens, lurker))


def _labels(scene: Scene) -> Scene:
    return scene.with_(labels=(Label(at=(13, 13), text="Lair"),))


@cache
def whole(theme: Theme) -> bytes:
    """The picture of the board, drawn once."""
    return drawn(boards.board(), theme).tobytes()


@cache
def bare_ground() -> bytes:
    """The picture of the board without its tiles that lie face down, drawn once."""
    scene = boards.board()
    turned = tuple(each for each in scene.features if each.kind != "covered")
    return drawn(scene.with_(features=turned)).tobytes()


@pytest.mark.parametrize("plant", [_terrain, _features, _tokens, _labels])
def test_nothing_under_a_tile_that_lies_face_down_shows(plant) -> None:
    scene = boards.board()
    planted = plant(scene)
    assert planted != scene
    assert told(planted) == told(scene)
    for theme in ("slate", "print"):
        assert drawn(planted, theme).tobytes() == whole(theme)
    turned = tuple(each for each in planted.features if each.kind != "covered")
    assert drawn(planted.with_(features=turned)).tobytes() != bare_ground()


def test_a_hero_stands_on_a_tile_that_lies_face_down() -> None:
    hero = Token(key="x", side="hero", mark="Z", name=scenes.named("zoe"), at=(13, 13), seat=2)
    scene = boards.board()
    assert "Zoe" in alt_text(scene.with_(tokens=(*scene.tokens, hero)), scenes.say)


@pytest.mark.parametrize("theme", SOME)
def test_a_one_way_door_shows_its_way(theme: Theme) -> None:
    plan = scenes.Plan(9, 7)
    plan.dig((1, 1, 7, 5))
    bare = plan.scene(title=Text.of("the-hall"))

    def door(at: tuple[int, int], side: Side, kind: Barrier = Barrier.ONE_WAY) -> bytes:
        return drawn(bare.with_(edges=(Edge(at=at, side=side, kind=kind),)), theme).tobytes()

    pictures = {
        door((3, 3), Side.EAST), door((4, 3), Side.WEST), door((3, 3), Side.EAST, Barrier.DOOR),
        door((3, 3), Side.SOUTH), door((3, 4), Side.NORTH), drawn(bare, theme).tobytes(),
    }  # fmt: skip
    assert len(pictures) == 6


def test_a_one_way_door_is_known_from_either_side_and_else_from_none() -> None:
    scene = boards.board()
    door = Edge(at=(2, 1), side=Side.EAST, kind=Barrier.ONE_WAY)

    def kept(*unseen: int) -> bool:
        row = "".join(" " if column in unseen else "+" for column in range(15))
        seen = scene.with_(sight=(row,) * 15, edges=(door,))
        return door in known_only(seen).edges

    assert [kept(), kept(2), kept(3), kept(2, 3)] == [True, True, True, False]


def test_a_one_way_door_is_told_with_its_way() -> None:
    door = Edge(at=(2, 1), side=Side.EAST, kind=Barrier.ONE_WAY)
    back = Edge(at=(3, 4), side=Side.WEST, kind=Barrier.ONE_WAY)
    scene = boards.board().with_(edges=(door, back), features=())
    alt, sentences, letters, sheet = told(scene)
    assert "one-way door east from A1 to B1" in alt
    assert "one-way door west from B2 to A2" in alt
    assert "one-way door west, 4 squares" in sentences
    lines = letters.splitlines()
    assert "→" in lines[5]
    assert "←" in lines[11]
    assert "one-way door" in letters
    assert "one-way door" in sheet


def test_tracks_and_piles_are_told_in_words() -> None:
    clock = Track(name=scenes.named("time"), value=7, most=15)
    scene = boards.board().with_(
        tracks=(clock, clock.with_(name=scenes.named("doom"), marks=(5, 10)), Track(
            name=scenes.named("events"), value=2)),
        piles=(
            Pile(name=scenes.named("monster-deck"), left=9, spent=2),
            Pile(name=scenes.named("boss-deck"), left=12, note=scenes.named("shuffled")),
        ),
    )  # fmt: skip
    for text in told(scene):
        assert "Time 7 of 15" in text
        assert "Doom 7 of 15, next mark at 10" in text
        assert "Events 2" in text
        assert "Monster deck 9 left, 2 used" in text
        assert "Boss deck 12 left (Shuffled)" in text


@joined(
    ("one", "other"),
    [
        (Track(name=Text.of("name-x"), value=3, most=9), {"value": 4}),
        (Track(name=Text.of("name-x"), value=3, most=9), {"most": 10}),
        (Track(name=Text.of("name-x"), value=3, most=9), {"marks": (5,)}),
        (Track(name=Text.of("name-x"), value=3), {"value": 0}),
        (Track(name=Text.of("name-x"), value=80, most=99), {"value": 81}),
        (Pile(name=Text.of("name-x"), left=3), {"left": 4}),
        (Pile(name=Text.of("name-x"), left=3), {"left": 0}),
        (Pile(name=Text.of("name-x"), left=3), {"spent": 1}),
        (Pile(name=Text.of("name-x"), left=3), {"note": Text.of("name-y")}),
        (Pile(name=Text.of("name-x"), left=3), {"name": Text.of("name-y")}),
    ],
)
def test_everything_about_a_track_and_a_pile_shows(one, other: dict[str, object]) -> None:
    def shown(each: Track | Pile) -> bytes:
        part = "tracks" if isinstance(each, Track) else "piles"
        scene = boards.board().with_(tracks=(), piles=()).with_(**{part: (each,)})
        return drawn(scene).tobytes()

    assert shown(one) != shown(one.with_(**other))


def test_counts_stand_below_a_wide_map() -> None:
    plan = scenes.Plan(16, 8)
    plan.dig((1, 1, 14, 6))
    bare = plan.scene(title=Text.of("the-hall"))
    scene = bare.with_(tracks=boards.board().tracks, piles=boards.board().piles)
    plain, counted = drawn(bare), drawn(scene)
    assert counted.width == plain.width
    assert counted.crop((0, 0, *plain.size)).tobytes() == plain.tobytes()
    assert counted.height > plain.height + 60


def test_letters_of_the_board_stand_alone() -> None:
    letters = text_map(boards.board(), scenes.say, "overview")
    lines = letters.splitlines()
    assert lines[5] == "1 #. § .←. † .   ▒  →  ▒  #. Ω .# 1"
    assert len(letters) <= 1900


@pytest.mark.parametrize("theme", SOME)
def test_fog_hides_no_door_that_opens_to_one_side(theme: Theme) -> None:
    """Its arrow is as strong over what lies in fog as over what is in view."""
    plan = scenes.Plan(12, 7)
    plan.dig((1, 1, 10, 5), sight="-")
    door = Edge(at=(5, 3), side=Side.EAST, kind=Barrier.ONE_WAY)
    fogged = plan.scene(title=Text.of("the-hall"), edges=(door,))
    clear = fogged.with_(sight=tuple(row.replace("-", "+") for row in fogged.sight))
    frame = layout(known_only(fogged), "overview")
    left, top = frame.map_at
    tip = (round(left + frame.x(6.35)), round(top + frame.y(3.5)))
    assert drawn(fogged, theme).getpixel(tip) == drawn(clear, theme).getpixel(tip)
    floor = (round(left + frame.x(8.5)), round(top + frame.y(3.5)))
    assert (
        drawn(fogged, theme).getpixel(floor) != drawn(clear, theme).getpixel(floor)
        or theme == "print"
    )
