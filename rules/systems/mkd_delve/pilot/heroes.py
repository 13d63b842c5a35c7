"""A Hero's activation by autopilot: fight, open, explore, and go down or out in time."""

from collections.abc import Iterator
from math import fsum

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.board.stairs import stairs_of
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.figures import opponents_beside, value_of
from rules.systems.mkd.pieces import Chest, Figure
from rules.systems.mkd.pilot.choosing import first_allowed
from rules.systems.mkd.pilot.fighting import best_attack, clicks_left, fighting_move
from rules.systems.mkd.pilot.handling import chests, gear
from rules.systems.mkd.pilot.healing import healing
from rules.systems.mkd.pilot.walking import TOGETHER, before, distance, towards
from rules.systems.mkd.show.figures import clicks_most
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.pilot import people
from rules.systems.mkd_delve.pilot.blocked_exit import clear_the_way
from rules.systems.mkd_delve.pilot.people import at_hand, bring_along, wants_of
from rules.systems.mkd_delve.state import DelveState

ENOUGH = {"careful": 1, "balanced": 3, "bold": 12}
"""Cleared levels after which a party goes home, if levels are endless."""
LONGEST = 60
"""Rounds for each level after which all go home."""
HOPELESS = 30
"""Further rounds after which a party that did not find the way out gives up."""
DARES = {"careful": 1.2, "balanced": 0.9, "bold": 0.0}
"""The strength that a party wants to have, as a multiple of a master's value."""
NEAR = 24
"""Speed points within which a token is expected to arrive soon."""
PATIENCE = 8
"""Each time after so many rounds nobody waits, as a token may be stuck."""
LAST_CLICKS = {"careful": 3, "balanced": 2, "bold": 1}
"""Live clicks at which a party, if nobody has more, goes home."""


def act(state: DelveState, seat: Seat, stance: Stance) -> Action:
    """Return the first of the things worth doing that the rules allow now."""
    return first_allowed(state, seat, _wishes(state, stance), VERBS)


def _wishes(state: DelveState, stance: Stance) -> Iterator[Action]:
    """Yield what a Hero would like to do, the most wanted first."""
    active, figure = state.active_hero()
    home = is_going_home(state, stance)
    yield from bring_along(state, figure, home=home)
    if home:
        yield actions.Leave()
    yield from healing(state, figure, stance)
    yield from at_hand(state, figure, stance)
    attack = best_attack(state, figure, stance, wants_of(state))
    if attack is not None:
        yield from gear(state, figure)
        yield attack
    if home:
        yield from clear_the_way(state, figure)
    yield from chests(state, figure)
    if not home:
        yield actions.UseStairs()
    if not active.attacked and not home:
        yield from fighting_move(state, figure, stance, wants_of(state))
    if home:
        yield from towards(state, figure, ways_out(state), stop_beside=False)
    else:
        yield from onward(state, figure, stance)


def is_going_home(state: DelveState, stance: Stance) -> bool:
    """Return whether the party goes home: done, deep enough, too hurt, late, or without aims."""
    inside = [hero for hero in state.heroes if hero.where in ("board", "waiting", "below")]
    done = state.deepest is not None and state.cleared >= state.deepest
    deep = state.deepest is None and state.cleared >= ENOUGH[stance]
    worn = all(clicks_left(hero) <= LAST_CLICKS[stance] for hero in inside)
    return done or deep or worn or is_late(state) or not _hopes(state, stance)


def is_late(state: DelveState) -> bool:
    """Return whether the party has been in the dungeon so long that it goes home in any case."""
    return state.round > LONGEST * max(1, state.level)


def is_hopeless(state: DelveState) -> bool:
    """Return whether a party that only goes home has not found the way for long."""
    return state.round > LONGEST * max(1, state.level) + HOPELESS


def _hopes(state: DelveState, stance: Stance) -> bool:
    """Return whether there is anything left to do on the level that can be reached."""
    return bool(stairs_of(state.site)) or not state.grown or not _is_bare(state, stance)


def _is_bare(state: DelveState, stance: Stance) -> bool:
    """Return whether nothing is left on the level that a party of this temper would go for."""
    left = _shunned(state, stance)
    lying = any(_wanted(state, chest, left) and not chest.opened for chest in state.chests)
    tokens = any(not token.worth or left is None for token in state.tokens)
    return not (lying or tokens or state.monsters or set(_unvisited(state)) - {left})


def _wanted(state: DelveState, chest: Chest, shunned: int | None) -> bool:
    """Return whether a chest lies where the party goes."""
    if chest.at is None or chest.gone:
        return False
    return shunned is None or board_of(state.site).owner.get(chest.at) != shunned


def _shunned(state: DelveState, stance: Stance) -> int | None:
    """Return the master's tile, while the party is too weak for it."""
    master = next((token for token in state.tokens if token.worth), None)
    if master is None or _strength(state) >= master.worth * DARES[stance]:
        return None
    return board_of(state.site).owner.get(master.at)


def _strength(state: DelveState) -> float:
    """Return the value of the Heroes inside, by the share of clicks that they have left."""
    inside = [hero for hero in state.heroes if hero.where == "board"]
    return fsum(value_of(hero) * clicks_left(hero) / clicks_most(hero) for hero in inside)


def onward(state: DelveState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """Yield walks to what is nearest: a chest, the stairs, a new tile; else to Monsters."""
    if stance == "careful" and opponents_beside(state, figure) and clicks_left(figure) > 2:
        return
    if _expects(state, figure, stance):
        return
    board = board_of(state.site)
    shunned = _shunned(state, stance)
    free = len(figure.carries) < RULINGS.number("chests_each")
    goals: list[tuple[Square, ...]] = [
        before(board, chest)
        for chest in state.chests
        if _wanted(state, chest, shunned) and (free or not chest.opened)
    ]
    goals.append(stairs_of(state.site))
    goals += people.goals(state, figure)
    goals += [board.squares(tile) for tile in _unvisited(state) if tile != shunned]
    goals.sort(key=lambda squares: distance(state, figure, squares))
    reachable = [squares for squares in goals if distance(state, figure, squares) < FAR]
    for squares in reachable:
        yield from towards(state, figure, squares, limit=TOGETHER[stance])
    yield from _hunt(state, figure, stance)
    if not reachable and not (state.tokens or state.monsters):
        yield from towards(state, figure, ways_out(state), stop_beside=False)


def _expects(state: DelveState, figure: Figure, stance: Stance) -> bool:
    """Return whether to wait for a token, which has spent its points when it arrives."""
    if stance == "bold" or state.round % PATIENCE == 0:
        return False
    prices = distances(board_of(state.site), figure.at)
    return any(prices.get(token.at, FAR) <= NEAR for token in state.tokens if not token.worth)


def _hunt(state: DelveState, figure: Figure, stance: Stance) -> Iterator[Action]:
    board = board_of(state.site)
    shunned = _shunned(state, stance) is not None
    tokens = [token for token in state.tokens if not (token.worth and shunned)]
    marks = [monster.at for monster in state.monsters] + [token.at for token in tokens]
    for at in sorted(marks):
        around = tuple(board.around(at))
        yield from towards(state, figure, around, limit=TOGETHER[stance])


def _unvisited(state: DelveState) -> tuple[int, ...]:
    return tuple(tile for tile in range(len(state.site.tiles)) if tile not in state.visited)
