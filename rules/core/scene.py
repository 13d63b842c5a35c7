"""A Scene is what may be seen of a place, in meanings: never pixels.

One Scene serves every system and every drawing: the picture, the alt text and the text map are
made from the same one. Squares are (column, row), counted from 0 at the top left. Colours are
those that a pack wrote, if any.
"""

import re
from enum import StrEnum
from typing import Literal

from pydantic import Field, model_validator

from rules.core.colours import MapColours
from rules.core.finale import Finale
from rules.core.model import Model
from rules.core.outdoors import Road, Sign
from rules.core.words import Text

Square = tuple[int, int]
MAX_SQUARES = 20_000


class Terrain(StrEnum):
    """What one square is made of; the value is its letter in `Scene.terrain`."""

    ROCK = " "
    FLOOR = "."
    WATER = "~"
    SHADOW = ":"
    HINDERING = ","
    PIT = "v"
    CREVICE = "/"
    OUTSIDE = "o"


class Sight(StrEnum):
    """What the party knows of one square; the value is its letter in `Scene.sight`."""

    UNSEEN = " "
    SEEN = "-"
    IN_VIEW = "+"


class Side(StrEnum):
    """A side of a square."""

    NORTH = "n"
    EAST = "e"
    SOUTH = "s"
    WEST = "w"


class Barrier(StrEnum):
    """What stands on an edge. Between floor and rock there is always a wall."""

    WALL = "wall"
    OPEN = "open"
    ARCH = "arch"
    DOOR = "door"
    DOUBLE = "double"
    AJAR = "ajar"
    LOCKED = "locked"
    IRON = "iron"
    PORTCULLIS = "portcullis"
    BARRICADE = "barricade"
    ONE_WAY = "one_way"
    SECRET = "secret"  # noqa: S105 - a door, found; one not found is simply not in the scene
    UNEXPLORED = "unexplored"


class Edge(Model):
    """A barrier on one side of a square. A one-way door lets pass from `at` to `side` alone."""

    at: Square
    side: Side
    kind: Barrier


Symbol = Literal[
    "altar", "barricade", "bones", "break", "chest", "cleared", "column", "covered", "drop",
    "entrance", "fight", "fountain", "glimpsed", "grate", "hard_fight", "lair", "loot", "magic",
    "portal", "rubble", "slope", "special", "stairs_down", "stairs_up", "statue", "table", "trap",
    "treasure", "vault", "very_special", "vortex",
    "barrel", "bed", "campfire", "crate", "shelf", "tent",
    "anvil", "basin", "bench", "brazier", "bridge", "cage", "candles", "cart", "cauldron", "chair",
    "coffin", "crystal", "desk", "hearth", "house", "idol", "lectern", "loom", "mushrooms", "oven",
    "pillory", "pool", "rack", "roots", "rug", "sack", "sarcophagus", "shackles", "signpost",
    "stall", "stool", "straw", "throne", "tree", "trough", "urn", "web", "well", "workbench",
]  # fmt: skip

Facing = Literal["n", "ne", "e", "se", "s", "sw", "w", "nw"]


class Feature(Model):
    """A thing that stands in the place. `size` is (columns, rows); `note` a word beside it.

    What stands against a wall faces away from it, into the room, and so does a web in a corner; a
    bridge faces where it leads. A slope faces down; the number in its note says how steep it is: 1
    to 3, or degrees. A "covered" thing is a tile that lies face down over `size` squares: nothing
    under it shows. "glimpsed" and "cleared" are small marks in a corner of `size` squares: seen
    from afar but not explored, and done with. "fight", "hard_fight", "magic", "treasure" and
    "lair" are emblems of what a room of `size` squares holds, drawn in its middle.
    """

    kind: Symbol
    at: Square
    name: Text
    size: tuple[int, int] = (1, 1)
    facing: Facing | None = None
    note: str = ""


class Emblem(Model):
    """A small picture of a figure, from a pack: PNG in base64. The same id is the same picture."""

    id: str
    png: str = Field(repr=False)

    def __eq__(self, other: object) -> bool:
        """Return whether it is the same picture, which the hash in its id says already."""
        return isinstance(other, Emblem) and self.id == other.id

    def __hash__(self) -> int:
        """Return the hash of its id: the picture itself is long."""
        return hash(self.id)


