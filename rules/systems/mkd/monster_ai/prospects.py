"""Whom a Monster could attack, from where, and at what price in movement (MA-091 to MA-093)."""

from collections.abc import Iterable
from typing import NamedTuple

from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.compass import STEPS, Square, heading
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.fights.attack import beside, can_strike
from rules.systems.mkd.fights.targets import ANYWHERE, can_shoot, line, obstacles, reach_of_shots
from rules.systems.mkd.figures import (
    BOUND,
    CHARGE,
    HIDING,
    RELEASED,
    RUNNER,
    has,
    in_front,
    kind_of,
    rider_front,
    squares_of,
)
from rules.systems.mkd.monster_ai.routes import Path, Routes, both_ways
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.spins import facing_to, nearest_square
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.terms import Ability

GAME = frozenset((RELEASED, CHARGE, HIDING, RUNNER))
"""Roles of people whom Monsters hunt as they hunt Heroes (RG-071, RG-075, RG-092)."""
REACHING: tuple[Ability, ...] = ("magic_blast", "shockwave")
"""Abilities whose shots reach where normal ones do not."""


class Prospect(NamedTuple):
    """One Hero as a target. `price` is the movement needed: steps, doors, break aways, a turn.

    `shot` says that he is shot, from here or after a walk; `path` is the way to where he can be
    attacked, empty where no step is needed. `instead` is another way, for a Monster that would
    rather come from behind (MA-205).
    """

    target: int
    price: int
    shot: bool = False
    path: Path = ()
    instead: "Prospect | None" = None


def prey(state: MkdState) -> tuple[Figure, ...]:
    """Return Heroes that Monsters hunt (MA-090), and people who are with them or run (RG-071).

    People in hiding are safe until a Monster comes into their tile (RG-088).
    """
    return tuple(
        other
        for other in state.on_board
        if (other.side == "hero" and other.role != BOUND)
        or (other.side == "npc" and other.role in GAME and not _hides(state, other))
    )


def _hides(state: MkdState, figure: Figure) -> bool:
    if figure.role != HIDING:
        return False
    owner = board_of(state.site).owner
    return all(owner.get(foe.at) != owner.get(figure.at) for foe in state.monsters)


def prospects(
    state: MkdState,
    figure: Figure,
    among: Iterable[Figure] | None = None,
    *,
    steps_to_shoot: bool = False,
) -> tuple[Prospect, ...]:
    """Return every Hero that a Monster could get at (C26), or those of some figures.

    Ways through opponents count only for a Hero to whom no other leads (MA-099). `steps_to_shoot`
    asks for walks to where he can be shot, too.
    """
    ways = both_ways(state, figure)
    wanted = prey(state) if among is None else among
    found = [_prospect(state, figure, hero, ways, steps_to_shoot=steps_to_shoot) for hero in wanted]
    return tuple(prospect for prospect in found if prospect is not None)


def _prospect(
    state: MkdState,
    figure: Figure,
    hero: Figure,
    ways: tuple[Routes, ...],
    *,
    steps_to_shoot: bool,
) -> Prospect | None:
    """Return how a Hero can be attacked: beside him close, else by a shot from here or a walk.

    A Monster beside him does not step away to shoot (MA-092). If a walk is needed anyway, it is the
    one of least movement, for a shot or a close attack (MA-091).
    """
    if kind_of(figure).range and not beside(state, figure, hero):
        if _shoots(state, figure, hero):
            return Prospect(hero.id, 0, shot=True)
        facing = facing_to(figure, hero)
        if facing != figure.facing and _shoots(state, figure.with_(facing=facing), hero):
            return Prospect(hero.id, cost_of_turn(figure), shot=True)
    for routes in ways:
        close = _by(routes, hero)
        if steps_to_shoot and (close is None or close.path):
            most = FAR if close is None else close.price
            shot = _into_range(routes, hero, most)
            if shot is not None and (close is None or shot.price <= most):
                return shot
        if close is not None:
            return close
    return _crowd_in(ways[0], hero)


def _into_range(routes: Routes, hero: Figure, most: int) -> Prospect | None:
    """Return the shortest way to where a normal shot reaches a Hero; magic needs none (MA-200).

    It is not looked for among ways longer than `most`.
    """
    state, figure = routes.state, routes.figure
    if kind_of(figure).range == 0 or kind_of(figure).mounted:
        return None
    if can_shoot(state, figure, hero) in ANYWHERE:
        return None
    least, ends = most, []
    within, targets = reach_of_shots(figure), squares_of(hero)
    left, right = (edge(x for x, _ in targets) for edge in (min, max))
    top, bottom = (edge(y for _, y in targets) for edge in (min, max))
    board, others = board_of(state.site), obstacles(state, figure, hero)
    for at, length in routes.by_length:
        if length > least:
            break
        # Most stops are too far off, or have no line to him, and need not be looked at closely.
        x, y = at
        if not (left - within <= x <= right + within and top - within <= y <= bottom + within):
            continue
        if at == figure.at or not any(line(board, at, end, others).clear for end in targets):
            continue
        there = figure.with_(at=at, facing=heading(at, nearest_square(at, hero)))
        if can_shoot(state, there, hero) is None:
            least = length
            ends.append(at)
    way = routes.nearest_way(ends)
    return None if way is None else Prospect(hero.id, way.price, shot=True, path=way.path)


