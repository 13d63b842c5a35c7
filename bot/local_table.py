"""The local table of a bot that has no other Discord; whoever has one need not load it."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache, partial
from typing import Literal

import discord

from bot.catalogs import all_words
from bot.gateway.emojis import name_of
from bot.refusal import Refused
from bot.table.connect import pointed_at
from bot.table.distances import DISCORDS, NEAR
from bot.table.server import TableServer
from render.pictures.emojis import emoji, emojis
from rules.core.languages import LANGUAGES, USUAL, language_of
from rules.service.lobby.games import offered


@asynccontextmanager
async def opened_table(
    port: int, like: Literal["quick", "discord"] = "quick"
) -> AsyncIterator[TableServer]:
    """Open a table on this machine for the context: one that answers at once, or like Discord.

    Raises:
        Refused: the port is in use.
    """
    table = TableServer(distances=DISCORDS if like == "discord" else NEAR)
    try:
        await table.start("127.0.0.1", port)
    except OSError as error:
        raise Refused(
            f"Port {port} on 127.0.0.1 is in use. Stop what uses it, or set UNDERCROFT_TABLE_PORT."
        ) from error
    try:
        yield table
    finally:
        await table.stop()


@contextmanager
def joined(table: TableServer) -> Iterator[None]:
    """Point discord.py at this local table, and tell the table which games can be played.

    The application has its emojis, as after its first evening: nobody waits for 245 uploads.
    """
    table.table.tell_games(_games())
    has = {name_of(sign, hash_): partial(emoji, sign) for sign, hash_ in emojis().items()}
    table.table.world.emojis.lay_out(has)
    with pointed_at(table.api_base, table.gateway_url):
        yield


@cache
def _games() -> list[dict[str, object]]:
    """Return the games as a chooser offers them, each with a sentence and facts for newcomers.

    The sentence is there in all languages, as Discord has descriptions of commands.
    """
    said = {language: offered(all_words(language)) for language in LANGUAGES}
    blurbs = {
        language: {each.key: f"{each.about} {each.facts}" for each in games}
        for language, games in said.items()
    }
    in_others = [
        (locale.value, language)
        for locale in discord.Locale
        if (language := language_of(locale.value)) != USUAL
    ]
    return [
        {
            "key": each.key,
            "title": each.title,
            "blurb": blurbs[USUAL][each.key],
            "blurb_localizations": {
                locale: blurbs[language][each.key] for locale, language in in_others
            },
        }
        for each in said[USUAL]
    ]
