"""Files are opened by readers that nobody here wrote, and hold what the map holds.

A long run tries each kind of dungeon for players and keepers. Virtual tables have no such reader:
their files are held to schemas in `test_table_schemas.py`.
"""

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import get_args

import pypdf
import pytest
import pytiled_parser
import pytmx
import resvg_py
from PIL import Image

from bot.catalogs import all_words
from bot.drawing.keys import notes_of
from render.drawing.palettes import THEMES
from render.files import Audience, Note, export
from render.files.audience import for_audience
from render.files.pdf import page_count
from render.files.sheets import SIZES, cut
from render.files.walls import lines_of
from render.pictures.place_theme import themed
from render.words.alt_text import alt_text
from rules.core.dice import SeededDice
from rules.core.scene import Scene, Terrain
from rules.dungeon import DungeonOptions, Morphology, Plan, build, scene_of
from tests.render.files.agreement import AT_A_LINE, away, squares_of
from tests.support.soak import SOAK

KINDS: tuple[Morphology, ...] = get_args(Morphology)
AUDIENCES: tuple[Audience, ...] = ("player", "keeper")
SEEDS = range(8) if SOAK else (3,)
WORDS = all_words("en")
SQUARE = 16
"""Pixels per square of a drawing that is looked at."""
ABOUT = 5
"""How far about the middle of a square floor may show: lines and stones lie on it."""
LIKE = 6
"""How far the colours of a pixel may be from those of its ground."""

CASES = [
    (kind, seed, audience)
    for number, (kind, seed, audience) in enumerate(product(KINDS, SEEDS, AUDIENCES))
    if SOAK or number % 8 in (2, 5)
]
"""Every kind; in a short run every other one, players and keepers in turns."""
each_case = pytest.mark.parametrize(("kind", "seed", "audience"), CASES)


@cache
def rolled(kind: Morphology, seed: int) -> Plan:
    options = DungeonOptions(levels=1, morphologies=(kind,), columns=9, rows=9)
    return build(options, SeededDice(bytes([seed]) * 32, 0))


def level(kind: Morphology, seed: int, audience: Audience) -> Scene:
    return scene_of(rolled(kind, seed), 1, audience)


@contextmanager
def unpacked(scene: Scene, audience: Audience) -> Iterator[Path]:
    """The path of a Tiled map, unpacked as its readers want it."""
    file = export(scene, WORDS.say, "tmx", audience=audience, name="map")
    with TemporaryDirectory() as folder:
        with zipfile.ZipFile(BytesIO(file.data)) as archive:
            archive.extractall(folder)
        yield Path(folder, f"map-{audience}.tmx")


@each_case
def test_tiled_maps(kind: Morphology, seed: int, audience: Audience) -> None:
    scene = level(kind, seed, audience)
    place = for_audience(audience, scene)
    lines = lines_of(place)
    tiles, objects = ["rock", "floor", "terrain", "walls"], {
        "lines": len(lines.walls),
        "doors": len(lines.doors),
        "links": len(place.links),
        "things": len(place.features),
        "figures": len(place.tokens),
        "labels": len(place.labels),
    }  # fmt: skip
    with unpacked(scene, audience) as path:
        game = pytmx.TiledMap(str(path))
        parsed = pytiled_parser.parse_map(path)
    assert (game.width, game.height) == (scene.columns, scene.rows) == tuple(parsed.map_size)
    assert [layer.name for layer in game.layers] == [*tiles, *objects]
    assert [layer.name for layer in parsed.layers] == [*tiles, *objects]
    layers = {layer.name: layer for layer in parsed.layers}
    for name, count in objects.items():
        assert (len(game.get_layer_by_name(name)), len(layers[name].tiled_objects)) == (
            count,
            count,
        )
    drawn = {(x, y) for x, y, tile in game.get_layer_by_name("floor") if tile}
    rows = layers["floor"].data
    again = {(x, y) for y, row in enumerate(rows) for x, tile in enumerate(row) if tile}
    assert drawn == again == squares_of(scene)
    corners = [
        (each.coordinates.x + point.x, each.coordinates.y + point.y)
        for each in layers["lines"].tiled_objects
        for point in each.points
    ]
    wanted = [(x * game.tilewidth, y * game.tileheight) for path in lines.walls for x, y in path]
    for (x, y), (x0, y0) in zip(corners, wanted, strict=True):
        assert abs(x - x0) < 0.01
        assert abs(y - y0) < 0.01
    assert [each.type for each in game.get_layer_by_name("doors")] == [
        door.kind.value for door in lines.doors
    ]


@each_case
def test_papers(kind: Morphology, seed: int, audience: Audience) -> None:
    scene = level(kind, seed, audience)
    place = for_audience(audience, scene)
    notes = notes_of(rolled(kind, seed).model_dump(mode="json"), scene, WORDS)
    notes = notes if audience == "keeper" else ()
    file = export(
        scene, WORDS.say, "pdf", audience=audience, name="map", ppg=8, notes=notes
    )  # fmt: skip
    read = pypdf.PdfReader(BytesIO(file.data), strict=True)
    sheets, title = cut(place), WORDS.say(scene.title)
    assert read.metadata is not None
    assert read.metadata.title == title
    assert len(read.pages) == page_count(place, "a4", notes)
    told = [page.extract_text() for page in read.pages]
    first = min(1, len(sheets.sheets) - 1)
    for page, words, sheet in zip(read.pages[first:], told[first:], sheets.sheets, strict=False):
        assert {round(side, 2) for side in page.mediabox[2:]} == set(SIZES["a4"])
        assert f"{title}: sheet {sheet.name}," in " ".join(words.split())
        (image,) = page.images
        assert image.image is not None
        assert image.image.size == (8 * sheet.window.columns, 8 * sheet.window.rows)
    key = " ".join(" ".join(told[first + len(sheets.sheets) :]).split())
    for note in notes:
        assert note.heading in key
        assert all(" ".join(line.split()) in key for line in note.lines)
    assert bool(key) == bool(notes)


