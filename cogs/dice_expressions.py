"""Dice expressions, read and rolled by d20."""

import re
import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

import d20

from cogs.base.text import clean, plain
from rules.core import signs
from rules.core.errors import RuleError

MOST_DICE = 200
"""The most dice of one expression, rerolls and explosions included."""
MOST_FACES = 12
"""The most dice whose faces are shown as pictures."""
_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"×": "*", "÷": "/"})
"""What telephones put in place of the signs of a sum."""
_DIE = re.compile(r"(?<![A-Za-z])[DdWw](?=[\d%])")
"""A die, with its German letter too."""
_PERCENT = re.compile(r"(?<=d)%")
_D20 = re.compile(r"(?<![\w)])1?d20(?!\w)")
_COMMENT = re.compile(r"\s+(#|[^\W\d_]{2,}).*$", re.DOTALL)
"""Words after the dice, such as what they are for."""


class Rolled(NamedTuple):
    """What dice came to: the signs of the faces that count, every die in plain text, the total."""

    faces: tuple[str, ...]
    working: str
    total: str


def roll_expression(expression: str, twice: str = "") -> Rolled:
    """Roll a dice expression.

    `twice` has the words behind a d20 that roll it twice: those that keep the higher one, and after
    a semicolon those that keep the lower one.

    Raises:
        RuleError: the expression cannot be read, or rolls too many dice.
    """
    typed = _DIE.sub("d", unicodedata.normalize("NFKC", expression).translate(_SIGNS))
    typed = _twice(_PERCENT.sub("100", typed), twice)
    try:
        try:
            result = _rolled(typed)
        except d20.RollSyntaxError:
            if (dice := _COMMENT.sub("", typed)) == typed:
                raise
            result = _rolled(dice)
        working = d20.SimpleStringifier().stringify(result.expr.roll)
        return Rolled(_faces(result.expr), clean(working, 900), str(result.total))
    except d20.TooManyRolls:
        raise RuleError("error-too-many-dice", most=MOST_DICE) from None
    except (d20.RollError, RecursionError, ArithmeticError, ValueError):
        raise RuleError("error-bad-roll", typed=plain(expression, 60)) from None


def _twice(typed: str, words: str) -> str:
    """Return an expression whose d20 is rolled twice where a word for that is behind it."""
    found = _COMMENT.search(typed)
    said = found[0].strip(" #").casefold() if found else ""
    for keeps, known in zip(("kh1", "kl1"), words.split(";"), strict=False):
        if found and said in [word.strip() for word in known.split(",")]:
            return _D20.sub(f"2d20{keeps}", typed[: found.start()], count=1)
    return typed


def _rolled(expression: str) -> d20.RollResult:
    return d20.Roller(d20.RollContext(max_rolls=MOST_DICE)).roll(expression, allow_comments=False)


def _faces(rolled: d20.Number) -> tuple[str, ...]:
    """Return the signs of the dice that count, if all have one and there are few of them."""
    dice = [die for node in _all(rolled) if isinstance(node, d20.Dice) for die in node.keptset]
    faces = [signs.die(die.size, int(die.number)) for die in dice]
    return tuple(faces) if len(faces) <= MOST_FACES and all(faces) else ()


def _all(node: d20.Number) -> Iterator[d20.Number]:
    """Yield a part of a roll and all in it that counts."""
    if node.kept:
        yield node
        for child in node.children:
            yield from _all(child)
