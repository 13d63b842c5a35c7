"""Seats for people who join a game that is on: free ones, and those that are offered."""

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.model import GameState, Seat
from rules.core.ruleset import AnyRuleset
from rules.core.words import folded
from rules.ports import Adventure, SeatRecord
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.schedule import table_of
from rules.service.journal.loading import loaded, seats_of
from rules.service.records import Request

NEW_SEAT = "new"


def free_seat(adventure: Adventure, wanted: str) -> SeatRecord | None:
    """Return the free seat of a name, or the first.

    None where there is none or a new one is wanted.

    Raises:
        RuleError: no free seat has that name.
    """
    free = _free(adventure)
    named = folded(wanted.strip())
    if named == NEW_SEAT or not (named or free):
        return None
    for seat in free:
        if named in ("", folded(seat.name)):
            return seat
    names = ", ".join(seat.name for seat in free) or "-"
    raise RuleError("error-no-such-free-seat", name=wanted[:60], names=names)


def free_seats(adventure: Adventure) -> tuple[str, ...]:
    """Return the names of the seats that nobody leads."""
    return tuple(seat.name for seat in _free(adventure))


def _free(adventure: Adventure) -> list[SeatRecord]:
    """Return seats without a player, and those that are offered as their player is away."""
    table = table_of(adventure)
    return [
        seat
        for seat in adventure.seats
        if seat.user is None or (seat.pilot == "auto" and table.clock(seat.seat).offered)
    ]


def gathering(adventure: Adventure) -> Adventure:
    """Return the adventure, if it is still a lobby.

    Raises:
        RuleError: the game is on.
        NoAdventure: it is over.
    """
    if adventure.status == "running":
        raise RuleError("error-begun-already")
    if adventure.status != "lobby":
        raise NoAdventure("error-over")
    return adventure


def only_host(adventure: Adventure, request: Request) -> None:
    """Refuse a request that does not come from the host of an adventure.

    Raises:
        NotSeated: it comes from somebody else.
    """
    if adventure.host != request.user:
        raise NotSeated("error-only-host")


def seat_of(adventure: Adventure, seat: Seat) -> SeatRecord:
    """Return a seat by its number."""
    return next(record for record in adventure.seats if record.seat == seat)


def with_seat(adventure: Adventure, record: SeatRecord) -> tuple[SeatRecord, ...]:
    """Return the seats with one of them changed."""
    return tuple(record if each.seat == record.seat else each for each in adventure.seats)


def voters(adventure: Adventure, target: Seat | None = None) -> tuple[Seat, ...]:
    """Return the seats that may vote: led by somebody present, and not the one in question."""
    table = table_of(adventure)
    return tuple(
        record.seat
        for record in adventure.seats
        if record.seat != target
        and record.user is not None
        and record.pilot == HUMAN
        and table.clock(record.seat).away is None
    )


def mine_of(adventure: Adventure, request: Request) -> SeatRecord:
    """Return a seat of the person who asks.

    Raises:
        NotSeated: they have none.
    """
    mine = seats_of(adventure, request.user)
    if not mine:
        raise NotSeated("error-join-first")
    return mine[0]


def running(adventure: Adventure) -> tuple[AnyRuleset, GameState]:
    """Return the rules and the state of a game that is on.

    Raises:
        NoAdventure: it is not.
    """
    if adventure.status == "lobby":
        raise NoAdventure("error-not-begun")
    if adventure.status != "running":
        raise NoAdventure("error-over")
    return loaded(adventure)
