"""Keeping every server's board up to date: a message that is edited when its text changes."""

import logging
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

import aiohttp
import discord

from bot.gateway.channel_access import TROUBLE, Unclear
from bot.posting.sending import Means
from cogs.base.channel_visibility import ChannelVisibility
from cogs.base.edits import edited
from cogs.base.refusals import GONE_MESSAGE, Plan, refusal_of
from rules.service.cards.boards import Board, BoardText

log = logging.getLogger(__name__)


IN_FULL = 2
"""Refusals of a text after which a board is tried without the names of games."""
SHORTEST, LONGEST = 30, 60 * 60
"""Seconds between tries of a board that is refused: twice as many each time."""


class Refused(NamedTuple):
    """A text on a board that Discord refused so many times, and when it is tried again."""

    occasion: str
    times: int
    until: int


class BoardKeeper:
    """Updates the boards whose text has changed."""

    def __init__(self, means: Means, vision: ChannelVisibility) -> None:
        self._clock, self._client, self._served = means.clock, means.client, means.served
        self._boards, self._places = means.service.cards.boards, means.access_watch.places
        self._vision = vision
        self._refused: dict[int, Refused] = {}

    async def refresh(self) -> None:
        """Update every board of ours once; an error with one does not affect the others."""
        served = self._served()
        for board in await self._boards.every():
            if not served.serve(board.guild):
                continue
            try:
                await self._refresh(board)
            except Exception:
                log.exception("the board of server %s failed: again soon", board.guild)

    async def _refresh(self, board: Board) -> None:
        """Update one board, unless its channel is not accessible for the moment.

        One that is refused is tried again after growing pauses, soon without the names of games.
        It is given up only where its channel is gone.
        """
        boards = self._boards
        if not await self._is_open(board):
            return
        guild = self._client.get_guild(board.guild)
        if guild is None or guild.unavailable:
            return  # it may be unavailable, or gone: `places` checks that
        sees = partial(self._vision.covers, guild, board.channel)
        text = await boards.text(board, sees)
        if board.message is not None and text.digest == board.digest:
            return
        occasion = f"{board.channel}:{board.hanging}:{text.digest}"
        before = self._refused.get(board.guild)
        if before is not None and before.occasion != occasion:
            before = None
        if before is not None and self._clock.now() < before.until:
            return
        try:
            shown = text
            if before is not None and before.times >= IN_FULL:
                shown = await boards.text(board, sees, plain=True)
            message = await self._show(board, shown, again=before is not None)
        except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError) as fault:
            log.warning("a board could not be shown (%s): again soon", fault)
            return
        except discord.HTTPException as refused:
            await self._note_refusal(board, occasion, before, refused)
            return
        self._refused.pop(board.guild, None)
        await self._keep(board, board.with_(message=message, digest=text.digest))

    async def _keep(self, before: Board, after: Board) -> None:
        """Remember what a board shows, or remove it where it was taken down meanwhile."""
        if await self._boards.shown(after):
            return
        log.info("a board was taken down while it was being posted")
        if after.message is not None and after.message != before.message:
            await self._remove(after.channel, after.message)

    async def _note_refusal(
        self, board: Board, occasion: str, before: Refused | None, refused: discord.HTTPException
    ) -> None:
        """Note when a board that was refused is tried again; drop one whose channel is gone."""
        row = refusal_of(refused)
        if row.plan is Plan.PLACE and row.why == "gone":
            log.warning("a board's channel is gone (%s)", refused)
            await self._boards.drop(board)
            return
        times = 1 if before is None else before.times + 1
        # A nonce of a deleted message is refused like that, and another one is taken at once.
        pause = 0 if row.plan is Plan.ANEW and before is None else SHORTEST * 2**times
        pause = min(LONGEST, pause)
        log.warning("a board was refused (%s): %s; again in %d s", row.meaning, refused, pause)
        self._refused[board.guild] = Refused(occasion, times, self._clock.now() + pause)

    async def _remove(self, channel: int, message: int) -> None:
        """Remove a board that nobody knows of, as far as Discord lets us."""
        try:
            await (
                self._client.get_partial_messageable(channel).get_partial_message(message).delete()
            )
        except (*TROUBLE, discord.HTTPException) as refused:
            log.warning("a board that was taken down stays in its channel (%s)", refused)

    async def _is_open(self, board: Board) -> bool:
        """Return whether a board can be posted in its channel, as far as is known."""
        try:
            why = await self._places.look(board.guild, board.channel, ask=False)
        except Unclear:
            return True
        return why is None

    async def _show(self, board: Board, text: BoardText, *, again: bool) -> int:
        """Edit the board, or post it anew where that is impossible; return its message.

        Where it was refused before, it is posted `again` though its nonce is of a deleted message.
        """
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
        except discord.HTTPException as gone:
            if gone.code != GONE_MESSAGE or not again:
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
