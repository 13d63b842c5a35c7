"""Steps that bring stored games of older versions up to date: `UPGRADES[n]` makes n into n + 1."""

from collections.abc import Callable, Mapping
from typing import Any


def count_idle_turns(raw: dict[str, Any]) -> dict[str, Any]:
    """Add the count of turns without a discovery, which older games begin at none."""
    return {**raw, "schema_version": 2, "idle": 0}


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: count_idle_turns}