def tags(read: pypdf.PdfReader) -> list[tuple[str, str, str]]:
    """The elements of a file in their order: what each is, its alt text, and the words in it."""
    root = read.trailer["/Root"]["/StructTreeRoot"]
    document = root["/K"]
    assert (document["/S"], document["/P"]) == ("/Document", root)
    numbers = root["/ParentTree"]["/Nums"]
    parents = dict(zip(numbers[::2], numbers[1::2], strict=True))
    drawn = {page.indirect_reference.idnum: marked(page) for page in read.pages}
    found = []
    for kid in document["/K"]:
        element = kid.get_object()
        assert element["/P"] == document
        words = []
        for mark in element["/K"]:
            page = mark["/Pg"]
            owners = parents[page["/StructParents"]]
            assert owners[mark["/MCID"]].get_object() == element
            role, told = drawn[mark.raw_get("/Pg").idnum].pop(mark["/MCID"])
            assert role == element["/S"]
            words.append(told)
        found.append((element["/S"][1:], element.get("/Alt", ""), "".join(words)))
    assert not any(drawn.values()), "every mark belongs to an element"
    return found


def marked(page: pypdf.PageObject) -> dict[int, tuple[str, str]]:
    """What is marked on a page by its number: the role, and the words."""
    found, open_, told = {}, [], ""
    for operands, operator in pypdf.generic.ContentStream(page["/Contents"], None).operations:
        if operator in (b"BDC", b"BMC"):
            open_.append(operands)
            told = ""
        elif operator == b"Tj":
            assert open_, "words without a mark"
            # In the encoding of the font, which is not that of strings elsewhere in the file.
            told += operands[0].original_bytes.decode("cp1252")
        elif operator in (b"S", b"Do"):
            assert open_, "a line or a picture without a mark"
        elif operator == b"EMC":
            role, *facts = open_.pop()
            if role != "/Artifact":
                found[facts[0]["/MCID"]] = (role, facts[0].get("/ActualText", told))
    assert open_ == []
    return found


@each_case
def test_papers_can_be_read_aloud(kind: Morphology, seed: int, audience: Audience) -> None:
    scene = level(kind, seed, audience)
    place = for_audience(audience, scene)
    notes = (
        Note("1. Hall", ("Word " * 900, "Two."), None),
        Note("Жuk, 2", ("It is empty.",), None),
    )
    notes = notes if audience == "keeper" else ()
    file = export(scene, WORDS.say, "pdf", audience=audience, name="map", ppg=8, notes=notes)
    read = pypdf.PdfReader(BytesIO(file.data), strict=True)
    root = read.trailer["/Root"]
    assert root["/Lang"] == "en"
    assert root["/MarkInfo"]["/Marked"]
    assert root["/ViewerPreferences"]["/DisplayDocTitle"]
    sheets, title = cut(place).sheets, WORDS.say(scene.title)
    found = tags(read)
    heads = [words for role, _, words in found if role == "H1"]
    assert len(heads) == 1
    assert heads[0].startswith(f"{title}: ")
    figures = [alt for role, alt, _ in found if role == "Figure"]
    assert figures[0] == alt_text(place.with_(tokens=()), WORDS.say)
    told = figures[1:]
    assert len(told) == (len(sheets) if len(sheets) > 1 else 0)
    for sheet, alt in zip(sheets, told, strict=False):
        assert f"sheet {sheet.name}, " in alt
    assert [words for role, _, words in found if role == "H2"] == [note.heading for note in notes]
    key = [words for role, _, words in found if role == "P"][len(told) :]
    assert key == [" ".join(line.split()) for note in notes for line in note.lines]


@each_case
def test_drawings(kind: Morphology, seed: int, audience: Audience) -> None:
    """Every square shows its ground, floor or water; one of rock shows floor only at a wall."""
    scene = level(kind, seed, audience)
    # Words are left out: whether they are drawn depends on the machine's fonts.
    bare = scene.with_(features=(), labels=(), links=(), material=None)
    file = export(bare, WORDS.say, "svg", audience=audience, name="map")
    drawn = resvg_py.svg_to_bytes(
        svg_string=file.data.decode(), width=scene.columns * SQUARE, dpi=96, skip_system_fonts=True
    )  # fmt: skip
    with Image.open(BytesIO(drawn)) as image:
        assert image.size == (scene.columns * SQUARE, scene.rows * SQUARE)
        picture = image.convert("RGB")
    paints = themed(THEMES["parchment"], bare)
    floor, walls = squares_of(scene), lines_of(for_audience(audience, scene)).walls
    for row, column in product(range(scene.rows), range(scene.columns)):
        x, y = column * SQUARE + SQUARE // 2, row * SQUARE + SQUARE // 2
        if (column, row) in floor:
            spot = picture.crop((x - ABOUT, y - ABOUT, x + ABOUT + 1, y + ABOUT + 1))
            wet = scene.terrain[row][column] == Terrain.WATER
            ground = paints.water if wet else paints.floor
            assert any(_like(colour, ground) for _, colour in spot.getcolors()), (column, row)
        elif _like(picture.getpixel((x, y)), paints.floor):
            assert away((column + 0.5, row + 0.5), walls) <= AT_A_LINE + 1 / SQUARE, (column, row)


def _like(colour: tuple[int, int, int], wanted: tuple[int, int, int]) -> bool:
    return all(abs(one - other) <= LIKE for one, other in zip(colour, wanted, strict=True))
