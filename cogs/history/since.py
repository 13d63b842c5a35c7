"""*What happened since here?*, in the menu of any message of a server."""

import discord
from discord import app_commands

from cogs.base.commands import WORDS
from cogs.base.errors import send_privately
from cogs.cards.responder import Answering
from rules.service.history.recap import text_of


class SinceMenu(Answering):
    """Tells one person what happened in a game since a message of its channel was sent.

    Of the message its id alone is looked at, which says when it was sent.
    """

    def menu(self) -> app_commands.ContextMenu:
        """Return the menu's entry, for servers that have the bot: games are played nowhere else."""
        return app_commands.ContextMenu(
            name=WORDS.phrase("menu-since"),
            callback=self.since,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )

    async def since(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Send the recap, privately, to players and watchers alike.

        Raises:
            NoAdventure: no game is played in the message's channel, or it has not begun.
        """
        request, found = await self.responder.here(interaction)
        sent = int(discord.utils.snowflake_time(message.id).timestamp())
        told = await self.responder.service.history.recaps.since(request, found.id, sent)
        await send_privately(interaction, text_of(told, self.responder.words(interaction)))
