"""Events of what Monsters decide, and by which die."""

from typing import Literal

from rules.core.words import Text
from rules.systems.mkd.events.figure import FigureEvent


class Decided(FigureEvent):
    """A Monster rolled its decision."""

    kind: Literal["mkd-decided"] = "mkd-decided"
    die: int
    decision: str
    target: Text


class Unexpected(FigureEvent):
    """A Monster does something unexpected."""

    kind: Literal["mkd-unexpected"] = "mkd-unexpected"
    die: int
    action: str


class AbilityTried(FigureEvent):
    """A Monster rolled whether it uses an ability."""

    kind: Literal["mkd-ability-tried"] = "mkd-ability-tried"
    ability: Text
    die: int
    used: bool


class Hesitated(FigureEvent):
    """A Monster hesitates: it turns to the nearest Hero and does nothing."""

    kind: Literal["mkd-hesitated"] = "mkd-hesitated"


class Sought(FigureEvent):
    """A Monster runs for reinforcements."""

    kind: Literal["mkd-sought"] = "mkd-sought"


class Fled(FigureEvent):
    """A demoralized Monster runs."""

    kind: Literal["mkd-fled"] = "mkd-fled"


class WentOut(FigureEvent):
    """A Monster left the dungeon, or the floor by the stairs; `back` says whether it returns."""

    kind: Literal["mkd-went-out"] = "mkd-went-out"
    back: bool
    down: bool = False


class CameBack(FigureEvent):
    """A Monster came in again."""

    kind: Literal["mkd-came-back"] = "mkd-came-back"
    at: str


class HelpRolled(FigureEvent):
    """The die for reinforcements at the entrance."""

    kind: Literal["mkd-help-rolled"] = "mkd-help-rolled"
    die: int
    came: bool


class GoalChosen(FigureEvent):
    """A thief decided where to take a chest."""

    kind: Literal["mkd-goal-chosen"] = "mkd-goal-chosen"
    die: int
    goal: str


class Idle(FigureEvent):
    """A Monster does nothing, because it cannot or need not."""

    kind: Literal["mkd-idle"] = "mkd-idle"


class Mended(FigureEvent):
    """A Monster heals instead of fighting."""

    kind: Literal["mkd-mends"] = "mkd-mends"
    target: Text
