"""Whose decision it is now, what is allowed, carrying it out, and passing the turn on."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, TypeVar

from rules.core.answers import PadPlace, Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.core.words import Text
from rules.systems.mkd import actions, teams
from rules.systems.mkd.figures import halted
from rules.systems.mkd.moves.activation import begin
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.play import Mode, Play, run_on
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.state import Activation, MkdState
from rules.systems.mkd.tasks import (
    QUESTIONS,
    Question,
)

S = TypeVar("S", bound=MkdState)

STILL_DONE: Final[tuple[type[Action], ...]] = (
    actions.MoveTo, actions.StepTo, actions.Spin, actions.Undo, actions.OpenDoor,
    actions.CloseDoor, actions.UseStairs, actions.Leave, actions.Lead, actions.SetAside,
    actions.End,
)  # fmt: skip
"""All that a Hero may do in a quick activation: move, leave, take stairs, handle doors."""

Forbids = Callable[[Any, Seat, Any], Refusal | None]
Performs = Callable[[Play, Seat, Any], None]


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


class Verb(NamedTuple):
    """One kind of action. `when` says in which situation it can be taken at all.

    "hero": one of the seat's Heroes is active. "between": it is the seat's turn and no Hero of
    its is active. "question": a question to the seat is open. "any": the game runs.
    """

    when: str
    forbids: Forbids
    performs: Performs


Verbs = Mapping[type[Action], Verb]
"""What can be done in a game: the verb of each kind of action."""


def active_hero(state: MkdState) -> tuple[Activation, Figure]:
    """Return the activation under way and whose it is.

    Raises:
        RuntimeError: nobody is active; verbs of an active Hero are asked only then.
    """
    if state.activation is None:
        raise RuntimeError("nobody is active")
    return state.activation, state.figure(state.activation.figure)


def lacks_points(state: MkdState, cost: int) -> Refusal | None:
    """Return why the active figure cannot pay, or None if its speed points suffice (B-22)."""
    active, figure = active_hero(state)
    if halted(figure):
        return refuse("halted", "B-25")
    if active.points < cost:
        return refuse("points", "B-22", cost=cost, points=active.points)
    return None


def never(_: MkdState, __: Seat, ___: object) -> Refusal | None:
    """Return None: once the situation fits, nothing forbids such an action."""
    return None


def question(state: MkdState) -> Question | None:
    """Return the question that is open now, if any."""
    if not state.agenda or state.ending:
        return None
    task = state.agenda[-1]
    return task if isinstance(task, QUESTIONS) else None


def asked(state: MkdState) -> tuple[Seat, ...]:
    """Return who still has to answer the open question, in seat order."""
    task = question(state)
    if task is None:
        return ()
    spoken = {voice.seat for voice in state.voices}
    return tuple(sorted(seat for seat in task.seats if seat not in spoken))


def unserved(state: MkdState, seat: Seat) -> tuple[Figure, ...]:
    """Return a seat's Heroes that may still have their activation this turn (MA-055)."""
    return tuple(
        figure
        for figure in state.heroes
        if figure.seat == seat
        and figure.where in ("board", "waiting")
        and figure.id not in state.served
    )


def teams_to_act(state: MkdState) -> tuple[Seat, ...]:
    """Return whose teams may act now: the one whose turn it is, or in any order all left.

    In the middle of an activation only that Hero's team acts (MA-052, MA-053).
    """
    if state.part != "heroes" or state.acting is None:
        return ()
    if state.activation is None and state.any_order:
        return tuple(seat for seat in sorted(state.order) if unserved(state, seat))
    return (state.acting,)


def teams_to_come(state: MkdState) -> tuple[Seat, ...]:
    """Return whose teams act after the one that acts now, as far as this round goes.

    The rules are MA-053 and MA-054.

    None are known while a question such as who goes first is open, nor in any order.
    """
    if (
        state.any_order
        or state.part != "heroes"
        or state.acting is None
        or question(state) is not None
    ):
        return ()
    later = state.order[state.order.index(state.acting) + 1 :]
    return tuple(seat for seat in later if unserved(state, seat))


def awaiting(state: MkdState) -> tuple[Seat, ...]:
    """Return who must decide something now, in seat order (MA-052, MA-053)."""
    if state.ending:
        return ()
    if question(state) is not None:
        return asked(state)
    if state.part == "setup":
        return teams.to_recruit(state)
    if state.part == "heroes":
        return teams_to_act(state)
    return tuple(
        player.seat
        for player in state.players
        if any(figure.seat == player.seat for figure in _inside(state))
    )


