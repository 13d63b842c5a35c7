"""How careful a player is, in numbers."""

from typing import NamedTuple

from rules.core.answers import Stance
from rules.systems.green_dungeon.terms import BOSS_KINDS, FoeKind


class Temper(NamedTuple):
    """One way to play.

    `rest_below` is the share of health, `magic_below` that of magic, under which a rest is wanted.
    `mini_level` and `final_level` are the levels at which the bosses are sought; once `patience`
    cubes of time have passed they are sought at any. `spells_on` are the foes that are worth
    magic. `reserve` is how much health, luck included, has to be left to the weakest after a fight
    as it is reckoned: who expects less pays or runs.
    """

    rest_below: float
    magic_below: float
    mini_level: int
    final_level: int
    patience: int
    spells_on: tuple[FoeKind, ...]
    reserve: float = 0.0


ALL_KINDS: tuple[FoeKind, ...] = ("minion", "captain", *BOSS_KINDS)
TEMPERS: dict[Stance, Temper] = {
    "careful": Temper(0.75, 0.6, 3, 4, 130, ALL_KINDS),
    "balanced": Temper(0.5, 0.2, 2, 3, 90, ("captain", *BOSS_KINDS), reserve=-2.0),
    "bold": Temper(0.35, 0.0, 1, 1, 50, BOSS_KINDS, reserve=-6.0),
}
