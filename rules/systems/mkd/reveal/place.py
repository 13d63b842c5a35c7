"""Where revealed monsters stand and which way they look (B-108, MA-076, MA-077, 1.14.7)."""

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import SIDES, STEPS, Facing, Square, neighbours
from rules.systems.mkd.content import KINDS, RULINGS
from rules.systems.mkd.events.reveal import Appeared
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.names import name_of, square_name
from rules.systems.mkd.play import Play
from rules.systems.mkd.state import Figure, MkdState
from rules.systems.mkd.terms import Side

WAYS = {"north": 0, "south": 4, "east": 2, "west": 6}


def taken(state: MkdState) -> set[Square]:
    """Squares that figures, tokens, chests and artifacts fill."""
    full = {square for figure in state.on_board for square in squares_of(figure)}
    full.update(token.at for token in state.tokens)
    full.update(chest.at for chest in state.chests if chest.at is not None and not chest.gone)
    full.update(marker.at for marker in state.site.markers if marker.kind == "artifact")
    return full


def free_around(state: MkdState, at: Square) -> tuple[Square, ...]:
    """Free squares next to one, in reading order; of the first wider ring that has some (B-108)."""
    board, full = board_of(state.site), taken(state)
    seen, ring = {at}, {at}
    while ring:
        ring = {
            beside for square in ring for beside in _next_to(board, square) if beside not in seen
        }
        seen |= ring
        free = [square for square in ring if board.standable(square) and square not in full]
        if free:
            return tuple(sorted(free, key=lambda square: (square[1], square[0])))
    return ()


def _next_to(board: Board, square: Square) -> tuple[Square, ...]:
    if square in board.ground:
        return tuple(board.around(square))
    return tuple(beside for beside in neighbours(square) if beside in board.ground)


def random_facing(play: Play) -> Facing:
    """North, south, east or west by the movement table, other results thrown again (MA-076)."""
    table = RULINGS.words("wmt_movement")
    while True:
        way = table[play.d6("mkd-facing") - 1]
        if way in WAYS:
            return WAYS[way]


def stand(
    play: Play, kind: str, at: Square, *, first: bool, heading: Facing | None = None
) -> int | None:
    """Put a new figure on the board; its id, or None where there is no room.

    The first stands on the square itself where that is free, others beside it (MA-077). It looks
    the way it came, else any of four ways (MA-076).
    """
    spots = _spots(play.state, kind, at, first=first)
    if not spots:
        return None
    front, rear = spots[play.pick(len(spots), "mkd-place")]
    facing = heading if heading is not None else random_facing(play)
    if rear is not None:
        facing = STEPS.index((front[0] - rear[0], front[1] - rear[1]))
    side: Side = KINDS[kind].side
    number = 1 + sum(other.kind == kind for other in play.state.figures)
    number += play.state.graveyard.count(kind) - sum(
        other.kind == kind and other.where == "dead" for other in play.state.figures
    )
    figure = Figure(
        id=play.new_id(), kind=kind, number=number, side=side, at=front, rear=rear, facing=facing
    )
    play.set_figure(figure)
    play.tell(Appeared(figure=name_of(figure), at=square_name(front)))
    return figure.id


def _spots(
    state: MkdState, kind: str, at: Square, *, first: bool
) -> tuple[tuple[Square, Square | None], ...]:
    """Where a figure may be put: front and rear squares, in reading order."""
    board, full = board_of(state.site), taken(state)
    here = first and board.standable(at) and at not in full
    fronts = (at,) if here else free_around(state, at)
    if not KINDS[kind].mounted:
        return tuple((front, None) for front in fronts)
    pairs = _pairs(board, full, fronts)
    return pairs or _pairs(board, full, free_around(state, at))


def _pairs(
    board: Board, full: set[Square], fronts: tuple[Square, ...]
) -> tuple[tuple[Square, Square | None], ...]:
    found: list[tuple[Square, Square | None]] = []
    for front in fronts:
        for facing in SIDES:
            rear = (front[0] - STEPS[facing][0], front[1] - STEPS[facing][1])
            if board.free(rear, facing) and board.standable(rear) and rear not in full:
                found.append((front, rear))
    return tuple(found)
