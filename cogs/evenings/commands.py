"""`/adventure evening`, and every press on an evening's message and panels."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

import discord
from discord import app_commands, ui

from cogs.base.channel_visibility import UNSAID
from cogs.base.choices import Choices, fitting, taking
from cogs.base.commands import Family, command
from cogs.base.edits import PATIENCE
from cogs.base.errors import NO_MENTIONS, acknowledge, send_privately
from cogs.base.ids import Pressed
from cogs.base.permissions import check_place
from cogs.base.requests import typed_fields
from cogs.base.text import plain
from cogs.cards.messages import note
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.evenings.messages import (
    ANSWERS,
    FILL,
    MOVE,
    OFF,
    PLAN,
    SURE,
    TITLE,
    TO,
    WHEN,
    EveningTexts,
    are_you_sure,
    form,
    question,
)
from cogs.lobby.calling import RoleCaller
from rules.core.errors import RuleError
from rules.ports import Coming, Evening
from rules.service.evenings.plans import Asked, Proposed

log = logging.getLogger(__name__)

MOST_DIGITS = 11


@dataclass(frozen=True)
class Wanted:
    """The options of `/adventure evening`: each field is one of them."""

    when: app_commands.Range[str, 1, 80]
    game: str = ""
    settings: str = ""
    title: app_commands.Range[str, 0, 80] = ""
    call: bool = False


class EveningCommands(Family):
    """Fix a date, say whether one comes, move it and call it off."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.plans = responder.service.evenings.plans
        self._roles = RoleCaller(responder)
        self._pressed: dict[str, Callable[[discord.Interaction, str], Awaitable[None]]] = {
            MOVE: self._ask,
            FILL: self._filled,
            OFF: self._wonder,
            SURE: self._call_off,
            PLAN: self._confirmed,
            **{coming: partial(self._answer, coming=coming) for coming in ANSWERS},
        }
        super().__init__()

    @command("evening", of="adventure")
    @taking(Wanted)
    async def evening(self, interaction: discord.Interaction, wanted: Wanted) -> None:
        """Fix a date for the table here, or for a lobby that opens by itself."""
        await acknowledge(interaction, thinking=True)
        await check_place(self.responder.ports.watch, interaction, thread=False)
        asked = Asked(
            when=plain(wanted.when, 80),
            game=plain(self.responder.game(interaction, wanted.game), 60),
            preset=plain(wanted.settings, 60),
            title=plain(wanted.title, TITLE),
            calls=wanted.call,
            month_first=_writes_month_first(interaction),
        )
        proposed = await self.plans.draft(request_of(interaction), asked)
        if proposed.reading.doubts:
            await self._question(interaction, proposed)
            return
        planned = await self.plans.plan(request_of(interaction), proposed.evening.id)
        await send_privately(interaction, await self._said_of(interaction, planned))

    @evening.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, current: str) -> Choices:
        return self.responder.games(interaction, current)

    @evening.autocomplete("settings")
    async def _presets(self, interaction: discord.Interaction, current: str) -> Choices:
        game = str(interaction.namespace.game or "")
        return fitting(current, self.plans.presets(game, locale_of(interaction)))

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Carry out a press on an evening's message or panels, or its form.

        Raises:
            RuleError: no button of ours says that, or what it asks for cannot be.
            NotSeated: it is for others.
            NoAdventure: the evening is not kept any more.
        """
        what, _, detail = pressed.detail.partition(".")
        if what == TO and detail.isdecimal() and len(detail) <= MOST_DIGITS:
            await self._move(interaction, pressed.adventure, int(detail))
            return
        carried_out = self._pressed.get(what)
        if carried_out is None:
            raise RuleError("error-unknown-button")
        await carried_out(interaction, pressed.adventure)

    async def _answer(
        self, interaction: discord.Interaction, ident: str, *, coming: Coming
    ) -> None:
        """Note whether somebody comes, and show it in the message that was pressed."""
        await acknowledge(interaction)
        await self.plans.answer(request_of(interaction), ident, coming)
        message = interaction.message
        async with self.responder.ports.locks.of(ident):
            found = await self.plans.found(ident)
            try:
                async with asyncio.timeout(PATIENCE):
                    await interaction.edit_original_response(
                        view=(await self._texts(found)).message(), allowed_mentions=NO_MENTIONS
                    )
            except (*UNSAID, TimeoutError) as refused:
                log.info("a press could not edit its evening (%r); it follows", refused)
                return
            if message is not None and message.id == found.message:
                due = self.responder.service.evenings.due
                await due.shown(ident, found.version, message.id)

    async def _ask(self, interaction: discord.Interaction, ident: str) -> None:
        """Open the form for another time."""
        found = await self.plans.to_change(request_of(interaction), ident, drafts=True)
        await interaction.response.send_modal(form(found, self.responder.words(interaction)))

    async def _filled(self, interaction: discord.Interaction, ident: str) -> None:
        """Read the time that was typed; take it, or ask where it is uncertain."""
        message = interaction.message
        panel = message is not None and message.flags.ephemeral
        await acknowledge(interaction, thinking=not panel)
        proposed = await self.plans.other_time(
            request_of(interaction),
            ident,
            plain(typed_fields(interaction).get(WHEN, ""), 80),
            month_first=_writes_month_first(interaction),
        )
        if proposed.reading.doubts:
            await self._question(interaction, proposed, edit=panel)
        elif proposed.evening.state == "draft":
            planned = await self.plans.plan(request_of(interaction), ident)
            await self._say(interaction, await self._said_of(interaction, planned), edit=panel)
        else:
            await self.plans.move(request_of(interaction), ident, proposed.reading.at)
            said = self.responder.words(interaction).phrase("evening-moved")
            await self._say(interaction, said, edit=panel)

    async def _move(self, interaction: discord.Interaction, ident: str, at: int) -> None:
        """Move an evening to a time that was read and confirmed."""
        await acknowledge(interaction)
        await self.plans.move(request_of(interaction), ident, at)
        said = self.responder.words(interaction).phrase("evening-moved")
        await self._say(interaction, said, edit=True)

    async def _wonder(self, interaction: discord.Interaction, ident: str) -> None:
        """Ask before an evening is called off."""
        await acknowledge(interaction, thinking=True)
        found = await self.plans.to_change(request_of(interaction), ident)
        await self._show(interaction, are_you_sure(found, self.responder.words(interaction)))

    async def _call_off(self, interaction: discord.Interaction, ident: str) -> None:
        await acknowledge(interaction)
        await self.plans.call_off(request_of(interaction), ident)
        said = self.responder.words(interaction).phrase("evening-gone-off")
        await self._say(interaction, said, edit=True)

    async def _confirmed(self, interaction: discord.Interaction, ident: str) -> None:
        """Fix a draft whose time was confirmed."""
        await acknowledge(interaction)
        planned = await self.plans.plan(request_of(interaction), ident)
        await self._say(interaction, await self._said_of(interaction, planned), edit=True)

    async def _said_of(self, interaction: discord.Interaction, planned: Evening) -> str:
        """Return what its host is told of an evening that was fixed: also what the bot may not."""
        words, guild = self.responder.words(interaction), interaction.guild
        lines = [words.phrase("evening-planned")]
        if guild is not None and not guild.me.guild_permissions.create_events:
            lines.append(words.phrase("evening-no-right"))
        request = request_of(interaction)
        lines.append(await self._roles.trouble(interaction, request, wanted=planned.calls))
        return "\n".join(line for line in lines if line)

    async def _question(
        self, interaction: discord.Interaction, proposed: Proposed, *, edit: bool = False
    ) -> None:
        view = question(proposed, self.responder.words(interaction))
        await self._show(interaction, view, edit=edit)

    async def _say(self, interaction: discord.Interaction, said: str, *, edit: bool) -> None:
        """Say something privately, in the panel that was pressed if there is one."""
        if edit:
            await self._show(interaction, note(said), edit=True)
        else:
            await send_privately(interaction, said)

    async def _show(
        self, interaction: discord.Interaction, view: ui.LayoutView, *, edit: bool = False
    ) -> None:
        if edit:
            await interaction.edit_original_response(view=view, allowed_mentions=NO_MENTIONS)
        else:
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    async def _texts(self, found: Evening) -> EveningTexts:
        words = self.responder.service.words(found.locale)
        return EveningTexts(found, await self.plans.facts(found), words)


def _writes_month_first(interaction: discord.Interaction) -> bool:
    """Return whether dates in numbers begin with the month where somebody lives."""
    return interaction.locale is discord.Locale.american_english
