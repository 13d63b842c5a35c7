"""Flight of demoralized Monsters (MA-188 to MA-192)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.monster_ai import Fled, Idle
from rules.systems.mkd.figures import has, name_of, opposed, squares_of
from rules.systems.mkd.monster_ai.running import set_off, tiles_without_heroes, timid_reach
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd_adventure.monster_ai.leaving import exits_for_good, step_out
from rules.systems.mkd_adventure.state import of


def flee(play: Resolution, figure: Figure, *, again: bool = False) -> None:
    """Let a Monster run to a commander, else out for good, else to a tile without Heroes.

    MA-188 to MA-190, MA-191. Once it hides in such a tile it forfeits its activations there until a
    Hero comes in, and then goes on to the next one. `again` goes on with a flight under way.
    """
    state = play.state
    reach = timid_reach(state, figure)
    ways_out = exits_for_good(play)
    board = board_of(state.site)
    safe = tiles_without_heroes(state)
    quiet = tuple(square for tile in safe for square in board.squares(tile))
    hides = figure.id in of(play).hidden
    for goals in (quiet,) if hides else (_beside_commanders(state, figure), ways_out, quiet):
        near = reach.nearest(goals)
        if not near:
            continue
        if near[0] != figure.at:
            _run(play, figure, reach.path(near[0]), again=again)
            return
        if goals is quiet and not hides:
            play.change(hidden=(*of(play).hidden, figure.id))
        if goals is not ways_out or not step_out(play, figure, back=False):
            _wait(play, figure, again=again)
        return
    _wait(play, figure, again=again)


def come_out(play: Resolution, number: int) -> None:
    """End a Monster's hiding, as it has its nerve again or is led away (MA-190, MA-307)."""
    if number in of(play).hidden:
        play.change(hidden=tuple(other for other in of(play).hidden if other != number))


def _run(play: Resolution, figure: Figure, path: tuple[Square, ...], *, again: bool) -> None:
    if not again:
        play.tell(Fled(figure=name_of(figure)))
    set_off(play, figure, path)


def _wait(play: Resolution, figure: Figure, *, again: bool) -> None:
    if not again:
        play.tell(Idle(figure=name_of(figure)))


def _beside_commanders(state: MkdState, figure: Figure) -> tuple[Square, ...]:
    """Return squares of the tiles of friends with Command, and those adjacent to them (MA-188)."""
    board = board_of(state.site)
    found: set[Square] = set()
    for other in state.on_board:
        if other.id == figure.id or opposed(figure, other) or not has(other, "command"):
            continue
        for square in squares_of(other):
            found.update(board.around(square))
        found.update(board.squares(board.owner[other.at]))
    return tuple(found)
