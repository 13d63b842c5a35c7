"""The dungeon, doors, rooms, time and rest."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class DungeonLaid(Event):
    """The dungeon was laid out."""

    kind: Literal["gd-dungeon-laid"] = "gd-dungeon-laid"
    tile: str


class LayoutRelaid(Event):
    """A layout with tiles cut off was laid again."""

    kind: Literal["gd-layout-relaid"] = "gd-layout-relaid"


class DoorTried(HeroEvent):
    """A door that was rolled for."""

    kind: str
    die: int
    total: int
    need: int


class DoorOpened(DoorTried):
    """A door opened to a roll."""

    kind: Literal["gd-door-opened"] = "gd-door-opened"
    tile: str


class DoorHeld(DoorTried):
    """A door stayed shut."""

    kind: Literal["gd-door-held"] = "gd-door-held"
    side: Text


class RoomEntered(Event):
    """The heroes entered a room that was not cleared."""

    kind: Literal["gd-room-entered"] = "gd-room-entered"
    tile: str


class RoomCrossed(Event):
    """The heroes went to a cleared room."""

    kind: Literal["gd-room-crossed"] = "gd-room-crossed"
    tile: str


class LairFound(Event):
    """A lair was flipped."""

    kind: Literal["gd-lair-found"] = "gd-lair-found"
    tile: str
    final: bool


class LairRetreated(Event):
    """The heroes turned back from the final lair."""

    kind: Literal["gd-lair-retreated"] = "gd-lair-retreated"
    tile: str


class MagicFound(Event):
    """A magic room showed its effect."""

    kind: Literal["gd-magic-found"] = "gd-magic-found"
    magic: Text
    scene: Text
    number: int


class MagicLeft(Event):
    """The magic of a room was let be."""

    kind: Literal["gd-magic-left"] = "gd-magic-left"


class TilesSeen(Event):
    """A vision showed tiles."""

    kind: Literal["gd-tiles-seen"] = "gd-tiles-seen"
    tiles: str
    count: int


class JinxEndured(HeroEvent):
    """A magical trap struck."""

    kind: Literal["gd-jinx-endured"] = "gd-jinx-endured"
    die: int
    total: int
    number: int
    harm: int


class TrapMet(Event):
    """A trap was sprung."""

    kind: Literal["gd-trap-met"] = "gd-trap-met"
    trap: Text
    scene: Text
    number: int


class TrapAvoided(HeroEvent):
    """A hero avoided the trap."""

    kind: Literal["gd-trap-avoided"] = "gd-trap-avoided"
    die: int
    total: int


class TrapStruck(HeroEvent):
    """A hero was caught by the trap."""

    kind: Literal["gd-trap-struck"] = "gd-trap-struck"
    die: int
    total: int
    harm: int
    magical: bool


class TimePassed(Event):
    """Time passed."""

    kind: Literal["gd-time-passed"] = "gd-time-passed"
    time: int


class EventDue(Event):
    """The track reached a mark, and an event cube was added."""

    kind: Literal["gd-event-due"] = "gd-event-due"
    time: int
    events: int


class TrackEmptied(Event):
    """The track of time was emptied."""

    kind: Literal["gd-track-emptied"] = "gd-track-emptied"
    events: int


class UpkeepVoid(Event):
    """The dungeon's keepers did nothing."""

    kind: Literal["gd-upkeep-void"] = "gd-upkeep-void"
    first: int
    second: int


class TileReset(Event):
    """The dungeon's keepers restored a room."""

    kind: Literal["gd-tile-reset"] = "gd-tile-reset"
    first: int
    second: int
    tile: str


class WandererAbsent(Event):
    """No wanderer came."""

    kind: Literal["gd-wanderer-absent"] = "gd-wanderer-absent"
    die: int
    events: int


class WandererCame(Event):
    """A wanderer came."""

    kind: Literal["gd-wanderer-came"] = "gd-wanderer-came"
    die: int
    events: int


class RestBegun(Event):
    """The heroes lay down to rest."""

    kind: Literal["gd-rest-begun"] = "gd-rest-begun"
    must: bool


class RestHealed(HeroEvent):
    """A rest restored a hero."""

    kind: Literal["gd-rest-healed"] = "gd-rest-healed"
    first: int
    second: int
    health: int
    magic: int


class RestBroken(HeroEvent):
    """An interrupted rest healed a little."""

    kind: Literal["gd-rest-broken"] = "gd-rest-broken"
    health: int


class RestLost(Event):
    """An interrupted rest was worth nothing."""

    kind: Literal["gd-rest-lost"] = "gd-rest-lost"


class LevelReached(HeroEvent):
    """A hero rose a level."""

    kind: Literal["gd-level-reached"] = "gd-level-reached"
    level: int
