"""The poster: sends every card that is due to its channel, even after crashes and errors.

A posting is claimed with a lease, drawn, sent with a nonce made of adventure and version, and only
then closed. After a crash it becomes due again, and as Discord returns the same message for the
same nonce, no card is lost or sent twice.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.alarm import Alarm
from bot.gateway.channel_access import TROUBLE
from bot.posting.card_sender import CardSender
from bot.posting.leftovers import Leftovers
from bot.posting.old_cards import OldCards, Way
from bot.posting.refused_cards import RefusedCards
from bot.posting.sending import Means, Sender
from bot.posting.thread_names import ThreadNamer
from bot.posting.withdrawn import WithdrawnVoices
from cogs.base.refusals import GONE_MESSAGE
from rules.core.concerns import concern
from rules.core.errors import Unreadable
from rules.ports import Posting, Topic
from rules.service.clocks.schedule import table_of
from rules.store.errors import StoreTaken

log = logging.getLogger(__name__)

LEASE = 30
"""Seconds after which a claimed posting is due again."""
AT_ONCE = 8
"""The most cards that are sent at the same time."""


def no_hook(point: str) -> None:
    """Do nothing at a named point, where tests may kill the process."""


NAMED_POINTS = (
    "post:claimed",
    "post:before-send",
    "post:farewell",
    "post:after-send",
    "post:shown",
    "post:retired",
)


class CardPoster(Sender):
    """Sends cards for as long as `run` runs."""

    def __init__(
        self, means: Means, thread_namer: ThreadNamer, at_point: Callable[[str], None] = no_hook
    ) -> None:
        super().__init__(means)
        self._thread_namer = thread_namer
        self._at_point = at_point
        self._sender = CardSender(means, at_point)
        self._alarm = Alarm(means.clock)
        self._retiring = OldCards(means, at_point)
        self._withdrawn = WithdrawnVoices(means)
        self._refused_cards = RefusedCards(means)
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._channels: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def restore(self, adventure: str) -> None:
        """Update an adventure's card, or post it anew if it was deleted."""
        self._keep(asyncio.create_task(self._restore(adventure), name=f"restore-{adventure}"))

    def retire_by(self, message: int, way: Way) -> None:
        """Note a way to remove a card's buttons once another one has taken its place."""
        self._retiring.retire_by(message, way)

    async def run(self) -> None:
        """Post cards until cancelled: first those that an earlier run left, then new ones."""
        self._tidy()
        released = False
        stop_listening = self._store.listen(self._heard)
        try:
            while True:
                released = await self._look(released=released)
        finally:
            stop_listening()

    def _heard(self, news: Collection[Topic]) -> None:
        """Wake up for what a change made due."""
        if "retiring" in news:
            self._tidy()
        if "postings" in news:
            self._alarm.ring()

    def _tidy(self) -> None:
        """Remove the buttons of all old cards, and what people took back."""
        for name, each in (("retire-all", self._retiring), ("withdraw-all", self._withdrawn)):
            work = self._keep_trying(each.all(), each.left)
            self._keep(asyncio.create_task(work, name=name))

    async def _keep_trying(self, work: Coroutine[None, None, None], left: Leftovers) -> None:
        """Do work on old messages, and make sure that what is left of it is tried again."""
        try:
            await work
        except Exception:
            left.put_off()
            raise
        finally:
            if left.due is not None:
                self._alarm.ring()

    async def _look(self, *, released: bool) -> bool:
        """Claim and send all that is due, then wait; return whether old claims are released.

        Claims of an earlier run are released first, so that no card waits for their lease; but for
        a store that others share, as the claims may be theirs.
        """
        if self._cloudflare_ban.left:
            await self._cloudflare_ban.keep(self._store)
            await self._alarm.wait(self._cloudflare_ban.until)
            return released
        try:
            if not released and not self._store.shared:
                await self._store.release_postings(self._clock.now())
            released = True
            while posting := await self._store.claim_posting(
                self._clock.now(), LEASE, self._served()
            ):
                self._at_point("post:claimed")
                await self._slots.acquire()
                task = asyncio.create_task(self._deliver(posting), name=f"post-{posting.adventure}")
                task.add_done_callback(lambda _: self._slots.release())
                self._keep(task)
            due = await self._store.next_due(self._served())
        except StoreTaken:
            log.warning("the postings are another process's now")
            due = self._clock.now() + LEASE
        except Exception:
            log.exception("the postings could not be read")
            due = self._clock.now() + LEASE
        lefts = self._retiring.left, self._withdrawn.left
        if [left for left in lefts if left.take_due()]:
            self._tidy()
        again = (due, *(left.due for left in lefts))
        due = min((each for each in again if each is not None), default=None)
        await self._alarm.wait(due)
        return released

    async def finish(self, seconds: float) -> None:
        """Wait for cards under way, at most so many seconds."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    async def abandon(self) -> None:
        """Cancel cards under way, after `run` has ended: the next start sends them."""
        left = tuple(self._tasks)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreTaken):
            log.warning("%s is left to who has the database now", task.get_name())
        elif error is not None:
            log.error("%s failed; it will be tried again", task.get_name(), exc_info=error)

    async def _restore(self, adventure: str) -> None:
        found = await self._store.load(adventure)
        if found is not None and table_of(found).parked is not None:
            await self._service.by_post.parking.again(adventure)
            return
        if found is None or found.card is None or await self._is_there(found.channel, found.card):
            await self._service.cards.request(adventure)
            return
        await self._store.post(
            Posting(adventure=adventure, version=found.version, fresh=True, due=self._clock.now())
        )

    async def _is_there(self, channel: int, message: int) -> bool:
        try:
            await self._client.get_partial_messageable(channel).fetch_message(message)
        except (*TROUBLE, discord.HTTPException) as refused:
            return not isinstance(refused, discord.NotFound) or refused.code != GONE_MESSAGE
        return True

    async def _deliver(self, posting: Posting) -> None:
        """Send one card in a task of its own, after those of its channel claimed before.

        The posting is read again in its turn, as the first of two claims of one adventure may have
        answered both.
        """
        concern(adventure=posting.adventure)
        found = await self._store.load(posting.adventure)
        if found is None:
            await self._store.drop_posting(posting.adventure, posting.version)
            return
        concern(guild=found.guild or 0)
        card = self._locks.of(posting.adventure)
        async with self._channel_lock(found.channel):
            if posting.fresh or found.card is None:
                await self._spacing.message(found.channel)
            else:
                await self._spacing.request()
            async with card:
                waiting = await self._store.posting(posting.adventure)
                if waiting is None:
                    return
                old = await self._send(waiting)
        if old is not None:
            await self._keep_trying(self._retiring.one(found.channel, old), self._retiring.left)

    def _channel_lock(self, channel: int) -> asyncio.Lock:
        """Return the lock of a channel, which its cards take in the order of their claims."""
        lock = self._channels.get(channel)
        if lock is None:
            lock = self._channels[channel] = asyncio.Lock()
        return lock

    async def _send(self, posting: Posting) -> int | None:
        """Show the newest state, or put it off; return the message it replaced."""
        found = await self._service.history.queries.load(posting.adventure)
        try:
            shown = await self._sender.show(found, posting)
        except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError) as trouble:
            await self._put_off(posting, trouble)
            return None
        except Unreadable:
            log.exception("adventure %s cannot be read: it has no card", found.id)
            await self._store.drop_posting(posting.adventure, posting.version)
            return None
        except discord.HTTPException as refused:
            await self._refused_cards.take(found, posting, refused)
            return None
        self._at_point("post:after-send")
        await self._thread_namer.shown(found)
        outdated = await self._access_watch.came(found, posting.since)
        old = await self._store.mark_shown(
            found.id,
            shown.version,
            shown.message,
            self._clock.now(),
            shown.called,
            wishes=posting.wishes,
        )
        self._at_point("post:shown")
        log.debug("a card shows version %d", shown.version)
        await self._access_watch.shown(found, shown.message)
        if outdated:
            await self._service.cards.request(found.id)
        return old

    async def _put_off(self, posting: Posting, trouble: Exception) -> None:
        pause = max(min(LEASE, 2**posting.attempts), self._cloudflare_ban.left)
        log.warning(
            "a card could not be delivered (%s): again in %d s",
            trouble,
            pause,
        )
        await self._store.put_off_posting(
            posting.adventure,
            posting.version,
            self._clock.now() + pause,
            refused=posting.refused,
        )
