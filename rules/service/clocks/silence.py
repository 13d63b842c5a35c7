"""Who has been silent for so long that others of the table may act in their place."""

from rules.pace.company import silent_until
from rules.ports import Adventure
from rules.service.clocks.schedule import table_of, write
from rules.service.journal.chain import Draft
from rules.service.journal.loading import seats_of
from rules.service.records import Request


def see(draft: Draft, user: int, now: int) -> None:
    """Note that a player of a live game has acted and is therefore present."""
    if not user or draft.adventure.status != "running" or draft.adventure.pace != "live":
        return
    seats = {record.seat for record in seats_of(draft.adventure, user)}
    table = table_of(draft.adventure)
    if not seats or not draft.adventure.clock:
        return
    clocks = tuple(clock.with_(seen=now) if clock.seat in seats else clock for clock in table.seats)
    write(draft, table.with_(seats=clocks))


def absent_at(adventure: Adventure, user: int) -> int | None:
    """Return from when somebody counts as not there, if they do nothing until then.

    None in a game by post whose rules of absence have not been met.
    """
    table = table_of(adventure)
    clocks = [table.clock(record.seat) for record in seats_of(adventure, user)]
    if adventure.pace == "live":
        return max((silent_until(table, clock) for clock in clocks), default=0)
    here = [each for each in clocks if each.away is None and each.missed < table.terms.misses]
    return None if here else 0


def gone(adventure: Adventure, user: int, request: Request, now: int) -> bool:
    """Return whether somebody has left a table, is in timeout there, or counts as not there."""
    at = absent_at(adventure, user)
    return user in request.muted or (at is not None and at <= now)


def minutes(seconds: int) -> int:
    """Return seconds as whole minutes, at least one."""
    return max(1, -(-seconds // 60))
