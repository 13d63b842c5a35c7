"""The discord.py client: its connection, the command tree, and its sync when commands changed."""

import hashlib
import json
import logging
from collections.abc import Callable, Collection
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.ext import commands

from bot.gateway.cloudflare_ban import CloudflareBan
from bot.gateway.connection_pause import ConnectionPause
from bot.gateway.heartbeats import OpenSockets, end_unfinished, ended
from bot.gateway.named_events import name_events
from bot.gateway.pacing import Pace
from bot.gateway.served_shards import ServedShards
from bot.gateway.session_starts import Gateway, SessionStarts
from bot.gateway.unreadable_events import pass_over_unreadable
from bot.systems import LoadingSystems
from cogs.base.errors import LOADING, answer_error
from cogs.base.guests import check_guest
from cogs.base.languages import SpokenLanguages, locale_of
from cogs.base.localized import localized
from cogs.base.under_way import UnderWay
from rules.core.words import Words
from rules.ports import Store

log = logging.getLogger(__name__)

SYNCED = "commands"
"""The key of the stored hash of the commands that Discord has."""
LAST_SERVER = 0.25
"""Seconds without a further server after which the client counts as ready."""


class Tree(app_commands.CommandTree["UndercroftClient"]):
    """The command tree; every error is answered with a sentence."""

    async def interaction_check(
        self, interaction: discord.Interaction["UndercroftClient"], /
    ) -> bool:
        """Return whether to carry out an interaction: only once, and where its command belongs.

        Raises:
            NoPrivateMessage: a command for servers was used elsewhere.
            Uninvited: it needs the bot as a member, which it is not there.
        """
        interaction.extras[LOADING] = self.client.systems.begun()
        await self.client.languages.note(interaction)
        if interaction.guild_id is None and isinstance(interaction.command, app_commands.Command):
            contexts = (interaction.command.root_parent or interaction.command).allowed_contexts
            if contexts is not None and not contexts.dm_channel:
                raise app_commands.NoPrivateMessage
        check_guest(interaction)
        return self.client.under_way.takes(interaction)

    async def on_error(
        self,
        interaction: discord.Interaction["UndercroftClient"],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Answer the person whose command raised an error."""
        await answer_error(interaction, error, self.client.words(locale_of(interaction)))


class UndercroftClient(commands.AutoShardedBot):
    """The client; it needs no privileged intent and caches no messages or members."""

    def __init__(
        self,
        store: Store,
        words: Callable[[str], Words],
        *,
        always_sync: bool,
        started: Callable[[], None],
        under_way: UnderWay,
        languages: SpokenLanguages,
        cloudflare_ban: CloudflareBan,
        pace: Pace,
        shards: ServedShards | None,
        developers: Collection[int] = (),
    ) -> None:
        # The bot never uses voice, so it is no news that voice libraries are missing.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=intents,
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=LAST_SERVER,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=60,
            http_trace=cloudflare_ban.trace,
        )
        self.words = words
        self.under_way = under_way
        self.languages = languages
        self.cloudflare_ban = cloudflare_ban
        self.systems = LoadingSystems()
        self._store = store
        self._always_sync = always_sync
        self._started = started
        self._served = shards
        self.developers = tuple(discord.Object(each) for each in sorted(developers))
        """Servers that have commands of their own."""
        self.session_starts = SessionStarts(self._ask_gateway, pace)
        self._sockets = OpenSockets(self.http, ConnectionPause(lambda: self.shard_count or 1))
        pass_over_unreadable(self)
        name_events(self)

    async def close(self) -> None:
        """Close the connection, even one that is still being made."""
        # The library offers no public way to its connection.
        known = {shard._parent.ws for shard in self.shards.values()}  # noqa: SLF001
        await end_unfinished(self._connection, known)
        await self._sockets.close([each.socket for each in known])
        await super().close()
        await ended(self._connection)

    async def setup_hook(self) -> None:
        """Sync the commands if they changed, and start the background work.

        Raises:
            TooManyStarts: a session more might cost the token.
        """
        await self.session_starts.check()
        await self._sync()
        await self._sync_developers()
        self._started()

    @property
    def serves(self) -> bool:
        """Whether it has shards to serve; a spare process has none yet."""
        return self._served is None or bool(self._served.now.served)

    async def launch_shards(self) -> None:
        """Launch all shards, unless they are leased one by one."""
        if self.is_closed():
            return
        if self._served is not None:
            await self._served.first()
            return
        # The library would ask once more, and Discord lets nobody ask twice without a pause.
        shards, address, _ = await self.session_starts.gateway()
        self.count_shards(shards, range(shards))
        for shard in range(shards):
            await self.launch_shard(yarl.URL(address), shard, initial=shard == 0)

    def count_shards(self, count: int, first: list[int] | range) -> None:
        """Tell the library how many shards there are, and with which it counts as ready."""
        self.shard_count = self._connection.shard_count = count
        self._connection.shard_ids = first

    async def before_identify_hook(self, shard: int | None, *, initial: bool = False) -> None:
        """Wait before a new session begins.

        Raises:
            TooManyStarts: a session more might cost the token.
        """
        if initial:
            await self.session_starts.before_first(shard or 0)
        else:
            await self.session_starts.before_next(shard or 0)

    async def _ask_gateway(self) -> Gateway:
        shards, address, limits = await self.http.get_bot_gateway()
        return Gateway(shards, address, discord.SessionStartLimits(**limits))

    async def on_ready(self) -> None:
        """Log that the gateway is open, which may happen many times."""
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))

    async def _sync_developers(self) -> None:
        """Sync the commands of developers' servers, and take them from servers that are none."""
        key = f"{SYNCED}:{self.application_id}:servers"
        before = set((await self._store.setting(key) or "").split())
        now = {str(each.id) for each in self.developers}
        for guild in sorted(before | now):
            await self._sync(discord.Object(int(guild)))
        if before != now:
            await self._store.set_setting(key, " ".join(sorted(now)))

    async def _tell(self, payload: list[dict[str, Any]], guild: discord.Object | None) -> None:
        """Tell Discord the commands; the library's own way knows no completed ones."""
        if guild is None:
            await self.http.bulk_upsert_global_commands(self.application_id or 0, payload)
        else:
            await self.http.bulk_upsert_guild_commands(self.application_id or 0, guild.id, payload)

    async def _sync(self, guild: discord.Object | None = None) -> None:
        """Sync the commands of everywhere, or those of one server."""
        found = self.tree.get_commands(guild=guild)
        payload = localized([each.to_dict(self.tree) for each in found])
        digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        key = f"{SYNCED}:{self.application_id}" + (f":{guild.id}" if guild else "")
        if not self._always_sync and await self._store.setting(key) == digest:
            return
        try:
            await self._tell(payload, guild)
        except (discord.HTTPException, discord.RateLimited) as refused:
            log.warning("Discord did not take the commands (%s); the old ones stay", refused)
            return
        await self._store.set_setting(key, digest)
        log.info("synced %d commands", len(payload))
