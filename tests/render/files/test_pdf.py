"""Paper: one inch a square, every square on a sheet, and the file can be read."""

import re
import zlib
from functools import cache

import pytest

from render.files import Paper, export
from render.files.sheets import LONG, SHORT, SIZES, cut
from render.view.visible import squares
from rules.core.scene import Scene
from rules.core.words import Text
from tests.render import scenes
from tests.render.files.flooding import ground
from tests.render.files.places import SCENES
from tests.support.joined import joined
from tests.support.soak import SOAK

DOTS = 16
"""Pixels per square."""
PRINTED = [
    (name, paper)
    for name in SCENES
    for paper in SIZES
    if SOAK or paper == "a4" or name in ("hall", "odd")
]
"""Scenes on papers; in a short run most are printed on one."""


def printed(scene: Scene, paper: Paper = "a4") -> bytes:
    file = export(
        scene, scenes.say, "pdf", audience="keeper", name="test", paper=paper, ppg=DOTS
    )  # fmt: skip
    return file.data


@cache
def made(name: str, paper: Paper = "a4") -> bytes:
    """The file of a usual scene, printed once."""
    return printed(SCENES[name](), paper)


def objects(data: bytes) -> dict[int, bytes]:
    """All objects of a file, found where its table says they are."""
    start = int(re.findall(rb"startxref\n(\d+)\n%%EOF", data)[-1])
    table = data[start:].split(b"\n")
    assert table[0] == b"xref"
    count = int(table[1].split()[1])
    found = {}
    for number in range(1, count):
        place = int(table[2 + number].split()[0])
        head = f"{number} 0 obj\n".encode()
        assert data[place:].startswith(head)
        found[number] = data[place + len(head) : data.index(b"\nendobj", place)]
    return found


def stream(body: bytes) -> bytes:
    facts, _, rest = body.partition(b"stream\n")
    length = re.search(rb"/Length (\d+)", facts)
    assert length
    return zlib.decompress(rest[: int(length[1])])


def pages(data: bytes) -> list[bytes]:
    """The pages in order, as the file lists them; nothing else is one."""
    everything = objects(data)
    root = re.search(rb"/Root (\d+) 0 R", data)
    assert root
    tree = re.search(rb"/Pages (\d+) 0 R", everything[int(root[1])])
    assert tree
    kids = re.search(rb"/Count (\d+)/Kids\[(.*?)\]", everything[int(tree[1])])
    assert kids
    numbers = [int(each) for each in re.findall(rb"(\d+) 0 R", kids[2])]
    assert len(numbers) == int(kids[1])
    assert numbers == [number for number, body in everything.items() if b"/Type/Page/" in body]
    return [everything[number] for number in numbers]


@pytest.mark.parametrize(("name", "paper"), PRINTED)
def test_pages_have_the_papers_size(name: str, paper: Paper) -> None:
    scene = SCENES[name]()
    sheets = cut(scene.with_(sight=("+" * scene.columns,) * scene.rows))
    found = pages(made(name, paper))
    assert len(found) == len(sheets.sheets) + (len(sheets.sheets) > 1)
    wide, high = sheets.size(paper)
    assert set(SIZES[paper]) == {wide, high}
    for page in found:
        assert f"/MediaBox[0 0 {wide:.2f} {high:.2f}]".encode() in page


@pytest.mark.parametrize("name", SCENES)
def test_a_square_is_an_inch_and_pictures_are_whole(name: str) -> None:
    data = made(name)
    everything = objects(data)
    sheets = pages(data)[1:]
    for page in sheets:
        content = re.search(rb"/Contents (\d+)", page)
        picture = re.search(rb"/Im1 (\d+)", page)
        assert content
        assert picture
        drawing = stream(everything[int(content[1])]).decode("cp1252")
        placed = re.search(r"q ([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm /Im1 Do Q", drawing)
        assert placed
        wide, high = float(placed[1]) / 72, float(placed[2]) / 72
        assert {wide, high} == {SHORT, LONG}
        body = everything[int(picture[1])]
        assert f"/Width {wide * DOTS:.0f}/Height {high * DOTS:.0f}".encode() in body
        assert len(stream(body)) == wide * DOTS * high * DOTS


@joined("name", SCENES)
def test_every_square_is_on_a_sheet_and_neighbours_overlap(name: str) -> None:
    scene = SCENES[name]()
    sheets = cut(scene)
    covered = [
        set(squares(each.window.at, (each.window.columns, each.window.rows)))
        for each in sheets.sheets
    ]
    assert ground(scene) <= set().union(*covered)
    assert all(part & ground(scene) for part in covered), "no sheet is empty"
    places = {each.place: part for each, part in zip(sheets.sheets, covered, strict=True)}
    for (column, row), part in places.items():
        beside = places.get((column + 1, row))
        if beside:
            assert part & beside
    assert len({each.name for each in sheets.sheets}) == len(sheets.sheets)


def test_sheets_say_their_names_and_their_neighbours() -> None:
    data = made("hall")
    everything = objects(data)
    told = []
    for page in pages(data):
        content = re.search(rb"/Contents (\d+)", page)
        assert content
        told.append(re.findall(r"\((.*?)\) Tj", stream(everything[int(content[1])]).decode()))
    names = [each.name for each in cut(SCENES["hall"]()).sheets]
    assert set(names) <= set(told[0])
    assert any("sheet B1, 2 of" in words for words in told[2])
    assert {"A1", "C1", "B2"} <= set(told[2])


def test_small_places_need_one_sheet() -> None:
    plan = scenes.Plan(8, 8)
    plan.dig((2, 2, 3, 4))
    assert len(pages(printed(plan.scene(title=Text.of("the-hall"))))) == 1


def test_a_place_of_giants_fits_one_page_however_few_its_dots_are() -> None:
    plan = scenes.Plan(110, 12)
    plan.dig((2, 2, 106, 8))
    scene = plan.scene(title=Text.of("the-hall"), manner=("cyclopean",), pace=2.0)
    file = export(scene, scenes.say, "pdf", audience="keeper", name="test", ppg=16)
    assert len(pages(file.data)) == 1 + len(cut(scene).sheets)


def test_odd_letters_do_no_harm() -> None:
    plan = scenes.Plan(8, 8)
    plan.dig((2, 2, 3, 4))
    data = printed(plan.scene(title=Text.of("name-(ж)\\ — é")))
    body = next(body for body in objects(data).values() if b"/Producer" in body)
    title = re.search(rb"/Title<([0-9a-f]+)>", body)
    assert title
    assert bytes.fromhex(title[1].decode()).decode("utf-16") == "(ж)\\ — é"
    page = pages(data)[0]
    content = re.search(rb"/Contents (\d+)", page)
    assert content
    assert b"(\\(?\\)\\\\ \x97 \xe9: sheet" in stream(objects(data)[int(content[1])])