def interrupted(state: MkdState) -> tuple[Seat, ...]:
    """Return whose teams have still to act, in any order, while a question interrupts them."""
    held_up = state.activation is not None or question(state) is not None
    if not state.any_order or state.part != "heroes" or not held_up:
        return ()
    busy = {*awaiting(state), *(() if state.activation is None else (state.acting,))}
    return tuple(seat for seat in sorted(state.order) if seat not in busy and unserved(state, seat))


def _inside(state: MkdState) -> tuple[Figure, ...]:
    return tuple(figure for figure in state.heroes if figure.where in ("board", "waiting"))


def too_quick_for(state: MkdState, action: Action) -> bool:
    """Return whether a quick activation excludes an action: all but moving and doors (MA-180)."""
    active = state.activation
    return active is not None and active.quick and not isinstance(action, STILL_DONE)


def situation(state: MkdState, seat: Seat) -> str:
    """Return a seat's situation: "question", "hero", "between", "setup", "over" or "waiting"."""
    if state.ending:
        return "over"
    if question(state) is not None:
        return "question" if seat in asked(state) else "waiting"
    if state.part == "setup":
        return "setup"
    if seat in teams_to_act(state):
        return "hero" if state.activation is not None else "between"
    return "waiting"


def forbidden(state: MkdState, seat: Seat, action: Action, verbs: Verbs) -> Refusal | None:
    """Return why a seat cannot do that now, or None."""
    return refused_when(state, seat, action, verbs, situation(state, seat))


def refused_when(
    state: MkdState, seat: Seat, action: Action, verbs: Verbs, now: str
) -> Refusal | None:
    """Return why a seat whose situation is known cannot do that, or None."""
    verb = verbs.get(type(action))
    if verb is None:
        return refuse("unknown", "MA-002")
    if now == "over":
        return refuse("over", "MA-321")
    if all(player.seat != seat for player in state.players):
        return refuse("no-seat", "MA-050")
    if now == "waiting" and verb.when != "table":
        return refuse("not-your-turn", "MA-053")
    if verb.when not in (now, "any", "table"):
        return refuse(f"now-{now}", "MA-055")
    if verb.when == "hero" and too_quick_for(state, action):
        return refuse("fight-quick", "MA-180")
    return verb.forbids(state, seat, action)


def check(state: MkdState, seat: Seat, action: Action, verbs: Verbs) -> Verb:
    """Return the verb of an action that is allowed now.

    Raises:
        RuleError: it is not; the sentence names the rule.
    """
    refusal = forbidden(state, seat, action, verbs)
    if refusal is not None:
        raise refusal.error()
    return verbs[type(action)]


def carry_out(
    state: S, seat: Seat, action: Action, dice: Dice, mode: Mode, verbs: Verbs
) -> Transition[S]:
    """Carry out a seat's action and run on to the next decision.

    Raises:
        RuleError: the rules do not allow it; no die was rolled.
    """
    verb = check(state, seat, action, verbs)
    if seat not in awaiting(state):
        raise RuleError("mkd-refused-not-your-turn", rule="MA-053")
    play = Play(state, dice, mode)
    if verb.when == "between":
        _take_over(play, seat)
    verb.performs(play, seat, action)
    return run_on(play, type(state))


def _take_over(play: Play, seat: Seat) -> None:
    """Give the turn to whoever acts first, where teams act in any order."""
    if play.state.any_order and seat in teams_to_act(play.state):
        play.change(acting=seat)


def teams_go_on(play: Play) -> bool | None:
    """Go on with the Heroes' part: return True if it did, False where a player must decide.

    None when all teams are done (MA-053, MA-055, RG-120).
    """
    state = play.state
    if state.activation is not None:
        return False
    if state.any_order and len(teams_to_act(state)) > 1:
        _pass_on(play)
        return False
    if state.acting is not None:
        left = unserved(state, state.acting)
        if len(left) == 1 and left[0].where == "board":
            begin(play, left[0].id)
            return True
        if left:
            return False
    following = teams_to_act(state) if state.any_order else teams_to_come(state)
    if not following:
        return None
    play.change(acting=following[0], turn=state.turn + 1, trail=())
    return True


def _pass_on(play: Play) -> None:
    """Begin another turn, where teams act in any order and the one that acted has finished."""
    state = play.state
    if state.acting is not None and not unserved(state, state.acting):
        play.change(acting=teams_to_act(state)[0], turn=state.turn + 1, trail=())
