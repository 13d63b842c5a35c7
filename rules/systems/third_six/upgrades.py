"""Steps that bring stored games of older versions up to date: `UPGRADES[n]` makes n into n + 1."""

from collections.abc import Callable, Mapping
from typing import Any


def count_idle_turns(raw: dict[str, Any]) -> dict[str, Any]:
    """Add the count of a fight's turns that changed nothing, none for older fights."""
    fight = raw.get("fight")
    counted = None if fight is None else {**fight, "idle": 0}
    return {**raw, "schema_version": 2, "fight": counted}


UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: count_idle_turns}
