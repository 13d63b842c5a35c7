"""Which characters what is said may have, by their category in Unicode: none that nobody sees."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from rules.core.words import Text

UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Control, format and direction, halves of pairs, private use, unassigned, breaks of lines."""
_BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters, marks and signs that are drawn as nothing, whatever their category says."""
_SEEN: Final = frozenset("LNPS")
"""First letters of the categories of what is drawn by itself."""
MOST_MARKS: Final = 4
"""Marks over and under one letter; more are piled up to reach into other lines."""


def trouble_in(said: Iterable[str], *, lines: int) -> Text | None:
    """Return the fault in the characters of a message; None if there is none.

    `lines` are those that it may have. Each of its forms has to say something that is seen.
    """
    for form in said:
        what = _unseen(form) or _blank(form) or _piled(form)
        if what is not None:
            return what
        if form.count("\n") >= lines:
            return Text.of("pack-letters-lines", most=lines)
    return None


def _unseen(form: str) -> Text | None:
    for char in dict.fromkeys(form):
        if char != "\n" and (unicodedata.category(char) in UNSEEN or _BLANK.match(char)):
            return Text.of("pack-letters-unseen", code=f"U+{ord(char):04X}")
    return None


def _blank(form: str) -> Text | None:
    if any(unicodedata.category(char)[0] in _SEEN for char in form):
        return None
    return Text.of("pack-letters-blank")


def _piled(form: str) -> Text | None:
    marks = 0
    for char in form:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks > MOST_MARKS:
            return Text.of("pack-letters-marks", most=MOST_MARKS)
    return None
