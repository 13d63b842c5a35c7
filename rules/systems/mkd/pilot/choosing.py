"""How the autopilot chooses in every tactical game; each game says what it wants."""

from collections.abc import Callable, Iterable

from rules.core.model import Action, Seat
from rules.systems.mkd import actions
from rules.systems.mkd.moves.activation import readiness
from rules.systems.mkd.pilot.recruiting import recruit
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.turns import TacticalVerbs, situation, unserved
from rules.systems.mkd.verbs.turns import landing


def choose(
    state: MkdState,
    seat: Seat,
    *,
    answer: Callable[[], Action],
    gives_up: Callable[[], bool],
    act: Callable[[], Action],
) -> Action:
    """Return the next action of a seat that is awaited.

    The game says how to answer an open question, whether a team gives up, and what an active Hero
    does.
    """
    match situation(state, seat):
        case "setup":
            return recruit(state, seat)
        case "question":
            return answer()
        case "between" | "hero" if gives_up():
            return actions.GiveUp()
        case "between":
            return whose_turn(state, seat)
        case "hero":
            return act()
        case _:
            return actions.RollMonsters()


def whose_turn(state: MkdState, seat: Seat) -> Action:
    """Return the next activation: of the least hurt Hero inside, else of one who can come in."""
    left = unserved(state, seat)
    inside = [figure for figure in left if figure.where == "board"]
    if inside:
        return actions.Begin(figure=min(inside, key=readiness).id)
    waiting = [figure for figure in left if figure.where == "waiting" and landing(state, figure)]
    if waiting:
        return actions.Begin(figure=waiting[0].id)
    return actions.Finish()


def first_allowed(
    state: MkdState, seat: Seat, wishes: Iterable[Action], verbs: TacticalVerbs
) -> Action:
    """Return the first of the things worth doing that the rules allow now."""
    for action in wishes:
        if verbs.forbidden(state, seat, action) is None:
            return action
    return actions.End()
