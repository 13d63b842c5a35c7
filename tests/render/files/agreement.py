"""What the files of one map have to agree about: which square is floor, and where its doors are.

The lines of a file are drawn, and water poured into the squares says what they enclose. All of
it is asked of the files themselves, which are read as strangers read them.
"""

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import pairwise
from math import hypot
from xml.etree import ElementTree as ET
from zipfile import ZipFile

from PIL import Image, ImageChops, ImageDraw

from render.drawing.palettes import THEMES
from render.drawing.theme import deep_water
from render.files import Audience, export
from render.files.boundaries import CLOSED
from rules.core.scene import Barrier, Point, Scene, Side, Square, Terrain
from rules.core.words import CORE_CATALOG, load_words
from rules.dungeon import CATALOG
from tests.render.files.flooding import WET, flooded

FINE = 24
"""Pixels per square in which lines are drawn."""
PPG = 24
"""Pixels per square of the picture that is looked at; the largest maps have fewer."""
SPOT, ABOUT = 2, 8
"""How far about the middle of a square pixels are looked at: floor has lines and stones on it."""
PALE = 215
"""The grey from which a pixel is floor: strokes in the rock are darker."""
ALIKE = 250
"""From 255 on down, how like a colour a pixel has to be to have it."""
ON_A_LINE = 0.125
"""How far from a wall's line the end of a door may be: files round both to pixels, of which 8 are a
square here."""
ROUNDED = 0.07
"""How far ends may lie apart in two files: Foundry rounds to whole pixels, of which 8 are a square
here."""
AT_A_LINE = 0.25
"""How near to a wall the middle of a square of rock may lie on the floor's side of it."""
STEPS = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}
SHUT = CLOSED | {Barrier.WALL, Barrier.UNEXPLORED}
SAY = load_words((CORE_CATALOG, CATALOG)).say

Path = Sequence[Point]


@dataclass(frozen=True)
class Drawn:
    """The lines of one file, in squares: walls, doors that are shut, and doors that stand open."""

    walls: tuple[Path, ...]
    shut: tuple[Path, ...]
    ajar: tuple[Path, ...] = ()


def universal(scene: Scene, audience: Audience) -> Drawn:
    """Read a Universal VTT file, whose portals are the doors that are shut."""
    content = json.loads(_file(scene, audience, "uvtt"))
    paths = [[(each["x"], each["y"]) for each in path] for path in content["line_of_sight"]]
    shut = [[(e["x"], e["y"]) for e in portal["bounds"]] for portal in content["portals"]]
    return Drawn(tuple(paths), tuple(shut))


def foundry(scene: Scene, audience: Audience) -> Drawn:
    """Read the walls of a scene for Foundry; a door is open in state 1."""
    with ZipFile(BytesIO(_file(scene, audience, "foundry"))) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".json"))
        content = json.loads(archive.read(name))
    side = content["grid"]["size"]
    lines = [
        ([(c[0] / side, c[1] / side), (c[2] / side, c[3] / side)], wall["door"], wall)
        for wall in content["walls"]
        for c in [wall["c"]]
    ]
    shut = [line for line, door, wall in lines if door and wall["ds"] != 1]
    ajar = [line for line, door, wall in lines if (door and wall["ds"] == 1) or _low(wall)]
    walls = [line for line, door, wall in lines if not door and not _low(wall)]
    return Drawn(tuple(walls), tuple(shut), tuple(ajar))


def _low(wall: dict[str, int]) -> bool:
    """Whether people see over it, as over a barricade."""
    return wall["sight"] not in (0, 20)


