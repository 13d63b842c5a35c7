"""Dividing a place among sheets of paper, at one inch a square."""

from dataclasses import dataclass
from itertools import product
from math import ceil
from typing import Literal

from render.files.boundaries import is_ground
from render.view.visible import known_box, squares
from rules.core.scene import Box, Scene, letters

Paper = Literal["a4", "letter"]

INCH = 72.0
"""An inch, in points."""
SIZES: dict[Paper, tuple[float, float]] = {"a4": (595.28, 841.89), "letter": (612.0, 792.0)}
"""Width and height of upright paper, in points."""
SHORT, LONG = 7, 10
"""Squares along the sides of a sheet: as many as fit both A4 and Letter."""
SHARED = 1
"""Squares by which neighbouring sheets overlap."""


@dataclass(frozen=True)
class Sheet:
    """One sheet: its place among the sheets, and its squares."""

    place: tuple[int, int]
    window: Box

    @property
    def name(self) -> str:
        """The sheet's name: B3 in the second column and the third row."""
        return f"{letters(self.place[0])}{self.place[1] + 1}"


@dataclass(frozen=True)
class Sheets:
    """All sheets that show anything, row by row, and whether the paper is in landscape."""

    sheets: tuple[Sheet, ...]
    lying: bool
    area: Box

    def size(self, paper: Paper) -> tuple[float, float]:
        """Return width and height of the paper in points, in its orientation."""
        short, long = SIZES[paper]
        return (long, short) if self.lying else (short, long)


def cut(place: Scene) -> Sheets:
    """Divide a place into as few sheets as possible; empty ones are left out."""
    box = known_box(place) or Box(at=(0, 0), columns=1, rows=1)
    area = Box(at=(box.at[0] - 1, box.at[1] - 1), columns=box.columns + 2, rows=box.rows + 2)
    upright = _sheets(place, area, SHORT, LONG)
    lying = _sheets(place, area, LONG, SHORT)
    if len(lying) < len(upright):
        return Sheets(tuple(lying), lying=True, area=area)
    return Sheets(tuple(upright), lying=False, area=area)


def _sheets(place: Scene, area: Box, wide: int, high: int) -> list[Sheet]:
    across, down = _count(area.columns, wide), _count(area.rows, high)
    left = area.at[0] - (across * (wide - SHARED) + SHARED - area.columns) // 2
    top = area.at[1] - (down * (high - SHARED) + SHARED - area.rows) // 2
    found = []
    for row, column in product(range(down), range(across)):
        at = (left + column * (wide - SHARED), top + row * (high - SHARED))
        if any(is_ground(place, each) for each in squares(at, (wide, high))):
            found.append(Sheet((column, row), Box(at=at, columns=wide, rows=high)))
    return found or [Sheet((0, 0), Box(at=(left, top), columns=wide, rows=high))]


def _count(length: int, side: int) -> int:
    """Return how many sheets it takes to cover so many squares in a row."""
    return max(1, ceil((length - SHARED) / (side - SHARED)))
