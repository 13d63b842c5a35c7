"""The search for ways: cheapest first, the same among equals every time."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.tracks import NEVER, RANK, Move
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS

if TYPE_CHECKING:
    from rules.systems.mkd.board.ways import Mover

FAR: Final = 10_000
"""More than any way costs."""
BREAK_AWAY: Final = RULINGS.costs.break_away * RANK
LONGEST: Final = RULINGS.costs.open_door + max(
    RULINGS.costs.hindering,
    RULINGS.costs.water,
    RULINGS.costs.pass_opponent,
    RULINGS.costs.pass_friend,
    RULINGS.costs.break_away,
)
"""The most that one step can cost."""


class Search(NamedTuple):
    """What a search found: places in the order of their price, ranks, and whence each came.

    `moves`, `enter` and `holds` are what it went by, `limit` a rank beyond its reach.
    """

    found: list[int]
    rank: list[int]
    came: list[int]
    moves: list[tuple[Move, ...]]
    enter: list[int]
    holds: set[int]
    limit: int


def search(
    board: Board,
    starts: Iterable[Square],
    mover: "Mover",
    most: int = FAR,
    rear: Square | None = None,
) -> Search:
    """Everything within so many speed points of the starts; a rider's `rear` is no way to begin.

    Ties go to fewer diagonals, then to what was come upon first, straight steps before diagonal
    ones in the order of the compass: always the same way.
    """
    tracks = board.tracks
    place = tracks.place
    enter = entering(board, mover)
    moves = tracks.moves(straight=mover.mounted, opens=mover.opens)
    holds = {place[at] for at in mover.held - mover.foes if at in place}
    beginnings = sorted({place[at] for at in starts if at in place})
    if rear in place:
        moves = _not_into(place[rear], moves, beginnings)
    limit = (min(most, FAR) + 1) * RANK
    rank = [limit] * len(place)
    came = [-1] * len(place)
    for at in beginnings:
        rank[at] = 0
    found: list[int] = []
    done = bytearray(len(place))
    buckets: list[list[int]] = [beginnings]
    spent = 0
    while spent < len(buckets):
        # A step costs one at least, so a bucket is complete when it is reached.
        bucket = buckets[spent]
        spent += 1
        if not bucket:
            continue
        while len(buckets) < spent + LONGEST:
            buckets.append([])
        bucket.sort(key=rank.__getitem__)
        for at in bucket:
            if done[at]:
                continue
            done[at] = 1
            found.append(at)
            here = rank[at]
            least = BREAK_AWAY if at in holds else 0
            for to, more in moves[at]:
                price = enter[to]
                new = here + (price if price > least else least) + more
                if new < rank[to]:
                    rank[to], came[to] = new, at
                    buckets[new // RANK].append(to)
    return Search(found, rank, came, moves, enter, holds, limit)


def last_steps(done: Search, froms: set[int]) -> dict[int, tuple[int, int]]:
    """For each place the cheapest step into it out of one of several: its rank, and from where."""
    best: dict[int, tuple[int, int]] = {}
    for at in done.found:
        if at not in froms:
            continue
        least = BREAK_AWAY if at in done.holds else 0
        for to, more in done.moves[at]:
            new = done.rank[at] + max(done.enter[to], least) + more
            if new < done.limit and (to not in best or new < best[to][0]):
                best[to] = new, at
    return best


def _not_into(
    rear: int, moves: list[tuple[Move, ...]], beginnings: Iterable[int]
) -> list[tuple[Move, ...]]:
    """The same moves, but none from the beginnings into a rider's own rear square."""
    changed = list(moves)
    for at in beginnings:
        changed[at] = tuple(move for move in moves[at] if move[0] != rear)
    return changed


def entering(board: Board, mover: "Mover") -> list[int]:
    """For each place of a board's tracks the rank that entering it adds for this mover."""
    place = board.tracks.place
    enter = list(board.tracks.costs(flight=mover.flight, aquatic=mover.aquatic))
    if mover.flight:
        return enter
    costs = RULINGS.costs
    over = costs.pass_opponent * RANK if mover.passes else NEVER
    for squares, price in (
        (mover.friends, costs.pass_friend * RANK), (mover.foes, over), (mover.solid, NEVER)
    ):  # fmt: skip
        for square in squares:
            at = place.get(square)
            if at is not None and enter[at] < price:
                enter[at] = price
    return enter
