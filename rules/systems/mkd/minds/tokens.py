"""How tokens wander (MA-060 to MA-068)."""

from collections.abc import Iterable

from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.board.ways import Mover, Reach, step_cost
from rules.systems.mkd.compass import Facing, Square, step
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.events.reveal import TokenMoved, TokenStayed
from rules.systems.mkd.figures import squares_of
from rules.systems.mkd.minds.nearest import nearest_of
from rules.systems.mkd.moves.walk import set_door
from rules.systems.mkd.names import square_name
from rules.systems.mkd.play import Play
from rules.systems.mkd.reveal.place import WAYS
from rules.systems.mkd.state import MkdState, Token
from rules.systems.mkd.tasks import Reveal, TokenMoves


def token_moves(play: Play, task: TokenMoves) -> None:
    """Roll where a token goes and move it there as far as it gets (MA-060, MA-061)."""
    token = next((token for token in play.state.tokens if token.id == task.token), None)
    if token is None:
        return
    die = play.d6("mkd-token-movement")
    way = RULINGS.words("wmt_movement")[die - 1]
    goal = _goal(play, token, way)
    if goal is None:
        play.tell(TokenStayed(colour=token.colour, die=die, at=square_name(token.at)))
        return
    before = token.at
    _go(play, token, goal, WAYS.get(way))
    after = next((left for left in play.state.tokens if left.id == token.id), token)
    if after.at == before:
        play.tell(TokenStayed(colour=token.colour, die=die, at=square_name(before)))
    else:
        at = square_name(after.at)
        play.tell(TokenMoved(colour=token.colour, die=die, goal=way, at=at))
    if reached_by(play.state, after):
        play.push(Reveal(tokens=(token.id,)))


def _goal(play: Play, token: Token, way: str) -> tuple[Square, ...] | None:
    """Squares that a token makes for, the best first in price; None where it stays (MA-062)."""
    if way == "stay":
        return None
    board = board_of(play.state.site)
    if way in WAYS:
        tile = _farthest(play, board, board.owner[token.at], WAYS[way])
        if tile == board.owner[token.at]:
            return _rim(board, tile, WAYS[way])
        return _far_edge(board, tile, WAYS[way])
    heroes = [figure for figure in play.state.on_board if figure.side == "hero"]
    hero = nearest_of(play, token.at, heroes, "mkd-nearest")
    return None if hero is None else board.squares(board.owner[hero.at])


def _farthest(play: Play, board: Board, tile: int, way: Facing) -> int:
    """The last tile reached by going tile by tile straight that way (MA-062, D9)."""
    seen = {tile}
    while True:
        following = sorted(
            {
                board.owner[step(square, facing)]
                for (one, _), edges in board.edges_between.items()
                for square, facing in edges
                if one == tile and facing == way
            }
            - seen
        )
        if not following:
            return tile
        tile = following[play.pick(len(following), "mkd-token-way")]
        seen.add(tile)


def _rim(board: Board, tile: int, way: Facing) -> tuple[Square, ...]:
    """The squares of a tile from its edge on one side inwards (MA-063)."""
    return _far_edge(board, tile, way)


def _far_edge(board: Board, tile: int, way: Facing) -> tuple[Square, ...]:
    """A tile's squares on the side a token heads for (A7)."""
    squares = board.squares(tile)
    match way:
        case 0:
            edge = min(y for _, y in squares)
            return tuple(square for square in squares if square[1] == edge)
        case 4:
            edge = max(y for _, y in squares)
            return tuple(square for square in squares if square[1] == edge)
        case 2:
            edge = max(x for x, _ in squares)
            return tuple(square for square in squares if square[0] == edge)
        case _:
            edge = min(x for x, _ in squares)
            return tuple(square for square in squares if square[0] == edge)


