"""What surrounds a map and its figures: legend, turn, arcs, badges, long bodies, the absent."""

import math
from io import BytesIO

import pytest
from PIL import Image

from render import Theme, View, picture
from render.drawing.lettering import cut, text_width
from render.drawing.palettes import THEMES
from render.fonts import font
from render.frame.blocks import TEXT, lines_of, wrapped
from render.frame.legend import entries
from render.frame.panel import arranged
from render.frame.rulers import TITLE_LEAST, fitted_title
from render.pictures.compose import compose
from render.things.badges import letters_of
from render.things.offscreen import offscreen_heroes
from render.things.token_shapes import stretch_of
from render.view.visible import known_only
from render.view.window import framed, layout
from render.words import own_words
from rules.core.scene import Box, Feature, Scene, Token
from rules.core.words import Text
from tests.render import boards, places, scenes
from tests.support.joined import joined
from tests.support.soak import SOAK


def drawn(scene: Scene, **how: object) -> Image.Image:
    return Image.open(BytesIO(picture(scene, scenes.say, **how))).convert("RGB")


def legend(scene: Scene, theme: Theme = "parchment") -> list[str]:
    known = known_only(scene)
    frame = layout(known, "overview")
    return [word for _, word in entries(known, frame, THEMES[theme], own_words())]


def test_a_legend_lists_what_is_on_this_map_and_nothing_else() -> None:
    words = legend(scenes.lattice())
    assert {"hero", "monster", "altar", "vault", "locked door", "unexplored"} <= set(words)
    assert not {"wandering token", "vortex", "water", "portcullis"} & set(words)
    assert len(words) == len(set(words))
    assert "crawlway" in legend(places.ventilated())
    assert "crawlway" not in legend(places.place())


TALLEST = 1400
"""The most pixels of a whole map in height."""
LEGENDS = [
    (theme, shape)
    for at, theme in enumerate(THEMES)
    for place, shape in enumerate([(34, 12), (20, 24), (13, 60)])
    if SOAK or at % 3 == place
]
"""Themes and shapes of maps: in a short run each theme with one shape, and each shape."""


@pytest.mark.parametrize(("theme", "shape"), LEGENDS)
def test_a_legend_stands_below_a_wide_map_and_beside_a_tall_one(
    theme: Theme, shape: tuple[int, int]
) -> None:
    scene = furnished(*shape)
    plain = drawn(scene, theme=theme, view="overview")
    told = drawn(scene, theme=theme, view="overview", legend=True)
    if shape[1] < shape[0]:
        assert told.width == plain.width
        assert plain.height + 40 < told.height < plain.height + 700
        assert told.crop((0, 0, *plain.size)).tobytes() == plain.tobytes()
        panel = told.crop((0, plain.height, *told.size))
    else:
        assert told.height <= TALLEST
        panel = told.crop((told.width - 250, 0, *told.size))
    assert len(panel.getcolors(1 << 16)) > 12


def furnished(columns: int, rows: int) -> Scene:
    """A large room with a dozen kinds of things in it."""
    plan = scenes.Plan(columns, rows)
    plan.dig((1, 1, columns - 2, rows - 2))
    kinds = ("altar", "bones", "chest", "column", "fountain", "loot", "statue", "table", "trap")
    things = tuple(
        Feature(kind=kind, at=(2 + number, 2), name=scenes.named(kind))
        for number, kind in enumerate(kinds)
    )
    return plan.scene(title=Text.of("the-hall"), turn=3, features=things)


@joined("view", ["play", "overview"])
@joined("legend", [False, True])
def test_words_and_squares_can_be_read_where_a_picture_is_shown_small(
    view: View, *, legend: bool
) -> None:
    """Shown 400 pixels wide, words keep eight pixels and the squares of a board fourteen."""
    for scene in (boards.board(), scenes.hall(), scenes.lattice(), furnished(20, 24)):
        known = known_only(scene)
        theme, words = THEMES["slate"], own_words()
        frame, panel = arranged(known, view, theme, scenes.say, words, legend=legend)
        width = panel.beside(frame.size)[0] if panel else frame.size[0]
        assert TEXT * 400 / width >= 8
        if view == "play":
            assert frame.c * 400 / width >= 14


SHAPES = [(34, 12), (20, 24), (13, 60), (8, 30), (13, 4)]
TELEPHONE, DESKTOP = (390, 700), (550, 350)
"""The room that a whole map has, in pixels of the screen: opened on a telephone, in a chat."""


def shown(c: int, size: tuple[int, int], room: tuple[int, int]) -> float:
    """How large a square of `c` pixels is where a picture is shown in a room."""
    return c * min(room[0] / size[0], room[1] / size[1])