def tiled(scene: Scene, audience: Audience) -> tuple[Drawn, set[Square]]:
    """Read a Tiled map: the lines of its objects, and the squares of its layer of floor."""
    with ZipFile(BytesIO(_file(scene, audience, "tmx"))) as archive:
        root = ET.fromstring(archive.read(next(n for n in archive.namelist() if "tmx" in n)))
    side = int(root.get("tilewidth", ""))
    groups = {group.get("name"): group for group in root.iter("objectgroup")}

    def lines(name: str, *kinds: str) -> tuple[Path, ...]:
        found = []
        for each in groups[name]:
            if not kinds or each.get("type") in kinds:
                x, y = float(each.get("x", "")), float(each.get("y", ""))
                points = each.find("polyline").get("points").split()
                steps = [tuple(map(float, point.split(","))) for point in points]
                found.append([((x + dx) / side, (y + dy) / side) for dx, dy in steps])
        return tuple(found)

    layer = next(each for each in root.iter("layer") if each.get("name") == "floor")
    rows = [row.strip(",").split(",") for row in layer.find("data").text.strip().splitlines()]
    floor = {(x, y) for y, row in enumerate(rows) for x, tile in enumerate(row) if tile != "0"}
    shut = lines("doors", *(kind.value for kind in CLOSED))
    ajar = lines("doors", Barrier.AJAR.value, Barrier.BARRICADE.value)
    return Drawn(lines("lines"), shut, ajar), floor


