"""Play by post: what happens when time passes, and how a table agrees on its pace."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.core.errors import Conflict, NoAdventure, NotSeated, RuleError
from rules.core.model import Model, Seat
from rules.core.words import Text
from rules.pace.frozen import Span, melted
from rules.pace.table import (
    Happening,
    Person,
    Table,
    due_now,
    extended,
    pause,
    reading,
    resume,
    returned,
    set_clock,
    told,
)
from rules.ports import Adventure, Note, SeatRecord, Timer
from rules.service.house import Change, House
from rules.service.play import act_for, running
from rules.service.presence import Presence
from rules.service.records import Answer, Request
from rules.service.stored import loaded, seats_of
from rules.service.winding import people_of, running_table, table_of, timers_for

ALIVE, OUTAGES = "alive", "outages"
SHORTEST_OUTAGE = 60
"""Seconds of silence that count as having been away."""
OUTAGES_KEPT = 40 * 24 * 60 * 60
REMIND, LATE, GONE = "remind", "late", "gone"
STEP = "clock"
"""The kind of step that the clock takes: nobody's deed, so that no click grows stale by it."""
NOBODY = 0


class Call(Model):
    """A note in words, for somebody who still has to be told."""

    adventure: str
    channel: int
    guild: int | None
    user: int
    text: str
    private: bool


