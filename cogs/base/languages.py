"""In which language somebody is answered: their own choice, or what Discord tells."""

import logging

import discord

from rules.core.errors import GameError
from rules.core.languages import language_of
from rules.service.people.preferences import Preferences

log = logging.getLogger(__name__)

CHOSEN = "language"
"""Where an interaction carries the language that its person has chosen for themselves."""
COMMUNITY = "COMMUNITY"
"""The feature of servers that can say their language; of all others Discord says American English.
"""


class SpokenLanguages:
    """Knows who has chosen a language of their own, and notes it on each interaction."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    async def note(self, interaction: discord.Interaction) -> None:
        """Note the person's own language on an interaction, before anything is said."""
        try:
            chosen = (await self._preferences.of(interaction.user.id)).language
        except GameError as trouble:
            # What Discord says of them is good enough to say that the store has trouble.
            log.info("nobody knows which language was chosen (%s)", trouble)
            return
        interaction.extras[CHOSEN] = chosen


def locale_of(interaction: discord.Interaction) -> str:
    """Return the language in which the person is answered, one of those offered."""
    return language_of(str(interaction.extras.get(CHOSEN) or interaction.locale))


def public_locale_of(interaction: discord.Interaction) -> str:
    """Return the language of what all of a place can see, as it begins: one of those offered.

    It is that of the server where the server can choose one, else that of whoever asks.
    """
    server = interaction.guild
    if server is not None and COMMUNITY in server.features and interaction.guild_locale:
        return language_of(str(interaction.guild_locale))
    return locale_of(interaction)
