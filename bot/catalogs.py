"""The Fluent catalogs of all packages."""

import gc
from functools import cache
from pathlib import Path

import cogs
import render
from rules import dungeon, pace, service
from rules.core.words import CORE_CATALOG, Words, load_words
from rules.registry import campaigns, rulesets

USUAL_LOCALE = "en"
COLLECTED_AFTER = (10_000, 20, 50)
"""Thresholds of `gc.set_threshold`: new objects, and collections per older generation."""


@cache
def all_words(locale: str) -> Words:
    """Return the catalogs of all packages in one locale."""
    packages = (service, pace, cogs, render)
    folders = [Path(str(package.__file__)).parent / "words" for package in packages]
    known = (*rulesets().values(), *campaigns().values())
    systems = [folder for ruleset in known for folder in ruleset.catalogs]
    # Two systems with a common core name its folder twice.
    once = dict.fromkeys((CORE_CATALOG, *folders, dungeon.CATALOG, *systems))
    words = load_words(tuple(once), locale)
    _settle()
    return words


def _settle() -> None:
    """Keep garbage collection from blocking the event loop.

    Code and catalogs stay for good, and traversing them took a sixth of a second each time. Objects
    read for one answer are freed by reference counts, so collections can be rare.
    """
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
