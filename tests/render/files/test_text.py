"""Text files: cells for donjon's tools, letters for everybody; floor can be read back."""

import re

import pytest

from render.files import Audience, export
from render.files.audience import for_audience
from render.view.visible import is_floor, known_box, under_tiles
from rules.core.scene import Barrier, Scene, Side
from tests.render import scenes
from tests.render.files.places import SCENES, house

BOTH = [(name, audience) for name in SCENES for audience in ("player", "keeper")]
each_file = pytest.mark.parametrize(("name", "audience"), BOTH)
CODE = re.compile(r"|F|D[PS]?[TBLR]|S[UD]|SUU|SDD")


def floor_of(scene: Scene) -> set[tuple[int, int]]:
    return {
        (column, row)
        for row in range(scene.rows)
        for column in range(scene.columns)
        if is_floor(scene, (column, row))
    }


def cells(scene: Scene, audience: Audience = "keeper") -> list[list[str]]:
    file = export(scene, scenes.say, "tsv", audience=audience, name="test")
    return [line.split("\t") for line in file.data.decode().splitlines()]


def lines(scene: Scene, audience: Audience = "keeper") -> list[str]:
    file = export(scene, scenes.say, "txt", audience=audience, name="test")
    return file.data.decode().splitlines()


@each_file
def test_cells_give_the_floor_back(name: str, audience: Audience) -> None:
    scene = SCENES[name]()
    rows = cells(scene, audience)
    assert {len(row) for row in rows} == {2 * scene.columns + 1}
    assert len(rows) == 2 * scene.rows + 1
    assert all(CODE.fullmatch(cell) for row in rows for cell in row)
    found = {
        (column, row)
        for row in range(scene.rows)
        for column in range(scene.columns)
        if rows[2 * row + 1][2 * column + 1]
    }
    assert found == floor_of(for_audience(audience, scene))


def test_cells_have_doors_stairs_and_walls() -> None:
    rows = cells(house())
    assert rows[5][14] == "DR"
    assert rows[17][14] == "DSR"
    assert rows[12][7] == "DB"
    assert rows[17][2] == "DPL"
    assert rows[7][14] == "", "an inner wall"
    assert rows[5][13] == rows[6][13] == "F"
    stairs = [cell for row in cells(scenes.lattice()) for cell in row if cell.startswith("S")]
    assert sorted(stairs) == ["SD", "SD", "SDD"]


def test_a_secret_door_not_found_is_no_cell() -> None:
    assert cells(house(Barrier.WALL), "player")[17][14] == ""


@each_file
def test_letters_give_the_floor_back(name: str, audience: Audience) -> None:
    scene = for_audience(audience, SCENES[name]())
    floor, box = floor_of(scene), known_box(scene)
    assert box is not None
    text = lines(SCENES[name](), audience)
    rulers = [number for number, line in enumerate(text) if number > 1 and _is_ruler(line)]
    assert len(rulers) == 2
    body = text[rulers[0] + 1 : rulers[1]]
    left, top = max(0, box.at[0] - 1), min(row for _, row in floor)
    gutter = max(len(scene.ruler.row_name(row)) for row in range(scene.rows)) + 1
    first = next(number for number, line in enumerate(body) if "#" in line) + 1
    found = {
        (left + at, top + number)
        for number, line in enumerate(body[first::2])
        for at, letter in enumerate(line[gutter + 1 :: 2][: scene.columns - left])
        if letter not in ' #"'
    }
    inside = {(column, row) for column, row in found if column <= max(x for x, _ in floor)}
    hidden = under_tiles(scene)
    assert inside - hidden == floor - hidden


def _is_ruler(line: str) -> bool:
    names = line.split()
    return bool(names) and all(re.fullmatch(r"-?[A-Z]{1,2}", name) for name in names)


def test_small_maps_read_as_drawn() -> None:
    plan = scenes.Plan(6, 5)
    plan.dig((1, 1, 4, 2))
    hall = scenes.hall()
    doors = tuple(
        hall.edges[0].with_(at=(2, row), side=Side.EAST, kind=kind)
        for row, kind in ((1, Barrier.DOOR), (2, Barrier.WALL))
    )
    text = lines(plan.scene(title=hall.title, edges=doors, features=hall.features[:1]))
    assert text == [
        "The Hall of Everything",
        "",
        "   A B C D E F",
        "1               1",
        "    #########",
        "2   #* .+. .#   2",
        "    #   #   #",
        "3   #. .#. .#   3",
        "    #########",
        "4               4",
        "   A B C D E F",
        "",
        "+ door",
        "* Altar B2",
    ]


def test_a_large_map_is_not_cut() -> None:
    text = lines(SCENES["large"]())
    assert sum(line.count("+") for line in text if line[:2].strip().isdigit()) == 30