class Token(Model):
    """A figure. Shape says whose side it is on, `mark` (one to three letters) says who it is.

    `face` is the icon that shows what it is (`rules.core.icons`). `kind` is the id of its entry in
    a pack, if it is of one: whose emblem it shows in the place of an icon. All three are for
    drawing alone, and not written to files.
    """

    key: str
    side: Literal["hero", "monster", "guest", "wanderer"]
    mark: str = Field(min_length=1, max_length=3)
    name: Text
    at: Square
    size: tuple[int, int] = (1, 1)
    facing: Facing | None = None
    health: int | None = None
    health_max: int | None = None
    seat: int | None = None
    active: bool = False
    down: bool = False
    conditions: tuple[Text, ...] = ()
    face: str = Field(default="", exclude=True)
    kind: str = Field(default="", exclude=True)
    emblem: Emblem | None = Field(default=None, exclude=True)


Point = tuple[float, float]
"""A place in squares, fractions allowed: (0.5, 0.5) is the middle of the first square."""

Material = Literal[
    "ice", "flesh", "ceramite", "grave_soil", "black_metal", "shadow_light", "dreams", "weapons",
    "living_soil", "bricks", "glass", "wicker",
]  # fmt: skip

WITH_LOOK = re.compile(r"([^|]{1,60})\|([a-z_]{1,20})\|(#[0-9A-Fa-f]{6}|)")
"""A material with a look of its own: `Beeswax|ice|#E8C060`, its name, texture and main colour."""


def name_of_material(material: str) -> str:
    """Return the name of a material, without its look."""
    return material.partition("|")[0]


Manner = Literal["built", "cyclopean", "eldritch", "natural", "smooth"]


class Outline(Model):
    """A piece of floor that does not follow the squares, by the corners of its edge, in order.

    It belongs to the squares of `box` and is known when one of them is. `line` says how its edge
    runs between the corners: straight, rounded, or rough as a cave's. What is rough follows from
    where it lies from the square `rough_from`, so that maps that begin elsewhere can have the same.
    """

    box: "Box"
    points: tuple[Point, ...] = Field(min_length=3)
    line: Literal["straight", "rounded", "rough"] = "straight"
    rough_from: Square = (0, 0)


class Link(Model):
    """A way through the rock between two places, too small to be floor, such as a crawlway."""

    ends: tuple[Point, Point]
    width: float = 0.3


class Label(Model):
    """A word or number written on the floor, centred on a square (halves allowed)."""

    at: tuple[float, float]
    text: str


