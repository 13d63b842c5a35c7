"""Steps from older stored states to the present one."""

from collections.abc import Callable, Mapping
from typing import Any

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