class Pacing:
    """Use cases of time: looks at the clocks, pauses, more time, coming back."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def wake(self) -> int:
        """Note, at a start, how long we were away; nobody's clock ran then. Seconds of it."""
        now = self._house.clock.now()
        stored = await self._house.store.setting(OUTAGES)
        known = Outages.model_validate_json(stored).spans if stored else ()
        last = await self._house.store.setting(ALIVE)
        away = now - int(last) if last else 0
        if away >= SHORTEST_OUTAGE:
            known = (*known, Span(now - away, now))
        self._house.outages = melted([each for each in known if each.end > now - OUTAGES_KEPT])
        kept = Outages(spans=self._house.outages)
        await self._house.store.set_setting(OUTAGES, kept.model_dump_json())
        await self.beat()
        return max(0, away) if away >= SHORTEST_OUTAGE else 0

    async def beat(self) -> None:
        """Note that we are here."""
        await self._house.store.set_setting(ALIVE, str(self._house.clock.now()))

    async def look(self, timer: Timer) -> None:
        """See what is due at a table, and do it; a timer that came too early is set anew."""
        adventure = await self._house.store.load(timer.subject)
        if adventure is None or adventure.version != timer.version:
            await self._house.store.drop_timer(timer)
            return
        now = self._house.clock.now()
        known = await self._house.known(adventure)
        people = people_of(adventure, known)
        if not due_now(running_table(adventure, self._house.outages), people, now):
            await self._later(timer, timers_for(adventure, known, self._house.outages, now))
            return
        request = Request(
            id=f"clock:{adventure.id}:{adventure.version}",
            user=NOBODY,
            channel=adventure.channel,
            guild=adventure.guild,
            locale=adventure.locale,
        )

        def alter(draft: Change) -> None:
            if draft.adventure.version != timer.version:
                raise Conflict("error-conflict")
            self._pass(draft, people, now)

        try:
            await self._house.change(request, adventure.id, alter)
        except Conflict:
            return

    async def _later(self, timer: Timer, following: Sequence[Timer]) -> None:
        """Nothing is due after all, as we were away or somebody is: look when something will be."""
        if not following:
            await self._house.store.drop_timer(timer)
        for each in following:
            await self._house.store.set_timer(each)

    def _pass(self, draft: Change, people: Mapping[Seat, Person], now: int) -> None:
        table = running_table(draft.adventure, self._house.outages)
        found = due_now(table, people, now)
        _, state = running(draft.adventure)
        action = {"due": [[each.kind, each.seat, each.part] for each in found]}
        draft.step(STEP, action=action, state=state)
        draft.silent = True
        for happening in found:
            _write(draft, told(table_of(draft.adventure), happening, now))
            self._happen(draft, happening)

    def _happen(self, draft: Change, happening: Happening) -> None:
        record = _seat(draft.adventure, happening.seat)
        clock = table_of(draft.adventure).clock(happening.seat)
        match happening.kind:
            case "remind":
                draft.notes += _note(draft.adventure, record, happening, clock.opened)
            case "late":
                draft.silent = False
                draft.fresh = True
                _late(draft, record)
            case "gone":
                draft.silent = False
                draft.fresh = True
                _offer(draft, record)

    async def note(self, note: Note) -> Call | None:
        """A note in words, or None when it is not true any more, or not wanted."""
        found = await self._house.store.load(note.adventure)
        presence = await self._house.presences.of(note.user)
        if found is None or found.status != "running" or presence.calls == "off":
            return None
        rules, state = loaded(found)
        seat, now = int(note.body["seat"]), self._house.clock.now()
        clock = table_of(found).clock(seat)
        owed = clock.opened == note.body["opened"] and seat in rules.awaiting(state)
        holds = any(mine.seat == seat for mine in seats_of(found, note.user))
        table = running_table(found, self._house.outages)
        read = reading(table, presence.person, seat, now)
        if not owed or not holds or read is None or read.stopped is not None or read.due is None:
            return None
        words = self._house.words(found.locale)
        others = set(rules.awaiting(state)) - {seat}
        return Call(
            adventure=found.id,
            channel=found.channel,
            guild=found.guild,
            user=note.user,
            private=presence.calls == "private",
            text=words.phrase(
                "pace-remind",
                hero=_seat(found, seat).name,
                part=int(note.body["part"]),
                due=f"<t:{read.due}:R>",
                last="no" if others else "yes",
            ),
        )

    async def pause(self, request: Request, adventure: str, reason: str = "") -> Answer:
        """Stop every clock of a table until somebody lets them go on.

        Raises:
            NotSeated: the person does not sit there.
            RuleError: they stand still already, or none runs.
        """

        def alter(draft: Change) -> None:
            mine = _mine(draft.adventure, request)
            table = _by_post(draft.adventure)
            if table.paused is not None:
                raise RuleError("pace-refused-paused")
            _step(draft, "pause", mine, {"reason": reason[:200]})
            _write(draft, pause(table, self._house.clock.now()))
            draft.text = Text.of("pace-paused")

        return await self._house.change(request, adventure, alter)

    async def resume(self, request: Request, adventure: str) -> Answer:
        """Let the clocks of a table go on; what was left of a turn still is.

        Raises:
            NotSeated: the person does not sit there.
            RuleError: they run already.
        """

        def alter(draft: Change) -> None:
            mine = _mine(draft.adventure, request)
            table = _by_post(draft.adventure)
            if table.paused is None:
                raise RuleError("pace-refused-running")
            _step(draft, "resume", mine, {})
            _write(draft, resume(table, self._house.clock.now()))
            draft.text = Text.of("pace-resumed")

        return await self._house.change(request, adventure, alter)

    async def more_time(self, request: Request, adventure: str, hours: int) -> Answer:
        """Give whoever is awaited more time.

        Raises:
            NotSeated: the person does not sit there.
            RuleError: nobody is awaited, or the clocks do not run.
        """

        def alter(draft: Change) -> None:
            mine = _mine(draft.adventure, request)
            table = _by_post(draft.adventure)
            open_ = [clock.seat for clock in table.seats if clock.opened is not None]
            if not open_:
                raise RuleError("pace-refused-nobody-awaited")
            _step(draft, "more-time", mine, {"hours": hours, "seats": open_})
            for seat in open_:
                table = extended(table, seat, hours * 3600)
            _write(draft, table)
            draft.text = Text.of("pace-more-time", hours=hours)

        return await self._house.change(request, adventure, alter)

    async def come_back(self, request: Request, adventure: str) -> Answer:
        """Be there again after an absence: with a whole turn, if one is owed.

        Raises:
            NotSeated: the person does not sit there.
            RuleError: they were not away.
        """

        def alter(draft: Change) -> None:
            mine = _mine(draft.adventure, request)
            table = _by_post(draft.adventure)
            if table.clock(mine.seat).away is None and mine.pilot == "player":
                raise RuleError("pace-refused-not-away", hero=mine.name)
            seats = tuple(
                each.with_(pilot="player") if each.seat == mine.seat else each
                for each in draft.adventure.seats
            )
            _, state = running(draft.adventure)
            draft.step("return", action={"seat": mine.seat}, seats=seats, state=state)
            _write(draft, returned(table, mine.seat, self._house.clock.now()))
            draft.text = Text.of("pace-back", hero=mine.name)

        return await self._house.change(request, adventure, alter)

    async def presence(self, user: int) -> Presence:
        """What a person told us of their days."""
        return await self._house.presences.of(user)

    async def set_presence(self, request: Request, presence: Presence) -> None:
        """Remember a person's days, and look at all their clocks anew."""
        await self._house.presences.keep(request.user, presence)
        now = self._house.clock.now()
        for adventure in await self._house.store.of_user(request.user):
            if adventure.status == "running" and adventure.clock:
                timer = Timer(kind="turn", subject=adventure.id, version=adventure.version, due=now)
                await self._house.store.set_timer(timer)


