"""What a mode adds to the core: the round, how Monsters act, what entering and leaving mean."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from rules.core.model import Seat
from rules.systems.mkd.compass import Square
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure

Handler = Callable[[Play, Any], None]
"""Carries out one kind of task."""


class Mode(Protocol):
    """One game on the core."""

    handlers: Mapping[type, Handler]
    """Handlers of the tasks that the mode answers for, such as `MonsterActs`."""

    asks_to_let_go: bool
    """Whether players may let a Monster break away without a die (MA-212)."""

    swarms: bool
    """Whether a common token for which nobody is worth half its points becomes a swarm (MA-075)."""

    def held(self, play: Play, figure: Figure, by: tuple[Figure, ...]) -> None:
        """A break away failed; a Monster may turn on who holds it (MA-098)."""
        ...

    def go_on(self, play: Play) -> bool:
        """The agenda is empty: go on with the round; False when a player must choose."""
        ...

    def stepped(self, play: Play, figure: Figure) -> None:
        """A figure stands on a new square: what a Monster does in passing (MA-144)."""
        ...

    def entered(self, play: Play, figure: Figure, tile: int, came_by: Square | None) -> None:
        """A figure came into a tile: push what follows (discovery, growth, missions)."""
        ...

    def appeared(self, play: Play, figure: Figure) -> None:
        """A Monster out of a token was put on the board; others of its may follow (C13)."""
        ...

    def revealed(self, play: Play, figures: tuple[int, ...], cause: int | None) -> None:
        """Monsters appeared: surprise, and the end of the activation that caused it."""
        ...

    def eliminated(self, play: Play, figure: Figure, by: int | None) -> None:
        """A figure was eliminated; `by` is the figure to whom it counts, if any."""
        ...

    def left(self, play: Play, figure: Figure) -> None:
        """A figure left the dungeon alive."""
        ...

    def went_down(self, play: Play, figure: Figure) -> None:
        """A figure took the stairs, and waits on the floor below."""
        ...

    def settled(self, play: Play) -> None:
        """All that belongs to one doing is done and told: whether the game is over."""
        ...

    def answered_first(self, play: Play, seat: Seat, *, yes: bool) -> None:
        """A team with Command chose whether to go first (MA-054)."""
        ...

    def advance(self, play: Play, figure: Figure, threshold: int) -> None:
        """A Hero receives what crossing a threshold of experience gives (B-93 or MA-264)."""
        ...
