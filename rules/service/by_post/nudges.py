"""Nudges: a player asks those for whom the table waits, once, in the place of a reminder."""

from collections.abc import Mapping

from rules.core.errors import RuleError
from rules.core.model import Seat
from rules.core.words import Text
from rules.pace.clock import HALF, LATE
from rules.pace.company import silent_until
from rules.pace.schedule import Happening, reading
from rules.pace.table import Person, SeatClock, Table, set_clock, stands_by
from rules.pace.turns import carried_out
from rules.ports import Adventure, SeatRecord
from rules.service.by_post.agreements import by_post
from rules.service.by_post.timers import reminder
from rules.service.change import Change
from rules.service.clocks.new_calls import ASKED
from rules.service.clocks.schedule import people_of, running_table, table_of, write
from rules.service.clocks.silence import minutes
from rules.service.journal import kinds
from rules.service.play.actions import write_down
from rules.service.play.seats import mine_of, seat_of
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases

BREATH = 60 * 60
"""Seconds of a new turn in which nobody is asked about it."""


class Nudges(UseCases):
    """Asks players whose turn is open, at most as often as their reminders would have come.

    A nudge takes the place of the next reminder, so nobody gets more messages about a turn than
    they would have anyway; the second comes only after half of the time. At night, on vacation and
    where clocks stand still nobody is asked. In live play, which has no reminders, whoever has been
    silent for a while is asked once a turn.
    """

    async def nudge(self, request: Request, adventure: str) -> Answer:
        """Ask everybody else whose turn is open, each in the way they chose.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: nobody else has an open turn, or may be asked now; or the channel is
                quiet.
        """
        people: dict[Seat, Person] = {}
        now = self._work.clock.now()

        async def look(before: Adventure) -> None:
            if await self._work.servers.settings.is_quiet(before.guild, before.channel):
                raise RuleError("nudge-refused-quiet")
            people.update(people_of(before, await self._work.people_at(before)))

        def alter(draft: Change) -> None:
            mine = mine_of(draft.adventure, request)
            if draft.adventure.pace == "live" and draft.adventure.status == "running":
                _ask_live(draft, mine, now)
                return
            table = by_post(draft.adventure)
            running = running_table(draft.adventure, self._work.outages)
            owing = [
                clock
                for clock in table.seats
                if clock.owes
                and clock.seat != mine.seat
                and clock.away is None
                and not stands_by(table, clock.seat)
            ]
            if not owing:
                raise RuleError("nudge-refused-nobody")
            if table.paused is not None or table.resting is not None:
                raise RuleError("nudge-refused-still")
            asked = [
                Happening("remind", clock.seat, part, now)
                for clock in owing
                if (part := _next_part(running, people, clock, now))
            ]
            if not asked:
                raise RuleError("nudge-refused-now", heroes=_names(draft.adventure, owing))
            write_down(draft, kinds.NUDGE, mine, {"seats": [each.seat for each in asked]})
            for each in asked:
                record = seat_of(draft.adventure, each.seat)
                opened = table.clock(each.seat).opened
                draft.notes += reminder(draft.adventure, record, each, opened, by=mine.name)
                table = carried_out(table, each, now)
            write(draft, table)
            draft.silent = True
            draft.text = Text.of("nudge-sent", heroes=_names(draft.adventure, asked))

        return await self._work.change(request, adventure, alter, look=look)


def _ask_live(draft: Change, mine: SeatRecord, now: int) -> None:
    """Ask everybody whose turn is open in live play and who has been silent, once a turn.

    Raises:
        RuleError: nobody else has an open turn, or those who have may not be asked yet.
    """
    table = table_of(draft.adventure)
    owing = [each for each in table.seats if each.owes and each.seat != mine.seat]
    if not owing:
        raise RuleError("nudge-refused-nobody")
    unasked = [each for each in owing if HALF not in each.reminded]
    if not unasked:
        raise RuleError("nudge-refused-asked", heroes=_names(draft.adventure, owing))
    silent = [each for each in unasked if silent_until(table, each) <= now]
    if not silent:
        wait = minutes(min(silent_until(table, each) for each in unasked) - now)
        raise RuleError("nudge-refused-live", heroes=_names(draft.adventure, unasked), wait=wait)
    write_down(draft, kinds.NUDGE, mine, {"seats": [each.seat for each in silent]})
    for each in silent:
        user = seat_of(draft.adventure, each.seat).user
        table = set_clock(table, each.with_(reminded=(*each.reminded, HALF)))
        if user is not None:
            mark = f"{each.seat}:{each.opened}:{ASKED}"
            about = {"seat": each.seat, "opened": each.opened, "by": mine.name}
            draft.note(user, now, mark, ASKED, **about)
    write(draft, table)
    draft.silent = True
    draft.text = Text.of("nudge-sent-live", heroes=_names(draft.adventure, silent))


def _next_part(
    table: Table, people: Mapping[Seat, Person], clock: SeatClock, now: int
) -> int | None:
    """Return which reminder a nudge replaces; None where the player cannot be asked now."""
    person = people.get(clock.seat, Person())
    read = reading(table, person, clock.seat, now)
    if any(span.start <= now < span.end for span in person.vacations):
        return None
    if read is None or read.stopped is not None or read.used < BREATH:
        return None
    # After a missed turn there is one reminder, so that a nudge can take the place of no other.
    if HALF not in clock.reminded and not clock.missed:
        return HALF
    past_half = read.left is not None and read.used >= read.left
    return LATE if past_half and LATE not in clock.reminded else None


def _names(adventure: Adventure, clocks: "list[SeatClock] | list[Happening]") -> str:
    """Return the names of some seats' heroes."""
    return ", ".join(seat_of(adventure, each.seat).name for each in clocks)
