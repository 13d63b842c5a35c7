"""How a table agrees on its pace: pauses, more time, returning, votes about overdue turns."""

from collections.abc import Collection, Sequence

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.model import Seat
from rules.core.words import Text
from rules.pace.ballots import Vote, Wish, decided, open_about, opens_at, with_opened, with_vote
from rules.pace.notice import with_notice
from rules.pace.stops import LONGEST_PAUSE, PAUSE, pause, paused_for, resume
from rules.pace.table import DAY, Person, Table
from rules.pace.turn_times import lasts_longer
from rules.pace.turns import at_once, extended, may_extend, present, returned, woken
from rules.ports import Adventure, SeatRecord
from rules.service.by_post.lateness import carry_out, close
from rules.service.by_post.pace_status import status_lines
from rules.service.by_post.table_time import time_at
from rules.service.change import Change
from rules.service.clocks.new_calls import EXTENDED, PAUSED, SOON, VoteRequest
from rules.service.clocks.schedule import people_of, table_of, write
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play.actions import write_down
from rules.service.play.seats import mine_of, running, seat_of, voters, with_seat
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases

MOST_LETTERS = 200
"""Letters of a reason, at most."""
HOUR = 60 * 60


class Agreements(UseCases):
    """Use cases of a table's pace."""

    async def pause(
        self, request: Request, adventure: str, reason: str = "", days: int = PAUSE // DAY
    ) -> Answer:
        """Stop every clock of a table for some days, or until somebody starts them again.

        The others are told. The pause also ends when whoever asked for it leaves the table.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: they stand still already, or none runs; or it is too long.
        """
        now, why = self._work.clock.now(), reason.strip()[:MOST_LETTERS]
        most = LONGEST_PAUSE // DAY
        if not 1 <= days <= most:
            raise RuleError("pace-refused-pause-days", most=most)

        def alter(draft: Change) -> None:
            mine = mine_of(draft.adventure, request)
            table = by_post(draft.adventure)
            if table.paused is not None:
                raise RuleError("pace-refused-paused")
            write_down(draft, kinds.PAUSE, mine, {"days": days})
            write(draft, pause(table, now, mine.seat, why, now + days * DAY))
            _tell_of_pause(draft, request.user, now)
            draft.fresh = True
            draft.text = Text.of("pace-paused", until=f"<t:{now + days * DAY}:f>")

        return await self._work.change(request, adventure, alter)

    async def resume(self, request: Request, adventure: str, *, in_place: bool = False) -> Answer:
        """Start the clocks of a table again, with the time that was left and fair notice.

        A table that rests is woken: everybody whose turn is open is called again.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: they run already.
        """
        people: dict[Seat, Person] = {}

        async def look(before: Adventure) -> None:
            people.update(people_of(before, await self._work.people_at(before)))

        def alter(draft: Change) -> None:
            mine, now = mine_of(draft.adventure, request), self._work.clock.now()
            table = by_post(draft.adventure)
            if table.paused is None and table.resting is None:
                raise RuleError("pace-refused-running")
            write_down(draft, kinds.RESUME, mine, {})
            for record in seats_of(draft.adventure, request.user):
                table = present(table, record.seat, now)
            running = resume(woken(table, now), now, self._work.outages.spans)
            stood = paused_for(table, now) if table.resting is None else None
            write(draft, with_notice(running, people, now, stood))
            draft.again = True
            draft.text = Text.of("pace-resumed")

        return await self._work.change(request, adventure, alter, look=look, in_place=in_place)

    async def more_time(self, request: Request, adventure: str, hours: int) -> Answer:
        """Extend every open turn, up to a week for one turn in all; the host is told.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: no turn is open, no clock runs, or a turn has been extended by all it may.
        """
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            mine = mine_of(draft.adventure, request)
            table = by_post(draft.adventure)
            open_ = [each.seat for each in table.seats if each.owes and 100 not in each.reminded]
            if not open_:
                raise RuleError("pace-refused-nobody-awaited")
            left = max(may_extend(table, seat) for seat in open_) // HOUR
            if hours > left:
                raise RuleError("pace-refused-more", left=left)
            write_down(draft, kinds.MORE_TIME, mine, {"hours": hours, "seats": open_})
            for seat in open_:
                table = extended(table, seat, hours * HOUR)
            write(draft, table)
            if draft.adventure.host not in (0, request.user):
                _tell_of_time(draft, mine, open_, hours, now)
            draft.text = Text.of("pace-more-time", hours=hours)

        return await self._work.change(request, adventure, alter)

    async def sooner(self, request: Request, adventure: str) -> Answer:
        """Vote for a shorter turn time to count for running turns; most of those present decide.

        Players whose turn is open have fair notice all the same.

        Raises:
            NotSeated: the person has no seat there, or none that counts.
            RuleError: every turn that runs has the table's time already.
        """
        people: dict[Seat, Person] = {}

        async def look(before: Adventure) -> None:
            people.update(people_of(before, await self._work.people_at(before)))

        def alter(draft: Change) -> None:
            mine, now = mine_of(draft.adventure, request), self._work.clock.now()
            table, present = by_post(draft.adventure), voters(draft.adventure)
            if not lasts_longer(table):
                raise RuleError("pace-refused-sooner")
            if mine.seat not in present:
                raise NotSeated("vote-refused-away")
            agreed = {*table.sooner, mine.seat} & set(present)
            write_down(draft, kinds.SOONER, mine, {})
            if 2 * len(agreed) > len(present):
                write(draft, with_notice(at_once(table), people, now))
                draft.text = Text.of("pace-sooner-done")
            else:
                write(draft, table.with_(sooner=tuple(sorted(agreed))))
                left = len(present) // 2 + 1 - len(agreed)
                draft.text = Text.of("pace-sooner-heard", left=left)

        return await self._work.change(request, adventure, alter, look=look)

    async def come_back(self, request: Request, adventure: str) -> Answer:
        """Return after an absence, with a whole turn if one is owed.

        Raises:
            NotSeated: the person has no seat there.
            RuleError: they were not away.
        """

        def alter(draft: Change) -> None:
            mine = mine_of(draft.adventure, request)
            table = by_post(draft.adventure)
            if table.clock(mine.seat).away is None and mine.pilot == "player":
                raise RuleError("pace-refused-not-away", hero=mine.name)
            came_back(draft, mine, self._work.clock.now())

        return await self._work.change(request, adventure, alter)

    async def vote(
        self, request: Request, adventure: str, target: Seat, wish: Wish, *, in_place: bool = False
    ) -> Answer:
        """Vote on what happens to a seat whose time is up; the first vote opens the ballot.

        Then the others are asked to vote, too.

        Raises:
            NotSeated: the person has no seat there, or none that counts.
            RuleError: it is about themselves, nobody is late, or there was a ballot lately.
        """
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            mine = mine_of(draft.adventure, request)
            about = _about(draft.adventure, target)
            who = voters(draft.adventure, about.seat)
            if about.user == request.user:
                raise RuleError("vote-refused-own")
            if mine.seat not in who:
                raise NotSeated("vote-refused-away")
            table = by_post(draft.adventure)
            if open_about(table.ballots, about.seat) is None:
                table = _opened(table, about, now)
                others = tuple(seat for seat in who if seat != mine.seat)
                draft.asked.append(VoteRequest(others, "ballot", about.seat))
            voice = Vote(seat=mine.seat, wish=wish)
            table = table.with_(ballots=with_vote(table.ballots, about.seat, voice))
            carried, named = _outcome(table, about.seat, who)
            said = {"target": about.seat, "wish": wish}
            write_down(draft, kinds.VOTE, mine, said | {"carried": carried, "heroes": named})
            write(draft, table)
            if carried is not None:
                close(draft, about.seat)
                carry_out(draft, carried, about.seat, now)
            draft.text = Text.of(
                "vote-carried" if carried else "vote-heard",
                hero=about.name,
                wish=carried or wish,
                voters=len(who),
            )

        return await self._work.change(request, adventure, alter, in_place=in_place)

    async def status(self, request: Request, adventure: str) -> tuple[str, ...]:
        """Return what a table has agreed on, and how each of its clocks stands, line by line.

        Raises:
            NoAdventure: no game is on.
        """
        found = await self._work.at(request, adventure)
        rules, state = running(found)
        words = self._work.words_of(found, request.locale)
        if found.pace == "live":
            return (words.phrase("pace-live"),)
        time = await time_at(self._work, found)
        return status_lines(found, rules.awaiting(state), time, words)

    async def late(self, request: Request) -> list[SeatRecord]:
        """Return the late seats of the channel's game, about which there can be a vote."""
        found = await self._work.here(request)
        if found.status != "running" or found.pace == "live":
            return []
        table = table_of(found)
        clocks = {each.seat: table.clock(each.seat) for each in found.seats}
        return [
            each
            for each in found.seats
            if 100 in clocks[each.seat].reminded or clocks[each.seat].away is not None
        ]


