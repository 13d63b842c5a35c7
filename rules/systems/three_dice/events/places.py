"""Locations, exits, doors, searches and rests."""

from rules.core.words import Event, HeroEvent, Text


class LocationEntered(Event, kind="td-location-entered"):
    """A new location was entered."""

    place: Text
    room: int


class LocationsDrafted(Event, kind="td-locations-drafted"):
    """A map fragment showed two locations."""

    first: Text
    second: Text


class DraftKept(Event, kind="td-draft-kept"):
    """One of two locations was kept."""

    place: Text


class ExitsLaid(Event, kind="td-exits-laid"):
    """A new location's onward exits are known."""

    sides: Text


class DeadEndMet(Event, kind="td-dead-end-met"):
    """A new location has no onward exit."""


class DoorLocked(Event, kind="td-door-locked"):
    """An exit proved locked."""

    side: Text
    die: int


class SearchFailed(Event, kind="td-search-failed"):
    """A search found nothing."""

    die: int
    numbers: str


class SearchSucceeded(Event, kind="td-search-succeeded"):
    """A search found a secret door."""

    die: int
    numbers: str


class TrapSprung(HeroEvent, kind="td-trap-sprung"):
    """A search set off a trap."""


class SecretDoorOpened(Event, kind="td-secret-door-opened"):
    """A secret door was opened."""

    side: Text


class DoorUnlocked(HeroEvent, kind="td-door-unlocked"):
    """A key opened a door."""

    side: Text


class DoorTried(HeroEvent):
    """An attempt to force a door: its die and what it had to reach."""

    side: Text
    die: int
    target: int


class DoorForced(DoorTried, kind="td-door-forced"):
    """A door was forced."""


class DoorHeld(DoorTried, kind="td-door-held"):
    """A door held."""


class RestHealed(Event, kind="td-rest-healed"):
    """A rest did good."""

    die: int


class RestUneasy(Event, kind="td-rest-uneasy"):
    """A rest did nothing."""

    die: int


class RestBroken(Event, kind="td-rest-broken"):
    """A rest was broken by a monster."""

    die: int
    monster: Text
    hp: int


class Waited(Event, kind="td-waited"):
    """The heroes stayed a while."""

    heroes: str


class PartyLeft(Event, kind="td-party-left"):
    """The heroes left the dungeon."""

    heroes: str


class RoomRevisited(Event, kind="td-room-revisited"):
    """An explored room was entered again."""

    place: Text
    room: int


class TempleStepped(Event, kind="td-temple-stepped"):
    """The heroes stepped from temple to temple."""

    room: int


class TeleportRead(HeroEvent, kind="td-teleport-read"):
    """A Scroll of Teleportation was read."""

    room: int


class LevelDescended(Event, kind="td-level-descended"):
    """The heroes went down."""

    depth: int


class LevelRegained(Event, kind="td-level-regained"):
    """The heroes came back to a level they knew."""

    depth: int


class MaximaLowered(HeroEvent, kind="td-maxima-lowered"):
    """A deeper level lowered a hero's maxima."""
