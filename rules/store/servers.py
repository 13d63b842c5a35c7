"""Settings of servers and the owner's stops, in the store."""

import json
from collections.abc import Sequence

from rules.ports import OpenGames, ServerSettings, Stop, Topic
from rules.store import server_statements as sql
from rules.store.engine import Row, Value
from rules.store.rows import dumped
from rules.store.single import SingleStatements

SERVERS: tuple[Topic, ...] = ("servers",)


class ServerStore(SingleStatements):
    """The part of the store that is about servers; every method is one transaction."""

    async def server(self, guild: int) -> ServerSettings | None:
        """Return the settings of a server, or None where nobody has changed any."""
        rows = await self._rows((sql.SERVER, (guild,)))
        return settings_of(rows[0]) if rows else None

    async def keep_server(self, settings: ServerSettings) -> None:
        """Keep the settings of a server, in the place of earlier ones."""
        await self._write("setting", (sql.KEEP_SERVER, _values(settings)), SERVERS)

    async def stops(self) -> Sequence[Stop]:
        """Return what the owner has stopped, everywhere first."""
        return [stop_of(row) for row in await self._rows((sql.STOPS, ()))]

    async def keep_stop(self, stop: Stop) -> None:
        """Stop something in a server or everywhere, in the place of an earlier stop there."""
        query = (sql.KEEP_STOP, (stop.guild, stop.halt, stop.since))
        await self._write("setting", query, SERVERS)

    async def drop_stop(self, guild: int) -> None:
        """End the stop of a server, or the one that holds everywhere."""
        await self._write("setting", (sql.DROP_STOP, (guild,)), SERVERS)

    async def open_games(self, guild: int, user: int) -> OpenGames:
        """Return how many games of a server are open, and how many a person hosts.

        Tutorials do not count as a person's.
        """
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
    )


def settings_of(row: Row) -> ServerSettings:
    """Return a server's settings from its row."""
    guild, channels, roles, quiet, games, each, closed = row
    return ServerSettings(
        guild=guild,
        channels=tuple(json.loads(channels)),
        roles=tuple(json.loads(roles)),
        quiet=tuple(json.loads(quiet)),
        most_games=games,
        most_each=each,
        closed=bool(closed),
    )


def stop_of(row: Row) -> Stop:
    """Return a stop from its row."""
    guild, halt, since = row
    return Stop(guild=guild, halt=halt, since=since)
