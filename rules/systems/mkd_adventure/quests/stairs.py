"""The aim of a party on every floor but the last: the way further down (MA-162)."""

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.quests.quest import Quest
from rules.systems.mkd_adventure.state import AdventureState


class StairsQuest(Quest):
    """A floor without anything of the party's quest, where it looks for the stairs."""

    key = "stairs"

    def set_out(self, play: Resolution, board: Board, central: int) -> None:
        """Place no quest objects: the goal is the stairs, which the floor has anyway."""

    def fulfilled(self, state: AdventureState) -> bool:  # noqa: ARG002
        """Return False: nothing is fulfilled on a floor above the last."""
        return False

    def is_over(self, state: AdventureState) -> bool:  # noqa: ARG002
        """Return False: there is always a floor below."""
        return False

    def goals(self, state: AdventureState, figure: Figure) -> tuple[Square, ...]:  # noqa: ARG002
        """Return the stairs."""
        return stairs_of(state.site)