class Ruler(Model):
    """How squares are named at the rim: one name per `step` squares.

    The first whole step starts `offset` squares from the left and top; its column letter has
    number `column` (0 is A, 26 is AA; below 0, a minus before the letter) and its row is `row`. To
    the west of A come -A, -B and so on, to the north of 1 come -1, -2 and so on: row 0 is named -1.
    Where a place has grown beyond A or 1, its names may have `moved` by so many columns and rows.
    """

    step: int = 1
    offset: Square = (0, 0)
    column: int = 0
    row: int = 1
    moved: Square = (0, 0)

    @property
    def corner(self) -> Square:
        """Where the square called A1 begins, or would, on whatever page a place is drawn."""
        x, y = self.offset
        return (x - self.column * self.step, y - (self.row - 1) * self.step)

    def column_name(self, column: int) -> str:
        """Return the letters over a square's column."""
        return letters(self.column + self.moved[0] + (column - self.offset[0]) // self.step)

    def row_name(self, row: int) -> str:
        """Return the number beside a square's row."""
        return row_number(self.row + self.moved[1] + (row - self.offset[1]) // self.step)

    def name(self, square: Square) -> str:
        """Return a square's name, such as C7."""
        return self.column_name(square[0]) + self.row_name(square[1])


class Track(Model):
    """A row of boxes in which a game counts something, such as time: `value` of them are full.

    `most` is how many boxes there are, None where it has no end; `marks` are those of note.
    """

    name: Text
    value: int
    most: int | None = None
    marks: tuple[int, ...] = ()


class Pile(Model):
    """A stack of cards or counters: how many are `left` and `spent`, and perhaps a word more."""

    name: Text
    left: int
    spent: int = 0
    note: Text | None = None


class Box(Model):
    """A window of squares: its top left and its size."""

    at: Square
    columns: int
    rows: int


class Scene(Model):
    """Everything that may be shown of one place at one moment.

    `terrain` and `sight` have one string per row, one letter per square. `rounded` lists boxes of
    floor whose corners are to be drawn round. Where there are `outlines`, they are the floor to be
    drawn, and terrain says which squares can be stood on. `manner` and `material` say how the
    place was made, `material` by a name that this module knows, or in words of somebody's own,
    perhaps with a look (`WITH_LOOK`);
    `pace` is how many squares ten feet of a human's place have become (2 where
    giants built); `north` is where north lies on the page. `trail` is the last move, square by
    square; `reach` the squares the active figure could go to; `targets` those it could strike;
    `chosen` those that were picked so far for something that takes several.
    `focus` is the part a player needs this turn, at most 18 columns wide; on a map that grows it
    may reach beyond what there is yet. `fresh` are parts of the map that have just come to be.
    `story` is what is told of the place, and `facts` say in words what the picture says, the most
    useful first. `tracks` and `piles` stand
    beside the map, in the order given. `region` names which map this is: same region, ruler and
    known squares mean the same static picture. A place without one is not looked back at.
    `measure` is what players count ways in: squares, or rooms or tiles, each a cell of the ruler.
    `whole` is whether a player needs all of it each turn, as of a town. `roads` and `signs` are
    those of a place under the sky; `finale` tells the end in the last picture of a game. These and
    `colours`, which are those of a pack, are for drawing alone, and not written to files.
    """

    title: Text
    turn: int = 0
    columns: int = Field(ge=1)
    rows: int = Field(ge=1)
    terrain: tuple[str, ...]
    sight: tuple[str, ...]
    rounded: tuple[Box, ...] = ()
    outlines: tuple[Outline, ...] = ()
    links: tuple[Link, ...] = ()
    manner: tuple[Manner, ...] = ("built",)
    material: str | None = None
    pace: float = 1.0
    north: Facing = "n"
    edges: tuple[Edge, ...] = ()
    features: tuple[Feature, ...] = ()
    tokens: tuple[Token, ...] = ()
    labels: tuple[Label, ...] = ()
    trail: tuple[Square, ...] = ()
    reach: tuple[Square, ...] = ()
    targets: tuple[Square, ...] = ()
    chosen: tuple[Square, ...] = ()
    ruler: Ruler = Ruler()
    scale: Text | None = None
    focus: Box | None = None
    fresh: tuple[Box, ...] = ()
    story: tuple[Text, ...] = ()
    facts: tuple[Text, ...] = ()
    tracks: tuple[Track, ...] = ()
    piles: tuple[Pile, ...] = ()
    region: str = ""
    measure: Literal["square", "room", "tile"] = "square"
    colours: MapColours | None = Field(default=None, exclude=True)
    whole: bool = Field(default=False, exclude=True)
    roads: tuple[Road, ...] = Field(default=(), exclude=True)
    signs: tuple[Sign, ...] = Field(default=(), exclude=True)
    finale: Finale | None = Field(default=None, exclude=True)

    @model_validator(mode="after")
    def _fits(self) -> "Scene":
        if self.columns * self.rows > MAX_SQUARES:
            raise ValueError(f"a scene has at most {MAX_SQUARES} squares")
        for grid in (self.terrain, self.sight):
            if len(grid) != self.rows or any(len(row) != self.columns for row in grid):
                raise ValueError("terrain and sight have `rows` strings of `columns` letters")
        return self


def letters(index: int) -> str:
    """Return column letters: 0 is A, 25 Z, 26 AA; below 0 mirrored with a minus, -1 is -A."""
    if index < 0:
        return "-" + letters(-index - 1)
    name = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        name = chr(65 + rest) + name
    return name


def row_number(row: int) -> str:
    """Return the number of a row: 1 is 1, and 0, to the north of it, is -1, as A is beside -A."""
    return str(row if row > 0 else row - 1)
