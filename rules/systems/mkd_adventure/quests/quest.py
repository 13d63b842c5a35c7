"""What a quest may change. Whatever it leaves alone is as in every adventure."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

from rules.core.words import Text
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square
from rules.systems.mkd.legality import Offer
from rules.systems.mkd.monster_ai.prospects import Prospect
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Play
from rules.systems.mkd_adventure.monster_ai.choices import by_choice
from rules.systems.mkd_adventure.state import AdventureState


class Quest(ABC):
    """What a party comes for. It has no state of its own: that is the adventure's."""

    key: str
    """Its name in the options, and in the keys of its sentences."""
    guardian_walks: bool = False
    """Whether the Guardian's token wanders like all others (MA-304)."""

    @abstractmethod
    def set_out(self, play: Play, board: Board, central: int) -> None:
        """Put what the party comes for into the Central Chamber, before the other tokens."""

    @abstractmethod
    def fulfilled(self, state: AdventureState) -> bool:
        """Return whether what the party came for is out of the dungeon, with whom it takes."""

    def failed(self, state: AdventureState) -> bool:  # noqa: ARG002
        """Return whether it can no longer be fulfilled, so that all is over at once."""
        return False

    def watch(self, play: Play) -> None:  # noqa: B027
        """Note what all that has just happened means for the quest; usually nothing."""

    def revealed(self, play: Play, figures: tuple[int, ...]) -> None:  # noqa: B027
        """Take note of Monsters that appeared, by a token or otherwise; none is a false alarm."""

    def brought_out(self, play: Play, figure: Figure) -> None:  # noqa: B027
        """Take note of somebody who left the dungeon by the Heroes' doing."""

    def acts(self, play: Play, figure: Figure, *, again: bool) -> bool:  # noqa: ARG002
        """Act for a Monster where the quest says how; False leaves it to the usual decisions.

        Asked before every other concern but being halted; `again` after a walk in the same one.
        """
        return False

    def lure(self, state: AdventureState, figure: Figure) -> Text | None:  # noqa: ARG002
        """Return what is a Monster's first choice though it is no Hero, by its name.

        None for nothing.
        """
        return None

    def follow(self, play: Play, figure: Figure) -> None:  # noqa: B027
        """Send a Monster after what lures it, as its die says."""

    def order(self, play: Play, figure: Figure, found: Iterable[Prospect]) -> tuple[Prospect, ...]:  # noqa: ARG002
        """Return heroes in the order of a Monster's choices, the first two of them."""
        return by_choice(play, found)

    def offers(self, state: AdventureState) -> Iterator[Offer]:  # noqa: ARG002
        """Return what the active Hero could do for the quest; asked for again by the verbs."""
        yield from ()

    def tidings(self, state: AdventureState) -> Iterator[Text]:  # noqa: ARG002
        """Return how the quest stands, in a sentence or two for all to read."""
        yield from ()

    def marks(self, state: AdventureState) -> Iterator[tuple[Square, Text]]:  # noqa: ARG002
        """Return squares that shine on the map, and what there is at each."""
        yield from ()

    @abstractmethod
    def is_over(self, state: AdventureState) -> bool:
        """Return whether the autopilot goes home, with what one came for or without hope."""

    @abstractmethod
    def goals(self, state: AdventureState, figure: Figure) -> tuple[Square, ...]:
        """Return squares from which a Hero on autopilot can do the next thing for the quest."""
