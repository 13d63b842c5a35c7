"""Treasure, potions, votes and endings."""

from rules.core.words import Event, HeroEvent, Text


class TreasureClaimed(HeroEvent, kind="gd-treasure-claimed"):
    """A hero claimed a treasure."""

    treasure: Text
    gold: int


class PurseFound(HeroEvent, kind="gd-purse-found"):
    """No treasure was left but a coin."""


class TreasureLeft(Event, kind="gd-treasure-left"):
    """The other of two treasures was laid back."""

    treasure: Text


class WeaponSold(HeroEvent, kind="gd-weapon-sold"):
    """A weapon was sold."""

    treasure: Text
    gold: int


class PotionDrunk(HeroEvent, kind="gd-potion-drunk"):
    """A hero drank a potion."""

    treasure: Text
    health: int
    magic: int


class HealthGained(HeroEvent, kind="gd-health-gained"):
    """A hero regained health."""

    health: int


class GearPassed(HeroEvent, kind="gd-gear-passed"):
    """What a fallen hero had went to a companion."""

    treasure: Text


class VoteCast(HeroEvent, kind="gd-vote-cast"):
    """A seat spoke for something."""

    choice: Text


class HandJoined(Event, kind="gd-hand-joined"):
    """Somebody joined those who guide the hero."""

    name: str


class GameWon(Event, kind="gd-game-won"):
    """Both bosses are dead."""

    score: int


class PartyLost(Event, kind="gd-party-lost"):
    """Nobody is left alive."""

    score: int


class TimeUp(Event, kind="gd-time-up"):
    """The time that was set is over."""

    score: int
