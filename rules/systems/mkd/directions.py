"""Where things lie, told from a square: how far and in which direction."""

from collections.abc import Iterable

from rules.core.words import Text
from rules.systems.mkd.compass import NAMES, Square, chebyshev, heading
from rules.systems.mkd.names import square_name

MOST_NAMED = 4


def way_name(facing: int) -> Text:
    """Return the name of a direction."""
    return Text.of(f"mkd-way-{NAMES[facing % 8]}")


def where(of: Square, seen_from: Square) -> Text:
    """Return a square's name with its distance and direction."""
    name = square_name(of)
    if of == seen_from:
        return Text.of("mkd-where-here", square=name)
    steps = chebyshev(of, seen_from)
    return Text.of("mkd-where", square=name, steps=steps, way=way_name(heading(seen_from, of)))


def listed(names: Iterable[Text]) -> Text:
    """Return names in a row: the first few, and how many more there are.

    Raises:
        ValueError: there are none.
    """
    given = list(names)
    if not given:
        raise ValueError("nothing to list")
    shown = dict(zip("abcd", given[:MOST_NAMED], strict=False))
    if len(given) <= MOST_NAMED:
        return Text.of(f"mkd-list-{len(given)}", **shown)
    return Text.of("mkd-list-more", **shown, more=len(given) - MOST_NAMED)
