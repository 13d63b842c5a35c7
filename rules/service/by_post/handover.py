"""Seats and the host's role that change hands: offered, accepted, taken back."""

from collections.abc import Mapping

from rules.core.errors import NotSeated, RuleError
from rules.core.model import Seat
from rules.core.words import Text, folded
from rules.pace.handover import Offer, had_before, offered_to
from rules.pace.table import set_clock
from rules.pace.turns import handed_over, renewed, returned, without_votes
from rules.ports import Adventure, SeatRecord
from rules.service.by_post.agreements import came_back
from rules.service.by_post.lateness import with_former_player
from rules.service.by_post.reminders import OFFERED
from rules.service.change import Change
from rules.service.clocks.known_turns import HUMAN
from rules.service.clocks.schedule import running_table, table_of, write
from rules.service.clocks.silence import absent_at, gone, minutes
from rules.service.journal import kinds
from rules.service.journal.loading import seats_of
from rules.service.play.seats import mine_of, running, seat_of, with_seat
from rules.service.records import Answer, Request
from rules.service.unit_of_work import UseCases


class Handover(UseCases):
    """Use cases of who leads a hero, and who hosts."""

    async def offer(self, request: Request, adventure: str, to: int, hero: str = "") -> Answer:
        """Offer one's seat to somebody, or as host a free one; it is theirs once they accept.

        `hero` names the free seat.

        Raises:
            NotSeated: the person has no seat there, or does not host.
            RuleError: the other one is oneself, or has a seat already; nobody is called that, or
                somebody leads that hero.
        """
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            running(draft.adventure)
            mine = (
                _free(draft.adventure, request, hero) if hero else mine_of(draft.adventure, request)
            )
            if seats_of(draft.adventure, to):
                raise RuleError("hand-over-refused-seated")
            table = table_of(draft.adventure)
            others = [each for each in table.offers if each.seat != mine.seat and each.to != to]
            draft.step(kinds.HAND_OVER, action={"seat": mine.seat})
            write(draft, table.with_(offers=(*others, Offer(seat=mine.seat, to=to, at=now))))
            draft.note(to, now, f"{mine.seat}:{now}:{OFFERED}{to}", OFFERED, seat=mine.seat)
            draft.text = Text.of("hand-over-offered", hero=mine.name, to=f"<@{to}>")

        return await self._work.change(request, adventure, alter)

    async def accept(self, request: Request, adventure: str) -> Answer:
        """Take the seat that was offered to the person, with the time that is left of its turn.

        Raises:
            RuleError: nothing was offered, or one has a seat already.
        """
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            running(draft.adventure)
            if seats_of(draft.adventure, request.user):
                raise RuleError("error-already-seated")
            table = running_table(draft.adventure, self._work.outages)
            offered = offered_to(table.offers, request.user, now)
            if offered is None:
                raise RuleError("hand-over-refused-none")
            taken_over(draft, seat_of(draft.adventure, offered.seat), request.user, now)

        return await self._work.change(request, adventure, alter)

    async def reclaim(self, request: Request, adventure: str) -> Answer:
        """Take one's seat back within three days; a turn under way goes on.

        While nobody has taken it, it can be taken back at any time, as after any absence.

        Raises:
            RuleError: there is nothing to have back, or it is too late.
        """
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            running(draft.adventure)
            table = table_of(draft.adventure)
            mine = seats_of(draft.adventure, request.user)
            if mine and table.clock(mine[0].seat).offered:
                came_back(draft, mine[0], now)
                return
            if mine:
                raise RuleError("error-already-seated")
            lasting = running_table(draft.adventure, self._work.outages)
            had = had_before(lasting.former, request.user, now)
            if had is None:
                raise RuleError("reclaim-refused")
            record = seat_of(draft.adventure, had.seat)
            host = request.user if draft.adventure.host == record.user else draft.adventure.host
            seats = with_seat(draft.adventure, record.with_(user=request.user, pilot="player"))
            action = {"seat": record.seat}
            draft.step(kinds.RECLAIM, action=action, seats=seats, host=host)
            left = tuple(each for each in table.former if each.seat != record.seat)
            mended = without_votes(table.with_(former=left), record.seat)
            mended = returned(mended, record.seat, now)
            # What somebody else missed is not held against the player who has the seat back.
            clock = mended.clock(record.seat).with_(missed=0)
            write(draft, set_clock(mended, clock))
            draft.text = Text.of("reclaim-done", hero=record.name)

        return await self._work.change(request, adventure, alter)

    async def host(self, request: Request, adventure: str, to: int | None = None) -> Answer:
        """Become host, where the host is gone or absent; or pass that to somebody at the table.

        Raises:
            NotSeated: the person, or who should be host, has no seat there.
            RuleError: the host is there, or it is oneself.
        """
        now = self._work.clock.now()

        def alter(draft: Change) -> None:
            before = draft.adventure
            running(before)
            mine = mine_of(before, request)
            new = request.user if to is None else to
            if new == before.host:
                raise RuleError("host-refused-same")
            mine_already = before.host == request.user or request.manages_channel
            if not mine_already and not gone(before, before.host, request, now):
                raise host_is_there(before, now)
            if not seats_of(before, new):
                raise NotSeated("host-refused-seat")
            draft.step(kinds.HOST, action={"seat": mine.seat}, host=new)
            draft.text = Text.of("host-done", who=f"<@{new}>")

        return await self._work.change(request, adventure, alter)


