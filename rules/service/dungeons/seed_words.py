"""The words of a dungeon's seed: every letter and emoji counts, and nothing that does not show.

Readings have numbers. What an older reading left of a seed, a newer one leaves as it is, so that
lines of that time give the same dungeons; a line says its reading only where that matters.
"""

import re
import unicodedata

LONGEST_SEED = 60
OLDEST, NEWEST = 1, 2
READINGS = (OLDEST, NEWEST)
"""How words have been read: first without vowel signs and emoji, now with them."""
PLAIN = frozenset(" .,'+-")
"""What stands in a seed beside letters, numbers and symbols."""
ALSO = frozenset("\u203c\u2049\u3030")
"""Emoji that Unicode counts as punctuation."""
JOINERS = frozenset("\u200c\u200d")
"""What joins or parts two letters or emoji; it changes how both look."""
SELECTORS = frozenset("\ufe0e\ufe0f")
"""What says after a sign whether it is an emoji."""
BLACK_FLAG = "\U0001f3f4"
"""The emoji after which invisible letters say whose flag it is."""
TAGS = range(0xE0020, 0xE0080)


def seed_of(typed: str, drawn: str, reading: int = NEWEST) -> str:
    """Return a typed seed without characters that would not show, or that Discord would read.

    The drawn one if nothing is left.
    """
    kept = _read_first(typed) if reading == OLDEST else _read(typed)
    return kept or drawn


def reading_matters(seed: str) -> bool:
    """Return whether the first version of the program would read a seed differently."""
    return _read_first(seed) != seed


def _read_first(typed: str) -> str:
    kept = " ".join(re.sub(r"[^\w .,'+-]|_", " ", typed).split())
    return kept[:LONGEST_SEED].strip()


def _read(typed: str) -> str:
    kept = _kept(typed)
    if reading_matters(kept):
        # The same letters may be typed in one piece or in several.
        kept = _kept(unicodedata.normalize("NFC", kept))
    return kept


def _kept(typed: str) -> str:
    found: list[str] = []
    for number, letter in enumerate(typed):
        before = found[-1] if found else " "
        after = typed[number + 1] if number + 1 < len(typed) else " "
        found.append(letter if _stays(letter, before, after) else " ")
    whole = " ".join("".join(found).split())[:LONGEST_SEED]
    return whole.rstrip("".join(JOINERS)).strip()


def _stays(letter: str, before: str, after: str) -> bool:
    if letter in PLAIN or letter in ALSO or letter.isalnum():
        return True
    kind = unicodedata.category(letter)
    if kind[0] == "S":
        return not letter.isascii()
    if ord(letter) in TAGS:
        return before == BLACK_FLAG or ord(before) in TAGS
    shown = before not in PLAIN
    if kind[0] == "M" and letter not in SELECTORS:
        return shown
    if letter in SELECTORS:
        return shown and before not in SELECTORS and not before.isalpha()
    return letter in JOINERS and _may_join(before) and (after.isalnum() or _may_join(after))


def _may_join(letter: str) -> bool:
    """Return whether a joiner shows beside it: an emoji, a vowel sign, or an Arabic letter."""
    return unicodedata.category(letter)[0] in "SM" or unicodedata.bidirectional(letter) == "AL"
