"""Events of building the dungeon."""

from rules.core.words import Event, Text


class DungeonBuilt(Event, kind="mkd-dungeon-built"):
    """A dungeon is laid out; `tokens` lie in it face down."""

    hallways: int
    chambers: int
    tokens: int


class TilesShifted(Event, kind="mkd-tiles-shifted"):
    """A tile and some neighbours were shifted by one square (MA-026)."""

    player: str
    tiles: int
    at: str
    side: Text
