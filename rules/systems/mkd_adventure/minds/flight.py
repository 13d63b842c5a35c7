"""Flight of Monsters that lost their nerve (MA-188 to MA-192)."""

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.ways import FAR, Reach
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.minds import Fled, Idle
from rules.systems.mkd.figures import has, opposed, squares_of
from rules.systems.mkd.moves.mover import mover_of
from rules.systems.mkd.names import name_of
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.tasks import Walk
from rules.systems.mkd_adventure.minds.leaving import exits, step_out, tiles_without_heroes


def flee(play: Play, figure: Figure) -> None:
    """Run to a commander, else out for good, else to where no Hero is, else wait (MA-188..191)."""
    state = play.state
    commanders = [
        other
        for other in state.on_board
        if other.id != figure.id and not opposed(figure, other) and has(other, "command")
    ]
    reach = timid_reach(state, figure)
    if commanders and _run(play, figure, reach, _beside_any(state, commanders)):
        return
    ways_out = exits(state)
    if figure.at in ways_out and step_out(play, figure, back=False):
        return
    if ways_out and _run(play, figure, reach, ways_out):
        return
    board = board_of(state.site)
    safe = tiles_without_heroes(state)
    if board.owner.get(figure.at) in safe:
        play.tell(Idle(figure=name_of(figure)))
        return
    quiet = tuple(square for tile in safe for square in board.squares(tile))
    if not _run(play, figure, reach, quiet):
        play.tell(Idle(figure=name_of(figure)))


def timid_reach(state: MkdState, figure: Figure) -> Reach:
    """Ways that step up to no opponent who is not beside it already (B-62)."""
    board = board_of(state.site)
    mover = mover_of(state, figure, opens=True)
    feared: set[Square] = set()
    for other in state.on_board:
        if opposed(figure, other):
            for square in squares_of(other):
                feared.update(board.around(square))
    return Reach(
        board,
        figure.at,
        mover._replace(solid=mover.solid | (feared - set(squares_of(figure)))),
        FAR,
        figure.rear,
    )


def _beside_any(state: MkdState, figures: list[Figure]) -> tuple[Square, ...]:
    """Squares of the figures' tiles, and those adjacent to them (MA-188)."""
    board = board_of(state.site)
    found: set[Square] = set()
    for figure in figures:
        owner = board.owner.get(figure.at)
        if owner is not None:
            found.update(board.squares(owner))
        found.update(board.around(figure.at))
    return tuple(found)


def _run(play: Play, figure: Figure, reach: Reach, goals: tuple[Square, ...]) -> bool:
    near = reach.nearest(goals)
    if not near:
        return False
    if near[0] == figure.at:
        play.tell(Idle(figure=name_of(figure)))
        return True
    play.tell(Fled(figure=name_of(figure)))
    play.push(Walk(figure=figure.id, path=reach.path(near[0]), opens=True))
    return True
