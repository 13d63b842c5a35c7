"""What every use case needs: locks, the store, the clock, words, and the one way to change."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from rules.core.concerns import concern, concerning
from rules.core.errors import Conflict, NoAdventure
from rules.core.packs.dressing import dressed, in_colours, in_words, with_emblems
from rules.core.scene import Scene
from rules.core.words import Words
from rules.pace.frozen import Outages
from rules.pace.table import Person
from rules.ports import STAGED, Adventure, Clock, Run, ServerLookup, Store, Timer
from rules.service.change import Change, Welcome, arrivals, nobody
from rules.service.clocks.call_times import CARRIED, callable_at
from rules.service.clocks.new_calls import calls_of
from rules.service.clocks.presence import Presences
from rules.service.clocks.schedule import set_clocks, timers_for
from rules.service.clocks.silence import see
from rules.service.records import Answer, Request
from rules.service.servers import Servers
from rules.service.servers.admission import mentioned
from rules.service.servers.server_settings import NOTHING_KNOWN

log = logging.getLogger(__name__)

ATTEMPTS = 10
"""How often a change is tried where other processes may be quicker."""
NEARBY = "error-adventure-nearby"
"""The key of an error that names channels where somebody may have meant to type a command."""
STALE_CARD = 50 * 60
"""Seconds after which a card is replaced in live play, rather than edited: Discord limits those."""


class UnitOfWork:
    """The store, the clock and the words, and the lock of each adventure.

    `run_of` returns what a server's hall keeps of a change by which an adventure ends. `lookup` is
    asked about servers, and `welcome` is told of people who come to a table. In the servers of
    `developers` games may be staged.
    """

    def __init__(
        self,
        store: Store,
        clock: Clock,
        entropy: Callable[[int], bytes],
        words: Callable[[str], Words],
        run_of: Callable[[Adventure | None, Adventure], Run | None],
        *,
        lookup: ServerLookup = NOTHING_KNOWN,
        welcome: Welcome = nobody,
        developers: frozenset[int] = frozenset(),
    ) -> None:
        self.store = store
        self.clock = clock
        self.entropy = entropy
        self.words = words
        self.presences = Presences(store)
        self.servers = Servers(store, clock, lookup, developers)
        self.welcome = welcome
        self.outages = Outages()
        """Outages of the bot in the last weeks."""
        self._run_of = run_of
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def words_of(self, adventure: Adventure, locale: str | None = None) -> Words:
        """Return the catalog of an adventure in a locale; packs replace some of its sentences."""
        locale = adventure.locale if locale is None else locale
        packs = tuple(adventure.options.get("packs", ()))
        return dressed(self.words(locale), packs, locale)

    def shown(self, adventure: Adventure, scene: Scene) -> Scene:
        """Return a scene of an adventure as it can be drawn if its packs are not loaded."""
        packs = tuple(adventure.options.get("packs", ()))
        if not packs:
            return scene
        said = in_words(scene, self.words_of(adventure))
        return in_colours(with_emblems(said), packs)

    def lock(self, adventure: str) -> asyncio.Lock:
        """Return the lock that keeps requests to one adventure in order in this process."""
        lock = self._locks.get(adventure)
        if lock is None:
            lock = self._locks[adventure] = asyncio.Lock()
        return lock

    async def load(self, adventure: str) -> Adventure:
        """Return an adventure by id.

        Raises:
            NoAdventure: there is none.
        """
        found = await self.store.load(adventure)
        if found is None:
            raise NoAdventure("error-no-adventure")
        return found

    async def at(self, request: Request, adventure: str) -> Adventure:
        """Return an adventure by id, asked for in the channel where it is played.

        Ids come from buttons, which can be forged: this keeps them from reaching another channel.

        Raises:
            NoAdventure: there is none, it is played elsewhere, or the bot is no member here.
        """
        if request.guest:
            raise NoAdventure("error-guest")
        found = await self.load(adventure)
        if found.channel != request.channel:
            raise NoAdventure("error-elsewhere")
        return found

    async def here(self, request: Request) -> Adventure:
        """Return the adventure of the channel a request comes from.

        Raises:
            NoAdventure: there was never one; the error names those beside it that may be meant. Or
                the bot is no member here.
        """
        if request.guest:
            raise NoAdventure("error-guest")
        found = await self.store.in_channel(request.channel)
        if found is None:
            near = await self.servers.nearby.channels(request)
            if near:
                raise NoAdventure(NEARBY, places=mentioned("#", near))
            raise NoAdventure("error-no-adventure-here")
        return found

    async def answered(self, request: Request) -> Answer | None:
        """Return the answer to a request that was carried out before, else None."""
        said = await self.store.replied(request.id)
        return None if said is None else Answer.model_validate({**said, "repeated": True})

    def draft(self, adventure: Adventure) -> Change:
        """Return a draft of an adventure's next version."""
        now = self.clock.now()
        draft = Change(adventure, now, self.entropy)
        draft.respite = now < self.outages.grace
        return draft

    async def change(
        self,
        request: Request,
        adventure: str,
        alter: Callable[[Change], None],
        *,
        look: Callable[[Adventure], Awaitable[None]] | None = None,
        in_place: bool = False,
    ) -> Answer:
        """Change an adventure once, however often the request comes.

        `alter` is pure: it takes steps on the draft or raises a GameError, and runs again when
        another process was quicker; `look` reads what it needs beforehand. With `in_place` the
        click edits the card, so that the poster waits a little before doing it.

        Raises:
            NoAdventure: there is none, or it is played in another channel.
            RuleError: a person asks, and the owner of the bot has stopped play there.
            GameError: whatever `alter` raises; nothing was changed.
            Conflict: others were quicker, again and again.
        """
        with concerning(adventure=adventure):
            async with self.lock(adventure):
                return await self._changed(request, adventure, alter, look, in_place=in_place)

    async def _changed(
        self,
        request: Request,
        adventure: str,
        alter: Callable[[Change], None],
        look: Callable[[Adventure], Awaitable[None]] | None,
        *,
        in_place: bool,
    ) -> Answer:
        """Change an adventure whose lock is held."""
        said = await self.answered(request)
        if said is not None:
            return said
        most = ATTEMPTS if self.store.shared else 2
        for attempt in range(1, most + 1):
            before = await self.at(request, adventure)
            concern(guild=before.guild or 0)
            if request.user and not request.always:
                await self.servers.admission.check_play(before.guild)
            if look is not None:
                await look(before)
            try:
                return await self.rewrite(request, before, alter, in_place=in_place, as_stored=True)
            except Conflict:
                if attempt == most:
                    raise
        raise AssertionError("unreachable")

    async def rewrite(
        self,
        request: Request,
        before: Adventure,
        alter: Callable[[Change], None],
        *,
        in_place: bool = False,
        as_stored: bool = False,
    ) -> Answer:
        """Change a given record of an adventure, which may differ from the stored one.

        A record that is `as_stored` was just read.

        Raises:
            GameError: whatever `alter` raises; nothing was changed.
            Conflict: another version is stored.
        """
        draft = self.draft(before)
        alter(draft)
        if request.user and STAGED in (before.seeded, draft.adventure.seeded):
            self.servers.admission.check_staged(draft.adventure, draft.steps)
        set_clocks(draft, self.clock.now(), self.outages.spans)
        see(draft, request.user, self.clock.now())
        await self._call(request, before, draft)
        draft.fresh = not draft.silent and await self._needs_new_card(before, draft)
        answer = draft.answer(self.words(request.locale))
        run = self._run_of(before, draft.adventure)
        commit = draft.commit(request, before, answer, run, self.clock.now(), in_place=in_place)
        timers = await self._timers(draft.adventure)
        stay = as_stored and before.seats == draft.adventure.seats
        said = await self.store.commit(commit.with_(timers=timers, seats_stay=stay))
        if said is not None:
            return Answer.model_validate({**said, "repeated": True})
        self.welcome(draft.adventure, arrivals(before, draft.adventure))
        log.debug("version %d is stored", answer.version)
        return answer

    async def _call(self, request: Request, before: Adventure | None, draft: Change) -> None:
        """Note whom a change calls."""
        users = {seat.user for seat in draft.adventure.seats if seat.user is not None}
        wanting = [user for user in users if (await self.presences.of(user)).next_up]
        draft.notes += calls_of(
            before,
            draft,
            request.user,
            self.clock.now(),
            asked=draft.asked,
            again=draft.again,
            wanting=wanting,
        )

    async def people_at(self, adventure: Adventure) -> dict[int, Person]:
        """Return the nights and vacations of the people at a table."""
        return {
            seat.user: (await self.presences.of(seat.user)).person
            for seat in adventure.seats
            if seat.user is not None
        }

    async def _timers(self, after: Adventure) -> tuple[Timer, ...]:
        if not after.clock:
            return ()
        known = await self.people_at(after)
        return timers_for(after, known, self.outages, self.clock.now())

    async def _needs_new_card(self, before: Adventure, draft: Change) -> bool:
        """Return whether a change needs a new card, rather than an edit of the present one.

        By post it does where somebody is called who can be reached by it now. Whoever goes on, or
        was called already, finds the card where it is, however old it is.
        """
        if draft.fresh or before.card is None:
            return True
        if draft.adventure.pace == "post" and draft.adventure.status == "running":
            return await self._calls_now(draft)
        return (before.card_at or 0) < self.clock.now() - STALE_CARD

    async def _calls_now(self, draft: Change) -> bool:
        """Return whether somebody whom a change calls may be called by a card, here and now."""
        after, now = draft.adventure, self.clock.now()
        for note in draft.notes:
            presence = await self.presences.of(note.user)
            if note.body["kind"] not in CARRIED or presence.where(after.id) != "channel":
                continue
            if await self.store.is_closed(note.id):
                # They were called for the same before: whoever comes finds the card where it is.
                continue
            at = await callable_at(self.store, self.presences, after, note, now)
            if at is not None and at <= now:
                return not await self.servers.settings.is_quiet(after.guild, after.channel)
        return False

    @asynccontextmanager
    async def reserved(self, request: Request, *, own: bool = True) -> AsyncIterator[None]:
        """Keep room for a game that begins within the context, by a request of the same id.

        `own` as for `Admission.may_begin`.

        Raises:
            RuleError: it may not begin here and now.
        """
        async with self._gate(request):
            await self.servers.admission.may_begin(request, own=own)
            self.servers.admission.reserve(request)
        try:
            yield
        finally:
            self.servers.admission.give_up(request)

    def _gate(self, request: Request) -> asyncio.Lock:
        """Return the lock of a server, so that two games begun at once are not one too many."""
        return self.lock(f"server:{request.guild}")

    async def create(self, request: Request, draft: Change) -> Answer:
        """Store a new adventure, if the server allows it to begin.

        Raises:
            RuleError: it may not begin here and now, or the channel already holds an open one.
        """
        async with self._gate(request):
            said = await self.store.replied(request.id)
            if said is None:
                await self.servers.admission.admit(request, draft.adventure)
                set_clocks(draft, self.clock.now(), self.outages.spans)
                answer = draft.answer(self.words(request.locale))
                run = self._run_of(None, draft.adventure)
                commit = draft.commit(request, None, answer, run, self.clock.now())
                timers = await self._timers(draft.adventure)
                said = await self.store.commit(commit.with_(timers=timers))
                if said is None:
                    if draft.adventure.seeded != STAGED:
                        self.servers.admission.begun(request)
                    self.welcome(draft.adventure, arrivals(None, draft.adventure))
                    return answer
        return Answer.model_validate({**said, "repeated": True})


class UseCases:
    """The base of use cases that need nothing but the unit of work."""

    def __init__(self, work: UnitOfWork) -> None:
        self._work = work
