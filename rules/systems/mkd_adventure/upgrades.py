"""Steps from older stored states to the present one."""

from collections.abc import Callable
from typing import Any

UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
