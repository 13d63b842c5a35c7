"""Time in which nobody could play: how it is noted, and taken back when a clock was only wrong.

It is noted as spans of the machine's clock. A clock that was ahead and is put right leaves spans
and instants in the future; what it gave is taken away again, and what it took is given back.
"""

from collections.abc import Sequence

from rules.pace.frozen import Span, merged
from rules.pace.handover import RECLAIM
from rules.pace.table import SeatClock, Table

MOST = 400
"""The most spans that are remembered; the oldest are joined, with their seconds kept."""


def noted(spans: Sequence[Span], lost: Span) -> tuple[Span, ...]:
    """Return the spans with another one, in order and merged where they touch."""
    if lost.end <= lost.start:
        return tuple(spans)
    found = list(merged((*spans, lost)))
    while len(found) > MOST:
        first, second, *rest = found
        found = [Span(second.start - (first.end - first.start), second.end), *rest]
    return tuple(found)


def put_back(spans: Sequence[Span], seconds: int, now: int) -> tuple[Span, ...]:
    """Return the spans after the clock was put back by so many seconds, to `now`.

    As many seconds of the latest spans were no lost time, but the clock's lead. What is left lies
    in the past.
    """
    left, kept = seconds, []
    for span in reversed(spans):
        cut = min(left, span.end - span.start)
        left -= cut
        end = min(span.end - cut, now)
        if end > span.start:
            kept.append(Span(span.start, end))
    return tuple(reversed(kept))


def put_right(table: Table, seconds: int, now: int) -> Table:
    """Return a table after the clock was put back by so many seconds, to `now`.

    All that seems to begin in the future began while the clock was ahead: it is counted from when
    it really began, so that the lead neither gives nor takes time.
    """

    def right(at: int) -> int:
        return at - seconds if at > now else at

    def since(at: int | None) -> int | None:
        return None if at is None else right(at)

    def clock(each: SeatClock) -> SeatClock:
        return each.with_(
            opened=since(each.opened),
            away=since(each.away),
            acted=since(each.acted),
            interrupted=since(each.interrupted),
            begun=since(each.begun),
            holds=since(each.holds),
            stood=tuple(Span(right(span.start), right(span.end)) for span in each.stood),
        )

    begun = [each for each in (table.paused,) if each is not None and each > now]
    until, parked, proposal = table.paused_until, table.parked, table.proposal
    return table.with_(
        seats=tuple(clock(each) for each in table.seats),
        stops=merged([Span(right(each.start), right(each.end)) for each in table.stops]),
        live=since(table.live),
        paused=since(table.paused),
        paused_until=until - seconds if until is not None and begun else until,
        ballots=tuple(each.with_(opened=right(each.opened)) for each in table.ballots),
        proposal=None if proposal is None else proposal.with_(opened=right(proposal.opened)),
        offers=tuple(each.with_(at=right(each.at)) for each in table.offers),
        former=tuple(
            each.with_(until=right(each.until - RECLAIM) + RECLAIM) for each in table.former
        ),
        parked=None if parked is None else parked.with_(since=right(parked.since)),
        stirred=since(table.stirred),
        resting=since(table.resting),
    )