def approach(state: MkdState, figure: Figure, hero: Figure) -> Prospect | None:
    """Return how a Hero can be attacked close: from here, or by the shortest way to him (MA-096).

    A Stealth Monster goes to a square behind him, if a way leads there (MA-204).
    """
    return _close_in(hero, both_ways(state, figure))


def _close_in(hero: Figure, ways: tuple[Routes, ...]) -> Prospect | None:
    for routes in ways:
        found = _by(routes, hero)
        if found is not None:
            return found
    return None


def _crowd_in(routes: Routes, hero: Figure) -> Prospect | None:
    """Return how to come as near as possible to a Hero beside whom no square is free.

    Such a Hero comes after all that can be attacked. None if no way leads to him at all.
    """
    figure, board = routes.figure, board_of(routes.state.site)
    flight, aquatic = has(figure, "flight"), has(figure, "aquatic")
    off = distances(board, hero.at, flight=flight, aquatic=aquatic)
    least = min(off.get(at, FAR) for at in routes.stops)
    way = routes.nearest_way(at for at in routes.stops if off.get(at, FAR) == least)
    if way is None or least >= FAR:
        return None
    return Prospect(hero.id, FAR + least + way.price, path=way.path)


def cost_of_turn(figure: Figure) -> int:
    """Return speed points for turning in place (2.4, section 3 nimble)."""
    return 0 if has(figure, "nimble") else RULINGS.costs.spin


def _by(routes: Routes, hero: Figure) -> Prospect | None:
    state, figure = routes.state, routes.figure
    plain = _at_hand(state, figure, hero) or _walk(routes, hero)
    if not has(figure, "sneak_attack") or hero.rear is not None:
        return plain
    if plain is not None and not plain.path and _behind(hero, figure.at):
        return plain
    rear = _walk(routes, hero, from_behind=True)
    return plain if rear is None else rear._replace(instead=plain)


def _at_hand(state: MkdState, figure: Figure, hero: Figure) -> Prospect | None:
    """Return a Hero beside the figure, struck at once or after a turn; a rider does not turn."""
    if not beside(state, figure, hero):
        return None
    if can_strike(state, figure, hero) is None:
        return Prospect(hero.id, 0)
    return None if kind_of(figure).mounted else Prospect(hero.id, cost_of_turn(figure))


def _walk(routes: Routes, hero: Figure, *, from_behind: bool = False) -> Prospect | None:
    """Return the shortest way to a square beside a Hero, or to one behind him."""
    stands = _stands(routes, hero)
    if from_behind:
        stands = [at for at in stands if _behind(hero, at)]
    way = routes.nearest_way(stands)
    return None if way is None else Prospect(hero.id, way.price, path=way.path)


def _stands(routes: Routes, hero: Figure) -> list[Square]:
    """Return squares beside a Hero where a move may end.

    A rider must have him in front then (1.14.4).
    """
    board, figure = board_of(routes.state.site), routes.figure
    around = {square for at in squares_of(hero) for square in board.around(at)}
    found = [square for square in around if square in routes.stops and square != figure.at]
    if not kind_of(figure).mounted:
        return found
    return [square for square in found if _rides_at(figure, routes.path(square), hero)]


def _rides_at(figure: Figure, path: Path, hero: Figure) -> bool:
    (x, y), (to_x, to_y) = (figure.at, *path)[-2:]
    facing = STEPS.index((to_x - x, to_y - y))
    return any(rider_front(path[-1], facing, square) for square in squares_of(hero))


def _shoots(state: MkdState, figure: Figure, hero: Figure) -> bool:
    """Return whether a Hero can be shot, normally or by magic that reaches farther.

    The rules are MA-200 and MA-202.
    """
    if can_shoot(state, figure, hero) is None:
        return True
    return any(
        has(figure, ability) and can_shoot(state, figure, hero, ability) is None
        for ability in REACHING
    )


def _behind(hero: Figure, square: Square) -> bool:
    return not in_front(hero.at, hero.facing, kind_of(hero).arc, square)
