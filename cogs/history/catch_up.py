"""News of all games of a person who comes back, as private messages with a few games each."""

from collections.abc import Iterable, Iterator

import discord
from discord import ui

from cogs.base.errors import NO_MENTIONS
from cogs.base.text import fit
from cogs.cards.messages import note
from cogs.cards.responder import Responder, request_of
from rules.core.words import Words
from rules.service.history.catch_up import CatchUp, GameNews

ROOM = 3800
"""The most characters of one message."""


async def send_home(
    responder: Responder, interaction: discord.Interaction, over_since: int
) -> None:
    """Send a person privately what happened in all their games, after an acknowledgement."""
    told = await responder.service.history.catch_ups.news(request_of(interaction), over_since)
    for text in messages_of(told, responder.words(interaction)):
        view: ui.LayoutView = note(text)
        await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=NO_MENTIONS)


def messages_of(told: CatchUp, words: Words) -> Iterator[str]:
    """Yield texts that each fit a message; no game is split between two."""
    if not told.games:
        yield words.phrase("home-nothing")
        return
    more = [words.phrase("home-more", count=told.more)] if told.more else []
    blocks = [f"## {words.phrase('home-title')}", *map(_block, told.games), *more]
    yield from _packed(blocks)


def _block(news: GameNews) -> str:
    return fit("\n".join((news.head, *news.lines)), ROOM)


def _packed(blocks: Iterable[str]) -> Iterator[str]:
    text = ""
    for block in blocks:
        if text and len(text) + len(block) + 2 > ROOM:
            yield text
            text = ""
        text = f"{text}\n\n{block}" if text else block
    yield text
