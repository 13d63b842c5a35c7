"""Leading a Monster that has given in: who leads it, and where to (MA-307)."""

from collections.abc import Iterator

from rules.core.model import Seat
from rules.core.words import Text
from rules.systems.mkd.actions import Lead
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.directions import where
from rules.systems.mkd.events.quests import QuarryLed
from rules.systems.mkd.figures import name_of, touching
from rules.systems.mkd.moves.leading import lead_off, leads_to, too_far
from rules.systems.mkd.names import square_name
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskLead, EndActivation, Led
from rules.systems.mkd.turns import question
from rules.systems.mkd.verb import Offer
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_adventure.state import of


def ask_to_lead(play: Resolution, figure: Figure) -> bool:
    """Ask a player where the quarry is led, if a Hero is beside it; return whether one is.

    The rule is MA-307. Of several Heroes, the first in the order of the teams leads it.
    """
    order = of(play).order
    seats = {
        other.seat
        for other in touching(play.state, figure)
        if other.side == "hero" and other.seat is not None
    }
    leading = next((seat for seat in order if seat in seats), None)
    if leading is None:
        return False
    play.push(AskLead(seats=(leading,), figure=figure.id))
    return True


def led(play: Resolution, task: Led) -> None:
    """Ask again after a walk whether the quarry is led on with the points left (MA-307)."""
    active, figure = play.active, play.figure(task.figure)
    if active is None or active.figure != task.figure or figure.where != "board":
        return
    if leads_to(play.state, figure) or _may_go_out(play.state, figure):
        play.push(AskLead(seats=(task.seat,), figure=task.figure))


def _may_go_out(state: MkdState, figure: Figure) -> bool:
    points = 0 if state.activation is None else state.activation.points
    return figure.at in ways_out(state) and points >= RULINGS.costs.leave


def forbids_lead(state: MkdState, _seat: Seat, action: Lead) -> Refusal | None:
    """Return why the quarry cannot be led to a square, or None: free and near, or out (MA-307).

    It is led out from a square with a way out.
    """
    task = question(state)
    if not isinstance(task, AskLead):
        return refuse("nobody-led", "MA-307")
    figure = state.figure(task.figure)
    if action.out:
        key = "led-not-out"
        return None if _may_go_out(state, figure) else refuse(key, "MA-307", figure=name_of(figure))
    if action.to is None:
        return None
    return too_far(state, figure, action.to, "MA-307")


def lead(play: Resolution, seat: Seat, action: Lead) -> None:
    """Lead the quarry to a square or out, or let it stand (MA-307, MA-309)."""
    task = play.pop()
    if not isinstance(task, AskLead):
        raise TypeError("no such question is open")
    figure = play.figure(task.figure)
    if action.out:
        play.spend(RULINGS.costs.leave)
        gone = play.alter(figure.id, where="left", rear=None, goal=None)
        play.push(EndActivation(figure=figure.id))
        play.mode.left(play, gone)
        return
    at = figure.at if action.to is None else action.to
    play.tell(QuarryLed(figure=name_of(figure), to=square_name(at), moved=action.to is not None))
    if action.to is None:
        return
    walk = lead_off(play, figure, action.to)
    play.push(walk, Led(figure=figure.id, seat=seat))


def lead_offers(state: MkdState) -> Iterator[Offer]:
    """Yield leading the quarry out, to every square in reach, and standing still (MA-307)."""
    task = question(state)
    if not isinstance(task, AskLead):
        return
    figure = state.figure(task.figure)
    if _may_go_out(state, figure):
        label = Text.of("mkd-do-lead-out", figure=name_of(figure))
        yield Offer(Lead(out=True), label, "out", group="", style="success")
    x, y = figure.at
    reached = sorted(
        leads_to(state, figure).items(),
        key=lambda way: (-max(abs(way[0][0] - x), abs(way[0][1] - y)), way[0][1], way[0][0]),
    )
    for square, cost in reached:
        name = square_name(square)
        label = Text.of("mkd-do-lead-to", square=name, cost=cost)
        far = where(square, figure.at)
        yield Offer(Lead(to=square), label, name.lower(), goes_to=name, detail=far)
    label = Text.of("mkd-do-lead-stay", figure=name_of(figure))
    yield Offer(Lead(), label, "stay", group="")
