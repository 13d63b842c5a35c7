"""Dice expressions, read and rolled by d20."""

import re
import unicodedata

import d20

from cogs.base.text import clean, plain
from rules.core.errors import RuleError

MOST_DICE = 200
"""The most dice of one expression, rerolls and explosions included."""
_SIGNS = str.maketrans(dict.fromkeys("‐‑‒–—−", "-") | {"×": "*", "÷": "/"})
"""What telephones put in place of the signs of a sum."""
_DIE = re.compile(r"(?<![A-Za-z])D(?=[\d%])")
_COMMENT = re.compile(r"\s+(#|[^\W\d_]{2,}).*$", re.DOTALL)
"""Words after the dice, such as what they are for."""


def roll_expression(expression: str) -> tuple[str, str]:
    """Roll a dice expression; return every die in plain text, and the total.

    Raises:
        RuleError: the expression cannot be read, or rolls too many dice.
    """
    typed = _DIE.sub("d", unicodedata.normalize("NFKC", expression).translate(_SIGNS))
    try:
        try:
            result = _rolled(typed)
        except d20.RollSyntaxError:
            if (dice := _COMMENT.sub("", typed)) == typed:
                raise
            result = _rolled(dice)
        working = d20.SimpleStringifier().stringify(result.expr.roll)
        return clean(working, 900), str(result.total)
    except d20.TooManyRolls:
        raise RuleError("error-too-many-dice", most=MOST_DICE) from None
    except (d20.RollError, RecursionError, ArithmeticError, ValueError):
        raise RuleError("error-bad-roll", typed=plain(expression, 60)) from None


def _rolled(expression: str) -> d20.RollResult:
    return d20.Roller(d20.RollContext(max_rolls=MOST_DICE)).roll(expression, allow_comments=False)