def _mover(state: MkdState, token: Token) -> Mover:
    """Tokens open doors, cross nobody, and share no square with another, a chest or an artifact."""
    full = {other.at for other in state.tokens if other.id != token.id}
    full.update(marker.at for marker in state.site.markers if marker.kind == "artifact")
    solid = {chest.at for chest in state.chests if chest.at is not None and not chest.gone}
    standing = {square for figure in state.on_board for square in squares_of(figure)}
    return Mover(
        friends=frozenset(standing),
        solid=frozenset(solid),
        restless=frozenset(full),
        opens=True,
    )


def _go(play: Play, token: Token, goals: Iterable[Square], way: Facing | None) -> None:
    """Move step by step towards the cheapest goal, doors opened and wooden ones closed behind.

    MA-060, MA-064, MA-066, MA-067. A token that comes to a Hero stops there (B-101).
    """
    points = RULINGS.number("token_speed")
    points = _shut(play, token.id, points)
    board = board_of(play.state.site)
    reach = Reach(board, token.at, _mover(play.state, token))
    ends = reach.nearest(goals) or _closest(reach, goals)
    if not ends:
        return
    path = reach.path(ends[play.pick(len(ends), "mkd-token-goal")])
    for square in path:
        token = next(left for left in play.state.tokens if left.id == token.id)
        points = _take_step(play, token, square, points, path)
        moved = next(left for left in play.state.tokens if left.id == token.id)
        if moved.at == token.at or reached_by(play.state, moved):
            break
        points = _shut(play, token.id, points)
    play.set_token(
        next(left for left in play.state.tokens if left.id == token.id).with_(
            heading=_heading(play.state, token.id, way)
        )
    )


def _heading(state: MkdState, number: int, way: Facing | None) -> Facing | None:
    token = next(left for left in state.tokens if left.id == number)
    return token.heading if token.heading is not None else way


def _closest(reach: Reach, goals: Iterable[Square]) -> tuple[Square, ...]:
    """The reachable squares nearest to goals that are all full (MA-063)."""
    wanted = tuple(goals)
    stops = reach.stops()
    if not wanted or not stops:
        return ()

    def off(square: Square) -> int:
        return min(max(abs(square[0] - x), abs(square[1] - y)) for x, y in wanted)

    least = min(off(square) for square in stops)
    found = [square for square in stops if off(square) == least]
    cheapest = min(stops[square] for square in found)
    best = [square for square in found if stops[square] == cheapest]
    return tuple(sorted(best, key=lambda square: (square[1], square[0])))


def _take_step(play: Play, token: Token, to: Square, points: int, path: tuple[Square, ...]) -> int:
    """One step if it can be paid and a later stop is in reach; the points left."""
    board = board_of(play.state.site)
    mover = _mover(play.state, token)
    facing = next(side for side in range(8) if step(token.at, side) == to)
    price = step_cost(board, token.at, facing, mover)
    if price is None or price > points:
        return points
    if to in mover.friends or to in mover.restless:
        later = path[path.index(to) + 1 :]
        if not later or points - price < 1:
            return points
    door = None if facing % 2 else board.door_at(token.at, facing)
    closes = None
    if door is not None and play.state.site.doors[door].closed:
        set_door(play, door, closed=False)
    if door is not None and not play.state.site.doors[door].iron:
        closes = door
    play.set_token(token.with_(at=to, heading=facing, closes=closes))
    return points - price


def _shut(play: Play, number: int, points: int) -> int:
    """Shut the wooden door just passed, if there is a point left for it (MA-066, MA-067)."""
    token = next(left for left in play.state.tokens if left.id == number)
    cost = RULINGS.costs.close_door
    if token.closes is None or points < cost:
        return points
    doors = play.state.site.doors
    if token.closes < len(doors) and not doors[token.closes].closed:
        set_door(play, token.closes, closed=True)
        points -= cost
    play.set_token(token.with_(closes=None))
    return points


def reached_by(state: MkdState, token: Token) -> bool:
    """Whether a token stands in a Hero's tile or beside one, and so turns over (B-101b, B3)."""
    board = board_of(state.site)
    home = board.owner.get(token.at)
    return any(
        board.owner.get(square) == home or board.adjacent(square, token.at)
        for figure in state.on_board
        if figure.side == "hero"
        for square in squares_of(figure)
    )
