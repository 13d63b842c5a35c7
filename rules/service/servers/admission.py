"""The one gate that decides whether a game may be begun or played here, now, by this person."""

from rules.core.errors import RuleError
from rules.core.words import Text
from rules.ports import Clock, Store
from rules.service.records import Request
from rules.service.servers.cooldowns import Cooldowns
from rules.service.servers.server_settings import ServerRules

MOST_TOLD = 10
"""Channels or roles that a refusal names, at most."""


class Admission:
    """Refuses what servers and the owner do not allow, in words that say what helps.

    Games are stored by `UnitOfWork.create` and `Dungeons` alone, and both ask here, so nothing
    begins without it. Cogs ask before, so that no thread is opened in vain.
    """

    def __init__(self, settings: ServerRules, store: Store, clock: Clock) -> None:
        self._store = store
        self._settings = settings
        self.cooldowns = Cooldowns(clock)

    async def check_play(self, guild: int | None) -> None:
        """Check that play goes on in a server.

        Raises:
            RuleError: the owner of the bot has stopped it.
        """
        stop = await self._settings.stop_of(guild)
        if stop is not None and stop.halt == "play":
            raise RuleError("error-play-stopped", since=stop.since)

    async def check_new(self, request: Request) -> None:
        """Check that games may be begun at all in a server.

        Raises:
            RuleError: the owner has stopped new ones or all play, or who manages the server has.
        """
        await self.check_play(request.guild)
        if await self._settings.stop_of(request.guild) is not None:
            raise RuleError("error-new-stopped")
        if request.guild is not None and (await self._settings.of(request.guild)).closed:
            raise RuleError("error-server-closed")

    async def check_place(self, request: Request) -> None:
        """Check that games are allowed in the request's channel, or that of its thread.

        Raises:
            RuleError: they belong into others, which it names.
        """
        if request.guild is None:
            return
        named = (await self._settings.of(request.guild)).channels
        if not named or request.channel in named or request.parent in named:
            return
        lookup = self._settings.lookup
        if request.parent or await lookup.parent(request.guild, request.channel) not in named:
            left = self._left(request.guild, named)
            if not left:
                raise RuleError("error-begin-nowhere")
            raise RuleError("error-begin-elsewhere", channels=_mentioned("#", left))

    async def check_person(self, request: Request) -> None:
        """Check that a person may begin games; who manages the server may.

        Raises:
            RuleError: only those with certain roles may, which it names.
        """
        if request.guild is None or request.manages_server:
            return
        named = (await self._settings.of(request.guild)).roles
        if named and not set(named) & set(request.roles):
            left = self._left(request.guild, named)
            if not left:
                raise RuleError("error-begin-nobody")
            raise RuleError("error-begin-role", roles=_mentioned("@&", left))

    async def check_room(self, request: Request) -> None:
        """Check that there is room for another game.

        Raises:
            RuleError: the server, or the person, has as many as they may.
        """
        if request.guild is None:
            return
        settings = await self._settings.of(request.guild)
        open_games = await self._store.open_games(request.guild, request.user)
        if open_games.theirs >= settings.most_each:
            raise RuleError("error-room-yours", count=open_games.theirs, most=settings.most_each)
        if open_games.games >= settings.most_games:
            raise RuleError("error-room-server", count=open_games.games, most=settings.most_games)

    async def may_begin(self, request: Request, *, counts: bool = True) -> None:
        """Check that a game may be begun; without `counts` one that does not count as open.

        Raises:
            RuleError: it may not, and why.
        """
        await self.check_new(request)
        await self.check_place(request)
        await self.check_person(request)
        if counts:
            await self.check_room(request)
        self.cooldowns.check(request.user, "begin", await self._most(request))

    async def _most(self, request: Request) -> int:
        """Return how many games a person may begin in a row: as many as may be open, if more."""
        return 0 if request.guild is None else (await self._settings.of(request.guild)).most_each

    def begun(self, request: Request) -> None:
        """Note that a person has begun something."""
        self.cooldowns.note(request.user, "begin")

    def _left(self, guild: int, named: tuple[int, ...]) -> list[int]:
        gone = self._settings.lookup.gone(guild, named)
        return [each for each in named if each not in gone]


def _mentioned(sign: str, ids: list[int]) -> Text:
    """Return channels or roles as Discord shows them."""
    said = ", ".join(f"<{sign}{each}>" for each in ids[:MOST_TOLD])
    return Text.of("server-named", named=said, more=max(0, len(ids) - MOST_TOLD))
