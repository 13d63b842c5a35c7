"""What a mode adds to the core: the round, the Monsters' minds, what entering and leaving mean."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from rules.systems.mkd.compass import Square
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, MkdState

S = TypeVar("S", bound=MkdState)

Handler = Callable[[Play[Any], Any], None]
"""Carries out one kind of task."""


class Mode(Protocol[S]):
    """One game on the core."""

    handlers: Mapping[type, Handler]
    """Handlers of the tasks that the mode answers for, such as `MonsterActs`."""
    shoots_when_held: bool
    """Whether a figure may shoot with an opponent beside it, at -1 (MA-213), or not at all."""

    def go_on(self, play: Play[S]) -> bool:
        """The agenda is empty: go on with the round; False when a player must choose."""
        ...

    def entered(self, play: Play[S], figure: Figure, tile: int, came_by: Square | None) -> None:
        """A figure came into a tile: push what follows (discovery, growth, missions)."""
        ...

    def revealed(self, play: Play[S], figures: tuple[int, ...], cause: int | None) -> None:
        """Monsters appeared: surprise, and the end of the activation that caused it."""
        ...

    def eliminated(self, play: Play[S], figure: Figure, by: int | None) -> None:
        """A figure was eliminated; `by` is the figure to whom it counts, if any."""
        ...

    def left(self, play: Play[S], figure: Figure) -> None:
        """A figure left the dungeon alive."""
        ...

    def advance(self, play: Play[S], figure: Figure, threshold: int) -> None:
        """A Hero receives what crossing a threshold of experience gives (B-93 or MA-264)."""
        ...
