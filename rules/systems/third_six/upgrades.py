"""Steps that bring stored games of older versions up to date: `UPGRADES[n]` makes n into n + 1."""

from collections.abc import Callable, Mapping
from typing import Any

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
