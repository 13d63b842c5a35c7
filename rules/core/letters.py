"""How sentences begin and end, in the signs of all languages."""

import re

_OPENS = "¡¿„‚«»‹›"
"""Signs that stand before the first letter of a sentence; English has none of these."""
_ENDED = re.compile(r"(?:[.!?…][“‘»«›‹’]?|”)\Z")
"""The end of a sentence, or of what somebody said in it."""


def begun(text: str) -> str:
    """Return a text as a sentence or a heading begins with it: with a capital letter."""
    at = 0
    while at < len(text) and text[at] in _OPENS:
        at += 1
    return f"{text[:at]}{text[at : at + 1].upper()}{text[at + 1 :]}"


def begins_after(text: str) -> bool:
    """Return whether a sentence begins behind a text that stands before it."""
    before = text.rstrip("¡¿„«")
    return not before or (before.endswith(" ") and is_ended(before[:-1]))


def is_ended(text: str) -> bool:
    """Return whether a text ends as a sentence does."""
    return _ENDED.search(text) is not None


def word_before(text: object, usual: str, **others: str) -> str:
    """Return the word that stands before a text: `usual`, or another one before some sounds.

    Sounds are the letters with which the text may begin, and those with a “-” are exceptions:
    `word_before(name, "y", e="i hi -hie")` is Spanish “and”.
    """
    begins = str(text).lstrip(f"{_OPENS}“”‘’*_(").casefold()
    for word, sounds in others.items():
        if any(begins.startswith(each) for each in sounds.split()):
            exceptions = (each[1:] for each in sounds.split() if each[0] == "-")
            if not begins.startswith(tuple(exceptions)):
                return word
    return usual
