"""A second, plain way to explore a finished dungeon: a pawn on numbered tiles (DM-055, DM-062).

It knows the plan as plain JSON, and nothing of the program.
"""

from collections.abc import Callable
from typing import Any

BACK = {"w": "e", "e": "w", "n": "s", "s": "n"}


class Pawn:
    """Where it stands, the tiles it was in, and the hidden sides that it found.

    Everything that it does gives why it cannot, or "". A hidden way is remembered by the tile that
    was laid first, and its side. `party` is the program's party, kept here by whoever compares.
    """

    def __init__(self, plan: dict[str, Any]) -> None:
        self.plan = plan
        self.level = self.tile = 1
        self.seen = [(1, 1)]
        self.found: set[tuple[int, int, str]] = set()
        self.party: Any = None

    def _beside(self, kind: str) -> dict[str, tuple[int, dict[str, Any]]]:
        """By side: the tile there, and the way."""
        found = {}
        for way in self.plan["levels"][self.level - 1][kind]:
            if way["a"] == self.tile:
                found[way["side"]] = way["b"], way
            if way["b"] == self.tile:
                found[BACK[way["side"]]] = way["a"], way
        return found

    def _known(self, way: dict[str, Any]) -> bool:
        return (self.level, way["a"], way["side"]) in self.found

    def ways(self) -> dict[str, int]:
        near = self._beside("joins")
        return {
            side: tile
            for side, (tile, way) in near.items()
            if not way["secret"] or self._known(way)
        }

    def crawls(self) -> dict[str, int]:
        near = self._beside("crawlways")
        return {side: tile for side, (tile, way) in near.items() if self._known(way)}

    def _go(self, level: int, tile: int) -> str:
        self.level, self.tile = level, tile
        if (level, tile) not in self.seen:
            self.seen.append((level, tile))
        return ""

    def walk(self, side: str) -> str:
        known = self.ways()
        return self._go(self.level, known[side]) if side in known else "dm-error-no-way"

    def crawl(self, side: str) -> str:
        known = self.crawls()
        return self._go(self.level, known[side]) if side in known else "dm-error-no-crawlway"

    def climb(self) -> str:
        own = [s for s in self.plan["stairs"] if (s["level"], s["tile"]) == (self.level, self.tile)]
        into = [
            stair
            for stair in self.plan["stairs"]
            if (stair["to_level"], stair["to_tile"]) == (self.level, self.tile)
        ]
        if own and not own[0]["blocked"]:
            if own[0]["to_level"] == 0:
                return "dm-error-surface"
            return self._go(own[0]["to_level"], own[0]["to_tile"])
        if into:
            return self._go(into[0]["level"], into[0]["tile"])
        return "dm-error-stairs-blocked" if own else "dm-error-no-stairs"

    def search(self, roll: Callable[[int], int]) -> str:
        return self.reveal() if roll(6) <= 2 else ""

    def reveal(self) -> str:
        for kind in ("joins", "crawlways"):
            for _, way in self._beside(kind).values():
                if kind == "crawlways" or way["secret"]:
                    self.found.add((self.level, way["a"], way["side"]))
        return ""
