"""The letters that tell figures apart on the map."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from string import ascii_lowercase
from types import MappingProxyType

from rules.core.packs.library import LIBRARY
from rules.systems.mkd.content import HEROES, MONSTERS, NPCS
from rules.systems.mkd.content.points import FOLDER as SYSTEM
from rules.systems.mkd.pieces import Figure

LONGEST = 3
PACKS_KEPT = 64
"""Packs whose letters are remembered."""


def _wishes(kind: str) -> Iterator[str]:
    """Yield a Monster's letter pairs: its first letter with others of its last or first word."""
    words = kind.removeprefix("n_").split("_")
    first, last = words[0], words[-1] if len(words) > 1 else words[0][1:]
    yield from (f"{first[0]}{letter}".upper() for letter in last)
    yield from (f"{first[0]}{letter}".upper() for letter in first[1:])
    yield from (f"{first[0]}{letter}".upper() for letter in ascii_lowercase)
    yield from ("".join(pair).upper() for pair in product(ascii_lowercase, repeat=2))


def _own(kinds: Iterable[str], others: Collection[str] = ()) -> dict[str, str]:
    """Return two letters for each kind, all different and none of those of others."""
    given: dict[str, str] = {}
    taken = set(others)
    for kind in kinds:
        plain, _, _ = kind.partition("--")
        given[kind] = next(wish for wish in _wishes(plain) if wish not in taken)
        taken.add(given[kind])
    return given


LETTERS: Mapping[str, str] = MappingProxyType(_own([*MONSTERS, *NPCS]))
"""Two capitals for every kind of Monster and of the people met below, the same in every game."""


def letters_of(kind: str) -> str:
    """Return the two capitals of a Monster or somebody met below, of a pack or not.

    Kinds of two packs may have the same; then a map tells them apart by numbers.
    """
    known = LETTERS.get(kind)
    if known is not None:
        return known
    _, _, hash_ = kind.partition("--")
    return _packed(hash_)[kind]


@lru_cache(maxsize=PACKS_KEPT)
def _packed(hash_: str) -> Mapping[str, str]:
    pack = LIBRARY.of_id(f"--{hash_}")
    if pack is None:
        raise KeyError(hash_)
    kinds = [entry.id for file in ("monsters", "npcs") for entry in pack.of(SYSTEM, file)]
    return _own(kinds, LETTERS.values())


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
        base = letters_of(figure.kind)
        if figure.number == 1:
            yield base
    yield from (base + digit for digit in (str(figure.number), *"123456789") if len(digit) == 1)
    initial = base[0]
    yield from (f"{initial}{number:02}" for number in range(100))
