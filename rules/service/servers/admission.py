"""The one gate that decides whether a game may be begun or played here, now, by this person."""

from collections.abc import Sequence

from rules.core.errors import RuleError
from rules.core.words import Text
from rules.ports import STAGED, TUTORIAL, Adventure, Clock, Step, Store
from rules.service.journal import kinds
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

    def __init__(
        self,
        settings: ServerRules,
        store: Store,
        clock: Clock,
        developers: frozenset[int] = frozenset(),
    ) -> None:
        self._developers = developers
        self._store = store
        self._settings = settings
        self.cooldowns = Cooldowns(clock)
        self._coming: dict[str, Request] = {}

    async def check_play(self, guild: int | None) -> None:
        """Check that the owner has not stopped all play in a server.

        Raises:
            RuleError: the owner of the bot has stopped it.
        """
        stop = await self._settings.stop_of(guild)
        if stop is not None and stop.halt == "play":
            raise RuleError("error-play-stopped", since=stop.since)

    def check_developers(self, guild: int | None) -> None:
        """Check that the owner of the bot has marked a server as developers'.

        Raises:
            RuleError: they have not, so that nothing is staged there.
        """
        if guild is None or guild not in self._developers:
            raise RuleError("error-stage-unmarked")

    def check_staged(self, after: Adventure, steps: Sequence[Step]) -> None:
        """Check that a staged game may go on as some steps have it; it may be ended anywhere.

        Raises:
            RuleError: the owner of the bot has not marked its server.
        """
        if not all(kinds.of(step) in (kinds.END, kinds.CLOSE) for step in steps):
            self.check_developers(after.guild)

    async def admit(self, request: Request, adventure: Adventure) -> None:
        """Check that a new adventure may begin, staged or not.

        Raises:
            RuleError: it may not, and why.
        """
        if adventure.seeded == STAGED:
            await self.may_stage(request)
        else:
            await self.may_begin(request, own=adventure.seeded != TUTORIAL)

    async def may_stage(self, request: Request) -> None:
        """Check that a game may be staged; developers have no cooldowns and as many as they like.

        Raises:
            RuleError: the server is not marked, or new games are stopped there.
        """
        self.check_developers(request.guild)
        await self.check_new(request)

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
            raise RuleError("error-begin-elsewhere", channels=mentioned("#", left))

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
            raise RuleError("error-begin-role", roles=mentioned("@&", left))

    async def check_room(self, request: Request, *, own: bool = True) -> None:
        """Check that there is room for another game; a person's `own` are their games to play.

        A tutorial is none of those: whoever hosts as many as they may can still learn a game.

        Raises:
            RuleError: the server, or the person, has as many as they may.
        """
        if request.guild is None:
            return
        settings = await self._settings.of(request.guild)
        open_games = await self._store.open_games(request.guild, request.user)
        coming = [each for each in self._others(request) if each.guild == request.guild]
        games = open_games.games + len(coming)
        theirs = open_games.theirs + sum(each.user == request.user for each in coming)
        if own and theirs >= settings.most_each:
            raise RuleError("error-room-yours", count=theirs, most=settings.most_each)
        if games >= settings.most_games:
            raise RuleError("error-room-server", count=games, most=settings.most_games)

    async def may_begin(self, request: Request, *, counts: bool = True, own: bool = True) -> None:
        """Check that a game may be begun; without `counts` one that does not count as open.

        Without `own` it does not count as the person's, but as the server's.

        Raises:
            RuleError: it may not, and why.
        """
        if counts and request.guest:
            raise RuleError("error-guest")
        await self.check_new(request)
        await self.check_place(request)
        await self.check_person(request)
        if counts:
            await self.check_room(request, own=own)
        most = await self._most(request)
        coming = sum(each.user == request.user for each in self._others(request))
        self.cooldowns.check(request.user, "begin", most, coming=coming)

    async def _most(self, request: Request) -> int:
        """Return how many games a person may begin in a row: as many as may be open, if more."""
        return 0 if request.guild is None else (await self._settings.of(request.guild)).most_each

    def reserve(self, request: Request) -> None:
        """Count a game that is about to begin, until it has begun or is given up."""
        self._coming[request.id] = request

    def give_up(self, request: Request) -> None:
        """Stop counting a reserved game that did not begin."""
        self._coming.pop(request.id, None)

    def _others(self, request: Request) -> list[Request]:
        """Return the requests of other games that are about to begin."""
        return [each for ident, each in self._coming.items() if ident != request.id]

    def begun(self, request: Request) -> None:
        """Note that a person has begun something."""
        self._coming.pop(request.id, None)
        self.cooldowns.note(request.user, "begin")

    def _left(self, guild: int, named: tuple[int, ...]) -> list[int]:
        gone = self._settings.lookup.gone(guild, named)
        return [each for each in named if each not in gone]


def mentioned(sign: str, ids: Sequence[int]) -> Text:
    """Return channels or roles as Discord shows them."""
    said = ", ".join(f"<{sign}{each}>" for each in ids[:MOST_TOLD])
    return Text.of("server-named", named=said, more=max(0, len(ids) - MOST_TOLD))
