"""The shape of a quest. Whatever it leaves alone is as in every adventure."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from rules.core.words import Text
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square
from rules.systems.mkd.monster_ai.prospects import Prospect
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure
from rules.systems.mkd.verbs.verb import Offer
from rules.systems.mkd_adventure.state import AdventureState


class Quest(Protocol):
    """What a party comes for. It has no state of its own: that is the adventure's."""

    key: str
    """Its name in the options, and in the keys of its sentences."""
    guardian_walks: bool
    """Whether the Guardian's token wanders like all others (MA-304)."""

    def set_out(self, play: Play, board: Board, central: int) -> None:
        """Put what the party comes for into the Central Chamber, before the other tokens."""
        ...

    def fulfilled(self, state: AdventureState) -> bool:
        """Return whether what the party came for is out of the dungeon, with whom it takes."""
        ...

    def failed(self, state: AdventureState) -> bool:
        """Return whether it can no longer be fulfilled, so that all is over at once."""
        ...

    def watch(self, play: Play) -> None:
        """Everything under way has been told: note what that means for the quest."""
        ...

    def revealed(self, play: Play, figures: tuple[int, ...]) -> None:
        """A token was turned over, or Monsters came in another way; none is a false alarm."""
        ...

    def brought_out(self, play: Play, figure: Figure) -> None:
        """Somebody left the dungeon by the Heroes' doing."""
        ...

    def acts(self, play: Play, figure: Figure, *, again: bool) -> bool:
        """A Monster's activation, where the quest says what it does; False leaves it its own mind.

        Asked before every other concern but being halted; `again` after a walk in the same one.
        """
        ...

    def lure(self, state: AdventureState, figure: Figure) -> Text | None:
        """Return what is a Monster's first choice though it is no Hero, by its name.

        None for nothing.
        """
        ...

    def follow(self, play: Play, figure: Figure) -> None:
        """A Monster's die says that it goes for what lures it."""
        ...

    def order(self, play: Play, figure: Figure, found: Iterable[Prospect]) -> tuple[Prospect, ...]:
        """Return heroes in the order of a Monster's choices, the first two of them."""
        ...

    def offers(self, state: AdventureState) -> Iterator[Offer]:
        """Return what the active Hero could do for the quest; asked for again by the verbs."""
        ...

    def tidings(self, state: AdventureState) -> Iterator[Text]:
        """Return how the quest stands, in a sentence or two for all to read."""
        ...

    def marks(self, state: AdventureState) -> Iterator[tuple[Square, Text]]:
        """Return squares that shine on the map, and what there is at each."""
        ...

    def is_over(self, state: AdventureState) -> bool:
        """Autopilot: whether it is time to go home, with what one came for or without hope."""
        ...

    def goals(self, state: AdventureState, figure: Figure) -> tuple[Square, ...]:
        """Autopilot: squares from which a Hero can do the next thing for the quest."""
        ...
