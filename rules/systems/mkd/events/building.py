"""The dungeon takes shape."""

from typing import Literal

from rules.core.words import Event


class DungeonBuilt(Event):
    """A dungeon is laid out; `tokens` lie in it face down."""

    kind: Literal["mkd-dungeon-built"] = "mkd-dungeon-built"
    hallways: int
    chambers: int
    tokens: int