def _free(adventure: Adventure, request: Request, hero: str) -> SeatRecord:
    """Return a seat that nobody has, by its hero's name, for the host to offer.

    Raises:
        NotSeated: the person is not the host.
        RuleError: there is none of that name, or somebody leads that hero.
    """
    if adventure.host != request.user:
        raise NotSeated("error-only-host")
    wanted = folded(hero.strip())
    record = next((each for each in adventure.seats if folded(each.name) == wanted), None)
    if record is None:
        raise RuleError("hand-over-refused-hero", hero=hero[:60])
    if record.user is not None:
        raise RuleError("hand-over-refused-led", hero=record.name)
    return record


def taken_over(draft: Change, record: SeatRecord, user: int, now: int) -> None:
    """Give a seat to somebody; its former player may have it back for a while.

    A turn that its player handed over goes on with the time that is left; else it is a new one.

    Where the host's seat is handed over, or no host has a seat, the table has a new host too.
    """
    running(draft.adventure)
    before = table_of(draft.adventure)
    theirs = record.user is None and had_before(before.former, user, now)
    table = with_former_player(before, record, now)
    seats = with_seat(draft.adventure, record.with_(user=user, pilot="player"))
    was_host = record.user is not None and draft.adventure.host == record.user
    handed = was_host and len(seats_of(draft.adventure, record.user or 0)) == 1
    draft.step(
        kinds.TAKE_OVER,
        seat=record.seat,
        seats=seats,
        host=user if handed else host_after(draft.adventure, user),
    )
    offers = tuple(each for each in table.offers if each.seat != record.seat)
    table = table.with_(offers=offers)
    if theirs and theirs.seat == record.seat:
        # A player who gave up a seat and takes it again goes on with the turn that is on.
        former = tuple(each for each in table.former if each.seat != record.seat)
        write(draft, returned(table.with_(former=former), record.seat, now))
    else:
        anew = renewed if record.user is None else handed_over
        write(draft, anew(without_votes(table, record.seat), record.seat, now))
    draft.fresh = True
    draft.text = Text.of("answer-took-over", hero=record.name)


def host_after(adventure: Adventure, user: int) -> int:
    """Return who is host after a person has taken a seat.

    It is that person if the former host has no seat, as when everybody had left the table.
    """
    return adventure.host if seats_of(adventure, adventure.host) else user


def heir_of(adventure: Adventure, gone: int, since: Mapping[Seat, int] | None = None) -> int:
    """Return who is host once somebody is gone: a player who is there, before all who are away.

    Of these it is who has been there longest, by the versions at which seats were taken, `since`.
    """
    if adventure.host != gone:
        return adventure.host
    table = table_of(adventure)
    taken = since or {}
    others = [seat for seat in adventure.seats if seat.user not in (None, gone)]
    others.sort(
        key=lambda seat: (
            seat.pilot != HUMAN or table.clock(seat.seat).away is not None,
            taken.get(seat.seat, 0),
            seat.seat,
        )
    )
    return next((seat.user for seat in others if seat.user is not None), adventure.host)


def host_is_there(adventure: Adventure, now: int) -> RuleError:
    """Return the refusal that a host is there, and what helps once the host is not."""
    at = absent_at(adventure, adventure.host)
    if at is None:
        return RuleError("host-refused-there")
    return RuleError("host-refused-live", host=f"<@{adventure.host}>", wait=minutes(at - now))
