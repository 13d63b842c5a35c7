"""Foes and fights."""

from typing import Literal

from rules.core.words import Event, HeroEvent, Text


class FoesMet(Event):
    """Foes were met."""

    kind: Literal["ts-foes-met"] = "ts-foes-met"
    foe: Text
    count: int
    hp: int
    die: int


class NobodyMet(Event):
    """Nobody was there, and every hero recovered."""

    kind: Literal["ts-nobody-met"] = "ts-nobody-met"
    die: int


class BossesMet(Event):
    """Bosses guard the stairs."""

    kind: Literal["ts-bosses-met"] = "ts-bosses-met"
    foe: Text
    count: int
    hp: int
    die: int


class BossesAwaited(Event):
    """Bosses that were left alive had waited."""

    kind: Literal["ts-bosses-awaited"] = "ts-bosses-awaited"
    foe: Text
    count: int


class AttackHit(HeroEvent):
    """An attack hit."""

    kind: Literal["ts-attack-hit"] = "ts-attack-hit"
    foe: Text
    die: int
    dex: int
    harm: int
    left: int


class AttackMissed(HeroEvent):
    """An attack missed, at a cost."""

    kind: Literal["ts-attack-missed"] = "ts-attack-missed"
    foe: Text
    die: int
    dex: int
    loss: int


class AttackModified(HeroEvent):
    """A hero paid to lower an attack die."""

    kind: Literal["ts-attack-modified"] = "ts-attack-modified"
    mnd: int
    die: int


class AttackRerolled(HeroEvent):
    """A hero paid to roll an attack again."""

    kind: Literal["ts-attack-rerolled"] = "ts-attack-rerolled"
    mnd: int
    die: int


class FoeSlain(Event):
    """A foe died."""

    kind: Literal["ts-foe-slain"] = "ts-foe-slain"
    foe: Text


class FoeWoke(Event):
    """A sleeping foe woke."""

    kind: Literal["ts-foe-woke"] = "ts-foe-woke"
    foe: Text


class FoeFed(Event):
    """A Vampire regained hit points from a wound."""

    kind: Literal["ts-foe-fed"] = "ts-foe-fed"
    foe: Text
    points: int
    left: int


class TreasureStolen(HeroEvent):
    """A hero stole from a sleeping foe."""

    kind: Literal["ts-treasure-stolen"] = "ts-treasure-stolen"
    foe: Text
    die: int


class TheftFailed(HeroEvent):
    """A hero woke the foe that was to be robbed."""

    kind: Literal["ts-theft-failed"] = "ts-theft-failed"
    foe: Text
    die: int


class TurnPassed(HeroEvent):
    """A hero did nothing this round."""

    kind: Literal["ts-turn-passed"] = "ts-turn-passed"


class PartyCrept(HeroEvent):
    """The party left a fight while foes slept."""

    kind: Literal["ts-party-crept"] = "ts-party-crept"
