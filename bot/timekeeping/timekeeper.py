"""The timekeeper: carries out timers that are due, even after crashes and errors.

A timer stays in the store until its effect is stored, or its card is shown. After a crash it is
still due, and a second attempt finds what the first one did.
"""

import asyncio
import logging
from collections.abc import Collection

import aiohttp
import discord

from bot.alarm import Alarm
from bot.gateway.reach import Reach
from bot.posting.boards import BoardKeeper
from bot.posting.card_sender import nonce_of
from bot.posting.draft_cards import DraftCards
from bot.posting.evenings import EveningKeeper
from bot.posting.notifier import Notifier
from bot.posting.sending import Means, Sender
from bot.posting.thread_names import ThreadNamer
from bot.timekeeping.continuity import Continuity
from cogs.base.channel_visibility import ChannelVisibility
from rules.core.concerns import concern, concerning
from rules.core.errors import GameError, Unreadable
from rules.ports import Timer, Topic
from rules.service.by_post.outages import RESPITE
from rules.store.errors import StoreTaken

log = logging.getLogger(__name__)

AGAIN = 5
"""Seconds after which a timer that failed is tried again."""
BEAT = 60
"""Seconds between two heartbeats in the store."""
LEASE = 30
"""Seconds that a process has for what it claimed; what it leaves is due again after that."""
KINDS = ("draft", "draft-card", "place", "turn", "sign", "evening", "sweep")
"""The kinds of timers in the order in which those that are due are carried out."""
TICK = 1.0
"""Seconds between two looks whether the process and Discord are there."""
BATCH = 100
"""The most timers that are read at once."""


