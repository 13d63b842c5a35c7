"""The bot without Discord: does what is due, and tells who was called by it."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

from bot.posting.bundles import Said
from rules.ports import Adventure, Commit, Note, Timer
from rules.service import Service
from rules.service.by_post.calls import Call
from rules.service.by_post.outages import ALIVE
from rules.service.by_post.thread_names import SPACING
from rules.service.clocks.call_times import KINDS
from tests.month.laws import Laws
from tests.support.entropy import Entropy
from tests.support.houses import HandClock, serving

LEASE = 120
LONG_IN_COMING = 60
"""Seconds after which a card that was due gives the time back for which nobody saw it."""
MOST_ROUNDS = 40
"""Rounds of work that one instant may give."""
FOR_EVER = 1 << 40
_messages = count(1)


@dataclass
class Post:
    """What was sent: new cards, edits of cards, words to people; whom cards called.

    `bundled` are the words that go with others in one message, as they are due together.
    `floors` are maps of floors that were left, `names` the lines in which Discord tells that a
    thread has another name.
    """

    cards: int = 0
    edits: int = 0
    words: int = 0
    bundled: int = 0
    floors: int = 0
    names: int = 0
    mentions: int = 0
    kinds: dict[str, int] = field(default_factory=dict)

    @property
    def messages(self) -> int:
        """New messages in all."""
        return self.cards + self.words - self.bundled + self.floors + self.names

    @property
    def calls(self) -> int:
        """How often somebody was called."""
        return self.mentions + self.words

    def called(self, kind: str) -> None:
        """Somebody was called so."""
        self.kinds[kind] = self.kinds.get(kind, 0) + 1


class VirtualBot:
    """Looks at timers, cards and notes whenever something is due; `hears(user)` is who is told."""

    def __init__(
        self, path: Path, clock: HandClock, laws: Laws, hears: Callable[[int], None]
    ) -> None:
        self.post = Post()
        self.service: Service
        self._path = path
        self._clock = clock
        self._laws = laws
        self._hears = hears
        self._entropy = Entropy(7)
        self._said: tuple[int, tuple[str, int, str]] | None = None
        self.unseen_until = 0
        """Until when Discord takes no card."""

    @asynccontextmanager
    async def up(self) -> AsyncIterator[None]:
        """The program runs; at its start it notes how long it was away."""
        async with serving(self._path, self._clock, self._entropy) as service:
            self.service = service
            self._watch()
            restarted = await service.store.setting(ALIVE) is not None
            away = await service.by_post.timers.wake()
            if restarted:
                self._laws.restarted(self._clock.now(), away)
            yield

    def _watch(self) -> None:
        """Let the laws see every commit."""
        store, service = self.service.store, self.service
        write = store.commit

        async def commit(change: Commit):
            said = await write(change)
            if said is None:
                known = await service.work.people_at(change.adventure)
                outages = service.work.outages
                self._laws.committed(change, known, outages, self._clock.now())
            return said

        store.commit = commit

    async def beat(self, lag: int) -> None:
        """The last sign of life before an outage, so many seconds ago."""
        await self.service.store.set_setting(ALIVE, str(self._clock.now() - lag))

    async def due(self) -> int | None:
        """When something is to be done next."""
        store = self.service.store
        found = [each for each in (await store.next_call(), await store.next_due()) if each]
        return min(found, default=None)

    async def catch_up(self) -> None:
        """Do all that is due by now."""
        for _ in range(MOST_ROUNDS):
            due = await self.due()
            if due is None or due > self._clock.now():
                return
            await self._round()
        self._laws.breach("spins", f"still due after {MOST_ROUNDS} rounds")
        self._clock.at += 60

    async def _round(self) -> None:
        now, store = self._clock.now(), self.service.store
        for timer in await store.timers(now):
            if timer.kind == "turn":
                await self._look(timer)
            elif timer.kind == "sign":
                await self._name_thread(timer)
            else:
                await store.drop_timer(timer)
        await self._bring_cards()
        while (note := await store.claim_note(now, LEASE)) is not None:
            await self._say(note)

    async def _look(self, timer: Timer) -> None:
        """Look at a table's clocks, once its question stands on a card (`StandingCards`)."""
        store = self.service.store
        self._laws.card_stands = await store.posting(timer.subject) is None
        if self._laws.card_stands:
            await self.service.by_post.timers.look(timer)
        else:
            await store.put_off_timer(timer, self._clock.now() + 60)
        self._laws.card_stands = True

    async def _bring_cards(self) -> None:
        now, store = self._clock.now(), self.service.store
        if now < self.unseen_until:
            await self._refused_cards(now)
            return
        while (posting := await store.claim_posting(now, LEASE)) is not None:
            found = await self.service.history.queries.load(posting.adventure)
            if found.card is not None and not posting.fresh:
                await self.edited(found, found.version, posting.wishes)
                continue
            mentions = await self.service.by_post.reminders.on_card(found.id, found.version)
            assert mentions is not None
            waiting = {each.id: each for each in await store.waiting_notes(found.id)}
            for each in mentions:
                await self._called(found, waiting[each.note], on_card=True)
            said = [each.note for each in mentions]
            self.post.cards += 1
            self.post.mentions += len({each.user for each in mentions})
            message = next(_messages)
            self.post.floors += await self.service.history.queries.left(found) is not None
            await self.service.by_post.thread_names.due(found, ours=True)
            late = now - posting.since >= LONG_IN_COMING
            outdated = late and await self.service.by_post.parking.unseen(found.id, posting.since)
            await store.mark_shown(
                found.id, found.version, message, now, said, wishes=posting.wishes
            )
            if outdated:
                await self.service.cards.request(found.id)

    async def _refused_cards(self, now: int) -> None:
        """Let cards that are due wait, as Discord takes none."""
        while (posting := await self.service.store.claim_posting(now, LEASE)) is not None:
            again = min(self.unseen_until, now + 10 * 60)
            await self.service.store.put_off_posting(
                posting.adventure, posting.version, again, refused=0
            )

    async def edited(self, found: Adventure, version: int, wishes: int) -> None:
        """The card shows another version now."""
        self.post.edits += 1
        await self.service.by_post.thread_names.due(found, ours=True)
        await self.service.cards.shown(found.id, version, found.card, wishes)

    async def _name_thread(self, timer: Timer) -> None:
        """Give the table's thread the name that it should have, as if the bot had opened it."""
        signs, now, store = self.service.by_post.thread_names, self._clock.now(), self.service.store
        found = await self.service.history.queries.load(timer.subject)
        hung = signs.current_name(found, await signs.last(found.id))
        sign, again = signs.next_name(found, hung, now)
        if sign.name != hung.name:
            if now < hung.at + SPACING:
                await store.put_off_timer(timer, hung.at + SPACING)
                return
            self.post.names += 1
            sign = sign.with_(at=now)
        await signs.keep(found.id, sign)
        if again is None:
            await store.drop_timer(timer)
        else:
            await store.put_off_timer(timer, max(again, now + 1))

    async def _say(self, note: Note) -> None:
        now, store = self._clock.now(), self.service.store
        if note.body["kind"] in KINDS and now < self.unseen_until:
            await store.hold_note(note.id, now + 10 * 60)
            return
        call = await self.service.by_post.reminders.of(note)
        if isinstance(call, int):
            if call <= now:
                self._laws.breach("spins", f"a note is held until {call - now} s from now")
                call = now + 60
            await store.hold_note(note.id, call)
            return
        if isinstance(call, Call):
            self.post.words += 1
            self.post.bundled += self.goes_with_the_last(note, call)
            await self._called(
                await self.service.history.queries.load(note.adventure), note, on_card=False
            )
        await store.close_note(note.id, now if call is not None else None)

    def goes_with_the_last(self, note: Note, call: Call) -> bool:
        """Whether something is said with what was said before it, in one message (`Bundler`).

        Here that is only what is due at the same instant, and not what is due a minute later.
        """
        before, self._said = self._said, (self._clock.now(), Said(note, call).goal)
        return before == self._said

    async def _called(self, found: Adventure, note: Note, *, on_card: bool) -> None:
        self.post.called(f"{'card' if on_card else 'said'}:{note.body['kind']}")
        presence = await self.service.people.availability.of(note.user)
        self._laws.called(found, note, presence, self._clock.now(), on_card=on_card)
        self._hears(note.user)

    async def comes(self) -> list[str]:
        """The kinds of what is still to come by itself; a name alone brings nobody back."""
        coming = await self.service.store.timers(FOR_EVER)
        return [each.kind for each in coming if each.kind != "sign"]
