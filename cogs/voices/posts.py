"""Sending posts of voices as answers, and changing them where they stand."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from discord import ui

from cogs.base.edits import edited
from cogs.base.errors import NO_MENTIONS
from cogs.base.refusals import GONE_MESSAGE, Plan, plan_of, refusal_of
from cogs.cards.messages import Message
from cogs.cards.responder import Responder
from cogs.cards.unpictured import HARDER
from cogs.ports import FaceRequest, Picture
from cogs.voices.old_lines import requoted
from cogs.voices.panels import face_name, post
from rules.core.errors import RuleError
from rules.core.scene import Token
from rules.ports import Voice
from rules.service.voices.voices import Prepared

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds in which a face has to be drawn: a command is answered within three."""


Send = Callable[[ui.LayoutView, list[discord.File]], Awaitable[int]]
"""Sends a post, and returns its message's id."""


class Posts:
    """Posts in channels, by the answers to interactions, and by the bot's own edits."""

    def __init__(self, responder: Responder) -> None:
        self._responder = responder
        self._voices = responder.service.voices

    async def answer(self, interaction: discord.Interaction, found: Prepared) -> None:
        """Post a voice as the first answer to a command.

        Raises:
            discord.HTTPException: Discord does not take it; it is a draft again.
        """

        async def send(view: ui.LayoutView, files: list[discord.File]) -> int:
            sent = await interaction.response.send_message(
                view=view, files=files, allowed_mentions=NO_MENTIONS
            )
            return sent.message_id or 0

        await self._post(interaction, found, send)

    async def follow_up(self, interaction: discord.Interaction, found: Prepared) -> None:
        """Post a voice after a press that was acknowledged.

        Raises:
            discord.HTTPException: Discord does not take it; it is a draft again.
        """

        async def send(view: ui.LayoutView, files: list[discord.File]) -> int:
            sent = await interaction.followup.send(
                view=view, files=files, wait=True, allowed_mentions=NO_MENTIONS
            )
            return sent.id

        await self._post(interaction, found, send)

    async def _post(self, interaction: discord.Interaction, found: Prepared, send: Send) -> None:
        voice, words = found.voice, self._responder.service.words(found.locale)
        try:
            message = await self._sent(post(voice, words, await self._face(found)), send)
            if message is None:
                message = await self._sent(post(voice, words, None), send)
        except discord.HTTPException as refused:
            await self._voices.unsaid(voice)
            if plan_of(refused) is Plan.PLAINER:
                log.info("a voice is not taken (%s)", refused)
                raise RuleError("voice-refused-blocked") from refused
            raise
        except BaseException:
            await self._voices.unsaid(voice)
            raise
        await self._voices.posted(voice, interaction.channel_id or 0, message or 0)

    async def _sent(self, built: Message, send: Send) -> int | None:
        """Send a post; return None where Discord may take it without its face."""
        try:
            return await send(built.view, built.files)
        except discord.HTTPException as refused:
            row = refusal_of(refused)
            if row.plan not in HARDER or not built.files:
                raise
            log.warning("a post goes without its face (%s): %s", row.meaning, refused)
            return None

    async def _face(self, found: Prepared) -> Picture | None:
        """Return the picture of who speaks, if it can be drawn in time."""
        speaker = found.speaker
        token = speaker.token if speaker is not None else None
        if token is None:
            return None
        name = face_name(found.voice).removesuffix(".png")
        request = FaceRequest(token=_at_rest(token), name=name, alt=found.voice.name)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._responder.ports.painter.face(request)
        except TimeoutError:
            log.info("a face was not drawn in time")
            return None

    async def change(self, interaction: discord.Interaction, found: Prepared) -> str:
        """Change the message that shows a voice; return the key of what to tell its writer."""
        voice = found.voice
        if voice.message is None or voice.channel is None:
            return "voice-changed"
        words = self._responder.service.words(found.locale)
        place = interaction.client.get_partial_messageable(voice.channel)
        try:
            message = await place.fetch_message(voice.message)
            if voice.step is not None:
                async with self._responder.ports.locks.of(voice.adventure):
                    return await self._change_card(await message.fetch(), voice)
            built = post(voice, words, None, has_face=_has_face(message))
            edit = message.edit(view=built.view, allowed_mentions=NO_MENTIONS)
            now = self._responder.service.clock.now()
            return "voice-changed" if await edited(message.id, edit, now) else "voice-too-old"
        except discord.HTTPException as refused:
            if refused.code == GONE_MESSAGE:
                return "voice-lost" if voice.step is None else "voice-changed"
            raise
        except (discord.RateLimited, TimeoutError, aiohttp.ClientError) as trouble:
            log.info("a post could not be changed (%r)", trouble)
            return "voice-too-old"

    async def _change_card(self, message: discord.Message, voice: Voice) -> str:
        """Change the words of a deed on its card."""
        view = requoted(message, voice.name, voice.words)
        if view is None:
            return "voice-changed"
        now = self._responder.service.clock.now()
        return (
            "voice-changed"
            if await edited(message.id, message.edit(view=view), now)
            else "voice-old-card"
        )


def _has_face(message: discord.Message) -> bool:
    """Return whether a post shows a face."""
    return any(
        isinstance(part, discord.SectionComponent)
        and isinstance(part.accessory, discord.ThumbnailComponent)
        for frame in message.components
        if isinstance(frame, discord.Container)
        for part in frame.children
    )


def _at_rest(token: Token) -> Token:
    """Return a figure without what it is doing just now: no ring, no wounds, no facing."""
    return token.model_copy(
        update={"active": False, "down": False, "facing": None, "health": None, "size": (1, 1)}
    )
