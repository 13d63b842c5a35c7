"""Turning errors into sentences for players; no other module does that."""

import asyncio
import logging
import secrets

import aiohttp
import discord
from discord import app_commands

from cogs.base.guests import Uninvited
from cogs.base.refusals import ANSWERED, ENDED, refusal_of
from cogs.base.text import clean, fit
from rules.core.errors import GameError
from rules.core.words import Text, Words

log = logging.getLogger(__name__)

NO_MENTIONS = discord.AllowedMentions.none()
LOADING = "loading"
"""What an interaction has among its extras while something is loaded for it: a task."""
PRIVATE = "private"
"""What an interaction has among its extras once a private answer to it was begun."""
MOST_SAID = 1900
LARGEST = 2**53
"""The largest number that Discord accepts; catalogs cannot format much larger ones."""


def is_gone(error: BaseException) -> bool:
    """Return whether an error says that the interaction cannot be answered any more."""
    return isinstance(error, discord.HTTPException) and error.code in ENDED


def unwrapped(error: BaseException) -> BaseException:
    """Return the error that a command raised, without the library's wrapper."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.__cause__ or error
    return error


def sentence(error: BaseException, words: Words) -> str:
    """Return the sentence for an error; a bug is logged under an id that the sentence names."""
    error = unwrapped(error)
    try:
        said = _known(error, words)
    except Exception as fault:  # noqa: BLE001 - words that cannot be said are a bug like others
        said, error = "", fault
    if said:
        return said
    number = secrets.token_hex(4)
    log.error("bug %s", number, exc_info=error)
    return words.phrase("error-bug", id=number)


def _known(error: BaseException, words: Words) -> str:
    """Return the sentence for an expected error, or an empty text for a bug."""
    match error:
        case GameError():
            return words.say(_defused(error.text))
        case app_commands.NoPrivateMessage():
            return words.phrase("error-server-only")
        case Uninvited():
            return words.phrase("error-guest")
        case app_commands.MissingPermissions():
            return words.phrase("error-not-allowed")
        case app_commands.CommandOnCooldown():
            return words.phrase("error-slow-down", seconds=round(error.retry_after) + 1)
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            return words.phrase("error-old-command")
        case app_commands.TransformerError():
            return words.phrase("error-bad-option", value=clean(str(error.value), 60))
        case discord.HTTPException():
            row = refusal_of(error)
            log.warning("Discord did not take an answer (%s): %s", row.meaning, error)
            return words.phrase(row.says, code=str(error.code or error.status))
        case discord.RateLimited() | aiohttp.ClientError():
            log.warning("Discord did not take an answer: %s", error)
            return words.phrase("error-discord")
        case _:
            return ""


def _defused(text: Text) -> Text:
    """Return an error with its arguments made safe to show, as players may have typed them."""
    return Text.of(text.key, **{name: _harmless(value) for name, value in text.args})


def _harmless(value: int | str | Text) -> int | str | Text:
    if isinstance(value, str):
        return clean(value, 400)
    if isinstance(value, int) and abs(value) > LARGEST:
        return str(value)[:20]
    return value


async def answer_error(
    interaction: discord.Interaction, error: BaseException, words: Words
) -> None:
    """Tell the person privately what went wrong; never raise for errors of Discord's."""
    if is_gone(unwrapped(error)):
        log.info("the interaction was gone: %s", error)
        return
    text = sentence(error, words)
    try:
        await send_privately(interaction, text)
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError) as refused:
        log.warning("a refusal could not be told: %s", refused)


async def acknowledge(
    interaction: discord.Interaction, *, thinking: bool = False, ephemeral: bool = True
) -> None:
    """Acknowledge an interaction, unless an earlier attempt has done so.

    Then it waits for the systems and packs that are still being loaded.
    """
    try:
        await interaction.response.defer(thinking=thinking, ephemeral=ephemeral)
        if thinking and ephemeral:
            interaction.extras[PRIVATE] = True
    except discord.HTTPException as refused:
        if refused.code != ANSWERED:
            raise
        log.info("the interaction was acknowledged already")
    loading: asyncio.Task[None] | None = interaction.extras.get(LOADING)
    if loading is not None:
        await asyncio.shield(loading)


async def send_privately(interaction: discord.Interaction, said: str) -> None:
    """Send an ephemeral message, however the interaction was answered so far."""
    said = fit(said, MOST_SAID)
    try:
        if not interaction.response.is_done():
            try:
                await interaction.response.send_message(
                    said, ephemeral=True, allowed_mentions=NO_MENTIONS
                )
            except discord.HTTPException as refused:
                if refused.code != ANSWERED:
                    raise
            else:
                return
        await interaction.followup.send(said, ephemeral=True, allowed_mentions=NO_MENTIONS)
    except discord.HTTPException as refused:
        if not is_gone(refused):
            raise
        log.info("the interaction was gone before it could be answered")
