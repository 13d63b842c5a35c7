"""Who leads a hero: its player, or the autopilot."""

from rules.core.answers import STANCES
from rules.core.errors import NotSeated, RuleError
from rules.core.words import Text
from rules.pace.company import silent_until
from rules.pace.turns import returned
from rules.ports import Adventure, SeatRecord
from rules.service.change import Change
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.schedule import table_of, write
from rules.service.clocks.silence import absent_at, gone, minutes
from rules.service.journal import kinds
from rules.service.journal.loading import loaded, seats_of
from rules.service.play.seats import only_host, with_seat
from rules.service.play.unattended import run_on
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases

SLOW = 5 * 60
"""Seconds of an open turn in live play after which the host may use the autopilot for it."""


class Autopilot(UseCases):
    """Use cases of the autopilot."""

    async def set(
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
            draft.step(kinds.PILOT, seat=seat, action={"pilot": who}, seats=seats)
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
        return await self.set(request, adventure, seat.seat, HUMAN, in_place=in_place)


def _may_lead(adventure: Adventure, request: Request, seat: SeatRecord, now: int) -> None:
    """Refuse to put a seat on autopilot whose player is present and has not agreed.

    A host may do so for a player who is absent, has let a turn pass, or in live play has had an
    open turn for a while or been silent for longer. Where the host is not there in live play, any
    player of the table may.

    Raises:
        NotSeated: neither the host nor in the host's place, or the seat's player is there.
    """
    _leads(adventure, request, now)
    clock = table_of(adventure).clock(seat.seat)
    if seat.user is None or seat.pilot != HUMAN:
        return
    if adventure.pace == "post":
        if clock.away is None and not clock.missed and 100 not in clock.reminded:
            raise NotSeated("error-player-there", hero=seat.name)
        return
    at = silent_until(table_of(adventure), clock)
    if clock.owes:
        at = min(at, (clock.opened or now) + SLOW)
    if now < at and seat.user not in request.muted:
        raise NotSeated("error-player-there-live", hero=seat.name, wait=minutes(at - now))


def _leads(adventure: Adventure, request: Request, now: int) -> None:
    """Refuse whoever is neither host nor, while the host of a live game is not there, a player."""
    if adventure.host == request.user:
        return
    if adventure.pace != "live" or not seats_of(adventure, request.user):
        only_host(adventure, request)
    if not gone(adventure, adventure.host, request, now):
        at = absent_at(adventure, adventure.host) or now
        host = f"<@{adventure.host}>"
        raise NotSeated("error-only-host-live", host=host, wait=minutes(at - now))
