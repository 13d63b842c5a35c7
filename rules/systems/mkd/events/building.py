"""The dungeon takes shape."""

from typing import Literal

from rules.core.words import Event, Text


class DungeonBuilt(Event):
    """A dungeon is laid out; `tokens` lie in it face down."""

    kind: Literal["mkd-dungeon-built"] = "mkd-dungeon-built"
    hallways: int
    chambers: int
    tokens: int


class TilesShifted(Event):
    """Tiles were shifted by a square, the one of a square among them (MA-026)."""

    kind: Literal["mkd-tiles-shifted"] = "mkd-tiles-shifted"
    player: str
    tiles: int
    at: str
    side: Text
