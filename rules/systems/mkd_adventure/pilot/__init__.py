"""The autopilot: what a sensible player of a given temper would do."""

from rules.core.answers import Stance
from rules.core.model import Action, Seat
from rules.systems.mkd import actions, tasks
from rules.systems.mkd.experience import usual_choice
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.pilot import choosing
from rules.systems.mkd.turns import question
from rules.systems.mkd_adventure.pilot.destinations import is_hopeless, is_late
from rules.systems.mkd_adventure.pilot.heroes import act
from rules.systems.mkd_adventure.pilot.quest_tasks import lead, strikes_back
from rules.systems.mkd_adventure.state import AdventureState

__all__ = ["choose", "is_late"]


def choose(state: AdventureState, seat: Seat, stance: Stance) -> Action:
    """Return the next action of a seat that is awaited."""
    return choosing.choose(
        state,
        seat,
        answer=lambda: _answer(state),
        gives_up=lambda: is_hopeless(state),
        act=lambda: act(state, seat, stance),
    )


def _answer(state: AdventureState) -> Action:
    """Answer a question: give levels to those in need, strike back, and let no Monster go."""
    match question(state):
        case tasks.AskAdvance() as task:
            return actions.Choose(figure=_worst_off(state, task))
        case tasks.AskTeleport():
            return actions.Travel()
        case tasks.AskLead() as task:
            return lead(state, task)
        case tasks.AskStrikeBack() as task:
            return actions.Answer(yes=strikes_back(state, task.striker, task.target))
        case tasks.AskSpin() | tasks.AskGiveUp():
            return actions.Answer(yes=True)
        case _:
            return actions.Answer(yes=False)


def _worst_off(state: AdventureState, task: tasks.AskAdvance) -> int:
    """Return the Hero to whom a threshold is most useful; in a campaign it only heals."""
    if not state.campaign:
        return usual_choice(state, task)
    return max(task.figures, key=lambda number: (_damage(state.figure(number)), -number))


def _damage(figure: Figure) -> int:
    return figure.click - figure.cap
