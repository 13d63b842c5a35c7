"""The one place where errors become words."""

import logging
import secrets

import discord
from discord import app_commands

from cogs._text import fit
from rules.core.errors import GameError
from rules.core.words import Words

log = logging.getLogger(__name__)

NO_MENTIONS = discord.AllowedMentions.none()
GONE = {10062, 10015, 50027, 40060}
"""Codes of Discord for an interaction that is gone or answered already: nothing is to be said."""


def sentence(error: BaseException, words: Words) -> str:
    """What to tell the person; a bug is logged under an id, and they are told the id."""
    if isinstance(error, app_commands.CommandInvokeError | app_commands.TransformerError):
        error = error.__cause__ or error
    match error:
        case GameError():
            return words.say(error.text)
        case app_commands.NoPrivateMessage():
            return words.phrase("error-server-only")
        case app_commands.MissingPermissions():
            return words.phrase("error-not-allowed")
        case app_commands.CommandOnCooldown():
            return words.phrase("error-slow-down", seconds=round(error.retry_after) + 1)
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return words.phrase("error-old-command")
        case app_commands.TransformerError():
            return words.phrase("error-bad-option", value=fit(str(error.value), 60))
        case discord.Forbidden():
            return words.phrase("error-forbidden")
        case _:
            number = secrets.token_hex(4)
            log.error("bug %s", number, exc_info=error)
            return words.phrase("error-bug", id=number)


async def answer_error(
    interaction: discord.Interaction, error: BaseException, words: Words
) -> None:
    """Tell the person privately what to do instead; never raises for a dead interaction."""
    text = fit(sentence(error, words), 1900)
    await whisper(interaction, text)


async def whisper(interaction: discord.Interaction, said: str) -> None:
    """Say something to one person alone, however the interaction was answered so far."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(said, ephemeral=True, allowed_mentions=NO_MENTIONS)
        else:
            await interaction.response.send_message(
                said, ephemeral=True, allowed_mentions=NO_MENTIONS
            )
    except discord.HTTPException as refused:
        if refused.code not in GONE:
            raise
        log.info("the interaction was gone before it could be answered")
