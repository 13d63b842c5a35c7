"""Reading TOML with care: what is too deep, too long or none at all is refused in words."""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from rules.core.packs.archive import shown
from rules.core.packs.foreign import refusing
from rules.core.packs.limits import DEEPEST, LONGEST_LIST
from rules.core.packs.places import Place, line_of
from rules.core.packs.problems import PackError, Problem
from rules.core.words import Text

LARGEST: Final = 2**63
"""Whole numbers of TOML lie below it, and not below its negative."""
MOST_SEARCHED: Final = 200_000
"""Letters of a file in which the line is looked for where the parser does not name it."""


def parsed(name: str, text: str) -> Mapping[str, Any]:
    """Return the contents of a TOML file.

    Raises:
        PackError: it cannot be read, a number is too large, or lists are too long or lie too deep
            within each other.
    """
    with refusing(lambda: _unreadable(name, _line_that_breaks(text))):
        try:
            raw = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise _no_toml(name, text, str(error)) from None
        trouble = _trouble(raw, (), DEEPEST)
    if trouble is not None:
        place, what = trouble
        raise PackError([Problem(file=name, line=line_of(text, place), what=what)])
    return raw


def _no_toml(name: str, text: str, said: str) -> PackError:
    """Return the refusal of what is no TOML; what ends too early is told of its last line."""
    what = Text.of("pack-toml", why=shown(said.partition(" (at")[0]))
    line = said.partition("(at line ")[2].partition(",")[0]
    number = int(line) if line.isdecimal() else text.rstrip().count("\n") + 1
    return PackError([Problem(file=name, line=number, what=what)])


def _unreadable(name: str, line: int | None) -> PackError:
    return PackError([Problem(file=name, line=line, what=Text.of("pack-too-deep"))])


def _line_that_breaks(text: str) -> int | None:
    """Return the line, from 1, at which the parser itself gives up; None in a very long file.

    It reads from the front, so it gives up in each beginning of the text with that line, and in no
    shorter one.
    """
    if len(text) > MOST_SEARCHED:
        return None
    lines = text.split("\n")
    low, high = 1, len(lines)
    while low < high:
        middle = (low + high) // 2
        if _breaks("\n".join(lines[:middle])):
            high = middle
        else:
            low = middle + 1
    return low


def _breaks(text: str) -> bool:
    """Return whether the parser fails at a text for another reason than that it is no TOML."""
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return False
    except Exception:  # noqa: BLE001 - what it raises beyond that is what is looked for
        return True
    return False


def _trouble(value: object, place: Place, left: int) -> tuple[Place, Text] | None:
    """Return where a number is too large, or a list or table too deep or too long, if one is."""
    if isinstance(value, int) and not -LARGEST <= value < LARGEST:
        return place, Text.of("pack-number-large")
    if not isinstance(value, dict | list):
        return None
    if left == 0:
        return place, Text.of("pack-too-deep")
    if len(value) > LONGEST_LIST:
        return place, Text.of("pack-list-long", most=LONGEST_LIST)
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    for name, each in inner:
        found = _trouble(each, (*place, name), left - 1)
        if found is not None:
            return found
    return None
