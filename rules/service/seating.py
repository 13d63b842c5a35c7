"""Seats that nobody leads, or that are offered, for those who come to a game that is on."""

from rules.core.errors import NotSeated, RuleError
from rules.ports import Adventure, SeatRecord
from rules.service.records import Request
from rules.service.winding import table_of

NEW_SEAT = "new"


def free_seat(adventure: Adventure, wanted: str) -> SeatRecord | None:
    """The free seat of a name, or the first; None where there is none or a new one is wanted.

    Raises:
        RuleError: no free seat has that name.
    """
    free = _free(adventure)
    named = wanted.strip().casefold()
    if named == NEW_SEAT or not (named or free):
        return None
    for seat in free:
        if named in ("", seat.name.casefold()):
            return seat
    names = ", ".join(seat.name for seat in free) or "-"
    raise RuleError("error-no-such-free-seat", name=wanted[:60], names=names)


def free_seats(adventure: Adventure) -> tuple[str, ...]:
    """The names of the seats that nobody leads."""
    return tuple(seat.name for seat in _free(adventure))


def _free(adventure: Adventure) -> list[SeatRecord]:
    """Seats without a player, and those that are offered as their player is away."""
    table = table_of(adventure)
    return [
        seat
        for seat in adventure.seats
        if seat.user is None or (seat.pilot == "auto" and table.clock(seat.seat).offered)
    ]


def only_host(adventure: Adventure, request: Request) -> None:
    """See that a request comes from whoever hosts an adventure.

    Raises:
        NotSeated: it comes from somebody else.
    """
    if adventure.host != request.user:
        raise NotSeated("error-only-host")


def replaced(seats: tuple[SeatRecord, ...], new: SeatRecord) -> tuple[SeatRecord, ...]:
    """Seats with one of them as it is now."""
    return tuple(new if seat.seat == new.seat else seat for seat in seats)
