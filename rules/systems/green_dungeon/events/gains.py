"""Treasure, potions, votes and endings."""

from typing import Literal

from rules.core.words import Event, Text


class TreasureClaimed(Event):
    """A hero claimed a treasure."""

    kind: Literal["gd-treasure-claimed"] = "gd-treasure-claimed"
    hero: str
    treasure: Text
    gold: int


class PurseFound(Event):
    """No treasure was left but a coin."""

    kind: Literal["gd-purse-found"] = "gd-purse-found"
    hero: str


class TreasureLeft(Event):
    """The other of two treasures was laid back."""

    kind: Literal["gd-treasure-left"] = "gd-treasure-left"
    treasure: Text


class WeaponSold(Event):
    """A weapon was sold."""

    kind: Literal["gd-weapon-sold"] = "gd-weapon-sold"
    hero: str
    treasure: Text
    gold: int


class PotionDrunk(Event):
    """A hero drank a potion."""

    kind: Literal["gd-potion-drunk"] = "gd-potion-drunk"
    hero: str
    treasure: Text
    health: int
    magic: int


class HealthGained(Event):
    """A hero regained health."""

    kind: Literal["gd-health-gained"] = "gd-health-gained"
    hero: str
    health: int


class GearPassed(Event):
    """What a fallen hero had went to a companion."""

    kind: Literal["gd-gear-passed"] = "gd-gear-passed"
    hero: str
    treasure: Text


class VoteCast(Event):
    """A seat spoke for something."""

    kind: Literal["gd-vote-cast"] = "gd-vote-cast"
    hero: str
    choice: Text


class HandJoined(Event):
    """Somebody joined those who guide the hero."""

    kind: Literal["gd-hand-joined"] = "gd-hand-joined"
    name: str


class GameWon(Event):
    """Both bosses are dead."""

    kind: Literal["gd-game-won"] = "gd-game-won"
    score: int


class PartyLost(Event):
    """Nobody is left alive."""

    kind: Literal["gd-party-lost"] = "gd-party-lost"
    score: int


class TimeUp(Event):
    """The time that was set is over."""

    kind: Literal["gd-time-up"] = "gd-time-up"
    score: int
