"""A finished layout while morphologies are worked into it."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from rules.core.dice import Dice
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Crawlway, Join, Level, Results, Tile
from rules.dungeon.terms import DoorState

T = TypeVar("T")


class Site:
    """All levels together: quotas count tiles of the whole dungeon."""

    def __init__(self, options: DungeonOptions, levels: tuple[Level, ...]) -> None:
        """Start from plain levels."""
        self.options = options
        self.levels = levels
        self.results = Results()
        self._changes: dict[tuple[int, int], dict[str, object]] = {}
        self._doors: dict[tuple[int, Join], DoorState] = {}
        self._crawlways: dict[int, list[Crawlway]] = {}

    def tiles(self) -> Iterator[tuple[int, Tile]]:
        """Yield every tile with the depth of its level."""
        for level in self.levels:
            for tile in level.tiles:
                yield level.depth, tile

    def rooms(self) -> list[tuple[int, Tile]]:
        """Return every room with the depth of its level."""
        return [(depth, tile) for depth, tile in self.tiles() if tile.is_room]

    def corridors(self) -> list[tuple[int, Tile]]:
        """Return every corridor, stairs among them, with the depth of its level. DM-038."""
        return [(depth, tile) for depth, tile in self.tiles() if not tile.is_room]

    def change(self, depth: int, tile: Tile, **fields: object) -> None:
        """Set fields of a tile."""
        self._changes.setdefault((depth, tile.number), {}).update(fields)

    def changed(self, depth: int, tile: Tile, field: str) -> object:
        """Return the value that a field of a tile was set to, or None."""
        return self._changes.get((depth, tile.number), {}).get(field)

    def hang(self, depth: int, join: Join, state: DoorState) -> None:
        """Hang a door in a way."""
        self._doors[depth, join] = state

    def crawl(self, depth: int, crawlway: Crawlway) -> None:
        """Dig a crawlway."""
        self._crawlways.setdefault(depth, []).append(crawlway)

    def note(self, **results: object) -> None:
        """Add results that hold for the whole dungeon."""
        self.results = self.results.with_(**results)

    def done(self) -> tuple[Level, ...]:
        """Return the levels with everything worked in."""
        return tuple(self._done(level) for level in self.levels)

    def _done(self, level: Level) -> Level:
        depth = level.depth
        tiles = tuple(
            tile.with_(**self._changes[depth, tile.number])
            if (depth, tile.number) in self._changes
            else tile
            for tile in level.tiles
        )
        joins = tuple(
            join.with_(door=self._doors[depth, join]) if (depth, join) in self._doors else join
            for join in level.joins
        )
        crawlways = tuple(self._crawlways.get(depth, ()))
        return level.with_(tiles=tiles, joins=joins, crawlways=crawlways)


def drawn(dice: Dice, items: Sequence[T], count: int, reason: str) -> list[T]:
    """Return so many of the items, each picked by a die among those that are left."""
    left = list(items)
    return [left.pop(dice.roll(len(left), reason) - 1) for _ in range(min(count, len(left)))]


def share(count: int, percent: int) -> int:
    """Return so many percent of a count, a half rounded up."""
    return (count * percent + 50) // 100
