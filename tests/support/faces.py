"""Dice by chance for a game and its plain twin, who is given the same faces."""

import random
from typing import NamedTuple


class Fell(NamedTuple):
    """A die that was rolled."""

    sides: int
    reason: str
    face: int


class Faces:
    """Dice by chance, that remember what fell."""

    rolls = ()

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.fell: list[Fell] = []

    def roll(self, sides: int, reason: str) -> int:
        """A face by chance."""
        self.fell.append(Fell(sides, reason, self.chance.randint(1, sides)))
        return self.fell[-1].face

    def taken(self) -> list[Fell]:
        """What fell since the last time that somebody asked."""
        fell, self.fell = self.fell, []
        return fell
