"""Turns that were declared before they came: who has said what, until it is carried out.

What somebody said is nobody else's business before it is done. It stands for one turn of one
round, and can be changed and taken back as long as that has not come.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from pydantic import Field

from rules.core.model import Model, Seat
from rules.core.words import Text

MOST = 3
"""Choices that may be named for one turn."""


class Choice(Model):
    """One thing to do: the option that it was, in words too, and the action as its system dumps it.

    Others may act first: then the option may not be on the menu any more though the rules still
    allow the action.
    """

    id: str
    label: Text
    action: Mapping[str, Any]


class Declared(Model):
    """What a seat does when its turn comes: the first that can be done, and so on while it lasts.

    `turn` is the table's turn in which it was said; in another it means nothing.
    """

    seat: Seat
    turn: int
    choices: tuple[Choice, ...] = Field(min_length=1, max_length=MOST)


def declared_by(declared: Iterable[Declared], seat: Seat) -> Declared | None:
    """Return what a seat has said, if anything."""
    return next((each for each in declared if each.seat == seat), None)


def with_declared(declared: Iterable[Declared], new: Declared) -> tuple[Declared, ...]:
    """Return all that was said, with what a seat says now.

    In the order of seats, however it came.
    """
    others = [each for each in declared if each.seat != new.seat]
    return tuple(sorted((*others, new), key=lambda each: each.seat))


def without(declared: Iterable[Declared], seats: Collection[Seat]) -> tuple[Declared, ...]:
    """Return all that was said but by some seats."""
    return tuple(each for each in declared if each.seat not in seats)


def standing(
    declared: Iterable[Declared], coming: Collection[Seat], turn: int
) -> tuple[Declared, ...]:
    """Return what still stands: said in this turn of the table, by who has theirs still to come."""
    return tuple(each for each in declared if each.turn == turn and each.seat in coming)


def ranked(choices: Iterable[Choice], rank: int, choice: Choice) -> tuple[Choice, ...]:
    """Choices with this one in place `rank`, from 1, or in the first free one before it.

    What is named already changes places with what stood there: nothing is named twice.
    """
    kept = list(choices)
    at = max(0, min(rank, MOST) - 1)
    named = next((place for place, each in enumerate(kept) if each.id == choice.id), None)
    if named is None:
        kept[at : at + 1] = [choice]
    elif at < len(kept):
        kept[at], kept[named] = kept[named], kept[at]
    return tuple(kept[:MOST])
