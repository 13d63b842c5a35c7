"""Going places by autopilot: to the Quest Chest together, and home with it."""

from collections.abc import Iterable, Iterator

from rules.core.model import Action
from rules.core.ruleset import Stance
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.search import FAR
from rules.systems.mkd.board.ways import Mover, Reach
from rules.systems.mkd.compass import STEPS, Square, chebyshev, step
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import has
from rules.systems.mkd.moves.mover import opponents_beside
from rules.systems.mkd.state import Chest, Figure
from rules.systems.mkd.things.chests import arc_of
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd.verbs.moving import reach
from rules.systems.mkd_adventure.floors import is_upper
from rules.systems.mkd_adventure.pilot.depths import descent, has_time
from rules.systems.mkd_adventure.pilot.errands import in_haste
from rules.systems.mkd_adventure.pilot.fighting import clicks_left
from rules.systems.mkd_adventure.quests import quest_of
from rules.systems.mkd_adventure.state import AdventureState

TOGETHER = {"careful": 7, "balanced": 11, "bold": 40}
"""Squares that a Hero may be ahead of the last of the party."""
LONGEST = 80
"""Rounds on a floor after which whoever is left goes home, quest or no quest."""


def is_going_home(state: AdventureState) -> bool:
    """Whether the quest is in Heroes' hands or out of reach, or the party is done for."""
    return state.round - state.floor_began > LONGEST or quest_of(state).is_over(state)


def homeward(state: AdventureState, figure: Figure) -> Iterator[Action]:
    """Back to the nearest way out; to a chest, where one has come to lie in the way."""
    door = ways_out(state)
    if _distance(state, figure, door) < FAR:
        yield from towards(state, figure, door, stop_beside=False)
        return
    board = board_of(state.site)
    for chest in state.chests:
        yield from towards(state, figure, _before(board, chest))


def onward(state: AdventureState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """To the next goal: a chest within reach of a short way, else the quest, or the stairs."""
    if stance == "careful" and opponents_beside(state, figure) and clicks_left(figure) > 2:
        return
    board = board_of(state.site)
    wanted = _wanted(figure) and has_time(state) and not in_haste(state)
    goals = [
        _before(board, other)
        for other in state.chests
        if other.at is not None and not other.gone and not other.quest and wanted
    ]
    upper = is_upper(state)
    quest = descent(state, figure, stance) if upper else quest_of(state).goals(state, figure)
    goals.append(quest)
    goals.sort(key=lambda squares: _distance(state, figure, squares))
    for squares in goals:
        yield from towards(state, figure, squares, limit=TOGETHER[stance])


def _wanted(figure: Figure) -> bool:
    """Whether a Hero has a hand free, one being kept for the Quest Chest."""
    return len(figure.carries) < RULINGS.number("chests_each") - 1


def _before(board: Board, chest: Chest) -> tuple[Square, ...]:
    if chest.at is None:
        return ()
    if chest.opened:
        return tuple(board.around(chest.at))
    return arc_of(board, chest.at, chest.facing)


def _distance(state: AdventureState, figure: Figure, squares: Iterable[Square]) -> int:
    prices = price_map(state, figure, squares)
    return prices.get(figure.at, FAR)


def price_map(state: AdventureState, figure: Figure, goals: Iterable[Square]) -> dict[Square, int]:
    """Speed points from every square to the nearest goal, doors included, figures left out."""
    board = board_of(state.site)
    solid = frozenset(chest.at for chest in state.chests if chest.at and not chest.gone)
    mover = Mover(
        flight=has(figure, "flight"), aquatic=has(figure, "aquatic"), opens=True, solid=solid
    )
    best: dict[Square, int] = {}
    for goal in goals:
        for square, price in Reach(board, goal, mover).cost.items():
            if price < best.get(square, FAR):
                best[square] = price
    return best


def towards(
    state: AdventureState,
    figure: Figure,
    goals: tuple[Square, ...],
    *,
    limit: int = FAR,
    stop_beside: bool = True,
) -> Iterator[Action]:
    """A walk that comes nearer to the goals, or opening the door that is in the way."""
    prices = price_map(state, figure, goals)
    here = prices.get(figure.at, FAR)
    ways = reach(state)
    friends = [other for other in state.on_board if other.side == "hero" and other.id != figure.id]
    best = min(
        (
            (prices.get(square, FAR), cost, square)
            for square, cost in ways.stops().items()
            if square != figure.at and _near_enough(friends, figure, square, limit)
        ),
        default=None,
    )
    if best is not None and best[0] < here:
        yield actions.MoveTo(to=best[2])
    yield from _doors(state, figure, prices)
    if not stop_beside:
        yield from _squeeze(figure, prices)


def _near_enough(friends: list[Figure], figure: Figure, square: Square, limit: int) -> bool:
    """Whether somebody is near enough; who is far from all of them goes his own way to them."""
    if limit >= FAR or not friends:
        return True
    nearest = min(chebyshev(square, other.at) for other in friends)
    return nearest <= limit or min(chebyshev(figure.at, other.at) for other in friends) > limit


def _doors(state: AdventureState, figure: Figure, prices: dict[Square, int]) -> Iterator[Action]:
    """Open a door beside the Hero that leads nearer, its trap looked for first."""
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
            yield actions.Disarm(slow=True, door=number)
            yield actions.Disarm(slow=False, door=number)
        yield actions.OpenDoor(door=number)


def _squeeze(figure: Figure, prices: dict[Square, int]) -> Iterator[Action]:
    """Past whoever stands in the way, when there is no walk that comes nearer."""
    here = prices.get(figure.at, FAR)
    for facing in range(8):
        over = (
            figure.at[0] + 2 * STEPS[facing][0],
            figure.at[1] + 2 * STEPS[facing][1],
        )
        if prices.get(over, FAR) < here - 1:
            yield actions.StepTo(facing=facing)
