"""What members may do at home in 3 Dice Dungeon; heroes go by their number on the roster."""

from typing import Literal

from rules.core.kinds import by_kind
from rules.core.model import Action
from rules.systems.three_dice.terms import Attribute


class Enlist(Action):
    """Roll a new hero."""

    kind: Literal["tdc-enlist"] = "tdc-enlist"


class Assign(Action):
    """Give a new hero's faces to BODY, MIND and SPIRIT, in this order."""

    kind: Literal["tdc-assign"] = "tdc-assign"
    hero: int
    faces: tuple[int, int, int]


class Raise(Action):
    """Raise a maximum for a level gained at the very end of an adventure."""

    kind: Literal["tdc-raise"] = "tdc-raise"
    hero: int
    attribute: Attribute


class Quaff(Action):
    """Drink a potion: for one or two attributes, for none where heroes have hit points."""

    kind: Literal["tdc-quaff"] = "tdc-quaff"
    hero: int
    attributes: tuple[Attribute, ...]


AnyHomeAction = Enlist | Assign | Raise | Quaff
ACTIONS = by_kind(AnyHomeAction)
