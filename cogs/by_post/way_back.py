"""The button with which somebody who counts as away comes back, in a channel or in private."""

from collections.abc import Iterable

import discord
from discord import ui

from cogs.base.errors import acknowledge, send_privately
from cogs.base.ids import Pressed, encode
from cogs.base.requests import request_of
from cogs.cards.responder import Responder
from rules.service.by_post.calls import Call
from rules.service.history.recap import text_of

VERB = "return"


def way_back(calls: Iterable[Call]) -> ui.View:
    """Return a view with a button back to each game that calls name, or nothing to send."""
    labels = {call.adventure: call.back for call in calls if call.back}
    if not labels:
        nothing: ui.View = discord.utils.MISSING
        return nothing
    view = ui.View(timeout=None)
    for adventure, label in labels.items():
        view.add_item(
            ui.Button(
                label=label,
                style=discord.ButtonStyle.primary,
                custom_id=encode(adventure, 0, VERB),
            )
        )
    # The router answers it by its id, so that the library need not remember it.
    view.stop()
    return view


async def come_back(
    responder: Responder, interaction: discord.Interaction, pressed: Pressed
) -> None:
    """Bring the person back to their table, tell what they missed, and take the button away."""
    await acknowledge(interaction)
    service, words = responder.service, responder.words(interaction)
    request = await service.by_post.returning.from_anywhere(
        request_of(interaction), pressed.adventure
    )
    recap = await service.history.recaps.since_left(request, pressed.adventure)
    answer = await service.by_post.agreements.come_back(request, pressed.adventure)
    if interaction.message is not None and interaction.message.guild is None:
        await interaction.edit_original_response(view=None)
    await send_privately(interaction, responder.answered(interaction, answer, at=request.channel))
    await send_privately(interaction, text_of(recap, words))
