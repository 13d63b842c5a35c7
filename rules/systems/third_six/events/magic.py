"""Spells and potions."""

from typing import Literal

from rules.core.words import Event, Text


class SpellCast(Event):
    """A hero cast a spell."""

    kind: Literal["ts-spell-cast"] = "ts-spell-cast"
    hero: str
    spell: Text
    mnd: int


class ScrollRead(Event):
    """A hero read a scroll aloud."""

    kind: Literal["ts-scroll-read"] = "ts-scroll-read"
    hero: str
    spell: Text


class SpellLearned(Event):
    """A hero learned a spell from a scroll."""

    kind: Literal["ts-spell-learned"] = "ts-spell-learned"
    hero: str
    spell: Text


class FoesSlept(Event):
    """The foes fell asleep."""

    kind: Literal["ts-foes-slept"] = "ts-foes-slept"


class HeroHealed(Event):
    """A hero was healed."""

    kind: Literal["ts-hero-healed"] = "ts-hero-healed"
    hero: str
    points: int
    die: int


class PartyTeleported(Event):
    """The party stood at the entrance."""

    kind: Literal["ts-party-teleported"] = "ts-party-teleported"


class HeroShielded(Event):
    """A hero was shielded."""

    kind: Literal["ts-hero-shielded"] = "ts-hero-shielded"
    hero: str


class FireballBurst(Event):
    """A Fireball burst."""

    kind: Literal["ts-fireball-burst"] = "ts-fireball-burst"
    die: int


class FoeBurnt(Event):
    """A foe was burnt."""

    kind: Literal["ts-foe-burnt"] = "ts-foe-burnt"
    foe: Text
    points: int
    left: int


class PotionDrunk(Event):
    """A hero drank a potion."""

    kind: Literal["ts-potion-drunk"] = "ts-potion-drunk"
    hero: str
    potion: Text
    points: int
    total: int
