"""The Fluent catalogs of all packages."""

import gc
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rules.core.packs.library import Names
from rules.core.words import CORE_CATALOG, Words, load_words
from rules.registry import campaigns, rulesets

USUAL_LOCALE = "en"
COLLECTED_AFTER = (10_000, 20, 50)
"""Thresholds of `gc.set_threshold`: new objects, and collections per older generation."""

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
    packages = ("rules/service", "rules/pace", "cogs", "render", "rules/dungeon")
    known = (*rulesets().values(), *campaigns().values())
    systems = [folder for ruleset in known for folder in ruleset.catalogs]
    rooms = [root / package / "words" for package in packages]
    # Two systems with a common core name its folder twice.
    return tuple(dict.fromkeys((CORE_CATALOG, *rooms, *systems)))


@cache
def all_words(locale: str) -> Words:
    """Return the catalogs of all packages in one locale."""
    words = load_words(_told or folders(), locale).with_further(Names(locale))
    _settle()
    return words


def _settle() -> None:
    """Keep garbage collection from blocking the event loop.

    Code and catalogs stay for good, and traversing them took a sixth of a second each time. Objects
    read for one answer are freed by reference counts, so collections can be rare.
    """
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
