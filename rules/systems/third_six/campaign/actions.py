"""What members may do in the town of 3RD6 Dungeon; heroes go by their number on the roster."""

from typing import Literal

from rules.core.kinds import by_kind
from rules.core.model import Action
from rules.systems.third_six.terms import Calling, Potion, Spell


class Enlist(Action):
    """Find a new hero of a class."""

    kind: Literal["tsc-enlist"] = "tsc-enlist"
    calling: Calling


class Begin(Action):
    """Choose a spell that a new hero knows."""

    kind: Literal["tsc-begin"] = "tsc-begin"
    hero: int
    spell: Spell


class Mend(Action):
    """Pay the healer for one treatment of a hero."""

    kind: Literal["tsc-mend"] = "tsc-mend"
    hero: int


class Train(Action):
    """Pay for a hero's next level."""

    kind: Literal["tsc-train"] = "tsc-train"
    hero: int


class Study(Action):
    """Learn a spell from its scroll."""

    kind: Literal["tsc-study"] = "tsc-study"
    hero: int
    spell: Spell


class Quaff(Action):
    """Drink a potion of the common bag."""

    kind: Literal["tsc-quaff"] = "tsc-quaff"
    hero: int
    potion: Potion


class Cure(Action):
    """Cast Heal on somebody, or read it from a scroll."""

    kind: Literal["tsc-cure"] = "tsc-cure"
    hero: int
    patient: int
    scroll: bool = False


AnyTownAction = Enlist | Begin | Mend | Train | Study | Quaff | Cure
ACTIONS = by_kind(AnyTownAction)
