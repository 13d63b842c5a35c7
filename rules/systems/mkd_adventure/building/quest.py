"""The Quest Chest: which it is, where it lies, and how it faces (MA-031, MA-032)."""

from collections.abc import Iterable

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.board.path_search import Mover
from rules.systems.mkd.board.reach import ground_cost, spread
from rules.systems.mkd.compass import SIDES, Facing, Square
from rules.systems.mkd.pieces import Chest
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_adventure.building.tokens import arc_of

WALKER = Mover()


def place_quest_chest(play: Resolution, board: Board, central: int) -> Chest:
    """Return a chest by chance on the Central Chamber's square farthest from the entrance tile.

    It faces along the way back. If nobody could stand before it, the next square is taken.

    Raises:
        RuntimeError: no square of the chamber will do.
    """
    pool = play.state.pools.chests
    index = play.pick(len(pool), "mkd-build-quest-chest")
    play.change(pools=play.state.pools.with_(chests=pool[:index] + pool[index + 1 :]))
    costs = from_entrance(board)
    for squares in _farthest_first(costs, board.squares(central)):
        legal = [square for square in squares if _chest(board, costs, pool[index], square)]
        if legal:
            at = legal[play.pick(len(legal), "mkd-build-quest-square")]
            chest = _chest(board, costs, pool[index], at)
            if chest is not None:
                placed = chest.with_(number=len(play.state.chests))
                play.set_chest(placed)
                return placed
    raise RuntimeError("the Central Chamber has no square for a chest")


def from_entrance(board: Board) -> dict[Square, int]:
    """Return speed points on foot from the entrance tile to every square (MA-031).

    Only the part of the entrance tile that can be reached from the entrance counts.

    Raises:
        RuntimeError: the site has no entrance.
    """
    if board.site.entrance is None:
        raise RuntimeError("the site has no entrance")
    first = board.site.entrance[0]
    tile = board.owner[first]
    reached = spread(board, (first,), WALKER)
    return spread(board, [at for at in reached if board.owner[at] == tile], WALKER)


def _farthest_first(
    costs: dict[Square, int], squares: Iterable[Square]
) -> Iterable[tuple[Square, ...]]:
    """Return groups of squares equally far, the farthest first, each in reading order."""
    reached = sorted((at for at in squares if at in costs), key=lambda at: (at[1], at[0]))
    for cost in sorted({costs[at] for at in reached}, reverse=True):
        yield tuple(at for at in reached if costs[at] == cost)


def _chest(board: Board, costs: dict[Square, int], kind: str, at: Square) -> Chest | None:
    """Return the chest on a square, if it can lie and be opened there (MA-032)."""
    facing = way_back(board, costs, at)
    if facing is None:
        return None
    chest = Chest(number=0, kind=kind, at=at, facing=facing, quest=True)
    return chest if arc_of(board, chest) else None


def way_back(board: Board, costs: dict[Square, int], at: Square) -> Facing | None:
    """Return the first step of the way by which a square is reached, backwards.

    Straight steps come first (C27). None for a square of the entrance tile itself.
    """
    price = ground_cost(board, at, WALKER)
    if not costs[at] or price is None:
        return None
    back = dict(board.ways(at))
    for facing in (*SIDES, 1, 3, 5, 7):
        if facing in back and costs.get(back[facing], -1) == costs[at] - price:
            return facing
    return None
