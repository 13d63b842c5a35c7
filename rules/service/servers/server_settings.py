"""Settings of servers, by those who manage them, and stops, by the owner of the bot."""

import asyncio
from collections.abc import Collection, Mapping
from typing import Any

from rules.core.errors import NoAdventure, NotSeated, RuleError
from rules.core.model import Model
from rules.ports import (
    EVERYWHERE,
    Clock,
    Halt,
    OpenGames,
    ServerLookup,
    ServerSettings,
    Stop,
    Store,
    Topic,
)
from rules.ports.servers import LONGEST_VOICE, MOST_NAMED
from rules.service.records import Request

NUMBERS: Mapping[str, tuple[int, int]] = {
    "most_games": (1, 1000),
    "most_each": (1, 100),
    "voice_letters": (100, LONGEST_VOICE),
    "voice_often": (2, 60),
}
"""The smallest and the largest value of each setting that is a number."""


class NothingKnown:
    """A lookup without a Discord client: no thread has a parent, and nothing is gone."""

    async def parent(self, _guild: int, _channel: int) -> int:
        """Return 0, as no parent channel is known."""
        return 0

    def public_threads(self, _guild: int, _channel: int) -> frozenset[int]:
        """Return nothing, as no thread is known."""
        return frozenset()

    def gone(self, _guild: int, _ids: tuple[int, ...]) -> frozenset[int]:
        """Return nothing, as nothing is known to be gone."""
        return frozenset()


NOTHING_KNOWN = NothingKnown()


class ServerReport(Model):
    """The settings of a server and what is open there, for who manages it.

    `gone` are channels and roles that the settings name and the server no longer has; `stop` is
    what the owner of the bot has stopped there.
    """

    settings: ServerSettings
    gone: frozenset[int]
    open_games: OpenGames
    stop: Stop | None


class ServerRules:
    """Settings and stops. They are kept in memory until the store has news of them."""

    def __init__(self, store: Store, clock: Clock, lookup: ServerLookup) -> None:
        self._store = store
        self._clock = clock
        self.lookup = lookup
        self._settings: dict[int, ServerSettings] = {}
        self._stops: dict[int, Stop] | None = None
        self._changing = asyncio.Lock()
        store.listen(self._heard)

    def _heard(self, news: Collection[Topic]) -> None:
        if "servers" in news:
            self._settings.clear()
            self._stops = None

    async def of(self, guild: int) -> ServerSettings:
        """Return the settings that hold in a server."""
        found = self._settings.get(guild)
        if found is None:
            found = await self._store.server(guild) or ServerSettings(guild=guild)
            self._settings[guild] = found
        return found

    async def stops(self) -> Mapping[int, Stop]:
        """Return the stops that the owner has set, by server; `EVERYWHERE` among them."""
        if self._stops is None:
            self._stops = {each.guild: each for each in await self._store.stops()}
        return self._stops

    async def stop_of(self, guild: int | None) -> Stop | None:
        """Return the stop that holds in a server or in private messages; of two the stronger."""
        stops = await self.stops()
        found = [stops[each] for each in (EVERYWHERE, guild) if each is not None and each in stops]
        return next((each for each in found if each.halt == "play"), found[0] if found else None)

    async def stands_still(self, guild: int | None) -> bool:
        """Return whether all play is stopped there."""
        stop = await self.stop_of(guild)
        return stop is not None and stop.halt == "play"

    async def is_quiet(self, guild: int | None, channel: int) -> bool:
        """Return whether nobody is called in a channel, or in a thread of one."""
        if guild is None:
            return False
        quiet = (await self.of(guild)).quiet
        if not quiet or channel in quiet:
            return bool(quiet)
        return await self.lookup.parent(guild, channel) in quiet

    async def report(self, request: Request) -> ServerReport:
        """Return the settings and the open games of the request's server.

        Raises:
            NoAdventure: this is no server.
            NotSeated: only who manages the server may know.
        """
        guild = _managed(request)
        settings = await self.of(guild)
        called = (settings.call_role,) if settings.call_role else ()
        named = (*settings.channels, *settings.roles, *settings.quiet, *called)
        return ServerReport(
            settings=settings,
            gone=self.lookup.gone(guild, named),
            open_games=await self._store.open_games(guild, request.user),
            stop=await self.stop_of(guild),
        )

    async def change(self, request: Request, **changes: Any) -> None:  # noqa: ANN401 - fields
        """Change the named settings; the others stay.

        Raises:
            NoAdventure: this is no server.
            NotSeated: only who manages the server may.
            RuleError: it does not fit, or names what the server does not have.
        """
        guild = _managed(request)
        for name in ("channels", "roles", "quiet"):
            self._check_named(guild, tuple(changes.get(name, ())))
        self._check_called(guild, int(changes.get("call_role", 0)))
        for name, (least, most) in NUMBERS.items():
            if not least <= changes.get(name, least) <= most:
                raise RuleError("server-refused-number", least=least, most=most)
        async with self._changing:
            changed = (await self.of(guild)).with_(**changes)
            try:
                await self._store.keep_server(changed)
            finally:
                # A caller that was cancelled may have written, too.
                self._settings.pop(guild, None)

    def _check_named(self, guild: int, ids: tuple[int, ...]) -> None:
        if len(ids) > MOST_NAMED or self.lookup.gone(guild, ids):
            raise RuleError("server-refused-unknown", most=MOST_NAMED)

    def _check_called(self, guild: int, role: int) -> None:
        """Refuse everybody's role, which has the server's id, and one that there is not."""
        if role == guild:
            raise RuleError("server-refused-everyone")
        if role:
            self._check_named(guild, (role,))

    async def forget_gone(self, request: Request) -> None:
        """Remove the channels and roles that the server no longer has.

        Raises:
            NoAdventure, NotSeated: as for `report`.
        """
        found = await self.report(request)
        called = found.settings.call_role
        await self.change(
            request,
            call_role=0 if called in found.gone else called,
            **{
                name: tuple(
                    each for each in getattr(found.settings, name) if each not in found.gone
                )
                for name in ("channels", "roles", "quiet")
            },
        )

    async def set_stop(self, guild: int, halt: Halt | None) -> None:
        """Set what is stopped in a server, in the place of an earlier stop; None ends that."""
        try:
            if halt is None:
                await self._store.drop_stop(guild)
            else:
                await self._store.keep_stop(Stop(guild=guild, halt=halt, since=self._clock.now()))
        finally:
            self._stops = None


def _managed(request: Request) -> int:
    if request.guild is None:
        raise NoAdventure("server-refused-nowhere")
    if not request.manages_server:
        raise NotSeated("server-refused-manager")
    return request.guild
