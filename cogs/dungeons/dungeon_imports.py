"""Maps from files that people attach: shown to whoever brings one, or made another file of."""

import re
from collections.abc import Iterator
from typing import get_args

import discord
from discord import ui

from cogs.base.errors import acknowledge
from cogs.base.ids import Pressed
from cogs.base.requests import typed_fields
from cogs.base.text import clean, fit, plain
from cogs.base.uploads import Upload, read, upload_form, uploaded
from cogs.cards.responder import Responder, locale_of
from cogs.dungeons.dungeon_exports import DungeonExports, Handler
from cogs.dungeons.dungeon_messages import imported_message
from cogs.ports import Audience, KeyEntry, ReadMap, ThemeName, known_theme
from rules.core.errors import RuleError
from rules.core.words import Words
from rules.service.dungeons.dungeons import Blueprint

STORY, LINE = 1_500, 600
"""The most letters that are shown of what a file tells, and of one place of its key."""
STEM = 40
KINDS = (".json",)
"""The endings of maps' files."""
BROUGHT, AUDIENCE = "mapfile", "audience"
"""The verb of the form for a map's file, and the id of its field for who is to see it."""
NOTHING_SAID = "-"
"""Stands for an option that was left out."""
_FOREIGN = re.compile(r"[^A-Za-z0-9-]")
"""What a form's id cannot hold of a format that was typed."""


class DungeonImports:
    """Answers files with their maps, always privately: nothing of them is kept."""

    def __init__(self, responder: Responder, exports: DungeonExports) -> None:
        self.responder = responder
        self.exports = exports
        self.handlers: dict[str, Handler] = {BROUGHT: self._filled}

    async def ask(
        self,
        interaction: discord.Interaction,
        form: str,
        audience: Audience,
        theme: ThemeName | None,
    ) -> None:
        """Open a form that asks for a file, and for whom; what else was said goes with it."""
        said = f"{theme or NOTHING_SAID}.{_FOREIGN.sub('_', form[:20]) or NOTHING_SAID}"
        words = self.responder.words(interaction)
        modal = upload_form(words, "map", f"{BROUGHT}.{said}", KINDS)
        modal.add_item(
            ui.Label(
                text=fit(words.phrase("upload-map-audience"), 45),
                component=ui.RadioGroup(
                    custom_id=AUDIENCE,
                    options=[
                        discord.RadioGroupOption(
                            label=fit(words.phrase(f"upload-map-{each}"), 100),
                            value=each,
                            default=each == audience,
                        )
                        for each in get_args(Audience)
                    ],
                ),
            )
        )
        await interaction.response.send_modal(modal)

    async def _filled(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show the map in the file that the form was sent with."""
        theme, _, form = pressed.detail.partition(".")
        said = typed_fields(interaction).get(AUDIENCE, "")
        audience: Audience = "player" if said == "player" else "keeper"
        asked = "" if form == NOTHING_SAID else form
        file = uploaded(interaction)
        await self.take(interaction, file, asked, audience, known_theme(theme))

    async def take(
        self,
        interaction: discord.Interaction,
        file: Upload,
        form: str,
        audience: Audience,
        theme: ThemeName | None,
    ) -> None:
        """Show the map in a file, or with a format send it as another file.

        Raises:
            GameError: it cannot be read, or there is no such format.
        """
        await acknowledge(interaction, thinking=True)
        self.responder.spend(interaction, "map")
        painter = self.responder.ports.painter
        if file.size > painter.largest_map:
            raise RuleError("export-unreadable-heavy", most=painter.largest_map // 2**20)
        locale, asker = locale_of(interaction), interaction.user.id
        found = await painter.read_map(await read(file), locale=locale, asker=asker)
        # A player's file has nothing more for its keeper.
        audience = found.audience if audience == "keeper" else audience
        keeps = audience == "keeper"
        scene, key = (found.scene, found.key) if keeps else (found.players, ())
        name = plain(file.filename.partition(".")[0], STEM) or "map"
        if form:
            plan = found.plan if keeps else None
            blueprint = Blueprint(name=name, scene=scene, plan=plan)
            await self.exports.hand_out(interaction, blueprint, audience, form, theme, key)
            return
        await self._show(interaction, found.with_(scene=scene, key=key), theme)

    async def _show(
        self, interaction: discord.Interaction, found: ReadMap, theme: ThemeName | None
    ) -> None:
        words = self.responder.words(interaction)
        taste = await self.responder.taste(interaction)
        name = f"map-imported-{interaction.id}"
        sight = await self.responder.views.seen(
            found.scene,
            locale_of(interaction),
            name,
            "overview",
            taste=taste.with_(theme=theme or taste.theme),
            asker=interaction.user.id,
        )
        title = clean(words.say(found.scene.title))
        told = (*_story(found, words), *map(_line, found.key))
        footer = words.phrase("dungeon-imported")
        built = imported_message(title, told, sight, name, footer)
        await built.follow_up(interaction, words, private=True)


def _story(found: ReadMap, words: Words) -> Iterator[str]:
    """Yield what the map tells about itself, in one paragraph."""
    told = " ".join(words.say(fact) for fact in found.scene.facts)
    if told:
        yield clean(told, STORY)


def _line(entry: KeyEntry) -> str:
    return f"**{clean(entry.heading)}** {clean(' '.join(entry.lines), LINE)}"
