"""Answers whose pictures Discord refuses: sent again without them."""

import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import ui

from cogs.base.refusals import Plan, refusal_of
from rules.core.words import Words

log = logging.getLogger(__name__)

Send = Callable[[ui.LayoutView, list[discord.File]], Awaitable[object]]
"""Sends a layout with its files, in whatever way a message goes."""
HARDER = (Plan.UNKNOWN, Plan.PLAINER, Plan.NO_PICTURE)
"""What to do about refusals after which a message without its pictures may be taken."""


async def send_plainer(
    send: Send, view: ui.LayoutView, files: Sequence[discord.File], words: Words
) -> None:
    """Send an answer; where Discord takes it only without its pictures, send it so.

    Raises:
        discord.HTTPException: Discord does not take it like that either.
    """
    try:
        await send(view, list(files))
    except discord.HTTPException as refused:
        row = refusal_of(refused)
        if row.plan not in HARDER or not _lose_pictures(view, words):
            raise
        log.warning("an answer goes without its picture (%s): %s", row.meaning, refused)
        await send(view, [])


def _lose_pictures(view: ui.LayoutView, words: Words) -> bool:
    """Put a line in the place of each picture of a layout; return whether there was any."""
    lost = False
    for container in view.children:
        if not isinstance(container, ui.Container):
            continue
        parts = list(container.children)
        if not any(isinstance(part, ui.MediaGallery) for part in parts):
            continue
        lost = True
        container.clear_items()
        for part in parts:
            gallery = isinstance(part, ui.MediaGallery)
            line = f"-# {words.phrase('picture-refused')}"
            container.add_item(ui.TextDisplay(line) if gallery else part)
    return lost
