"""A printed tile, turned: its squares, ground and openings (B-01, B-02, B-04)."""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from rules.systems.mkd.compass import Facing, Square, step
from rules.systems.mkd.content.tiles import TILES
from rules.systems.mkd.pieces import Placed
from rules.systems.mkd.terms import Ground

LETTERS: Final[dict[str, Ground]] = {
    ".": "clear", "#": "blocking", "h": "hindering", "~": "water", "X": "crevice", "s": "shadow",
}  # fmt: skip
SIDE_OF: Final[dict[str, Facing]] = {"N": 0, "E": 2, "S": 4, "W": 6}

SHAPES_KEPT: Final = 4096
"""Shapes that are remembered: all of the printed tiles and those of many packs."""

Opening = tuple[Square, Facing]
"""An open edge: the square inside and the side it is on."""


class Shape(NamedTuple):
    """A tile as it lies, its top-left square at (0, 0).

    `order` lists its squares as printed, row by row from the printed top-left: the numbering
    turns with the tile (RG-051). `openings` are single open edges by side N, E, S, W and then by
    position. `ways` has a bit for each direction in which one gets from a square to another of
    the same tile (B-07).
    """

    kind: Literal["hall", "chamber"]
    columns: int
    rows: int
    ground: dict[Square, Ground]
    order: tuple[Square, ...]
    openings: tuple[Opening, ...]
    ways: dict[Square, int]

    @property
    def centre(self) -> Square:
        """The middle square."""
        return self.columns // 2, self.rows // 2


@lru_cache(maxsize=SHAPES_KEPT)
def shape_of(tile: int, side: str, turn: int) -> Shape:
    """Return a tile side after `turn` quarter turns clockwise.

    Raises:
        KeyError: there is no such tile.
    """
    printed = TILES[tile, side]
    columns, rows = len(printed.rows[0]), len(printed.rows)
    ground = {
        (x, y): LETTERS[letter]
        for y, row in enumerate(printed.rows)
        for x, letter in enumerate(row)
    }
    openings: list[Opening] = []
    for name in ("N", "E", "S", "W"):
        for index in printed.open.get(name, ()):
            where = {
                "N": (index, 0), "S": (index, rows - 1), "W": (0, index), "E": (columns - 1, index),
            }[name]  # fmt: skip
            openings.append((where, SIDE_OF[name]))
    shape = Shape(printed.kind, columns, rows, ground, tuple(ground), tuple(openings), {})
    for _ in range(turn):
        shape = _turned(shape)
    ways = {square: _ways_within(shape.ground, square) for square in shape.ground}
    return shape._replace(openings=tuple(sorted(shape.openings, key=in_order)), ways=ways)


def in_order(edge: Opening) -> tuple[Facing, int, int]:
    """Return the key that sorts edges by side N, E, S, W and then by position."""
    (x, y), side = edge
    return side, y, x


def _ways_within(ground: dict[Square, Ground], square: Square) -> int:
    """Return directions to squares of the same tile, not past the corner of a blocking one.

    The rule is B-07.
    """
    ways = 0
    for facing in range(8):
        beside = (step(square, facing - 1), step(square, facing + 1)) if facing % 2 else ()
        if step(square, facing) in ground and not any(
            ground.get(at, "blocking") == "blocking" for at in beside
        ):
            ways |= 1 << facing
    return ways


def _turned(shape: Shape) -> Shape:
    def put(square: Square) -> Square:
        return shape.rows - 1 - square[1], square[0]

    return shape._replace(
        columns=shape.rows,
        rows=shape.columns,
        ground={put(square): ground for square, ground in shape.ground.items()},
        order=tuple(put(square) for square in shape.order),
        openings=tuple((put(square), (side + 2) % 8) for square, side in shape.openings),
    )


def moved(square: Square, at: Square) -> Square:
    """Return a tile's square on the board."""
    return square[0] + at[0], square[1] + at[1]


def openings(placed: Placed) -> tuple[Opening, ...]:
    """Return the open edges of a placed tile, by side N, E, S, W and then by position."""
    x, y = placed.at
    edges = shape_of_placed(placed).openings
    return tuple([((x + column, y + row), side) for (column, row), side in edges])


def shape_of_placed(placed: Placed) -> Shape:
    """Return the shape of a placed tile."""
    return shape_of(placed.tile, placed.side, placed.turn)


def runs(edges: tuple[Opening, ...]) -> tuple[tuple[Opening, ...], ...]:
    """Return open edges grouped into openings: maximal runs of neighbours on one side (B-02)."""
    groups: list[list[Opening]] = []
    for edge in sorted(edges, key=in_order):
        square, side = edge
        along = 2 if side in (0, 4) else 4
        last = groups[-1][-1] if groups else None
        if last and last[1] == side and step(last[0], along) == square:
            groups[-1].append(edge)
        else:
            groups.append([edge])
    return tuple(tuple(group) for group in groups)
