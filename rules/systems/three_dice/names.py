"""The names of attributes, items, monsters and places."""

from rules.core.scene import Side
from rules.core.signs import ATTRIBUTES, figure
from rules.core.words import Text
from rules.systems.three_dice.content import LOCATIONS, icon_of
from rules.systems.three_dice.state import Room
from rules.systems.three_dice.terms import Attribute, Item

STRIDE = 3
"""How far apart in their list the sentences of rooms are that are found one after the other."""


def attribute_name(attribute: Attribute) -> Text:
    """Return the name of an attribute: BODY, MIND or SPIRIT."""
    return Text.of(f"td-attribute-{attribute}")


def sign_of(key: str) -> str:
    """Return the sign of an attribute or a monster, by the key of its name."""
    _, kind, name = (*key.split("-", 2), "", "")[:3]
    if kind == "attribute" and name in ATTRIBUTES:
        return name
    return figure(icon_of(name)) if kind == "monster" else ""


def item_name(item: Item) -> Text:
    """Return an item's name."""
    return Text.of(f"td-item-{item}")


def monster_name(monster: str) -> Text:
    """Return a monster's name."""
    return Text.of(f"td-monster-{monster}")


def place_name(kind: str) -> Text:
    """Return the name of a kind of location, without an article."""
    return Text.of(f"td-place-{kind}")


def side_name(side: Side) -> Text:
    """Return the name of a direction."""
    return Text.of(f"dir-{side}")


def flavour(room: Room, first: Room) -> Text:
    """Return a sentence that describes a room: the same at each visit, another in the next room.

    `first` is the first room of the level, whose dice say where its sentences begin.
    """
    number = STRIDE * room.number + first.draw.treasure + first.draw.location
    return Text.of(f"td-flavour-{room.kind}-{number % LOCATIONS[room.kind].scenes + 1}")


def side_names(sides: tuple[Side, ...]) -> Text:
    """Return the names of several directions in a row."""
    if not sides:
        return Text.of("td-sides-0")
    named = dict(zip("abcd", map(side_name, sides), strict=False))
    return Text.of(f"td-sides-{len(sides)}", **named)
