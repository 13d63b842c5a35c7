"""What the table sees: the map as a scene, the moment in words."""

from rules.systems.three_dice.board.scene import region
from rules.systems.three_dice.board.sheet import sheet
from rules.systems.three_dice.board.view import party_lines, view

__all__ = ["party_lines", "region", "sheet", "view"]
