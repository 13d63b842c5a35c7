"""How a place is made shows: outlines, links, manners, materials, pace and north."""

from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops

from render import Theme
from render.drawing.colour import luma
from render.drawing.own_colours import theme_of
from render.drawing.palettes import THEMES
from render.drawing.theme import colours, ramp
from render.ground.floor import floor_mask
from render.ground.material_colours import MATTER
from render.ground.materials import tinted
from render.ground.outlines import edge_of
from render.pictures.compose import draw, forget
from render.pictures.place_theme import themed
from render.view.visible import known_only, seen_part
from render.view.window import layout
from rules.core.colours import contrast
from rules.core.scene import Box, Link, Manner, Material, Outline, Scene
from rules.core.words import Text
from tests.render import places, scenes
from tests.support.joined import joined
from tests.support.soak import SOAK

SQUARE: tuple[tuple[float, float], ...] = ((2, 2), (6, 2), (6, 6), (2, 6))


def image(scene: Scene, theme: Theme = "parchment") -> Image.Image:
    """A picture in squares of 40 pixels, half as large as usual, which is drawn soon."""
    frame = replace(layout(known_only(scene), "play"), c=40)
    return draw(scene, scenes.say, theme=theme, view="play", frame=frame).convert("RGB")


def unlike(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ."""
    difference = ImageChops.difference(one, other).convert("L").point([0] * 12 + [255] * 244)
    return difference.histogram()[255] / (one.width * one.height)


@cache
def all_manners_and_materials(theme: Theme) -> list[Image.Image]:
    """The place in every manner and of every material, drawn once."""
    drawn = [image(places.place(manner=(manner,)), theme) for manner in places.PRIORITIES]
    return drawn + [image(places.place(material=material), theme) for material in places.MATERIALS]


@pytest.mark.parametrize("theme", get_args(Theme) if SOAK else ["print"])
def test_every_manner_and_material_looks_different(theme: Theme) -> None:
    """A short run looks at paper, where it is hardest; colours are in the pictures we keep."""
    drawn = [each.reduce(2) for each in all_manners_and_materials(theme)]
    for one, other in combinations(drawn, 2):
        assert unlike(one, other) > 0.008


def test_no_manner_and_no_material_has_a_colour_on_paper() -> None:
    for drawn in all_manners_and_materials("print"):
        red, green, blue = drawn.split()
        assert red.tobytes() == green.tobytes() == blue.tobytes()


@joined("material", places.MATERIALS)
@joined("theme", THEMES.values(), ids=THEMES.keys())
def test_a_material_leaves_things_readable_and_fits_the_palette(theme, material: Material) -> None:
    dressed_theme = tinted(theme, material)
    assert len(colours(dressed_theme)) == 256
    assert contrast(dressed_theme.ink, dressed_theme.floor) >= 5.5
    assert contrast(dressed_theme.label, dressed_theme.floor) >= 4
    for paint in (dressed_theme.floor, dressed_theme.shadow, dressed_theme.grid):
        near = ramp(dressed_theme)[luma(paint)]
        assert max(abs(a - b) for a, b in zip(near, paint, strict=True)) <= 12, paint


def test_a_floor_has_its_material_and_leaves_the_rest_to_what_stands_on_it() -> None:
    for material in MATTER:
        floor = tinted(THEMES["parchment"], material).floor
        for one, other in zip(floor, THEMES["parchment"].floor, strict=True):
            assert abs(one - other) <= 0.25 * 255


@joined("material", MATTER)
@joined("theme", ["parchment", "slate", "contrast"])
def test_the_texture_of_a_floor_is_fainter_than_its_grid(theme: Theme, material: str) -> None:
    dressed = tinted(THEMES[theme], material)
    tones = {luma(each) for each in dressed.grain}
    assert len(tones | {luma(dressed.floor)}) == len(dressed.grain) + 1
    assert len(dressed.grain) > 1
    plain = luma(dressed.floor)
    assert all(2 * abs(each - plain) < abs(luma(dressed.grid) - plain) + 4 for each in tones)
    grid = contrast(dressed.grid, dressed.floor)
    assert grid >= contrast(THEMES[theme].grid, THEMES[theme].floor) - 0.2


@joined("material", places.MATERIALS)
def test_things_and_light_are_of_the_material(material: Material) -> None:
    plain = THEMES["slate"]
    dressed = tinted(plain, material)
    for part in ("furniture", "wood", "iron"):
        assert getattr(theme_of(dressed.key), part) == getattr(dressed, part)
    assert dressed.furniture != plain.furniture
    assert dressed.light != plain.light


def test_no_texture_is_on_squares_within_reach() -> None:
    square = (8, 7)

    def tones(**parts: object) -> int:
        scene = places.place(material="glass", tokens=(), features=(), **parts)
        frame = replace(layout(known_only(scene), "overview"), c=40)
        whole = draw(scene, scenes.say, theme="slate", view="overview", frame=frame)
        x, y = (
            round(at) + edge
            for at, edge in zip((frame.x(square[0]), frame.y(square[1])), frame.map_at, strict=True)
        )
        inner = whole.convert("RGB").crop((x + 6, y + 6, x + 34, y + 34))
        return len(inner.getcolors(inner.width * inner.height) or ())

    assert tones() > 1
    assert tones(reach=(square,)) == 1


def test_paper_has_no_texture_on_its_floors() -> None:
    assert not tinted(THEMES["print"], "flesh").grain


def test_manners_and_material_add_up() -> None:
    alone = image(places.place(manner=("cyclopean",)))
    both = image(places.place(manner=("cyclopean", "eldritch"), material="ice"))
    assert unlike(alone, both) > 0.1
    theme = themed(THEMES["slate"], places.place(manner=("eldritch",), material="ice"))
    assert theme.hatch != THEMES["slate"].hatch
    assert set(tinted(THEMES["slate"], "ice").extra) < set(theme.extra)


@joined("line", ["straight", "rounded", "rough"])
def test_an_outline_replaces_the_squares_of_its_box(line: str) -> None:
    plan = scenes.Plan(9, 8)
    plan.dig((2, 2, 4, 4))
    squares = plan.scene(title=Text.of("the-hall"))
    outline = Outline(box=Box(at=(2, 2), columns=4, rows=4), points=((2, 2), (6, 4), (2, 6)),
                      line=line)  # fmt: skip
    drawn = image(squares.with_(outlines=(outline,)))
    assert unlike(drawn, image(squares)) > 0.02
    others = {"straight", "rounded", "rough"} - {line}
    for other in others:
        assert unlike(drawn, image(squares.with_(outlines=(outline.with_(line=other),)))) > 0.001


def test_an_outline_of_its_own_squares_looks_as_they_do() -> None:
    plan = scenes.Plan(9, 8)
    plan.dig((2, 2, 4, 4))
    squares = plan.scene(title=Text.of("the-hall"))
    outline = Outline(box=Box(at=(2, 2), columns=4, rows=4), points=SQUARE)
    assert unlike(image(squares), image(squares.with_(outlines=(outline,)))) < 0.03


def test_edges_of_neighbouring_caves_meet() -> None:
    """Both stray the same way along the border they share, whichever way it runs."""
    left = Outline(box=Box(at=(2, 2), columns=4, rows=4), points=SQUARE, line="rough")
    right = left.with_(points=((6, 2), (9, 2), (9, 6), (6, 6)))
    border = {point for point in edge_of(left) if point in set(edge_of(right))}
    assert len(border) >= 16


def test_a_rough_edge_is_the_same_on_a_map_that_begins_elsewhere() -> None:
    points = ((2.113, 2.2), (5.872, 2.04), (6.3, 5.901), (1.777, 6.4))
    there = Outline(box=Box(at=(2, 2), columns=4, rows=4), points=points, line="rough")
    moved = tuple((x + 3, y + 15) for x, y in points)
    here = there.with_(points=moved, rough_from=(3, 15))
    assert edge_of(here) == [(x + 3, y + 15) for x, y in edge_of(there)]
    assert edge_of(here) != edge_of(here.with_(rough_from=(0, 0)))


def test_a_way_into_a_round_room_stays_open() -> None:
    """A passage that meets a room's box where its outline does not reach is led on."""
    plan = scenes.Plan(12, 8)
    plan.dig((2, 2, 4, 4))
    plan.dig((6, 5, 4, 1))
    hexagon = ((2.0, 4.0), (3.0, 2.0), (5.0, 2.0), (5.9, 4.0), (5.0, 5.9), (3.0, 5.9))
    outline = Outline(box=Box(at=(2, 2), columns=4, rows=4), points=hexagon)
    scene = plan.scene(title=Text.of("the-hall"), outlines=(outline,))
    mask = floor_mask(scene, layout(known_only(scene), "play"))
    frame = layout(known_only(scene), "play")
    y = round(frame.y(5.5))
    across = [mask.getpixel((x, y)) for x in range(round(frame.x(4.6)), round(frame.x(9.5)))]
    assert min(across) == 255, "no wall across the way"


def test_half_a_known_crawlway_is_a_stub() -> None:
    scene = places.place(manner=("built",))
    whole, half = Link(ends=((3.5, 4.2), (6.2, 2.5))), Link(ends=((8.5, 8.9), (8.5, 12.5)))
    hidden = Link(ends=((14.5, 12.5), (16.5, 12.5)))
    unseen = scene.with_(sight=tuple(row if row.strip() else " " * 17 for row in scene.sight))
    assert seen_part(unseen, whole) == whole
    stub = seen_part(unseen, half)
    assert stub is not None
    assert stub.ends == ((8.5, 8.9), (8.5, pytest.approx(9.7)))
    assert seen_part(unseen, hidden) is None
    assert unlike(image(scene), image(scene.with_(links=(whole,)))) > 0


@joined("parts", [{"pace": 2.0}, {"pace": 3.0}, {"north": "e"}])
def test_pace_and_north_show(parts: dict[str, object]) -> None:
    assert image(places.place(**parts)).tobytes() != image(places.place()).tobytes()


@pytest.mark.parametrize("manner", places.PRIORITIES)
def test_a_place_looks_the_same_each_time(manner: Manner) -> None:
    first = image(places.made(manner), "slate").tobytes()
    forget()
    assert image(places.made(manner), "slate").tobytes() == first
