"""What the table sees: scene, story, sheet."""

from rules.systems.green_dungeon.board.scene import region
from rules.systems.green_dungeon.board.sheet import sheet
from rules.systems.green_dungeon.board.view import party_lines, view

__all__ = ["party_lines", "region", "sheet", "view"]
