"""Going places by autopilot: towards squares, through doors, past whoever is in the way."""

from collections.abc import Iterable, Iterator

from rules.core.answers import Stance
from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.path_search import FAR, Mover
from rules.systems.mkd.board.reach import spread
from rules.systems.mkd.compass import Square, chebyshev, step
from rules.systems.mkd.figures import has, squares_of
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.pilot.fighting import clicks_left
from rules.systems.mkd.pilot.handling import ways_to_disarm
from rules.systems.mkd.pilot.stances import NEVER, TEMPERS, Temper
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.things.chests import arc_of
from rules.systems.mkd.verbs.ways import passages, reach

TOGETHER = {"careful": 5, "balanced": 11, "bold": NEVER}
"""Squares that a Hero may be ahead of the nearest friend."""
SHY = 3
"""Speed points that wary tempers walk further, so as not to stop beside an opponent."""


def before(board: Board, chest: Chest) -> tuple[Square, ...]:
    """Return squares from which a chest can be handled."""
    if chest.at is None:
        return ()
    if chest.opened:
        return tuple(board.around(chest.at))
    return arc_of(board, chest.at, chest.facing)


def distance(state: MkdState, figure: Figure, squares: Iterable[Square]) -> int:
    """Return speed points from a Hero to the nearest of some squares, doors included."""
    prices = price_map(state, figure, squares)
    return prices.get(figure.at, FAR)


def price_map(
    state: MkdState, figure: Figure, goals: Iterable[Square], *, wary: bool = False
) -> dict[Square, int]:
    """Return speed points from every square to the nearest goal, doors included, figures left out.

    For wary tempers a way through a token's tile counts twice.
    """
    mover = Mover(
        flight=has(figure, "flight"),
        aquatic=has(figure, "aquatic"),
        opens=True,
        solid=state.chests_lying,
        foes=_haunted(state) if wary else frozenset(),
        passes=True,
    )
    return spread(board_of(state.site), tuple(goals), mover)


def _haunted(state: MkdState) -> frozenset[Square]:
    """Return all squares of tiles on which a token lies, but for the Guardian's."""
    board = board_of(state.site)
    tiles = {board.owner[token.at] for token in state.tokens if not token.guardian}
    return frozenset(square for tile in tiles for square in board.squares(tile))


def towards(
    state: MkdState,
    figure: Figure,
    goals: tuple[Square, ...],
    *,
    limit: int = FAR,
    stop_beside: bool = True,
    stance: Stance | None = None,
) -> Iterator[Action]:
    """Yield a walk that comes nearer to the goals, or opening the door that is in the way.

    `limit` are squares that it may lead away from the nearest friend. With a stance it is also
    as wary as that temper: round tokens, not beside Monsters, and behind stronger friends.
    """
    temper = None if stance is None else TEMPERS[stance]
    wary = temper is not None and temper.wary
    prices = price_map(state, figure, goals, wary=wary)
    here = prices.get(figure.at, FAR)
    friends = [other for other in state.on_board if other.side == "hero" and other.id != figure.id]
    nearest = 0 if temper is None else _led_by(friends, figure, prices, temper)
    feared = _feared(state) if wary else frozenset()
    best = min(
        (
            (prices[square] + SHY * (square in feared), cost, square)
            for square, cost in reach(state).stops().items()
            if square != figure.at
            and nearest <= prices.get(square, FAR) < here
            and _near_enough(friends, figure, square, limit)
        ),
        default=None,
    )
    if best is not None:
        yield actions.MoveTo(to=best[2])
    yield from _doors(state, figure, prices, stance)
    if not stop_beside:
        yield from _squeeze(state, figure, prices)


def _led_by(
    friends: list[Figure], figure: Figure, prices: dict[Square, int], temper: Temper
) -> int:
    """Return how near a frail Hero goes: no nearer than a friend with more clicks."""
    if clicks_left(figure) > temper.frail:
        return 0
    strong = [other for other in friends if clicks_left(other) > temper.frail]
    return min((prices.get(other.at, FAR) for other in strong), default=0)


def _feared(state: MkdState) -> frozenset[Square]:
    """Return squares beside Monsters."""
    board = board_of(state.site)
    held = [at for monster in state.monsters for at in squares_of(monster)]
    return frozenset(square for at in held for square in board.around(at))


def _near_enough(friends: list[Figure], figure: Figure, square: Square, limit: int) -> bool:
    """Return whether a friend is near enough to a square.

    A Hero who is already far from all friends may always come nearer to them.
    """
    if limit >= FAR or not friends:
        return True
    nearest = min(chebyshev(square, other.at) for other in friends)
    return nearest <= limit or min(chebyshev(figure.at, other.at) for other in friends) > limit


def _doors(
    state: MkdState, figure: Figure, prices: dict[Square, int], stance: Stance | None
) -> Iterator[Action]:
    """Yield opening a door beside the Hero that leads nearer, after a check for a trap."""
    here = prices.get(figure.at, FAR)
    for number, door in enumerate(state.site.doors):
        sides = (door.at, step(door.at, door.side))
        if figure.at not in sides or not door.closed:
            continue
        beyond = sides[1] if figure.at == sides[0] else sides[0]
        if prices.get(beyond, FAR) >= here:
            continue
        if door.trap is None:
            yield actions.Check(door=number)
        elif door.trap not in ("none", "spent"):
            for slow in (True, False) if stance is None else ways_to_disarm(figure, stance):
                yield actions.Disarm(slow=slow, door=number)
            continue
        yield actions.OpenDoor(door=number)


def _squeeze(state: MkdState, figure: Figure, prices: dict[Square, int]) -> Iterator[Action]:
    """Yield walks through opponents in the way, the one that comes nearest first."""
    here = prices.get(figure.at, FAR)
    nearer = sorted(
        (prices[to], way.passed, way.cost, to)
        for to, way in passages(state).items()
        if prices.get(to, FAR) < here - 1
    )
    yield from (actions.MoveTo(to=to) for *_, to in nearer)
