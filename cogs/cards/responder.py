"""Answering interactions, and bringing their cards up to date."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord
from discord import app_commands, ui

from cogs.base.acknowledgement import acknowledged
from cogs.base.channel_visibility import UNSAID, ChannelVisibility
from cogs.base.choices import meant
from cogs.base.edits import PATIENCE
from cogs.base.errors import NO_MENTIONS, acknowledge, is_gone, send_privately
from cogs.base.languages import locale_of
from cogs.base.refusals import DOUBTFUL
from cogs.base.requests import request_of
from cogs.cards.map_shape import shape_for
from cogs.cards.maps import MapAnswers
from cogs.cards.messages import build, note, retired
from cogs.cards.panels import back_panel, end_panel, log_panel
from cogs.cards.settings_panel import settings_panel
from cogs.cards.time_panel import time_panel
from cogs.cards.views import MapViews
from cogs.ports import Ports
from rules.core.concerns import concern
from rules.core.dice import commitment
from rules.core.words import folded
from rules.ports import Adventure
from rules.service.history.recap import text_of
from rules.service.lobby.settings_form import form_of
from rules.service.records import Answer, Request

__all__ = ["Answering", "Responder", "locale_of", "request_of"]

log = logging.getLogger(__name__)

MOST_GAMES = 25


class Responder(MapAnswers):
    """Answers of the cogs: private messages, edits of the clicked card, maps."""

    def __init__(self, ports: Ports, views: MapViews, vision: ChannelVisibility) -> None:
        super().__init__(ports, views)
        self.vision = vision

    def games(
        self, interaction: discord.Interaction, typed: str, *, books: bool = False
    ) -> list[app_commands.Choice[str]]:
        """Return choices of games (or all rulebooks) whose key or title contains the typed text."""
        return [
            app_commands.Choice(name=title, value=key)
            for key, title in self._named(interaction, books=books)
            if folded(typed) in folded(f"{key} {title}")
        ][:MOST_GAMES]

    def game(self, interaction: discord.Interaction, typed: str, *, books: bool = False) -> str:
        """Return the key of the game (or rulebook) that was typed by key or title; else that."""
        return meant(typed, self._named(interaction, books=books))

    def _named(self, interaction: discord.Interaction, *, books: bool) -> Sequence[tuple[str, str]]:
        """Return key and title of each game (or rulebook), as the person reads them."""
        looks = self.service.history.queries
        return (looks.books if books else looks.systems)(locale_of(interaction))

    async def here(self, interaction: discord.Interaction) -> tuple[Request, Adventure]:
        """Acknowledge a command privately; return its request and the channel's adventure.

        Raises:
            NoAdventure: the channel has none.
        """
        await acknowledge(interaction, thinking=True)
        request = request_of(interaction)
        found = await self.service.history.queries.here(request)
        concern(adventure=found.id)
        return request, found

    async def adventure_here(self, interaction: discord.Interaction) -> str:
        """Acknowledge a command privately, and return the id of the channel's adventure.

        Raises:
            NoAdventure: the channel has none.
        """
        return (await self.here(interaction))[1].id

    async def does_here(
        self,
        interaction: discord.Interaction,
        act: Callable[[Request, str], Awaitable[Answer]],
    ) -> None:
        """Carry out a command in the channel's adventure, and answer it privately.

        Raises:
            NoAdventure: the channel has none.
        """
        request, found = await self.here(interaction)
        await self.told(interaction, await act(request, found.id))

    async def told(
        self, interaction: discord.Interaction, answer: Answer, *, at: int | None = None
    ) -> None:
        """Answer a command privately; the poster sends the card.

        If it goes on in another channel `at`, the answer has a link to it.
        """
        await send_privately(interaction, self.answered(interaction, answer, at=at))
        await self.caught_up(interaction, answer)
        await self.ask_time(interaction, answer.adventure)

    async def ask_time(self, interaction: discord.Interaction, adventure: str) -> None:
        """Ask somebody who plays by post for their time of day, unless they were asked before."""
        settled, user = self.service.people.time_of_day, interaction.user.id
        if not adventure or not await settled.to_ask(user, adventure):
            return
        moments = settled.moments(locale_of(interaction))
        view = time_panel(adventure, moments, self.words(interaction))
        try:
            await self._send(interaction, view)
        except discord.HTTPException as refused:
            if not is_gone(refused):
                raise
            log.info("somebody could not be asked for their time of day: %s", refused)
        else:
            await settled.asked(user)

    def answered(
        self, interaction: discord.Interaction, answer: Answer, *, at: int | None = None
    ) -> str:
        """Return the text of an answer, with a link if the game goes on in another channel."""
        words = self.words(interaction)
        text = answer.text or words.phrase("answer-fine")
        if at is None or at == interaction.channel_id:
            return text
        return f"{text}\n{words.phrase('answer-over-there', channel=f'<#{at}>')}"

    async def caught_up(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Tell somebody who acts again after an absence what happened meanwhile."""
        if answer.back and not answer.repeated:
            request, words = request_of(interaction), self.words(interaction)
            recap = await self.service.history.recaps.since_left(
                request, answer.adventure, answer.back
            )
            others = await self.service.history.catch_ups.others(request.user, answer.adventure)
            if others:
                view = back_panel(answer.adventure, text_of(recap, words), words)
                await self._send(interaction, view)
            else:
                await send_privately(interaction, text_of(recap, words))

    async def shown(self, interaction: discord.Interaction, answer: Answer) -> None:
        """Edit the clicked card.

        When a new one is due, it keeps its buttons until that one stands.
        """
        message = interaction.message
        if answer.repeated or message is None:
            await self.service.cards.request(answer.adventure)
        elif answer.fresh:
            self.ports.poster.retire_by(message.id, partial(self.strip, interaction))
        else:
            await self._edit(interaction, message, answer)

    async def _edit(
        self, interaction: discord.Interaction, message: discord.Message, answer: Answer
    ) -> None:
        async with self.ports.locks.of(answer.adventure):
            wishes = await self.service.cards.requests(answer.adventure)
            found = await self.service.history.queries.load(answer.adventure)
            if found.card == message.id and found.shown >= found.version:
                return
            if found.card == message.id:
                card = await self.service.history.queries.card_of(found)
                words = self.service.words(card.locale)
                shape = shape_for(card, words, self.ports.emojis)
                sight = await self.views.sight(card, shape=shape)
                built = build(card, sight, words, self.ports.emojis)
                try:
                    await acknowledged(interaction)
                    async with asyncio.timeout(PATIENCE):
                        await interaction.edit_original_response(
                            view=built.view, attachments=built.files, allowed_mentions=NO_MENTIONS
                        )
                except TimeoutError:
                    log.info("a click's edit of its card took too long; posting it anew")
                    await self.service.cards.request(answer.adventure, anew=True)
                    return
                except UNSAID as refused:
                    if isinstance(refused, discord.HTTPException) and refused.code in DOUBTFUL:
                        self.ports.emojis.doubt()
                    log.info("a click could not edit its card (%s); posting it", refused)
                else:
                    await self.service.cards.shown(card.adventure, card.version, message.id, wishes)
                    return
        await self.service.cards.request(answer.adventure)

    async def strip(self, interaction: discord.Interaction) -> bool:
        """Remove the buttons of the clicked card, as it is by now; return whether they are gone.

        The message in the click may be older: its picture may have been replaced since.
        """
        try:
            await acknowledged(interaction)
            async with asyncio.timeout(PATIENCE):
                view = retired(await interaction.original_response())
                if view is not None:
                    await interaction.edit_original_response(
                        view=view, allowed_mentions=NO_MENTIONS
                    )
        except (*UNSAID, TimeoutError) as refused:
            log.info("an old card could not be retired by a click (%r)", refused)
            return False
        return True

    async def _strip_past(self, interaction: discord.Interaction, adventure: str) -> None:
        """Remove the buttons of the clicked message, if it is certainly a card of the past.

        While a card is due, a message that nobody knows may turn out to be that card.
        """
        message = interaction.message
        if message is None or message.flags.ephemeral:
            return
        async with self.ports.locks.of(adventure):
            found = await self.service.history.queries.load(adventure)
            due = await self.service.cards.requests(adventure)
            if found.card != message.id and not due:
                await self.strip(interaction)

    async def stale(self, interaction: discord.Interaction, adventure: str, sentence: str) -> None:
        """Answer an outdated button: the reason, the card as it is now, and a link to it."""
        found = await self.service.history.queries.load(adventure)
        card = await self.service.history.queries.card_of(found)
        words = self.words(interaction)
        where = f"https://discord.com/channels/{found.guild or '@me'}/{found.channel}/{found.card}"
        linked = words.phrase("stale-link", link=where) if found.card else ""
        built = build(
            card.with_(footer=f"{sentence} {linked}", waiting=()),
            await self._private(interaction, card),
            words,
            self.ports.emojis,
            live=False,
        )
        await built.follow_up(interaction, words, private=True)
        await self._strip_past(interaction, adventure)

    async def board(self, interaction: discord.Interaction, adventure: str) -> None:
        """Show the present card to one person, and post the public one anew if it is gone."""
        self.ports.poster.restore(adventure)
        card = await self.service.history.queries.card(adventure)
        sight = await self._private(interaction, card)
        words = self.words(interaction)
        built = build(card.with_(waiting=()), sight, words, self.ports.emojis, live=False)
        await built.follow_up(interaction, words, private=True)

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
        return settings_panel(
            adventure,
            found.version,
            settings,
            self.words(interaction),
            chosen=chosen,
            said=said,
            promise=commitment(found.seed),
            packs=await self.service.packs.choice.choices(found),
            form=found.status == "lobby"
            and found.host == interaction.user.id
            and form_of(found.version, settings).is_worth_it,
        )

    async def log(
        self,
        interaction: discord.Interaction,
        adventure: str,
        page: int,
        *,
        edit: bool = False,
    ) -> None:
        """Show a page of the log to one person, in the clicked panel or a new one."""
        found = await self.service.history.queries.log(adventure, request_of(interaction), page)
        view = log_panel(adventure, 0, found, self.words(interaction))
        if edit:
            await interaction.edit_original_response(view=view)
        else:
            await self._send(interaction, view)

    async def confirm_end(self, interaction: discord.Interaction, adventure: str) -> None:
        """Ask for a confirmation before an adventure is ended."""
        await self._send(interaction, end_panel(adventure, 0, self.words(interaction)))

    async def replace(self, interaction: discord.Interaction, text: str) -> None:
        """Replace the clicked private panel with a sentence."""
        await self.replace_with(interaction, note(text))

    async def replace_with(self, interaction: discord.Interaction, view: ui.LayoutView) -> None:
        """Replace the clicked private panel with another one."""
        await interaction.edit_original_response(view=view, attachments=[])


class Answering:
    """What a cog is besides that needs a responder and nothing else."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        super().__init__()
