"""What lies around a square, the nearest first."""

from collections.abc import Iterable

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import Facing, Square, chebyshev, step
from rules.systems.mkd.figures import opposed, squares_of
from rules.systems.mkd.pieces import Chest, Door, Figure, Token
from rules.systems.mkd.state import MkdState


def foes_of(state: MkdState, figure: Figure) -> tuple[Figure, ...]:
    """Return opponents on the board, the nearest first."""
    foes = (other for other in state.on_board if opposed(figure, other))
    return tuple(sorted(foes, key=lambda other: (distance(figure, other), other.id)))


def distance(one: Figure, other: Figure) -> int:
    """Return squares between two figures as the crow flies, 1 where they touch (B-09)."""
    return min(chebyshev(here, there) for here in squares_of(one) for there in squares_of(other))


def tokens_by(state: MkdState, at: Square) -> tuple[Token, ...]:
    """Return tokens that lie face down, the nearest first."""
    return tuple(sorted(state.tokens, key=lambda token: (chebyshev(at, token.at), token.id)))


def doors_by(state: MkdState, at: Square) -> tuple[Door, ...]:
    """Return doors, the nearest first by their nearer side."""
    return tuple(sorted(state.site.doors, key=lambda door: chebyshev(at, nearer(door, at))))


def nearer(door: Door, at: Square) -> Square:
    """Return the square beside a door that is nearer to another square."""
    return min((door.at, step(door.at, door.side)), key=lambda square: chebyshev(square, at))


def chests_by(state: MkdState, at: Square) -> tuple[tuple[Chest, Square], ...]:
    """Return chests on the floor with their squares, the nearest first."""
    found = [(chest, chest.at) for chest in state.chests if chest.at and not chest.gone]
    return tuple(sorted(found, key=lambda pair: (chebyshev(at, pair[1]), pair[0].number)))


def frontier(
    state: MkdState, board: Board, at: Square, known: Iterable[int]
) -> tuple[tuple[int, Square, Facing], ...]:
    """Return the edges to tiles that nobody has entered yet, the nearest first."""
    inside, nearest = set(known), dict[int, tuple[Square, Facing]]()
    for (one, other), edges in board.edges_between.items():
        if one in inside and other not in state.visited:
            best = min([*edges, *_kept(nearest, other)], key=lambda edge: chebyshev(edge[0], at))
            nearest[other] = best
    found = [(tile, square, facing) for tile, (square, facing) in nearest.items()]
    return tuple(sorted(found, key=lambda each: (chebyshev(at, each[1]), each[0])))


def _kept(
    nearest: dict[int, tuple[Square, Facing]], tile: int
) -> tuple[tuple[Square, Facing], ...]:
    return (nearest[tile],) if tile in nearest else ()
