"""Rooms, doors and stairs."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class ChamberFound(Event):
    """A chamber was found."""

    kind: Literal["ts-chamber-found"] = "ts-chamber-found"
    room: str
    die: int


class StairsFound(Event):
    """The stairs down were found."""

    kind: Literal["ts-stairs-found"] = "ts-stairs-found"
    room: str
    die: int


class VaultFound(Event):
    """A locked door was found, and why."""

    kind: Literal["ts-vault-found"] = "ts-vault-found"
    side: Text
    die: int
    why: Text


class ExitsClosed(Event):
    """Exits are closed because of borders and rooms, or because the die says so."""

    kind: Literal["ts-exits-closed"] = "ts-exits-closed"
    sides: Text


class ExitsChosen(Event):
    """The party chose which exits are closed."""

    kind: Literal["ts-exits-chosen"] = "ts-exits-chosen"
    sides: Text


class VaultEntered(Event):
    """The party entered a room that had been locked."""

    kind: Literal["ts-vault-entered"] = "ts-vault-entered"
    room: str


class RoomRevisited(Event):
    """The party came back to a room."""

    kind: Literal["ts-room-revisited"] = "ts-room-revisited"
    room: str


class LevelDescended(Event):
    """The party went down the stairs."""

    kind: Literal["ts-level-descended"] = "ts-level-descended"
    depth: int


class LevelRegained(Event):
    """The party went back up."""

    kind: Literal["ts-level-regained"] = "ts-level-regained"
    depth: int


class DoorStruck(HeroEvent):
    """A hero hit a door."""

    kind: Literal["ts-door-struck"] = "ts-door-struck"
    die: int
    harm: int
    left: int


class DoorMissed(HeroEvent):
    """A hero missed a door."""

    kind: Literal["ts-door-missed"] = "ts-door-missed"
    die: int
    loss: int


class DoorOpened(Event):
    """A locked door is open."""

    kind: Literal["ts-door-opened"] = "ts-door-opened"
    side: Text


class LockPicked(HeroEvent):
    """A hero picked a lock."""

    kind: Literal["ts-lock-picked"] = "ts-lock-picked"
    mnd: int


class PickFailed(HeroEvent):
    """A hero failed to pick a lock."""

    kind: Literal["ts-pick-failed"] = "ts-pick-failed"
    die: int
    mnd: int


class KeyUsed(HeroEvent):
    """A hero used up a key."""

    kind: Literal["ts-key-used"] = "ts-key-used"
