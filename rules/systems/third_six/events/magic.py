"""Spells and potions."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class SpellCast(HeroEvent):
    """A hero cast a spell."""

    kind: Literal["ts-spell-cast"] = "ts-spell-cast"
    spell: Text
    mnd: int


class ScrollRead(HeroEvent):
    """A hero read a scroll aloud."""

    kind: Literal["ts-scroll-read"] = "ts-scroll-read"
    spell: Text


class SpellLearned(HeroEvent):
    """A hero learned a spell from a scroll."""

    kind: Literal["ts-spell-learned"] = "ts-spell-learned"
    spell: Text


class FoesSlept(Event):
    """The foes fell asleep."""

    kind: Literal["ts-foes-slept"] = "ts-foes-slept"


class HeroHealed(HeroEvent):
    """A hero was healed."""

    kind: Literal["ts-hero-healed"] = "ts-hero-healed"
    points: int
    die: int


class PartyTeleported(Event):
    """The party stood at the entrance."""

    kind: Literal["ts-party-teleported"] = "ts-party-teleported"


class HeroShielded(HeroEvent):
    """A hero was shielded."""

    kind: Literal["ts-hero-shielded"] = "ts-hero-shielded"


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


class PotionDrunk(HeroEvent):
    """A hero drank a potion."""

    kind: Literal["ts-potion-drunk"] = "ts-potion-drunk"
    potion: Text
    points: int
    total: int