def cells(scene: Scene, audience: Audience) -> tuple[set[Square], set[tuple[Square, Square]]]:
    """Read donjon's cells: squares of floor, and the pairs between which a door stands."""
    rows = [line.split("\t") for line in _file(scene, audience, "tsv").decode().splitlines()]
    floor, doors = set(), set()
    for y, row in enumerate(rows):
        for x, code in enumerate(row):
            if x % 2 and y % 2 and code:
                floor.add((x // 2, y // 2))
            elif code.startswith("D"):
                doors.add(((x - 1) // 2, (y - 1) // 2, x // 2, y // 2))
    return floor, {((a, b), (c, d)) for a, b, c, d in doors}


def letters(scene: Scene, audience: Audience) -> tuple[set[Square], dict[Square, str]]:
    """Read the text: its squares of floor, and what stands on their sides, by places in halves.

    Squares are every second letter and line, behind the names of the rows. What is read lies at
    the top left: only where things lie to each other can be told.
    """
    _, _, drawn = _file(scene, audience, "txt").decode().partition("\n\n")
    ruler, *lines = drawn.split("\n")
    grid = lines[: lines.index(ruler)]
    names = [re.match(r" *(\d*)", line).group(1) for line in grid]
    gutter = max(map(len, names))
    even = next(y for y, name in enumerate(names) if name) % 2
    lines = [re.sub(r" +\d+$", "", line)[gutter + 1 :] for line in grid]
    floor, sides = set(), {}
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            at_square = y % 2 == even and x % 2 == 1
            if at_square and letter != " ":
                floor.add((x, y))
            elif not at_square and letter not in " #":
                sides[x, y] = letter
    return floor, sides


def squares_of(scene: Scene) -> set[Square]:
    return {
        (column, row)
        for row, line in enumerate(scene.terrain)
        for column, letter in enumerate(line)
        if letter != Terrain.ROCK
    }


def picture(
    scene: Scene, audience: Audience, floor: set[Square]
) -> tuple[set[Square], set[Square]]:
    """Where the picture is unlike the squares of floor that are asked for.

    That is the squares of `floor` about whose middle it shows none, and others on whose middle it
    shows some.

    It is drawn bare, in the theme where dry floor is white and all else darker. A material, whose
    texture has white in it, is left out.
    """
    bare = scene.with_(features=(), labels=(), tokens=(), links=(), material=None)
    file = export(bare, SAY, "png", audience=audience, name="map", theme="contrast", ppg=PPG)
    with Image.open(BytesIO(file.data)) as image:
        grey = image.convert("L")
        colours = image.convert("RGB")
    paints = THEMES["contrast"]
    # Water is floor as well, of two blues that nothing else has here.
    for water in (paints.water, deep_water(paints)):
        apart = ImageChops.difference(colours, Image.new("RGB", colours.size, water))
        same = ImageChops.invert(apart.convert("L")).point(lambda v: 255 if v > ALIKE else 0)
        grey = ImageChops.lighter(grey, same)
    side = grey.width // scene.columns

    def pale(column: int, row: int, reach: int) -> bool:
        x, y = column * side + side // 2, row * side + side // 2
        spot = grey.crop((x - reach, y - reach, x + reach + 1, y + reach + 1))
        return max(spot.tobytes()) > PALE

    every = [(column, row) for row in range(scene.rows) for column in range(scene.columns)]
    missing = {at for at in floor if not pale(*at, ABOUT)}
    return missing, {at for at in every if at not in floor and pale(*at, SPOT)}


def _file(scene: Scene, audience: Audience, form: str) -> bytes:
    return export(scene, SAY, form, audience=audience, name="map", ppg=8).data


def away(place: Point, paths: Iterable[Path]) -> float:
    """How far a place is from the nearest of some lines, in squares."""
    return min(
        (
            _from_line(place, one, other)
            for path in paths
            for one, other in pairwise(path)
        ),
        default=9.0,
    )  # fmt: skip


def _from_line(place: Point, one: Point, other: Point) -> float:
    dx, dy = other[0] - one[0], other[1] - one[1]
    length = dx * dx + dy * dy
    share = ((place[0] - one[0]) * dx + (place[1] - one[1]) * dy) / length if length else 0.0
    share = max(0.0, min(1.0, share))
    return hypot(place[0] - one[0] - share * dx, place[1] - one[1] - share * dy)


def loose_doors(drawn: Drawn) -> list[Path]:
    """The doors of which an end lies on no wall: light goes past them."""
    return [
        door
        for door in (*drawn.shut, *drawn.ajar)
        if any(away(end, drawn.walls) > ON_A_LINE for end in (door[0], door[-1]))
    ]


def pools(scene: Scene, drawn: Drawn) -> list[set[Square]]:
    """The squares that water reaches from each square of floor, as sets of squares.

    Squares of rock are left out where a wall runs across their middle.
    """
    wide, high = (scene.columns + 2) * FINE, (scene.rows + 2) * FINE
    image = Image.new("L", (wide, high), 0)
    draw = ImageDraw.Draw(image)
    for line in (*drawn.walls, *drawn.shut):
        draw.line([((x + 1) * FINE, (y + 1) * FINE) for x, y in line], fill=255)
    floor, found = squares_of(scene), []
    left = set(floor)
    while left:
        start = min(left)
        x, y = _middle(start)
        if image.getpixel((x, y)):
            found.append({start})
            left.discard(start)
            continue
        wet = flooded(image, (x, y))
        reached = {
            (column, row)
            for row in range(-1, scene.rows + 1)
            for column in range(-1, scene.columns + 1)
            if wet[_middle((0, row))[1]][_middle((column, 0))[0]] == WET
        }
        lines = (*drawn.walls, *drawn.shut)
        pool = {
            at
            for at in reached
            if at in floor or away((at[0] + 0.5, at[1] + 0.5), lines) > AT_A_LINE
        }
        found.append(pool)
        left -= pool
    return found


def _middle(at: Square) -> tuple[int, int]:
    return (at[0] + 1) * FINE + FINE // 2, (at[1] + 1) * FINE + FINE // 2


def halls(scene: Scene) -> list[set[Square]]:
    """The squares between which people go without opening a door, by the squares' own sides."""
    blocked = {
        frozenset((edge.at, across(edge.at, edge.side)))
        for edge in scene.edges
        if edge.kind in SHUT
    }
    left, found = squares_of(scene), []
    while left:
        reached, waiting = {min(left)}, [min(left)]
        while waiting:
            at = waiting.pop()
            for side in Side:
                other = across(at, side)
                if other in left - reached and frozenset((at, other)) not in blocked:
                    reached.add(other)
                    waiting.append(other)
        found.append(reached)
        left -= reached
    return found


def across(at: Square, side: Side) -> Square:
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def moved(places: set[Square]) -> set[Square]:
    """The places, moved so that the first column and row among them are 0."""
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return {(x - left, y - top) for x, y in places}
