"""How figures, squares and things are called in sentences."""

from rules.core.scene import letters
from rules.core.words import Text
from rules.systems.mkd.compass import Square
from rules.systems.mkd.state import Chest, Figure, Marker


def name_of(figure: Figure) -> Text:
    """A figure's name; from the second of its kind on with its number."""
    name = Text.of(f"mkd-figure-{figure.kind}")
    if figure.number == 1:
        return name
    return Text.of("mkd-numbered", name=name, number=figure.number)


def square_name(square: Square) -> str:
    """A square as the rulers name it; the square (0, 0) is A1."""
    return f"{letters(square[0])}{square[1] + 1}"


def chest_name(chest: Chest) -> Text:
    """A chest's name."""
    return Text.of(f"mkd-chest-{chest.kind}")


def item_name(chest: Chest) -> Text:
    """The item in a chest."""
    return Text.of(f"mkd-item-{chest.kind}")


def marker_name(marker: Marker) -> Text:
    """A marker's name, an artifact's or dressing's own."""
    if marker.what:
        return Text.of(f"mkd-artifact-{marker.what}")
    return Text.of(f"mkd-marker-{marker.kind}")
