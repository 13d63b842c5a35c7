"""The verbs of a system: which actions a moment allows, what forbids one, what it does, its looks.

A system lists its verbs in one table, a row for each kind of action. What is asked of every verb
first (is the game over, is it this seat's turn) is asked by the table: a game whose moments are
phases has `PhasedVerbs`, another a table of its own on `Verbs`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeVar

from pydantic import TypeAdapter

from rules.core.answers import Style
from rules.core.errors import RuleError
from rules.core.kinds import any_of, kind_of
from rules.core.model import Action, Seat
from rules.core.option_ids import short_id

A = TypeVar("A", bound=Action)
F = TypeVar("F", bound=str)
S = TypeVar("S")
P = TypeVar("P")
R = TypeVar("R")
PS = TypeVar("PS", bound="PhasedState")


class Living(Protocol):
    """A hero that may fall."""

    @property
    def alive(self) -> bool:
        """Whether this hero still acts."""
        ...


class PhasedState(Protocol):
    """What verbs of phases ask of any state."""

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


def never(_: Any, __: Seat, ___: Any) -> None:  # noqa: ANN401 - whatever the state is
    """Return None: this action is allowed whenever its phase asks for it."""


def nothing(_: Any, __: Seat) -> tuple[Action, ...]:  # noqa: ANN401 - whatever the state is
    """Return no action, as the system's menu itself lists the actions of this verb."""
    return ()


def always(*actions: Action) -> Callable[[Any, Seat], tuple[Action, ...]]:
    """Return a function that offers the same actions in every state."""
    return lambda _, __: actions


@dataclass(frozen=True)
class Verb(Generic[F, S, P, R]):
    """One kind of action: the phases in which it is asked for, what it does, and how it looks.

    `forbids` returns why it is not allowed, such as the key of a sentence, or None. `offers` yields
    the actions that might be legal, for a menu that need not arrange them among others. A `shared`
    verb is decided by the whole party. `group` and `style` are those of its option, unless the
    system's menu knows better in a position. `word` stands in the option's id in place of the
    action's kind; where more of the id is said otherwise it is a function of the action. `lesson`
    is the key of the sentence that explains the action to a newcomer.
    """

    phases: tuple[F, ...]
    performs: Callable[[P, Seat, Any], None]
    forbids: Callable[[S, Seat, Any], R | None] = never
    offers: Callable[[S, Seat], Iterable[Action]] = nothing
    shared: bool = False
    group: str = ""
    style: Style = "secondary"
    word: str | Callable[[Any], str] = ""
    lesson: str = ""


class Verbs(ABC, Generic[F, S, P, R]):
    """All verbs of a game by the type of their action: those explained first stand first."""

    def __init__(self, by_action: Mapping[type[Action], Verb[F, S, P, R]]) -> None:
        self.by_action = by_action

    def of(self, action: Action) -> Verb[F, S, P, R]:
        """Return the verb of an action."""
        return self.by_action[type(action)]

    @cached_property
    def actions(self) -> TypeAdapter[Any]:
        """An adapter that reads any action of the game from a journal."""
        return any_of(self.by_action)

    @cached_property
    def lessons(self) -> Mapping[str, str]:
        """The sentence that explains each kind of action that has one."""
        rows = self.by_action.items()
        return MappingProxyType(
            {kind_of(action): verb.lesson for action, verb in rows if verb.lesson}
        )

    def id_of(self, action: Action) -> str:
        """Return the id of an action, as options and logs have it."""
        word = self.of(action).word
        return short_id(action, word) if isinstance(word, str) else word(action)

    @abstractmethod
    def forbidden(self, state: S, seat: Seat, action: Action) -> R | None:
        """Return why a seat cannot do an action now, or None."""

    @abstractmethod
    def error(self, refusal: R) -> RuleError:
        """Return a refusal as the error to raise."""

    def check(self, state: S, seat: Seat, action: Action) -> Verb[F, S, P, R]:
        """Return the verb of an action that is allowed now.

        Raises:
            RuleError: it is not, and its text says why.
        """
        refusal = self.forbidden(state, seat, action)
        if refusal:
            raise self.error(refusal)
        return self.of(action)


class PhasedVerbs(Verbs[F, PS, P, str]):
    """All verbs of a game that goes through phases; a refusal is the key of its sentence.

    Keys of refusals begin with the system's `prefix`: `<prefix>-error-unknown`, `-over`, `-dead`,
    `-not-your-turn`, and `-now-<phase>` for what has to be decided first. `barred` has a better
    key for some of the latter, by the present phase and one in which the verb is allowed.
    """

    def __init__(
        self,
        prefix: str,
        by_action: Mapping[type[Action], Verb[F, PS, P, str]],
        phase_of: Callable[[PS], F],
        awaiting: Callable[[PS], tuple[Seat, ...]],
        barred: Mapping[tuple[F, F], str] | None = None,
    ) -> None:
        super().__init__(by_action)
        self.prefix = prefix
        self.phase_of = phase_of
        self.awaiting = awaiting
        self.barred = barred or {}

    def allows(self, state: PS, phase: F, action: Action) -> bool:  # noqa: ARG002 - for systems
        """Return whether a phase asks for an action at all."""
        return phase in self.of(action).phases

    def forbidden(self, state: PS, seat: Seat, action: Action) -> str | None:
        """Return the error key why a seat cannot do an action now, or None."""
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

    def error(self, refusal: str) -> RuleError:
        """Return the error whose sentence a key names."""
        return RuleError(refusal)

    def permitted(self, state: PS, seat: Seat, candidates: Iterable[A]) -> Iterator[A]:
        """Yield those of several actions of the present phase that nothing forbids a seat."""
        for action in candidates:
            if not self.of(action).forbids(state, seat, action):
                yield action

    def offered(self, state: PS, seat: Seat, phase: F) -> Iterator[Action]:
        """Yield the actions that the verbs of a phase offer, verb by verb."""
        for verb in self._of_phase.get(phase, ()):
            yield from verb.offers(state, seat)

    @cached_property
    def _of_phase(self) -> Mapping[F, tuple[Verb[F, PS, P, str], ...]]:
        """The verbs of each phase that offer something of themselves."""
        found: dict[F, tuple[Verb[F, PS, P, str], ...]] = {}
        for verb in self.by_action.values():
            if verb.offers is not nothing:
                for phase in verb.phases:
                    found[phase] = (*found.get(phase, ()), verb)
        return found

    def _wrong_phase(self, phase: F, verb: Verb[F, PS, P, str]) -> str:
        for (now, needed), key in self.barred.items():
            if phase == now and needed in verb.phases:
                return key
        return f"{self.prefix}-error-now-{phase}"
