"""A team's turn of the round: whether it is still to come, and what may be declared for it."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rules.core.answers import Option
from rules.core.dice import ScriptedDice
from rules.core.model import Action, Seat
from rules.systems.mkd.actions import MoveTo
from rules.systems.mkd.compass import Square
from rules.systems.mkd.moves.activation import begin, begins_quietly, readiness
from rules.systems.mkd.resolution import Mode, Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.turns import awaiting, question, unserved

S = TypeVar("S", bound=MkdState)

LEFT_OUT = ("orders", "face")
"""Lists of a menu that are no part of a declared turn: standing answers, and facings."""
UNDO = "undo"


def in_round(state: MkdState) -> bool:
    """Return whether a round is on (MA-051): Heroes, then tokens, then Monsters."""
    return state.part in ("heroes", "tokens", "monsters") and not state.ending


def turn_left(state: MkdState, seat: Seat) -> bool:
    """Return whether a team has Heroes who may still act in this round (MA-053)."""
    if state.part != "heroes" or state.acting is None or state.ending:
        return False
    return seat in state.order and bool(unserved(state, seat))


def its_turn(state: MkdState, seat: Seat) -> bool:
    """Return whether a team acts now, or may, and its player is asked nothing else."""
    return question(state) is None and seat in awaiting(state) and turn_left(state, seat)


def may_fight_on(state: MkdState) -> bool:
    """Return whether Monsters are on the board, so that a team may be left to fight on."""
    return in_round(state) and bool(state.monsters)


def declarable(
    state: S, seat: Seat, mode: Mode, legal: Callable[[S, Seat], tuple[Option, ...]]
) -> tuple[Option, ...]:
    """Return what a team's player may declare: which Hero acts, and what the likeliest could do.

    That is the Hero with fewest wounds whose activation begins with nothing else (MA-055). What
    others do before may change all of it.
    """
    if not turn_left(state, seat):
        return ()
    found: dict[str, Option] = {}
    for moment in _moments(state, seat, mode):
        for each in legal(moment, seat):
            # Single steps are listed as walks to the next square, too.
            if each.group not in LEFT_OUT and each.id != UNDO and not each.pad:
                found.setdefault(each.id, each)
    return tuple(found.values())


def as_well(legal: Iterable[Action], action: Action) -> Action | None:
    """Return what a Hero does who follows another: the same, or a walk as near as it leads."""
    found = tuple(legal)
    if action in found:
        return action
    if not isinstance(action, MoveTo):
        return None
    walks = [each for each in found if isinstance(each, MoveTo)]
    return min(walks, key=lambda each: (_apart(each.to, action.to), each.to), default=None)


def _apart(one: Square, other: Square) -> int:
    """Return how many steps lie between two squares on open ground."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _moments(state: S, seat: Seat, mode: Mode) -> Iterator[S]:
    """Yield the states in which a team may find itself as its turn comes, or is on."""
    if its_turn(state, seat) and state.activation is not None:
        yield state
        return
    waits = state.with_(acting=seat, activation=None, paused=None, agenda=(), voices=(), trail=())
    able = [
        figure
        for figure in unserved(waits, seat)
        if figure.where == "board" and begins_quietly(waits, figure)
    ]
    if able:
        # Nothing is rolled as such an activation begins.
        play = Resolution(waits, ScriptedDice(), mode)
        begin(play, min(able, key=readiness).id)
        begun, _ = play.state.active_hero()
        play.change(activation=begun.with_(proposed=True))
        if isinstance(play.state, type(state)):
            yield play.state
    yield waits
