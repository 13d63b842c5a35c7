"""Which part of a larger map the near view shows: whole figures, and the party about who acts."""

from collections.abc import Iterator
from itertools import accumulate

from render.view.visible import squares
from rules.core.scene import Barrier, Box, Scene, Side, Sight, Square, Terrain

OFFERED = 2
"""What a square that may be chosen is worth besides the ground that it is."""
KEPT = (2, 1)
"""Squares across and down that stay on every side of whoever acts, where the map goes on."""
FULL = 0.6
"""The share of known ground from which a frame counts as full."""
LANDSCAPE = (10, 5)
"""The columns and rows of the near view: figures are 24 pixels high in it on a telephone."""
LOW = ((10, 4), (9, 4), (8, 4), (10, 3), (9, 3), (8, 3), (7, 3), (6, 3))
"""Frames for where little is known, no taller on a screen than the usual one. Figures grow."""
TALL = ((9, 5), (8, 5), (7, 4), (5, 3))
"""Frames that are taller on a screen, at most two thirds of their width."""
SHAPES = (LANDSCAPE, *LOW, *TALL)
_BEYOND: dict[Side, Square] = {
    Side.NORTH: (0, -1),
    Side.EAST: (1, 0),
    Side.SOUTH: (0, 1),
    Side.WEST: (-1, 0),
}


