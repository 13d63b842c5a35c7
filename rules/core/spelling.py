"""How what people type is compared with words: without accents, which few people type."""

from functools import lru_cache
from unicodedata import combining, normalize

TEXTS_KEPT = 4_096
"""Texts whose plain form is remembered."""


@lru_cache(maxsize=TEXTS_KEPT)
def unaccented(text: str) -> str:
    """Return a text in small letters without accents, with single spaces."""
    if not text.isascii():
        text = "".join(each for each in normalize("NFKD", text) if not combining(each))
    return " ".join(text.casefold().split())
