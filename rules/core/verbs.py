"""The verbs of a system: which actions a phase of the game allows, what forbids one, what it does.

A system whose game goes through phases lists its verbs in one table, a `Verbs`. What every verb
asks first (is the game over, is it this seat's turn) is asked here, the same in all systems.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rules.core.errors import RuleError
from rules.core.model import Action, Seat

A = TypeVar("A", bound=Action)
F = TypeVar("F", bound=str)
S = TypeVar("S", bound="PhasedState")
P = TypeVar("P")


class Living(Protocol):
    """A hero that may fall."""

    @property
    def alive(self) -> bool:
        """Whether it still acts."""
        ...


class PhasedState(Protocol):
    """What verbs ask of any state."""

    @property
    def ending(self) -> str:
        """How the game ended; empty while it runs."""
        ...

    def hero(self, seat: Seat, /) -> Living:
        """Return the hero that a seat plays.

        Raises:
            RuleError: it plays none.
        """
        ...


def never(_: Any, __: Seat, ___: Action) -> None:  # noqa: ANN401 - whatever the state is
    """Return None: nothing forbids this but its phase."""


@dataclass(frozen=True)
class Verb(Generic[F, S, P]):
    """One kind of action: the phases in which it is asked for, and what it does.

    `forbids` returns the key of the sentence that says why it is not allowed, or None. A `shared`
    verb is decided by the whole party.
    """

    phases: tuple[F, ...]
    performs: Callable[[P, Seat, Any], None]
    forbids: Callable[[S, Seat, Any], str | None] = never
    shared: bool = False


class Verbs(Generic[F, S, P]):
    """All verbs of a system by the type of their action.

    Keys of refusals begin with the system's `prefix`: `<prefix>-error-unknown`, `-over`, `-dead`,
    `-not-your-turn`, and `-now-<phase>` for what has to be decided first. `barred` has a better
    key for some of the latter, by the present phase and one in which the verb is allowed.
    """

    def __init__(
        self,
        prefix: str,
        by_action: Mapping[type[Action], Verb[F, S, P]],
        phase_of: Callable[[S], F],
        awaiting: Callable[[S], tuple[Seat, ...]],
        barred: Mapping[tuple[F, F], str] | None = None,
    ) -> None:
        self.prefix = prefix
        self.by_action = by_action
        self.phase_of = phase_of
        self.awaiting = awaiting
        self.barred = barred or {}

    def of(self, action: Action) -> Verb[F, S, P]:
        """Return the verb of an action."""
        return self.by_action[type(action)]

    def allows(self, state: S, phase: F, action: Action) -> bool:  # noqa: ARG002 - for systems
        """Return whether a phase asks for an action at all."""
        return phase in self.of(action).phases

    def forbidden(self, state: S, seat: Seat, action: Action) -> str | None:
        """Return the key of the sentence that says why a seat cannot do that now, or None."""
        if type(action) not in self.by_action:
            return f"{self.prefix}-error-unknown"
        if state.ending:
            return f"{self.prefix}-error-over"
        try:
            hero = state.hero(seat)
        except RuleError as refusal:
            return refusal.text.key
        if not hero.alive:
            return f"{self.prefix}-error-dead"
        phase = self.phase_of(state)
        if not self.allows(state, phase, action):
            return self._wrong_phase(phase, self.of(action))
        if seat not in self.awaiting(state):
            return f"{self.prefix}-error-not-your-turn"
        return self.of(action).forbids(state, seat, action)

    def check(self, state: S, seat: Seat, action: Action) -> Verb[F, S, P]:
        """Return the verb of an action that is allowed now.

        Raises:
            RuleError: it is not, and its text says why.
        """
        key = self.forbidden(state, seat, action)
        if key:
            raise RuleError(key)
        return self.of(action)

    def permitted(self, state: S, seat: Seat, candidates: Iterable[A]) -> Iterator[A]:
        """Yield those of several actions of the present phase that nothing forbids a seat."""
        for action in candidates:
            if not self.of(action).forbids(state, seat, action):
                yield action

    def _wrong_phase(self, phase: F, verb: Verb[F, S, P]) -> str:
        for (now, needed), key in self.barred.items():
            if phase == now and needed in verb.phases:
                return key
        return f"{self.prefix}-error-now-{phase}"
