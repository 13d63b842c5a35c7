"""When an activation ends by itself: nothing is left to do in it but to end it."""

from collections.abc import Iterable
from typing import Final

from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.turns import situation, unserved

NO_DEED: Final[tuple[type[Action], ...]] = (
    actions.End, actions.GiveOrders, actions.GiveUp, actions.SetAside,
)  # fmt: skip
"""What can be done at any time, and so keeps no activation open."""


def nothing_left(
    state: MkdState, seat: Seat, last: Action, offered: Iterable[Action]
) -> actions.End | None:
    """Return the end of the activation if nothing else is left in it after an action (B-22).

    Two things keep it open besides. One is a facing while a Monster is on the board, until it is
    chosen at the very end. The other is a step that could be taken back, where the dungeon
    would move next; before the activation of another Hero the end can be taken back with the step.

    None for an activation in which nothing was done yet, and for a player whose standing answer
    keeps activations open. Of what is `offered` only as much is asked for as is needed to know.
    """
    active = state.activation
    if active is None or not active.started or situation(state, seat) != "hero":
        return None
    player = next(player for player in state.players if player.seat == seat)
    if player.orders.end == "no":
        return None
    idle = NO_DEED
    turned = isinstance(last, actions.Spin)
    if turned or not state.monsters:
        idle = (*idle, actions.Spin)
    if turned or _others_to_act(state, active.figure):
        idle = (*idle, actions.Undo)
    ends = False
    for action in offered:
        if not isinstance(action, idle):
            return None
        ends = ends or isinstance(action, actions.End)
    return actions.End() if ends else None


def _others_to_act(state: MkdState, figure: int) -> bool:
    """Return whether another Hero still acts in this round before the dungeon does."""
    seats = state.order[state.order.index(state.acting) :] if state.acting in state.order else ()
    waiting = (each for seat in seats for each in unserved(state, seat))
    return any(each.id != figure for each in waiting)
