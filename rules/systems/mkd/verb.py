"""What a verb is, how its action is offered, and what is refused alike by many."""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

from rules.core.answers import PadPlace
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.mkd.figures import halted
from rules.systems.mkd.play import Play
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.state import MkdState

Forbids = Callable[[Any, Seat, Any], Refusal | None]
Performs = Callable[[Play, Seat, Any], None]


class Verb(NamedTuple):
    """One kind of action. `when` says in which situation it can be taken at all.

    "hero": one of the seat's Heroes is active. "between": it is the seat's turn and no Hero of
    its is active. "choosing": as between, or the Hero whom the game proposed has done nothing yet.
    "question": a question to the seat is open. "any": the game runs.
    """

    when: str
    forbids: Forbids
    performs: Performs


Verbs = Mapping[type[Action], Verb]
"""What can be done in a game: the verb of each kind of action."""


class Offer(NamedTuple):
    """An action as it could be offered; `core.answers.Option` says what the fields mean.

    A `sure` one is not checked again by its verb: whoever offers it has checked the same.
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
    final: bool = False


def never(_: MkdState, __: Seat, ___: object) -> Refusal | None:
    """Return None: once the situation fits, nothing forbids such an action."""
    return None


def lacks_points(state: MkdState, cost: int) -> Refusal | None:
    """Return why the active figure cannot pay, or None if its speed points suffice (B-22)."""
    active, figure = state.active_hero()
    if halted(figure):
        return refuse("halted", "B-25")
    if active.points < cost:
        return refuse("points", "B-22", cost=cost, points=active.points)
    return None
