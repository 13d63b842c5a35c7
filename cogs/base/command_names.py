"""What commands are called in each language, where sentences name them."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from rules.core.languages import USUAL
from rules.core.words import Words, entries_in, load_words

CATALOG = Path(__file__).parents[1] / "words"
_PATH = re.compile(r"(?<![\w/.])/([a-z-]+)((?: [a-z-]+)*)")
"""A command as sentences name it, and words that may go on with its name."""
_OPTION = re.compile(r"(?<=[` ])([a-z-]+)(?=:)")
_QUOTED = re.compile(r"`/[^`]*`")


def words_in(language: str) -> Words:
    """Return the words of commands in a language."""
    return load_words((CATALOG,), language)


@cache
def keys(start: str) -> tuple[str, ...]:
    """Return the keys of the commands' catalog that begin with something."""
    return tuple(key for key in entries_in((CATALOG,), USUAL) if key.startswith(start))


@cache
def _commands() -> frozenset[str]:
    """Return the names of all commands with dashes between their words: `adventure-new`."""
    return frozenset(key.removeprefix("command-") for key in keys("command-"))


@cache
def _groups() -> frozenset[str]:
    """Return the names of commands that have others in them."""
    return frozenset(name.split("-")[0] for name in _commands() if "-" in name)


def with_names(entries: Mapping[str, str], language: str) -> dict[str, str]:
    """Return those entries of a catalog that name commands, with the names of a language."""
    if language == USUAL:
        return {}
    words = words_in(language)

    def called(name: str) -> str:
        key = f"name-{name}"
        return words.phrase(key) if words.has(key) else name

    def path(found: re.Match[str]) -> str:
        parts, said = found[2].split(), [found[1]]
        if found[1] not in _groups() and found[1] not in _commands():
            return found[0]
        while parts and (f"{said[-1]}-{parts[0]}" in _commands() or parts[0] in _groups()):
            said.append(parts.pop(0))
        return "/" + " ".join([*map(called, said), *parts])

    def quoted(found: re.Match[str]) -> str:
        return _OPTION.sub(lambda option: called(option[1]), found[0])

    changed = {}
    for key, source in entries.items():
        if "/" in source:
            fresh = _QUOTED.sub(quoted, _PATH.sub(path, source))
            if fresh != source:
                changed[key] = fresh
    return changed
