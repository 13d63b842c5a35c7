"""Answers remembered for as long as one position is looked at.

A menu asks the same of the same position many times over. States never change, so an answer holds
for the very same state; only the last state is kept.
"""

from collections.abc import Callable, Hashable
from typing import TypeVar

from rules.systems.mkd.state import MkdState

T = TypeVar("T")


class Memo:
    """A notebook for one kind of question."""

    def __init__(self) -> None:
        self._page: tuple[MkdState | None, dict[Hashable, object]] = (None, {})

    def get(self, state: MkdState, key: Hashable, work: Callable[[], T]) -> T:
        """Return the answer noted for this state and key, else worked out now."""
        about, notes = self._page
        if about is not state:
            notes = {}
            self._page = (state, notes)
        if key not in notes:
            notes[key] = work()
        return notes[key]  # type: ignore[return-value]
