"""Treasure, potions, votes and endings."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class TreasureClaimed(HeroEvent):
    """A hero claimed a treasure."""

    kind: Literal["gd-treasure-claimed"] = "gd-treasure-claimed"
    treasure: Text
    gold: int


class PurseFound(HeroEvent):
    """No treasure was left but a coin."""

    kind: Literal["gd-purse-found"] = "gd-purse-found"


class TreasureLeft(Event):
    """The other of two treasures was laid back."""

    kind: Literal["gd-treasure-left"] = "gd-treasure-left"
    treasure: Text


class WeaponSold(HeroEvent):
    """A weapon was sold."""

    kind: Literal["gd-weapon-sold"] = "gd-weapon-sold"
    treasure: Text
    gold: int


class PotionDrunk(HeroEvent):
    """A hero drank a potion."""

    kind: Literal["gd-potion-drunk"] = "gd-potion-drunk"
    treasure: Text
    health: int
    magic: int


class HealthGained(HeroEvent):
    """A hero regained health."""

    kind: Literal["gd-health-gained"] = "gd-health-gained"
    health: int


class GearPassed(HeroEvent):
    """What a fallen hero had went to a companion."""

    kind: Literal["gd-gear-passed"] = "gd-gear-passed"
    treasure: Text


class VoteCast(HeroEvent):
    """A seat spoke for something."""

    kind: Literal["gd-vote-cast"] = "gd-vote-cast"
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
