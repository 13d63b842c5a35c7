"""Permissions that are missing, named in the language of who reads it."""

import discord
import pytest

from bot.catalogs import all_words
from cogs.base.permissions import lacking, listed


@pytest.mark.parametrize(
    ("locale", "named"),
    [
        ("en", "view channel, attach files, send messages in threads"),
        ("de", "Kanal anzeigen, Dateien anhängen, Nachrichten in Threads senden"),
        ("es", "ver canal, adjuntar archivos, enviar mensajes en hilos"),
    ],
)
def test_missing_permissions_have_the_names_of_the_language(locale, named):
    rights = discord.Permissions(read_message_history=True, create_public_threads=True)
    missing = lacking(rights, inside=True, thread=True)
    assert all_words(locale).say(listed(missing)) == named
    assert all_words(locale).say(listed(missing[:1])) == named.split(", ", maxsplit=1)[0]


@pytest.mark.parametrize("locale", ["en", "de", "es"])
def test_every_permission_that_can_be_missing_has_a_name(locale):
    words = all_words(locale)
    nothing = discord.Permissions.none()
    several = [lacking(nothing, inside=inside, thread=True) for inside in (True, False)]
    for each in {*several[0], *several[1], "connect", "manage_channels"}:
        assert words.has(f"right-{each}"), each
