"""Maps in the colours of a pack: still to be read, whatever they are, and of no other game."""

import json
import pickle
from io import BytesIO
from itertools import product
from random import Random
from typing import get_args
from zipfile import ZipFile

import pytest
from PIL import Image

from render import Replay, picture, portrait, replay
from render import Theme as ThemeName
from render.drawing import theme as paints
from render.drawing.colour import rgb
from render.drawing.own_colours import key_in, theme_in, theme_of
from render.drawing.palettes import THEMES
from render.files import Format, export
from render.ground.materials import tinted
from render.ground.wall_style import haunted
from render.pictures.compose import STILLS, forget
from render.pictures.place_theme import themed
from rules.core.colours import MapColours, contrast
from rules.core.scene import Barrier, Box, Edge, Feature, Material, Scene, Side, Token
from rules.core.words import Text
from tests.render import scenes
from tests.support.colours import BOTH, DARK, LIGHT, by_chance
from tests.support.joined import joined
from tests.support.soak import SOAK, cases

SETS = len(cases(8, 200))
"""How many sets of colours by chance are tried, of each kind."""
OURS: tuple[ThemeName, ...] = ("parchment", "slate")
OTHERS: tuple[ThemeName, ...] = ("contrast", "print")


def many(dark: bool) -> list[MapColours]:
    chance = Random(f"colours {dark}")
    made = [by_chance(chance, dark=dark) for _ in range(SETS)]
    return [MapColours(dark=each) if dark else MapColours(light=each) for each in made]


def drawn(colours: MapColours | None, theme: ThemeName = "parchment", table: str = "") -> bytes:
    scene = scenes.hall().with_(colours=colours)
    return picture(scene, scenes.say, theme=theme, table=table)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_any_colours_that_are_accepted_can_be_read(dark: bool) -> None:
    for colours in many(dark):
        theme = theme_in("slate" if dark else "parchment", colours)
        assert contrast(theme.ink, theme.floor) >= 6.5
        assert contrast(theme.label, theme.floor) >= 4.4
        assert contrast(theme.ruler_text, theme.ruler) >= 4.5
        assert contrast(theme.water_line, theme.floor) >= 2.95
        assert contrast(theme.path, theme.floor) >= 2.9
        table = paints.colours(theme)
        fog = paints.wash(theme, theme.fog, theme.fog_share)
        floor, label = (table[fog[table.index(each)]] for each in (theme.floor, theme.label))
        assert contrast(floor, label) >= 2


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_any_colours_fit_a_palette_in_every_place(dark: bool) -> None:
    """With a material and an eldritch manner there are the most colours at once.

    In a short run each set is tried with a quarter of the materials, and each material with two.
    """
    share = 1 if SOAK else 4
    for number, colours in enumerate(many(dark)):
        theme = theme_in("slate" if dark else "parchment", colours)
        for material in get_args(Material)[number % share :: share]:
            for each in (tinted(theme, material), tinted(haunted(theme), material)):
                table = paints.colours(each)
                assert len(table) == 256
                assert {each.page, each.floor, each.ink, each.path} <= {*table}
                assert all(0 <= part <= 255 for colour in table for part in colour)


@joined("paper", ["#F0F000", "#FFFFFF", "#00FFFF", "#FFF8E0", "#F4E4BE"])
def test_pages_at_the_ends_of_their_range_have_a_palette(paper: str) -> None:
    """Clouds make a page lighter and darker: not where there is no room, or floor as light."""
    theme = theme_in("parchment", MapColours(light=LIGHT.with_(paper=paper)))
    table = paints.colours(theme)
    assert {theme.page, theme.floor, theme.ink} <= {*table}
    assert all(0 <= part <= 252 for colour in paints.ramp(theme) for part in colour)
    assert theme.floor == rgb(LIGHT.floor)


