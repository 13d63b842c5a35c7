"""Messages that show dungeons, and what their buttons and lists do."""

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable, Iterator
from typing import cast

import discord
from discord import ui

from cogs.base.acknowledgement import acknowledge_meanwhile, acknowledged
from cogs.base.errors import NO_MENTIONS, acknowledge, send_privately, sentence
from cogs.base.ids import Pressed, decode, encode
from cogs.base.text import fit, plain
from cogs.cards.messages import ACCENTS, COMMAND, TITLE, Message, build, sealed, shown_picture
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.ports import (
    NOTHING,
    Audience,
    Exported,
    ExportRequest,
    MapDisplay,
    ThemeName,
    known_theme,
)
from rules.core.errors import GameError, RuleError, StaleBoard
from rules.core.words import Words
from rules.service.dungeons.dungeons import (
    Blueprint,
    DungeonCard,
    DungeonRequest,
    KeeperSheet,
    Mode,
)

log = logging.getLogger(__name__)

Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]

QUICK = 1.0
"""Seconds a picture may take before Discord is told that the answer will follow."""
ROOM_FOR_KEY, KEY_BESIDE_LETTERS = 3000, 1150
"""Characters of the numbered key below a picture or a map in letters; a longer one is a file."""
ON_PAPER = ("pdf",)
"""Formats whose own colours save ink."""
MOST_CHOICES = 25
MOST_FILES = 10
"""Files of one message."""


