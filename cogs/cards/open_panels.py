"""Private panels that people have open beside a card: a new one takes the place of the one before.

A new answer is sent first and the older one removed after it, so that it comes below the newest
card and nothing waits for the removal. Discord allows that for fifteen minutes; what is older, or
of an earlier start of the process, stays until its reader dismisses it.
"""

import logging
from collections import OrderedDict
from typing import cast

import aiohttp
import discord

from cogs.base.errors import PRIVATE
from cogs.base.ids import Pressed, decode

log = logging.getLogger(__name__)

SHOWING = frozenset(
    {"hero", "map", "more", "other", "pad", "turn", "ask", "help", "story", "settings", "replay"}
)
"""Verbs of a card's buttons whose answer shows what can be asked for again at any time."""
REMEMBERED = 5000
"""The most panels that are remembered."""

_Place = tuple[int, int | None, str]
"""Whose panel it is, in which channel, and of which adventure."""


class OpenPanels:
    """The latest panel of each person beside each card."""

    def __init__(self) -> None:
        self._open: OrderedDict[_Place, discord.Interaction] = OrderedDict()

    async def replace(self, interaction: discord.Interaction) -> None:
        """Remember the panel that a press on a card opened, and remove the one before it.

        Other interactions change nothing. Never raise for errors of Discord's.
        """
        pressed = _opened(interaction)
        if pressed is None:
            return
        place = (interaction.user.id, interaction.channel_id, pressed.adventure)
        earlier = self._open.pop(place, None)
        self._open[place] = interaction
        while len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        if earlier is None or earlier.is_expired():
            return
        try:
            await earlier.delete_original_response()
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as refused:
            log.info("an older panel stays: %s", refused)


def _opened(interaction: discord.Interaction) -> Pressed | None:
    """Return what was pressed, if that opened a private panel beside a card for everybody."""
    message = interaction.message
    if message is None or message.flags.ephemeral or PRIVATE not in interaction.extras:
        return None
    data = cast("dict[str, object]", interaction.data or {})
    pressed = decode(str(data.get("custom_id", "")))
    return pressed if pressed is not None and pressed.verb in SHOWING else None
