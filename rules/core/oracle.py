"""Tables on which people roll at a table of their own, and how one result leads to another."""

from itertools import product
from typing import Literal, NamedTuple, Self

from pydantic import Field, model_validator

from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Model
from rules.core.words import Text


class OracleRow(Model):
    """What the totals from `least` to `most` mean; None is everything above.

    `then` is the id of the table that this result asks for next.
    """

    least: int
    most: int | None
    meaning: Text
    then: str = ""

    def has(self, total: int) -> bool:
        """Return whether a total belongs to this row."""
        return self.least <= total and (self.most is None or total <= self.most)


class OracleTable(Model):
    """One table: its dice, and a row for each total that they come to.

    People name it by `name`, and by `variant` where several share one. `drawn` says that its die
    stands for drawing something, so that a roll which people bring along is not meant for it.

    The first `naught` dice count nothing when their highest face comes up, as ten-sided dice with
    a 0 do. Read by "parity" no faces are added up: each die says odd or even, and the rows are
    odd-odd, odd-even, even-odd, even-even (so for two dice, likewise for others). Without dice it
    is a list to be read, its rows numbered from 1.
    """

    name: str
    variant: str = ""
    title: Text
    dice: tuple[int, ...] = (6,)
    naught: int = 0
    read: Literal["sum", "parity"] = "sum"
    reason: str = ""
    drawn: bool = False
    rows: tuple[OracleRow, ...] = Field(min_length=1, max_length=25)

    @property
    def id(self) -> str:
        """The name by which rows of other tables refer to it."""
        return f"{self.name}-{self.variant}" if self.variant else self.name

    @property
    def least(self) -> int:
        """The lowest total of its dice."""
        return len(self.dice) - self.naught if self.dice and self.read == "sum" else 1

    @property
    def most(self) -> int:
        """The highest total of its dice; of a list its last number."""
        if not self.dice:
            return self.rows[-1].most or len(self.rows)
        return sum(self.dice) - self.naught if self.read == "sum" else 2 ** len(self.dice)

    @model_validator(mode="after")
    def _whole(self) -> Self:
        expected: int | None = self.least
        for row in self.rows:
            if row.least != expected or (row.most is not None and row.most < row.least):
                raise ValueError(f"{self.id}: rows must follow one another")
            expected = None if row.most is None else row.most + 1
        if expected is not None and expected <= self.most:
            raise ValueError(f"{self.id}: rows must cover every total")
        return self

    def counted(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        """Return the value of each die by its face: of some dice the highest face counts 0."""
        return tuple(
            face % sides if place < self.naught else face
            for place, (face, sides) in enumerate(zip(faces, self.dice, strict=True))
        )

    def total(self, faces: tuple[int, ...]) -> int:
        """Return the total of the dice, or the number of their pattern of odd and even."""
        if self.read == "sum":
            return sum(faces)
        return PARITIES[len(faces)].index(tuple(face % 2 == 1 for face in faces)) + 1

    def by_hand(self, given: int) -> int:
        """Return the total of a roll that somebody made at a table of their own.

        Dice that are not added up are given one after the other, as 34 for 3 and 4.

        Raises:
            RuleError: its dice never show that.
        """
        if self.read == "sum" or not self.dice:
            least, most = self.rows[0].least, self.rows[-1].most or self.most
            if given < least or (self.rows[-1].most is not None and given > most):
                raise RuleError("error-no-such-roll", roll=given, least=least, most=most)
            return given
        faces = tuple(map(int, str(given))) if given > 0 else ()
        least, most = (int("".join(map(str, each))) for each in ((1,) * len(self.dice), self.dice))
        if len(faces) != len(self.dice) or not all(
            1 <= face <= sides for face, sides in zip(faces, self.dice, strict=True)
        ):
            raise RuleError("error-no-such-roll", roll=given, least=least, most=most)
        return self.total(faces)


PARITIES = {count: list(product((True, False), repeat=count)) for count in (1, 2, 3)}
"""For so many dice which of them are odd, row by row."""


class Consulted(NamedTuple):
    """A table that was rolled on.

    `faces` are what the dice counted, none where the total was given; `row` is what they came to,
    None where a list was asked for as a whole.
    """

    table: OracleTable
    faces: tuple[int, ...]
    total: int
    row: OracleRow | None


def consult(
    tables: tuple[OracleTable, ...], table: OracleTable, dice: Dice, given: int | None = None
) -> tuple[Consulted, ...]:
    """Roll on a table, and on those that it leads to; `given` is a roll made by hand.

    Raises:
        RuleError: the table has no row for what was given.
    """
    by_id = {each.id: each for each in tables}
    done: list[Consulted] = []
    following: OracleTable | None = table
    while following is not None and following not in [each.table for each in done]:
        faces: tuple[int, ...] = ()
        if given is not None and not following.drawn:
            total, given = following.by_hand(given), None
        elif following.dice:
            rolled = tuple(dice.roll(sides, following.reason) for sides in following.dice)
            faces = following.counted(rolled)
            total = following.total(faces)
        else:
            total = 0
        row = next((row for row in following.rows if row.has(total)), None)
        done.append(Consulted(following, faces, total, row))
        following = by_id.get(row.then) if row is not None else None
    return tuple(done)
