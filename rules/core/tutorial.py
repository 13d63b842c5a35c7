"""A first dungeon in which each new thing is explained when it is first asked."""

from typing import NamedTuple

from rules.core.model import Options


class Lesson(NamedTuple):
    """A sentence, said where one of these kinds of actions is offered, or anywhere without any."""

    said: str
    asks: frozenset[str] = frozenset()


class Tutorial(NamedTuple):
    """The settings of a first dungeon, the words of its seed, and its lessons in their order.

    The seed is chosen so that the autopilot meets every lesson within fifteen turns.
    """

    seed: str
    options: Options
    lessons: tuple[Lesson, ...]


def lesson(said: str, *asks: str) -> Lesson:
    """Return a lesson for some kinds of actions."""
    return Lesson(said, frozenset(asks))
