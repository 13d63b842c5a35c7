"""What squares and things are called in sentences."""

from functools import cache, lru_cache

from rules.core.scene import letters, row_number
from rules.core.words import Text
from rules.systems.mkd.compass import Square
from rules.systems.mkd.pieces import Chest, Marker


@lru_cache(maxsize=4096)
def square_name(square: Square) -> str:
    """Return the name of a square by the map's rulers; the square (0, 0) is A1."""
    return f"{letters(square[0])}{row_number(square[1] + 1)}"


def chest_name(chest: Chest) -> Text:
    """Return a chest's name."""
    return _of("chest", chest.kind)


def item_name(chest: Chest) -> Text:
    """Return the name of the item in a chest."""
    return _of("item", chest.kind)


def marker_name(marker: Marker) -> Text:
    """Return a marker's name, an artifact's or dressing's own."""
    if marker.what:
        return _of("artifact", marker.what)
    return _of("marker", marker.kind)


@cache
def _of(sort: str, name: str) -> Text:
    return Text.of(f"mkd-{sort}-{name}")


def id_of(name: str) -> str:
    """Return the part of an option's id that names a square or an ability."""
    return name.lower().replace("_", "-")
