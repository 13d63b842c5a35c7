"""Situations of a game by name, such as a fight, which developers have staged to look at.

A system lists its own in `situations.py` beside its other files; `rules.service.staging` adds those
that every game knows. A situation counts how many times it holds in a state: a fight once, captives
one by one.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from rules.core.model import GameState

S_contra = TypeVar("S_contra", bound=GameState, contravariant=True)
S = TypeVar("S", bound=GameState)

Count = Callable[[S], int]
"""Counts how many times a situation holds between two actions."""


class Situation(NamedTuple, Generic[S_contra]):
    """What can be asked for by its `name`, or by one of the words that mean the `same`.

    `settings` are those without which it never comes, by the names and values of the lobby.
    """

    name: str
    count: Count[S_contra]
    same: tuple[str, ...] = ()
    settings: Mapping[str, str] = {}

    def within(self, inner: Callable[[Any], S_contra | None]) -> "Situation[Any]":
        """Return the situation of states that may hold one of its own."""

        def count(outer: GameState) -> int:
            state = inner(outer)
            return 0 if state is None else self.count(state)

        return Situation(self.name, count, self.same, self.settings)


class Situations(NamedTuple, Generic[S_contra]):
    """The situations of a system. `level` returns the level or floor that the party is on.

    `single` are the settings with which every seat leads one hero, where it may lead several.
    """

    known: tuple[Situation[S_contra], ...] = ()
    level: Count[S_contra] | None = None
    single: Mapping[str, str] = {}


NONE: Situations[Any] = Situations()


def at_most_once(holds: Callable[[S], bool]) -> Count[S]:
    """Return a count of something that holds or does not."""
    return lambda state: int(holds(state))
