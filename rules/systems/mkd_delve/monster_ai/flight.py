"""Action 7: flight of demoralized Monsters, and how they recover (RG-132 to RG-136)."""

from typing import NamedTuple

from rules.core.words import Text
from rules.systems.mkd.board.board import Board, board_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.events.growth import Breathed, Rallied, Vanished
from rules.systems.mkd.events.monster_ai import Fled, Idle
from rules.systems.mkd.fights.harm import heal
from rules.systems.mkd.figures import demoralized, name_of, squares_of
from rules.systems.mkd.monster_ai.running import set_off, tiles_without_heroes, timid_reach
from rules.systems.mkd.pieces import Figure, Goal
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.show.figures import a_lurker
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import EndActivation
from rules.systems.mkd_delve.state import DelveState, of


class Helper(NamedTuple):
    """A Monster or token beside which others recover: its id, name and the squares beside it."""

    id: int
    name: Text
    around: frozenset[Square]


def flee(play: Resolution, figure: Figure, *, again: bool = False) -> None:
    """Let a Monster run to another one or a token; without any, away for good (RG-132, RG-136).

    Beside one it rests for a turn and then heals, unless it is attacked (RG-134, RG-135).
    `again` goes on with a flight under way.
    """
    if not again and _mends(play, figure):
        return
    figure = play.figure(figure.id)
    reach = timid_reach(play.state, figure)
    helpers = [each for each in _helpers(play.state, figure) if reach.nearest(each.around)]
    if helpers:
        _to_helper(play, figure, helpers, again=again)
        return
    state = of(play)
    for goals, gone in ((borders(state), True), (quiet(state), False)):
        near = reach.nearest(goals)
        if not near:
            continue
        if near[0] != figure.at:
            _run(play, figure, reach.path(near[0]), again=again)
        elif gone:
            vanish(play, figure)
        else:
            _stay(play, figure, again=again)
        return
    _stay(play, figure, again=again)


def _mends(play: Resolution, figure: Figure) -> bool:
    """Rest for a turn beside a helper, then heal a click each turn (RG-134, RG-135).

    Returns whether it stays for that: attacked or hurt since the round began, it runs on.
    """
    goal = figure.goal
    if goal is None or goal.kind != "rally":
        return False
    if figure.hurt_this_round:
        return False
    if not goal.rested:
        play.alter(figure.id, goal=goal.with_(rested=True))
        play.tell(Breathed(figure=name_of(figure)))
        return True
    heal(play, figure.id, 1)
    if not demoralized(play.figure(figure.id)):
        play.alter(figure.id, goal=None)
    return True


def _helpers(state: MkdState, figure: Figure) -> list[Helper]:
    """Return Monsters and tokens, except one beside which it was attacked (RG-133, RG-135)."""
    board = board_of(state.site)
    left = figure.goal.beside if figure.goal is not None and figure.goal.kind == "rally" else None
    found = [
        Helper(other.id, name_of(other), _around(board, squares_of(other)))
        for other in state.monsters
        if other.id != figure.id
    ]
    found += [
        Helper(token.id, a_lurker(token), _around(board, (token.at,))) for token in state.tokens
    ]
    return [helper for helper in found if helper.id != left]


def _around(board: Board, squares: tuple[Square, ...]) -> frozenset[Square]:
    return frozenset(near for at in squares for near in board.around(at)) - set(squares)


def _to_helper(play: Resolution, figure: Figure, helpers: list[Helper], *, again: bool) -> None:
    """Run by the cheapest way to the nearest helper, and stop beside it (RG-133)."""
    reach = timid_reach(play.state, figure)
    end = reach.nearest(square for helper in helpers for square in helper.around)[0]
    if end != figure.at:
        _run(play, figure, reach.path(end), again=again)
        return
    helper = next(each for each in helpers if figure.at in each.around)
    play.alter(figure.id, goal=Goal(kind="rally", beside=helper.id))
    play.tell(Rallied(figure=name_of(figure), friend=helper.name))


def borders(state: DelveState) -> tuple[Square, ...]:
    """Return the squares of tiles that no Hero has entered, and those at their borders (RG-136)."""
    board = board_of(state.site)
    found: set[Square] = set()
    for (one, other), edges in board.edges_between.items():
        if other not in state.visited:
            found.update(square for square, _ in edges)
            found.update(board.squares(other))
            if one not in state.visited:
                found.update(board.squares(one))
    return tuple(found)


def quiet(state: DelveState) -> tuple[Square, ...]:
    """Return squares of tiles without Heroes (RG-136)."""
    board = board_of(state.site)
    return tuple(at for tile in tiles_without_heroes(state) for at in board.squares(tile))


def _run(play: Resolution, figure: Figure, path: tuple[Square, ...], *, again: bool) -> None:
    """Break away if held (RG-132), and run as far as the points carry."""
    if not again:
        play.alter(figure.id, goal=None)
        play.tell(Fled(figure=name_of(figure)))
    set_off(play, figure, path)


def _stay(play: Resolution, figure: Figure, *, again: bool) -> None:
    if not again:
        play.tell(Idle(figure=name_of(figure)))


def vanish(play: Resolution, figure: Figure) -> None:
    """Take a Monster out of the game without experience for anybody (RG-136)."""
    play.alter(figure.id, where="gone", rear=None, effects=(), goal=None)
    play.drop_tasks(figure.id)
    play.tell(Vanished(figure=name_of(figure)))
    play.push(EndActivation(figure=figure.id))
