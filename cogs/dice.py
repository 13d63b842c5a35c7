"""`/roll`: dice expressions, for games and for tables of people's own."""

import asyncio
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS
from cogs.base.guests import everywhere, speaks_openly
from cogs.base.signs import coded, known, written
from cogs.base.text import fit, plain
from cogs.cards.responder import Answering
from rules.core.errors import RuleError

if TYPE_CHECKING:
    from cogs.dice_expressions import Rolled

LONGEST = 200
"""The most characters of an expression."""
EXPRESSION = app_commands.Range[str, 1, LONGEST]


class DiceCog(Answering, commands.Cog):
    """Roll dice by an expression."""

    @command("roll")
    @everywhere
    async def roll(self, interaction: discord.Interaction, dice: EXPRESSION) -> None:
        """Roll an expression and show every die and the total."""
        words = self.responder.words(interaction)
        twice = words.phrase("roll-twice-words")
        faces, working, total = await asyncio.to_thread(rolled, dice, twice)
        openly, answers = speaks_openly(interaction), self.responder
        emojis = answers.ports.emojis if openly else await answers.emojis_for(interaction)
        told = fit(words.phrase("roll-result", working=working, total=total), 1000)
        (said,) = written([coded(*known(faces, emojis)) + told], emojis, 1900)
        if not openly:
            said = f"{said}\n{words.phrase('guest-unseen')}"
        await interaction.response.send_message(
            said, ephemeral=not openly, allowed_mentions=NO_MENTIONS
        )


def rolled(expression: str, twice: str = "") -> "Rolled":
    """Return the dice of an expression, rolled, and the total; `twice` as for `roll_expression`.

    Raises:
        RuleError: the expression cannot be read, is too long, or rolls too many dice.
    """
    if len(expression) > LONGEST:
        raise RuleError("error-bad-roll", typed=plain(expression, 60))
    from cogs.dice_expressions import (  # noqa: PLC0415 - its grammar takes long to load
        roll_expression,
    )

    return roll_expression(expression, twice)
