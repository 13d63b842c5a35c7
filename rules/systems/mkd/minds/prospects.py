"""Whom a Monster could attack, from where, and at what price in movement (MA-091 to MA-093)."""

from typing import NamedTuple

from rules.systems.mkd.board.arcs import in_front
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.ways import FAR, Reach
from rules.systems.mkd.compass import Square
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.fights.strength import beside
from rules.systems.mkd.fights.targets import can_shoot, can_strike
from rules.systems.mkd.figures import has, kind_of, squares_of
from rules.systems.mkd.moves.mover import reach_of
from rules.systems.mkd.moves.spins import facing_to
from rules.systems.mkd.state import Figure, MkdState


class Prospect(NamedTuple):
    """One Hero as a target. `price` is movement needed; `stand` where to attack from.

    `shot` says that it can be shot from here; `stand` is None where no step is needed.
    """

    target: int
    price: int
    shot: bool = False
    stand: Square | None = None


def prospects(state: MkdState, figure: Figure) -> tuple[tuple[Prospect, ...], Reach]:
    """Every Hero that a Monster could get at, the cheapest first, and the ways it has.

    Ways through opponents count only where there is no other (MA-099). At the same price a shot
    comes before a step or a turn (C25).
    """
    heroes = [
        other for other in state.on_board if other.side == "hero" and other.role != "prisoner"
    ]
    reach = reach_of(state, figure, FAR, opens=True)
    found = [_prospect(state, figure, hero, reach) for hero in heroes]
    if heroes and not any(found):
        reach = reach_of(state, figure, FAR, opens=True, passes=True)
        found = [_prospect(state, figure, hero, reach) for hero in heroes]
    known = [prospect for prospect in found if prospect is not None]
    known.sort(key=lambda prospect: prospect.price)
    return tuple(known), reach


def _prospect(state: MkdState, figure: Figure, hero: Figure, reach: Reach) -> Prospect | None:
    spin = 0 if has(figure, "nimble") else RULINGS.costs.spin
    if beside(state, figure, hero):
        ahead = can_strike(state, figure, hero) is None
        return Prospect(hero.id, 0 if ahead else spin)
    if _shoots(state, figure, hero):
        return Prospect(hero.id, 0, shot=True)
    turned = figure.with_(facing=facing_to(figure, hero))
    if _shoots(state, turned, hero):
        return Prospect(hero.id, spin, shot=True)
    stand = best_stand(state, figure, hero, reach)
    return None if stand is None else Prospect(hero.id, reach.cost[stand], stand=stand)


def _shoots(state: MkdState, figure: Figure, hero: Figure) -> bool:
    return kind_of(figure).range > 0 and can_shoot(state, figure, hero) is None


def best_stand(state: MkdState, figure: Figure, hero: Figure, reach: Reach) -> Square | None:
    """The cheapest square to attack a Hero from; a sneak's is behind him if it can be (MA-204)."""
    stands = stands_beside(state, hero, reach)
    if has(figure, "sneak_attack"):
        rear = [square for square in stands if _behind(hero, square)]
        stands = tuple(rear) or stands
    near = reach.nearest(stands)
    return near[0] if near else None


def stands_beside(state: MkdState, hero: Figure, reach: Reach) -> tuple[Square, ...]:
    """Squares adjacent to a figure where the move may end."""
    board = board_of(state.site)
    stops = reach.stops()
    around = {square for at in squares_of(hero) for square in board.around(at)}
    return tuple(square for square in around if square in stops)


def _behind(hero: Figure, square: Square) -> bool:
    return not in_front(hero.at, hero.facing, kind_of(hero).arc, square)
