"""The usual quest: bring the Quest Chest out of the dungeon (MA-031, MA-042, MA-320)."""

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.things.chests import arc_of
from rules.systems.mkd_adventure.building.quest import place_quest_chest
from rules.systems.mkd_adventure.building.tokens import place_guardian
from rules.systems.mkd_adventure.quests.quest import Quest
from rules.systems.mkd_adventure.state import AdventureState


def quest_chest(state: AdventureState) -> Chest | None:
    """Return the Quest Chest, while it is in the game."""
    if state.quest_chest is None or state.quest_chest >= len(state.chests):
        return None
    chest = state.chest(state.quest_chest)
    return None if chest.gone else chest


class ChestQuest(Quest):
    """A chest in the Central Chamber, its Guardian before it, and the way back."""

    key = "chest"

    def set_out(self, play: Resolution, board: Board, central: int) -> None:
        """Place the Quest Chest and its Guardian (MA-031, MA-032, MA-042)."""
        chest = place_quest_chest(play, board, central)
        play.change(quest_chest=chest.number)
        place_guardian(play, board, chest)

    def in_hand(self, state: AdventureState) -> bool:
        """Return whether a Hero carries the chest."""
        chest = quest_chest(state)
        carrier = None if chest is None else chest.carrier
        return carrier is not None and state.figure(carrier).side == "hero"

    def fulfilled(self, state: AdventureState) -> bool:
        """Return whether a living Hero carried the chest out (MA-320)."""
        chest = quest_chest(state)
        if chest is None or chest.carrier is None:
            return False
        carrier = state.figure(chest.carrier)
        return carrier.side == "hero" and carrier.where == "left"

    def is_over(self, state: AdventureState) -> bool:
        """Return whether the chest is in Heroes' hands, or out of reach."""
        chest = quest_chest(state)
        if chest is None:
            return True
        if chest.carrier is None:
            return False
        carrier = state.figure(chest.carrier)
        return carrier.side == "hero" or carrier.where != "board"

    def goals(self, state: AdventureState, figure: Figure) -> tuple[Square, ...]:  # noqa: ARG002
        """Return squares before the chest, or around the thief that has it."""
        chest = quest_chest(state)
        if chest is None:
            return ()
        board = board_of(state.site)
        if chest.at is not None:
            around = tuple(board.around(chest.at))
            return around if chest.opened else arc_of(board, chest.at, chest.facing)
        if chest.carrier is None:
            return ()
        return tuple(board.around(state.figure(chest.carrier).at))
