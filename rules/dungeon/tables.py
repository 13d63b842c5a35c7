"""Table A, its alternative, and the other tables of the generator."""

from typing import Literal, NamedTuple, get_args

from rules.core.scene import Facing, Material, Side
from rules.dungeon.terms import Content, Form, Morphology, Origin

SCAN: tuple[Side, ...] = (Side.WEST, Side.NORTH, Side.EAST, Side.SOUTH)
"""Clockwise from nine o'clock (DM-005)."""

_CLOCKWISE = (Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST)
N, E, S, W = _CLOCKWISE


class Shape(NamedTuple):
    """One row of Table A: a corridor or a room, and its openings before it is turned."""

    number: int
    kind: Literal["corridor", "room"]
    openings: frozenset[Side]

    @property
    def stairs(self) -> bool:
        """Whether two thirds of it are stairs. DM-038."""
        return self.number == 12


def _row(number: int, kind: Literal["corridor", "room"], *openings: Side) -> Shape:
    return Shape(number, kind, frozenset(openings))


SHAPES: dict[int, Shape] = {
    row.number: row
    for row in (
        _row(1, "corridor", N, S),
        _row(2, "corridor", N, E, S, W),
        _row(3, "corridor", E, S, W),
        _row(4, "room", N, S),
        _row(5, "room", N, E, S, W),
        _row(6, "room", E, S, W),
        _row(7, "room", N, E),
        _row(8, "corridor", N, E),
        _row(9, "room", S),
        _row(10, "corridor", S),
        _row(11, "corridor", N, S),
        _row(12, "corridor", S),
    )
}

CHESSEX = {1: 1, 2: 4, 3: 8, 4: 7, 5: 3, 6: 6, 7: 2, 8: 5, 9: 10, 10: 9, 11: 11, 12: 12}
"""Faces of a set of picture dice to rows of Table A."""

LEVEL_DICE = {1: 3, 2: 2, 3: 1}
COMPASS: tuple[Facing, ...] = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
MORPHOLOGIES: tuple[Morphology, ...] = get_args(Morphology)
MATERIALS: tuple[Material, ...] = get_args(Material)
FORMS: tuple[Form, ...] = get_args(Form)
ORIGINS: tuple[Origin, ...] = get_args(Origin)
SPECIAL: tuple[Content, ...] = ("trap", "treasure", "surprise")
VERY_SPECIAL: tuple[Content, ...] = ("deadly_trap", "major_treasure", "wonder")


def shape_of(face: int, table: Literal["seed", "chessex"] = "seed") -> Shape:
    """Return the tile a face of the die stands for.

    DM-027 a straight corridor, DM-028 a crossing, DM-029 a side branch, DM-030 a room with
    passages at opposite ends, DM-031 one on every side, DM-032 on three, DM-033 on two that meet,
    DM-034 a bend, DM-035 a room with one entrance, DM-036 a blind corridor, DM-037 a straight
    corridor again, DM-038 stairs; DM-057 or the faces of picture dice.
    """
    return SHAPES[CHESSEX[face] if table == "chessex" else face]


def turned(openings: frozenset[Side], turns: int) -> tuple[Side, ...]:
    """Return openings after so many clockwise quarter turns, in scan order."""
    after = {_CLOCKWISE[(_CLOCKWISE.index(side) + turns) % 4] for side in openings}
    return tuple(side for side in SCAN if side in after)


def _fits(shape: Shape, toward: Side) -> tuple[tuple[int, tuple[Side, ...]], ...]:
    found: dict[tuple[Side, ...], int] = {}
    for turns in range(4):
        openings = turned(shape.openings, turns)
        if toward in openings:
            found.setdefault(openings, turns)
    return tuple((turns, openings) for openings, turns in found.items())


FITS = {(shape.number, side): _fits(shape, side) for shape in SHAPES.values() for side in SCAN}
"""The different ways to lay a shape with an opening on a side, by quarter turns, fewest first."""
