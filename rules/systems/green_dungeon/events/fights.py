"""Foes, fights and wounds."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class FoeMet(Event):
    """A foe stands before the heroes."""

    kind: Literal["gd-foe-met"] = "gd-foe-met"
    foe: Text
    appears: Text
    difficulty: int
    health: int
    magic: int


class FoeAwaited(Event):
    """A foe that was left was still there."""

    kind: Literal["gd-foe-awaited"] = "gd-foe-awaited"
    foe: Text
    health: int
    magic: int
    bribed: bool


class FoeBribed(Event):
    """A foe took a bribe."""

    kind: Literal["gd-foe-bribed"] = "gd-foe-bribed"
    foe: Text
    gold: int


class FlightWon(HeroEvent):
    """The heroes fled."""

    kind: Literal["gd-flight-won"] = "gd-flight-won"
    die: int
    total: int
    against: int
    tile: str


class FlightLost(HeroEvent):
    """The heroes could not flee."""

    kind: Literal["gd-flight-lost"] = "gd-flight-lost"
    die: int
    total: int
    against: int


class SpellCast(HeroEvent):
    """A hero cast a spell."""

    kind: Literal["gd-spell-cast"] = "gd-spell-cast"
    spell: Text
    foe: Text
    harm: int
    left: int


class Backlash(HeroEvent):
    """A great spell hurt its caster."""

    kind: Literal["gd-backlash"] = "gd-backlash"


class FoeCast(Event):
    """A foe cast a spell.

    `greater` marks a great one; `left` are the points of magic that the foe still has.
    """

    kind: Literal["gd-foe-cast"] = "gd-foe-cast"
    foe: Text
    hero: str
    harm: int
    greater: bool
    left: int


class FoeBacklash(Event):
    """A great spell hurt the boss."""

    kind: Literal["gd-foe-backlash"] = "gd-foe-backlash"
    foe: Text
    left: int


class MeleeWon(HeroEvent):
    """A hero won the exchange and wounded the foe."""

    kind: Literal["gd-melee-won"] = "gd-melee-won"
    mine: int
    theirs: int
    foe: Text
    harm: int
    left: int


class MeleeLost(HeroEvent):
    """A hero lost the exchange."""

    kind: Literal["gd-melee-lost"] = "gd-melee-lost"
    mine: int
    theirs: int
    foe: Text
    harm: int


class MeleeParried(HeroEvent):
    """The winner of the exchange had cast a spell, and did no harm."""

    kind: Literal["gd-melee-parried"] = "gd-melee-parried"
    mine: int
    theirs: int
    foe: Text
    won: bool


class HealthLost(HeroEvent):
    """A hero lost health."""

    kind: Literal["gd-health-lost"] = "gd-health-lost"
    harm: int
    left: int


class MagicLost(HeroEvent):
    """A hero lost magic."""

    kind: Literal["gd-magic-lost"] = "gd-magic-lost"
    harm: int
    left: int


class LuckSpent(HeroEvent):
    """Luck healed a hero."""

    kind: Literal["gd-luck-spent"] = "gd-luck-spent"
    first: int
    second: int
    health: int
    left: int


class HeroFell(HeroEvent):
    """A hero fell."""

    kind: Literal["gd-hero-fell"] = "gd-hero-fell"


class FoeSlain(Event):
    """A foe fell."""

    kind: Literal["gd-foe-slain"] = "gd-foe-slain"
    foe: Text
    xp: int


class BribeRegained(Event):
    """Bribes were taken back from a dead foe."""

    kind: Literal["gd-bribe-regained"] = "gd-bribe-regained"
    gold: int
