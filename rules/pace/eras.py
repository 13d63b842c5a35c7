"""What stops a table's clocks, each with the time for which it was agreed on."""

from collections.abc import Iterator

from rules.pace.frozen import Calendar, Frozen, Span
from rules.pace.table import DAY, Era, Person, Table

FREE = (5, 6)
"""The days of a weekend, with Monday as 0."""


def frozen_for(table: Table, person: Person, now: int) -> Frozen:
    """Return everything that stops a seat's clock, each with the time for which it held."""
    stopped = [each for each in (table.paused, table.live) if each is not None]
    running = tuple(Span(each, now + 1000 * DAY) for each in stopped)
    quiet = () if person.quiet is None else (person.quiet,)
    eras = tuple(_eras(table))
    return Frozen(
        quiet=(*person.nights, *quiet),
        calendars=tuple(each for since, era in eras for each in _calendar(era, since)),
        spans=(*table.stops, *_waited(eras, person.vacations), *running),
    )


def _eras(table: Table) -> Iterator[tuple[int | None, Era]]:
    """Yield each calendar that the table agreed on, with the time from which it holds.

    The last one holds now.
    """
    since = None
    for era in table.eras:
        yield since, era
        since = era.until
    terms = table.terms
    yield (
        since,
        Era(
            until=1 << 62,
            zone=terms.policy.zone,
            weekends=terms.weekends,
            holidays=terms.holidays,
            vacations=terms.vacations,
        ),
    )


def _calendar(era: Era, since: int | None) -> Iterator[Calendar]:
    weekdays = frozenset() if era.weekends else frozenset(FREE)
    if weekdays or era.holidays:
        yield Calendar(
            zone=era.zone, weekdays=weekdays, dates=era.holidays, since=since, until=era.until
        )


def _waited(
    eras: tuple[tuple[int | None, Era], ...], vacations: tuple[Span, ...]
) -> Iterator[Span]:
    """Yield the parts of vacations for which the table waits."""
    for since, era in eras:
        if era.vacations == "wait":
            for each in vacations:
                start = each.start if since is None else max(each.start, since)
                yield Span(start, min(each.end, era.until))