class Timekeeper(Sender):
    """Carries out timers for as long as `run` runs."""

    def __init__(
        self,
        means: Means,
        thread_namer: ThreadNamer,
        vision: ChannelVisibility,
        continuity: Continuity,
        reach: Reach,
    ) -> None:
        super().__init__(means)
        self._thread_namer = thread_namer
        self.notifier = Notifier(means)
        self.boards = BoardKeeper(means, vision)
        self._draft_cards = DraftCards(means)
        self._evenings = EveningKeeper(means, self.notifier)
        self._continuity, self._reach = continuity, reach
        self._beaten = 0
        self._lost: int | None = None
        self._alarm = Alarm(means.clock)

    async def run(self) -> None:
        """Work until cancelled; first give back the time for which the process was down.

        A restart of this task soon after a failure does not count as an outage.
        """
        stop_listening = self._store.listen(self._heard)
        begun = bool(self._beaten) and self._clock.now() < self._beaten + 2 * BEAT
        looking = asyncio.create_task(self._watch(), name="continuity")
        try:
            while not looking.done():
                begun = await self._round(begun=begun)
            # It ends by an error alone, after which all of this begins again.
            looking.result()
        finally:
            looking.cancel()
            stop_listening()

    async def finish(self) -> None:
        """Store a last heartbeat, so that an outage is measured to the second.

        Without a first heartbeat the process counts as down all the time.
        """
        if not self._beaten or self._lost is not None:
            return
        try:
            await self._service.by_post.timers.beat()
        except StoreTaken:
            log.warning("when we went is noted by who has the database now")
        except GameError:
            log.exception("when we went could not be noted")

    def _heard(self, news: Collection[Topic]) -> None:
        """Wake up for what a change made due."""
        if "timers" in news or "notes" in news:
            self._alarm.ring()

    async def _round(self, *, begun: bool) -> bool:
        """Do all that is due, then wait; return whether the first heartbeat is stored."""
        if self._cloudflare_ban.left:
            # As in an outage: no clock runs during the ban, and all is made good after it.
            await self._cloudflare_ban.keep(self._store)
            await self._alarm.wait(self._cloudflare_ban.until)
            return False
        now = self._clock.now()
        due = now + AGAIN
        try:
            if await self._is_lost():
                await self._alarm.wait(due)
                return False
            await self._make_good()
            if not begun:
                await self._back(await self._service.by_post.timers.wake())
                await self._service.upkeep.retention.begin()
                begun = True
            await self._beat()
            await self._access_watch.stop_waiting()
            await self._look()
            await self.notifier.drain()
            due = await self._next(now)
        except StoreTaken:
            log.warning("the timers are another process's now")
        except GameError:
            log.exception("the timers could not be read")
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError):
            log.exception("something could not be said; it will be tried again")
        await self._alarm.wait(due)
        return begun

    async def _watch(self) -> None:
        """Look every second, until cancelled, whether the process and Discord are there."""
        while True:
            await asyncio.sleep(TICK)
            silent = self._reach.silent_since is not None
            if self._continuity.look() or (silent and self._lost is None):
                self._alarm.ring()

    async def _is_lost(self) -> bool:
        """Return whether Discord cannot be reached; no clock runs then, as in an outage."""
        since = await self._reach.lost_since()
        if since is not None and self._lost is None:
            log.warning("Discord cannot be reached: no clock runs")
            await self._service.by_post.timers.gone_since(since)
        self._lost = since
        return since is not None

    async def _make_good(self) -> None:
        """Give back the time in which the process stood still, and take back a clock's lead."""
        for each in self._continuity.taken():
            if isinstance(each, int):
                log.warning("the clock was put back by %d seconds", each)
                await self._service.by_post.timers.put_back(each)
                self._beaten = self._clock.now()
            else:
                await self._back(await self._service.by_post.timers.lost(*each))

    async def _back(self, away: int) -> None:
        """Note that the bot was not there for so many seconds."""
        if away:
            log.info("back after %d seconds; no clock ran", away)
        if away or not self._store.shared:
            await self._store.put_off_timers("draft", self._clock.now() + RESPITE)

    async def _next(self, now: int) -> int:
        """Return when to look again unless rung: at the next heartbeat, or when a timer is due."""
        beat, due = self._beaten + BEAT, await self._store.next_call(self._served())
        if due is None:
            return beat
        # A timer that was due before this look has failed.
        return min(beat, due if due > now else now + AGAIN)

    async def _look(self) -> None:
        if self._store.shared:
            await self._look_at_claims()
            return
        for kind in KINDS:
            seen: set[Timer] = set()
            while found := set(await self._store.timers(self._clock.now())) - seen:
                for timer in sorted(found, key=lambda each: each.due):
                    if timer.kind == kind:
                        with concerning(**_about(timer)):
                            await self._carry_out(timer)
                seen |= found
                if len(found) < BATCH:
                    break

    async def _look_at_claims(self) -> None:
        """Carry out what no other process does just now."""
        while found := await self._store.claim_timers(self._clock.now(), LEASE, self._served()):
            for timer in sorted(found, key=lambda each: (KINDS.index(each.kind), each.due)):
                with concerning(**_about(timer)):
                    await self._carry_out(timer)
            if len(found) < BATCH:
                break

    async def _beat(self) -> None:
        """Store a heartbeat when one is due; clocks do not run in times without heartbeats."""
        now = self._clock.now()
        if now >= self._beaten + BEAT:
            await self._service.by_post.timers.beat()
            self._beaten = now
            await self.boards.refresh()

    async def _carry_out(self, timer: Timer) -> None:
        """Carry out one timer; one that fails is tried again."""
        try:
            await self._do(timer)
        except StoreTaken:
            raise
        except Unreadable as trouble:
            await self._set_aside(timer, trouble)
        except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError) as trouble:
            log.warning("what is due could not be done (%s): again soon", trouble)
        except Exception:
            log.exception("the timer of %s failed; it will be tried again", timer.subject)

    async def _do(self, timer: Timer) -> None:
        match timer.kind:
            case "draft":
                await self._service.dungeons.time_is_up(timer)
            case "place":
                await self._access_watch.look_again(timer)
            case "sign":
                await self._thread_namer.hang(timer)
            case "evening":
                await self._evenings.look(timer)
            case "sweep":
                await self._service.upkeep.retention.sweep()
            case "turn":
                if not await self._access_watch.keeps_away(timer):
                    await self._service.by_post.timers.look(timer)
            case _:
                await self._draft_cards.show(timer)

    async def _set_aside(self, timer: Timer, trouble: Unreadable) -> None:
        """Set aside an adventure that cannot be read, and tell its players."""
        log.error("adventure %s cannot be read: it is set aside", timer.subject, exc_info=trouble)
        await self._store.drop_timer(timer)
        found = await self._store.load(timer.subject)
        if found is None:
            return
        concern(guild=found.guild or 0)
        channel = self._client.get_partial_messageable(found.channel, guild_id=found.guild)
        try:
            await channel.send(
                self._service.words(found.locale).say(trouble.text),
                nonce=nonce_of(f"{found.id}:aside", found.version, None),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as refused:
            log.warning("nobody can be told that it is set aside (%s)", refused)


def _about(timer: Timer) -> dict[str, str]:
    """Return what a timer is about, for the log: a game, or none."""
    return {} if timer.kind in ("evening", "sweep") else {"adventure": timer.subject}