def _tell_of_pause(draft: Change, pauser: int, now: int) -> None:
    """Have everybody else at the table told that the clocks stand still."""
    version = draft.adventure.version
    users = {seat.user for seat in draft.adventure.seats if seat.user not in (None, pauser)}
    for user in sorted(user for user in users if user is not None):
        draft.note(user, now + SOON, f"{version}:{PAUSED}:{user}", PAUSED, since=now)


def _tell_of_time(
    draft: Change, by: SeatRecord, seats: Sequence[Seat], hours: int, now: int
) -> None:
    """Have the host told that somebody else gave turns more time."""
    host, version = draft.adventure.host, draft.adventure.version
    about = {"seat": by.seat, "seats": list(seats), "hours": hours}
    draft.note(host, now + SOON, f"{version}:{EXTENDED}", EXTENDED, **about)


def _about(adventure: Adventure, target: Seat) -> SeatRecord:
    if target not in {record.seat for record in adventure.seats}:
        raise RuleError("error-no-such-seat", seat=target)
    return seat_of(adventure, target)


def _outcome(
    table: Table, target: Seat, who: Collection[Seat]
) -> tuple[Wish | None, tuple[Seat, ...]]:
    """Return the outcome of the open ballot about a seat, if any, and who voted for it."""
    ballot = open_about(table.ballots, target)
    wish = None if ballot is None else decided(ballot, who)
    return wish, () if ballot is None or wish is None else ballot.named(wish)


