"""How an interaction is answered, and its card brought up to date."""

import asyncio
import logging
from collections import OrderedDict

import discord
from discord import app_commands, ui

from cogs.base.acknowledgement import acknowledged
from cogs.base.channel_visibility import UNSAID, ChannelVisibility
from cogs.base.edits import PATIENCE
from cogs.base.errors import NO_MENTIONS, send_privately
from cogs.base.requests import locale_of, request_of
from cogs.cards.maps import MapViews
from cogs.cards.messages import build, note, retired
from cogs.cards.panels import back_panel, end_panel, log_panel, settings_panel
from cogs.ports import Ports
from rules.service.history.recap import said
from rules.service.records import Answer

__all__ = ["Responder", "locale_of", "request_of"]

log = logging.getLogger(__name__)

MOST_GAMES = 25

REMEMBERED = 5000
"""Interactions that are known again when they come twice."""


class Responder(MapViews):
    """Answers for the cogs: private words, cards edited where they were clicked, maps."""

    def __init__(self, ports: Ports) -> None:
        super().__init__(ports)
        self.vision = ChannelVisibility()
        self._heard: OrderedDict[int, None] = OrderedDict()
        self._under_way: set[asyncio.Task[object]] = set()
        self._closing = False

    async def finish(self, seconds: float) -> None:
        """Take nothing on any more; let what is under way be answered, for at most that long."""
        self._closing = True
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=seconds)

    def takes(self, interaction: discord.Interaction) -> bool:
        """Whether the running task shall carry this out: once, as the gateway may send it twice."""
        if self._closing:
            log.info("interaction %s came too late: the process stops", interaction.id)
            return False
        if interaction.id in self._heard:
            log.info("interaction %s came again", interaction.id)
            return False
        self._heard[interaction.id] = None
        while len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        task = asyncio.current_task()
        if task is not None:
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
        return True

    def games(
        self, interaction: discord.Interaction, typed: str, *, books: bool = False
    ) -> list[app_commands.Choice[str]]:
        """Return the games (or all rulebooks) whose key or title has what was typed in it."""
        looks = self.service.history.queries
        listed = (looks.books if books else looks.systems)(locale_of(interaction))
        return [
            app_commands.Choice(name=title, value=key)
            for key, title in listed
            if typed.casefold() in f"{key} {title}".casefold()
        ][:MOST_GAMES]

    async def told(
        self, interaction: discord.Interaction, answer: Answer, *, at: int | None = None
    ) -> None:
        """Answer a command privately; the poster brings the card.

        `at` is the channel where it goes on: where that is another one, the answer leads there.
        """
        words = self.words(interaction)
        text = answer.text or words.phrase("answer-fine")
        if at is not None and at != interaction.channel_id:
            text = f"{text}\n{words.phrase('answer-over-there', channel=f'<#{at}>')}"
        await send_privately(interaction, text)
        await self.caught_up(interaction, answer)

    async def caught_up(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Tell who was absent, and has just acted again, what happened before that."""
        if answer.back and not answer.repeated:
            request, words = request_of(interaction), self.words(interaction)
            recap = await self.service.history.recaps.since_left(
                request, answer.adventure, answer.back
            )
            others = await self.service.history.catch_ups.others(request.user, answer.adventure)
            if others:
                view = back_panel(answer.adventure, said(recap, words), words)
                await self._send(interaction, view)
            else:
                await send_privately(interaction, said(recap, words))

    async def shown(self, interaction: discord.Interaction, answer: Answer) -> None:
        """After a click: edit the clicked card, or retire it when a new one is on its way."""
        message = interaction.message
        if answer.repeated or message is None:
            await self.service.request_card(answer.adventure)
        elif answer.fresh:
            await self.retire(interaction, message)
        else:
            await self._edit(interaction, message, answer)

    async def _edit(
        self, interaction: discord.Interaction, message: discord.Message, answer: Answer
    ) -> None:
        async with self.ports.card_lock(answer.adventure):
            wishes = await self.service.card_requests(answer.adventure)
            found = await self.service.history.queries.load(answer.adventure)
            if found.card == message.id and found.shown >= found.version:
                return
            if found.card == message.id:
                card = await self.service.history.queries.card(answer.adventure)
                sight = await self.sight(card)
                built = build(card, sight, self.service.words(card.locale))
                try:
                    await acknowledged(interaction)
                    async with asyncio.timeout(PATIENCE):
                        await interaction.edit_original_response(
                            view=built.view, attachments=built.files, allowed_mentions=NO_MENTIONS
                        )
                except TimeoutError:
                    log.info("a click's edit of its card took too long; posting it anew")
                    await self.service.request_card(answer.adventure, anew=True)
                    return
                except UNSAID as refused:
                    log.info("a click could not edit its card (%s); posting it", refused)
                else:
                    await self.service.shown(card.adventure, card.version, message.id, wishes)
                    return
        await self.service.request_card(answer.adventure)

    async def retire(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Take the buttons off a card of the past, through the click on it."""
        view = retired(message)
        if view is None:
            return
        try:
            await acknowledged(interaction)
            async with asyncio.timeout(PATIENCE):
                await interaction.edit_original_response(view=view, allowed_mentions=NO_MENTIONS)
        except (*UNSAID, TimeoutError) as refused:
            log.info("an old card could not be retired by a click (%r)", refused)
        else:
            self.ports.poster.stripped(message.id)

    async def stale(self, interaction: discord.Interaction, adventure: str, sentence: str) -> None:
        """Answer an old button: why it does nothing, the board as it is now, and where it is."""
        found = await self.service.history.queries.load(adventure)
        card = await self.service.history.queries.card(adventure)
        words = self.words(interaction)
        where = f"https://discord.com/channels/{found.guild or '@me'}/{found.channel}/{found.card}"
        linked = words.phrase("stale-link", link=where) if found.card else ""
        built = build(
            card.with_(footer=f"{sentence} {linked}", waiting=()),
            await self._private(interaction, card),
            words,
            live=False,
        )
        await interaction.followup.send(
            view=built.view, files=built.files, ephemeral=True, allowed_mentions=NO_MENTIONS
        )
        message = interaction.message
        if message is not None and found.card != message.id and not message.flags.ephemeral:
            await self.retire(interaction, message)

    async def board(self, interaction: discord.Interaction, adventure: str) -> None:
        """Show the card as it stands to one person, and bring the public one back."""
        self.ports.poster.restore(adventure)
        card = await self.service.history.queries.card(adventure)
        sight = await self._private(interaction, card)
        built = build(card.with_(waiting=()), sight, self.words(interaction), live=False)
        await self._send(interaction, built.view, built.files)

    async def settings(self, interaction: discord.Interaction, adventure: str) -> None:
        """Send the list of settings to one person."""
        await self._send(interaction, await self._settings(interaction, adventure, "", ""))

    async def setting(
        self, interaction: discord.Interaction, adventure: str, chosen: str, said: str = ""
    ) -> None:
        """Show the values of a chosen setting in the panel that was clicked."""
        view = await self._settings(interaction, adventure, chosen, said)
        await interaction.edit_original_response(view=view)

    async def _settings(
        self, interaction: discord.Interaction, adventure: str, chosen: str, said: str
    ) -> ui.LayoutView:
        found = await self.service.history.queries.load(adventure)
        settings = await self.service.lobby.lines(adventure, locale_of(interaction))
        words = self.words(interaction)
        return settings_panel(adventure, found.version, settings, words, chosen=chosen, said=said)

    async def log(
        self,
        interaction: discord.Interaction,
        adventure: str,
        page: int,
        *,
        edit: bool = False,
    ) -> None:
        """Show a page of the log to one person, in the panel that was clicked or a new one."""
        found = await self.service.history.queries.log(adventure, request_of(interaction), page)
        view = log_panel(adventure, 0, found, self.words(interaction))
        if edit:
            await interaction.edit_original_response(view=view)
        else:
            await self._send(interaction, view)

    async def confirm_end(self, interaction: discord.Interaction, adventure: str) -> None:
        """Ask before an adventure is ended."""
        await self._send(interaction, end_panel(adventure, 0, self.words(interaction)))

    async def replace(self, interaction: discord.Interaction, text: str) -> None:
        """Put a sentence in the place of the private panel that was clicked."""
        await interaction.edit_original_response(view=note(text))
