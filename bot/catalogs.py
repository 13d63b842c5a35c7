"""The words of the whole house."""

import gc
from functools import cache
from pathlib import Path

import cogs
import render
from rules import dungeon, pace, service
from rules.core.ruleset import catalogs_of
from rules.core.words import CORE_CATALOG, Words, load_words
from rules.registry import campaigns, rulesets

USUAL_LOCALE = "en"


@cache
def all_words(locale: str) -> Words:
    """Every catalog of the house in one locale.

    What there is then stays for good, so that collecting garbage passes it over from now on:
    looking through the code and the catalogs alone held everything up for a sixth of a second.
    """
    packages = (service, pace, cogs, render)
    folders = [Path(str(package.__file__)).parent / "words" for package in packages]
    known = (*rulesets().values(), *campaigns().values())
    systems = [folder for ruleset in known for folder in catalogs_of(ruleset)]
    # Two systems on one core name its folder twice.
    once = dict.fromkeys((CORE_CATALOG, *folders, dungeon.CATALOG, *systems))
    words = load_words(tuple(once), locale)
    gc.freeze()
    return words
