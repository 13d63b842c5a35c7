"""Working ahead: a click is carried out while Discord is being told that its answer will follow."""

import asyncio

import discord

from cogs.base.errors import acknowledge

TASK = "acknowledging"


def acknowledge_meanwhile(interaction: discord.Interaction) -> None:
    """Begin to acknowledge a click, without waiting until Discord has heard of it."""
    interaction.extras[TASK] = asyncio.create_task(
        acknowledge(interaction), name=f"acknowledge-{interaction.id}"
    )


async def acknowledged(interaction: discord.Interaction) -> None:
    """Wait until Discord has heard: nothing more can be said to an interaction before.

    Raises:
        discord.HTTPException: Discord refused to hear of it.
    """
    task: asyncio.Task[None] | None = interaction.extras.get(TASK)
    if task is not None:
        await task
