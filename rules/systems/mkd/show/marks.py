"""The letters that tell figures apart on the map."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from rules.systems.mkd.content import HEROES, MONSTERS, NPCS
from rules.systems.mkd.pieces import Figure

LONGEST = 3


def _wishes(kind: str) -> Iterator[str]:
    """Yield a Monster's letter pairs: its first letter with others of its last or first word."""
    words = kind.removeprefix("n_").split("_")
    first, last = words[0], words[-1] if len(words) > 1 else words[0][1:]
    yield from (f"{first[0]}{letter}".upper() for letter in last)
    yield from (f"{first[0]}{letter}".upper() for letter in first[1:])


def _own(kinds: Iterable[str]) -> dict[str, str]:
    given: dict[str, str] = {}
    for kind in kinds:
        taken = given.values()
        given[kind] = next(wish for wish in _wishes(kind) if wish not in taken)
    return given


LETTERS: Mapping[str, str] = MappingProxyType(_own([*MONSTERS, *NPCS]))
"""Two capitals for every kind of Monster and of the people met below, the same in every game."""


def marks(figures: Iterable[Figure]) -> dict[int, str]:
    """Return one to three letters for each figure by its id, all different.

    A Hero has an initial, or two letters where another has it; a Monster the two of its kind,
    from the second on with its number.
    """
    given: dict[int, str] = {}
    taken: set[str] = set()
    for figure in sorted(figures, key=_rank):
        mark = next(wish for wish in _of(figure) if wish not in taken)
        given[figure.id] = mark
        taken.add(mark)
    return given


def _rank(figure: Figure) -> tuple[bool, bool]:
    """Return the order in which figures choose letters: Heroes, then villains and prisoners."""
    return figure.kind not in HEROES, figure.side != "hero"


def _of(figure: Figure) -> Iterator[str]:
    if figure.kind in HEROES:
        for length in range(1, LONGEST + 1):
            yield figure.kind[:length].capitalize()
        base = figure.kind[0].upper()
    else:
        base = LETTERS[figure.kind]
        if figure.number == 1:
            yield base
    yield from (base + digit for digit in (str(figure.number), *"123456789") if len(digit) == 1)
    initial = base[0]
    yield from (f"{initial}{number:02}" for number in range(100))
