"""Names that people give: short, of letters that hide nothing and trigger nothing in a chat."""

import unicodedata

from rules.core.errors import RuleError

LONGEST = 60
ALLOWED = " .,'’!?&()-"
MOST_MARKS = 2


def checked_name(name: str) -> str:
    """Return the cleaned form of a name: letters, digits, spaces and a few signs.

    Raises:
        RuleError: it is empty, longer than 60 letters, or has other signs in it.
    """
    kept = " ".join(unicodedata.normalize("NFC", name).split())
    if len(kept) > LONGEST:
        raise RuleError("error-name-long", most=LONGEST)
    if not any(char.isalnum() for char in kept):
        raise RuleError("error-name-empty")
    marks = 0
    for char in kept:
        category = unicodedata.category(char)
        marks = marks + 1 if category[0] == "M" else 0
        if marks > MOST_MARKS or (category[0] not in "LNM" and char not in ALLOWED):
            raise RuleError("error-name-signs", signs=ALLOWED.strip())
    return kept
