"""A first dungeon in which each new thing is explained when it is first asked."""

from typing import NamedTuple

from rules.core.model import Options


class Lesson(NamedTuple):
    """A sentence, said where one of these is new, or anywhere without any.

    They are kinds of actions that are offered, and whatever else a system's `asked` returns.
    """

    said: str
    asks: frozenset[str] = frozenset()


class Tutorial(NamedTuple):
    """The settings of a first dungeon, the words of its seed, and its lessons in their order.

    The seed is chosen so that sensible play meets every lesson in 8 to 15 turns, with a friend too.
    """

    seed: str
    options: Options
    lessons: tuple[Lesson, ...]


def lesson(said: str, *asks: str) -> Lesson:
    """Return a lesson for some kinds of actions."""
    return Lesson(said, frozenset(asks))
