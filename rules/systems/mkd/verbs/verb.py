"""The shape of a verb, and what every verb of an active Hero asks first."""

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

from rules.core.answers import PadPlace
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.mkd.figures import halted
from rules.systems.mkd.play import Play
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.state import Activation, Figure, MkdState

Forbids = Callable[[Any, Seat, Any], Refusal | None]
Performs = Callable[[Play, Seat, Any], None]


class Offer(NamedTuple):
    """An action as it could be offered; `core.answers.Option` says what the fields mean.

    A `sure` one is not asked for again by the verb that forbids it: whoever offers it has asked
    what the verb would.
    """

    action: Action
    id: str
    label: Text
    group: str = ""
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"
    goes_to: str = ""
    detail: Text | None = None
    pad: PadPlace | Literal[""] = ""
    sure: bool = False


class Verb(NamedTuple):
    """One kind of action. `when` says in which situation it is asked for at all.

    "hero": one of the seat's Heroes is active. "between": it is the seat's turn and no Hero of
    its is active. "question": a question to the seat is open. "any": the game runs.
    """

    when: str
    forbids: Forbids
    performs: Performs


def active_hero(state: MkdState) -> tuple[Activation, Figure]:
    """Return the activation under way and whose it is.

    Raises:
        RuntimeError: nobody is active; verbs of an active Hero are asked only then.
    """
    if state.activation is None:
        raise RuntimeError("nobody is active")
    return state.activation, state.figure(state.activation.figure)


def lacks_points(state: MkdState, cost: int) -> Refusal | None:
    """Return whether the active figure has too few speed points (B-22)."""
    active, figure = active_hero(state)
    if halted(figure):
        return refuse("halted", "B-25")
    if active.points < cost:
        return refuse("points", "B-22", cost=cost, points=active.points)
    return None


def never(_: MkdState, __: Seat, ___: object) -> Refusal | None:
    """Nothing forbids it but its situation."""
    return None
