"""Situations that developers can have staged by name, besides those of all tactical games."""

from rules.core.situations import Situation, Situations, at_most_once
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.situations import SHARED, SINGLE
from rules.systems.mkd_adventure.state import AdventureState


def _guardian(state: AdventureState) -> bool:
    """Return whether the Guardian's token has been turned over, or put aside."""
    return state.floor > 0 and not any(token.guardian for token in state.tokens)


def _stairs(state: AdventureState) -> bool:
    return not state.ending and bool(stairs_of(state.site))


def _central_chamber(state: AdventureState) -> bool:
    """Return whether a Hero stands in the Central Chamber of the last floor."""
    if state.ending or not state.floor or state.has_floor_below:
        return False
    owner = board_of(state.site).owner
    heroes = (figure for figure in state.on_board if figure.side == "hero")
    return any(owner.get(hero.at) == state.central for hero in heroes)


SITUATIONS = Situations[AdventureState](
    known=(
        *SHARED,
        Situation("boss", at_most_once(_guardian), ("guardian",)),
        Situation("stairs", at_most_once(_stairs), (), {"floors": "2"}),
        Situation("last-room", at_most_once(_central_chamber), ("central chamber",)),
    ),
    level=lambda state: state.floor,
    single=SINGLE,
)
