"""The shape of a quest. Whatever it leaves alone is as in every adventure."""

from typing import Protocol

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd_adventure.state import AdventureState


class Quest(Protocol):
    """What a party comes for. It has no state of its own: that is the adventure's."""

    def set_out(self, play: Play, board: Board, central: int) -> None:
        """Put what the party comes for into the Central Chamber, before the other tokens."""
        ...

    def fulfilled(self, state: AdventureState) -> bool:
        """Whether what the party came for is out of the dungeon, with whom it takes."""
        ...

    def failed(self, state: AdventureState) -> bool:
        """Whether it can no longer be fulfilled, so that all is over at once."""
        ...

    def acts(self, play: Play, figure: Figure) -> bool:
        """A Monster's activation, where the quest says what it does; False leaves it its own mind.

        Asked before every other concern but being halted.
        """
        ...

    def is_over(self, state: AdventureState) -> bool:
        """Autopilot: whether it is time to go home, with what one came for or without hope."""
        ...

    def goals(self, state: AdventureState, figure: Figure) -> tuple[Square, ...]:
        """Autopilot: squares from which a Hero can do the next thing for the quest."""
        ...
