"""The answers to the question for a person's time of day."""

import re
from collections.abc import Awaitable, Callable, Mapping

import discord

from cogs.base.errors import acknowledge
from cogs.base.ids import Pressed
from cogs.base.requests import chosen_value, request_of
from cogs.cards.responder import Responder
from cogs.cards.time_panel import NIGHT, NONE, NOW, OTHER, nights_panel
from rules.core.errors import RuleError

Handler = Callable[[discord.Interaction, Pressed], Awaitable[None]]

_HOURS = re.compile(r"(\d{1,2})-(\d{1,2})")


class TimePanel:
    """Settles what somebody answers, in the panel that asked."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        self.settled = responder.service.people.time_of_day
        self.handlers: Mapping[str, Handler] = {NOW: self.now, NIGHT: self.nights}

    async def now(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Set the person's time zone by the time that it is there, or say how to name a place."""
        await acknowledge(interaction)
        words, zone = self.responder.words(interaction), chosen_value(interaction)
        if zone == OTHER:
            await self.responder.replace(interaction, words.phrase("time-elsewhere"))
            return
        said = await self.settled.live_in(request_of(interaction), zone)
        view = nights_panel(pressed.adventure, words.say(said), words)
        await interaction.edit_original_response(view=view)

    async def nights(self, interaction: discord.Interaction, pressed: Pressed) -> None:
        """Set the hours of the night in which nobody calls the person."""
        await acknowledge(interaction)
        words, chosen = self.responder.words(interaction), chosen_value(interaction)
        said = await self.settled.sleep(request_of(interaction), _hours(chosen))
        view = nights_panel(pressed.adventure, words.say(said), words)
        await interaction.edit_original_response(view=view)


def _hours(chosen: str) -> tuple[int, int] | None:
    """Return a chosen night.

    Raises:
        RuleError: that cannot be read.
    """
    if chosen == NONE:
        return None
    found = _HOURS.fullmatch(chosen)
    if found is None:
        raise RuleError("away-refused-time", typed=chosen[:60])
    return int(found[1]), int(found[2])
