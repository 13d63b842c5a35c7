"""Foes, fights and wounds."""

from rules.core.words import Event, HeroEvent, Text


class FoeMet(Event, kind="gd-foe-met"):
    """A foe stands before the heroes."""

    foe: Text
    appears: Text
    difficulty: int
    health: int
    magic: int


class FoeAwaited(Event, kind="gd-foe-awaited"):
    """A foe that was left was still there."""

    foe: Text
    health: int
    magic: int
    bribed: bool


class FoeBribed(Event, kind="gd-foe-bribed"):
    """A foe took a bribe."""

    foe: Text
    gold: int


class FlightWon(HeroEvent, kind="gd-flight-won"):
    """The heroes fled."""

    die: int
    total: int
    against: int
    tile: str


class FlightLost(HeroEvent, kind="gd-flight-lost"):
    """The heroes could not flee."""

    die: int
    total: int
    against: int


class SpellCast(HeroEvent, kind="gd-spell-cast"):
    """A hero cast a spell."""

    spell: Text
    foe: Text
    harm: int
    left: int


class Backlash(HeroEvent, kind="gd-backlash"):
    """A great spell hurt its caster."""


class FoeCast(Event, kind="gd-foe-cast"):
    """A foe cast a spell.

    `greater` marks a great one; `left` are the points of magic that the foe still has.
    """

    foe: Text
    hero: str
    harm: int
    greater: bool
    left: int


class FoeBacklash(Event, kind="gd-foe-backlash"):
    """A great spell hurt the boss."""

    foe: Text
    left: int


class MeleeWon(HeroEvent, kind="gd-melee-won"):
    """A hero won the exchange and wounded the foe."""

    mine: int
    theirs: int
    foe: Text
    harm: int
    left: int


class MeleeLost(HeroEvent, kind="gd-melee-lost"):
    """A hero lost the exchange."""

    mine: int
    theirs: int
    foe: Text
    harm: int


class MeleeParried(HeroEvent, kind="gd-melee-parried"):
    """The winner of the exchange had cast a spell, and did no harm."""

    mine: int
    theirs: int
    foe: Text
    won: bool


class HealthLost(HeroEvent, kind="gd-health-lost"):
    """A hero lost health."""

    harm: int
    left: int


class MagicLost(HeroEvent, kind="gd-magic-lost"):
    """A hero lost magic."""

    harm: int
    left: int


class LuckSpent(HeroEvent, kind="gd-luck-spent"):
    """Luck healed a hero."""

    first: int
    second: int
    health: int
    left: int


class HeroFell(HeroEvent, kind="gd-hero-fell"):
    """A hero fell."""


class FoeSlain(Event, kind="gd-foe-slain"):
    """A foe fell."""

    foe: Text
    xp: int


class BribeRegained(Event, kind="gd-bribe-regained"):
    """Bribes were taken back from a dead foe."""

    gold: int
