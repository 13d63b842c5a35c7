"""Events of building the dungeon."""

from typing import Literal

from rules.core.words import Event, Text


class DungeonBuilt(Event):
    """A dungeon is laid out; `tokens` lie in it face down."""

    kind: Literal["mkd-dungeon-built"] = "mkd-dungeon-built"
    hallways: int
    chambers: int
    tokens: int


class TilesShifted(Event):
    """A tile and some neighbours were shifted by one square (MA-026)."""

    kind: Literal["mkd-tiles-shifted"] = "mkd-tiles-shifted"
    player: str
    tiles: int
    at: str
    side: Text
