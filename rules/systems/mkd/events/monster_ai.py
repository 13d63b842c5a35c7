"""Events of what Monsters decide, and by which die."""

from rules.core.words import Text
from rules.systems.mkd.events.figure import FigureEvent


class Decided(FigureEvent, kind="mkd-decided"):
    """A Monster rolled its decision."""

    die: int
    decision: str
    target: Text


class Unexpected(FigureEvent, kind="mkd-unexpected"):
    """A Monster does something unexpected."""

    die: int
    action: str


class AbilityTried(FigureEvent, kind="mkd-ability-tried"):
    """A Monster rolled whether it uses an ability."""

    ability: Text
    die: int
    used: bool


class Hesitated(FigureEvent, kind="mkd-hesitated"):
    """A Monster hesitates: it turns to the nearest Hero and does nothing."""


class Sought(FigureEvent, kind="mkd-sought"):
    """A Monster runs for reinforcements."""


class Fled(FigureEvent, kind="mkd-fled"):
    """A demoralized Monster runs."""


class WentOut(FigureEvent, kind="mkd-went-out"):
    """A Monster left the dungeon, or the floor by the stairs; `back` says whether it returns."""

    back: bool
    down: bool = False


class CameBack(FigureEvent, kind="mkd-came-back"):
    """A Monster came in again."""

    at: str


class HelpRolled(FigureEvent, kind="mkd-help-rolled"):
    """The die for reinforcements at the entrance."""

    die: int
    came: bool


class GoalChosen(FigureEvent, kind="mkd-goal-chosen"):
    """A thief decided where to take a chest."""

    die: int
    goal: str


class Idle(FigureEvent, kind="mkd-idle"):
    """A Monster does nothing, because it cannot or need not."""


class Mended(FigureEvent, kind="mkd-mends"):
    """A Monster heals instead of fighting."""

    target: Text
