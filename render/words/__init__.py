"""The sentences of pictures in words; the catalog lies beside this file."""

from collections.abc import Callable
from pathlib import Path

from rules.core.words import Text, Words, load_words

Say = Callable[[Text], str]
"""Puts a scene's text into words."""

CATALOG = Path(__file__).parent
"""The folder of this package's catalog, for whoever shows its errors."""


def own_words(locale: str = "en") -> Words:
    """Return the words of this package in a locale, English where it has none."""
    return load_words((CATALOG,), locale)
