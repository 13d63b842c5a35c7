"""Turns that were declared before they come: what each seat will do, until it is carried out.

A declaration is secret until it is carried out. It holds for one turn of one round, and can be
changed and withdrawn until that turn comes.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from pydantic import Field

from rules.core.model import Model, Seat
from rules.core.standing_orders import Condition, Deed
from rules.core.words import Text

MOST = 3
"""Choices that may be declared for one turn."""
MOST_DONE = 8
"""Actions of one seat that others may follow."""


class Choice(Model):
    """One declared action: the option's id and words, and the action as its system dumps it.

    Others may act first. Then the option may have left the menu although the rules still allow the
    action. In the words of standing orders it may be a `deed` instead, whatever that means then, or
    what the seat in `follow` last did in the round. It counts only where `when` holds.
    """

    id: str
    label: Text
    action: Mapping[str, Any] = {}
    when: Condition = "always"
    deed: Deed | None = None
    follow: Seat | None = None


class Declared(Model):
    """What a seat does when its turn comes: the first choice that is allowed, then the next.

    Further choices are carried out while the turn goes on. `turn` is the table's turn in which it
    was declared; in any other it means nothing.
    """

    seat: Seat
    turn: int
    choices: tuple[Choice, ...] = Field(min_length=1, max_length=MOST)


class Done(Model):
    """What a seat last did in the round that is on, the newest last, as its system dumps it."""

    seat: Seat
    actions: tuple[Mapping[str, Any], ...]


def with_done(
    done: Iterable[Done], seat: Seat, actions: Iterable[Mapping[str, Any]]
) -> tuple[Done, ...]:
    """Return what all seats did last, with further actions of one of them."""
    known = {each.seat: each for each in done}
    before = known[seat].actions if seat in known else ()
    known[seat] = Done(seat=seat, actions=(*before, *actions)[-MOST_DONE:])
    return tuple(known[each] for each in sorted(known))


def declared_by(declared: Iterable[Declared], seat: Seat) -> Declared | None:
    """Return the declaration of a seat, if there is one."""
    return next((each for each in declared if each.seat == seat), None)


def with_declared(declared: Iterable[Declared], new: Declared) -> tuple[Declared, ...]:
    """Return all declarations with a new one, ordered by seat."""
    others = [each for each in declared if each.seat != new.seat]
    return tuple(sorted((*others, new), key=lambda each: each.seat))


def without(declared: Iterable[Declared], seats: Collection[Seat]) -> tuple[Declared, ...]:
    """Return all declarations except those of some seats."""
    return tuple(each for each in declared if each.seat not in seats)


def standing(
    declared: Iterable[Declared], coming: Collection[Seat], turn: int
) -> tuple[Declared, ...]:
    """Return the declarations that still hold.

    They were made in this turn of the table, for a turn that is still to come.
    """
    return tuple(each for each in declared if each.turn == turn and each.seat in coming)


def ranked(choices: Iterable[Choice], rank: int, choice: Choice) -> tuple[Choice, ...]:
    """Return the choices with one of them in place `rank`, from 1, or in the first free place.

    A choice that is already listed changes places with the one that stood there, so nothing is
    listed twice.
    """
    kept = list(choices)
    at = max(0, min(rank, MOST) - 1)
    named = next((place for place, each in enumerate(kept) if each.id == choice.id), None)
    if named is None:
        kept[at : at + 1] = [choice]
    elif at < len(kept):
        kept[at], kept[named] = kept[named], kept[at]
    return tuple(kept[:MOST])
