"""A map for the Tiled editor: layers of tiles, and all else as objects.

The zip holds the map and the picture of its tiles, which lie side by side.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from render.drawing.colour import ThemeName
from render.files.bundle import zipped
from render.files.picture import encoded
from render.files.tiles import NAMES, NUMBERS, ROCK, SIDE, WALL, tileset
from render.files.walls import lines_of
from render.files.xml import DECLARATION, element, text
from render.view.visible import is_floor, terrain_of
from render.words import Say
from rules.core.colours import MapColours
from rules.core.scene import Barrier, Feature, Link, Point, Scene, Terrain, Token

FORMAT, TILED = "1.10", "1.10.2"


def tmx(place: Scene, say: Say, theme: ThemeName, name: str) -> bytes:
    """Return the zip: `<name>.tmx` and `<name>-tiles.png`."""
    picture = f"{name}-tiles.png"
    groups, lines = _Objects(), lines_of(place)
    layers = [
        _layer(1, "rock", place, _rock(place)),
        _layer(2, "floor", place, _floor(place)),
        _layer(3, "terrain", place, _terrain(place)),
        _layer(4, "walls", place, _blocks(place)),
        groups.group("lines", (groups.line(path, "", "wall") for path in lines.walls)),
        groups.group(
            "doors",
            (
                groups.line(door.ends, "", door.kind.value, **_door(door.kind))
                for door in lines.doors
            ),
        ),
        groups.group("links", (groups.link(link) for link in place.links)),
        groups.group("things", (groups.thing(each, say) for each in place.features)),
        groups.group("figures", (groups.figure(each, say) for each in place.tokens)),
        groups.group(
            "labels", (groups.label(label.at, label.text) for label in place.labels)
        ),
    ]  # fmt: skip
    root = element(
        "map", "\n".join([_tileset(picture), *layers]), version=FORMAT, tiledversion=TILED,
        orientation="orthogonal", renderorder="right-down", width=place.columns,
        height=place.rows, tilewidth=SIDE, tileheight=SIDE, infinite=0,
        nextlayerid=len(layers) + 1, nextobjectid=groups.next,
    )  # fmt: skip
    return zipped(
        {
            f"{name}.tmx": f"{DECLARATION}\n{root}\n".encode(),
            picture: _tiles(theme, place.colours),
        }
    )


@lru_cache(maxsize=8)
def _tiles(theme: ThemeName, colours: MapColours | None) -> bytes:
    """Return the picture of the tiles, which all maps in the same colours share."""
    return encoded(tileset(theme, colours))


def _tileset(picture: str) -> str:
    image = element("image", source=picture, width=SIDE * len(NAMES), height=SIDE)
    tiles = "".join(element("tile", id=number, type=name) for number, name in enumerate(NAMES))
    return element(
        "tileset", image + tiles, firstgid=1, name="undercroft", tilewidth=SIDE, tileheight=SIDE,
        tilecount=len(NAMES), columns=len(NAMES),
    )  # fmt: skip


def _layer(number: int, name: str, place: Scene, tiles: Sequence[Sequence[int]]) -> str:
    rows = ",\n".join(",".join(map(str, row)) for row in tiles)
    data = element("data", f"\n{rows}\n", encoding="csv")
    return element(
        "layer", data, id=number, name=name, width=place.columns, height=place.rows
    )  # fmt: skip


def _rock(place: Scene) -> list[list[int]]:
    return [[ROCK] * place.columns for _ in range(place.rows)]


def _floor(place: Scene) -> list[list[int]]:
    floor = NUMBERS[Terrain.FLOOR]
    return [
        [floor if is_floor(place, (column, row)) else 0 for column in range(place.columns)]
        for row in range(place.rows)
    ]


def _terrain(place: Scene) -> list[list[int]]:
    special = {**NUMBERS, Terrain.FLOOR.value: 0}
    return [[special.get(letter, 0) for letter in row] for row in place.terrain]


def _blocks(place: Scene) -> list[list[int]]:
    """Return a wall tile wherever rock touches floor, even at a corner."""

    def block(column: int, row: int) -> int:
        if terrain_of(place, (column, row)) != Terrain.ROCK:
            return 0
        around = ((column + dx, row + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        return WALL if any(is_floor(place, at) for at in around) else 0

    return [[block(column, row) for column in range(place.columns)] for row in range(place.rows)]


def _door(kind: Barrier) -> dict[str, bool]:
    return {
        "locked": kind is Barrier.LOCKED,
        "secret": kind is Barrier.SECRET,
        "open": kind is Barrier.AJAR,
    }


class _Objects:
    """Objects and groups of objects, numbered in the order in which they are made."""

    def __init__(self) -> None:
        self.next = 1
        self._groups = 4

    def group(self, name: str, objects: Iterable[str]) -> str:
        self._groups += 1
        return element("objectgroup", "\n".join(objects), id=self._groups, name=name)

    def _object(
        self, at: Point, name: str, kind: str, size: Point, inside: str = "", **facts: object
    ) -> str:
        number = self.next
        self.next += 1
        told = "".join(
            element(
                "property", name=key, value=str(value).lower() if is_bool else value,
                type="bool" if is_bool else None,
            )
            for key, value in facts.items()
            if value not in (None, "")
            for is_bool in [isinstance(value, bool)]
        )  # fmt: skip
        properties = element("properties", told) if told else ""
        return element(
            "object", properties + inside, id=number, name=name or None, type=kind,
            x=_pixels(at[0]), y=_pixels(at[1]),
            width=_pixels(size[0]) if size[0] else None,
            height=_pixels(size[1]) if size[1] else None,
        )  # fmt: skip

    def line(self, path: Sequence[Point], name: str, kind: str, **facts: object) -> str:
        """Return a polyline object; its points are relative to the first."""
        (x0, y0) = path[0]
        points = " ".join(f"{_pixels(x - x0)},{_pixels(y - y0)}" for x, y in path)
        return self._object(
            path[0], name, kind, (0, 0), element("polyline", points=points), **facts
        )

    def link(self, link: Link) -> str:
        return self.line(link.ends, "", "link", breadth=link.width)

    def thing(self, each: Feature, say: Say) -> str:
        return self._object(
            each.at, say(each.name), each.kind, each.size, facing=each.facing, note=each.note
        )

    def figure(self, each: Token, say: Say) -> str:
        return self._object(
            each.at, say(each.name), each.side, each.size, mark=each.mark, facing=each.facing,
            health=each.health, health_max=each.health_max, down=each.down,
        )  # fmt: skip

    def label(self, at: Point, words: str) -> str:
        wide = max(1.0, 0.5 * len(words))
        inside = element("text", text(words), wrap=0, halign="center", valign="center")
        place = (at[0] + 0.5 - wide / 2, at[1])
        return self._object(place, words, "label", (wide, 1.0), inside)


def _pixels(length: float) -> str:
    return f"{length * SIDE:g}"
