"""The map generator: three twelve-sided dice become a dungeon."""

from pathlib import Path

from rules.dungeon.build import build
from rules.dungeon.explore import Party
from rules.dungeon.key import Key, key_of
from rules.dungeon.options import DungeonOptions
from rules.dungeon.plan import Level, Plan, Tile
from rules.dungeon.scene import scene_of, storeys_of
from rules.dungeon.terms import Audience, Morphology

CATALOG = Path(__file__).parent / "words"
"""The folder of its words, for `load_words`."""

__all__ = [
    "CATALOG",
    "Audience",
    "DungeonOptions",
    "Key",
    "Level",
    "Morphology",
    "Party",
    "Plan",
    "Tile",
    "build",
    "key_of",
    "scene_of",
    "storeys_of",
]
