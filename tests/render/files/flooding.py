"""Pouring water into the squares of a map between its walls."""

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from rules.core.scene import Scene, Square, Terrain

FINE = 12
"""Pixels per square; walls and doors of a pixel's width hold."""
WET = 128
"""The grey of what is wet; walls are white."""
Points = Sequence[tuple[float, float]]


def corners(scene: Scene) -> set[Square]:
    """The corner squares of round rooms: the wall just touches their middles."""
    return {
        (column, row)
        for box in scene.rounded
        for column in (box.at[0], box.at[0] + box.columns - 1)
        for row in (box.at[1], box.at[1] + box.rows - 1)
    }


def ground(scene: Scene) -> set[Square]:
    """Every square that is not rock, but for the corners of round rooms."""
    return {
        (column, row)
        for row, letters in enumerate(scene.terrain)
        for column, letter in enumerate(letters)
        if letter != Terrain.ROCK
    } - corners(scene)


class Basin:
    """A map's walls, drawn with a square's room around it."""

    def __init__(self, columns: int, rows: int, lines: Iterable[Points]) -> None:
        self.columns, self.rows = columns, rows
        self.image = Image.new("L", ((columns + 2) * FINE, (rows + 2) * FINE), 0)
        draw = ImageDraw.Draw(self.image)
        for line in lines:
            draw.line([((x + 1) * FINE, (y + 1) * FINE) for x, y in line], fill=255)

    def flood(self, start: Square) -> set[Square] | None:
        """The squares whose middles get wet, or None when the water runs off the map."""
        wet = flooded(self.image, self._middle(start))
        if wet[0][0] == WET:
            return None
        return {
            (column, row)
            for row in range(self.rows)
            for column in range(self.columns)
            if self._is_wet(wet, (column, row))
        }

    def _is_wet(self, wet: Sequence[bytearray], square: Square) -> bool:
        x, y = self._middle(square)
        return wet[y][x] == WET

    def all_wet(self, starts: Iterable[Square]) -> set[Square]:
        """The squares reached from any of these; it fails when the map leaks."""
        reached: set[Square] = set()
        for start in sorted(starts):
            if start not in reached:
                wet = self.flood(start)
                assert wet is not None, f"the map leaks from {start}"
                reached |= wet
        return reached

    def _middle(self, at: Square) -> tuple[int, int]:
        return (at[0] + 1) * FINE + FINE // 2, (at[1] + 1) * FINE + FINE // 2


def flooded(image: Image.Image, start: Square) -> list[bytearray]:
    """The rows of a picture in grey, in which all pixels like the first one and next to it are wet.

    It goes by runs of pixels: Pillow's own way goes by single ones, which takes a hundred times
    as long.
    """
    width, data = image.width, image.tobytes()
    rows = [bytearray(data[at : at + width]) for at in range(0, len(data), width)]
    dry, waiting = bytes([rows[start[1]][start[0]]]), [start]
    while waiting:
        x, y = waiting.pop()
        row = rows[y]
        if row[x] != dry[0]:
            continue
        left = len(row[:x].rstrip(dry))
        right = width - len(row[x:].lstrip(dry))
        row[left:right] = bytes([WET]) * (right - left)
        for other in (y - 1, y + 1):
            at = rows[other].find(dry, left, right) if 0 <= other < len(rows) else -1
            while at >= 0:
                waiting.append((at, other))
                end = right - len(rows[other][at:right].lstrip(dry))
                at = rows[other].find(dry, end, right)
    return rows
