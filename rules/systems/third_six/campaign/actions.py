"""What members may do in the town of 3RD6 Dungeon; heroes go by their number on the roster."""

from rules.core.kinds import by_kind
from rules.core.model import Action
from rules.systems.third_six.terms import Calling, Potion, Spell


class Enlist(Action, kind="tsc-enlist"):
    """Find a new hero of a class."""

    calling: Calling


class Begin(Action, kind="tsc-begin"):
    """Choose a spell that a new hero knows."""

    hero: int
    spell: Spell


class Mend(Action, kind="tsc-mend"):
    """Pay the healer for one treatment of a hero."""

    hero: int


class Train(Action, kind="tsc-train"):
    """Pay for a hero's next level."""

    hero: int


class Study(Action, kind="tsc-study"):
    """Learn a spell from its scroll."""

    hero: int
    spell: Spell


class Quaff(Action, kind="tsc-quaff"):
    """Drink a potion of the common bag."""

    hero: int
    potion: Potion


class Cure(Action, kind="tsc-cure"):
    """Cast Heal on somebody, or read it from a scroll."""

    hero: int
    patient: int
    scroll: bool = False


AnyTownAction = Enlist | Begin | Mend | Train | Study | Quaff | Cure
ACTIONS = by_kind(AnyTownAction)