def test_parts_of_the_grey_drawing_have_tones_of_their_own() -> None:
    for colours in many(False):
        theme = theme_in("parchment", colours)
        line = paints.ramp(theme)
        for part in (theme.floor, theme.ink, theme.hatch, theme.grid):
            assert part in line


def test_each_part_has_the_colour_that_the_pack_says() -> None:
    for theme, chosen in (("parchment", LIGHT), ("slate", DARK)):
        data = picture(scenes.hall().with_(colours=BOTH), scenes.say, theme=theme, view="overview")  # type: ignore[arg-type]
        image = Image.open(BytesIO(data)).convert("RGB")
        counts = {colour for _, colour in image.getcolors(1 << 16) or ()}
        made = theme_of(f"{theme} " + " ".join(chosen.model_dump().values()))
        plain = THEMES[theme]  # type: ignore[index]
        for part in ("floor", "ink", "hatch", "wood", "iron", "path", "water", "furniture", "grid"):
            assert getattr(made, part) in counts, part
            assert getattr(plain, part) not in counts, part


GLARING = MapColours(
    light=LIGHT.with_(door="#00FC00", metal="#00FCFC", accent="#FC00FC", water="#0000FC")
)
"""Colours like nothing else on a map, each of them alone."""
ROOM = Scene(
    title=Text.of("the-hall"), columns=5, rows=5, sight=("+" * 5,) * 5,
    terrain=("     ", " ... ", " ... ", " ... ", "     "),
)  # fmt: skip
ALONE: dict[str, tuple[str, Scene]] = {
    "a door": ("wood", ROOM.with_(edges=(Edge(at=(2, 1), side=Side.NORTH, kind=Barrier.DOOR),))),
    "an iron door": (
        "iron", ROOM.with_(edges=(Edge(at=(2, 1), side=Side.NORTH, kind=Barrier.IRON),))
    ),
    "an unexplored way": (
        "path", ROOM.with_(edges=(Edge(at=(2, 1), side=Side.NORTH, kind=Barrier.UNEXPLORED),))
    ),
    "a table": ("wood", ROOM.with_(features=(Feature(kind="table", at=(1, 1), name=ROOM.title),))),
    "the last move": ("path", ROOM.with_(trail=((1, 1), (2, 1), (3, 1)))),
    "a new part": ("path", ROOM.with_(fresh=(Box(at=(1, 1), columns=2, rows=2),))),
    "water": ("water", ROOM.with_(terrain=(*ROOM.terrain[:2], " ~~~ ", *ROOM.terrain[3:]))),
}  # fmt: skip
"""Rooms with one thing each, and the part of a theme in whose colour that is."""


@joined("what", ALONE)
def test_each_thing_is_in_the_colours_of_its_pack(what: str) -> None:
    part, scene = ALONE[what]
    paint = getattr(theme_in("parchment", GLARING), part)
    for shown, expected in ((scene, True), (ROOM, False)):
        data = picture(shown.with_(colours=GLARING), scenes.say)
        image = Image.open(BytesIO(data)).convert("RGB")
        counts = {colour for _, colour in image.getcolors(1 << 16) or ()}
        assert (paint in counts) == expected


@pytest.mark.parametrize("theme", OTHERS)
def test_who_needs_contrast_or_paper_gets_them_as_ever(theme: ThemeName) -> None:
    assert theme_in(theme, BOTH) is THEMES[theme]
    assert drawn(BOTH, theme) == drawn(None, theme)


def test_a_set_that_is_left_out_leaves_its_theme_as_it_is() -> None:
    only = MapColours(light=LIGHT)
    assert theme_in("slate", only) is THEMES["slate"]
    assert drawn(only, "slate") == drawn(None, "slate")
    assert drawn(only) != drawn(None)


