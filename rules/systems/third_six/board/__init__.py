"""What the table sees: the map as a scene, the moment in words."""

from rules.systems.third_six.board.scene import region
from rules.systems.third_six.board.sheet import sheet
from rules.systems.third_six.board.view import party_lines, view

__all__ = ["party_lines", "region", "sheet", "view"]
