"""A dungeon as it was rolled: everything that drawings, keys and exports are made from.

A plan is the blueprint of `level.json`: `Plan.model_validate_json(plan.model_dump_json())` is the
same plan. Cells are (x, y) of the sheet, counted from 0 at the bottom left; y grows to the top.
"""

from typing import Literal

from pydantic import Field

from rules.core.compass import north
from rules.core.grid import OPPOSITE, Cell
from rules.core.model import Model
from rules.core.scene import Facing, Side
from rules.dungeon.options import DungeonOptions
from rules.dungeon.tables import SHAPES, Shape
from rules.dungeon.terms import Content, DoorState, Form, Morphology, Origin, Slant

Special = Literal[0, 1, 2]
"""Not special, special, very special."""


class Slope(Model):
    """How a corridor slants, walked away from where it continues: 1 slight, 2 20, 3 45, 4 90."""

    direction: Slant
    steepness: int = Field(ge=1, le=4)


class Tile(Model):
    """One cell of thirty feet.

    `shape` is its row of Table A and `face` the die that gave it (other numbers with picture dice);
    `turns` are clockwise quarter turns; `via` is the side towards the tile it continues, the
    entrance of the first. `edited` says that a hand overrode the rules. The rest comes from
    morphologies and from populating.
    """

    number: int
    face: int
    shape: int
    at: Cell
    turns: int
    openings: tuple[Side, ...]
    via: Side
    special: Special = 0
    edited: bool = False
    cave: bool = False
    form: Form | None = None
    barricade: bool = False
    slope: Slope | None = None
    bends: int = 0
    content: Content | None = None

    @property
    def row(self) -> Shape:
        """The tile's row of Table A."""
        return SHAPES[self.shape]

    @property
    def is_room(self) -> bool:
        """Whether it is a chamber; stairs count as a corridor. DM-038."""
        return SHAPES[self.shape].kind == "room"

    @property
    def stairs(self) -> bool:
        """Whether stairs are in it."""
        return SHAPES[self.shape].stairs


class Join(Model):
    """A way between two tiles: from tile `a` through its `side` to tile `b`."""

    a: int
    side: Side
    b: int
    secret: bool = False
    door: DoorState | None = None


class Closed(Model):
    """An opening that came to nothing: an alcove or a dead end."""

    tile: int
    side: Side


class Crawlway(Model):
    """A crawlway between two neighbouring tiles: from tile `a` on its `side` to tile `b`."""

    a: int
    side: Side
    b: int


class Level(Model):
    """One level. `dice` were rolled at a time; `rolls` are all faces; tiles in order placed.

    `complete` is whether its gaps are bridged; until then openings may still lead on.
    """

    depth: int
    dice: int
    target: int
    rolls: tuple[tuple[int, ...], ...]
    tiles: tuple[Tile, ...]
    joins: tuple[Join, ...] = ()
    closed: tuple[Closed, ...] = ()
    crawlways: tuple[Crawlway, ...] = ()
    complete: bool = True

    def by_cell(self) -> dict[Cell, Tile]:
        """Return the tiles by where they lie, made anew at every call."""
        return {tile.at: tile for tile in self.tiles}

    def ways(self) -> dict[int, dict[Side, Join]]:
        """Return for every tile its joined sides, made anew at every call."""
        found: dict[int, dict[Side, Join]] = {tile.number: {} for tile in self.tiles}
        for join in self.joins:
            found[join.a][join.side] = join
            found[join.b][OPPOSITE[join.side]] = join
        return found

    def tile(self, number: int) -> Tile:
        """Return a tile by its number.

        Raises:
            KeyError: there is none.
        """
        if not 1 <= number <= len(self.tiles):
            raise KeyError(number)
        return self.tiles[number - 1]


class Stair(Model):
    """Where the stairs of a tile lead; level 0 is the surface, and blocked ones lead nowhere."""

    level: int
    tile: int
    direction: Slant
    to_level: int | None = None
    to_tile: int | None = None
    blocked: bool = False


class Results(Model):
    """What the morphologies came to, for the whole dungeon.

    `scale` multiplies all sizes and `stretch` the length of corridors; `width_ft` is the width of
    corridors before scaling. Shares are in percent, quotas in tiles.
    """

    morphologies: tuple[Morphology, ...] = ()
    scale: int = 1
    stretch: int = 1
    width_ft: int = 10
    room_share: int = 0
    reshaped: int = 0
    cave_share: int = 0
    caves: int = 0
    barricades: int = 0
    material: str | None = None
    origin: Origin | None = None

    def has(self, morphology: Morphology) -> bool:
        """Return whether the dungeon is of this kind."""
        return morphology in self.morphologies


class Plan(Model):
    """A whole dungeon. `compass` is the direction at the top of the sheet, if it was rolled."""

    schema_version: Literal[1] = 1
    options: DungeonOptions
    levels: tuple[Level, ...]
    stairs: tuple[Stair, ...] = ()
    compass: Facing | None = None
    results: Results = Results()

    def level(self, depth: int) -> Level:
        """Return a level by its depth, counted from 1.

        Raises:
            KeyError: the dungeon has no such level.
        """
        if not 1 <= depth <= len(self.levels):
            raise KeyError(depth)
        return self.levels[depth - 1]

    def stairs_of(self, depth: int) -> dict[int, Stair]:
        """Return the stairs of a level by the number of their tile."""
        return {stair.tile: stair for stair in self.stairs if stair.level == depth}

    def arrivals(self, depth: int) -> dict[int, tuple[Stair, ...]]:
        """Return the stairs that end on a level, by the number of the tile they end in."""
        found: dict[int, tuple[Stair, ...]] = {}
        for stair in self.stairs:
            if stair.to_level == depth and stair.to_tile is not None:
                found[stair.to_tile] = (*found.get(stair.to_tile, ()), stair)
        return found

    @property
    def north(self) -> Facing:
        """Where north lies on the sheet; drawings, keys and buttons all go by it. DM-025."""
        return north(self.compass)

    @property
    def tile_count(self) -> int:
        """Tiles on all levels."""
        return sum(len(level.tiles) for level in self.levels)

    @property
    def room_ft(self) -> int:
        """The side of a room in feet. DM-044."""
        return 30 * self.results.scale

    @property
    def corridor_width_ft(self) -> int:
        """The width of a corridor in feet. DM-044, DM-050, DM-056."""
        return self.results.width_ft * self.results.scale

    @property
    def corridor_length_ft(self) -> int:
        """The length of a straight corridor in feet. DM-044, DM-047."""
        return 30 * self.results.stretch * self.results.scale
