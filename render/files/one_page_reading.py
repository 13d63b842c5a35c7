"""A dungeon of One Page Dungeon as a scene.

A door has a square of its own there, and is hung on the side from which its passage is entered. A
file of ours says that every second cell is a square, and has walls between squares that touch.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from render.files.notes import Note
from render.files.one_page import STEP
from rules.core.errors import GameError
from rules.core.grid import ON_PAGE, OPPOSITE
from rules.core.scene import (
    MAX_SQUARES,
    Barrier,
    Box,
    Edge,
    Facing,
    Feature,
    Label,
    Scene,
    Side,
    Sight,
    Square,
    Symbol,
    Terrain,
)
from rules.core.words import Text

Place = Annotated[int, Field(ge=-5_000, le=5_000)]
Length = Annotated[int, Field(ge=1, le=5_000)]
Step = Literal[-1, 0, 1]
RIM = 1
"""Squares of rock around it."""
OVERLAP = 10
"""How many times the room of the largest map the rectangles may have in all."""
BARRIERS = {
    1: Barrier.DOOR, 2: Barrier.ARCH, 4: Barrier.PORTCULLIS, 5: Barrier.DOUBLE, 6: Barrier.SECRET,
    7: Barrier.IRON,
}  # fmt: skip
THINGS: dict[int, tuple[Symbol, str]] = {
    3: ("entrance", "export-thing-exit"),
    8: ("stairs_down", "export-thing-down"),
    9: ("slope", "export-thing-steps"),
}
FACING: dict[tuple[int, int], Facing] = {(0, -1): "n", (1, 0): "e", (0, 1): "s", (-1, 0): "w"}
ONWARD = (Side.EAST, Side.SOUTH)
SIDE = {way: side for side, way in ON_PAGE.items()}


class _Part(BaseModel):
    """A part of such a file. What else stands in it is passed over: newer versions add fields."""

    model_config = ConfigDict(frozen=True, extra="ignore", allow_inf_nan=False)


class Rect(_Part):
    """A rectangle of floor; a rotunda is round."""

    x: Place
    y: Place
    w: Length
    h: Length
    rotunda: bool = False


class Way(_Part):
    """A direction along the squares."""

    x: Step
    y: Step


class Door(_Part):
    """A door, a way out, or stairs, on a square of its own; `dir` is the way through it."""

    x: Place
    y: Place
    dir: Way
    type: int = Field(0, ge=0, le=9)


class At(_Part):
    """A square."""

    x: Place
    y: Place


class Spot(_Part):
    """A place in squares, fractions allowed."""

    x: float = Field(ge=-5_000, le=5_000)
    y: float = Field(ge=-5_000, le=5_000)


class Remark(_Part):
    """A numbered note, beside the middle of its room."""

    text: str = Field("", max_length=2_000)
    ref: str = Field("", max_length=12)
    pos: Spot


class Own(_Part):
    """What our own files say beside: every so many cells are a square."""

    step: Literal[2]


class Dungeon(_Part):
    """The whole file."""

    title: str = Field("", max_length=200)
    story: str = Field("", max_length=4_000)
    rects: tuple[Rect, ...] = Field(min_length=1, max_length=5_000)
    doors: tuple[Door, ...] = Field((), max_length=5_000)
    notes: tuple[Remark, ...] = Field((), max_length=500)
    columns: tuple[Spot, ...] = Field((), max_length=2_000)
    water: tuple[At, ...] = Field((), max_length=80_000)
    undercroft: Own | None = None


def drawn(dungeon: Dungeon) -> tuple[Scene, tuple[Note, ...]]:
    """Return a dungeon as a scene in which everything is known, and its notes.

    Raises:
        GameError: it is larger than a scene may be, or a door leads aslant.
    """
    for number, door in enumerate(dungeon.doors):
        if (door.dir.x, door.dir.y) not in FACING:
            raise GameError("export-unreadable-place", place=f"doors.{number}.dir")
    grid = _Cells(dungeon) if dungeon.undercroft else _Squares(dungeon)
    return grid.scene(), tuple(grid.notes())


class _Grid(ABC):
    """The squares of a dungeon. `step` is how many squares of the file one of ours is."""

    step = 1

    def __init__(self, dungeon: Dungeon) -> None:
        self.dungeon = dungeon
        rects = dungeon.rects
        self.left, self.top = min(each.x for each in rects), min(each.y for each in rects)
        right = max(each.x + each.w for each in rects)
        bottom = max(each.y + each.h for each in rects)
        wide, high = (-(-length // self.step) + 2 * RIM for length in
                      (right - self.left, bottom - self.top))  # fmt: skip
        if wide * high > MAX_SQUARES:
            raise GameError("export-unreadable-large", columns=wide, rows=high, most=MAX_SQUARES)
        if sum(each.w * each.h for each in rects) > OVERLAP * self.step**2 * MAX_SQUARES:
            # A rectangle over another adds nothing, and thousands of large ones take long.
            raise GameError("export-unreadable-place", place="rects")
        self.columns, self.rows = wide, high
        self.floor = {
            (x, y)
            for each in rects
            for x in range(each.x, each.x + each.w)
            for y in range(each.y, each.y + each.h)
        }
        self.water = {(each.x, each.y) for each in dungeon.water} & self.floor

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return a place of the file as a place of the scene."""
        return (x - self.left) / self.step + RIM, (y - self.top) / self.step + RIM

    def square(self, x: float, y: float) -> Square:
        """Return the square of the scene in which a place of the file lies."""
        column, row = self.at(x, y)
        return (
            min(max(int(column), 0), self.columns - 1),
            min(max(int(row), 0), self.rows - 1),
        )

    def scene(self) -> Scene:
        """Return the whole file as a scene."""
        dungeon = self.dungeon
        ground = [[str(Terrain.ROCK)] * self.columns for _ in range(self.rows)]
        for x, y in self.squares():
            column, row = self.square(x, y)
            ground[row][column] = str(Terrain.WATER if (x, y) in self.water else Terrain.FLOOR)
        sight = str(Sight.IN_VIEW) * self.columns
        story = (Text.of("export-told", words=dungeon.story.strip()),) if dungeon.story else ()
        title = (
            Text.of("export-told", words=dungeon.title.strip())
            if dungeon.title.strip()
            else Text.of("export-untitled")
        )
        return Scene(
            title=title,
            columns=self.columns,
            rows=self.rows,
            terrain=tuple(map("".join, ground)),
            sight=(sight,) * self.rows,
            rounded=tuple(self.rounds()),
            edges=tuple(self.edges()),
            features=tuple(self.features()),
            labels=tuple(
                Label(at=note.at, text=remark.ref)
                for note, remark in zip(self.notes(), dungeon.notes, strict=True)
                if note.at is not None and remark.ref
            ),
            facts=story,
        )

    def squares(self) -> Iterator[Square]:
        """Yield the squares of the file that are squares of the scene."""
        yield from self.floor

    def rounds(self) -> Iterator[Box]:
        """Yield the round rooms."""
        for each in self.dungeon.rects:
            if each.rotunda:
                yield Box(
                    at=self.square(each.x, each.y),
                    columns=-(-each.w // self.step),
                    rows=-(-each.h // self.step),
                )

    def edges(self) -> Iterator[Edge]:
        """Yield doors, each on the side from which its passage is entered."""
        for door in self.dungeon.doors:
            kind = BARRIERS.get(door.type)
            if kind is not None and (door.x, door.y) in self.floor:
                side = OPPOSITE[SIDE[door.dir.x, door.dir.y]]
                yield Edge(at=self.square(door.x, door.y), side=side, kind=kind)

    def features(self) -> Iterator[Feature]:
        """Yield ways out, stairs, steps and columns."""
        for door in self.dungeon.doors:
            if door.type in THINGS and (door.x, door.y) in self.floor:
                kind, name = THINGS[door.type]
                facing = FACING[door.dir.x, door.dir.y]
                at = self.square(door.x, door.y)
                yield Feature(kind=kind, at=at, name=Text.of(name), facing=facing)
        for spot in map(self.column, self.dungeon.columns):
            if spot is not None:
                yield Feature(kind="column", at=spot, name=Text.of("export-thing-column"))

    @abstractmethod
    def column(self, spot: Spot) -> Square | None:
        """Return the square of a column; None where that is no floor."""

    def notes(self) -> Iterator[Note]:
        """Yield the notes, each with the square of its mark."""
        for each in self.dungeon.notes:
            column, row = self.at(each.pos.x - 0.5, each.pos.y - 0.5)
            at = (
                min(max(column, 0.0), self.columns - 1.0),
                min(max(row, 0.0), self.rows - 1.0),
            )
            yield Note(f"{each.ref}.", (each.text,), at)


class _Squares(_Grid):
    """A dungeon as One Page Dungeon writes it: its squares are ours."""

    def column(self, spot: Spot) -> Square | None:
        """Return a square beside a corner, for a column that stands on the corner.

        It is the one towards the middle of the room, so that rows stay in step.
        """
        room = next(
            (each for each in self.dungeon.rects if _holds(each, spot)), self.dungeon.rects[0]
        )
        x = int(spot.x) - (spot.x > room.x + room.w / 2)
        y = int(spot.y) - (spot.y > room.y + room.h / 2)
        return self.square(x, y) if (x, y) in self.floor else None


class _Cells(_Grid):
    """A dungeon that we wrote: every second cell is a square, those between are lines."""

    step = STEP

    def __init__(self, dungeon: Dungeon) -> None:
        super().__init__(dungeon)
        # Squares have odd numbers, however much floor there is at the rim.
        self.left -= 1 - self.left % 2
        self.top -= 1 - self.top % 2
        self.columns, self.rows = self.columns + 1, self.rows + 1

    def squares(self) -> Iterator[Square]:
        """Yield the cells of the file that are squares of the scene."""
        return ((x, y) for x, y in self.floor if x % 2 and y % 2)

    def edges(self) -> Iterator[Edge]:
        """Yield doors where they were, and walls where squares touch without floor between."""
        between = {(each.x, each.y): each for each in self.dungeon.doors}
        for x, y in sorted(self.squares()):
            for side, (dx, dy) in ON_PAGE.items():
                line, other = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
                door = between.get(line)
                kind = BARRIERS.get(door.type) if door else None
                if door and kind:
                    if (door.dir.x, door.dir.y) == (dx, dy):
                        yield Edge(at=self.square(x, y), side=side, kind=kind)
                elif line not in self.floor and other in self.floor and side in ONWARD:
                    yield Edge(at=self.square(x, y), side=side, kind=Barrier.WALL)

    def column(self, spot: Spot) -> Square | None:
        """Return the square of a column, which stands in the middle of one."""
        at = (int(spot.x), int(spot.y))
        return self.square(*at) if at in self.floor else None


def _holds(rect: Rect, spot: Spot) -> bool:
    return rect.x <= spot.x <= rect.x + rect.w and rect.y <= spot.y <= rect.y + rect.h