@joined("shape", SHAPES)
def test_a_legend_takes_a_third_at_most_and_no_words_of_it_are_cut(shape: tuple[int, int]) -> None:
    known = known_only(furnished(*shape))
    theme, words = THEMES["parchment"], own_words()
    frame, panel = arranged(known, "overview", theme, scenes.say, words, legend=True)
    assert panel is not None
    width, height = panel.beside(frame.size)
    assert panel.size[0] * panel.size[1] * 3 <= width * height
    assert panel.side == "below" or panel.size[0] * 4 <= width
    for place in panel.places:
        assert place.x + place.wide <= panel.size[0]
        assert place.block is None or place.y + place.block.height(place.wide) <= panel.size[1]


@joined("shape", SHAPES)
def test_a_legend_makes_no_square_smaller_where_squares_are_smallest(
    shape: tuple[int, int],
) -> None:
    """A wide map keeps all of a telephone's width; a tall one shares it, as chats show it low."""
    known = known_only(furnished(*shape))
    theme, words = THEMES["parchment"], own_words()
    plain = layout(known, "overview")
    frame, panel = arranged(known, "overview", theme, scenes.say, words, legend=True)
    assert panel is not None
    size = panel.beside(frame.size)
    on_telephone = shown(frame.c, size, TELEPHONE) / shown(plain.c, plain.size, TELEPHONE)
    in_chat = shown(frame.c, size, DESKTOP) / shown(plain.c, plain.size, DESKTOP)
    assert on_telephone >= (0.74 if panel.side == "right" else 0.99)
    if panel.side == "right":
        assert in_chat >= 0.99
    if plain.size[1] > 1.3 * plain.size[0]:
        assert panel.side == "right"


def test_words_of_a_legend_are_never_cut() -> None:
    """Where a line has no room for them they take more lines, each as wide as the room at most."""
    words = "wandering token of the strongest colour"
    for room in (600, 320, 200, 150):
        lines, size = lines_of(words, room)
        assert " ".join(lines) == words
        assert all(text_width(line, "label", size) <= room for line in lines)


def test_a_legend_of_nothing_is_nothing() -> None:
    plan = scenes.Plan(5, 5)
    plan.dig((1, 1, 3, 3))
    scene = plan.scene(title=Text.of("the-hall"))
    assert drawn(scene, legend=True).size == drawn(scene).size


def test_the_turn_stands_on_the_overview() -> None:
    one, other = (scenes.hall().with_(turn=turn) for turn in (3, 4))
    assert drawn(one, view="overview").tobytes() != drawn(other, view="overview").tobytes()
    assert drawn(one).tobytes() == drawn(other).tobytes()


def figure(**parts: object) -> Token:
    return Token(key="t", side="hero", mark="K", name=scenes.named("kael"), at=(4, 3), seat=1,
                 **parts)  # fmt: skip


def room(*tokens: Token, **parts: object) -> Scene:
    plan = scenes.Plan(10, 8)
    plan.dig((1, 1, 8, 6))
    return plan.scene(title=Text.of("the-hall"), tokens=tokens, **parts)


def test_only_the_active_figure_has_arcs_and_they_turn_with_it() -> None:
    scene = room(figure(active=True, facing="e"))
    frame = layout(known_only(scene), "play")

    def corner(scene: Scene, at: tuple[int, int]) -> tuple[int, int, int]:
        x, y = (round(value) for value in (frame.x(at[0] + 0.85), frame.y(at[1] + 0.85)))
        return drawn(scene).getpixel((frame.gutter + x, frame.gutter + y))

    still = room(figure(facing="e"))
    assert corner(scene, (5, 4)) != corner(still, (5, 4)), "its front is tinted"
    assert corner(scene, (3, 2)) == corner(still, (3, 2)), "its back is not"
    west = room(figure(active=True, facing="w"))
    assert corner(west, (3, 2)) != corner(still, (3, 2))


def test_conditions_are_badges_with_letters() -> None:
    assert letters_of(()) == ()
    assert letters_of(("poisoned",)) == ("P",)
    assert letters_of(("poisoned", "slowed")) == ("P", "S")
    assert letters_of(("poisoned", "slowed", "afraid")) == ("P", "+")
    poisoned = room(figure(conditions=(Text.of("poisoned"),)))
    slowed = room(figure(conditions=(Text.of("slowed"),)))
    assert drawn(poisoned).tobytes() != drawn(slowed).tobytes()


@joined("side", ["hero", "monster", "guest", "wanderer"])
@joined("size", [(2, 1), (1, 2)])
def test_long_figures_fill_their_squares(side: str, size: tuple[int, int]) -> None:
    scene = room(figure(size=size).with_(side=side))
    empty, frame = drawn(room()), layout(known_only(scene), "play")
    for square in range(2):
        at = (4 + square * (size[0] - 1), 3 + square * (size[1] - 1))
        x, y = frame.gutter + frame.x(at[0] + 0.5), frame.gutter + frame.y(at[1] + 0.5)
        place = (round(x), round(y))
        assert drawn(scene).getpixel(place) != empty.getpixel(place)


