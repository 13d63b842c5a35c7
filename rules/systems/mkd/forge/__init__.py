"""Making Heroes, Monsters and tiles in the chat."""

from rules.systems.mkd.forge.hero import HERO
from rules.systems.mkd.forge.monster import MONSTER
from rules.systems.mkd.forge.tile import TILE

FORGES = (MONSTER, HERO, TILE)
"""What can be forged for the tactical games."""
