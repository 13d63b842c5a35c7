"""The status of a table's time: what it has agreed on, and what each of its clocks shows."""

from collections.abc import Sequence

from rules.core.model import Seat
from rules.core.words import Words
from rules.pace.clock import Reading
from rules.pace.schedule import reading
from rules.pace.table import SeatClock, Table
from rules.ports import Adventure, SeatRecord
from rules.service.by_post.declared_card import ahead_seat
from rules.service.by_post.holidays import MOST_AHEAD
from rules.service.by_post.pace_card import (
    ballot_lines,
    calendar_lines,
    outage_lines,
    pause_lines,
    zone_lines,
)
from rules.service.by_post.table_time import TableTime, reader, stamp
from rules.service.clocks.schedule import running_table
from rules.service.settings.pace import time_of


def status_lines(
    adventure: Adventure, asked: Sequence[Seat], time: TableTime, words: Words
) -> tuple[str, ...]:
    """Return what a table has agreed on, and what each of its clocks shows."""
    table = running_table(adventure, time.outages)
    terms = table.terms
    agreed = words.phrase(
        "pace-terms",
        time=words.phrase(f"value-{time_of(terms)}"),
        absence=words.phrase(f"value-{terms.on_miss}"),
        misses=terms.misses,
        days=terms.offer_after,
        weekends="yes" if terms.weekends else "no",
        vacations=terms.vacations,
        zone=terms.policy.zone,
    )
    if terms.together:
        how = "round-terms" if terms.rounds else "ahead-terms"
        agreed = f"{agreed} {words.phrase(how)}"
    ahead = {clock.seat for clock in table.seats if clock.ahead is not None and not clock.away}
    seats = [
        ahead_seat(table, record, reader(table, time), words)
        if record.seat in ahead
        else _seat_line(table, record, time, words, owes=record.seat in asked)
        for record in adventure.seats
    ]
    off = calendar_lines(table, time, words, MOST_AHEAD)
    general = (
        *off,
        *zone_lines(adventure, table, time, words),
        *pause_lines(adventure, table, words),
        *outage_lines(table, time, words),
    )
    return (agreed, *general, *seats, *ballot_lines(adventure, table, words))


def _seat_line(
    table: Table,
    record: SeatRecord,
    time: TableTime,
    words: Words,
    *,
    owes: bool,
) -> str:
    clock = table.clock(record.seat)
    read = reading(table, time.presence(record).person, record.seat, time.now)
    vacation = time.presence(record).on_vacation(time.now)
    if record.user is None:
        how = "free"
    elif clock.offered:
        how = "offered"
    elif clock.away is not None:
        how = "away"
    elif record.pilot == "auto":
        how = "auto"
    elif vacation is not None:
        how = "vacation"
    elif not owes or read is None:
        how = "nothing"
    else:
        how = _turn(table, clock, read)
    until = vacation.end if vacation else read.due if read is not None and read.due else 0
    if how == "stopped" and read is not None and read.stopped is not None:
        until = read.stopped.end
    return words.phrase(
        "pace-seat",
        hero=record.name,
        led="yes" if record.user else "no",
        who=f"<@{record.user}>" if record.user else "",
        how=how,
        until=stamp(until),
    )


def _turn(table: Table, clock: SeatClock, read: Reading) -> str:
    """Return how the turn stands of somebody who has to decide something now."""
    if 100 in clock.reminded:
        return "left" if clock.left else "over"
    if table.paused is not None:
        # A pause may last longer than an end is looked for, so that there is none.
        return "paused"
    if table.resting is not None:
        return "resting"
    if read.due is None:
        return "open"
    return "stopped" if read.stopped is not None else "due"
