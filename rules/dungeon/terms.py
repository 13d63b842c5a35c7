"""The words of the map generator as types."""

from typing import Literal

Morphology = Literal[
    "barred", "cyclopean", "eldritch", "extensive", "geometric", "natural", "open_plan", "smooth",
    "slanted", "materials", "ventilated", "warren",
]  # fmt: skip
"""Table B, in the order of its die."""

Form = Literal["pyramid", "oval", "hexagon", "dome", "cylinder", "wedge"]
"""What a room of a geometric dungeon can be instead of a box, in the order of its die."""

Content = Literal[
    "trap", "treasure", "surprise", "deadly_trap", "major_treasure", "wonder",
]  # fmt: skip
"""What a special tile holds (the first three) and what a very special one does."""

DoorState = Literal["open", "closed", "locked"]
Origin = Literal["water", "colossus", "engines"]
Slant = Literal["down", "up"]
Audience = Literal["player", "keeper"]
"""Who looks at a map: those who explore, or who runs the game and may know everything."""
