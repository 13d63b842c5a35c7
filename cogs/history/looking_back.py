"""Commands of `/adventure` about what happened: recap, luck, story, undo."""

import io

import discord
from discord import app_commands

from cogs.base.choices import one_of
from cogs.base.commands import Family, command
from cogs.base.errors import NO_MENTIONS, acknowledge, send_privately
from cogs.base.ids import Pressed
from cogs.cards.responder import Answering, locale_of
from cogs.hall.runs import watched
from cogs.history.catch_up import send_home
from cogs.history.story_file import ENDINGS, FORMS, Form, written
from rules.core.errors import RuleError
from rules.ports import Adventure
from rules.service.history.recap import text_of
from rules.service.history.story import MOST_MAPS

MOST_BYTES = 8_000_000
FEWEST_MAPS = 2
LAST_STEP = 999_999
LAST_CHAPTER = 9_999
LONG = 400
"""Steps from which on a tale takes so long that this is said before."""
PAPER = 3
"""How many small files a tale on paper counts as."""
A_MONTH = 30 * 24 * 60 * 60
"""The seconds for which ended games are part of the news for a person who comes back."""


class HistoryCommands(Answering, Family):
    """Recap, tell the luck and the story, and undo."""

    @command("recap", of="adventure")
    async def recap(
        self,
        interaction: discord.Interaction,
        whole: bool = False,  # noqa: FBT001, FBT002 - a slash command's option
    ) -> None:
        """Send a recap, privately."""
        request, found = await self.responder.here(interaction)
        recaps = self.responder.service.history.recaps
        told = await (recaps.so_far if whole else recaps.since_left)(request, found.id)
        await send_privately(interaction, text_of(told, self.responder.words(interaction)))

    @command("luck", of="adventure")
    async def luck(self, interaction: discord.Interaction) -> None:
        """Tell how the dice fell for each hero, privately."""
        request, found = await self.responder.here(interaction)
        told = await self.responder.service.history.lucks.told(request, found.id)
        title = self.responder.words(interaction).phrase("luck-title")
        await send_privately(interaction, "\n".join((f"**{title}**", *told)))

    async def home(self, interaction: discord.Interaction, _: Pressed) -> None:
        """Send the news of all games of the person who pressed the button."""
        await acknowledge(interaction, thinking=True)
        await send_home(self.responder, interaction, self.responder.service.clock.now() - A_MONTH)

    @command("story", of="adventure")
    async def story(
        self,
        interaction: discord.Interaction,
        format: Form = "html",  # noqa: A002 - what everybody calls it
        chapter: app_commands.Range[int, 0, LAST_CHAPTER] = 0,
    ) -> None:
        """Send the tale privately, with as many maps as fit."""
        one_of(format, FORMS)
        _, found = await self.responder.here(interaction)
        await self._send_tale(interaction, found, format, chapter)

    async def tale(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Send the tale of an adventure, or of a campaign's latest, to who pressed the button."""
        await acknowledge(interaction, thinking=True)
        found = await watched(self.responder, interaction, pressed.adventure)
        chapter = int(pressed.detail) if pressed.detail.isdecimal() else 0
        await self._send_tale(interaction, found, "html", chapter)

    async def _send_tale(
        self, interaction: discord.Interaction, found: Adventure, form: Form, chapter: int
    ) -> None:
        self.responder.spend(interaction, "file", PAPER if form == "pdf" else 1)
        words, painter = self.responder.words(interaction), self.responder.ports.painter
        if found.version > LONG:
            await send_privately(interaction, words.phrase("story-takes-long"))
        limit, maps = min(interaction.filesize_limit, MOST_BYTES), MOST_MAPS
        locale = locale_of(interaction)
        while True:
            tale = await self.responder.service.history.stories.of(found, locale, maps, chapter)
            data = await written(tale, form, painter, locale, words, interaction.user.id)
            if len(data) <= limit:
                break
            if maps == FEWEST_MAPS:
                raise RuleError("story-refused-large")
            maps = max(FEWEST_MAPS, maps // 2)
        part = f"-{chapter}" if chapter else ""
        await interaction.followup.send(
            words.phrase("story-here", over="yes" if found.status == "ended" else "no"),
            file=discord.File(io.BytesIO(data), f"undercroft-{found.id}{part}.{ENDINGS[form]}"),
            ephemeral=True,
            allowed_mentions=NO_MENTIONS,
        )

    @command("undo", of="adventure")
    async def undo(
        self, interaction: discord.Interaction, to: app_commands.Range[int, 0, LAST_STEP] = 0
    ) -> None:
        """Undo steps."""
        request, found = await self.responder.here(interaction)
        answer = await self.responder.service.play.undo.undo(request, found.id, to)
        await self.responder.told(interaction, answer)
