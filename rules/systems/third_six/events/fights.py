"""Foes and fights."""

from rules.core.words import Event, HeroEvent, Text


class FoesMet(Event, kind="ts-foes-met"):
    """Foes were met."""

    foe: Text
    count: int
    hp: int
    die: int


class NobodyMet(Event, kind="ts-nobody-met"):
    """Nobody was there, and every hero recovered."""

    die: int


class BossesMet(Event, kind="ts-bosses-met"):
    """Bosses guard the stairs."""

    foe: Text
    count: int
    hp: int
    die: int


class BossesAwaited(Event, kind="ts-bosses-awaited"):
    """Bosses that were left alive had waited."""

    foe: Text
    count: int


class AttackHit(HeroEvent, kind="ts-attack-hit"):
    """An attack hit."""

    foe: Text
    die: int
    dex: int
    harm: int
    left: int


class AttackMissed(HeroEvent, kind="ts-attack-missed"):
    """An attack missed, at a cost."""

    foe: Text
    die: int
    dex: int
    loss: int


class AttackModified(HeroEvent, kind="ts-attack-modified"):
    """A hero paid to lower an attack die."""

    mnd: int
    die: int


class AttackRerolled(HeroEvent, kind="ts-attack-rerolled"):
    """A hero paid to roll an attack again."""

    mnd: int
    die: int


class FoeSlain(Event, kind="ts-foe-slain"):
    """A foe died."""

    foe: Text


class FoeWoke(Event, kind="ts-foe-woke"):
    """A sleeping foe woke."""

    foe: Text


class FoeFed(Event, kind="ts-foe-fed"):
    """A Vampire regained hit points from a wound."""

    foe: Text
    points: int
    left: int


class TreasureStolen(HeroEvent, kind="ts-treasure-stolen"):
    """A hero stole from a sleeping foe."""

    foe: Text
    die: int
    dex: int = 0


class TheftFailed(HeroEvent, kind="ts-theft-failed"):
    """A hero woke the foe that was to be robbed."""

    foe: Text
    die: int
    dex: int = 0


class TurnPassed(HeroEvent, kind="ts-turn-passed"):
    """A hero did nothing this round."""


class PartyCrept(HeroEvent, kind="ts-party-crept"):
    """The party left a fight while foes slept."""
