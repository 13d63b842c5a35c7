"""Settings of servers and the owner's stops, in the store."""

import json
from collections.abc import Sequence

from typing_extensions import override

from rules.ports import OpenGames, ServerSettings, ServerShelf, Stop, Topic
from rules.store import server_statements as sql
from rules.store.engine import Row, Value
from rules.store.rows import dumped
from rules.store.single import SingleStatements

SERVERS: tuple[Topic, ...] = ("servers",)


class ServerStore(SingleStatements, ServerShelf):
    """The part of the store that is about servers; every method is one transaction."""

    @override
    async def server(self, guild: int) -> ServerSettings | None:
        rows = await self._rows((sql.SERVER, (guild,)))
        return settings_of(rows[0]) if rows else None

    @override
    async def keep_server(self, settings: ServerSettings) -> None:
        await self._write("setting", (sql.KEEP_SERVER, _values(settings)), SERVERS)

    @override
    async def stops(self) -> Sequence[Stop]:
        return [stop_of(row) for row in await self._rows((sql.STOPS, ()))]

    @override
    async def keep_stop(self, stop: Stop) -> None:
        query = (sql.KEEP_STOP, (stop.guild, stop.halt, stop.since))
        await self._write("setting", query, SERVERS)

    @override
    async def drop_stop(self, guild: int) -> None:
        await self._write("setting", (sql.DROP_STOP, (guild,)), SERVERS)

    @override
    async def open_games(self, guild: int, user: int) -> OpenGames:
        games, theirs = (await self._rows((sql.CROWD, (guild, user))))[0]
        return OpenGames(games, theirs)


def _values(settings: ServerSettings) -> tuple[Value, ...]:
    return (
        settings.guild,
        dumped(settings.channels),
        dumped(settings.roles),
        dumped(settings.quiet),
        settings.most_games,
        settings.most_each,
        int(settings.closed),
        int(settings.voices),
        settings.voice_letters,
        settings.voice_often,
        settings.call_role,
    )


def settings_of(row: Row) -> ServerSettings:
    """Return a server's settings from its row."""
    guild, channels, roles, quiet, games, each, closed, voices, letters, often, role = row
    return ServerSettings(
        guild=guild,
        channels=tuple(json.loads(channels)),
        roles=tuple(json.loads(roles)),
        quiet=tuple(json.loads(quiet)),
        most_games=games,
        most_each=each,
        closed=bool(closed),
        voices=bool(voices),
        voice_letters=letters,
        voice_often=often,
        call_role=role,
    )


def stop_of(row: Row) -> Stop:
    """Return a stop from its row."""
    guild, halt, since = row
    return Stop(guild=guild, halt=halt, since=since)