class DungeonResponder:
    """Sends dungeons, and answers what is pressed on them."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.handlers: dict[str, Handler] = {
            "dlevel": self._level,
            "dkeeper": self._keeper,
            "dexport": self._export,
            "dplayer": self._file,
            "dmaster": self._file,
            "dagain": self._again,
            "dshow": self._show,
            "dlook": self._look,
            "dact": self._act,
            "dturn": self._turn,
        }

    async def open(
        self,
        interaction: discord.Interaction,
        mode: Mode,
        wanted: DungeonRequest,
        theme: ThemeName | None,
    ) -> None:
        """Roll a dungeon and show it; whoever rolled a map sees the keeper's too."""
        request = request_of(interaction)
        self.responder.spend(interaction, "map")
        # Where one is alone with us, their present taste decides whenever the card is shown.
        liked = (
            ""
            if interaction.context.dm_channel
            else (await self.responder.taste(interaction)).theme
        )
        made = await self.responder.service.dungeons.make(
            request, mode, wanted, theme or liked or None
        )
        await self._send(interaction, await self.responder.service.dungeons.card(request, made.id))
        if mode == "map":
            await self._keep(interaction, made.id, 1, theme)

    async def file(
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
            request_of(interaction), dungeon, level, keeper=who == "keeper"
        )
        self.responder.spend(interaction, "file")
        audience: Audience = "keeper" if who == "keeper" else "player"
        files = await self._drawn(interaction, found, audience, form, theme)
        smaller = any(file.smaller for file in files)
        words = self.responder.words(interaction)
        await interaction.followup.send(
            words.phrase("dungeon-file-smaller" if smaller else "dungeon-file"),
            files=[discord.File(io.BytesIO(file.data), file.name) for file in files],
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
            theme=theme,
            limit=limit,
            asker=interaction.user.id,
        )
        files = await painter.export(request)
        if len(files) > MOST_FILES or any(len(file.data) > limit for file in files):
            raise RuleError("error-file-too-large", form=form, megabytes=limit // 2**20)
        return files

    async def _send(self, interaction: discord.Interaction, card: DungeonCard) -> None:
        """Answer with a card for everybody; what goes wrong before is told to one person alone."""
        painting = asyncio.create_task(self._sight(interaction, card))
        done, _ = await asyncio.wait({painting}, timeout=QUICK)
        if not done and not interaction.response.is_done():
            await acknowledge(interaction, thinking=True, ephemeral=False)
        try:
            built = build(card, await painting, self.responder.words(interaction))
        except Exception:
            if not done:
                await interaction.delete_original_response()
            raise
        if interaction.response.is_done():
            await interaction.followup.send(
                view=built.view, files=built.files, allowed_mentions=NO_MENTIONS
            )
        else:
            await interaction.response.send_message(
                view=built.view, files=built.files, allowed_mentions=NO_MENTIONS
            )

    async def _sight(self, interaction: discord.Interaction, card: DungeonCard) -> MapDisplay:
        """The map of a card as everybody sees it, or as the one does who talks to us alone."""
        if card.scene is None:
            return NOTHING
        taste = None
        if interaction.context.dm_channel:
            liked = await self.responder.taste(interaction)
            taste = liked.with_(theme=card.theme or liked.theme)
        return await self.responder.seen(
            card.scene,
            locale_of(interaction),
            f"dungeon-{card.adventure}-{card.version}-{interaction.id}",
            "overview",
            taste=taste,
            theme=card.theme,
            described=card.described,
            asker=interaction.user.id,
        )

    async def _keep(
        self,
        interaction: discord.Interaction,
        dungeon: str,
        level: int,
        theme: ThemeName | None = None,
    ) -> None:
        """Show the keeper's map and its numbered key to the keeper alone, as they like it."""
        sheet = await self.responder.service.dungeons.keeper(
            request_of(interaction), dungeon, level
        )
        name = f"dungeon-{dungeon}-{level}-keeper-{interaction.id}"
        taste = await self.responder.taste(interaction)
        sight = await self.responder.seen(
            sheet.scene,
            locale_of(interaction),
            name,
            "overview",
            taste=taste.with_(theme=theme or taste.theme),
            theme=sheet.theme,
            asker=interaction.user.id,
        )
        built = keeper_message(sheet, sight, name)
        await interaction.followup.send(
            view=built.view, files=built.files, ephemeral=True, allowed_mentions=NO_MENTIONS
        )

    async def _redraw(
        self, interaction: discord.Interaction, dungeon: str, level: int = 0, look: str = ""
    ) -> None:
        """Bring the clicked card up to date; the newest state is drawn, whoever comes last."""
        async with self.responder.ports.card_lock(dungeon):
            card = await self.responder.service.dungeons.card(
                request_of(interaction), dungeon, level, look
            )
            sight = await self._sight(interaction, card)
            built = build(card, sight, self.responder.words(interaction))
            await acknowledged(interaction)
            await interaction.edit_original_response(
                view=built.view, attachments=built.files, allowed_mentions=NO_MENTIONS
            )
            if card.until is not None and interaction.message is not None:
                await self.responder.service.dungeons.note_card(dungeon, interaction.message.id)

    async def _level(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        _check_card(interaction, pressed)
        acknowledge_meanwhile(interaction)
        await self._redraw(interaction, pressed.adventure, _number(pressed.detail))

    async def _keeper(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        await self._keep(interaction, pressed.adventure, _number(pressed.detail))

    async def _export(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        level = _number(pressed.detail)
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
        await self.file(interaction, pressed.adventure, _number(pressed.detail), who, form)

    async def _again(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        request = request_of(interaction)
        self.responder.spend(interaction, "map")
        made = await self.responder.service.dungeons.again(request, pressed.adventure)
        await self._send(interaction, await self.responder.service.dungeons.card(request, made.id))
        if made.mode == "map":
            await self._keep(interaction, made.id, 1)

    async def _show(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show everybody how to roll a dungeon again, as its keeper alone may."""
        service = self.responder.service.dungeons
        said = await service.shown(request_of(interaction), pressed.adventure)
        await interaction.response.send_message(said, allowed_mentions=NO_MENTIONS)

    async def _look(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Choose in a list of a draft: shown, and not yet done."""
        _check_card(interaction, pressed)
        acknowledge_meanwhile(interaction)
        request = request_of(interaction)
        try:
            await self.responder.service.dungeons.still(request, pressed.adventure, pressed.version)
        except StaleBoard as error:
            await self._stale(interaction, pressed, error)
            return
        look = f"{pressed.detail}.{chosen(interaction)}"
        await self._redraw(interaction, pressed.adventure, look=look)

    async def _act(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await self._step(interaction, pressed, pressed.detail)

    async def _turn(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Turn the tile that was laid last."""
        await self._step(interaction, pressed, f"turn-{chosen(interaction)}")

    async def _step(self, interaction: discord.Interaction, pressed: Pressed, verb: str) -> None:
        _check_card(interaction, pressed)
        acknowledge_meanwhile(interaction)
        try:
            await self.responder.service.dungeons.act(
                request_of(interaction), pressed.adventure, pressed.version, verb
            )
        except StaleBoard as error:
            await self._stale(interaction, pressed, error)
            return
        await self._redraw(interaction, pressed.adventure)

    async def _stale(
        self, interaction: discord.Interaction, pressed: Pressed, error: GameError
    ) -> None:
        """Say why an old button did nothing, and bring its card up to date."""
        await self._redraw(interaction, pressed.adventure)
        await send_privately(interaction, sentence(error, self.responder.words(interaction)))


def keeper_message(sheet: KeeperSheet, sight: MapDisplay, name: str) -> Message:
    """Return the keeper's map with its numbered key.

    A long key comes as a file of that name below.
    """
    files: list[discord.File] = []
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(f"## {fit(sheet.title, TITLE)}")]
    if sight.picture is not None:
        file, gallery = shown_picture(sight.picture)
        files.append(file)
        parts.append(gallery)
    else:
        parts.append(ui.TextDisplay(sight.letters))
    room = ROOM_FOR_KEY if sight.picture is not None else KEY_BESIDE_LETTERS
    key = "\n".join(sheet.key)
    long = len(key) > room
    parts.append(ui.TextDisplay("\n".join(_head(sheet.key, room)) if long else key))
    if long:
        name = f"{name}-key.txt"
        files.append(discord.File(io.BytesIO(f"{sheet.title}\n\n{key}\n".encode()), name))
        parts.append(ui.File(f"attachment://{name}"))
    parts.append(ui.TextDisplay(f"-# {fit(sheet.footer, COMMAND)}"))
    custom_id = encode(sheet.dungeon, 0, sheet.show.verb)
    parts.append(ui.ActionRow(ui.Button(label=sheet.show.label, custom_id=custom_id)))
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=ACCENTS["dungeon"])
    view.add_item(container)
    return Message(sealed(view), files)


def _head(lines: tuple[str, ...], room: int) -> Iterator[str]:
    """Yield the first lines that fit, and that there are more."""
    room -= 2
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            yield "…"
            return
        yield line


def export_panel(
    dungeon: str, level: int, formats: tuple[str, ...], words: Words, *, keeper: bool
) -> ui.LayoutView:
    """Return a list of files for players, and one for whoever may know everything."""
    view = ui.LayoutView(timeout=None)
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(words.phrase("dungeon-export"))]
    parts.extend(
        ui.ActionRow(
            ui.Select(
                custom_id=encode(dungeon, 0, f"{verb}.{level}"),
                placeholder=words.phrase(f"dungeon-export-{verb}"),
                options=[
                    discord.SelectOption(label=fit(words.phrase(f"form-{form}"), 100), value=form)
                    for form in formats[:MOST_CHOICES]
                ],
            )
        )
        for verb in (("dplayer", "dmaster") if keeper else ("dplayer",))
    )
    container: ui.Container[ui.LayoutView] = ui.Container(*parts, accent_colour=ACCENTS["dungeon"])
    view.add_item(container)
    return sealed(view)


def _check_card(interaction: discord.Interaction, pressed: Pressed) -> None:
    """See that the clicked message is a card of the dungeon, before it is changed.

    Raises:
        RuleError: it is another message.
    """
    if not shows(interaction.message, pressed.adventure):
        raise RuleError("error-unknown-button")


def shows(message: discord.Message | None, dungeon: str) -> bool:
    """Return whether a message is a public card of a dungeon: ids of clicks could be forged."""
    if message is None or message.flags.ephemeral:
        return False
    left: list[object] = list(message.components)
    while left:
        part = left.pop()
        pressed = decode(str(getattr(part, "custom_id", None)))
        if pressed is not None and pressed.adventure == dungeon:
            return True
        left.extend(getattr(part, "children", ()))
    return False


def chosen(interaction: discord.Interaction) -> str:
    """Return the first line chosen in a list, or nothing."""
    data = cast("dict[str, object]", interaction.data or {})
    values = data.get("values")
    return str(values[0])[:45] if isinstance(values, list) and values else ""


def _number(detail: str) -> int:
    return int(detail) if detail.isascii() and detail.isdecimal() and len(detail) < 4 else 0
