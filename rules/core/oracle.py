"""Tables on which people roll at a table of their own, and how one result leads to another."""

from typing import NamedTuple, Self

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
        """Whether a total belongs to this row."""
        return self.least <= total and (self.most is None or total <= self.most)


class OracleTable(Model):
    """One table: the dice that are added up, and a row for each total.

    People name it by `name`, and by `variant` where several share one. `drawn` says that its die
    stands for drawing something, so that a roll which people bring along is not meant for it.
    """

    name: str
    variant: str = ""
    title: Text
    dice: tuple[int, ...] = (6,)
    reason: str
    drawn: bool = False
    rows: tuple[OracleRow, ...] = Field(min_length=1, max_length=25)

    @property
    def id(self) -> str:
        """How rows of other tables name it."""
        return f"{self.name}-{self.variant}" if self.variant else self.name

    @model_validator(mode="after")
    def _whole(self) -> Self:
        expected: int | None = len(self.dice)
        for row in self.rows:
            if row.least != expected or (row.most is not None and row.most < row.least):
                raise ValueError(f"{self.id}: rows must follow one another")
            expected = None if row.most is None else row.most + 1
        if expected is not None and expected <= sum(self.dice):
            raise ValueError(f"{self.id}: rows must cover every total")
        return self


class Consulted(NamedTuple):
    """A table that was rolled on: the faces (none where the total was given) and the row found."""

    table: OracleTable
    faces: tuple[int, ...]
    total: int
    row: OracleRow


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
        if given is None or following.drawn:
            faces = tuple(dice.roll(sides, following.reason) for sides in following.dice)
            total = sum(faces)
        else:
            total, given = given, None
        row = next((row for row in following.rows if row.has(total)), None)
        if row is None:
            least, most = following.rows[0].least, following.rows[-1].most or sum(following.dice)
            raise RuleError("error-no-such-roll", roll=total, least=least, most=most)
        done.append(Consulted(following, faces, total, row))
        following = by_id.get(row.then)
    return tuple(done)
