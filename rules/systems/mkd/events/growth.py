"""A level that grows: tiles, sides, what comes with them, and how the run goes on."""

from typing import Literal

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class LevelBegan(Event):
    """A new level begins with one hallway. `levels` is 0 where their number has no limit."""

    kind: Literal["mkd-level-began"] = "mkd-level-began"
    level: int
    levels: int
    tile: str


class TileLaid(Event):
    """A tile was drawn and laid; `turn` is in degrees clockwise, `meant` the turn first rolled."""

    kind: Literal["mkd-tile-laid"] = "mkd-tile-laid"
    tile: str
    shape: str
    way: Text
    turn: int
    meant: int
    count: int


class TileReturned(Event):
    """A tile did not fit in any turn, and its token went back."""

    kind: Literal["mkd-tile-returned"] = "mkd-tile-returned"
    tile: str


class SideRolled(Event):
    """The die for an open side, and whether a tile comes there."""

    kind: Literal["mkd-side-rolled"] = "mkd-side-rolled"
    way: Text
    die: int
    opens: bool


class NoTileFits(Event):
    """Nothing in the pool fits at a side; it is closed."""

    kind: Literal["mkd-no-tile-fits"] = "mkd-no-tile-fits"
    way: Text


class PassageFound(Event):
    """A closed side opened, because a new tile has an opening there."""

    kind: Literal["mkd-passage-found"] = "mkd-passage-found"
    at: str


class SideReopened(Event):
    """A closed side is opened again, because the level is still too small."""

    kind: Literal["mkd-side-reopened"] = "mkd-side-reopened"
    at: str
    way: Text


class LevelGrown(Event):
    """The level is as large as it gets."""

    kind: Literal["mkd-level-grown"] = "mkd-level-grown"
    tiles: int


class NothingCame(Event):
    """A tile brought nothing; `die` is its feature roll."""

    kind: Literal["mkd-nothing-came"] = "mkd-nothing-came"
    die: int


class TokenLaid(Event):
    """A token lies on a new tile."""

    kind: Literal["mkd-token-laid"] = "mkd-token-laid"
    colour: str
    at: str


class MasterLaid(Event):
    """The master of the level waits on its last tile."""

    kind: Literal["mkd-master-laid"] = "mkd-master-laid"
    at: str
    points: int


class ReserveCame(Event):
    """Stronger tokens are mixed in."""

    kind: Literal["mkd-reserve-came"] = "mkd-reserve-came"
    count: int


class LevelCleared(Event):
    """A level is cleared: no Monsters are left, and every chest is open or safe."""

    kind: Literal["mkd-level-cleared"] = "mkd-level-cleared"
    level: int


class StairsEmerged(Event):
    """Stairs lead further down."""

    kind: Literal["mkd-stairs-emerged"] = "mkd-stairs-emerged"
    at: str


class TokenCame(Event):
    """A token moved towards a Hero."""

    kind: Literal["mkd-token-came"] = "mkd-token-came"
    colour: str
    at: str
    figure: Text


class TokenWaits(Event):
    """A token stays, with no Hero to go to or no way there."""

    kind: Literal["mkd-token-waits"] = "mkd-token-waits"
    colour: str
    at: str


class Chose(FigureEvent):
    """A Monster chose one of its seven actions (RG-126 to RG-132), and for whom."""

    kind: Literal["mkd-chose"] = "mkd-chose"
    action: int
    target: Text


class Rallied(FigureEvent):
    """A demoralized Monster reached a friend, and stops there."""

    kind: Literal["mkd-rallied"] = "mkd-rallied"
    friend: Text


class Breathed(FigureEvent):
    """A demoralized Monster rests beside a friend for a turn."""

    kind: Literal["mkd-breathed"] = "mkd-breathed"


class Vanished(FigureEvent):
    """A Monster has fled into unexplored tiles, and is gone."""

    kind: Literal["mkd-vanished"] = "mkd-vanished"


class DelveOver(Event):
    """The run is over, with what it came to.

    `ending` is "cleared", "out" or "lost"; `score` is what the run is worth (B-111).
    """

    kind: Literal["mkd-delve-over"] = "mkd-delve-over"
    ending: str
    gold: int
    levels: int
    missions: int
    score: int
