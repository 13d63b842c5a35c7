"""What a press on a chooser does: it opens the game's lobby, or changes the lobby's game."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord

from cogs.base.errors import acknowledge, send_privately
from cogs.base.ids import Pressed
from cogs.base.permissions import check_place
from cogs.base.text import plain
from cogs.base.threads import holding_threads, open_thread, put_away
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.lobby.calling import RoleCaller
from cogs.lobby.chooser import Chooser, Purpose, chosen
from rules.core.errors import RuleError
from rules.ports import Pace
from rules.service.records import Answer, Request

Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]


class Choosing:
    """Ask what to play, and open it."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.chooser = Chooser(responder)
        self._caller = RoleCaller(responder)
        self.handlers: dict[str, Handler] = {"game": self.change, "pick": self.picked}

    async def ask(
        self,
        interaction: discord.Interaction,
        *,
        daily: bool = False,
        pace: Pace = "live",
        thread: bool = False,
        calls: bool = False,
    ) -> None:
        """Ask which game to play, if a game may begin here at all.

        Raises:
            RuleError: it may not, or the bot may not post here.
        """
        await self._may_open(interaction, thread=thread)
        if thread:
            holding_threads(interaction)
        else:
            await self.responder.service.lobby.check_free(request_of(interaction))
        purpose: Purpose = "daily" if daily else "new"
        await self.chooser.show(interaction, purpose, pace=pace, thread=thread, calls=calls)

    async def open(
        self,
        interaction: discord.Interaction,
        key: str,
        pace: Pace,
        seed: str,
        *,
        thread: bool,
        calls: bool = False,
    ) -> None:
        """Open a lobby for a deferred interaction; the server's role is called if it `calls`.

        Raises:
            RuleError: the bot may not post here, or the channel has an adventure already.
        """
        async with self.place(interaction, self.title(interaction, key), thread=thread) as request:
            answer = await self.responder.service.lobby.open(request, key, pace=pace, seed=seed)
        await self.responder.told(interaction, answer, at=request.channel)
        if calls:
            await self._call(interaction, answer, request, key)

    async def change(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show its host the games that a lobby may change to."""
        await acknowledge(interaction, thinking=True)
        lobby = self.responder.service.lobby
        found = await lobby.may_change_game(request_of(interaction), pressed.adventure)
        await self.chooser.show(interaction, "change", adventure=found.id)

    async def picked(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Open the game that was chosen, or change to it, and close the chooser."""
        if interaction.message is None or not interaction.message.flags.ephemeral:
            raise RuleError("error-unknown-button")
        await acknowledge(interaction)
        wanted, service = chosen(pressed, interaction), self.responder.service
        if wanted.purpose == "change":
            answer = await service.lobby.change_game(
                request_of(interaction), pressed.adventure, wanted.key
            )
            await self.responder.replace(interaction, answer.text)
            return
        title = self.title(interaction, wanted.key)
        begin = service.hall.open if wanted.purpose == "daily" else service.lobby.open
        async with self.place(interaction, title, thread=wanted.thread) as request:
            answer = await begin(request, wanted.key, pace=wanted.pace)
        said = self.responder.answered(interaction, answer, at=request.channel)
        await self.responder.replace(interaction, said)
        if wanted.calls:
            await self._call(interaction, answer, request, wanted.key)

    async def _call(
        self, interaction: discord.Interaction, answer: Answer, request: Request, key: str
    ) -> None:
        """Call the server's role to a lobby that was opened just now, or say why it is not."""
        trouble = await self._caller.call(
            interaction, answer, request, self.title(interaction, key)
        )
        if trouble:
            await send_privately(interaction, trouble)

    def title(self, interaction: discord.Interaction, key: str) -> str:
        """Return the title of a game.

        Raises:
            RuleError: there is no such game.
        """
        systems = dict(self.responder.service.history.queries.systems(locale_of(interaction)))
        if key in systems:
            return systems[key]
        if self.responder.service.campaigns.knows(key):
            raise RuleError("error-found-campaigns")
        raise RuleError("error-no-such-ruleset", name=plain(key, 60))

    @asynccontextmanager
    async def place(
        self,
        interaction: discord.Interaction,
        title: str,
        *,
        thread: bool = False,
        own: bool = True,
    ) -> AsyncIterator[Request]:
        """Give where something new may begin: in this channel, or in a new thread of that title.

        Within the context room is kept for it, as one's `own` or not. A thread in which it does not
        begin is put away.

        Raises:
            RuleError: it may not begin there, the bot may not post there, or no thread can be
                opened.
        """
        await check_place(self.responder.ports.watch, interaction, thread=thread)
        request, work = request_of(interaction), self.responder.service.work
        async with work.reserved(request, own=own):
            if not thread:
                yield request
                return
            named = self.responder.words(interaction).phrase("thread-name", game=title)
            opened = await open_thread(interaction, named)
            try:
                yield request.with_(channel=opened.id, parent=request.channel)
            finally:
                if await work.store.in_channel(opened.id) is None:
                    await put_away(opened)

    async def _may_open(self, interaction: discord.Interaction, *, thread: bool) -> None:
        await check_place(self.responder.ports.watch, interaction, thread=thread)
        await self.responder.service.servers.admission.may_begin(request_of(interaction))
