"""Spells and potions."""

from rules.core.words import Event, HeroEvent, Text


class SpellCast(HeroEvent, kind="ts-spell-cast"):
    """A hero cast a spell."""

    spell: Text
    mnd: int


class ScrollRead(HeroEvent, kind="ts-scroll-read"):
    """A hero read a scroll aloud."""

    spell: Text


class SpellLearned(HeroEvent, kind="ts-spell-learned"):
    """A hero learned a spell from a scroll."""

    spell: Text


class FoesSlept(Event, kind="ts-foes-slept"):
    """The foes fell asleep."""


class HeroHealed(HeroEvent, kind="ts-hero-healed"):
    """A hero was healed."""

    points: int
    die: int


class PartyTeleported(Event, kind="ts-party-teleported"):
    """The party stood at the entrance."""


class HeroShielded(HeroEvent, kind="ts-hero-shielded"):
    """A hero was shielded."""


class FireballBurst(Event, kind="ts-fireball-burst"):
    """A Fireball burst."""

    die: int


class FoeBurnt(Event, kind="ts-foe-burnt"):
    """A foe was burnt."""

    foe: Text
    points: int
    left: int


class PotionDrunk(HeroEvent, kind="ts-potion-drunk"):
    """A hero drank a potion."""

    potion: Text
    points: int
    total: int
