"""A board of tiles, five by five, each tile three squares wide: rooms, backs, doors and counts."""

from rules.core.scene import (
    Barrier,
    Edge,
    Facing,
    Feature,
    Pile,
    Ruler,
    Scene,
    Side,
    Square,
    Symbol,
    Token,
    Track,
)
from rules.core.words import Text
from tests.render import scenes

TILES, TILE = 5, 3
EMBLEMS: dict[str, Symbol] = {
    "f": "fight", "h": "hard_fight", "m": "magic", "t": "treasure", "x": "trap", "l": "lair",
}  # fmt: skip
ROOMS = ("mf..l", "xthf.", ".mhx.", "tf...", ".....")
"""What lies on each tile, row by row; a dot is a tile that lies face down."""
DONE = frozenset({(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (0, 3)})
SEEN_FROM_AFAR = frozenset({(4, 0), (0, 3)})
UPRIGHT = frozenset(
    {(0, 0), (1, 1), (3, 0), (2, 1), (1, 2), (4, 2), (0, 3), (2, 3), (3, 4), (1, 4), (4, 0)}
)
"""Tiles whose ways lead north and south; those of the others lead west and east."""


def corner(tile: Square) -> Square:
    """The top left square of a tile."""
    return tile[0] * TILE, tile[1] * TILE


def _border(tile: Square, side: Side) -> list[Edge]:
    """What stands between a tile and the next one to the east or south."""
    east = side is Side.EAST
    beside = (tile[0] + east, tile[1] + (not east))
    left, top = corner(tile)
    line = [
        (left + TILE - 1, top + step) if east else (left + step, top + TILE - 1)
        for step in range(TILE)
    ]
    ways = [(each in UPRIGHT) != east for each in (tile, beside)]
    edges = [Edge(at=at, side=side, kind=Barrier.WALL) for at in (line[0], line[2])]
    middle = line[1]
    if not any(ways):
        edges.append(Edge(at=middle, side=side, kind=Barrier.WALL))
    elif not all(ways):
        if ways[0]:
            edges.append(Edge(at=middle, side=side, kind=Barrier.ONE_WAY))
        else:
            back = Side.WEST if east else Side.NORTH
            beyond = (middle[0] + east, middle[1] + (not east))
            edges.append(Edge(at=beyond, side=back, kind=Barrier.ONE_WAY))
    return edges


def _features() -> list[Feature]:
    found = []
    for row, letters in enumerate(ROOMS):
        for column, letter in enumerate(letters):
            at, size = corner((column, row)), (TILE, TILE)
            if letter == ".":
                found.append(Feature(kind="covered", at=at, size=size,
                                     name=scenes.named("face-down-tile")))  # fmt: skip
                continue
            kind = EMBLEMS[letter]
            found.append(Feature(kind=kind, at=at, size=size,
                                 name=scenes.named(kind.replace("_", "-"))))  # fmt: skip
            for several, mark in ((DONE, "cleared"), (SEEN_FROM_AFAR, "glimpsed")):
                if (column, row) in several:
                    found.append(Feature(kind=mark, at=at, size=size, name=scenes.named(mark)))
    return found


def _figure(key: str, side: str, mark: str, tile: Square, **parts: object) -> Token:
    left, top = corner(tile)
    return Token(key=key, side=side, mark=mark, name=scenes.named(key), at=(left, top + 2), **parts)


def board(**parts: object) -> Scene:
    """The board in the middle of a game."""
    side = TILES * TILE
    plan = scenes.Plan(side, side)
    plan.dig((0, 0, side, side), sight="-")
    east: Facing = "e"
    for row, letters in enumerate(ROOMS):
        for column, letter in enumerate(letters):
            if letter != ".":
                plan.dig((*corner((column, row)), TILE, TILE))
    tiles = [(column, row) for row in range(TILES) for column in range(TILES)]
    edges = [edge for tile in tiles if tile[0] < TILES - 1 for edge in _border(tile, Side.EAST)]
    edges += [edge for tile in tiles if tile[1] < TILES - 1 for edge in _border(tile, Side.SOUTH)]
    return plan.scene(
        title=Text.of("the-board"),
        turn=9,
        region="board",
        ruler=Ruler(step=TILE),
        edges=tuple(edges),
        features=tuple(_features()),
        tokens=(
            _figure("kael", "hero", "K", (2, 2), facing=east, health=7, health_max=10, seat=1,
                    active=True),
            _figure("ghoul", "monster", "3", (3, 1), health=2, health_max=3),
            _figure("ogre", "monster", "5", (2, 2), health=4, health_max=5).with_(at=(8, 8)),
        ),
        tracks=(
            Track(name=scenes.named("time"), value=7, most=15, marks=(5, 10, 15)),
            Track(name=scenes.named("events"), value=2),
        ),
        piles=(
            Pile(name=scenes.named("treasure-cards"), left=11, spent=1),
            Pile(name=scenes.named("monster-deck"), left=9, spent=2),
            Pile(name=scenes.named("boss-deck"), left=12, note=scenes.named("shuffled")),
        ),
        **parts,
    )  # fmt: skip
