"""How figures, squares and things are called in sentences."""

from functools import cache, lru_cache

from rules.core.scene import letters
from rules.core.words import Text
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import HEROES
from rules.systems.mkd.state import Chest, Figure, Marker


def name_of(figure: Figure) -> Text:
    """Return a figure's name.

    From the second of its kind on with its number, a villain's as such.
    """
    name = called(figure.kind, figure.number)
    villain = figure.side == "monster" and figure.kind in HEROES
    return Text.of("mkd-villain", name=name) if villain else name


@lru_cache(maxsize=1024)
def called(kind: str, number: int) -> Text:
    """Return the name of a kind of figure; from the second of it on with its number."""
    name = Text.of(f"mkd-figure-{kind}")
    return name if number == 1 else Text.of("mkd-numbered", name=name, number=number)


@lru_cache(maxsize=4096)
def square_name(square: Square) -> str:
    """Return a square as the rulers name it; the square (0, 0) is A1."""
    return f"{letters(square[0])}{square[1] + 1}"


def chest_name(chest: Chest) -> Text:
    """Return a chest's name."""
    return _of("chest", chest.kind)


def item_name(chest: Chest) -> Text:
    """Return the item in a chest."""
    return _of("item", chest.kind)


def marker_name(marker: Marker) -> Text:
    """Return a marker's name, an artifact's or dressing's own."""
    if marker.what:
        return _of("artifact", marker.what)
    return _of("marker", marker.kind)


@cache
def _of(sort: str, name: str) -> Text:
    return Text.of(f"mkd-{sort}-{name}")
