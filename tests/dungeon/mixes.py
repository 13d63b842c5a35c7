"""Kinds of dungeons as laws try them."""

import random
from itertools import combinations

from rules.dungeon import Morphology
from rules.dungeon.tables import MORPHOLOGIES

MIXES: list[tuple[Morphology, ...]] = [
    *((kind,) for kind in MORPHOLOGIES),
    *combinations(MORPHOLOGIES, 2),
    *(tuple(random.Random(count).sample(MORPHOLOGIES, count)) for count in range(3, 13)),
]
"""Every morphology, every two of them, and ten mixes of three to twelve."""
