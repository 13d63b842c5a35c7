"""Answering commands and buttons of dungeons: maps, keepers' maps, exports and drafts."""

import asyncio
from time import monotonic

import discord

from cogs.base.acknowledgement import acknowledge_meanwhile, acknowledged
from cogs.base.errors import NO_MENTIONS, acknowledge, send_privately, sentence
from cogs.base.guests import speaks_openly
from cogs.base.ids import Pressed, decode
from cogs.cards.messages import build
from cogs.cards.responder import Responder, locale_of, request_of
from cogs.dungeons.dungeon_exports import DungeonExports, Handler, chosen, number_of
from cogs.dungeons.dungeon_imports import DungeonImports
from cogs.dungeons.dungeon_messages import keeper_message
from cogs.ports import (
    NOTHING,
    MapDisplay,
    ThemeName,
)
from rules.core.errors import GameError, RuleError, StaleBoard
from rules.service.dungeons.dungeons import (
    DungeonCard,
    DungeonRequest,
    Mode,
)

QUICK = 1.0
"""Seconds a map may take, from the press on, before Discord is told that the answer will follow."""


class DungeonResponder:
    """Sends dungeons, and answers their buttons and lists."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.exports = DungeonExports(responder)
        self.imports = DungeonImports(responder, self.exports)
        self.handlers: dict[str, Handler] = {
            "dlevel": self._level,
            "dkeeper": self._keeper,
            "dagain": self._again,
            "dshow": self._show,
            "dlook": self._look,
            "dact": self._act,
            "dturn": self._turn,
            **self.exports.handlers,
            **self.imports.handlers,
        }

    async def open(
        self,
        interaction: discord.Interaction,
        mode: Mode,
        wanted: DungeonRequest,
        theme: ThemeName | None,
    ) -> None:
        """Roll a dungeon and show it; the person who rolled a map gets the keeper's map as well.

        Raises:
            RuleError: it cannot be rolled so, or the bot, being no member, could call nobody here.
        """
        begun, request = monotonic(), request_of(interaction)
        if mode == "draft" and request.guest:
            raise RuleError("guest-draft")
        self.responder.spend(interaction, "map")
        # In direct messages the person's present preferences decide whenever the card is shown.
        liked = (
            ""
            if interaction.context.dm_channel
            else (await self.responder.taste(interaction)).theme
        )
        made = await self.responder.service.dungeons.make(
            request, mode, wanted, theme or liked or None
        )
        card = await self.responder.service.dungeons.card(request, made.id)
        await self._send(interaction, card, begun)
        if mode == "map":
            await self._keep(interaction, made.id, 1, theme)

    async def _send(
        self, interaction: discord.Interaction, card: DungeonCard, begun: float
    ) -> None:
        """Answer with a card, which others see where they may; errors before it are private.

        `begun` is when this program's clock heard of the press, in seconds.
        """
        private = not speaks_openly(interaction)
        painting = asyncio.create_task(self._sight(interaction, card))
        done, _ = await asyncio.wait({painting}, timeout=max(0.0, begun + QUICK - monotonic()))
        if not done and not interaction.response.is_done():
            await acknowledge(interaction, thinking=True, ephemeral=private)
        words = self.responder.words(interaction)
        try:
            built = build(card, await painting, words)
        except Exception:
            if not done:
                await interaction.delete_original_response()
            raise
        if interaction.response.is_done():
            await built.follow_up(interaction, words, private=private)
        else:
            await built.answer(interaction, words, private=private)

    async def _sight(self, interaction: discord.Interaction, card: DungeonCard) -> MapDisplay:
        """Return a card's map as everybody sees it, or in direct messages as the person does."""
        if card.scene is None:
            return NOTHING
        taste = None
        if interaction.context.dm_channel:
            liked = await self.responder.taste(interaction)
            taste = liked.with_(theme=card.theme or liked.theme)
        return await self.responder.views.seen(
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
        """Send the keeper's map and its numbered key privately, as the keeper likes it."""
        sheet = await self.responder.service.dungeons.keeper(
            request_of(interaction), dungeon, level
        )
        name = f"dungeon-{dungeon}-{level}-keeper-{interaction.id}"
        taste = await self.responder.taste(interaction)
        sight = await self.responder.views.seen(
            sheet.scene,
            locale_of(interaction),
            name,
            "overview",
            taste=taste.with_(theme=theme or taste.theme),
            theme=sheet.theme,
            asker=interaction.user.id,
        )
        built = keeper_message(sheet, sight, name)
        await built.follow_up(interaction, self.responder.words(interaction), private=True)

    async def _redraw(
        self, interaction: discord.Interaction, dungeon: str, level: int = 0, look: str = ""
    ) -> None:
        """Edit the clicked card, and show the newest state, even if others have changed it."""
        async with self.responder.ports.locks.of(dungeon):
            card = await self.responder.service.dungeons.card(
                request_of(interaction), dungeon, level, look
            )
            sight = await self._sight(interaction, card)
            words = self.responder.words(interaction)
            built = build(card, sight, words)
            await acknowledged(interaction)
            await built.take_place(interaction, words)
            if card.until is not None and interaction.message is not None:
                await self.responder.service.dungeons.note_card(dungeon, interaction.message.id)

    async def _level(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        _check_card(interaction, pressed)
        acknowledge_meanwhile(interaction)
        await self._redraw(interaction, pressed.adventure, number_of(pressed.detail))

    async def _keeper(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        await acknowledge(interaction, thinking=True)
        await self._keep(interaction, pressed.adventure, number_of(pressed.detail))

    async def _again(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        begun, request = monotonic(), request_of(interaction)
        self.responder.spend(interaction, "map")
        made = await self.responder.service.dungeons.again(request, pressed.adventure)
        card = await self.responder.service.dungeons.card(request, made.id)
        await self._send(interaction, card, begun)
        if made.mode == "map":
            await self._keep(interaction, made.id, 1)

    async def _show(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show everybody how to roll a dungeon again, as its keeper alone may."""
        service = self.responder.service.dungeons
        said = await service.shown(request_of(interaction), pressed.adventure)
        private = not speaks_openly(interaction)
        await interaction.response.send_message(
            said, ephemeral=private, allowed_mentions=NO_MENTIONS
        )

    async def _look(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Show a choice from a list of a draft, without carrying it out."""
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
        """Tell why an outdated button did nothing, and update its card."""
        await self._redraw(interaction, pressed.adventure)
        await send_privately(interaction, sentence(error, self.responder.words(interaction)))


def _check_card(interaction: discord.Interaction, pressed: Pressed) -> None:
    """Check that the clicked message is a card of the dungeon, before it is changed.

    Raises:
        RuleError: the message is another one.
    """
    alone = not speaks_openly(interaction)
    if not shows(interaction.message, pressed.adventure, private=alone):
        raise RuleError("error-unknown-button")


def shows(message: discord.Message | None, dungeon: str, *, private: bool = False) -> bool:
    """Return whether a message is the card of a dungeon, as ids of clicks can be forged.

    It is public, or with `private` that of somebody whose server hides the answers of such apps.
    """
    if message is None or (message.flags.ephemeral and not private):
        return False
    left: list[object] = list(message.components)
    while left:
        part = left.pop()
        pressed = decode(str(getattr(part, "custom_id", None)))
        if pressed is not None and pressed.adventure == dungeon:
            return True
        left.extend(getattr(part, "children", ()))
    return False
