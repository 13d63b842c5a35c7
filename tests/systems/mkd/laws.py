"""What must hold in every position of both tactical games."""

from collections import Counter
from functools import cache
from typing import Protocol

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import chebyshev
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.figures import kind_of, squares_of
from rules.systems.mkd.pieces import Figure, Site
from rules.systems.mkd.reveal.pools import monster_pool
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Question, Walk

LARGEST = 64_000
"""Bytes that a stored position may take."""


def check_shared(state: MkdState) -> bool:
    """Figures, chests, tokens and the round are sound; returns whether there is a dungeon yet."""
    assert not state.agenda or isinstance(state.agenda[-1], Question)
    assert bool(state.ending) == (state.part == "over")
    if state.part == "setup":
        assert not state.site.tiles
        return False
    for figure in state.figures:
        check_figure(state, figure)
    if not state.ending:
        # Whoever was in the middle of a walk when the last Hero fell stays where it was.
        check_room(state)
    check_chests(state)
    check_tokens(state)
    check_round(state)
    return True


def joined_tiles(site: Site) -> set[int]:
    """The tiles that can be reached from the first one, by place."""
    board = board_of(site)
    seen, waiting = {0}, [0]
    while waiting:
        for other in board.next_tiles(waiting.pop()):
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


def check_figure(state: MkdState, figure: Figure) -> None:
    """Its dial, its hands, its prisoner; on the board, its ground."""
    last = len(kind_of(figure).dial) - 1
    assert 0 <= figure.cap <= figure.click <= last
    assert len(figure.carries) == len(set(figure.carries)) <= 2
    assert figure.side != "monster" or len(figure.carries) <= 1
    assert all(0 <= number < len(state.chests) for number in figure.uses)
    assert figure.goal is None or figure.side == "monster"
    assert (figure.seat is not None) or figure.side != "hero"
    if figure.captive is not None:
        assert state.figure(figure.captive).captor == figure.id
        assert figure.where in ("board", "left", "waiting", "below")
    assert (figure.where == "captive") <= (figure.captor is not None)
    if figure.where == "board":
        check_ground(state, figure)


def check_ground(state: MkdState, figure: Figure) -> None:
    """Nobody stands in a wall or over a pit; a rider has two squares in a line."""
    board = board_of(state.site)
    assert all(board.standable(square) for square in squares_of(figure))
    assert (figure.rear is not None) == kind_of(figure).mounted
    assert 0 <= figure.facing <= 7
    if figure.rear is not None:
        assert figure.facing % 2 == 0
        assert chebyshev(figure.at, figure.rear) == 1
        assert figure.at[0] == figure.rear[0] or figure.at[1] == figure.rear[1]


def check_room(state: MkdState) -> None:
    """One figure to a square, and no chest or artifact under anybody who has stopped."""
    walking = {task.figure for task in state.agenda if isinstance(task, Walk)}
    still = [figure for figure in state.on_board if figure.id not in walking]
    squares = [square for figure in still for square in squares_of(figure)]
    assert len(set(squares)) == len(squares), "two figures on one square"
    filled = {chest.at for chest in state.chests if chest.at is not None and not chest.gone}
    filled |= {
        marker.at for marker in state.site.markers if marker.kind in ("artifact", "furniture")
    }
    assert not filled & set(squares), "a figure on a chest or on furniture"


@cache
class PooledOptions(Protocol):
    """Those options that say which Monsters there are."""

    @property
    def theme(self) -> str: ...

    @property
    def packs(self) -> tuple[str, ...]: ...


def copies(options: PooledOptions) -> Counter[str]:
    """All Monsters of a game's pool, by kind."""
    return Counter(monster_pool(options.theme, options.packs))


def check_chests(state: MkdState) -> None:
    """Every chest is in one place: out of the game, on the floor, or in one pair of hands."""
    board = board_of(state.site)
    held = Counter(number for figure in state.figures for number in figure.carries)
    on_floor = []
    for place, chest in enumerate(state.chests):
        assert chest.number == place
        assert chest.kind in CHESTS
        assert chest.gone + (chest.at is not None) + (chest.carrier is not None) == 1
        assert held[place] == (chest.carrier is not None)
        if chest.carrier is not None:
            assert place in state.figure(chest.carrier).carries
        if chest.at is not None:
            assert board.standable(chest.at)
            on_floor.append(chest.at)
    assert len(set(on_floor)) == len(on_floor)
    assert sum(held.values()) == sum(chest.carrier is not None for chest in state.chests)


def check_tokens(state: MkdState) -> None:
    """Tokens lie apart, on ground that takes them, and every number is somebody's alone."""
    squares = [token.at for token in state.tokens]
    assert len(set(squares)) == len(squares)
    board = board_of(state.site)
    assert all(board.standable(square) for square in squares)
    numbers = [figure.id for figure in state.figures] + [token.id for token in state.tokens]
    assert len(set(numbers)) == len(numbers)
    assert max(numbers) < state.next_id


def check_round(state: MkdState) -> None:
    """Whose turn it is agrees with who is active and who has been."""
    heroes = {figure.id for figure in state.heroes}
    served = [number for number in state.served if number in heroes]
    assert len(set(served)) == len(served)
    assert state.xp >= 0
    assert state.gold >= 0
    assert (state.acting is not None) == (state.part == "heroes")
    assert sorted(state.order) == [player.seat for player in state.players]
    active = state.activation
    if active is None:
        return
    assert active.points >= 0
    if state.part == "heroes" and not state.agenda:
        figure = state.figure(active.figure)
        assert figure.seat == state.acting
        assert figure.where == "board"
        assert figure.id not in state.served


def check_growing(before: MkdState, after: MkdState) -> None:
    """Experience, gold, rounds and numbers only grow."""
    assert after.xp >= before.xp
    assert after.gold >= before.gold
    assert after.round >= before.round
    assert after.turn >= before.turn
    assert after.next_id >= before.next_id
