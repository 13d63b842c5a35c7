"""`/dungeon`: maps of the 3d12 generator, shown whole, drafted together or explored."""

from dataclasses import dataclass
from typing import Literal, get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.choices import MOST_CHOICES, Choices, fitting, one_of, taking
from cogs.base.commands import command
from cogs.base.errors import acknowledge
from cogs.base.guests import everywhere
from cogs.base.text import plain
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.dungeons.dungeon_exports import Handler
from cogs.dungeons.dungeon_imports import KINDS
from cogs.dungeons.dungeon_responder import DungeonResponder
from cogs.ports import THEMES, Audience, ThemeName
from rules.core.errors import GameError
from rules.service.dungeons.dungeons import DungeonRequest, Mode

Levels = app_commands.Range[int, 1, 3]
Listed = app_commands.Range[str, 0, 200]
Words = app_commands.Range[str, 0, 60]
Further = app_commands.Range[str, 0, 300]
Table = Literal["seed", "chessex"]
DraftPace = Literal["live", "post"]
Minutes = app_commands.Range[int, 0, 7 * 24 * 60]
LIVE_MINUTES = 10
"""The minutes of a turn in a live draft."""


@dataclass(frozen=True)
class Asked:
    """The options of commands that roll a dungeon: each field is one of them."""

    levels: Levels | None = None
    morphology: Listed = ""
    material: Words = ""
    pack: Words = ""
    seed: Words = ""
    table: Table | None = None
    theme: ThemeName | None = None
    options: Further = ""

    def wanted(self) -> DungeonRequest:
        """Return the options as a request to the generator."""
        return DungeonRequest(
            levels=self.levels,
            morphology=plain(self.morphology, 200),
            material=plain(self.material, 60),
            pack=plain(self.pack, 40),
            table=plain(self.table or "", 60),
            seed=plain(self.seed, 60),
            more=plain(self.options, 300),
        )


@dataclass(frozen=True)
class AskedDraft(Asked):
    """The options of a draft."""

    pace: DraftPace = "live"
    minutes: Minutes | None = None

    def wanted(self) -> DungeonRequest:
        """Return the options as a request; live turns have a default length."""
        usual = LIVE_MINUTES if one_of(self.pace, get_args(DraftPace)) == "live" else 0
        return super().wanted().with_(minutes=usual if self.minutes is None else self.minutes)


@everywhere
class DungeonCog(commands.GroupCog, group_name="dungeon"):
    """Roll dungeons with three twelve-sided dice."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.dungeons = DungeonResponder(responder)
        super().__init__()

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers of buttons and lists of dungeons, by verb."""
        return self.dungeons.handlers

    @command("map", of="dungeon")
    @taking(Asked)
    async def draw(self, interaction: discord.Interaction, asked: Asked) -> None:
        """Show a dungeon's map to everybody, and the keeper's map to the person who rolled it."""
        await self._open(interaction, "map", asked)

    @command("draft", of="dungeon")
    @taking(AskedDraft)
    async def draft(self, interaction: discord.Interaction, asked: AskedDraft) -> None:
        """Open a draft: people take seats and turns, roll and lay tiles."""
        await self._open(interaction, "draft", asked)

    @command("explore", of="dungeon")
    @taking(Asked)
    async def explore(self, interaction: discord.Interaction, asked: Asked) -> None:
        """Roll a hidden dungeon, which a party pawn explores."""
        await self._open(interaction, "explore", asked)

    async def _open(self, interaction: discord.Interaction, mode: Mode, asked: Asked) -> None:
        theme = None if asked.theme is None else one_of(asked.theme, THEMES)
        await self.dungeons.open(interaction, mode, asked.wanted(), theme)

    @command("export", of="dungeon")
    @app_commands.rename(form="format")
    async def export(
        self,
        interaction: discord.Interaction,
        form: Words,
        audience: Audience = "player",
        level: Levels = 1,
        dungeon: Words = "",
        theme: ThemeName | None = None,
    ) -> None:
        """Send a level as a file, privately."""
        colours = None if theme is None else one_of(theme, THEMES)
        one_of(audience, get_args(Audience))
        await acknowledge(interaction, thinking=True)
        service = self.responder.service.dungeons
        found = await service.mine(request_of(interaction), plain(dungeon, 60))
        await self.dungeons.exports.send(
            interaction, found.id, level, audience, plain(form, 60), colours
        )

    @command("import", of="dungeon", takes={"file": KINDS})
    @app_commands.rename(form="format")
    async def bring(
        self,
        interaction: discord.Interaction,
        file: discord.Attachment | None = None,
        form: Words = "",
        audience: Audience = "keeper",
        theme: ThemeName | None = None,
    ) -> None:
        """Show the map in a file, privately, or send it as another file.

        Without a file a form asks for it.
        """
        colours = None if theme is None else one_of(theme, THEMES)
        one_of(audience, get_args(Audience))
        imports, named = self.dungeons.imports, plain(form, 60)
        if file is None:
            await imports.ask(interaction, named, audience, colours)
        else:
            await imports.take(interaction, file, named, audience, colours)

    @draw.autocomplete("morphology")
    @draft.autocomplete("morphology")
    @explore.autocomplete("morphology")
    async def _morphologies(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._suggested(interaction, "morphology", current)

    @draw.autocomplete("material")
    @draft.autocomplete("material")
    @explore.autocomplete("material")
    async def _materials(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._suggested(interaction, "material", current)

    @draw.autocomplete("pack")
    @draft.autocomplete("pack")
    @explore.autocomplete("pack")
    async def _packs(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._suggested(interaction, "pack", current)

    @draw.autocomplete("options")
    @draft.autocomplete("options")
    @explore.autocomplete("options")
    async def _options(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._suggested(interaction, "options", current)

    async def _suggested(
        self, interaction: discord.Interaction, option: str, current: str
    ) -> Choices:
        found = await self.responder.service.dungeons.suggested(
            option, plain(current, 200), locale_of(interaction), request_of(interaction).guild
        )
        return [
            app_commands.Choice(name=name[:100], value=value)
            for name, value in found
            if len(value) <= 100
        ][:MOST_CHOICES]

    @export.autocomplete("form")
    @bring.autocomplete("form")
    async def _forms(self, interaction: discord.Interaction, current: str) -> Choices:
        words = self.responder.words(interaction)
        named = [
            (form, words.phrase(f"form-{form}")) for form in self.responder.ports.painter.formats
        ]
        return fitting(current, named)

    @export.autocomplete("dungeon")
    async def _mine(self, interaction: discord.Interaction, current: str) -> Choices:
        try:
            listed = await self.responder.service.dungeons.listed(request_of(interaction))
        except GameError:
            return []
        return fitting(current, listed)
