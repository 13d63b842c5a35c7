"""The dungeon, doors, rooms, time and rest."""

from rules.core.words import Event, HeroEvent, Text


class DungeonLaid(Event, kind="gd-dungeon-laid"):
    """The dungeon was laid out."""

    tile: str


class LayoutRelaid(Event, kind="gd-layout-relaid"):
    """A layout with tiles cut off was laid again."""


class DoorTried(HeroEvent):
    """A door that was rolled for."""

    die: int
    total: int
    need: int


class DoorOpened(DoorTried, kind="gd-door-opened"):
    """A door opened to a roll."""

    tile: str


class DoorHeld(DoorTried, kind="gd-door-held"):
    """A door stayed shut."""

    side: Text


class RoomEntered(Event, kind="gd-room-entered"):
    """The heroes entered a room that was not cleared."""

    tile: str


class RoomCrossed(Event, kind="gd-room-crossed"):
    """The heroes went to a cleared room."""

    tile: str


class LairFound(Event, kind="gd-lair-found"):
    """A lair was flipped."""

    tile: str
    final: bool


class LairRetreated(Event, kind="gd-lair-retreated"):
    """The heroes turned back from the final lair."""

    tile: str


class MagicFound(Event, kind="gd-magic-found"):
    """A magic room showed its effect."""

    magic: Text
    scene: Text
    number: int


class MagicLeft(Event, kind="gd-magic-left"):
    """The magic of a room was let be."""


class TilesSeen(Event, kind="gd-tiles-seen"):
    """A vision showed tiles."""

    tiles: str
    count: int


class JinxEndured(HeroEvent, kind="gd-jinx-endured"):
    """A magical trap struck."""

    die: int
    total: int
    number: int
    harm: int


class TrapMet(Event, kind="gd-trap-met"):
    """A trap was sprung."""

    trap: Text
    scene: Text
    number: int


class TrapAvoided(HeroEvent, kind="gd-trap-avoided"):
    """A hero avoided the trap; `number` or more was needed, of which older logs say nothing."""

    die: int
    total: int
    trap: Text = Text(key="gd-the-trap")
    number: int = 0


class TrapStruck(HeroEvent, kind="gd-trap-struck"):
    """A hero was caught by the trap; `number` or more was needed."""

    die: int
    total: int
    harm: int
    magical: bool
    trap: Text = Text(key="gd-the-trap")
    number: int = 0


class TimePassed(Event, kind="gd-time-passed"):
    """Time passed."""

    time: int


class EventDue(Event, kind="gd-event-due"):
    """The track reached a mark, and an event cube was added."""

    time: int
    events: int


class TrackEmptied(Event, kind="gd-track-emptied"):
    """The track of time was emptied."""

    events: int


class UpkeepVoid(Event, kind="gd-upkeep-void"):
    """The dungeon's keepers did nothing."""

    first: int
    second: int


class TileReset(Event, kind="gd-tile-reset"):
    """The dungeon's keepers restored a room."""

    first: int
    second: int
    tile: str


class WandererAbsent(Event, kind="gd-wanderer-absent"):
    """No wanderer came."""

    die: int
    events: int


class WandererCame(Event, kind="gd-wanderer-came"):
    """A wanderer came."""

    die: int
    events: int


class RestBegun(Event, kind="gd-rest-begun"):
    """The heroes lay down to rest."""

    must: bool


class RestHealed(HeroEvent, kind="gd-rest-healed"):
    """A rest restored a hero."""

    first: int
    second: int
    health: int
    magic: int


class RestBroken(HeroEvent, kind="gd-rest-broken"):
    """An interrupted rest healed a little."""

    health: int


class RestLost(Event, kind="gd-rest-lost"):
    """An interrupted rest was worth nothing."""


class LevelReached(HeroEvent, kind="gd-level-reached"):
    """A hero rose a level."""

    level: int
