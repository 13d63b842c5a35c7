"""Going down by autopilot: to the stairs together, with limited waiting for others."""

from rules.core.answers import Stance
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.fighting import clicks_left
from rules.systems.mkd_adventure.clock import rounds_left
from rules.systems.mkd_adventure.state import AdventureState

NEAR = {"careful": 6, "balanced": 8, "bold": 40}
"""Squares from the stairs within which other Heroes count as being there."""
LONG_ENOUGH = 25
"""Rounds on a floor after which nobody is waited for."""
ROOM = 2


def wants_down(state: AdventureState, figure: Figure, stance: Stance) -> bool:
    """Return whether a Hero takes the stairs now if he can: with the others, hurt, or late."""
    return state.has_floor_below and (clicks_left(figure) <= ROOM or _all_here(state, stance))


def _all_here(state: AdventureState, stance: Stance) -> bool:
    stairs = stairs_of(state.site)
    if state.round - state.floor_began > LONG_ENOUGH or rounds_left(state) is not None:
        return True
    inside = [hero for hero in state.heroes if hero.where in ("board", "waiting")]
    return all(
        hero.where == "board" and any(chebyshev(hero.at, at) <= NEAR[stance] for at in stairs)
        for hero in inside
    )


def descent(state: AdventureState, figure: Figure, stance: Stance) -> tuple[Square, ...]:
    """Return where a Hero goes to get down: to Monsters around the stairs, or onto them."""
    board, stairs = board_of(state.site), stairs_of(state.site)
    tiles = {board.owner[at] for at in stairs}
    about = [other for other in state.monsters if board.owner.get(other.at) in tiles]
    if about:
        return tuple(square for other in about for square in board.around(other.at))
    if wants_down(state, figure, stance):
        return stairs
    return tuple(
        square
        for tile in tiles
        for square in board.squares(tile)
        if any(0 < chebyshev(square, at) <= ROOM for at in stairs)
    )


def has_time(state: AdventureState) -> bool:
    """Return whether there is time for chests beside the way: in the first half of the limit."""
    left = rounds_left(state)
    return left is None or state.deadline is None or 2 * left > state.deadline
