"""Events of what Monsters decide, and by which die."""

from typing import Literal

from rules.core.words import Event, Text


class Decided(Event):
    """A Monster rolled its decision."""

    kind: Literal["mkd-decided"] = "mkd-decided"
    figure: Text
    die: int
    decision: str
    target: Text


class Unexpected(Event):
    """A Monster does something unexpected."""

    kind: Literal["mkd-unexpected"] = "mkd-unexpected"
    figure: Text
    die: int
    action: str


class AbilityTried(Event):
    """A Monster rolled whether it uses an ability."""

    kind: Literal["mkd-ability-tried"] = "mkd-ability-tried"
    figure: Text
    ability: Text
    die: int
    used: bool


class Hesitated(Event):
    """A Monster hesitates: it turns to the nearest Hero and does nothing."""

    kind: Literal["mkd-hesitated"] = "mkd-hesitated"
    figure: Text


class Sought(Event):
    """A Monster runs for reinforcements."""

    kind: Literal["mkd-sought"] = "mkd-sought"
    figure: Text


class Fled(Event):
    """A demoralized Monster runs."""

    kind: Literal["mkd-fled"] = "mkd-fled"
    figure: Text


class WentOut(Event):
    """A Monster left the dungeon, or the floor by the stairs; `back` says whether it returns."""

    kind: Literal["mkd-went-out"] = "mkd-went-out"
    figure: Text
    back: bool
    down: bool = False


class CameBack(Event):
    """A Monster came in again."""

    kind: Literal["mkd-came-back"] = "mkd-came-back"
    figure: Text
    at: str


class HelpRolled(Event):
    """The die for reinforcements at the entrance."""

    kind: Literal["mkd-help-rolled"] = "mkd-help-rolled"
    figure: Text
    die: int
    came: bool


class GoalChosen(Event):
    """A thief decided where to take a chest."""

    kind: Literal["mkd-goal-chosen"] = "mkd-goal-chosen"
    figure: Text
    die: int
    goal: str


class Idle(Event):
    """A Monster does nothing, because it cannot or need not."""

    kind: Literal["mkd-idle"] = "mkd-idle"
    figure: Text


class Mended(Event):
    """A Monster heals instead of fighting."""

    kind: Literal["mkd-mends"] = "mkd-mends"
    figure: Text
    target: Text
