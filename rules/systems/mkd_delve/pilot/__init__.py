"""The autopilot: what a sensible player of a given temper would do in a delve."""

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.mkd import actions, tasks
from rules.systems.mkd.experience import usual_choice
from rules.systems.mkd.pilot import choosing
from rules.systems.mkd.turns import question
from rules.systems.mkd.verbs.surrender import forbids_give_up
from rules.systems.mkd_delve.pilot.heroes import act, is_hopeless, is_late
from rules.systems.mkd_delve.pilot.people import best_guard
from rules.systems.mkd_delve.state import DelveState

__all__ = ["choose", "is_late"]


def choose(state: DelveState, seat: Seat, stance: Stance) -> Action:
    """Return the next action of a seat that is awaited."""
    return choosing.choose(
        state,
        seat,
        answer=lambda: _answer(state, stance),
        gives_up=lambda: _gives_up(state, seat),
        act=lambda: act(state, seat, stance),
    )


def _gives_up(state: DelveState, seat: Seat) -> bool:
    """Return whether a team gives up: there is no more hope, and the rules allow it."""
    return is_hopeless(state) and forbids_give_up(state, seat, actions.GiveUp()) is None


def _answer(state: DelveState, stance: Stance) -> Action:
    """Answer a question: give levels to those in need, strike back; careful ones decline offers."""
    match question(state):
        case tasks.AskAdvance() as task:
            return actions.Choose(figure=usual_choice(state, task))
        case tasks.AskTeleport():
            return actions.Travel()
        case tasks.AskGuard() as task:
            return actions.Choose(figure=best_guard(state, task))
        case tasks.AskOffer():
            return actions.Answer(yes=stance != "careful")
        case tasks.AskStrikeBack() | tasks.AskSpin() | tasks.AskGiveUp():
            return actions.Answer(yes=True)
        case _:
            return actions.Answer(yes=False)