def near_box(scene: Scene, within: Box, size: tuple[int, int], centre: Square) -> Box:
    """Return a box of at most a size within another, about a centre.

    Where there is more than one such, it is one that has the most of those who are asked and can be
    attacked; of those the one whose rim cuts the fewest figures; of those the one with the most
    heroes; of those the one with the most that may be chosen and the most known ground, and of
    those the one that has the centre nearest its middle.
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
    ground, people = _Ground(scene, within), sorted({*asked(scene), *scene.targets})
    best, _ = max(
        boxes,
        key=lambda each: (
            sum(holds(each[0], at) for at in people),
            *_figures(scene, each[0]),
            ground.worth(each[0]),
            -each[1],
        ),
    )
    return best


def asked(scene: Scene) -> Iterator[Square]:
    """Yield the squares of the figures that the present question is about."""
    for token in scene.tokens:
        if token.active:
            yield from squares(token.at, token.size)


def holds(box: Box, square: Square) -> bool:
    """Return whether a square lies in a box."""
    column, row = square[0] - box.at[0], square[1] - box.at[1]
    return 0 <= column < box.columns and 0 <= row < box.rows


def tightened(scene: Scene, box: Box) -> Box:
    """Return a frame that is full of known ground, if the given one is not.

    It keeps every figure and every square on offer of that one. Where no frame is full, it is the
    fullest one of those that are no taller on a screen; where several are, the one that shows the
    most, and a taller one only if there is no other.
    """
    kept = [at for token in scene.tokens for at in squares(token.at, token.size)]
    kept = [at for at in (*kept, *scene.reach, *scene.chosen, *scene.targets) if holds(box, at)]
    if not kept or (box.columns, box.rows) != LANDSCAPE:
        return box
    ground = _Ground(scene, box)
    if ground.known(box) >= FULL * box.columns * box.rows:
        return box
    columns, rows = zip(*kept, strict=True)
    least = Box(
        at=(min(columns), min(rows)),
        columns=max(columns) - min(columns) + 1,
        rows=max(rows) - min(rows) + 1,
    )
    around = Box(
        at=(box.at[0] - LANDSCAPE[0], box.at[1] - LANDSCAPE[1]),
        columns=3 * LANDSCAPE[0],
        rows=3 * LANDSCAPE[1],
    )
    ground = _Ground(scene, around)
    low = [each for shape in LOW for each in _about(scene, least, shape)]
    found = _fullest(ground, low)
    if found is None or not ground.is_full(found):
        tall = _fullest(ground, [at for shape in TALL for at in _about(scene, least, shape)])
        if tall is not None and ground.is_full(tall):
            return tall
    return found if found is not None and ground.share(found) > ground.share(box) else box


def _fullest(ground: "_Ground", boxes: list[Box]) -> Box | None:
    """Return the box that shows the most of those that are full, or the fullest one."""
    return max(
        boxes,
        key=lambda box: (
            min(FULL, ground.share(box)),
            ground.worth(box),
            -box.rows * box.columns,
            -ground.unevenness(box),
        ),
        default=None,
    )


def _about(scene: Scene, least: Box, shape: tuple[int, int]) -> Iterator[Box]:
    """Yield the boxes of a shape that hold another box and lie on the scene or a square beside."""
    spans = []
    for axis, (length, whole) in enumerate(
        ((least.columns, scene.columns), (least.rows, scene.rows))
    ):
        first, last = least.at[axis] + length - shape[axis], least.at[axis]
        spans.append(range(max(first, -1), min(last, whole + 1 - shape[axis]) + 1))
    for left in spans[0]:
        for top in spans[1]:
            yield Box(at=(left, top), columns=shape[0], rows=shape[1])


class _Ground:
    """How much there is to see in boxes of a part of a map, by sums of what lies above and left."""

    def __init__(self, scene: Scene, within: Box) -> None:
        (self._left, self._top), right = within.at, within.at[0] + within.columns
        more: dict[int, list[tuple[int, int]]] = {}
        for column, row in scene.reach:
            more.setdefault(row, []).append((column, OFFERED))
        for edge in scene.edges:
            if edge.kind is Barrier.UNEXPLORED:
                step = _BEYOND[edge.side]
                more.setdefault(edge.at[1] + step[1], []).append((edge.at[0] + step[0], 1))
        self._worth = [[0] * (within.columns + 1)]
        self._known = [[0] * (within.columns + 1)]
        for row in range(self._top, self._top + within.rows):
            known = _known(scene, row, self._left, right)
            _add_row(self._known, known)
            for column, worth in more.get(row, ()):
                if self._left <= column < right:
                    known[column - self._left] += worth
            _add_row(self._worth, known)

    def worth(self, box: Box) -> int:
        """Return the worth of the squares of a box together, to compare boxes."""
        return self._sum(self._worth, box)

    def known(self, box: Box) -> int:
        """Return how many squares of a box are known ground."""
        return self._sum(self._known, box)

    def share(self, box: Box) -> float:
        """Return the share of a box that is known ground."""
        return self.known(box) / (box.columns * box.rows)

    def unevenness(self, box: Box) -> int:
        """Return by how much known ground lies to one side of a box's middle, to compare boxes."""
        (left, top), across, down = box.at, box.columns // 2, box.rows // 2
        right, bottom = left + box.columns - across, top + box.rows - down
        halves = (
            (box.with_(columns=across), box.with_(at=(right, top), columns=across)),
            (box.with_(rows=down), box.with_(at=(left, bottom), rows=down)),
        )
        return sum(abs(self.known(one) - self.known(other)) for one, other in halves)

    def is_full(self, box: Box) -> bool:
        """Return whether so much of a box is known ground that it counts as full."""
        return self.share(box) >= FULL

    def _sum(self, sums: list[list[int]], box: Box) -> int:
        left, top = box.at[0] - self._left, box.at[1] - self._top
        right, bottom = left + box.columns, top + box.rows
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]


def _add_row(sums: list[list[int]], row: list[int]) -> None:
    """Add the sums of a row's squares and of all above them."""
    line = accumulate(row, initial=0)
    sums.append([a + b for a, b in zip(line, sums[-1], strict=True)])


def _known(scene: Scene, row: int, left: int, right: int) -> list[int]:
    """Return 1 for each square of known ground in a part of a row, and 0 for each other."""
    if not 0 <= row < scene.rows:
        return [0] * (right - left)
    unseen, rock = str(Sight.UNSEEN), str(Terrain.ROCK)
    inside = slice(max(0, left), max(0, right))
    both = zip(scene.sight[row][inside], scene.terrain[row][inside], strict=True)
    known = [int(sight != unseen and ground != rock) for sight, ground in both]
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
