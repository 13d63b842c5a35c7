"""Icons that stand for figures: their names, in the order of the font that `render` has of them.

They are chosen from Game Icons (game-icons.net) by Lorc, Delapouite and others, CC BY 3.0.
"""

from pathlib import Path
from typing import Final

ICONS: Final = tuple(Path(__file__).with_name("icons.txt").read_text("ascii").split())
"""Names of icons; new ones are added to the end."""
FORM: Final = r"^([a-z0-9]+(-[a-z0-9]+)*)?$"
"""The form of the name of an icon, or of none."""


def fitting(words: str, most: int) -> tuple[str, ...]:
    """Return at most so many icons whose names have words of a text, those with most of them first.

    A word fits a part of a name if one begins with the other and both have three letters or more.
    """
    asked = [word for word in words.lower().split() if len(word) >= 3]
    scored = [(sum(_fits(word, name) for word in asked), name) for name in ICONS]
    found = sorted((-score, place) for place, (score, _) in enumerate(scored) if score)
    return tuple(ICONS[place] for _, place in found[:most])


def _fits(word: str, name: str) -> bool:
    parts = [part for part in name.split("-") if len(part) >= 3]
    return any(part.startswith(word) or word.startswith(part) for part in parts)