def _opened(table: Table, about: SeatRecord, now: int) -> Table:
    """Return the table with a new ballot about a seat.

    Raises:
        RuleError: it is not late, or there was a ballot about it lately.
    """
    clock = table.clock(about.seat)
    if 100 not in clock.reminded and clock.away is None:
        raise RuleError("vote-refused-not-late", hero=about.name)
    if now < opens_at(table.ballots, about.seat):
        raise RuleError("vote-refused-lately", hero=about.name)
    return table.with_(ballots=with_opened(table.ballots, about.seat, now, clock.opened))


def came_back(draft: Change, mine: SeatRecord, now: int) -> None:
    """Give a seat back to the player who still holds it, with a whole turn if one is owed."""
    seats = with_seat(draft.adventure, mine.with_(pilot="player"))
    running(draft.adventure)
    draft.step(kinds.RETURN, action={"seat": mine.seat}, seats=seats)
    write(draft, returned(table_of(draft.adventure), mine.seat, now))
    draft.text = Text.of("pace-back", hero=mine.name)


def by_post(adventure: Adventure) -> Table:
    """Return the clocks of a game by post that is on.

    Raises:
        NoAdventure: no game is on.
        RuleError: it is played live.
    """
    if adventure.status != "running":
        raise NoAdventure("error-not-begun" if adventure.status == "lobby" else "error-over")
    if adventure.pace == "live":
        raise RuleError("pace-refused-live")
    return table_of(adventure)
