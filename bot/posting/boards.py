"""Keeping every server's board up to date: a message that is edited when its text changes."""

import logging
from collections.abc import Callable
from functools import partial
from hashlib import blake2b

import aiohttp
import discord

from bot.gateway.access_watch import AccessWatch
from bot.gateway.channel_access import GONE, GONE_MESSAGE, WHY, Unclear
from cogs.base.edits import edited
from cogs.cards.responder import Responder
from rules.ports import Clock, Shards
from rules.service.cards.boards import Board, BoardText

log = logging.getLogger(__name__)


class BoardKeeper:
    """Updates the boards whose text has changed."""

    def __init__(self, clock: Clock, client: discord.Client, served: Callable[[], Shards]) -> None:
        self.responder: Responder
        self.access_watch: AccessWatch
        self._clock = clock
        self._client = client
        self._served = served

    async def refresh(self) -> None:
        """Update every board of ours once; an error with one does not affect the others."""
        served = self._served()
        for board in await self.responder.service.cards.boards.every():
            if not served.serve(board.guild):
                continue
            try:
                await self._refresh(board)
            except Exception:
                log.exception("the board of server %s failed: again soon", board.guild)

    async def _refresh(self, board: Board) -> None:
        """Update one board, unless its channel is not accessible for the moment.

        Raises:
            discord.HTTPException: Discord refuses the message because of an error of ours.
        """
        boards = self.responder.service.cards.boards
        if not await self._is_open(board):
            return
        guild = self._client.get_guild(board.guild)
        if guild is None or guild.unavailable:
            return  # it may be unavailable, or gone: `places` checks that
        text = await boards.text(board, partial(self.responder.vision.covers, guild, board.channel))
        if board.message is not None and text.digest == board.digest:
            return
        try:
            message = await self._show(board, text)
        except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError) as fault:
            log.warning("a board could not be shown (%s): again soon", fault)
            return
        except discord.HTTPException as refused:
            if refused.code not in GONE and refused.status not in (400, 403, 404):
                raise
            log.warning("a board's channel is gone or closed to us (%s)", refused)
            if WHY.get(refused.code, "gone") == "gone":
                await boards.drop(board.guild)
            return
        await boards.keep(board.with_(message=message, digest=text.digest))

    async def _is_open(self, board: Board) -> bool:
        """Return whether a board can be posted in its channel, as far as is known."""
        try:
            why = await self.access_watch.places.look(board.guild, board.channel, ask=False)
        except Unclear:
            return True
        return why is None

    async def _show(self, board: Board, text: BoardText) -> int:
        """Edit the board, or post it anew where that is impossible; return its message."""
        channel = self._client.get_partial_messageable(board.channel, guild_id=board.guild)
        nobody = discord.AllowedMentions.none()
        if board.message is not None:
            edit = channel.get_partial_message(board.message).edit(
                content=text.said, allowed_mentions=nobody
            )
            if await edited(board.message, edit, self._clock.now()):
                return board.message
        post = partial(channel.send, text.said, allowed_mentions=nobody, silent=True)
        try:
            message = await post(nonce=_nonce(board, text))
        except discord.NotFound as gone:
            if gone.code != GONE_MESSAGE:
                raise
            log.info("a board was posted and deleted before we knew; it is posted again")
            message = await post()
        return message.id


def _nonce(board: Board, text: BoardText) -> str:
    """Return a nonce that is the same for every attempt to post one board.

    It differs for each channel, each `/board here` and each lost message.
    """
    occasion = f"{board.guild}:{board.channel}:{board.hanging}:{board.message}:{text.digest}"
    return blake2b(occasion.encode(), digest_size=12).hexdigest()
