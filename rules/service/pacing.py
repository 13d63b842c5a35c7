"""Play by post: what happens when time passes."""

from collections.abc import Mapping, Sequence

from rules.core.errors import Conflict
from rules.core.hooks import its_turn
from rules.core.model import Model, Seat
from rules.pace.frozen import Span, melted
from rules.pace.handing import offered_to
from rules.pace.table import Happening, Person, due_now, reading, to_declare, told
from rules.ports import Adventure, Note, Posting, SeatRecord, Timer
from rules.service.ahead import LAPSE
from rules.service.house import Change, House
from rules.service.lateness import ask, cover, end_ballot, go_on_alone, late, offer, seat_of, write
from rules.service.parking import PARKED, tellable
from rules.service.play import running
from rules.service.records import Request
from rules.service.stored import loaded, seats_of
from rules.service.winding import is_abandoned, people_of, running_table, table_of, timers_for

ALIVE, OUTAGES = "alive", "outages"
SHORTEST_OUTAGE = 60
"""Seconds of silence that count as having been away."""
OUTAGES_KEPT = 40 * 24 * 60 * 60
CARDS_AT_ONCE = 10
"""Cards a second that are brought up to date after an outage."""
OFFERED = "offered"
"""The kind of a note that says that somebody offers a seat."""
STEP = "clock"
"""The kind of step that the clock takes: nobody's deed, so that no click grows stale by it."""
NOBODY = 0


class Call(Model):
    """A note in words, for somebody who still has to be told.

    `channel` is 0 where it can only be said in private. `instead` are other ways to say it, each
    to be tried when those before it failed.
    """

    adventure: str
    channel: int
    guild: int | None
    user: int
    text: str
    private: bool
    instead: tuple["Call", ...] = ()


