"""What things are worth in town (MA-244 to MA-249)."""

from rules.systems.mkd.content import CHESTS, RULINGS
from rules.systems.mkd.content.models import Item
from rules.systems.mkd.things.items import POTION

EACH_POINT, EACH_ABILITY, SIPS = 200, 2, 3
"""Gold for a point of bonus, the points of an ability, and the divisor for potions."""
RAISING, LESSON = 1000, 500
"""Gold for bringing back a fallen Hero, and for training one level (MA-251, MA-260)."""
IN_STOCK = RULINGS.number("town_stock")
"""Chests by chance on the shelf in each visit (MA-249)."""


def value_of(item: Item) -> int:
    """Return an item's value: 200 gold for each point of bonus, an ability counting as two points.

    A potion is worth a third, rounded down; more harm than good is worth nothing (MA-244).
    """
    points = item.speed + item.attack + item.defense + EACH_ABILITY * len(item.abilities)
    gold = max(0, points) * EACH_POINT
    return gold // SIPS if item.kind == POTION else gold


def worth(kind: str) -> int:
    """Return the value of the item in a kind of chest (MA-243, MA-244)."""
    return value_of(CHESTS[kind].item)


def price(kind: str) -> int:
    """Return the price of a chest in the shop: twice its item's value (MA-249)."""
    return 2 * worth(kind)


def half(kind: str) -> int:
    """Return half an item's value, for selling it and for charging it again (MA-246, MA-247)."""
    return worth(kind) // 2


def is_potion(kind: str) -> bool:
    """Return whether a kind of chest holds a potion."""
    return CHESTS[kind].item.kind == POTION
