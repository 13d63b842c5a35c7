"""Reading TOML with care: what is too deep, too long or none at all is refused in words."""

import tomllib
from collections.abc import Mapping
from typing import Any

from rules.core.packs.archive import shown
from rules.core.packs.limits import DEEPEST, LONGEST_LIST
from rules.core.packs.problems import PackError, Problem
from rules.core.words import Text


def parsed(name: str, text: str) -> Mapping[str, Any]:
    """Return what a TOML file says.

    Raises:
        PackError: it cannot be read, or lists lie too deep within each other.
    """
    try:
        raw = tomllib.loads(text)
        _check_shape(raw, DEEPEST)
    except tomllib.TOMLDecodeError as error:
        said = str(error)
        what = Text.of("pack-toml", why=shown(said.partition(" (at")[0]))
        line = said.partition("(at line ")[2].partition(",")[0]
        raise PackError(
            [Problem(file=name, line=int(line) if line.isdigit() else None, what=what)]
        ) from None
    except (ValueError, RecursionError):
        raise PackError([Problem(file=name, line=None, what=Text.of("pack-too-deep"))]) from None
    return raw


def _check_shape(value: object, left: int) -> None:
    """Check that lists and tables are neither too deep nor too long.

    Raises:
        RecursionError: they are too deep.
        ValueError: one is too long.
    """
    inner = (*value.values(),) if isinstance(value, dict) else value
    if not isinstance(inner, list | tuple):
        return
    if left == 0:
        raise RecursionError
    if len(inner) > LONGEST_LIST:
        raise ValueError(len(inner))
    for each in inner:
        _check_shape(each, left - 1)
