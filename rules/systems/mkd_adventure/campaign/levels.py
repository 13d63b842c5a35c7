"""Levels in a campaign: what they cost, and what they give past the dial (MA-252 to MA-256)."""

from rules.systems.mkd.content import HEROES
from rules.systems.mkd.experience import TOP_LEVEL
from rules.systems.mkd.figures import value_at
from rules.systems.mkd.teams import NOVICE_VALUE
from rules.systems.mkd.terms import ABILITIES, Ability

BY_VALUE = 10
"""Experience for each point that a Hero is worth."""
NEVER_ON_DIALS: frozenset[Ability] = frozenset(("demoralized",))
"""Abilities that are states and cannot be learnt."""
BURDENS: frozenset[Ability] = frozenset(
    ("demoralized", "cursed", "berserk", "battle_fury", "frenzy")
)
"""Abilities that nobody learns unless they are on his dial."""


def worth(kind: str, level: int) -> int:
    """Return a Hero's point value at a level; a novice counts 20 (MA-008, MA-254)."""
    return NOVICE_VALUE if level == 0 else value_at(HEROES[kind], level)


def cost(kind: str, level: int) -> int:
    """Return experience for the next level: ten times the value of the Hero now (MA-252, D7).

    Past level 5 it is his worth at 5, times his level, times two (MA-253). The two agree at 5.
    """
    if level <= TOP_LEVEL:
        return BY_VALUE * worth(kind, level)
    return 2 * worth(kind, TOP_LEVEL) * level


def cost_of_levels(kind: str, level: int, count: int) -> int:
    """Return experience for several levels at once (MA-261)."""
    return sum(cost(kind, each) for each in range(level, level + count))


def affordable_levels(kind: str, level: int, xp: int) -> int:
    """Return how many levels a Hero's experience pays for (MA-261)."""
    count = 0
    while cost_of_levels(kind, level, count + 1) <= xp:
        count += 1
    return count


def on_dial(kind: str) -> tuple[Ability, ...]:
    """Return every ability anywhere on the dial of a kind of Hero."""
    dial = HEROES[kind].dial
    have = frozenset(ability for click in dial for ability in click.abilities)
    return tuple(each for each in ABILITIES if each in have - NEVER_ON_DIALS)


def lasting(kind: str, permanent: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return abilities of the dial that a Hero could still make permanent (MA-255)."""
    return tuple(each for each in on_dial(kind) if each not in permanent)


def passing(kind: str, permanent: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return abilities not on the dial, for a Hero who has made all of it permanent (MA-256)."""
    if lasting(kind, permanent):
        return ()
    known = {*on_dial(kind), *permanent}
    return tuple(each for each in ABILITIES if each not in known and each not in BURDENS)


def lessons(kind: str, permanent: tuple[Ability, ...], level: int, reached: int) -> int:
    """Return how many abilities are to be chosen for rising from one level to another.

    It is one for each level past 5; of those that last for one level only the last counts, as the
    next level would replace the others (MA-255, MA-256).
    """
    gained = max(0, reached - max(TOP_LEVEL, level))
    return min(gained, len(lasting(kind, permanent)) + 1)
