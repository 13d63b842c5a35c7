"""The autopilot's tempers: the odds they take, how they travel, and what they do for gold."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from rules.core.answers import Stance

NEVER: Final = 100
"""More clicks than any dial has, and more squares than friends are ever apart."""


class Temper(NamedTuple):
    """How one kind of player plays.

    `odds` are throws of 36 that must hit for an attack to be worth walking for, `pressed` the same
    for an attack on somebody who stands beside already. `mends` are lost clicks worth healing,
    `frail` clicks left at which a Hero stays behind the others and out of fights. `detour` are
    speed points that a chest may lie off the way, and `greed` clicks left that a Hero needs to
    go for more than the quest: chests on the way home, chambers that nobody has seen.

    The `wary` go round tokens, keep away from opponents and disarm slowly; the `tender` walk to
    those they can heal; the `hasty` disarm fast; the `roaming` look into chambers and each go
    their own way.
    """

    odds: int
    pressed: int
    mends: int
    frail: int
    detour: int
    greed: int = NEVER
    wary: bool = False
    tender: bool = False
    hasty: bool = False
    roaming: bool = False


TEMPERS: Final[Mapping[Stance, Temper]] = MappingProxyType(
    {
        "careful": Temper(odds=15, pressed=6, mends=1, frail=2, detour=8, wary=True, tender=True),
        "balanced": Temper(odds=8, pressed=1, mends=1, frail=0, detour=30),
        "bold": Temper(
            odds=1, pressed=1, mends=3, frail=0, detour=30, greed=3, hasty=True, roaming=True
        ),
    }
)
"""The temper of each stance."""
