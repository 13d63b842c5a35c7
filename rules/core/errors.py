"""What can go wrong in words a player can use. Anything else is a bug."""

from functools import partial
from typing import Any

from rules.core.words import Text


class GameError(Exception):
    """Base of every refusal. `text` is the sentence for the player; nothing was changed."""

    def __init__(self, key: str, **args: int | str | Text) -> None:
        self.text = Text.of(key, **args)
        super().__init__(key, args)

    def __reduce__(self) -> tuple[Any, ...]:
        """Go from process to process, with the arguments by their names."""
        key, args = self.args
        return partial(type(self), key, **args), ()


class RuleError(GameError):
    """The rules do not allow this now."""


class UnknownAction(GameError):
    """What was typed cannot be read as an action."""


class AmbiguousAction(GameError):
    """What was typed fits several actions."""


class StaleBoard(GameError):
    """The button or list belongs to an earlier moment of the game."""


class NotSeated(GameError):
    """Only somebody with the right seat may do this."""


class NoAdventure(GameError):
    """There is no adventure here, or none in the right stage."""


class Unreadable(GameError):
    """What is stored of an adventure cannot be read: it is set aside, and harms no other."""


class Conflict(GameError):
    """Somebody else's action came first."""