class Pacing:
    """Use cases of time: looks at the clocks, notes to people, and what we missed ourselves."""

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
        if away < SHORTEST_OUTAGE:
            return 0
        await self._say_so(now)
        return away

    async def _say_so(self, now: int) -> None:
        """Bring the card of every running table up to date, a few every second: it says so."""
        affected = 0
        for adventure in await self._house.store.running():
            found = await self._house.store.load(adventure)
            if found is None or table_of(found).parked is not None:
                continue
            due = now + affected // CARDS_AT_ONCE
            posting = Posting(adventure=found.id, version=found.version, fresh=False, due=due)
            await self._house.store.post(posting)
            affected += 1

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
        table = running_table(adventure, self._house.outages)
        found = due_now(table, people, now)
        alone = not found and is_abandoned(adventure) and timer.due <= now and table.paused is None
        if not found and not alone:
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
            if alone:
                go_on_alone(draft)
            else:
                self._pass(draft, people, now)

        try:
            await self._house.change(request, adventure.id, alter)
        except Conflict:
            return

    async def _later(self, timer: Timer, following: Sequence[Timer]) -> None:
        """Nothing is due after all, as we were away or somebody is: look when something will be."""
        if all(each.kind != timer.kind for each in following):
            await self._house.store.drop_timer(timer)
        for each in following:
            await self._house.store.set_timer(each)

    def _pass(self, draft: Change, people: Mapping[Seat, Person], now: int) -> None:
        table = running_table(draft.adventure, self._house.outages)
        due = due_now(table, people, now)
        # One turn at a time: what comes of it may be that nobody else is late any more. Turns that
        # are still to come are noted first, as they are to be taken once they come.
        found = [each for each in due if each.kind == "remind"]
        ahead = {clock.seat for clock in table.seats if clock.ahead is not None}
        noted = [each for each in due if each.kind in ("late", "covered") and each.seat in ahead]
        found += noted
        found += [each for each in due if each.kind != "remind" and each not in noted][:1]
        _, state = running(draft.adventure)
        action = {"due": [[each.kind, each.seat, each.part] for each in found]}
        draft.step(STEP, action=action, state=state)
        draft.silent = True
        for happening in found:
            write(draft, told(table_of(draft.adventure), happening, now))
            self._happen(draft, happening, now)

    def _happen(self, draft: Change, happening: Happening, now: int) -> None:
        record = seat_of(draft.adventure, happening.seat)
        if happening.kind == "remind":
            clock = table_of(draft.adventure).clock(happening.seat)
            draft.notes += reminder(draft.adventure, record, happening, clock.opened)
            return
        draft.silent = False
        draft.fresh = True
        match happening.kind:
            case "late":
                opened = table_of(draft.adventure).clock(record.seat).opened
                late(draft, record, now)
                if opened is not None and _still_owed(draft.adventure, record, opened):
                    draft.notes += reminder(draft.adventure, record, happening, opened)
            case "covered":
                cover(draft, record)
            case "ask":
                ask(draft, record.seat, now)
            case "told":
                end_ballot(draft, record.seat, now)
            case _:
                offer(draft, record, now)

    async def note(self, note: Note) -> Call | None:
        """A note in words, or None when it is not true any more, or not wanted."""
        found = await self._house.store.load(note.adventure)
        if found is not None and note.body["kind"] == PARKED:
            return await self._parked(found, note)
        presence = await self._house.presences.of(note.user)
        if found is None or found.status != "running" or presence.calls == "off":
            return None
        if note.body["kind"] == OFFERED:
            return self._offered(found, note, private=presence.calls == "private")
        if note.body["kind"] == LAPSE:
            return self._lapsed(found, note, private=presence.calls == "private")
        rules, state = loaded(found)
        seat, now = int(note.body["seat"]), self._house.clock.now()
        clock = table_of(found).clock(seat)
        owing = {*rules.awaiting(state), *to_declare(table_of(found))}
        owed = clock.opened == note.body["opened"] and seat in owing
        holds = any(mine.seat == seat for mine in seats_of(found, note.user))
        table = running_table(found, self._house.outages)
        read = reading(table, presence.person, seat, now)
        if not owed or not holds or read is None or read.stopped is not None or read.due is None:
            return None
        if presence.on_vacation(now) is not None:
            return None
        words = self._house.words(found.locale)
        return Call(
            adventure=found.id,
            channel=found.channel,
            guild=found.guild,
            user=note.user,
            private=presence.calls == "private",
            text=words.phrase(
                "pace-remind" if clock.ahead is None else "ahead-remind",
                hero=seat_of(found, seat).name,
                part=int(note.body["part"]),
                due=f"<t:{read.due}:R>",
                last="no" if owing - {seat} else "yes",
                by=str(note.body.get("by") or "none"),
            ),
        )

    async def _parked(self, found: Adventure, note: Note) -> Call | None:
        """That an adventure cannot be shown: for its host, or else for one of the others.

        Nobody is told in private who does not wish to be called there.
        """
        reason = table_of(found).parked
        if reason is None or reason.since != note.body["since"]:
            return None
        near = int(note.body["near"])
        words = self._house.words(found.locale)
        title = found.name or words.phrase(f"{found.ruleset}-title")
        ways: list[Call] = []
        for user in tellable(found):
            calls = (await self._house.presences.of(user)).calls
            if calls == "off" or (calls == "channel" and not near):
                continue
            ways.append(
                Call(
                    adventure=found.id,
                    channel=near,
                    guild=found.guild,
                    user=user,
                    text=words.phrase("parked-note", title=title, why=reason.why),
                    private=calls == "private",
                )
            )
        return ways[0].with_(instead=tuple(ways[1:])) if ways else None

    def _lapsed(self, found: Adventure, note: Note, *, private: bool) -> Call | None:
        """That what was said ahead cannot be done; where the card says it nobody is told twice."""
        rules, state = loaded(found)
        seat = int(note.body["seat"])
        holds = any(mine.seat == seat for mine in seats_of(found, note.user))
        if not private or not holds or not its_turn(rules, state, seat):
            return None
        words = self._house.words(found.locale)
        return Call(
            adventure=found.id,
            channel=found.channel,
            guild=found.guild,
            user=note.user,
            private=True,
            text=words.phrase("ahead-note-lapse", hero=seat_of(found, seat).name),
        )

    def _offered(self, found: Adventure, note: Note, *, private: bool) -> Call | None:
        """That somebody offers a seat, as long as the offer stands."""
        table = table_of(found)
        offered = offered_to(table.offers, note.user, self._house.clock.now())
        if offered is None or offered.seat != note.body["seat"] or seats_of(found, note.user):
            return None
        words = self._house.words(found.locale)
        return Call(
            adventure=found.id,
            channel=found.channel,
            guild=found.guild,
            user=note.user,
            private=private,
            text=words.phrase("hand-over-note", hero=seat_of(found, offered.seat).name),
        )


class Outages(Model):
    """Times in which we were away ourselves."""

    spans: tuple[Span, ...] = ()


def _still_owed(adventure: Adventure, record: SeatRecord, opened: int) -> bool:
    """Whether a turn whose time is up was left to its player: the table waits, or the others vote.

    One that is still to come is asked for when it comes.
    """
    clock = table_of(adventure).clock(record.seat)
    return clock.opened == opened and clock.ahead is None


def reminder(
    adventure: Adventure,
    record: SeatRecord,
    happening: Happening,
    opened: int | None,
    by: str = "",
) -> Sequence[Note]:
    """The note that a seat's turn is owed since `opened`; `by` is who asked for it, if anybody."""
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