class Outages(Model):
    """Times in which we were away ourselves."""

    spans: tuple[Span, ...] = ()


def _write(draft: Change, table: Table) -> None:
    draft.adventure = draft.adventure.with_(clock=table.model_dump(mode="json"))


def _step(draft: Change, kind: str, seat: SeatRecord, action: dict[str, Any]) -> None:
    _, state = running(draft.adventure)
    draft.step(kind, action={**action, "seat": seat.seat}, state=state)


def _seat(adventure: Adventure, seat: Seat) -> SeatRecord:
    return next(record for record in adventure.seats if record.seat == seat)


def _mine(adventure: Adventure, request: Request) -> SeatRecord:
    """A seat of who asks.

    Raises:
        NotSeated: they have none.
    """
    mine = seats_of(adventure, request.user)
    if not mine:
        raise NotSeated("error-join-first")
    return mine[0]


def _by_post(adventure: Adventure) -> Table:
    """The clocks of a game by post that is on.

    Raises:
        NoAdventure: no game is on.
        RuleError: it is played live.
    """
    if adventure.status != "running":
        raise NoAdventure("error-not-begun" if adventure.status == "lobby" else "error-over")
    if adventure.pace == "live":
        raise RuleError("pace-refused-live")
    return table_of(adventure)


def _note(
    adventure: Adventure, record: SeatRecord, happening: Happening, opened: int | None
) -> Sequence[Note]:
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
            },
            due=happening.at,
        ),
    )


def _late(draft: Change, record: SeatRecord) -> None:
    """A turn's time is up: it is taken as the table agreed (2.3 of the ladder)."""
    table = table_of(draft.adventure)
    how = table.terms.on_miss
    if how in ("wait", "vote"):
        return
    stance = "careful" if how == "guard" else record.stance
    act_for(draft, record.with_(stance=stance))
    # Whoever is awaited again has a new turn; it is not the one that was missed.
    missed = table_of(draft.adventure).clock(record.seat)
    _write(draft, set_clock(table_of(draft.adventure), missed.with_(opened=None, reminded=())))


def _offer(draft: Change, record: SeatRecord) -> None:
    """A seat nobody came back to is offered: the autopilot leads it until somebody takes it."""
    _, state = running(draft.adventure)
    seats = tuple(
        each.with_(pilot="auto") if each.seat == record.seat else each
        for each in draft.adventure.seats
    )
    draft.step("offer", action={"seat": record.seat}, seats=seats, state=state)
