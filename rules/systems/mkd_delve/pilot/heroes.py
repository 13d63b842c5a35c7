"""A Hero's activation by autopilot: fight, open, explore, and down or out in time."""

from collections.abc import Iterator

from rules.core.model import Action, Seat
from rules.core.ruleset import Stance
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.search import FAR
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.menu import forbidden
from rules.systems.mkd.moves.mover import opponents_beside
from rules.systems.mkd.pilot.fighting import best_attack, clicks_left, fighting_move
from rules.systems.mkd.pilot.handling import chests, gear
from rules.systems.mkd.pilot.mending import healing
from rules.systems.mkd.pilot.walking import TOGETHER, before, distance, towards
from rules.systems.mkd.state import Figure
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd.verbs.verb import active_hero
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.state import DelveState

ENOUGH = {"careful": 1, "balanced": 3, "bold": 20}
"""Levels after whose clearing a party without end of them goes home."""
LONGEST = 60
"""Rounds for each level after which whoever is left goes home."""
LAST_CLICKS = {"careful": 3, "balanced": 2, "bold": 1}
"""Live clicks at which a whole party would rather keep what it has."""


def act(state: DelveState, seat: Seat, stance: Stance) -> Action:
    """The first of the things worth doing that the rules allow now."""
    for action in _wishes(state, stance):
        if forbidden(state, seat, action, VERBS) is None:
            return action
    return actions.End()


def _wishes(state: DelveState, stance: Stance) -> Iterator[Action]:
    """What a Hero would like to do, the dearest wish first."""
    active, figure = active_hero(state)
    home = is_going_home(state, stance)
    if home:
        yield actions.Leave()
    yield from healing(state, figure, stance)
    attack = best_attack(state, figure, stance)
    if attack is not None:
        yield from gear(state, figure)
        yield attack
    yield from chests(state, figure)
    if not home:
        yield actions.UseStairs()
    if not active.attacked and not home:
        yield from fighting_move(state, figure, stance)
    if home:
        yield from towards(state, figure, ways_out(state), stop_beside=False)
    else:
        yield from onward(state, figure, stance)


def is_going_home(state: DelveState, stance: Stance) -> bool:
    """Whether the run is over: done, deep enough, too long, or the party is down to its last."""
    inside = [hero for hero in state.heroes if hero.where in ("board", "waiting", "below")]
    done = state.deepest is not None and state.cleared >= state.deepest
    deep = state.deepest is None and state.cleared >= ENOUGH[stance]
    worn = all(clicks_left(hero) <= LAST_CLICKS[stance] for hero in inside)
    long = state.round > LONGEST * max(1, state.level)
    return done or deep or worn or long or not _hopes(state)


def _hopes(state: DelveState) -> bool:
    """Whether there is anything left to do on the level that can be reached."""
    return bool(stairs_of(state.site)) or not state.grown or not _is_bare(state)


def _is_bare(state: DelveState) -> bool:
    lying = any(chest.at is not None and not chest.opened for chest in state.chests)
    return not (lying or state.tokens or state.monsters or _unvisited(state))


def onward(state: DelveState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """To what is nearest: a chest, the stairs, a tile nobody has entered; else to Monsters."""
    if stance == "careful" and opponents_beside(state, figure) and clicks_left(figure) > 2:
        return
    board = board_of(state.site)
    free = len(figure.carries) < RULINGS.number("chests_each")
    goals: list[tuple[Square, ...]] = [
        before(board, chest)
        for chest in state.chests
        if chest.at is not None and not chest.gone and (free or not chest.opened)
    ]
    goals.append(stairs_of(state.site))
    goals += [board.squares(tile) for tile in _unvisited(state)]
    goals.sort(key=lambda squares: distance(state, figure, squares))
    reachable = [squares for squares in goals if distance(state, figure, squares) < FAR]
    for squares in reachable:
        yield from towards(state, figure, squares, limit=TOGETHER[stance])
    yield from _hunt(state, figure, stance)
    if not reachable and not (state.tokens or state.monsters):
        yield from towards(state, figure, ways_out(state), stop_beside=False)


def _hunt(state: DelveState, figure: Figure, stance: Stance) -> Iterator[Action]:
    board = board_of(state.site)
    marks = [monster.at for monster in state.monsters] + [token.at for token in state.tokens]
    for at in sorted(marks):
        around = tuple(board.around(at))
        yield from towards(state, figure, around, limit=TOGETHER[stance])


def _unvisited(state: DelveState) -> tuple[int, ...]:
    return tuple(tile for tile in range(len(state.site.tiles)) if tile not in state.visited)
