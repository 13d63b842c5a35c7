"""Commands in all languages, as Discord lists them.

The library can localize only what was made with localizable strings; groups, options and the
values of literals are plain here. So what it tells Discord is completed.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import discord

from cogs.base.command_names import keys, words_in
from rules.core.languages import LANGUAGES, USUAL, language_of
from rules.core.words import Words

Payload = dict[str, Any]
CHAT = 1
"""The kind of command that is typed; those of menus have names with capitals."""
GROUPS = (1, 2)
"""The kinds of options that are commands themselves."""


@cache
def locales() -> tuple[tuple[str, Words], ...]:
    """Return Discord's name of every locale of a language that is no English, with its words."""
    return tuple(
        (locale.value, words_in(language))
        for locale in discord.Locale
        if (language := language_of(locale.value)) != USUAL
    )


def localized(commands: Sequence[Payload]) -> list[Payload]:
    """Return commands as the library tells them, with their names and texts in all languages."""
    return [_of(command, ()) for command in commands]


def _of(thing: Payload, path: tuple[str, ...]) -> Payload:
    """Return a command, a group or an option with all its localizations, `path` leading to it."""
    name = str(thing["name"])
    made = dict(thing)
    typed = thing.get("type", CHAT) == CHAT or bool(path)
    if LANGUAGES.keys() == {USUAL}:
        return made
    made |= _field("name", f"name-{name}" if typed else _key_of(name, ()))
    if thing.get("description"):
        made |= _field("description", _key_of(thing["description"], (*path, name)))
    deeper = (*path, name) if thing.get("type", CHAT) in GROUPS or not path else path
    if "options" in thing:
        made["options"] = [_of(option, deeper) for option in thing["options"]]
    if "choices" in thing:
        made["choices"] = [_choice(choice) for choice in thing["choices"]]
    return made


def _choice(choice: Payload) -> Payload:
    return choice | _field("name", f"choice-name-{choice['value']}")


@cache
def _said() -> Mapping[str, tuple[str, ...]]:
    """Return the keys of what is said of commands and options, by their English words."""
    english = words_in(USUAL)
    found: defaultdict[str, list[str]] = defaultdict(list)
    for key in (*keys("command-"), *keys("option-"), *keys("menu-")):
        found[english.phrase(key)].append(key)
    return {said: tuple(listed) for said, listed in found.items()}


def _key_of(said: str, path: tuple[str, ...]) -> str:
    """Return the key of what is said of a command or an option: the one with most of its names."""
    return max(_said().get(said, ("",)), key=lambda key: sum(name in key for name in path))


@cache
def _field(field: str, key: str) -> Payload:
    """Return a field in all languages, where its key is known; nobody may change what is returned.

    A bot tells its commands once, and a test run has many hundreds of bots in one process.
    """
    if not words_in(USUAL).has(key):
        return {}
    return {f"{field}_localizations": {locale: words.phrase(key) for locale, words in locales()}}
