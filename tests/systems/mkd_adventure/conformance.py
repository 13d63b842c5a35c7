"""What the conformance tests have to know of the adventure."""

from collections.abc import Iterator
from typing import Any

from rules.core.answers import View
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
    "known",
    "round_of",
]

BOUND = 5_000
"""About twice the longest of some 1,500 games."""


def adventure(state: Any) -> Iterator[tuple[str, object]]:
    """Which token waits where, and what the pools hold where chance decided what it is."""
    for token in state.tokens:
        yield f"token {token.id}", (token.colour, token.face)
    for name in ("doors", "markers", "artifacts", "dressing"):
        held = getattr(state.pools, name)
        if len(set(held)) > 1:
            yield f"pool of {name}", held


HIDDEN = (({}, adventure), ({"artifacts": True, "dressing": True}, adventure))


def known(view: View) -> View:
    """A view without the colours of its tokens.

    A dungeon is laid at once, and a guess with every colour where it is seen is one in thousands:
    here the colours may be others too.
    """
    return view.with_(scene=view.scene.with_(tokens=()))
