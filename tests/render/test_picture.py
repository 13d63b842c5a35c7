"""What every picture promises: size, bytes, sameness, and that all that can be seen is drawn."""

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import product
from typing import get_args

import pytest
from PIL import Image

from render import CATALOG, Theme, View, picture
from render.drawing.job import steepness
from render.pictures.compose import draw, forget
from render.view.visible import known_only
from render.view.window import layout
from rules.core.errors import GameError
from rules.core.scene import (
    Barrier,
    Box,
    Edge,
    Feature,
    Label,
    Scene,
    Side,
    Symbol,
    Terrain,
    Token,
)
from rules.core.words import Text, load_words
from tests.render import boards, places, scenes
from tests.support.joined import joined
from tests.support.soak import SOAK

THEMES = get_args(Theme)
VIEWS = get_args(View)
SIDE = 30
FIGURE = Token(key="t", side="hero", mark="K", name=scenes.named("kael"), at=(3, 3), seat=1)


def pixels(scene: Scene, theme: Theme = "parchment", view: View = "play") -> bytes:
    """The pixels of a picture, in squares of at most `SIDE` pixels, which are drawn soon."""
    frame = layout(known_only(scene), view)
    frame = replace(frame, c=min(frame.c, SIDE))
    return draw(scene, scenes.say, theme=theme, view=view, frame=frame).convert("RGB").tobytes()


def pixels_of_file(scene: Scene, theme: Theme = "parchment") -> bytes:
    """What a file shows, which takes longer: it is packed and read again."""
    image = Image.open(BytesIO(picture(scene, scenes.say, theme=theme)))
    return image.convert("RGB").tobytes()


def room(**parts: object) -> Scene:
    plan = scenes.Plan(9, 7)
    plan.dig((1, 1, 7, 5))
    return plan.scene(title=Text.of("the-hall"), **parts)


SHOWN = list(product(THEMES, VIEWS, ["lattice", "hall"]))
"""A theme, a view and a scene; a short run has each of them, and not with each of the others."""
FEW = [
    ("parchment", "play", "hall"), ("slate", "overview", "lattice"),
    ("contrast", "play", "lattice"), ("print", "overview", "hall"),
]  # fmt: skip


@pytest.mark.parametrize(("theme", "view", "name"), SHOWN if SOAK else FEW)
def test_a_picture_is_a_small_palette_png_of_the_right_size(theme, view, name: str) -> None:
    file = picture(getattr(scenes, name)(), scenes.say, theme=theme, view=view)
    image = Image.open(BytesIO(file))
    assert (image.format, image.mode) == ("PNG", "P")
    assert len(file) < 250_000
    if view == "play":
        assert 960 <= image.width <= 1080
        assert 560 <= image.height <= 660
    else:
        assert image.width <= 1400
        assert image.height <= 1100


def test_a_busy_overview_stays_small() -> None:
    plan = scenes.Plan(60, 44)
    for row in range(5):
        for column in range(7):
            plan.dig((1 + 8 * column, 1 + 8 * row, 6, 6), sight="-+"[(row + column) % 2])
            plan.dig((1 + 8 * column, 3 + 8 * row, 8, 1), sight="-")
    scene = plan.scene(title=Text.of("the-crypt"), rounded=(Box(at=(1, 1), columns=6, rows=6),))
    for theme in THEMES if SOAK else ("parchment",):
        assert len(picture(scene, scenes.say, theme=theme, view="overview")) < 250_000


def test_the_same_scene_gives_the_same_pixels_in_another_process() -> None:
    code = (
        "import hashlib; from io import BytesIO; from PIL import Image;"
        "from render import picture; from tests.render import scenes;"
        "drawn = Image.open(BytesIO(picture(scenes.hall(), scenes.say, theme='slate')));"
        "print(hashlib.sha256(drawn.convert('RGB').tobytes()).hexdigest())"
    )
    # Texts have other hashes there, so that sets of them come in another order.
    here = os.environ.get("PYTHONHASHSEED")
    there = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "2" if here == "1" else "1"},
    ).stdout.strip()
    assert there == hashlib.sha256(pixels_of_file(scenes.hall(), "slate")).hexdigest()


