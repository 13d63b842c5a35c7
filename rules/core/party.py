"""What parties of heroes have in common: seats, latecomers, and a line for each hero."""

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, Protocol, TypeVar

from rules.core.answers import PartyLine, Section, Sheet, Stat
from rules.core.errors import RuleError
from rules.core.hero_marks import marks
from rules.core.model import Seat
from rules.core.scene import Square, Token
from rules.core.words import Text


class PartyHero(Protocol):
    """A hero as every system knows one."""

    @property
    def seat(self) -> Seat:
        """The seat that plays the hero."""
        ...

    @property
    def name(self) -> str:
        """The hero's name at the table."""
        ...

    @property
    def alive(self) -> bool:
        """Whether it still acts."""
        ...


class HasHeroes(Protocol):
    """A state in which seats play heroes."""

    def hero(self, seat: Seat, /) -> Any:  # noqa: ANN401 - each system has its own
        """Return the hero that a seat plays.

        Raises:
            RuleError: it plays none.
        """
        ...


H = TypeVar("H", bound=PartyHero)
S = TypeVar("S", bound=HasHeroes)
FEW_NAMES = 3
"""The most names that stand in a question; of more, their number does."""


def asked_by_name(names: Collection[str]) -> str | Text:
    """Return the names of those who are asked, or how many they are where they are many."""
    return ", ".join(names) if len(names) <= FEW_NAMES else Text.of("asked", count=len(names))


def check_seats(prefix: str, seat: int, seats: tuple[int, int]) -> None:
    """Refuse a seat or a number of players that the game does not have.

    Raises:
        RuleError: with the sentence `<prefix>-refused-seats`.
    """
    fewest, most = seats
    if not fewest <= seat <= most:
        raise RuleError(f"{prefix}-refused-seats", fewest=fewest, most=most)


def check_newcomer(
    prefix: str, seat: Seat, seats: tuple[int, int], *, taken: Collection[Seat], over: bool
) -> None:
    """Refuse somebody who wants to join a game that is on.

    Raises:
        RuleError: the game is over, the seat is taken, or there is no seat of that number.
    """
    if over:
        raise RuleError(f"{prefix}-error-over")
    check_seats(prefix, seat, seats)
    if seat in taken:
        raise RuleError(f"{prefix}-error-seat-taken")


def sheet_by(sections: Callable[[S, H], Iterable[Section]]) -> Callable[[S, Seat], Sheet]:
    """Return a function that makes a seat's sheet from sections about its hero.

    Where nobody has that seat, it raises RuleError.
    """

    def sheet(state: S, seat: Seat) -> Sheet:
        hero = state.hero(seat)
        return Sheet(seat=seat, name=hero.name, sections=tuple(sections(state, hero)))

    return sheet


ADVENTURERS: Final = (
    "barbarian",
    "woman-elf-face",
    "black-knight-helm",
    "wizard-face",
    "hood",
    "dwarf-face",
    "robin-hood-hat",
    "monk-face",
)
"""Icons of heroes who have no class, by their seat."""


def adventurer(seat: Seat) -> str:
    """Return the icon of a hero who has no class."""
    return ADVENTURERS[(seat - 1) % len(ADVENTURERS)]


def hero_token(hero: PartyHero, mark: str, at: Square, name: Text, *, active: bool) -> Token:
    """Return the figure of a hero on the map, without its health."""
    return Token(
        key=f"hero-{hero.seat}",
        side="hero",
        mark=mark,
        name=name,
        at=at,
        seat=hero.seat,
        active=active,
        face=adventurer(hero.seat),
    )


def lines_of(
    heroes: Iterable[H],
    active: Collection[Seat],
    stats: Callable[[H], Iterable[Stat]],
    notes: Callable[[H], Iterable[Text]],
    conditions: Callable[[H], Iterable[Text]],
    face: Callable[[H], str] = lambda hero: adventurer(hero.seat),
) -> tuple[PartyLine, ...]:
    """Return one line for each hero with all that is known of it; `active` seats decide now."""
    heroes = tuple(heroes)
    letters = marks((hero.seat, hero.name) for hero in heroes)
    return tuple(
        PartyLine(
            seat=hero.seat,
            name=hero.name,
            mark=letters[hero.seat],
            stats=tuple(stats(hero)),
            notes=tuple(notes(hero)),
            conditions=tuple(conditions(hero)),
            active=hero.seat in active,
            down=not hero.alive,
            face=face(hero),
        )
        for hero in heroes
    )
