"""What members may do at home in 3 Dice Dungeon; heroes go by their number on the roster."""

from rules.core.kinds import by_kind
from rules.core.model import Action
from rules.systems.three_dice.terms import Attribute


class Enlist(Action, kind="tdc-enlist"):
    """Roll a new hero."""


class Assign(Action, kind="tdc-assign"):
    """Give a new hero's faces to BODY, MIND and SPIRIT, in this order."""

    hero: int
    faces: tuple[int, int, int]


class Raise(Action, kind="tdc-raise"):
    """Raise a maximum for a level gained at the very end of an adventure."""

    hero: int
    attribute: Attribute


class Quaff(Action, kind="tdc-quaff"):
    """Drink a potion: for one or two attributes, for none where heroes have hit points."""

    hero: int
    attributes: tuple[Attribute, ...]


AnyHomeAction = Enlist | Assign | Raise | Quaff
ACTIONS = by_kind(AnyHomeAction)
