"""What a fight will cost: the least loss expected, and how to keep to it."""

from functools import lru_cache
from math import fsum
from typing import Literal, NamedTuple

from rules.systems.green_dungeon.foes import MELEE_BONUS
from rules.systems.green_dungeon.state import Fight, Hero
from rules.systems.green_dungeon.terms import BOSS_KINDS, FoeKind

Means = Literal["strike", "lesser", "greater"]
HOPELESS = 99.0
PRICE_OF_MAGIC = 0.4
"""How much health a point of magic is worth."""
MEAN_DIE = 3.5


class Match(NamedTuple):
    """A hero's level and weapon against a foe of some kind and difficulty."""

    level: int
    edge: int
    kind: FoeKind
    difficulty: int


@lru_cache(maxsize=512)
def wins(plus: int) -> float:
    """Return the chance that a die with a bonus beats another without; a tie does not."""
    return sum(a + plus > b for a in range(1, 7) for b in range(1, 7)) / 36


def plan(fight: Fight, hero: Hero, heroes: int, *, spells: bool) -> tuple[float, Means]:
    """Return the loss to be expected from a fight, and the means to begin with.

    Of a party, everybody reckons with an equal share of the foe.
    """
    foe = fight.foe
    match = Match(hero.level, hero.edge, foe.kind, foe.difficulty)
    health, magic = -(-foe.health // heroes), -(-foe.magic // heroes)
    own = min(hero.magic, 12) if spells else 0
    return _best(match, health, magic, own)


@lru_cache(maxsize=8192)
def _best(match: Match, health: int, magic: int, own: int) -> tuple[float, Means]:
    """Return the least loss against so much health and magic, with so much magic of one's own."""
    if health <= 0:
        return 0.0, "strike"
    found: list[tuple[float, Means]] = [(_strike(match, health, magic, own), "strike")]
    if own >= 1:
        found.append((_lesser(match, health, magic, own), "lesser"))
    if own >= 3:
        found.append((_greater(match, health, magic, own), "greater"))
    return min(found)


def _answer(match: Match, magic: int) -> tuple[float, int, int]:
    """Return what a casting foe does: its damage, the magic it has left, what it does to itself."""
    if match.kind in BOSS_KINDS and magic >= 3:
        return match.difficulty + MEAN_DIE, magic - 3, 1
    return float(match.difficulty), magic - 1, 0


def _strike(match: Match, health: int, magic: int, own: int) -> float:
    hit = 1 + match.edge
    if magic:
        harm, left, itself = _answer(match, magic)
        chance = wins(match.level + match.edge)
        missed = _best(match, health - itself, left, own)[0]
        struck = _best(match, health - itself - hit, left, own)[0]
        return harm + chance * struck + (1 - chance) * missed
    chance = wins(match.level + match.edge - MELEE_BONUS[match.kind])
    if not chance:
        return HOPELESS
    lost = (1 - chance) / chance * match.difficulty
    return min(HOPELESS, lost + _best(match, health - hit, 0, own)[0])


def _after_spell(match: Match, health: int, magic: int, own: int) -> float:
    """Return what follows a spell of ours: the foe's own, or its blow at our bare die."""
    if health <= 0:
        return 0.0
    if magic:
        harm, left, itself = _answer(match, magic)
        return harm + _best(match, health - itself, left, own)[0]
    struck = 1 - wins(-MELEE_BONUS[match.kind])
    return struck * match.difficulty + _best(match, health, 0, own)[0]


def _lesser(match: Match, health: int, magic: int, own: int) -> float:
    left = health - 1 - match.level
    return PRICE_OF_MAGIC + _after_spell(match, left, magic, own - 1)


def _greater(match: Match, health: int, magic: int, own: int) -> float:
    after = fsum(
        _after_spell(match, health - die - match.level, magic, own - 3) for die in range(1, 7)
    )
    return 3 * PRICE_OF_MAGIC + 1 + after / 6
