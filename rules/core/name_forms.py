"""The forms of names: gender, cases and articles, which a sentence asks for by a name's variable.

A sentence about `$place` finds under `$a_place` what the name's attribute `indefinite` says, under
`$acc_place` its accusative, and under `$gender_place` its gender. So no rule knows a language.
"""

import re
from collections.abc import Mapping
from typing import Final

GENDER: Final = "gender"
FORMS: Final[Mapping[str, str]] = {
    "a": "indefinite",
    "acc_a": "indefinite-accusative",
    "dat_a": "indefinite-dative",
    "the": "definite",
    "acc": "accusative",
    "dat": "dative",
    "gen": "genitive",
    "plural": "plural",
    GENDER: GENDER,
}
"""The attributes of a name that are its forms and no further phrasings, each by what stands before
`_place` in a sentence about `place`. With `indefinite` and `definite` an article is meant that a
sentence begins with; the cases have the definite article unless they say otherwise."""
NO_GENDER: Final = "other"
"""The gender of a name that says none, as people's own names and those of packs."""

_ASKED: Final = "(" + "|".join(sorted(FORMS, key=len, reverse=True)) + r")_(\w+)"
_VARIABLE: Final = re.compile(_ASKED)
_IN_SENTENCES: Final = re.compile(rf"\$({_ASKED})")


def named_by(variable: str) -> str:
    """Return the variable of a name whose form another variable may ask for, or the same."""
    found = _VARIABLE.fullmatch(variable)
    return found[2] if found else variable


def forms_in(source: str) -> tuple[tuple[str, str, str], ...]:
    """Return what sentences of a source may ask forms by: the variable, the form, and the name's.

    `$acc_place` gives `("acc_place", "acc", "place")`.
    """
    found = _IN_SENTENCES.finditer(source)
    return tuple(dict.fromkeys((each[1], each[2], each[3]) for each in found))
