"""A turn: whose decision it is, what is allowed, and an action carried out to the next decision."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol, TypeVar

from rules.core.answers import Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import Action, Seat
from rules.core.verbs import Verbs
from rules.systems.mkd import actions, teams
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.refusals import Refusal, refuse
from rules.systems.mkd.resolution import Mode, Resolution, run_on
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import Question
from rules.systems.mkd.verb import (
    BETWEEN,
    CHOOSING,
    HERO,
    Offer,
    Situation,
    TacticalVerb,
    When,
    no_offers,
)

S = TypeVar("S", bound=MkdState)

STILL_DONE: Final[tuple[type[Action], ...]] = (
    actions.MoveTo, actions.StepTo, actions.Spin, actions.Undo, actions.OpenDoor,
    actions.CloseDoor, actions.UseStairs, actions.Leave, actions.Lead, actions.SetAside,
    actions.End,
)  # fmt: skip
"""All that a Hero may do in a quick activation: move, leave, take stairs, handle doors."""


def question(state: MkdState) -> Question | None:
    """Return the question that is open now, if any."""
    if not state.agenda or state.ending:
        return None
    task = state.agenda[-1]
    return task if isinstance(task, Question) else None


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


def may_choose(state: MkdState) -> bool:
    """Return whether the team that acts may still choose which Hero acts now (MA-055)."""
    return state.activation is None or state.activation.proposed


def too_quick_for(state: MkdState, action: Action) -> bool:
    """Return whether a quick activation excludes an action: all but moving and doors (MA-180)."""
    active = state.activation
    return active is not None and active.quick and not isinstance(action, STILL_DONE)


def situation(state: MkdState, seat: Seat) -> Situation:
    """Return the kind of decision that a seat can make now."""
    if state.ending:
        return "over"
    if question(state) is not None:
        return "question" if seat in asked(state) else "waiting"
    if state.part == "setup":
        return "setup"
    if seat in teams_to_act(state):
        return "hero" if state.activation is not None else "between"
    return "waiting"


class TacticalVerbs(Verbs[When, Any, Resolution, Refusal]):
    """All verbs of a tactical game by the type of their action."""

    def __init__(self, by_action: Mapping[type[Action], TacticalVerb]) -> None:
        super().__init__(by_action)
        further = (verb.further for verb in by_action.values())
        self._further = tuple(offers for offers in further if offers is not no_offers)

    def further(self, state: MkdState) -> Iterator[Offer]:
        """Yield further offers of verbs to the active Hero, after those the menu arranges."""
        for offers in self._further:
            yield from offers(state)

    def forbidden(self, state: MkdState, seat: Seat, action: Action) -> Refusal | None:
        """Return why a seat cannot do an action now, or None."""
        return self.forbidden_when(state, seat, action, situation(state, seat))

    def forbidden_when(
        self, state: MkdState, seat: Seat, action: Action, now: Situation
    ) -> Refusal | None:
        """Return why a seat whose situation is known cannot do an action, or None."""
        verb = self.by_action.get(type(action))
        if verb is None:
            return refuse("unknown", "MA-002")
        if now == "over":
            return refuse("over", "MA-321")
        if all(player.seat != seat for player in state.players):
            return refuse("no-seat", "MA-050")
        chooses = "choosing" in verb.phases and now == "hero" and may_choose(state)
        if now not in verb.phases and not chooses:
            if now == "waiting":
                return refuse("not-your-turn", "MA-053")
            return refuse(f"now-{now}", "MA-055")
        if verb.phases == HERO and too_quick_for(state, action):
            return refuse("fight-quick", "MA-180")
        return verb.forbids(state, seat, action)

    def error(self, refusal: Refusal) -> RuleError:
        """Return the error that names the refusal's rule."""
        return refusal.error()

    def dressed(self, offer: Offer) -> Offer:
        """Return an offer with the word, group and style of its verb where it has none."""
        verb = self.of(offer.action)
        return offer._replace(
            word=str(verb.word) if offer.word is None else offer.word,
            group=verb.group if offer.group is None else offer.group,
            style=offer.style or verb.style,
        )


class CarryOut(Protocol):
    """How a tactical game carries an action out."""

    def __call__(self, state: S, seat: Seat, action: Action, dice: Dice, /) -> Transition[S]:
        """Do what a seat wants and run on to the next decision.

        Raises:
            RuleError: the rules do not allow it; no die was rolled.
        """
        ...


def carrying_out(mode: Mode, verbs: TacticalVerbs) -> CarryOut:
    """Return the function that carries out an action of a game with these verbs."""

    def carry_out(state: S, seat: Seat, action: Action, dice: Dice, /) -> Transition[S]:
        verb = verbs.check(state, seat, action)
        if seat not in awaiting(state):
            raise RuleError("mkd-refused-not-your-turn", rule="MA-053")
        play = Resolution(state, dice, mode)
        if verb.phases in (BETWEEN, CHOOSING):
            _take_over(play, seat)
        elif verb.phases == HERO:
            _accept(play)
        verb.performs(play, seat, action)
        return run_on(play, type(state))

    return carry_out


def _accept(play: Resolution) -> None:
    """Take the activation that was proposed: whoever does something in it has chosen."""
    active = play.active
    if active is not None and active.proposed:
        play.change(activation=active.with_(proposed=False))


def _take_over(play: Resolution, seat: Seat) -> None:
    """Give the turn to whoever acts first, where teams act in any order."""
    if play.state.any_order and seat in teams_to_act(play.state):
        play.change(acting=seat)
