"""Play by post: what happens when time passes."""

from collections.abc import Mapping, Sequence

from rules.core.errors import Conflict
from rules.core.model import Seat
from rules.pace.company import is_absent, is_on_vacation, nobody_there
from rules.pace.notice import with_notice
from rules.pace.schedule import Happening, due_now, idle_of
from rules.pace.stops import resume
from rules.pace.table import Person, Table, policy_of, set_clock
from rules.pace.turns import carried_out
from rules.ports import Adventure, Note, SeatRecord, Timer
from rules.service.by_post.lateness import (
    ask,
    cover,
    end_ballot,
    give_way,
    go_on_alone,
    late,
    offer,
    second_time,
)
from rules.service.by_post.lobbies import Lobbies
from rules.service.by_post.outages import Outages
from rules.service.by_post.pace_news import AWAY
from rules.service.by_post.parking import tellable
from rules.service.by_post.unasked import unasked
from rules.service.change import Change
from rules.service.clocks.new_calls import RESTS, STILL
from rules.service.clocks.schedule import (
    people_of,
    running_table,
    table_of,
    timers_for,
    waits_for_nobody,
    write,
)
from rules.service.journal import kinds
from rules.service.journal.loading import trouble_of
from rules.service.play.proposals import agree
from rules.service.play.seats import running, seat_of
from rules.service.unit_of_work import UnitOfWork


class Timers(Outages):
    """Use cases of time: looks at the clocks, notes to people, and outages of the bot."""

    def __init__(self, work: UnitOfWork, lobbies: Lobbies) -> None:
        super().__init__(work)
        self._lobbies = lobbies

    async def look(self, timer: Timer) -> None:
        """Carry out what is due at a table; a timer that came too early is set again.

        Where play is stopped it waits until the table is told, or may go on.

        Raises:
            Unreadable: the adventure cannot be read.
        """
        adventure = await self._work.store.load(timer.subject)
        if adventure is None or adventure.version != timer.version:
            await self._work.store.drop_timer(timer)
            return
        if await self._work.servers.settings.stands_still(adventure.guild):
            return
        if adventure.status == "lobby":
            await self._lobbies.look(timer, adventure)
            return
        trouble = trouble_of(adventure)
        if trouble is not None:
            raise trouble
        now = self._work.clock.now()
        known = await self._work.people_at(adventure)
        people = people_of(adventure, known)
        table = running_table(adventure, self._work.outages)
        found = due_now(table, people, now)
        alone = not found and waits_for_nobody(table) and timer.due <= now
        if not found and not alone:
            await self._later(timer, timers_for(adventure, known, self._work.outages, now))
            return
        request = unasked("clock", adventure)

        def alter(draft: Change) -> None:
            if draft.adventure.version != timer.version:
                raise Conflict("error-conflict")
            if alone:
                self._alone(draft, people, now)
            else:
                self._pass(draft, people, now)

        try:
            await self._work.change(request, adventure.id, alter)
        except Conflict:
            return

    async def _later(self, timer: Timer, following: Sequence[Timer]) -> None:
        """Look later, as nothing is due after all: there was an outage, or somebody is absent."""
        if all(each.kind != timer.kind for each in following):
            await self._work.store.drop_timer(timer)
        for each in following:
            await self._work.store.set_timer(each)

    def _alone(self, draft: Change, people: Mapping[Seat, Person], now: int) -> None:
        """Let autopilots go on by themselves, or the table rest where none of its players is there.

        In live play, and where the autopilot leads all, somebody may be watching.
        """
        table = running_table(draft.adventure, self._work.outages)
        if table.live is None and nobody_there(table, people, now):
            self._carry_out(draft, people, (Happening("rest", 0, 0, now),), now)
        else:
            go_on_alone(draft, now)

    def _pass(self, draft: Change, people: Mapping[Seat, Person], now: int) -> None:
        table = running_table(draft.adventure, self._work.outages)
        self._carry_out(draft, people, due_now(table, people, now), now)

    def _carry_out(
        self, draft: Change, people: Mapping[Seat, Person], due: Sequence[Happening], now: int
    ) -> None:
        table = running_table(draft.adventure, self._work.outages)
        # One turn at a time: after it, others may no longer be late. Turns that are still to come
        # are noted first, as they are taken once they come.
        found = [each for each in due if each.kind == "remind"]
        ahead = {clock.seat for clock in table.seats if clock.ahead is not None}
        noted = [each for each in due if each.kind in ("late", "covered") and each.seat in ahead]
        found += noted
        found += [each for each in due if each.kind != "remind" and each not in noted][:1]
        running(draft.adventure)
        action = {"due": [[each.kind, each.seat, each.part] for each in found]}
        ended = [_ended(table, each.seat) for each in found if each.kind == "late"]
        told = {each.seat for each in found if each.kind == "told"}
        most = [[seat, wish] for seat in told if (wish := second_time(draft.adventure, seat))]
        more = {"ended": ended} if ended else {"most": most} if most else {}
        draft.step(kinds.CLOCK, action=action | more)
        draft.silent = True
        draft.absent = frozenset(
            seat
            for seat, person in people.items()
            if is_absent(table.clock(seat), person, now) or is_on_vacation(person, now)
        )
        draft.late = frozenset(each.seat for each in due if each.kind in ("late", "covered"))
        for happening in found:
            before, seat = table_of(draft.adventure), happening.seat
            if happening.kind == "late":
                idle = idle_of(table, people.get(seat, Person()), seat, now)
                before = set_clock(before, before.clock(seat).with_(idle=idle))
            write(draft, carried_out(before, happening, now))
            if happening.kind in ("resume", "wake"):
                self._go_on(draft, people, now)
            elif happening.kind == "still":
                self._still(draft, now)
            elif happening.kind == "rest":
                self._rest(draft, now)
            else:
                self._happen(draft, happening, people, now)

    def _go_on(self, draft: Change, people: Mapping[Seat, Person], now: int) -> None:
        """End a pause or a rest: players whose turn is open are told, and have fair notice."""
        running = resume(table_of(draft.adventure), now, self._work.outages.spans)
        write(draft, with_notice(running, people, now))
        draft.silent, draft.again = False, True

    @staticmethod
    def _still(draft: Change, now: int) -> None:
        """Tell the host that the table has waited for a week; the card says when it rests."""
        table, found = table_of(draft.adventure), draft.adventure
        draft.silent = table.resting is None
        host, mark = next(iter(tellable(found))), f"{found.version}:{STILL}"
        draft.note(host, now, mark, STILL, words=table.words)

    @staticmethod
    def _rest(draft: Change, now: int) -> None:
        """Say on a new card that nobody is there and the table rests, and tell its host once."""
        found = draft.adventure
        draft.silent, draft.fresh = False, True
        host, mark = next(iter(tellable(found))), f"{found.version}:{RESTS}"
        draft.note(host, now, mark, RESTS, since=now)

    def _happen(
        self, draft: Change, happening: Happening, people: Mapping[Seat, Person], now: int
    ) -> None:
        record = seat_of(draft.adventure, happening.seat)
        if happening.kind == "remind":
            clock = table_of(draft.adventure).clock(happening.seat)
            draft.notes += reminder(draft.adventure, record, happening, clock.opened)
            return
        draft.silent = False
        # The card is edited, unless somebody is called by a new one.
        draft.fresh = happening.kind == "gone"
        match happening.kind:
            case "late":
                opened = table_of(draft.adventure).clock(record.seat).opened
                late(draft, record, now)
                if opened is not None and _still_owed(draft.adventure, record, opened):
                    draft.notes += reminder(draft.adventure, record, happening, opened)
            case "covered":
                cover(draft, record)
            case "held":
                give_way(draft, record)
            case "ask":
                ask(draft, record.seat, now)
            case "told":
                end_ballot(draft, record.seat, now)
            case "home":
                draft.fresh = False
            case "agreed":
                agree(draft, people, now)
            case _:
                offer(draft, record, now)


