"""Rooms furnished by what they are for: purposes as data, and pieces placed in groups.

It knows the squares and symbols of scenes, and no game. All of it is for looks: the same room, the
same stream of chance, the same furniture.
"""

from rules.core.furnishing.arrange import arrange
from rules.core.furnishing.choose import Asked, called_by, ranked
from rules.core.furnishing.flavours import Flavours
from rules.core.furnishing.purposes import PIECES, PURPOSES, Piece, Purpose
from rules.core.furnishing.space import Opening, Space

__all__ = [
    "PIECES",
    "PURPOSES",
    "Asked",
    "Flavours",
    "Opening",
    "Piece",
    "Purpose",
    "Space",
    "arrange",
    "called_by",
    "ranked",
]
