"""Rooms, doors and stairs."""

from rules.core.words import Event, HeroEvent, Text


class ChamberFound(Event, kind="ts-chamber-found"):
    """A chamber was found."""

    room: str
    die: int


class StairsFound(Event, kind="ts-stairs-found"):
    """The stairs down were found."""

    room: str
    die: int


class VaultFound(Event, kind="ts-vault-found"):
    """A locked door was found, and why."""

    side: Text
    die: int
    why: Text


class ExitsClosed(Event, kind="ts-exits-closed"):
    """Exits are closed because of borders and rooms, or because the die says so."""

    sides: Text


class ExitsChosen(Event, kind="ts-exits-chosen"):
    """The party chose which exits are closed."""

    sides: Text


class VaultEntered(Event, kind="ts-vault-entered"):
    """The party entered a room that had been locked."""

    room: str


class RoomRevisited(Event, kind="ts-room-revisited"):
    """The party came back to a room."""

    room: str


class LevelDescended(Event, kind="ts-level-descended"):
    """The party went down the stairs."""

    depth: int


class LevelRegained(Event, kind="ts-level-regained"):
    """The party went back up."""

    depth: int


class DoorStruck(HeroEvent, kind="ts-door-struck"):
    """A hero hit a door."""

    die: int
    harm: int
    left: int
    dex: int = 0


class DoorMissed(HeroEvent, kind="ts-door-missed"):
    """A hero missed a door."""

    die: int
    loss: int
    dex: int = 0


class DoorOpened(Event, kind="ts-door-opened"):
    """A locked door is open."""

    side: Text


class LockPicked(HeroEvent, kind="ts-lock-picked"):
    """A hero picked a lock."""

    mnd: int


class PickFailed(HeroEvent, kind="ts-pick-failed"):
    """A hero failed to pick a lock."""

    die: int
    mnd: int
    dex: int = 0


class KeyUsed(HeroEvent, kind="ts-key-used"):
    """A hero used up a key."""
