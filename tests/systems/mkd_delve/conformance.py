"""What the conformance tests have to know of a delve."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from tests.systems.mkd.conformance import (
    ACTING,
    COSTLY,
    EITHER,
    NAMES_OF_ONE,
    NOT_ACTING,
    PREFIXES,
    round_of,
)

__all__ = [
    "ACTING",
    "BOUND",
    "COSTLY",
    "EITHER",
    "HIDDEN",
    "NAMES_OF_ONE",
    "NOT_ACTING",
    "PREFIXES",
    "round_of",
]

BOUND = 6_000
"""About twice the longest of some 1,500 games."""


def tokens(state: Any) -> Iterator[tuple[str, object]]:
    """The face of each token on the board, where its colour has several."""
    faces = defaultdict(set)
    for colour, face in (*state.pools.tokens, *((each.colour, each.face) for each in state.tokens)):
        faces[colour].add(face)
    for token in state.tokens:
        if not token.worth and len(faces[token.colour]) > 1:
            yield f"token {token.id} of {token.colour}", token.face


HIDDEN = (({}, tokens),)
