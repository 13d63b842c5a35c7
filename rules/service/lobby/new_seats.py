"""New seats at a table: while there is room, each with the name of a hero."""

from collections.abc import Callable

from rules.core.errors import RuleError
from rules.core.words import Colour, Words
from rules.ports import Adventure, SeatRecord
from rules.registry import ruleset


def room_for_one(adventure: Adventure) -> None:
    """Refuse one more at a table that is full.

    Raises:
        RuleError: it is.
    """
    _, most = ruleset(adventure.ruleset).seats
    if len(adventure.seats) >= most:
        raise RuleError("error-full", most=most)


def new_seat(adventure: Adventure, user: int, words: Words) -> SeatRecord:
    """Return a seat for somebody, whose hero's name begins like no other at the table.

    Names are drawn from the catalog of `words` in an order that the seed decides.
    """
    order = _mixed(words.phrase("hero-names").split(), Colour(adventure.seed, "heroes").pick)
    taken = {seat.name[0] for seat in adventure.seats}
    name = next(name for name in order if name[0] not in taken)
    return SeatRecord(seat=len(adventure.seats) + 1, user=user, name=name, ready=True)


def _mixed(names: list[str], pick: Callable[[int], int]) -> list[str]:
    left, order = list(names), []
    while left:
        order.append(left.pop(pick(len(left))))
    return order
