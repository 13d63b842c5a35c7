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
