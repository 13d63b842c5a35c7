"""Which part of a larger map the near view shows: whole figures, and the party about who acts."""

from collections.abc import Container, Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, product
from operator import add

from render.view.visible import squares
from rules.core.scene import Barrier, Box, Scene, Side, Sight, Square, Terrain, Token

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
FULL_WIDTH = (LANDSCAPE, (10, 4), (10, 3))
"""Frames as broad as figures of 24 pixels allow, the tallest first: for longer and longer cards."""
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
    if len(across) == len(down) == 1:
        return Box(at=(across[0][0], down[0][0]), columns=columns, rows=rows)
    ground = _Ground(scene, within)
    figures = _Figures(scene, (columns, rows), [at for at, _ in across], [at for at, _ in down])
    (left, _), (top, _) = max(
        product(across, down),
        key=lambda each: (
            *figures.shown(each[0][0], each[1][0]),
            ground.worth(each[0][0], each[1][0], columns, rows),
            -each[0][1] - each[1][1],
        ),
    )
    return Box(at=(left, top), columns=columns, rows=rows)


class _Figures:
    """Which figures boxes of one size show: a bit for each figure, by the box's column and row."""

    def __init__(
        self, scene: Scene, size: tuple[int, int], lefts: list[int], tops: list[int]
    ) -> None:
        tokens = scene.tokens
        self._heroes = _bits(token.side == "hero" for token in tokens)
        self._within, self._near = (
            [
                {at: _bits(test(token, axis, at, size[axis]) for token in tokens) for at in starts}
                for axis, starts in ((0, lefts), (1, tops))
            ]
            for test in (_is_within, _is_near)
        )
        people = sorted({*asked(scene), *scene.targets})
        self._people = [
            {at: _bits(at <= each[axis] < at + size[axis] for each in people) for at in starts}
            for axis, starts in ((0, lefts), (1, tops))
        ]

    def shown(self, left: int, top: int) -> tuple[int, int, int]:
        """Return what a box shows, by what matters most.

        That is how many squares of those who are asked and can be attacked; how many figures in
        part, as a negative number; and how many heroes whole. A picture shows most of a square
        around its window, so a figure there is shown in part.
        """
        people = self._people[0][left] & self._people[1][top]
        whole = self._within[0][left] & self._within[1][top]
        near = self._near[0][left] & self._near[1][top]
        return (
            people.bit_count(),
            -(near & ~whole).bit_count(),
            (whole & self._heroes).bit_count(),
        )


def _bits(flags: Iterable[bool]) -> int:
    """Return flags as the bits of a number, the first as the lowest."""
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def _is_within(token: Token, axis: int, start: int, length: int) -> bool:
    """Return whether all of a figure lies in a span of columns, or of rows on the other axis."""
    return start <= token.at[axis] and token.at[axis] + token.size[axis] <= start + length


def _is_near(token: Token, axis: int, start: int, length: int) -> bool:
    """Return whether some of a figure lies in a span of columns, or rows, or a square beside it."""
    return token.at[axis] <= start + length and token.at[axis] + token.size[axis] >= start


def asked(scene: Scene) -> Iterator[Square]:
    """Yield the squares of the figures that the present question is about."""
    for token in scene.tokens:
        if token.active:
            yield from squares(token.at, token.size)


def holds(box: Box, square: Square) -> bool:
    """Return whether a square lies in a box."""
    column, row = square[0] - box.at[0], square[1] - box.at[1]
    return 0 <= column < box.columns and 0 <= row < box.rows


def tightened(scene: Scene, box: Box, shapes: Container[tuple[int, int]] = SHAPES) -> Box:
    """Return a frame of one of some shapes that is full of known ground, if the given one is not.

    It keeps every figure and every square on offer of that one. Where no frame is full, it is the
    fullest one of those that are no taller on a screen; where several are, the one that shows the
    most, and a taller one only if there is no other.
    """
    kept = [at for token in scene.tokens for at in squares(token.at, token.size)]
    kept = [at for at in (*kept, *scene.reach, *scene.chosen, *scene.targets) if holds(box, at)]
    if not kept or (box.columns, box.rows) not in FULL_WIDTH:
        return box
    if _known_in(scene, box) >= FULL * box.columns * box.rows:
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
    ground = _Boxes(scene, around)
    low, tall = ([each for each in several if each in shapes] for several in (LOW, TALL))
    found = ground.fullest(part for shape in low for part in _about(scene, least, shape))
    if found is None or not ground.is_full(found):
        taller = ground.fullest(part for shape in tall for part in _about(scene, least, shape))
        if taller is not None and ground.is_full(taller):
            found = taller
    if found is None or ground.share(found) <= ground.share((*box.at, box.columns, box.rows)):
        return box
    return Box(at=found[:2], columns=found[2], rows=found[3])


Part = tuple[int, int, int, int]
"""A box as numbers, of which many are compared: its column and row, and how many it has."""


def _about(scene: Scene, least: Box, shape: tuple[int, int]) -> Iterator[Part]:
    """Yield the boxes of a shape that hold another box and lie on the scene or a square beside."""
    spans = []
    for axis, (length, whole) in enumerate(
        ((least.columns, scene.columns), (least.rows, scene.rows))
    ):
        first, last = least.at[axis] + length - shape[axis], least.at[axis]
        spans.append(range(max(first, -1), min(last, whole + 1 - shape[axis]) + 1))
    for left, top in product(*spans):
        yield left, top, *shape


