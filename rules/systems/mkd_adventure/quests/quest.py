"""What a quest may change; the rest is as in every adventure."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator

from rules.core.words import Text
from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Square
from rules.systems.mkd.monster_ai.prospects import Prospect
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.verb import Offer
from rules.systems.mkd_adventure.monster_ai.choices import by_choice
from rules.systems.mkd_adventure.state import AdventureState


class Quest(ABC):
    """What a party comes for. Its state is kept in the adventure's."""

    key: str
    """Its name in the options, and in the keys of its sentences."""
    guardian_walks: bool = False
    """Whether the Guardian's token wanders like all others (MA-304)."""

    @abstractmethod
    def set_out(self, play: Resolution, board: Board, central: int) -> None:
        """Place the goal of the quest in the Central Chamber, before the other tokens."""

    @abstractmethod
    def fulfilled(self, state: AdventureState) -> bool:
        """Return whether the goal of the quest is out of the dungeon, as the rules require."""

    def in_hand(self, state: AdventureState) -> bool:  # noqa: ARG002
        """Return whether the party has the goal of its quest, and only has to bring it out."""
        return False

    def failed(self, state: AdventureState) -> bool:  # noqa: ARG002
        """Return whether the quest can no longer be fulfilled, which ends the adventure at once."""
        return False

    def watch(self, play: Resolution) -> None:  # noqa: B027
        """Update the quest after an action; usually nothing changes."""

    def revealed(self, play: Resolution, figures: tuple[int, ...]) -> None:  # noqa: B027
        """React to Monsters that appeared, by a token or otherwise; none for a false alarm."""

    def brought_out(self, play: Resolution, figure: Figure) -> None:  # noqa: B027
        """React to a figure whom the Heroes brought or drove out of the dungeon."""

    def acts(self, play: Resolution, figure: Figure, *, again: bool) -> bool:  # noqa: ARG002
        """Act for a Monster as the quest says; return False to leave it to the usual decisions.

        This comes before all else except being halted; `again` is after a walk in the activation.
        """
        return False

    def lure(self, state: AdventureState, figure: Figure) -> Text | None:  # noqa: ARG002
        """Return the name of a Monster's first choice that is no Hero, or None."""
        return None

    def follow(self, play: Resolution, figure: Figure) -> None:  # noqa: B027
        """Let a Monster go after its lure, when its die says so."""

    def order(
        self,
        play: Resolution,
        figure: Figure,  # noqa: ARG002
        found: Iterable[Prospect],
    ) -> tuple[Prospect, ...]:
        """Return the Heroes that are a Monster's first and second choice."""
        return by_choice(play, found)

    def offers(self, state: AdventureState) -> Iterator[Offer]:  # noqa: ARG002
        """Yield actions of the active Hero for the quest; the verbs check them again."""
        yield from ()

    def progress(self, state: AdventureState) -> Iterator[Text]:  # noqa: ARG002
        """Yield a sentence or two about how far the quest has come, for everybody."""
        yield from ()

    def marks(self, state: AdventureState) -> Iterator[tuple[Square, Text]]:  # noqa: ARG002
        """Yield squares with a star on the map, each with its legend."""
        yield from ()

    @abstractmethod
    def is_over(self, state: AdventureState) -> bool:
        """Return whether the autopilot goes home, with success or without hope."""

    @abstractmethod
    def goals(self, state: AdventureState, figure: Figure) -> tuple[Square, ...]:
        """Return squares from which a Hero on autopilot can do the next thing for the quest."""
