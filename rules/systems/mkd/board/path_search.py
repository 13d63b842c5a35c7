"""The search for paths: the cheapest first, and always the same one among equals."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.move_tables import NEVER, RANK, Move, Pair
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS

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


EMPTY: frozenset[Square] = frozenset()
EASILY: tuple[int, ...] = ()
"""Places to which a step out of a square that is held takes no break away: none, as a rule."""


class Mover(NamedTuple):
    """How a figure moves and what stands in its way.

    `friends` and `foes` are squares of other figures: passed at a price, never stopped on. `held`
    are squares inside an opponent's front arc: leaving one costs a break away, but for the steps
    `eased`, from a square into that of the only one who holds it (B-51). `solid` squares
    cannot be entered (chests on the floor), `restless` ones not stopped on (artifacts). `opens` is
    whether doors are opened on the way, at their price; `passes` whether opponents are passed.
    """

    flight: bool = False
    aquatic: bool = False
    mounted: bool = False
    friends: frozenset[Square] = EMPTY
    foes: frozenset[Square] = EMPTY
    held: frozenset[Square] = EMPTY
    eased: frozenset[tuple[Square, Square]] = frozenset()
    solid: frozenset[Square] = EMPTY
    barred: frozenset[Square] = EMPTY
    restless: frozenset[Square] = EMPTY
    opens: bool = False
    passes: bool = False


class Search(NamedTuple):
    """What a search found: places in the order of their price, their ranks and their predecessors.

    To be read only: searches are kept.
    """

    found: list[int]
    rank: list[int]
    came: list[int]


def search(
    board: Board,
    starts: Iterable[Square],
    mover: Mover,
    most: int = FAR,
    until: frozenset[Square] = frozenset(),
) -> Search:
    """Return all places of the board's tables within so many speed points of the starts.

    With `until`, it stops at the nearest of those squares and all that are equally near.
    """
    return _searched(board, frozenset(starts), mover, most, until)


@lru_cache(maxsize=16)
def _searched(
    board: Board,
    starts: frozenset[Square],
    mover: Mover,
    most: int,
    until: frozenset[Square],
) -> Search:
    move_tables = board.move_tables
    place = move_tables.place
    return _explore(
        move_tables.moves(straight=False, opens=mover.opens),
        entering(board, mover),
        _holds(mover, place),
        sorted([place[at] for at in starts if at in place]),
        most,
        {place[at] for at in until if at in place},
    )


def _holds(mover: Mover, place: Mapping[Square, int]) -> dict[int, Collection[int]]:
    """Return the places that take a break away to leave, each with those to which it takes none."""
    holds: dict[int, Collection[int]] = {
        place[at]: EASILY for at in mover.held - mover.foes if at in place
    }
    for at, to in mover.eased:
        if to in place and place.get(at) in holds:
            holds[place[at]] = (*holds[place[at]], place[to])
    return holds


def search_riding(
    board: Board, front: Square, rear: Square | None, mover: Mover, most: int = FAR
) -> Search:
    """Search for a rider (1.14): a place is a pair of front and rear, as in the tables.

    It never enters its own rear square. Without a rear, the search starts from every way to stand.
    When it passes opponents, they hold it only once its rear is through as well (C5).
    """
    move_tables = board.move_tables
    pairs, moves = move_tables.riding(opens=mover.opens)
    enter = entering(board, mover)
    beginnings = [pair for pair, (at, behind) in enumerate(pairs) if (at, behind) == (front, rear)]
    return _explore(
        moves,
        [enter[move_tables.place[at]] for at, _ in pairs],
        _holds_of_riders(board, pairs, mover),
        beginnings or [pair for pair, (at, _) in enumerate(pairs) if at == front],
        most,
    )


def _holds_of_riders(
    board: Board, pairs: tuple[Pair, ...], mover: Mover
) -> dict[int, Collection[int]]:
    """Return the pairs that take a break away to leave, each with those to which it takes none."""
    held = mover.held - mover.foes
    taken = mover.friends | mover.foes | mover.solid | mover.restless
    through = board.move_tables.standable - taken
    holds: dict[int, Collection[int]] = {
        pair: EASILY for pair, (at, behind) in enumerate(pairs) if at in held and behind in through
    }
    if mover.eased:
        for pair, (at, behind) in enumerate(pairs):
            if (behind, at) in mover.eased:
                left = (place for place in holds if pairs[place][0] == behind)
                for place in left:
                    holds[place] = (*holds[place], pair)
    return holds


def _explore(
    moves: list[tuple[Move, ...]],
    enter: list[int],
    holds: Mapping[int, Collection[int]],
    beginnings: list[int],
    most: int,
    until: Collection[int] = (),
) -> Search:
    """Search from the beginnings, the cheapest place first; `until` as for `search`.

    `holds` are places that take a break away to leave, each with those to which it takes none.
    Ties go to fewer diagonals, then to the place found first.

    Straight steps come before diagonal ones, in the order of the compass: always the same way.
    """
    rank = [(min(most, FAR) + 1) * RANK] * len(enter)
    came = [-1] * len(enter)
    for at in beginnings:
        rank[at] = 0
    done, found = bytearray(len(rank)), []
    buckets: list[list[int]] = [beginnings, *([] for _ in range(LONGEST))]
    spent, last = 0, 0
    # A step costs at least one, so a bucket is complete when it is reached.
    while spent <= last + LONGEST:
        bucket = buckets[spent]
        buckets.append([])
        spent += 1
        if not bucket:
            continue
        last = spent
        bucket.sort(key=rank.__getitem__)
        for at in bucket:
            if done[at]:
                continue
            done[at] = 1
            found.append(at)
            here = rank[at]
            eased = holds.get(at)
            for to, more in moves[at]:
                # Most neighbours are known already, and no step leads there for less.
                if rank[to] > here + RANK:
                    price = enter[to]
                    least = 0 if eased is None or to in eased else BREAK_AWAY
                    new = here + (price if price > least else least) + more
                    if new < rank[to]:
                        rank[to], came[to] = new, at
                        buckets[new // RANK].append(to)
        if until and any(done[at] for at in until):
            break
    return Search(found, rank, came)


def entering(board: Board, mover: Mover) -> list[int]:
    """Return, by place, the cost of entering it for this figure."""
    place = board.move_tables.place
    enter = list(board.move_tables.costs(flight=mover.flight, aquatic=mover.aquatic))
    for square in mover.barred:
        if square in place:
            enter[place[square]] = NEVER
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
