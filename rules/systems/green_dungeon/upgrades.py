"""Steps that bring stored games of older versions up to date: `UPGRADES[n]` makes n into n + 1."""

from collections.abc import Callable, Mapping
from typing import Any


def count_idle_moves(raw: dict[str, Any]) -> dict[str, Any]:
    """Add the count of moves that took no time, and which tiles were ever seen.

    Older games begin at none, and have seen what lies open.
    """
    tiles = [{**tile, "known": tile["up"]} for tile in raw["tiles"]]
    return {**raw, "schema_version": 2, "idle": 0, "tiles": tiles}


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: count_idle_moves}