def test_square_figures_are_not_drawn_out() -> None:
    assert stretch_of((1, 1)) == stretch_of((3, 3)) == (0, 0)
    assert stretch_of((2, 1)) == (0.5, 0)
    assert stretch_of((2, 6)) == (0, 1)


@joined("others", [1, 3])
@joined("down", range(1, 6))
def test_a_name_at_the_rim_hides_no_figure_where_it_finds_another_place(down, others) -> None:
    plan = scenes.Plan(40, 12)
    plan.dig((1, 1, 38, 10))
    near = figure(active=True).with_(at=(3, 3))
    seen = near.with_(key="s", mark="S", at=(9, down), active=False)
    far = [
        near.with_(key=f"f{number}", mark="M", at=(30, 3), active=False, seat=number + 2)
        for number in range(others)
    ]
    scene = plan.scene(
        title=Text.of("the-hall"),
        tokens=(near, seen, *far),
        focus=Box(at=(1, 1), columns=10, rows=5),
    )
    frame = layout(known_only(scene), "play")
    assert len(offscreen_heroes(scene, frame)) == others
    left, top = frame.gutter + frame.x(9), frame.gutter + frame.head + frame.y(down)
    square = tuple(round(each) for each in (left, top, left + frame.c, top + frame.c))
    without = scene.with_(tokens=(near, seen))
    assert drawn(scene).crop(square).tobytes() == drawn(without).crop(square).tobytes()


@joined("at", [(30, 3), (3, 30), (30, 30)])
def test_a_map_that_is_narrower_than_a_name_is_drawn(at) -> None:
    plan = scenes.Plan(40, 40)
    plan.dig((1, 1, 38, 38))
    near = figure(active=True).with_(at=(2, 2))
    far = near.with_(key="f", name=scenes.named("mirelle"), at=at, active=False)
    narrow = Box(at=(1, 1), columns=2, rows=3)
    scene = known_only(plan.scene(title=Text.of("the-hall"), tokens=(near, far)))
    for size in ((1080, 600), (120, 100)):
        frame = framed(narrow, "play", size, scaled=False, least=2)
        compose(scene, scenes.say, theme="slate", view="play", frame=frame)


def test_heroes_beyond_the_rim_are_pointed_at() -> None:
    plan = scenes.Plan(40, 12)
    plan.dig((1, 1, 38, 10))
    near = figure(active=True)
    far = near.with_(key="f", mark="M", name=scenes.named("mirelle"), at=(36, 4), active=False)
    focus = Box(at=(1, 1), columns=12, rows=9)
    scene = plan.scene(title=Text.of("the-hall"), tokens=(near, far), focus=focus)
    frame = layout(known_only(scene), "play")
    assert [token.key for token in offscreen_heroes(scene, frame)] == ["f"]
    without = scene.with_(tokens=(near,))
    assert drawn(scene).tobytes() != drawn(without).tobytes()
    renamed = scene.with_(tokens=(near, far.with_(name=scenes.named("sela"))))
    assert drawn(renamed).tobytes() != drawn(scene).tobytes()
    foe = far.with_(side="monster", mark="g")
    assert drawn(scene.with_(tokens=(near, foe))).tobytes() == drawn(without).tobytes()


def test_a_title_is_written_whole_where_it_fits() -> None:
    """Only where the smallest letters leave no room for it is its end cut."""
    title = "Warren-like dungeon, level 1"
    least = math.ceil(font("title", TITLE_LEAST).getlength(title))
    for room in range(least, 2 * least, 1 if SOAK else 7):
        assert fitted_title(title, room)[0] == title
    cut, size = fitted_title(title, least - 1)
    assert cut.endswith("…")
    assert font("title", size).getlength(cut) < least


@joined(
    ("words", "most", "shown"),
    [
        ("Drei Orks", 9, "Drei Orks"),
        ("Vial de raíz roja, hacha", 18, "Vial de raíz roja…"),
        ("Vial de raíz roja, hacha", 17, "Vial de raíz…"),
        ("Gossling-Schleuderer", 10, "Gossling…"),
        ("Donaudampfschiff", 8, "Donauda…"),
        ("Donau", 0, ""),
    ],
)
def test_words_are_cut_between_them(words: str, most: int, shown: str) -> None:
    assert cut(words, lambda text: len(text) <= most) == shown


def test_a_number_stays_with_what_it_counts() -> None:
    lines = wrapped("Stufe 6, 2 × Phiole Blaukappe", 24, 170)
    assert len(lines) > 1
    assert "2\u00a0×\u00a0Phiole" in " ".join(lines).split(" ")
