"""The words of the whole house."""

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
"""New objects after which the young are looked through, and how often until their elders are."""


@cache
def all_words(locale: str) -> Words:
    """Return every catalog of the house in one locale."""
    packages = (service, pace, cogs, render)
    folders = [Path(str(package.__file__)).parent / "words" for package in packages]
    known = (*rulesets().values(), *campaigns().values())
    systems = [folder for ruleset in known for folder in ruleset.catalogs]
    # Two systems on one core name its folder twice.
    once = dict.fromkeys((CORE_CATALOG, *folders, dungeon.CATALOG, *systems))
    words = load_words(tuple(once), locale)
    _settle()
    return words


def _settle() -> None:
    """Keep the collection of garbage from holding everything up.

    Code and catalogs stay for good: looking through them alone took a sixth of a second, each
    time. What is read for one answer is gone before it could be garbage, so there is no need to
    look through all of a long journal while it is told.
    """
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
