"""Exports of dungeons: the private lists of formats, and sending a level as a file."""

import io
from collections.abc import Awaitable, Callable
from typing import cast

import discord

from cogs.base.errors import NO_MENTIONS, acknowledge
from cogs.base.ids import Pressed
from cogs.base.text import plain
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.dungeons.dungeon_messages import export_panel
from cogs.ports import Audience, Exported, ExportRequest, KeyEntry, ThemeName, known_theme
from rules.core.errors import RuleError
from rules.service.dungeons.dungeons import Blueprint

Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]

ON_PAPER = ("pdf",)
"""Formats that have colours of their own, which save ink."""
OF_ALL = ("foundry",)
"""Formats that hold all levels of a dungeon."""
MOST_FILES = 10
"""The most files of one message."""


class DungeonExports:
    """Sends levels of dungeons as files, always privately."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers: dict[str, Handler] = {
            "dexport": self._export,
            "dplayer": self._file,
            "dmaster": self._file,
        }

    async def send(
        self,
        interaction: discord.Interaction,
        dungeon: str,
        level: int,
        who: str,
        form: str,
        theme: ThemeName | None = None,
    ) -> None:
        """Send a level as a file, privately, to an interaction that was acknowledged."""
        found = await self.responder.service.dungeons.blueprint(
            request_of(interaction), dungeon, level, keeper=who == "keeper", whole=form in OF_ALL
        )
        audience: Audience = "keeper" if who == "keeper" else "player"
        await self.hand_out(interaction, found, audience, form, theme)

    async def hand_out(
        self,
        interaction: discord.Interaction,
        found: Blueprint,
        audience: Audience,
        form: str,
        theme: ThemeName | None = None,
        key: tuple[KeyEntry, ...] | None = None,
    ) -> None:
        """Send a map as a file, privately; `key` is its key where that is not of its plan."""
        files = await self._drawn(interaction, found, audience, form, theme, key)
        smaller = any(file.smaller for file in files)
        words = self.responder.words(interaction)
        await interaction.followup.send(
            words.phrase("dungeon-file-smaller" if smaller else "dungeon-file"),
            files=[
                discord.File(io.BytesIO(file.data), file.name, description=file.alt or None)
                for file in files
            ],
            ephemeral=True,
            allowed_mentions=NO_MENTIONS,
        )

    async def _drawn(
        self,
        interaction: discord.Interaction,
        found: Blueprint,
        audience: Audience,
        form: str,
        theme: ThemeName | None,
        key: tuple[KeyEntry, ...] | None,
    ) -> tuple[Exported, ...]:
        painter = self.responder.ports.painter
        if form not in painter.formats:
            raise RuleError("error-no-such-format", form=form, forms=", ".join(painter.formats))
        limit = interaction.filesize_limit
        if theme is None and form not in ON_PAPER:
            liked = (await self.responder.taste(interaction)).theme
            theme = known_theme(liked or found.theme or "")
        request = ExportRequest(
            scene=found.scene,
            locale=locale_of(interaction),
            form=form,
            audience=audience,
            name=found.name,
            plan=found.plan,
            storeys=found.storeys,
            key=key,
            theme=theme,
            limit=limit,
            asker=interaction.user.id,
        )
        self.responder.spend(interaction, "file", painter.cost(request))
        files = await painter.export(request)
        if len(files) > MOST_FILES or any(len(file.data) > limit for file in files):
            raise RuleError("error-file-too-large", form=form, megabytes=limit // 2**20)
        return files

    async def _export(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        level = number_of(pressed.detail)
        request = request_of(interaction)
        mine = await self.responder.service.dungeons.keeps(request, pressed.adventure, level)
        view = export_panel(
            pressed.adventure,
            level,
            self.responder.ports.painter.formats,
            self.responder.words(interaction),
            keeper=mine,
        )
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)

    async def _file(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        who = "keeper" if pressed.verb == "dmaster" else "player"
        form = plain(chosen(interaction), 60)
        await self.send(interaction, pressed.adventure, number_of(pressed.detail), who, form)


def chosen(interaction: discord.Interaction) -> str:
    """Return the first value chosen in a list, or an empty text."""
    data = cast("dict[str, object]", interaction.data or {})
    values = data.get("values")
    return str(values[0])[:45] if isinstance(values, list) and values else ""


def number_of(detail: str) -> int:
    """Return the number of a level from a button's detail, or 0 if it is none."""
    return int(detail) if detail.isascii() and detail.isdecimal() and len(detail) < 4 else 0