Sums = list[list[int]]
"""For each corner of a part's squares the sum of what lies above and left of it."""


class _Ground:
    """How much there is to see in boxes of a part of a map."""

    def __init__(self, scene: Scene, within: Box) -> None:
        (self._left, self._top), right = within.at, within.at[0] + within.columns
        more: dict[int, list[tuple[int, int]]] = {}
        for column, row in scene.reach:
            more.setdefault(row, []).append((column, OFFERED))
        for edge in scene.edges:
            if edge.kind is Barrier.UNEXPLORED:
                step = _BEYOND[edge.side]
                more.setdefault(edge.at[1] + step[1], []).append((edge.at[0] + step[0], 1))
        self._worth: Sums = [[0] * (within.columns + 1)]
        for row in range(self._top, self._top + within.rows):
            worths = _known(scene, row, self._left, right)
            for column, worth in more.get(row, ()):
                if self._left <= column < right:
                    worths[column - self._left] += worth
            _add_row(self._worth, worths)

    def worth(self, left: int, top: int, columns: int, rows: int) -> int:
        """Return the worth of the squares of a box together, to compare boxes."""
        return self._sum(self._worth, left, top, columns, rows)

    def _sum(self, sums: Sums, left: int, top: int, columns: int, rows: int) -> int:
        left, top = left - self._left, top - self._top
        right, bottom = left + columns, top + rows
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]


class _Boxes(_Ground):
    """The same, with how much of each box is known ground."""

    def __init__(self, scene: Scene, within: Box) -> None:
        super().__init__(scene, within)
        self._known: Sums = [[0] * (within.columns + 1)]
        for row in range(within.at[1], within.at[1] + within.rows):
            left = within.at[0]
            _add_row(self._known, _known(scene, row, left, left + within.columns))

    def fullest(self, parts: Iterable[Part]) -> Part | None:
        """Return the box that shows the most of those that are full, or else the fullest one.

        Of several it is the smallest, and of those the one with what is known in its middle.
        """
        best: list[Part] = []
        most = (0.0, 0, 0)
        for part in parts:
            columns, rows = part[2:]
            shows = (min(FULL, self.share(part)), self.worth(*part), -columns * rows)
            if not best or shows > most:
                best, most = [part], shows
            elif shows == most:
                best.append(part)
        return min(best, key=self._unevenness, default=None)

    def share(self, part: Part) -> float:
        """Return the share of a box that is known ground."""
        return self._sum(self._known, *part) / (part[2] * part[3])

    def is_full(self, part: Part) -> bool:
        """Return whether so much of a box is known ground that it counts as full."""
        return self.share(part) >= FULL

    def _unevenness(self, part: Part) -> int:
        """Return by how much known ground lies to one side of a box's middle, to compare boxes."""
        left, top, columns, rows = part
        across, down, known = columns // 2, rows // 2, self._known
        right, bottom = left + columns - across, top + rows - down
        sides = (
            self._sum(known, left, top, across, rows),
            self._sum(known, right, top, across, rows),
        )
        ends = (
            self._sum(known, left, top, columns, down),
            self._sum(known, left, bottom, columns, down),
        )
        return abs(sides[0] - sides[1]) + abs(ends[0] - ends[1])


def _add_row(sums: Sums, row: list[int]) -> None:
    """Add the sums of a row's squares and of all above them."""
    sums.append([*map(add, accumulate(row, initial=0), sums[-1])])


def _known_in(scene: Scene, box: Box) -> int:
    """Return how many squares of a box are known ground."""
    left, top = box.at
    rows = range(top, top + box.rows)
    return sum(sum(_known(scene, row, left, left + box.columns)) for row in rows)


def _known(scene: Scene, row: int, left: int, right: int) -> list[int]:
    """Return 1 for each square of known ground in a part of a row, and 0 for each other."""
    if not 0 <= row < scene.rows:
        return [0] * (right - left)
    known = _known_row(scene.terrain[row], scene.sight[row])[max(0, left) : max(0, right)]
    before = min(max(0, -left), right - left)
    return [*bytes(before), *known, *bytes(right - left - before - len(known))]


@lru_cache(maxsize=4096)
def _known_row(terrain: str, sight: str) -> bytes:
    """Return 1 for each square of known ground in a row, and 0 for each other."""
    unseen, rock = str(Sight.UNSEEN), str(Terrain.ROCK)
    both = zip(sight, terrain, strict=True)
    return bytes(seen != unseen and ground != rock for seen, ground in both)


def _spans(start: int, length: int, most: int, centre: int, kept: int) -> list[tuple[int, int]]:
    """Return where a span may begin, each with how far that is from having the centre midway."""
    if length <= most:
        return [(start, 0)]
    midway = max(start, min(centre - most // 2, start + length - most))
    first = max(start, centre - most + 1 + kept)
    last = min(start + length - most, centre - kept)
    return [(at, abs(at - midway)) for at in range(first, last + 1)] or [(midway, 0)]
