"""Who leads a hero: its player, or the autopilot."""

from rules.core.answers import STANCES
from rules.core.errors import NotSeated, RuleError
from rules.core.words import Text
from rules.pace.turns import returned
from rules.ports import Adventure, SeatRecord
from rules.service.clocks.schedule import HUMAN, table_of, write
from rules.service.journal.loading import loaded, seats_of
from rules.service.play.seats import only_host, with_seat
from rules.service.play.unattended import run_on
from rules.service.records import Answer, Request
from rules.service.unit_of_work import Change, UseCases

SLOW = 5 * 60
"""Seconds of an open turn in live play after which the host may use the autopilot for it."""


class Autopilot(UseCases):
    """Use cases of the autopilot."""

    async def pilot(
        self, request: Request, adventure: str, seat: int, who: str, *, in_place: bool = False
    ) -> Answer:
        """Put a seat on autopilot (`who` is a stance), or give it back to its player (`player`).

        Raises:
            NotSeated: neither one's own seat nor host; or its player is there.
            RuleError: no such seat or stance, the game is not on, or nobody sits there.
        """

        def alter(draft: Change) -> None:
            before = draft.adventure
            found = next((record for record in before.seats if record.seat == seat), None)
            if before.status != "running" or found is None:
                raise RuleError("error-no-such-seat", seat=seat)
            if found.user != request.user:
                _may_lead(before, request, found, self._work.clock.now())
            if who == "player":
                if found.user is None:
                    raise RuleError("error-nobody-there", hero=found.name)
                record = found.with_(pilot="player")
            elif who in STANCES:
                record = found.with_(pilot="auto", stance=who)
            else:
                raise RuleError("error-no-such-stance", stances=", ".join(STANCES))
            rules, state = loaded(before)
            seats = with_seat(before, record)
            draft.step("pilot", seat=seat, action={"pilot": who}, seats=seats, state=state)
            if found.user == request.user:
                # Whoever says who leads their hero is there, and so absent no longer.
                table = table_of(draft.adventure)
                write(draft, returned(table, seat, self._work.clock.now()))
            draft.text = Text.of("answer-pilot", hero=found.name, who=who)
            run_on(draft, rules, state, followed=None)

        return await self._work.change(request, adventure, alter, in_place=in_place)

    async def lead(self, request: Request, adventure: str, *, in_place: bool = False) -> Answer:
        """Lead one's own hero again, which was on autopilot.

        Raises:
            NotSeated: the person has no seat here.
        """
        mine = seats_of(await self._work.at(request, adventure), request.user)
        if not mine:
            raise NotSeated("error-join-first")
        seat = next((each for each in mine if each.pilot != HUMAN), mine[0])
        return await self.pilot(request, adventure, seat.seat, HUMAN, in_place=in_place)


def _may_lead(adventure: Adventure, request: Request, seat: SeatRecord, now: int) -> None:
    """Refuse to put a seat on autopilot whose player is present and has not agreed.

    A host may do so for a player who is absent, has let a turn pass, or in live play has had an
    open turn for a while.

    Raises:
        NotSeated: not the host, or the seat's player is there.
    """
    only_host(adventure, request)
    clock = table_of(adventure).clock(seat.seat)
    slow = adventure.pace == "live" and clock.owes and now - (clock.opened or now) >= SLOW
    gone = clock.away is not None or clock.missed or 100 in clock.reminded or slow
    if seat.user is not None and seat.pilot == HUMAN and not gone:
        raise NotSeated("error-player-there", hero=seat.name)
