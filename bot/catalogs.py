"""The Fluent catalogs of all packages."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from bot.loading import kept
from cogs.base.command_names import with_names
from rules.core.packs.library import Names
from rules.core.words import CORE_CATALOG, Words, entries_in, load_words
from rules.registry import catalogs

USUAL_LOCALE = "en"

_told: tuple[Path, ...] = ()


def use_folders(folders: Iterable[Path]) -> None:
    """Read the catalogs of these folders, and of no others, whatever systems there are.

    A process that only draws so needs not load the rules of all systems, which takes seconds.
    """
    global _told  # noqa: PLW0603
    _told = tuple(folders)


@cache
def folders() -> tuple[Path, ...]:
    """Return the folders of all catalogs, in the order in which a key is looked up."""
    root = Path(__file__).parents[1]
    rooms = ("service", "pace", "dungeon", "core/campaign")
    packages = ("bot/rehearsal", "cogs", "render", *(f"rules/{room}" for room in rooms))
    return CORE_CATALOG, *(root / package / "words" for package in packages), *catalogs()


@cache
def all_words(locale: str) -> Words:
    """Return the catalogs of all packages in one locale."""
    with kept():
        told = _told or folders()
        words = load_words(told, locale).with_further(Names(locale))
        if locale == USUAL_LOCALE:
            return words
        # Sentences name commands as Discord lists them in that language.
        return words.with_others(with_names(entries_in(told, locale), locale))
