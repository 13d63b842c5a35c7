"""Players who cannot press a card where it is: their own clocks stand still."""

from collections.abc import Sequence

from rules.core.errors import Conflict
from rules.pace.frozen import Span
from rules.pace.schedule import due_now
from rules.pace.table import SeatClock, Table, set_clock
from rules.ports import Adventure
from rules.service.by_post.unasked import unasked
from rules.service.change import Change
from rules.service.clocks.schedule import people_of, running_table, table_of, write
from rules.service.journal import kinds
from rules.service.play.seats import running
from rules.service.unit_of_work import UseCases


class KeptOut(UseCases):
    """Use cases of players in timeout, and of those who do not see the channel of their game."""

    async def to_ask(self, found: Adventure) -> Sequence[int]:
        """Return the players to ask Discord about, because a clock of theirs is due.

        The question is whether they are still allowed to press the card's buttons.
        """
        if found.status != "running":
            return ()
        people = people_of(found, await self._work.people_at(found))
        table = running_table(found, self._work.outages)
        due = {each.seat for each in due_now(table, people, self._work.clock.now())}
        led = (each.user for each in found.seats if each.seat in due and each.pilot == "player")
        return tuple(dict.fromkeys(user for user in led if user is not None))

    async def stand_still(self, adventure: str, user: int, until: int) -> bool:
        """Let the open turns of somebody who cannot press the card stand still until an instant.

        Since when they could not is unknown: their time is given back since they last did
        something, or since the turn was opened. Return whether any turn was open.
        """
        found = await self._work.load(adventure)
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            before = table = table_of(draft.adventure)
            for record in draft.adventure.seats:
                if record.user == user:
                    table = _still(table, table.clock(record.seat), now, until)
            if table == before:
                raise Conflict("error-conflict")
            running(draft.adventure)
            draft.step(kinds.KEPT_OUT, action={"until": until})
            write(draft, table)
            draft.silent = True

        request = unasked(kinds.KEPT_OUT.name, found, user, now)
        try:
            await self._work.change(request, found.id, alter)
        except Conflict:
            return False
        return True


def _still(table: Table, clock: SeatClock, now: int, until: int) -> Table:
    """Return a table in which a seat's open turn stands still until an instant.

    One that stands still already is left as it is: something is due all the same.
    """
    if clock.opened is None or any(span.start < now < span.end for span in clock.stood):
        return table
    since = max(clock.opened, clock.acted or 0)
    return set_clock(table, clock.with_(stood=(*clock.stood, Span(since, max(since, until)))))
