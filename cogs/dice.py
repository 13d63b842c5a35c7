"""`/roll`: dice expressions, for games and for tables of people's own."""

import d20
import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.commands import command
from cogs.base.errors import NO_MENTIONS
from cogs.base.text import clean, fit, plain
from cogs.cards.responder import Answering
from rules.core.errors import RuleError

MOST_DICE = 200
"""The most dice of one expression, rerolls and explosions included."""
LONGEST = 200
"""The most characters of an expression."""
EXPRESSION = app_commands.Range[str, 1, LONGEST]


class DiceCog(Answering, commands.Cog):
    """Roll dice by an expression."""

    @command("roll")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def roll(self, interaction: discord.Interaction, dice: EXPRESSION) -> None:
        """Roll an expression and show every die and the total."""
        working, total = roll_expression(dice)
        words = self.responder.words(interaction)
        said = words.phrase("roll-result", working=working, total=total)
        await interaction.response.send_message(fit(said, 1900), allowed_mentions=NO_MENTIONS)


def roll_expression(expression: str) -> tuple[str, str]:
    """Roll a dice expression; return every die in plain text, and the total.

    Raises:
        RuleError: the expression cannot be read, is too long, or rolls too many dice.
    """
    if len(expression) > LONGEST:
        raise RuleError("error-bad-roll", typed=plain(expression, 60))
    try:
        result = d20.Roller(d20.RollContext(max_rolls=MOST_DICE)).roll(
            expression, allow_comments=False
        )
        working = d20.SimpleStringifier().stringify(result.expr.roll)
        return clean(working, 900), str(result.total)
    except d20.TooManyRolls:
        raise RuleError("error-too-many-dice", most=MOST_DICE) from None
    except (d20.RollError, RecursionError, ArithmeticError, ValueError):
        raise RuleError("error-bad-roll", typed=plain(expression, 60)) from None
