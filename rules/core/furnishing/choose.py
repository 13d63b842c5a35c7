"""What a room is for: by its words if it has any, else by its size, its doors and what it is of."""

import re
from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from rules.core.furnishing.purposes import PURPOSES, Kind, Purpose
from rules.core.words import Colour

SUITED, NEIGHBOUR = 4, 4
"""How many times as likely a purpose is for each trait that suits it, and beside its neighbours."""
TRIED = 8
"""Purposes that are tried for a room before it stays empty."""

KEPT = 256
"""Kinds of rooms whose weights are remembered."""


class Asked(NamedTuple):
    """What is known of a room that is to have a purpose.

    `squares` of floor, the number of `doors`, whether it was `kind` built, `traits` such as
    materials and kinds of dungeon, and the ids of purposes of the rooms `near`.
    """

    squares: int
    doors: int
    kind: Kind = "built"
    traits: frozenset[str] = frozenset()
    near: frozenset[str] = frozenset()


def ranked(asked: Asked, had: Mapping[str, int], colour: Colour) -> Iterator[Purpose]:
    """Yield purposes for a room, the first choice first, by weights and chance.

    Args:
        asked: what is known of the room.
        had: how often the dungeon has each purpose already, by id.
        colour: the room's stream of chance.
    """
    weights = {**_weights(asked)}
    for id_, count in had.items():
        if count >= PURPOSES[id_].most:
            weights.pop(id_, None)
    for _ in range(min(TRIED, len(weights))):
        sums = list(accumulate(weights.values()))
        id_ = list(weights)[bisect(sums, colour.pick(sums[-1]))]
        del weights[id_]
        yield PURPOSES[id_]


@lru_cache(maxsize=KEPT)
def _weights(asked: Asked) -> Mapping[str, int]:
    found = ((id_, _weight(purpose, asked)) for id_, purpose in PURPOSES.items())
    return {id_: weight for id_, weight in found if weight}


def _weight(purpose: Purpose, asked: Asked) -> int:
    fewest, most = purpose.doors
    fits = (
        purpose.kind == asked.kind
        and purpose.smallest <= asked.squares <= purpose.largest
        and fewest <= asked.doors <= most
        and asked.traits.isdisjoint(purpose.never)
    )
    if not fits:
        return 0
    suited = len(asked.traits.intersection(purpose.suits))
    beside = not asked.near.isdisjoint(purpose.near)
    return int(purpose.weight * SUITED**suited * (NEIGHBOUR if beside else 1))


def called_by(words: str) -> Purpose | None:
    """Return the purpose that most words of a sentence or an id call for, or None."""
    found = Counter[str]()
    for word in re.findall(r"[a-z]+", words.casefold()):
        found.update(_by_word().get(word, ()))
    return PURPOSES[found.most_common(1)[0][0]] if found else None


@cache
def _by_word() -> Mapping[str, tuple[str, ...]]:
    called: dict[str, tuple[str, ...]] = {}
    for purpose in PURPOSES.values():
        for word in {*purpose.words, *purpose.id.split("_")}:
            called[word] = (*called.get(word, ()), purpose.id)
    return called
