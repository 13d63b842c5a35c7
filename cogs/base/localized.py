"""Commands in all languages, as Discord lists them.

The library can localize only what was made with localizable strings; groups, options and the
values of literals are plain here. So what it tells Discord is completed.
"""

from collections.abc import Iterator, Sequence
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


def locales() -> Iterator[tuple[str, Words]]:
    """Yield Discord's name of every locale of a language that is no English, with its words."""
    for locale in discord.Locale:
        language = language_of(locale.value)
        if language != USUAL:
            yield locale.value, words_in(language)


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
    keys = [f"name-{name}"] if typed else [f"menu-{name}", *_menu_keys(name)]
    made |= _field("name", keys, None)
    if thing.get("description"):
        made |= _field("description", list(_about(path, name)), thing["description"])
    deeper = (*path, name) if thing.get("type", CHAT) in GROUPS or not path else path
    if "options" in thing:
        made["options"] = [_of(option, deeper) for option in thing["options"]]
    if "choices" in thing:
        made["choices"] = [_choice(choice) for choice in thing["choices"]]
    return made


def _choice(choice: Payload) -> Payload:
    return choice | _field("name", [f"choice-name-{choice['value']}"], None)


def _menu_keys(name: str) -> list[str]:
    """Return the key of an entry in a menu of messages, found by its English words."""
    english = words_in(USUAL)
    return [key for key in keys("menu-") if english.phrase(key) == name]


def _about(path: tuple[str, ...], name: str) -> Iterator[str]:
    """Yield keys under which what is said of a command or an option may stand, the nearest first.

    They are those of `command` in `cogs.base.commands`.
    """
    near = path[-2:]
    yield f"command-{'-'.join((*path[-1:], name))}"
    yield f"command-{name}"
    for start in range(len(near) + 1):
        yield f"option-{'-'.join((*near[start:], name))}"
    yield f"option-{'-'.join((*near[:1], name))}"


def _field(field: str, keys: Sequence[str], english: str | None) -> Payload:
    """Return a field in all languages, by the first key whose English is the one told."""
    usual = words_in(USUAL)
    known = (key for key in keys if usual.has(key))
    key = next((each for each in known if english is None or usual.phrase(each) == english), None)
    if key is None:
        return {}
    return {f"{field}_localizations": {locale: words.phrase(key) for locale, words in locales()}}
