"""People below by autopilot: free them, keep them near, bring them their treasure."""

from collections.abc import Iterator

from rules.core.answers import Stance
from rules.core.model import Action
from rules.systems.mkd import actions
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.path_search import FAR
from rules.systems.mkd.board.reach import distances
from rules.systems.mkd.compass import Square, chebyshev
from rules.systems.mkd.fights.attack import beside
from rules.systems.mkd.figures import BOUND, OUTLAW, opponents_beside
from rules.systems.mkd.moves.leading import leads_to
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot.fighting import Wants, clicks_left
from rules.systems.mkd.pilot.handling import ways_to_disarm
from rules.systems.mkd.tasks import AskGuard
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_delve.encounter import Encounter
from rules.systems.mkd_delve.npcs.escort import led_by
from rules.systems.mkd_delve.npcs.treasure_hunt import waiting_for
from rules.systems.mkd_delve.npcs.vengeance import murderers
from rules.systems.mkd_delve.state import DelveState


def wants_of(state: DelveState) -> Wants:
    """Return whom to attack before others: murderers."""
    return Wants(dear=frozenset(figure.id for figure in murderers(state)))


def best_guard(state: DelveState, task: AskGuard) -> int:
    """Return the Hero with the most clicks left, the first of equals."""
    heroes = [state.figure(number) for number in task.figures]
    return max(heroes, key=lambda hero: (clicks_left(hero), -hero.id)).id


def at_hand(state: DelveState, figure: Figure, stance: Stance) -> Iterator[Action]:
    """Yield actions for people beside a Hero, or about them."""
    for other in state.on_board:
        if not beside(state, figure, other):
            continue
        met = waiting_for(state, other.id)
        if met is not None and met.wanted in figure.carries:
            yield actions.Give(chest=met.wanted or 0, to=other.id)
        if other.role == BOUND and not opponents_beside(state, figure):
            yield actions.Check(figure=other.id)
            for slow in ways_to_disarm(figure, stance):
                yield actions.Disarm(slow=slow, figure=other.id)
        if other.role == OUTLAW:
            yield actions.Capture(target=other.id)
            yield actions.Attack(target=other.id)


def bring_along(state: DelveState, figure: Figure, *, home: bool) -> Iterator[Action]:
    """Yield leading a hostage to its bodyguard, who does not leave without it if it can come."""
    for met in led_by(state, figure):
        yield from _lead(state, figure, met)
        charge = state.figure(met.figure)
        at_exit = home and figure.at in ways_out(state)
        if at_exit and not beside(state, figure, charge) and _can_come(state, figure, charge):
            yield actions.End()


def _lead(state: DelveState, figure: Figure, met: Encounter) -> Iterator[Action]:
    charge = state.figure(met.figure)
    if beside(state, figure, charge):
        return
    off = _off(state, figure)
    found = [(off.get(to, FAR), cost, to) for to, cost in leads_to(state, charge).items()]
    if not found:
        return
    nearest, _, to = min(found)
    if nearest < off.get(charge.at, FAR):
        yield actions.Lead(figure=charge.id, to=to)


def _can_come(state: DelveState, figure: Figure, charge: Figure) -> bool:
    """Return whether an open way leads to the hostage, and it is near enough to wait for."""
    return _off(state, figure).get(charge.at, FAR) < FAR and chebyshev(figure.at, charge.at) <= 12


def _off(state: DelveState, figure: Figure) -> dict[Square, int]:
    return dict(distances(board_of(state.site), figure.at))


def goals(state: DelveState, figure: Figure) -> Iterator[tuple[Square, ...]]:
    """Yield squares beside prisoners, and beside a hunter whose treasure the Hero carries."""
    board = board_of(state.site)
    for other in state.on_board:
        if other.role == BOUND:
            yield tuple(board.around(other.at))
        met = waiting_for(state, other.id)
        if met is not None and met.wanted in figure.carries:
            yield tuple(board.around(other.at))
