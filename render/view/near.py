"""Which part of a larger map the near view shows: whole figures, and the party about who acts."""

from itertools import accumulate

from rules.core.scene import Box, Scene, Sight, Square, Terrain

OFFERED = 2
"""What a square that may be chosen is worth besides the ground that it is."""
KEPT = (2, 1)
"""Squares across and down that stay on every side of whoever acts, where the map goes on."""


def near_box(scene: Scene, within: Box, size: tuple[int, int], centre: Square) -> Box:
    """Return a box of at most a size within another, about a centre.

    Where there is more than one such, it is the one whose rim cuts the fewest figures; of those the
    one with the most heroes; of those the one with the most that may be chosen and the most known
    ground, and of those the one that has the centre nearest its middle.
    """
    across = _spans(within.at[0], within.columns, size[0], centre[0], KEPT[0])
    down = _spans(within.at[1], within.rows, size[1], centre[1], KEPT[1])
    columns, rows = min(size[0], within.columns), min(size[1], within.rows)
    boxes = [
        (Box(at=(left, top), columns=columns, rows=rows), off_left + off_top)
        for left, off_left in across
        for top, off_top in down
    ]
    if len(boxes) == 1:
        return boxes[0][0]
    ground = _Ground(scene, within)
    best, _ = max(
        boxes, key=lambda each: (*_figures(scene, each[0]), ground.worth(each[0]), -each[1])
    )
    return best


class _Ground:
    """How much there is to see in boxes of a part of a map, by sums of what lies above and left."""

    def __init__(self, scene: Scene, within: Box) -> None:
        (self._left, self._top), right = within.at, within.at[0] + within.columns
        offered: dict[int, list[int]] = {}
        for column, row in scene.reach:
            offered.setdefault(row, []).append(column)
        self._sums = [[0] * (within.columns + 1)]
        for row in range(self._top, self._top + within.rows):
            worths = _known(scene, row, self._left, right)
            for column in offered.get(row, ()):
                if self._left <= column < right:
                    worths[column - self._left] += OFFERED
            line = accumulate(worths, initial=0)
            self._sums.append([a + b for a, b in zip(line, self._sums[-1], strict=True)])

    def worth(self, box: Box) -> int:
        """Return the worth of the squares of a box together, to compare boxes."""
        left, top = box.at[0] - self._left, box.at[1] - self._top
        right, bottom = left + box.columns, top + box.rows
        sums = self._sums
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]


def _known(scene: Scene, row: int, left: int, right: int) -> list[int]:
    """Return 1 for each square of known ground in a part of a row, and 0 for each other."""
    if not 0 <= row < scene.rows:
        return [0] * (right - left)
    unseen, rock = str(Sight.UNSEEN), str(Terrain.ROCK)
    inside = slice(max(0, left), max(0, right))
    squares = zip(scene.sight[row][inside], scene.terrain[row][inside], strict=True)
    known = [int(sight != unseen and ground != rock) for sight, ground in squares]
    before = min(max(0, -left), right - left)
    return [0] * before + known + [0] * (right - left - before - len(known))


def _spans(start: int, length: int, most: int, centre: int, kept: int) -> list[tuple[int, int]]:
    """Return where a span may begin, each with how far that is from having the centre midway."""
    if length <= most:
        return [(start, 0)]
    midway = max(start, min(centre - most // 2, start + length - most))
    first = max(start, centre - most + 1 + kept)
    last = min(start + length - most, centre - kept)
    return [(at, abs(at - midway)) for at in range(first, last + 1)] or [(midway, 0)]


def _figures(scene: Scene, box: Box) -> tuple[int, int]:
    """Return how many figures are shown in part, as a negative number, and how many heroes whole.

    A picture shows most of a square around its window, so a figure there is shown in part.
    """
    cut = heroes = 0
    for token in scene.tokens:
        inside, near = True, True
        for axis, length in enumerate((box.columns, box.rows)):
            first, last = token.at[axis], token.at[axis] + token.size[axis] - 1
            start, end = box.at[axis], box.at[axis] + length - 1
            inside = inside and start <= first and last <= end
            near = near and first <= end + 1 and last >= start - 1
        cut += near and not inside
        heroes += inside and token.side == "hero"
    return -cut, heroes
