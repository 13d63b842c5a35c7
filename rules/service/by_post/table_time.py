"""Who plays at a table and what time it is there, which every sentence about its time needs."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from rules.core.model import Seat
from rules.pace.clock import Reading
from rules.pace.frozen import Outages
from rules.pace.parked import Parked
from rules.pace.schedule import reading
from rules.pace.table import Table
from rules.ports import Adventure, SeatRecord
from rules.service.clocks.presence import Presence
from rules.service.clocks.schedule import running_table, table_of
from rules.service.unit_of_work import UnitOfWork

Read = Callable[[SeatRecord], Reading | None]
"""Returns what a seat's clock shows now."""


class TableTime(NamedTuple):
    """What sentences about time are made from: who plays, outages of the bot, and the time."""

    presences: Mapping[int, Presence]
    outages: Outages
    now: int

    def presence(self, record: SeatRecord) -> Presence:
        """Return the presence of a seat's player: time zone, nights and absences."""
        return self.presences.get(record.user or 0, Presence())


def stamp(at: int, style: str = "R") -> str:
    """Return an instant as everybody sees it in their own time; "R" is how far away it is."""
    return f"<t:{at}:{style}>"


def to_minute(at: int) -> int:
    """Return the minute in which an instant lies: what ends in the same one is said together."""
    return at - at % 60


def reason_said(parked: Parked) -> dict[str, str]:
    """Return the reason why a table cannot be shown, as arguments of a catalog's sentence."""
    until = "" if parked.until is None else stamp(parked.until, "f")
    return {"why": parked.why, "until": until}


def reader(table: Table, time: TableTime) -> Read:
    """Return a function that reads the clocks of a table now."""
    return lambda record: reading(table, time.presence(record).person, record.seat, time.now)


def deadline(adventure: Adventure, seats: Iterable[Seat], time: TableTime) -> int | None:
    """Return when the first of some seats' turns is over, as their clocks stand now.

    None where none runs.
    """
    if adventure.pace == "live" or table_of(adventure).paused is not None:
        return None
    table = running_table(adventure, time.outages)
    records = {record.seat: record for record in adventure.seats}
    read = [reading(table, time.presence(records[seat]).person, seat, time.now) for seat in seats]
    return min((each.due for each in read if each is not None and each.due), default=None)


def hero_name(adventure: Adventure, seat: Seat) -> str:
    """Return the name of the hero in a seat; "?" where there is no such seat."""
    return next((record.name for record in adventure.seats if record.seat == seat), "?")


def hero_names(adventure: Adventure, seats: Iterable[Seat]) -> str:
    """Return the names of the heroes in some seats; "-" for none."""
    return ", ".join(hero_name(adventure, seat) for seat in seats) or "-"


async def time_at(work: UnitOfWork, found: Adventure) -> TableTime:
    """Return the time at a table, with the presences of its players."""
    users = {record.user for record in found.seats if record.user is not None}
    presences = {user: await work.presences.of(user) for user in users}
    return TableTime(presences, work.outages, work.clock.now())
