"""How tokens wander (MA-060 to MA-068)."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.dice import WAYS
from rules.systems.mkd.board.path_search import FAR, Mover
from rules.systems.mkd.board.reach import Reach, distances, may_stop, step_cost
from rules.systems.mkd.compass import STEPS, Facing, Square, step
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.reveal import TokenMoved, TokenStayed
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.monster_ai.nearest import nearest_of
from rules.systems.mkd.monster_ai.routes import slants
from rules.systems.mkd.moves.walk import set_door
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Token
from rules.systems.mkd.resolution import Handler, Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Reveal, TokenMoves
from rules.systems.mkd.things.doors import blocked_by

Goals = tuple[tuple[Square, ...], ...]
"""Groups of squares to go to one after the other: any of the first, then any of the second."""


def token_moves(play: Resolution, task: TokenMoves) -> None:
    """Roll for a token's direction and move it that way (MA-060, MA-061).

    A token that comes into a Hero's tile or beside him is turned over, and what it becomes looks
    the way it came (B-101, MA-076).
    """
    if not any(token.id == task.token for token in play.state.tokens):
        return
    die = play.roll(6, "mkd-token-movement")
    way = RULINGS.words("wmt_movement")[die - 1]
    points = shut(play, task.token, RULINGS.number("token_speed"))
    before = token_of(play.state, task.token)
    for goals in _goals(play, before, way):
        points = go(play, before.id, goals, points)
        if points == 0 or reached_by(play.state, token_of(play.state, before.id)):
            break
    after = token_of(play.state, before.id)
    at = square_name(after.at)
    if after.at == before.at:
        play.tell(TokenStayed(colour=after.colour, die=die, at=at))
        return
    play.tell(TokenMoved(colour=after.colour, die=die, goal=way, at=at))
    if reached_by(play.state, after):
        play.push(Reveal(tokens=(after.id,)))
    else:
        play.set_token(after.with_(heading=None))


def token_of(state: MkdState, number: int) -> Token:
    """Return a token on the board, by its id."""
    return next(token for token in state.tokens if token.id == number)


def _goals(play: Resolution, token: Token, way: str) -> Goals:
    """Return where a token makes for; nowhere if it stays (MA-062, MA-063, MA-065, A7).

    For a direction these are the last tile that way and its far edge, or the far edge of its own
    tile; otherwise the nearest Hero's tile.
    """
    board = board_of(play.state.site)
    tile = board.owner[token.at]
    if way in WAYS:
        last = _farthest(play, board, token, WAYS[way])
        edge = _far_edge(board, last, WAYS[way])
        return (edge,) if last == tile else (board.squares(last), edge)
    if way == "stay":
        return ()
    heroes = [figure for figure in play.state.on_board if figure.side == "hero"]
    hero = nearest_of(play, token.at, heroes, "mkd-nearest")
    return () if hero is None else (board.squares(board.owner[hero.at]),)


def _farthest(play: Resolution, board: Board, token: Token, way: Facing) -> int:
    """Return the last tile reached by going tile by tile straight that way (MA-062).

    Of several side by side it is the one cheaper to enter, a tie by die (D9).
    """
    tile = board.owner[token.at]
    seen = {tile}
    while doors := _doors_ahead(board, tile, way, seen):
        following = sorted(doors)
        if len(following) > 1:
            prices = distances(board, token.at)
            entry = {
                other: min(prices.get(square, FAR) for square in doors[other])
                for other in following
            }
            least = min(entry.values())
            following = [other for other in following if entry[other] == least]
        tile = following[play.pick(len(following), "mkd-token-way")]
        seen.add(tile)
    return tile


def _doors_ahead(
    board: Board, tile: int, way: Facing, seen: set[int]
) -> dict[int, tuple[Square, ...]]:
    """Return the squares of entry for each tile that way which was not passed yet."""
    ahead = {
        other: tuple(step(square, facing) for square, facing in edges if facing == way)
        for (one, other), edges in board.edges_between.items()
        if one == tile and other not in seen
    }
    return {other: squares for other, squares in ahead.items() if squares}


def _far_edge(board: Board, tile: int, way: Facing) -> tuple[Square, ...]:
    """Return a tile's squares on the side a token heads for (MA-063, A7)."""
    squares = board.squares(tile)
    dx, dy = STEPS[way]
    farthest = max(x * dx + y * dy for x, y in squares)
    return tuple((x, y) for x, y in squares if x * dx + y * dy == farthest)


def mover_of_token(state: MkdState, token: Token) -> Mover:
    """Return how a token moves: it opens doors and passes figures, but shares no square (D6)."""
    full = {other.at for other in state.tokens if other.id != token.id}
    pieces = ("artifact", "furniture")
    full.update(marker.at for marker in state.site.markers if marker.kind in pieces)
    solid = {chest.at for chest in state.chests if chest.at is not None and not chest.gone}
    standing = {square for figure in state.on_board for square in squares_of(figure)}
    return Mover(
        friends=frozenset(standing),
        solid=frozenset(solid),
        restless=frozenset(full),
        opens=True,
    )