def test_a_key_says_all_colours_of_a_theme() -> None:
    assert [key_in(name, None) for name in THEMES] == list(THEMES)
    for name, colours in product(OURS, (BOTH, MapColours(light=LIGHT), MapColours(dark=DARK))):
        key = key_in(name, colours)
        assert theme_of(key).key == key
        assert theme_of(key) == theme_in(name, colours)
        assert theme_of(key).owned == (key != name)
    assert len({key_in("parchment", each) for each in many(False)}) == SETS


def test_no_picture_of_another_game_has_them() -> None:
    """Games in turns, at one table and at several, from caches that know all of them."""
    other = MapColours(light=LIGHT.with_(door="#A0522D"))
    fresh = []
    for colours in (None, BOTH, other):
        forget()
        fresh.append(drawn(colours))
    assert len(set(fresh)) == 3
    forget()
    for table in ("", "one", "two"):
        for colours, before in zip((None, BOTH, other, BOTH, None), (0, 1, 2, 1, 0), strict=True):
            assert drawn(colours, table=table) == fresh[before]


def test_the_same_colours_find_the_same_map_kept() -> None:
    forget()
    STILLS.served.clear()
    first = drawn(BOTH, table="one")
    again = drawn(pickle.loads(pickle.dumps(BOTH)), table="two")
    assert first == again
    assert STILLS.served == {"whole": 1, "kept": 1}


def test_the_colours_come_with_a_scene_to_another_process() -> None:
    scene = scenes.hall().with_(colours=BOTH)
    there = pickle.loads(pickle.dumps(scene))
    assert there.colours == BOTH
    assert themed(THEMES["parchment"], there).key == key_in("parchment", BOTH)


def _film(several: list[Scene]) -> Replay:
    return replay(
        several, scenes.say, theme="parchment", limit_bytes=2_000_000, size=(540, 400)
    )  # fmt: skip


def test_a_replay_has_them_in_every_frame_and_at_its_rim() -> None:
    several = [scenes.hall().with_(colours=BOTH, turn=turn) for turn in (1, 2)]
    told = _film(several)
    made = theme_in("parchment", BOTH)
    with Image.open(BytesIO(told.data)) as film:
        frame = film.convert("RGB")
    assert frame.getpixel((1, 1)) == made.ruler
    assert {made.floor, made.ink} <= {colour for _, colour in frame.getcolors(1 << 16) or ()}
    plain = _film([each.with_(colours=None) for each in several])
    assert plain.data != told.data


@pytest.mark.parametrize("form", ["png", "svg", "pdf", "uvtt", "foundry", "tmx"])
def test_files_have_them_in_the_themes_of_packs_alone(form: Format) -> None:
    def made(colours: MapColours | None, theme: ThemeName) -> bytes:
        scene = scenes.hall().with_(colours=colours)
        file = export(scene, scenes.say, form, audience="player", name="hall", theme=theme, ppg=8)
        return file.data

    assert made(BOTH, "parchment") != made(None, "parchment")
    assert made(BOTH, "print") == made(None, "print")


def test_a_virtual_table_is_as_the_page_where_the_map_ends() -> None:
    scene = scenes.hall().with_(colours=BOTH)
    made = export(
        scene, scenes.say, "foundry", audience="player", name="hall", theme="parchment", ppg=24
    )
    with ZipFile(BytesIO(made.data)) as file:
        (name,) = (each for each in file.namelist() if each.endswith(".json"))
        told = json.loads(file.read(name))
    page = theme_in("parchment", BOTH).page
    assert told["backgroundColor"] == "#{:02x}{:02x}{:02x}".format(*page)


def test_a_figure_stands_on_floor_of_its_pack() -> None:
    token = Token(key="k", side="hero", mark="K", name=Text.of("name-k"), at=(0, 0))
    image = Image.open(BytesIO(portrait(token, colours=BOTH))).convert("RGB")
    assert image.getpixel((0, 0)) == theme_in("parchment", BOTH).floor
    assert portrait(token, theme="print", colours=BOTH) == portrait(token, theme="print")
