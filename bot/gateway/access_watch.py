"""The access watch notices when an adventure cannot be shown in its channel, and when it can again.

Discord sends events for deleted channels, lost permissions and servers that removed the bot. As
events may be lost, refused cards and calls count as well, and channels are checked before a turn
runs out.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterable, Iterator

import discord
from discord.ext import commands

from bot.gateway.channel_access import ChannelAccess, Finding, Unclear
from bot.gateway.player_access import PlayerAccess
from bot.gateway.standing_cards import StandingCards
from cogs.base.refusals import MISSING_ACCESS, WHY
from rules.core.errors import GameError
from rules.pace.parked import REFUSED, Hindrance, Why
from rules.ports import Adventure, Clock, Store, Timer
from rules.service import Service
from rules.service.clocks.schedule import OPEN, table_of

log = logging.getLogger(__name__)

EDITED: tuple[Why, ...] = ("unavailable", REFUSED)
"""Reasons to park after which an edit of the card tells that it can be shown again."""


UNTIL_IT_STANDS = 10
"""Seconds after which to look again whether a card stands."""
LONG_IN_COMING = 60
"""Seconds that a card may be due before the time until it stands is given back."""


class AccessWatch(commands.Cog):
    """Parks and resumes adventures as their channels and servers go away and come back."""

    def __init__(
        self, service: Service, store: Store, clock: Clock, client: discord.Client
    ) -> None:
        self.places = ChannelAccess(client, clock)
        self._cards = StandingCards(service, store, clock, client)
        self._players = PlayerAccess(service, client, clock)
        self._by_post = service.by_post
        self._clock = clock
        self._store = store
        self._client = client

    # Called by other parts

    async def refused(self, adventure: Adventure, code: int, since: int | None = None) -> bool:
        """Park an adventure whose message Discord refused for its place, by the code.

        Its clocks stand still from an instant on, or from now. Return whether they do, or whether
        its channel is gone, so that there is nothing left to wait for.
        """
        why = WHY.get(code)
        if why is None or adventure.guild is None:
            return False
        unseen = code == MISSING_ACCESS
        # A card that was on its way when its table was parked tells nothing new by this refusal.
        now = await self._store.load(adventure.id)
        parked = None if now is None else table_of(now).parked
        was = None if parked is None else parked.why
        try:
            found = await self.places.look(
                adventure.guild, adventure.channel, ask=unseen, anew=unseen, was=was
            )
        except Unclear:
            found = None
        await self._park(adventure.id, found or why, guild=adventure.guild, since=since)
        return (found or why) == "gone" or await self._is_parked(adventure.id)

    async def not_taken(self, adventure: Adventure, since: int) -> bool:
        """Park an adventure none of whose cards Discord takes; return whether its clocks stand.

        Its people are told in its channel, where a message without anything in it may be taken.
        """
        await self._park(adventure.id, REFUSED, adventure.channel, since=since)
        return await self._is_parked(adventure.id)

    async def _is_parked(self, adventure: str) -> bool:
        found = await self._store.load(adventure)
        return found is not None and table_of(found).parked is not None

    async def hindrance(self, guild: int, channel: int, parent: int = 0) -> Hindrance | None:
        """Return what keeps cards from being shown and pressed in a channel, as far as is known.

        `parent` is the channel of a thread, where that is known.
        """
        if parent:
            self.places.note_parent(channel, parent)
        try:
            why = await self.places.look(guild, channel, ask=True)
        except Unclear:
            return None
        return None if why is None else Hindrance(why, self._until(guild, why))

    def _until(self, guild: int | None, why: Why) -> int | None:
        """Return when what hinders us ends by the clock, where that is known."""
        return self.places.timed_out_until(guild or 0) if why == "timeout" else None

    async def keeps_away(self, timer: Timer) -> bool:
        """Return whether to leave an adventure's clocks alone now, as it cannot be shown.

        Otherwise check first whether those for whom time is due can press the card, and, when a
        turn is nearly over, whether its player is still there.
        """
        found = await self._store.load(timer.subject)
        if found is None or found.guild is None or found.version != timer.version:
            return False
        if table_of(found).parked is not None:
            return False
        try:
            why = await self.places.look(found.guild, found.channel, ask=True)
        except Unclear:
            return True
        if why is not None and await self._park(found.id, why, guild=found.guild):
            return True
        if found.status == "running" and not await self._cards.stands(found):
            return True
        if await self._players.stand_still(found):
            return True
        await self._ask_for(found, await self._by_post.departures.to_ask(found))
        return False

    async def not_before(self, adventure: str, user: int) -> int | None:
        """Return when to look again whether somebody may be called to an adventure; None if now.

        Nobody is called while its card does not stand, or while they cannot press it.
        """
        found = await self._store.load(adventure)
        if found is None or found.status != "running" or table_of(found).parked is not None:
            return None
        if not await self._cards.stands(found):
            return self._clock.now() + UNTIL_IT_STANDS
        return await self._players.not_before(found, user)

    async def roll_call(self, adventure: str) -> None:
        """Check whether the players of an adventure and its host are still in the server."""
        found = await self._store.load(adventure)
        if found is not None and found.status == "running":
            users = await self._by_post.departures.expected(adventure)
            await self._ask_for(found, users)

    async def muted(self, adventure: str) -> tuple[int, ...]:
        """Return which players of an adventure played live are in timeout in its server."""
        found = await self._store.load(adventure)
        if found is None or found.guild is None or found.status != "running":
            return ()
        if found.pace != "live":
            return ()
        users = sorted({seat.user for seat in found.seats if seat.user is not None})
        quiet = await asyncio.gather(*(self.places.is_muted(found.guild, user) for user in users))
        return tuple(user for user, muted in zip(users, quiet, strict=True) if muted)

    async def _ask_for(self, adventure: Adventure, users: Iterable[int]) -> None:
        asked = tuple(users) if adventure.guild is not None else ()
        left = await asyncio.gather(
            *(self.places.has_left(adventure.guild or 0, user) for user in asked)
        )
        for user in (user for user, gone in zip(asked, left, strict=True) if gone):
            if await self._by_post.departures.left(adventure.id, user):
                log.info("somebody who plays adventure %s has left the server", adventure.id)

    async def look_again(self, timer: Timer) -> None:
        """Check whether a parked adventure can be shown again; if not, check again later."""
        found = await self._store.load(timer.subject)
        if found is not None and found.guild is not None:
            parked = table_of(found).parked
            was = None if parked is None else parked.why
            try:
                why = await self.places.look(found.guild, found.channel, ask=True, was=was)
                await self._see(found, why)
            except Unclear:
                log.info("nobody can say how the channel of %s is", found.id)
        await self._by_post.parking.look_later(timer)

    async def stop_waiting(self) -> None:
        """Stop the clocks of servers that have been unavailable for too long."""
        for guild in self.places.given_up():
            await self._park_all(guild, "unavailable")

    async def came(self, adventure: Adventure, since: int) -> bool:
        """Give back the time for which a card was due `since` an instant, if it was long in coming.

        Return whether any was given back, so that the times on the card are outdated. To be called
        before the card is noted as shown: until then no turn ends, and a start after a kill posts
        it again.
        """
        if table_of(adventure).parked is not None or self._clock.now() - since < LONG_IN_COMING:
            return False
        return await self._by_post.parking.unseen(adventure.id, since)

    async def shown(self, before: Adventure, message: int) -> None:
        """Resume the clocks of a parked adventure whose card could be shown.

        An edit counts only after an outage or refusals of what cards say, as it is possible in
        places where sending is not.
        """
        self._cards.heard(message)
        reason = table_of(before).parked
        if reason is None or (message == before.card and reason.why not in EDITED):
            return
        if await self._by_post.parking.back(before.id):
            log.info("adventure %s can be shown again", before.id)

    # Events of Discord

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Check the adventures of all servers that are available by now."""
        for guild in self._client.guilds:
            await self._look_round(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Park the channel's adventures, also in archived threads, which have no events."""
        await self._gone(channel.id, 0)
        with _noted():
            here = [place for _, place in await self._store.all_open(channel.guild.id)]
            unknown = [each for each in here if channel.guild.get_channel_or_thread(each) is None]
            await self._look_at(unknown, near=0, ask=True)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Park the thread's adventure, and say so in its parent channel."""
        near = payload.parent_id
        try:
            if await self.places.look(payload.guild_id, near, ask=False) is not None:
                near = 0
        except Unclear:
            near = 0
        await self._gone(payload.thread_id, near)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Check the thread's adventure, as it may be locked now or open again."""
        with _noted():
            await self._look_at([payload.thread_id], near=payload.parent_id, ask=True)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Check the thread's adventure: the bot sees it only now, or was added to it."""
        with _noted():
            await self._look_at([thread.id], near=0, ask=True)

    @commands.Cog.listener()
    async def on_thread_remove(self, thread: discord.Thread) -> None:
        """Check the adventure of a thread that the bot was taken out of.

        The library keeps the membership that is over.
        """
        thread.me = None
        with _noted():
            await self._look_at([thread.id], near=thread.parent_id, ask=True)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Check the adventures of a channel and its threads, where permissions have changed."""
        if before.overwrites != after.overwrites:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check the adventures of the server, where permissions have changed."""
        if before.permissions != after.permissions:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Check the adventures of the server."""
        await self._look_round(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check the adventures of the server, where the bot's own roles or timeout changed.

        Nobody is told that a timeout is over by the clock: timers look then.
        """
        changed = before.roles != after.roles or before.timed_out_until != after.timed_out_until
        if after == after.guild.me and changed:
            await self._look_round(after.guild)

    @commands.Cog.listener()
    async def on_shard_connect(self, _shard: int) -> None:
        """Wait for all servers, which become available one by one."""
        for guild in self._client.guilds:
            if guild.unavailable:
                self.places.miss(guild.id)

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Wait for a server with an outage."""
        self.places.miss(guild.id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server that removed the bot."""
        self.places.came(guild.id)
        await self._park_all(guild.id, "removed")

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Check the adventures of a server that is available again, also at a start."""
        self.places.came(guild.id)
        if self._client.is_ready():
            await self._look_round(guild)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Check the adventures of a server that added the bot again."""
        self.places.came(guild.id)
        await self._look_round(guild)

    # Checking and parking

    async def _look_round(self, guild: discord.Guild) -> None:
        with _noted():
            channels = [channel for _, channel in await self._store.all_open(guild.id)]
            await self._look_at(channels, near=0, ask=False)

    async def _look_at(self, channels: Iterable[int], *, near: int, ask: bool) -> None:
        """Check some channels, and leave those alone whose state is unknown."""
        for channel in channels:
            with _noted():
                await self._look_in(channel, near=near, ask=ask)

    async def _look_in(self, channel: int, *, near: int, ask: bool) -> None:
        found = await self._store.in_channel(channel)
        if found is None or found.status not in OPEN or found.guild is None:
            return
        parked = table_of(found).parked
        was = None if parked is None else parked.why
        try:
            why = await self.places.look(
                found.guild, channel, ask=ask or parked is not None, was=was
            )
        except Unclear:
            return
        await self._see(found, why, near)

    async def _see(self, adventure: Adventure, why: Finding, near: int = 0) -> None:
        """Park an adventure or show it again, by the state of its channel."""
        parked = table_of(adventure).parked
        if why is not None:
            await self._park(adventure.id, why, near, guild=adventure.guild)
        elif parked is not None:
            await self._by_post.parking.again(adventure.id)

    async def _gone(self, channel: int, near: int) -> None:
        with _noted():
            found = await self._store.in_channel(channel)
            if found is not None:
                await self._park(found.id, "gone", near)

    async def _park_all(self, guild: int, why: Why) -> None:
        with _noted():
            for adventure, _ in await self._store.all_open(guild):
                await self._park(adventure, why)

    async def _park(
        self,
        adventure: str,
        why: Why,
        near: int = 0,
        *,
        guild: int | None = None,
        since: int | None = None,
    ) -> bool:
        """Park an adventure; return whether its clocks stand still now. Errors are only logged.

        After an error, the next card, call or end of a turn notices it again.
        """
        try:
            until = self._until(guild, why)
            parking = self._by_post.parking
            if await parking.park(adventure, why, near=near, until=until, since=since):
                log.warning("adventure %s cannot be shown (%s): parked", adventure, why)
        except GameError as trouble:
            log.warning("adventure %s could not be parked (%s)", adventure, trouble)
            return False
        return True


@contextlib.contextmanager
def _noted() -> Iterator[None]:
    """Log errors of the store and go on, as every change is noticed again in another way."""
    try:
        yield
    except GameError as trouble:
        log.warning("what happened to a channel could not be noted (%s)", trouble)