def go(play: Resolution, number: int, goals: Iterable[Square], points: int) -> int:
    """Move a token towards the cheapest goal, and return the points left (MA-060, MA-064).

    It opens doors and shuts wooden ones behind it (MA-066, MA-067), and stops as soon as it comes
    to a Hero. A door that it can open but not go through is opened, as by a Monster (MA-221).
    """
    token = token_of(play.state, number)
    mover = mover_of_token(play.state, token)
    board, wanted = board_of(play.state.site), tuple(goals)
    near = frozenset(at for at in wanted if at == token.at or may_stop(board, at, mover))
    reach = Reach(board, token.at, mover, until=near)
    ends = _straightest(reach, reach.nearest(wanted) or _closest(reach, wanted))
    if not ends:
        return points
    path = reach.path(ends[play.pick(len(ends), "mkd-token-goal")])
    steps = _affordable(play.state, token, path, points)
    for square in path[:steps]:
        points = _step(play, token_of(play.state, number), square, points)
        if reached_by(play.state, token_of(play.state, number)):
            return points
        points = shut(play, number, points)
    return points if steps == len(path) else _open_ahead(play, number, path[steps], points)


def _open_ahead(play: Resolution, number: int, to: Square, points: int) -> int:
    """Open the closed door before the next square, if it can be paid; return the points left."""
    token, cost = token_of(play.state, number), RULINGS.costs.open_door
    facing = _direction(token.at, to)
    door = None if facing % 2 else board_of(play.state.site).door_at(token.at, facing)
    if door is None or not play.state.site.doors[door].closed or points < cost:
        return points
    set_door(play, door, closed=False)
    return points - cost


def _straightest(reach: Reach, ends: tuple[Square, ...]) -> tuple[Square, ...]:
    """Return those of equally near squares with the fewest diagonal steps; a die does the rest."""
    if len(ends) < 2:
        return ends
    slanting = {end: slants(reach.start, reach.path(end)) for end in ends}
    least = min(slanting.values())
    return tuple(end for end in ends if slanting[end] == least)


def _closest(reach: Reach, wanted: tuple[Square, ...]) -> tuple[Square, ...]:
    """Return the cheapest squares nearest to goals that are full or cut off (MA-063)."""
    stops = reach.stops()
    if not wanted:
        return ()
    off = {at: min(max(abs(at[0] - x), abs(at[1] - y)) for x, y in wanted) for at in stops}
    least = min(off.values())
    return reach.nearest(at for at in stops if off[at] == least)


def _affordable(state: MkdState, token: Token, path: tuple[Square, ...], points: int) -> int:
    """Return how many steps of a way can be paid, doors included, so that it may stop after them.

    The rule is D6.
    """
    board, mover = board_of(state.site), mover_of_token(state, token)
    at, steps = token.at, 0
    for number, square in enumerate(path, 1):
        facing = _direction(at, square)
        cost = step_cost(board, at, facing, mover)
        if cost is None or cost > points:
            break
        points -= cost
        if _wooden(state, board, at, facing) is not None:
            points = max(0, points - RULINGS.costs.close_door)
        at = square
        if may_stop(board, square, mover):
            steps = number
    return steps


def _direction(at: Square, to: Square) -> Facing:
    return STEPS.index((to[0] - at[0], to[1] - at[1]))


def _wooden(state: MkdState, board: Board, at: Square, facing: Facing) -> int | None:
    """Return the wooden door to be shut behind a straight step, by its number (MA-067).

    Nobody shuts one on a rider who stands across it (1.14.6).
    """
    door = None if facing % 2 else board.door_at(at, facing)
    if door is None or state.site.doors[door].iron or blocked_by(state, state.site.doors[door]):
        return None
    return door


def _step(play: Resolution, token: Token, to: Square, points: int) -> int:
    """Take one step, through a door if there is one; return the points left (MA-066, MA-221)."""
    board = board_of(play.state.site)
    facing = _direction(token.at, to)
    price = step_cost(board, token.at, facing, mover_of_token(play.state, token))
    if price is None:
        raise RuntimeError("a step that cannot be made was planned")
    closes = _wooden(play.state, board, token.at, facing)
    door = None if facing % 2 else board.door_at(token.at, facing)
    if door is not None and play.state.site.doors[door].closed:
        set_door(play, door, closed=False)
    play.set_token(token.with_(at=to, heading=facing, closes=closes))
    return points - price


def shut(play: Resolution, number: int, points: int) -> int:
    """Shut the wooden door that a token just passed, if a point is left; return the points.

    Without a point it does so first in its next activation (MA-066, MA-067, MA-222).
    """
    token = token_of(play.state, number)
    cost = RULINGS.costs.close_door
    if token.closes is None or points < cost:
        return points
    door = play.state.site.doors[token.closes]
    if not door.closed and token.at in (door.at, step(door.at, door.side)):
        set_door(play, token.closes, closed=True)
        points -= cost
    play.set_token(token.with_(closes=None))
    return points


def reached_by(state: MkdState, token: Token) -> bool:
    """Return whether a token stands in a Hero's tile or beside one, and so turns over.

    Nobody can hide from a token that comes to him (B-101b, B3, C32).
    """
    board = board_of(state.site)
    home = board.owner.get(token.at)
    return any(
        board.owner.get(square) == home or board.adjacent(square, token.at)
        for figure in state.on_board
        if figure.side == "hero"
        for square in squares_of(figure)
    )


HANDLERS: Mapping[type, Handler] = MappingProxyType({TokenMoves: token_moves})
"""Who carries out the tokens' tasks."""
