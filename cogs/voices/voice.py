"""`/say`: speak as one's hero, as somebody else who is there, or as the dungeon."""

from collections.abc import Awaitable, Callable
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import Choices, fitting
from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed
from cogs.base.requests import chosen_value, typed_fields
from cogs.base.text import plain, spoken
from cogs.cards.messages import note
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.voices.panels import (
    ALL,
    BACK,
    FILL,
    FORM,
    HOLD,
    HOST,
    MORE,
    PICK,
    SAY,
    VOICE,
    form,
    listed,
    one,
    preview,
    said_as,
)
from cogs.voices.posts import Posts
from rules.core.errors import GameError, RuleError
from rules.service.voices.voices import Prepared

PUBLIC = (MORE,)
"""What is pressed on a post, which everybody sees; all else stands in private panels."""


class VoiceCog(commands.Cog):
    """Speak at a table, and change or take back what one said."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.voices = responder.service.voices
        self.posts = Posts(responder)
        self.handlers = {VOICE: self.pressed}
        self._panel: dict[str, Callable[[discord.Interaction, str], Awaitable[None]]] = {
            FILL: self._fill,
            SAY: self._say,
            HOLD: self._hold,
            BACK: self._take_back,
            PICK: self._pick,
            ALL: partial(self._let_speak, everybody=True),
            HOST: partial(self._let_speak, everybody=False),
        }
        super().__init__()

    @command("say")
    @app_commands.guild_only()
    @app_commands.rename(speaker="as")
    async def say(
        self,
        interaction: discord.Interaction,
        words: str = "",
        speaker: str = "",
        post: str = "",
    ) -> None:
        """Say words at once, open a form for them, or open the panel of something said before."""
        request = request_of(interaction)
        if post:
            await acknowledge(interaction, thinking=True)
            found = await self.voices.look(request, plain(post, 40))
            await self._send(interaction, one(found, self.responder.words(interaction)))
            return
        said = spoken(words)
        if words and not said:
            raise RuleError("voice-refused-empty")
        drafted = await self.voices.draft(request, plain(speaker, 100), said)
        if not said:
            await self._ask(interaction, drafted)
            return
        said_as(drafted.voice)
        await self.posts.answer(interaction, await self.voices.say(request, drafted.voice.id))

    async def pressed(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Carry out a press or a form, privately but for what is said by it.

        Raises:
            RuleError: the message is none of ours, the voice is gone, or what was typed is refused.
            NotSeated: the voice is somebody else's.
        """
        what, _, ident = pressed.detail.partition(".")
        message, request = interaction.message, request_of(interaction)
        shown = message is not None and not message.flags.ephemeral
        if shown != (what in PUBLIC):
            raise RuleError("error-unknown-button")
        if what == FORM:
            await self._ask(interaction, await self.voices.look(request, ident))
            return
        if what == MORE:
            await acknowledge(interaction, thinking=True)
            found = await self.voices.look(request, ident)
            await self._send(interaction, one(found, self.responder.words(interaction)))
            return
        carried_out = self._panel.get(what)
        if carried_out is None:
            raise RuleError("error-unknown-button")
        await acknowledge(interaction, thinking=message is None)
        await carried_out(interaction, ident)

    async def _ask(self, interaction: discord.Interaction, found: Prepared) -> None:
        """Open the form in which the words of a voice are typed."""
        most = await self.voices.most_letters(request_of(interaction), found.voice)
        words = self.responder.words(interaction)
        await interaction.response.send_modal(form(found.voice, most, words))

    async def _fill(self, interaction: discord.Interaction, ident: str) -> None:
        """Take what was typed into a form: a draft is shown, what was said is changed."""
        request = request_of(interaction)
        said = spoken(typed_fields(interaction).get("words", ""))
        before = (await self.voices.look(request, ident)).voice
        said_as(before.with_(words=said))
        found = await self.voices.write(request, ident, said)
        if found.voice.state == "draft":
            await self._preview(interaction, found)
            return
        key = await self.posts.change(interaction, found)
        if key == "voice-lost":
            await self.voices.lost(found.voice)
            await self._show(interaction, note(self.responder.words(interaction).phrase(key)))
            return
        await self._one(interaction, found, key)

    async def _say(self, interaction: discord.Interaction, ident: str) -> None:
        """Post a draft, and show in its panel that it is said."""
        found = await self.voices.say(request_of(interaction), ident)
        await self.posts.follow_up(interaction, found)
        await self._one(interaction, found, "voice-said")

    async def _hold(self, interaction: discord.Interaction, ident: str) -> None:
        """Keep a draft for its hero's next deed."""
        found = await self.voices.hold(request_of(interaction), ident)
        await self._one(interaction, found, "voice-kept")

    async def _take_back(self, interaction: discord.Interaction, ident: str) -> None:
        """Take a voice back, whatever became of it."""
        text = await self.voices.take_back(request_of(interaction), ident)
        await self._show(interaction, note(self.responder.words(interaction).say(text)))

    async def _pick(self, interaction: discord.Interaction, _ident: str) -> None:
        """Show what was chosen in the list of what was said before."""
        found = await self.voices.look(request_of(interaction), chosen_value(interaction))
        await self._one(interaction, found, "")

    async def _let_speak(
        self, interaction: discord.Interaction, ident: str, *, everybody: bool
    ) -> None:
        """Let everybody, or the host alone, speak for the dungeon."""
        request = request_of(interaction)
        found = await self.voices.let_speak(request, ident, everybody=everybody)
        await self._preview(interaction, found)

    async def _preview(self, interaction: discord.Interaction, found: Prepared) -> None:
        others = await self.voices.listed(request_of(interaction))
        await self._show(interaction, preview(found, others, self.responder.words(interaction)))

    async def _one(self, interaction: discord.Interaction, found: Prepared, key: str) -> None:
        words = self.responder.words(interaction)
        said = words.phrase(key) if key else ""
        await self._show(interaction, one(found, words, said=said))

    async def _show(self, interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
        """Show something in the private panel that was pressed, or as its first one."""
        await interaction.edit_original_response(view=view, allowed_mentions=NO_MENTIONS)

    async def _send(self, interaction: discord.Interaction, view: discord.ui.LayoutView) -> None:
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    @say.autocomplete("speaker")
    async def _speakers(self, interaction: discord.Interaction, current: str) -> Choices:
        try:
            known = await self.voices.speakers(request_of(interaction))
        except GameError:
            return []
        return fitting(current, [(each.key, each.name) for each in known])

    @say.autocomplete("post")
    async def _posts(self, interaction: discord.Interaction, current: str) -> Choices:
        words = self.responder.service.words(locale_of(interaction))
        known = await self.voices.listed(request_of(interaction))
        return fitting(current, [(each.id, listed(each, words)) for each in known])
