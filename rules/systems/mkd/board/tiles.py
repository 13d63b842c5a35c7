"""A printed tile, turned: its squares, ground and openings (B-01, B-02, B-04)."""

from functools import cache
from typing import Final, Literal, NamedTuple

from rules.systems.mkd.compass import Facing, Square, step
from rules.systems.mkd.content import TILES
from rules.systems.mkd.state import Placed
from rules.systems.mkd.terms import Ground

LETTERS: Final[dict[str, Ground]] = {
    ".": "clear", "#": "blocking", "h": "hindering", "~": "water", "X": "crevice", "s": "shadow",
}  # fmt: skip
SIDE_OF: Final[dict[str, Facing]] = {"N": 0, "E": 2, "S": 4, "W": 6}

Opening = tuple[Square, Facing]
"""An open edge: the square inside and the side it is on."""


class Shape(NamedTuple):
    """A tile as it lies, its top-left square at (0, 0).

    `order` lists its squares as printed, row by row from the printed top-left: the numbering
    turns with the tile (RG-051). `openings` are single open edges.
    """

    kind: Literal["hall", "chamber"]
    columns: int
    rows: int
    ground: dict[Square, Ground]
    order: tuple[Square, ...]
    openings: tuple[Opening, ...]

    @property
    def centre(self) -> Square:
        """The middle square."""
        return self.columns // 2, self.rows // 2


@cache
def shape_of(tile: int, side: str, turn: int) -> Shape:
    """A tile side after `turn` quarter turns clockwise.

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
    shape = Shape(printed.kind, columns, rows, ground, tuple(ground), tuple(openings))
    for _ in range(turn):
        shape = _turned(shape)
    return shape


def _turned(shape: Shape) -> Shape:
    def put(square: Square) -> Square:
        return shape.rows - 1 - square[1], square[0]

    return Shape(
        shape.kind,
        shape.rows,
        shape.columns,
        {put(square): ground for square, ground in shape.ground.items()},
        tuple(put(square) for square in shape.order),
        tuple((put(square), (side + 2) % 8) for square, side in shape.openings),
    )


def moved(square: Square, at: Square) -> Square:
    """A tile's square on the board."""
    return square[0] + at[0], square[1] + at[1]


def squares(placed: Placed) -> tuple[Square, ...]:
    """The squares of a placed tile in printed order."""
    return tuple(moved(square, placed.at) for square in shape_of_placed(placed).order)


def openings(placed: Placed) -> tuple[Opening, ...]:
    """The open edges of a placed tile, by side N, E, S, W and then by position."""
    found = [(moved(square, placed.at), side) for square, side in shape_of_placed(placed).openings]
    return tuple(sorted(found, key=lambda opening: (opening[1], opening[0][1], opening[0][0])))


def centre(placed: Placed) -> Square:
    """The middle square of a placed tile."""
    return moved(shape_of_placed(placed).centre, placed.at)


def shape_of_placed(placed: Placed) -> Shape:
    """The shape of a placed tile."""
    return shape_of(placed.tile, placed.side, placed.turn)


def runs(edges: tuple[Opening, ...]) -> tuple[tuple[Opening, ...], ...]:
    """Open edges grouped into openings: maximal runs of neighbours on one side (B-02)."""
    groups: list[list[Opening]] = []
    for edge in sorted(edges, key=lambda opening: (opening[1], opening[0][1], opening[0][0])):
        square, side = edge
        along = 2 if side in (0, 4) else 4
        last = groups[-1][-1] if groups else None
        if last and last[1] == side and step(last[0], along) == square:
            groups[-1].append(edge)
        else:
            groups.append([edge])
    return tuple(tuple(group) for group in groups)
