"""A level that grows: tiles, sides, what comes with them, and how the run goes on."""

from rules.core.words import Event, Text
from rules.systems.mkd.events.figure import FigureEvent


class LevelBegan(Event, kind="mkd-level-began"):
    """A new level begins with one hallway. `levels` is 0 where their number has no limit."""

    level: int
    levels: int
    tile: str


class TileLaid(Event, kind="mkd-tile-laid"):
    """A tile was drawn and laid; `turn` is in degrees clockwise, `meant` the turn first rolled."""

    tile: str
    shape: str
    way: Text
    turn: int
    meant: int
    count: int


class TileReturned(Event, kind="mkd-tile-returned"):
    """A tile did not fit in any turn, and its token went back."""

    tile: str


class SideRolled(Event, kind="mkd-side-rolled"):
    """The die for an open side, and whether a tile comes there."""

    way: Text
    die: int
    opens: bool


class NoTileFits(Event, kind="mkd-no-tile-fits"):
    """Nothing in the pool fits at a side; it is closed."""

    way: Text


class PassageFound(Event, kind="mkd-passage-found"):
    """A closed side opened, because a new tile has an opening there."""

    at: str


class SideReopened(Event, kind="mkd-side-reopened"):
    """A closed side is opened again, because the level is still too small."""

    at: str
    way: Text


class LevelGrown(Event, kind="mkd-level-grown"):
    """The level is as large as it gets."""

    tiles: int


class NothingCame(Event, kind="mkd-nothing-came"):
    """A tile brought nothing; `die` is its feature roll."""

    die: int


class TokenLaid(Event, kind="mkd-token-laid"):
    """A token lies on a new tile."""

    colour: str
    at: str


class MasterLaid(Event, kind="mkd-master-laid"):
    """The master of the level waits on its last tile."""

    at: str
    points: int


class ReserveCame(Event, kind="mkd-reserve-came"):
    """Stronger tokens are mixed in."""

    count: int


class LevelCleared(Event, kind="mkd-level-cleared"):
    """A level is cleared: no Monsters are left, and every chest is open or safe."""

    level: int


class StairsEmerged(Event, kind="mkd-stairs-emerged"):
    """Stairs lead further down."""

    at: str


class TokenCame(Event, kind="mkd-token-came"):
    """A token moved towards a Hero."""

    colour: str
    at: str
    figure: Text


class TokenWaits(Event, kind="mkd-token-waits"):
    """A token stays, with no Hero to go to or no way there."""

    colour: str
    at: str


class Chose(FigureEvent, kind="mkd-chose"):
    """A Monster chose one of its seven actions (RG-126 to RG-132), and for whom."""

    action: int
    target: Text


class Rallied(FigureEvent, kind="mkd-rallied"):
    """A demoralized Monster reached a friend, and stops there."""

    friend: Text


class Breathed(FigureEvent, kind="mkd-breathed"):
    """A demoralized Monster rests beside a friend for a turn."""


class Vanished(FigureEvent, kind="mkd-vanished"):
    """A Monster has fled into unexplored tiles, and is gone."""


class DelveOver(Event, kind="mkd-delve-over"):
    """The run is over, with what it came to.

    `ending` is "cleared", "out" or "lost"; `score` is what the run is worth (B-111).
    """

    ending: str
    gold: int
    levels: int
    missions: int
    score: int
