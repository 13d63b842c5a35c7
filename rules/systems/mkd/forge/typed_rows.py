"""Reading what is typed into the forms of a forge: numbers, clicks, lists, grids, open edges."""

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from rules.core.packs.problems import PackError, Problem
from rules.core.words import Text, Words
from rules.systems.mkd.content.models import Click
from rules.systems.mkd.terms import ABILITIES

_CLICK = re.compile(r"(\d{1,3})[\s/,]+(\d{1,3})[\s/,]+(\d{1,3})[\s/,]+(\d{1,3})(?:[\s,:/]+(.*))?")
_EDGES = re.compile(r"([NESW]):?((?:\d(?:-\d)?)(?:,\d(?:-\d)?)*)", re.IGNORECASE)
_LETTERS: Final = str.maketrans({"H": "h", "S": "s", "x": "X"})
LEGIBLE: Final = 9
"""Digits of the longest number that is read at all."""


def trouble(key: str, **args: int | str | Text) -> Problem:
    """Return a problem for something wrong in a form."""
    return Problem(file="", line=None, what=Text.of(key, **args))


def number_of(typed: str) -> int:
    """Return the whole number that was typed.

    Raises:
        PackError: it is none.
    """
    said = typed.strip()
    if not (said.isascii() and said.isdecimal() and len(said) <= LEGIBLE):
        raise PackError([trouble("mkd-forge-no-number", value=said or "-")])
    return int(said)


def numbers_of(typed: str) -> list[int]:
    """Return the numbers of a line that was typed.

    Raises:
        PackError: something in it is none.
    """
    return [number_of(each) for each in re.split(r"[\s,/]+", typed.strip())]


def listed(typed: str) -> list[str]:
    """Return the parts of a text between commas, as ids, each once."""
    said = (re.sub(r"[\s-]+", "_", each.strip().lower()) for each in typed.split(","))
    return list(dict.fromkeys(each for each in said if each))


def dial_of(typed: str, words: Words) -> list[list[Any]]:
    """Return the rows of a dial, from a click in each line.

    Raises:
        PackError: a line cannot be read, or an ability is not known; all that is wrong is listed.
    """
    names = _abilities(words)
    rows, troubles = [], []
    for line, said in enumerate((each for each in typed.split("\n") if each.strip()), start=1):
        found = _CLICK.fullmatch(said.strip())
        if not found:
            troubles.append(trouble("mkd-forge-no-click", line=line, said=said.strip()[:60]))
            continue
        row: list[Any] = [int(each) for each in found.groups()[:4]]
        abilities: dict[str, None] = {}
        for each in filter(str.strip, (found[5] or "").split(",")):
            ability = names.get(_plain(each))
            if ability is None:
                word, near = each.strip()[:40], _near(each, names, words)
                troubles.append(trouble("mkd-forge-no-ability", line=line, said=word, near=near))
            else:
                abilities[ability] = None
        rows.append([*row, [*abilities]] if abilities else row)
    if troubles:
        raise PackError(troubles)
    return rows


def _plain(said: str) -> str:
    return re.sub(r"[\W_]+", "", said.casefold())


def _abilities(words: Words) -> Mapping[str, str]:
    """Return abilities by what they can be called: their id, or their name in some words."""
    return {
        _plain(name): ability
        for ability in ABILITIES
        for name in (ability, words.phrase(f"mkd-ability-{ability}"))
    }


def _near(said: str, names: Mapping[str, str], words: Words) -> str:
    (found,) = get_close_matches(_plain(said), list(names), 1, 0) or ["charge"]
    return words.phrase(f"mkd-ability-{names[found]}")


def told_dial(rows: Sequence[Sequence[Any]], words: Words) -> str:
    """Return the rows of a dial as they are typed."""
    return "\n".join(_told_row(row, words) for row in rows)


def _told_row(row: Sequence[Any], words: Words) -> str:
    numbers = " ".join(str(each) for each in row[:4])
    names = [words.phrase(f"mkd-ability-{each}") for each in (row[4] if len(row) > 4 else ())]
    return f"{numbers} {', '.join(names)}" if names else numbers


def rows_of(dial: Sequence[Click]) -> list[list[Any]]:
    """Return a dial as it is written in a file."""
    return [
        [
            *(click.speed, click.attack, click.defense, click.damage),
            *([[each for each in ABILITIES if each in click.abilities]] if click.abilities else []),
        ]
        for click in dial
    ]


def grid_of(typed: str) -> list[str]:
    """Return the rows of a face, from a grid of letters; small and large ones are the same."""
    lines = (re.sub(r"\s", "", line) for line in typed.split("\n"))
    return [line.translate(_LETTERS) for line in lines if line]


def edges_of(typed: str) -> dict[str, list[int]]:
    """Return open edges by side, from `N1 S1 E0-2`.

    Raises:
        PackError: a part of it cannot be read.
    """
    found: dict[str, set[int]] = {}
    for part in typed.split():
        read = _EDGES.fullmatch(part.strip(",;"))
        if not read:
            raise PackError([trouble("mkd-forge-no-edges", said=part[:30])])
        found.setdefault(read[1].upper(), set()).update(_places(read[2]))
    return {side: sorted(found[side]) for side in "NESW" if side in found}


def _places(said: str) -> Iterator[int]:
    for part in said.split(","):
        first, _, last = part.partition("-")
        yield from range(int(first), int(last or first) + 1)


def told_edges(edges: Mapping[Any, Sequence[int]]) -> str:
    """Return open edges as they are typed."""
    return " ".join(
        f"{side}{','.join(str(place) for place in edges[side])}" for side in "NESW" if side in edges
    )
