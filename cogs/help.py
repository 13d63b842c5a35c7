"""`/rules` and `/help`: the rulebooks of all games, and how to play."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.base.errors import acknowledge, send_privately
from cogs.base.text import fit, plain
from cogs.cards.responder import Responder, locale_of, request_of
from rules.core.errors import NoAdventure
from rules.core.words import Words
from rules.ports import Adventure
from rules.service.settings.adventure import options_of


class HelpCog(commands.Cog):
    """Look up rules, and explain how to play."""

    def __init__(self, responder: Responder) -> None:
        self.responder = responder
        super().__init__()

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
        """Show the rules that match a search best, privately."""
        await acknowledge(interaction, thinking=True)
        here = await self._here(interaction)
        locale = locale_of(interaction)
        first = self.responder.service.history.queries.systems(locale)[0][0]
        key = ruleset or (here.ruleset if here else first)
        options = options_of(here) if here and here.ruleset == key else None
        found = self.responder.service.history.rulebooks.find(
            key, plain(about, 100), locale, options
        )
        lines = [*found.notes, *(f"**{rule.id}** {rule.text}" for rule in found.rules)]
        await send_privately(interaction, fit("\n".join(lines), 1900))

    async def _here(self, interaction: discord.Interaction) -> Adventure | None:
        try:
            return await self.responder.service.history.queries.here(request_of(interaction))
        except NoAdventure:
            return None

    @rules.autocomplete("ruleset")
    async def _rulesets(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return self.responder.games(interaction, current, books=True)

    @app_commands.command(name="help", description="How to play, in a minute")
    @app_commands.allowed_contexts(guilds=True, dms=True)
    async def help(self, interaction: discord.Interaction) -> None:
        """Explain the game, privately."""
        await send_privately(interaction, help_text(self.responder.words(interaction)))


def help_text(words: Words) -> str:
    """Return the help page."""
    return words.phrase("help")
