"""Acknowledging a click while it is carried out already."""

import asyncio

import discord

from cogs.base.errors import acknowledge

TASK = "acknowledging"


def acknowledge_meanwhile(interaction: discord.Interaction) -> None:
    """Begin to acknowledge a click, without waiting for Discord's answer."""
    interaction.extras[TASK] = asyncio.create_task(
        acknowledge(interaction), name=f"acknowledge-{interaction.id}"
    )


async def acknowledged(interaction: discord.Interaction) -> None:
    """Wait until a click is acknowledged, as nothing else can be sent to an interaction before.

    Raises:
        discord.HTTPException: Discord refused the acknowledgement.
    """
    task: asyncio.Task[None] | None = interaction.extras.get(TASK)
    if task is not None:
        await task