def test_the_cache_changes_nothing() -> None:
    scene = scenes.lattice()
    forget()
    first = pixels_of_file(scene)
    assert pixels_of_file(scene) == first
    moved = scene.with_(tokens=scene.tokens[:1], trail=(), targets=())
    assert pixels_of_file(moved) != first
    forget()
    warm = pixels_of_file(scene), pixels_of_file(moved)
    forget()
    assert (pixels_of_file(moved), pixels_of_file(scene)) == warm[::-1]


def test_two_threads_draw_the_same() -> None:
    jobs = [scenes.lattice(), scenes.hall()] * (4 if SOAK else 2)
    alone = [pixels_of_file(scene, "slate") for scene in jobs]
    forget()
    with ThreadPoolExecutor(2) as pool:
        together = list(pool.map(lambda scene: pixels_of_file(scene, "slate"), jobs))
    assert together == alone


def test_a_map_that_moves_under_its_window_keeps_its_strokes() -> None:
    """Hatching, wobble and clouds belong to squares, not to the picture."""
    plan = scenes.Plan(40, 30)
    plan.dig((12, 10, 16, 8))
    scene = plan.scene(title=Text.of("the-hall"))
    one, other = (
        Image.open(
            BytesIO(picture(scene.with_(focus=Box(at=(at, 7), columns=16, rows=12)), scenes.say))
        ).convert("RGB")
        for at in (10, 12)
    )
    c = layout(scene.with_(focus=Box(at=(10, 7), columns=16, rows=12)), "play").c
    left = one.crop((300 + 2 * c, 300, 700 + 2 * c, 600))
    right = other.crop((300, 300, 700, 600))
    assert left.tobytes() == right.tobytes()


def test_too_large_a_map_is_refused_in_words() -> None:
    plan = scenes.Plan(120, 100)
    plan.dig((1, 1, 118, 98))
    scene = plan.scene(title=Text.of("the-hall"))
    with pytest.raises(GameError) as refusal:
        picture(scene, scenes.say, view="overview")
    assert "too large" in load_words((CATALOG,)).say(refusal.value.text)
    assert picture(scene, scenes.say, view="play")


def test_a_large_scene_of_which_little_is_known_is_drawn() -> None:
    plan = scenes.Plan(140, 140)
    plan.dig((70, 70, 5, 5))
    image = Image.open(
        BytesIO(picture(plan.scene(title=Text.of("the-hall")), scenes.say, view="overview"))
    )
    assert image.width <= 1400


def test_nothing_known_is_an_empty_page() -> None:
    scene = scenes.Plan(5, 5).scene(title=Text.of("the-hall"))
    assert picture(scene, scenes.say)
    assert picture(scene, scenes.say, view="overview")


@cache
def empty_room(theme: Theme = "parchment") -> bytes:
    """Drawn once, as many pictures are compared with it."""
    return pixels(room(), theme)


def lone(kind: Symbol, **parts: object) -> Scene:
    """A room with one symbol."""
    return room(features=(Feature(kind=kind, at=(3, 3), name=scenes.named("x")).with_(**parts),))


@cache
def print_of(kind: Symbol, theme: Theme) -> bytes:
    """What tells the picture of a symbol from others; drawn once, as pictures are large."""
    return hashlib.sha256(pixels(lone(kind), theme)).digest()


@joined("kind", get_args(Symbol))
def test_every_symbol_is_drawn(kind: Symbol) -> None:
    place = get_args(Symbol).index(kind)
    for theme in THEMES if SOAK else (THEMES[place % len(THEMES)],):
        assert print_of(kind, theme) != hashlib.sha256(empty_room(theme)).digest()
    theme = THEMES[place % len(THEMES)]
    if SOAK or place % 3 == 0:
        large = pixels(lone(kind, size=(2, 2), at=(2, 2)), theme)
        assert hashlib.sha256(large).digest() != print_of(kind, theme)


@pytest.mark.parametrize("theme", ["parchment", "print"] if SOAK else ["print"])
def test_symbols_all_differ(theme: Theme) -> None:
    drawn = {print_of(kind, theme) for kind in get_args(Symbol)}
    assert len(drawn) == len(get_args(Symbol))


