"""Words of questions and rules without their endings, by language, so that plurals are found."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from rules.core.spelling import unaccented

SHORTEST = 3
"""Letters that are left of a word at least when its ending is taken off."""
WORDS_KEPT, TEXTS_KEPT = 32_768, 8_192
"""Words, and texts of rules, whose stems are remembered: more than all books have."""
ENGLISH: Final = ("ing", "ed", "es", "s")
ENGLISH_CHANGED: Final = {"ies": "y", "ied": "y", "ation": ""}
"""Endings in the place of which another one stands in the word that they are made of."""
GERMAN: Final = ("ern", "em", "en", "er", "es", "e", "n")
GERMAN_BEFORE_S: Final = "bdfghklmnrt"
"""Letters after which an s is an ending: as in "des Monsters", and not in "Fass"."""
UMLAUTS: Final = re.compile(r"([aou])e")
"""Umlauts as they are typed where there are none; their points are gone already."""
SPANISH_PLURAL: Final = re.compile(r"(?<=.[aeiou][nrldj])es$|(?<=..[aeiou])s$")
SPANISH: Final = (
    "eando", "iendo", "ando", "amos", "emos", "imos", "ado", "ido", "ear", "ar", "er", "ir",
    "an", "en", "a", "o", "e",
)  # fmt: skip


def split(text: str) -> list[str]:
    """Return the words of a text, in small letters without accents, which few people type."""
    return re.findall(r"[a-z0-9]+", unaccented(text))


@lru_cache(maxsize=WORDS_KEPT)
def stem(word: str, locale: str) -> str:
    """Return the stem of a word: without the ending of a plural, a tense or a derived word."""
    return STEMS.get(locale, _english)(word)


@lru_cache(maxsize=TEXTS_KEPT)
def stems(text: str, locale: str) -> frozenset[str]:
    """Return the stems of the words of a text."""
    return frozenset(stem(word, locale) for word in split(text))


def _without(word: str, endings: tuple[str, ...]) -> str:
    """Return a word without the first of some endings that it has, if enough of it is left."""
    for ending in endings:
        kept = word.removesuffix(ending)
        if kept != word and len(kept) >= SHORTEST:
            return kept
    return word


def _english(word: str) -> str:
    for ending, instead in ENGLISH_CHANGED.items():
        kept = word.removesuffix(ending)
        if kept != word and len(kept) >= SHORTEST:
            word = kept + instead
            break
    if not word.endswith("ss"):
        word = _without(word, ENGLISH)
    return _without(word, ("e",))


def _german(word: str) -> str:
    word = UMLAUTS.sub(r"\1", word)
    if word[-2:-1] and word[-2] in GERMAN_BEFORE_S:
        word = _without(word, ("s",))
    return _without(word, GERMAN)


def _spanish(word: str) -> str:
    if word.endswith("ces"):
        word = f"{word.removesuffix('ces')}z"
    word = _without(SPANISH_PLURAL.sub("", word), SPANISH)
    # "ataque" is of "atacar", "llegue" of "llegar".
    return re.sub(r"(?<=.)([qg])u$", lambda found: {"q": "c", "g": "g"}[found[1]], word)


STEMS: Final[dict[str, Callable[[str], str]]] = {"de": _german, "es": _spanish}
"""How words are stemmed; in languages that are not listed as in English."""
