"""One action being carried out: the state so far, its dice, and what has happened."""

from collections.abc import Callable, Iterable
from typing import Generic, Protocol, TypeVar, cast

from rules.core.answers import Transition
from rules.core.dice import Dice
from rules.core.errors import RuleError
from rules.core.model import GameState, Seat
from rules.core.words import Event

S = TypeVar("S", bound=GameState)
T = TypeVar("T")


class Seated(Protocol):
    """Whatever belongs to a seat, such as a hero."""

    @property
    def seat(self) -> Seat:
        """The seat that it belongs to."""
        ...


H = TypeVar("H", bound=Seated)
H_co = TypeVar("H_co", bound=Seated, covariant=True)


class BaseResolution(Generic[S]):
    """An action being resolved: the state so far, the dice, and the events it has caused."""

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []

    def roll(self, sides: int, reason: str) -> int:
        """Roll one die: a face from 1 to `sides`, for a reason that catalogs name."""
        return self.dice.roll(sides, reason)

    def tell(self, *events: Event) -> None:
        """Add events to those that the action has caused."""
        self.events.extend(events)

    def change(self, **changes: object) -> None:
        """Replace fields of the state."""
        self.state = self.state.with_(**changes)

    def transition(self) -> Transition[S]:
        """Return the new state and the events of the action."""
        return transition(self.state, self.events)


class PartyState(Protocol[H_co]):
    """What a state with heroes has."""

    @property
    def heroes(self) -> tuple[H_co, ...]:
        """All heroes."""
        ...

    def hero(self, seat: Seat, /) -> H_co:
        """Return the hero of a seat; RuleError where it has none."""
        ...


class PartyResolution(BaseResolution[S], Generic[S, H]):
    """An action being resolved in a game in which every seat has one hero."""

    @property
    def _party(self) -> PartyState[H]:
        """The state as one with heroes."""
        return cast(PartyState[H], self.state)

    def hero(self, seat: Seat) -> H:
        """Return a hero as of now; RuleError where the seat has none."""
        return self._party.hero(seat)

    def set_hero(self, hero: H) -> None:
        """Replace a hero."""
        self.change(heroes=with_hero(self._party.heroes, hero))


def transition(state: S, events: Iterable[Event] = ()) -> Transition[S]:
    """Return a transition, unchecked: rules make valid states, and games make millions of them."""
    return Transition.of(state, tuple(events))


def of_seat(seat: Seat, seated: Iterable[H], refusal: str) -> H:
    """Return the thing of a seat, such as its hero.

    Raises:
        RuleError: nobody has that seat; the refusal is the key of its sentence.
    """
    for each in seated:
        if each.seat == seat:
            return each
    raise RuleError(refusal)


def with_hero(heroes: Iterable[H], hero: H) -> tuple[H, ...]:
    """Return heroes with one of them replaced, by its seat."""
    return tuple(hero if old.seat == hero.seat else old for old in heroes)


def with_one(old: tuple[T, ...], new: T, number: Callable[[T], int]) -> tuple[T, ...]:
    """Return things with `new` in place of the one of its number, or added at the end."""
    which = number(new)
    if any(number(each) == which for each in old):
        return tuple(new if number(each) == which else each for each in old)
    return (*old, new)


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return a row with one item replaced, or put at its end."""
    return (*items[:at], item, *items[at + 1 :])
