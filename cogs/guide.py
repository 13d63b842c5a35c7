"""`/roll`, `/rules` and `/help`: what works everywhere."""

import d20
import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.errors import NO_MENTIONS, acknowledge, whisper
from cogs.base.text import clean, fit, plain
from cogs.cards.responder import Responder, locale_of, request_of
from rules.core.errors import NoAdventure, RuleError
from rules.core.words import Words

MOST_DICE = 200
"""Dice of one expression, rerolls and explosions included."""
LONGEST = 200
EXPRESSION = app_commands.Range[str, 1, LONGEST]


class GuideCog(commands.Cog):
    """Dice, the rulebook and help."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        super().__init__()

    @app_commands.command(name="roll", description="Roll dice, such as 2d6+3 or 4d6kh3")
    @app_commands.describe(dice="An expression: 1d20+5, 4d6kh3, 2d8ro<3 ...")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def roll(self, interaction: discord.Interaction, dice: EXPRESSION) -> None:
        """Roll an expression and show the working."""
        working, total = rolled(dice)
        words = self.responder.words(interaction)
        said = words.phrase("roll-result", working=working, total=total)
        await interaction.response.send_message(fit(said, 1900), allowed_mentions=NO_MENTIONS)

    @app_commands.command(name="rules", description="Look a rule up, by words or by its id")
    @app_commands.describe(
        about="Words such as 'healing potion', or an id such as TD-031",
        ruleset="Which game (this channel's, if you leave it out)",
    )
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def rules(
        self,
        interaction: discord.Interaction,
        about: app_commands.Range[str, 1, 100],
        ruleset: str = "",
    ) -> None:
        """Show the rules that fit best, privately."""
        await acknowledge(interaction, thinking=True)
        looks = self.responder.service.history.queries
        key = ruleset or await self._ruleset_here(interaction)
        found = looks.rules(key, plain(about, 100), locale_of(interaction))
        lines = [f"**{rule.id}** {rule.text}" for rule in found]
        await whisper(interaction, fit("\n".join(lines), 1900))

    async def _ruleset_here(self, interaction: discord.Interaction) -> str:
        try:
            return (
                await self.responder.service.history.queries.here(request_of(interaction))
            ).ruleset
        except NoAdventure:
            return self.responder.service.history.queries.systems(locale_of(interaction))[0][0]

    @rules.autocomplete("ruleset")
    async def _rulesets(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return self.responder.games(interaction, current, books=True)

    @app_commands.command(name="help", description="How to play, in a minute")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def help(self, interaction: discord.Interaction) -> None:
        """Explain the game, privately."""
        await whisper(interaction, help_text(self.responder.words(interaction)))


def help_text(words: Words) -> str:
    """Return the help page."""
    return words.phrase("help")


def rolled(expression: str) -> tuple[str, str]:
    """Roll a dice expression: every die in plain text, and the total.

    Raises:
        RuleError: it cannot be read, or asks for too much.
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