@pytest.mark.parametrize("view", ["play", "overview"] if SOAK else ["overview"])
def test_nothing_on_paper_has_a_colour(view: View) -> None:
    hall = scenes.hall()
    symbols = tuple(
        Feature(kind=kind, at=(1 + number % 16, 1 + number // 16), name=scenes.named(kind),
                facing="e", note="B")
        for number, kind in enumerate(get_args(Symbol))
    )  # fmt: skip
    fallen = (hall.tokens[0].with_(key="z", at=(15, 13), down=True),)
    everything = hall.with_(features=symbols, tokens=hall.tokens + fallen)
    # Manners and materials are looked at in `test_places.py`.
    for scene in (everything, boards.board(), places.ventilated()):
        drawn = picture(scene, scenes.say, theme="print", view=view, legend=True)
        image = Image.open(BytesIO(drawn)).convert("RGB")
        red, green, blue = image.split()
        assert red.tobytes() == green.tobytes() == blue.tobytes()


def test_the_number_in_its_note_says_how_steep_a_slope_is() -> None:
    slope = Feature(kind="slope", at=(3, 3), name=scenes.named("x"), facing="e")
    assert [steepness(note) for note in ("", "5 ft", "1", "2", "3", "20°", "45°")] == [
        1, 1, 1, 2, 3, 2, 3,
    ]  # fmt: skip
    drawn = {pixels(room(features=(slope.with_(note=note),))) for note in ("1", "2", "3")}
    turned = pixels(room(features=(slope.with_(note="1", facing="n"),)))
    assert len(drawn | {turned}) == 4


@joined("kind", [kind for kind in Barrier if kind is not Barrier.OPEN])
def test_every_barrier_is_drawn_inside_and_at_the_rim(kind: Barrier) -> None:
    empty = empty_room()
    assert pixels(room(edges=(Edge(at=(3, 3), side=Side.EAST, kind=kind),))) != empty
    if kind is not Barrier.WALL:
        assert pixels(room(edges=(Edge(at=(7, 3), side=Side.EAST, kind=kind),))) != empty


def test_an_opening_at_the_rim_breaks_the_wall() -> None:
    gap = Edge(at=(7, 3), side=Side.EAST, kind=Barrier.OPEN)
    assert pixels(room(edges=(gap,))) != empty_room()


@joined("ground", [kind for kind in Terrain if kind is not Terrain.FLOOR])
def test_every_ground_is_drawn(ground: Terrain) -> None:
    plan = scenes.Plan(9, 7)
    plan.dig((1, 1, 7, 5))
    plan.dig((3, 3, 2, 1), ground.value)
    assert pixels(plan.scene(title=Text.of("the-hall"))) != empty_room()


@cache
def lone_figure() -> bytes:
    """A room with one figure."""
    return pixels(room(tokens=(FIGURE,)))


@joined(
    "change",
    [
        {"side": "monster"},
        {"side": "guest"},
        {"side": "wanderer"},
        {"mark": "L"},
        {"facing": "sw"},
        {"health": 2, "health_max": 5},
        {"seat": 2},
        {"active": True},
        {"down": True},
        {"size": (2, 2)},
        {"conditions": (Text.of("poisoned"),)},
        {"at": (4, 3)},
    ],
    ids=lambda change: next(iter(change)),
)
def test_everything_about_a_figure_shows(change: dict[str, object]) -> None:
    assert pixels(room(tokens=(FIGURE.with_(**change),))) != lone_figure()


def test_four_figures_share_a_square() -> None:
    crowd = tuple(
        Token(key=mark, side="hero", mark=mark, name=scenes.named(mark), at=(3, 3), seat=seat)
        for seat, mark in enumerate("KSMB", start=1)
    )
    drawn = [pixels(room(tokens=crowd[:count])) for count in range(5)]
    assert len(set(drawn)) == 5


@joined(
    "parts",
    [
        {"trail": ((2, 2), (3, 3))},
        {"reach": ((2, 2),)},
        {"targets": ((2, 2),)},
        {"labels": (Label(at=(3, 3), text="7"),)},
        {"scale": Text.of("scale")},
        {"rounded": (Box(at=(1, 1), columns=7, rows=5),)},
    ],
    ids=lambda parts: next(iter(parts)),
)
def test_everything_else_of_a_scene_shows(parts: dict[str, object]) -> None:
    assert pixels(room(**parts)) != empty_room()


def test_what_is_not_in_view_is_dimmer() -> None:
    plan = scenes.Plan(9, 7)
    plan.dig((1, 1, 7, 5), sight="-")
    assert pixels(plan.scene(title=Text.of("the-hall"))) != empty_room()
