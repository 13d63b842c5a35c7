"""People who left the server: their seats are offered at once, and the host is replaced."""

from collections.abc import Mapping, Sequence

from rules.core.errors import Conflict
from rules.core.model import Seat
from rules.pace.ballots import with_closed
from rules.pace.clock import LATE
from rules.pace.schedule import due_now
from rules.pace.turns import vacated
from rules.ports import Adventure, SeatRecord, Step
from rules.service.by_post.handover import heir_of
from rules.service.by_post.lateness import offer, with_former_player
from rules.service.by_post.unasked import unasked
from rules.service.change import Change
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.schedule import people_of, running_table, seat_of_step, table_of, write
from rules.service.journal import kinds
from rules.service.play.seats import running, with_seat
from rules.service.play.unattended import run_on
from rules.service.unit_of_work import UseCases


class Departures(UseCases):
    """Use cases of people who are no longer in the server."""

    async def to_ask(self, found: Adventure) -> tuple[int, ...]:
        """Return whose membership to check before the clocks: players who are late, or nearly."""
        if found.status != "running":
            return ()
        people = people_of(found, await self._work.people_at(found))
        table = running_table(found, self._work.outages)
        due = due_now(table, people, self._work.clock.now())
        late = {
            each.seat
            for each in due
            if each.kind == "late" or (each.kind == "remind" and each.part >= LATE)
        }
        led = [seat.user for seat in _led(found) if seat.seat in late]
        return tuple(user for user in led if user is not None)

    async def expected(self, adventure: str) -> tuple[int, ...]:
        """Return who leads a hero of a game that is on, and who hosts it, each once."""
        found = await self._work.load(adventure)
        if found.status != "running":
            return ()
        led = [seat.user for seat in _led(found) if seat.user is not None]
        return tuple(dict.fromkeys((*led, *((found.host,) if found.host else ()))))

    async def left(self, adventure: str, user: int) -> bool:
        """Let somebody go who has left the server; return whether that changes anything.

        Their turns are taken by the autopilot, and anybody may take the seat; they may have it back
        when they return. The next host is the player present who has had a seat for longest.
        """
        found = await self._work.load(adventure)
        request = unasked("departed", found, user)
        since: Mapping[Seat, int] = {}

        async def look(before: Adventure) -> None:
            nonlocal since
            since = _seated_at(await self._work.store.journal(before.id))

        def alter(draft: Change) -> None:
            _depart(draft, user, since, self._work.clock.now())

        try:
            answer = await self._work.change(request, found.id, alter, look=look)
        except Conflict:
            return False
        return not answer.repeated


def _depart(draft: Change, user: int, since: Mapping[Seat, int], now: int) -> None:
    """Mark somebody who leads heroes, or hosts, as gone.

    Raises:
        Conflict: they do neither any more.
        NoAdventure: no game is on.
    """
    running(draft.adventure)
    led = [seat for seat in _led(draft.adventure) if seat.user == user]
    host = heir_of(draft.adventure, user, since)
    if not led and host == draft.adventure.host:
        raise Conflict("error-conflict")
    for record in led:
        draft.step(kinds.DEPARTED, action={"seat": record.seat})
        _offer(draft, record, now)
    if host != draft.adventure.host:
        draft.step(kinds.HOST, host=host)
    draft.fresh = True


def _offer(draft: Change, record: SeatRecord, now: int) -> None:
    """Offer a seat to anybody; in live play it becomes free, as nobody waits for its player.

    Open ballots about it and offers of it end.
    """
    table = table_of(draft.adventure)
    offers = tuple(each for each in table.offers if each.seat != record.seat)
    write(
        draft,
        table.with_(offers=offers, ballots=with_closed(table.ballots, (record.seat,))),
    )
    if draft.adventure.pace == "post":
        offer(draft, record, now)
        return
    rules, state = running(draft.adventure)
    seats = with_seat(draft.adventure, record.with_(user=None, pilot="auto"))
    draft.step(kinds.OFFER, action={"seat": record.seat}, seats=seats)
    table = with_former_player(table_of(draft.adventure), record, now)
    write(draft, vacated(table, record.seat))
    run_on(draft, rules, state, followed=None)


def _led(adventure: Adventure) -> tuple[SeatRecord, ...]:
    """Return the seats that somebody leads and that are not marked as gone for good."""
    table = table_of(adventure)
    return tuple(
        seat
        for seat in adventure.seats
        if seat.user is not None and not (seat.pilot != HUMAN and table.clock(seat.seat).offered)
    )


def _seated_at(steps: Sequence[Step]) -> dict[Seat, int]:
    """Return the version at which each seat's player took it, where that was during the game."""
    found: dict[Seat, int] = {}
    for step in steps:
        if kinds.of(step).seated:
            found[seat_of_step(step)] = step.version
    return found
