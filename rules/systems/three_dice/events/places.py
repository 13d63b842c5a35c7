"""Locations, exits, doors, searches and rests."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class LocationEntered(Event):
    """A new location was entered."""

    kind: Literal["td-location-entered"] = "td-location-entered"
    place: Text
    room: int


class LocationsDrafted(Event):
    """A map fragment showed two locations."""

    kind: Literal["td-locations-drafted"] = "td-locations-drafted"
    first: Text
    second: Text


class DraftKept(Event):
    """One of two locations was kept."""

    kind: Literal["td-draft-kept"] = "td-draft-kept"
    place: Text


class ExitsLaid(Event):
    """A new location's onward exits are known."""

    kind: Literal["td-exits-laid"] = "td-exits-laid"
    sides: Text


class DeadEndMet(Event):
    """A new location has no onward exit."""

    kind: Literal["td-dead-end-met"] = "td-dead-end-met"


class DoorLocked(Event):
    """An exit proved locked."""

    kind: Literal["td-door-locked"] = "td-door-locked"
    side: Text
    die: int


class SearchFailed(Event):
    """A search found nothing."""

    kind: Literal["td-search-failed"] = "td-search-failed"
    die: int
    numbers: str


class SearchSucceeded(Event):
    """A search found a secret door."""

    kind: Literal["td-search-succeeded"] = "td-search-succeeded"
    die: int
    numbers: str


class TrapSprung(HeroEvent):
    """A search set off a trap."""

    kind: Literal["td-trap-sprung"] = "td-trap-sprung"


class SecretDoorOpened(Event):
    """A secret door was opened."""

    kind: Literal["td-secret-door-opened"] = "td-secret-door-opened"
    side: Text


class DoorUnlocked(HeroEvent):
    """A key opened a door."""

    kind: Literal["td-door-unlocked"] = "td-door-unlocked"
    side: Text


class DoorTried(HeroEvent):
    """An attempt to force a door: its die and what it had to reach."""

    kind: str
    side: Text
    die: int
    target: int


class DoorForced(DoorTried):
    """A door was forced."""

    kind: Literal["td-door-forced"] = "td-door-forced"


class DoorHeld(DoorTried):
    """A door held."""

    kind: Literal["td-door-held"] = "td-door-held"


class RestHealed(Event):
    """A rest did good."""

    kind: Literal["td-rest-healed"] = "td-rest-healed"
    die: int


class RestUneasy(Event):
    """A rest did nothing."""

    kind: Literal["td-rest-uneasy"] = "td-rest-uneasy"
    die: int


class RestBroken(Event):
    """A rest was broken by a monster."""

    kind: Literal["td-rest-broken"] = "td-rest-broken"
    die: int
    monster: Text
    hp: int


class Waited(Event):
    """The heroes stayed a while."""

    kind: Literal["td-waited"] = "td-waited"
    heroes: str


class PartyLeft(Event):
    """The heroes left the dungeon."""

    kind: Literal["td-party-left"] = "td-party-left"
    heroes: str


class RoomRevisited(Event):
    """An explored room was entered again."""

    kind: Literal["td-room-revisited"] = "td-room-revisited"
    place: Text
    room: int


class TempleStepped(Event):
    """The heroes stepped from temple to temple."""

    kind: Literal["td-temple-stepped"] = "td-temple-stepped"
    room: int


class TeleportRead(HeroEvent):
    """A Scroll of Teleportation was read."""

    kind: Literal["td-teleport-read"] = "td-teleport-read"
    room: int


class LevelDescended(Event):
    """The heroes went down."""

    kind: Literal["td-level-descended"] = "td-level-descended"
    depth: int


class LevelRegained(Event):
    """The heroes came back to a level they knew."""

    kind: Literal["td-level-regained"] = "td-level-regained"
    depth: int


class MaximaLowered(HeroEvent):
    """A deeper level lowered a hero's maxima."""

    kind: Literal["td-maxima-lowered"] = "td-maxima-lowered"
