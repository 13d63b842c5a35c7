"""How careful a player is, in numbers."""

from typing import NamedTuple

from rules.core.ruleset import Stance


class Temper(NamedTuple):
    """One way to play.

    `rest_below` is the share of health, `magic_below` that of magic, under which a rest is wanted.
    `mini_level` and `final_level` are the levels at which the bosses are sought; once `patience`
    cubes of time have passed they are sought at any. `spells` says whether minions are worth
    magic, `boss_spells` whether bosses are. `reserve` is how much health, with luck, has to be left
    to the weakest after a fight as it is reckoned: who expects less pays or runs.
    """

    rest_below: float
    magic_below: float
    mini_level: int
    final_level: int
    patience: int
    spells: bool = True
    boss_spells: bool = True
    reserve: float = 0.0


TEMPERS: dict[Stance, Temper] = {
    "careful": Temper(0.75, 0.6, 3, 4, 130),
    "balanced": Temper(0.5, 0.2, 2, 2, 90),
    "bold": Temper(0.35, 0.0, 1, 1, 50, spells=False),
}