def _ended(table: Table, seat: Seat) -> list[int]:
    """Return a seat whose time is up with the seconds that it had.

    They are 0 for a time of the day, and below that for a player who counts as away.
    """
    clock = table.clock(seat)
    policy = policy_of(table, clock)
    seconds = policy.budget if policy.kind == "budget" else 0
    return [seat, seconds if clock.away is None else AWAY]


def _still_owed(adventure: Adventure, record: SeatRecord, opened: int) -> bool:
    """Return whether a turn whose time is up was left to its player: the table waits, or votes.

    A turn that is still to come is asked for when it comes.
    """
    clock = table_of(adventure).clock(record.seat)
    return clock.opened == opened and clock.ahead is None and not clock.left


def reminder(
    adventure: Adventure,
    record: SeatRecord,
    happening: Happening,
    opened: int | None,
    by: str = "",
) -> Sequence[Note]:
    """Return the note that a seat's turn has been open since `opened`.

    `by` is who asked for it, if anybody.
    """
    if record.user is None:
        return ()
    return (
        Note(
            id=f"{adventure.id}:{record.seat}:{opened}:{happening.kind}{happening.part}",
            adventure=adventure.id,
            user=record.user,
            body={
                "kind": happening.kind,
                "seat": record.seat,
                "opened": opened,
                "part": happening.part,
                "by": by,
            },
            due=happening.at,
        ),
    )
