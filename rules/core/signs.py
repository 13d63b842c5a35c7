"""Signs: small pictures that stand beside words, known by what they mean.

They never say what the words do not. Whoever shows a text draws those that it has, and leaves out
the others.
"""

from typing import Final

from rules.core.icons import ICONS

DICE: Final = (4, 6, 8, 10, 12, 20)
"""The sides of dice whose faces have a sign."""
ATTRIBUTES: Final = ("body", "mind", "spirit", "magic", "luck", "speed")
HEARTS: Final = ("heart", "heart_hurt", "heart_empty")
"""Hit points: all, some and none."""


def die(sides: int, face: int) -> str:
    """Return the sign of a face of a die; empty for dice that have none."""
    return f"d{sides}_{face}" if sides in DICE and 1 <= face <= sides else ""


def figure(icon: str) -> str:
    """Return the sign of a figure, by its icon; empty where it has none."""
    return icon.replace("-", "_")


def heart(value: int, most: int) -> str:
    """Return the sign of so many hit points."""
    return HEARTS[0] if value >= most else HEARTS[1] if value > 0 else HEARTS[2]


FACES: Final = tuple(die(sides, face) for sides in DICE for face in range(1, sides + 1))
SIGNS: Final = (*FACES, *ATTRIBUTES, *HEARTS, *map(figure, ICONS))
"""All signs, always in this order."""
