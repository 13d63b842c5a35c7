"""Heroes between adventures: their abilities, belongings and names."""

from typing import Literal

from rules.core.campaign.state import Veteran
from rules.core.model import Model
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.terms import Ability
from rules.systems.mkd_adventure.campaign.levels import worth

Charge = Literal["charged", "faded", "lost", "spent"]
"""The magic of an item in town: ready for the next dungeon; worn out, but it can be charged again
in this visit; worn out for good; a potion that was drunk (MA-245 to MA-248).
"""


class Belonging(Model):
    """A chest that somebody owns, by its number in the campaign. It holds no gold any more."""

    number: int
    kind: str
    charge: Charge


class Hero(Veteran):
    """A Hero of a member."""

    kind: str
    nth: int = 1
    """Which of his kind he is, the first being 1."""
    level: int = 1
    joined_at: int = 0
    """His value when he joined."""
    xp: int = 0
    gold: int = 0
    """His own, where each Hero has a purse."""
    permanent: tuple[Ability, ...] = ()
    """What he learnt for good, at levels past 5."""
    passing: tuple[Ability, ...] = ()
    """What he learnt for this level alone."""
    lessons: int = 0
    """How many abilities he may still choose."""
    belongings: tuple[Belonging, ...] = ()

    @property
    def gained(self) -> tuple[Ability, ...]:
        """Every ability that levels gave beyond those of the dial (MA-255, MA-256)."""
        return (*self.permanent, *self.passing)

    @property
    def worth(self) -> int:
        """The Hero's point value at his level."""
        return worth(self.kind, self.level)

    @property
    def packed(self) -> tuple[Belonging, ...]:
        """The chests that he takes along: those whose items are charged."""
        return tuple(each for each in self.belongings if each.charge == "charged")

    @property
    def hands_full(self) -> bool:
        """Whether he has as many chests for the next dungeon as he can carry (MA-141)."""
        return len(self.packed) >= RULINGS.number("chests_each")

    def belonging(self, number: int) -> Belonging | None:
        """Return the chest that he owns under a number, if there is one."""
        return next((each for each in self.belongings if each.number == number), None)

    def without(self, number: int) -> "Hero":
        """Return the Hero without one of his chests."""
        kept = tuple(each for each in self.belongings if each.number != number)
        return self.with_(belongings=kept)

    def having(self, belonging: Belonging) -> "Hero":
        """Return the Hero with a chest added, or changed if he has it already."""
        kept = tuple(each for each in self.belongings if each.number != belonging.number)
        ordered = sorted((*kept, belonging), key=lambda each: each.number)
        return self.with_(belongings=tuple(ordered))
