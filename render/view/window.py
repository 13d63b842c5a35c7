"""The squares that a picture shows, and their positions on it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from math import ceil, floor
from typing import Literal

from render.view.near import FULL_WIDTH, LANDSCAPE, SHAPES, holds, near_box, tightened
from render.view.visible import known_box
from rules.core.errors import GameError
from rules.core.scene import Box, Scene, Square, Token

View = Literal["play", "overview"]

PLAY_COLUMNS, PLAY_ROWS = LANDSCAPE
PLAY_SIZE, BOARD_SIZE, BOARD_PANEL, BROAD_PANEL = (1080, 600), (750, 750), 250, 520
"""The most pixels of the near view, and of a board of tiles, which it shows whole, and the pixels
across of the counts at the right of a board: the usual ones, and the most."""
MOST_OF_A_BOARD = 18
"""The most columns and rows of a board of tiles that is shown whole."""
TELEPHONE = 335
"""How wide a telephone shows a card's picture, in its pixels."""
FIGURE, FIGURE_HEIGHT = 0.8, 24
"""The height of a figure in squares, and on a telephone in the near view, in pixels at least."""
SMALL = (16, 9)
"""Columns and rows up to which a map is small: the last picture of a game shows all of it."""
LAST_SIZES = ((PLAY_COLUMNS, PLAY_ROWS), (12, 6), (14, 7), (16, 8))
"""Columns and rows of other last pictures: as few as have all heroes in them."""
OVERVIEW_LEAST = (12, 9)
OVERVIEW_SIZES = ((1400, 1100), (1100, 1400))
"""The most pixels of a whole map: of a wide one, and of a tall one."""
TALLEST = (4, 3)
"""How tall a whole map may be for its width: a telephone shows all of that at its full width."""
LARGEST_SQUARE, LARGEST_NEAR, SMALLEST_SQUARE = 100, 120, 18
MARGIN = 0.8
"""Squares that a whole map shows around its window."""
NEAR_MARGIN = 0.25
"""The same of the near view, which is close to what matters."""
TITLE_BAND, SCALE_BAND = 76, 46
STEP = 4
"""Parts of a map begin at multiples of this many pixels, so that reduced drawings align."""
Bounds = tuple[int, int, int, int]


@dataclass(frozen=True)
class Layout:
    """The layout of a picture, in pixels: `c` for a square, `gutter` for the rulers' width.

    `window` has the squares that rulers name; `beyond` of a square more is shown around them.
    `head` and `foot` are the heights of the bands for the title and the scale, or 0. With `part`
    only that part of the map is drawn (left, top, right, bottom, in pixels of the map): places
    then count from its corner. Every side is a multiple of `STEP` or the map's own. `figures` is
    the scale at which figures are drawn: more than 1 where squares are small.
    """

    window: Box
    c: int
    gutter: int
    head: int
    foot: int
    part: Bounds | None = None
    beyond: float = MARGIN
    figures: float = 1.0

    @cached_property
    def margin(self) -> int:
        """Pixels of map between the window and the rulers."""
        return round(self.beyond * self.c)

    @property
    def map_size(self) -> tuple[int, int]:
        """The size of the map alone, or of the part of it that is drawn."""
        if self.part is not None:
            return self.part[2] - self.part[0], self.part[3] - self.part[1]
        return self.whole_size

    @property
    def whole_size(self) -> tuple[int, int]:
        """The size of the whole map."""
        pad = 2 * self.margin
        return self.window.columns * self.c + pad, self.window.rows * self.c + pad

    @property
    def map_at(self) -> tuple[int, int]:
        """The position of the map's top left corner on the picture."""
        return self.gutter, self.gutter + self.head

    @property
    def size(self) -> tuple[int, int]:
        """The size of the whole picture."""
        width, height = self.whole_size
        return width + 2 * self.gutter, height + 2 * self.gutter + self.head + self.foot

    @cached_property
    def _origin(self) -> tuple[int, int, int, int]:
        """The window's first column and its pixel, then its first row and its pixel."""
        left, top = self.part[:2] if self.part is not None else (0, 0)
        (column, row), margin = self.window.at, self.margin
        return column, margin - left, row, margin - top

    def x(self, column: float) -> float:
        """Return the pixel of a column's left side on the map."""
        first, at, _, _ = self._origin
        return at + (column - first) * self.c

    def y(self, row: float) -> float:
        """Return the pixel of a row's top side on the map."""
        _, _, first, at = self._origin
        return at + (row - first) * self.c

    def near(self, column: float, row: float, reach: float = 1.0) -> bool:
        """Return whether a place is on the map or at most `reach` squares from it."""
        width, height = self.map_size
        reach *= self.c
        return -reach <= self.x(column) <= width + reach and -reach <= self.y(row) <= height + reach

    def overlaps(self, box: Box) -> bool:
        """Return whether a box of squares lies on the map, in part or wholly."""
        width, height = self.map_size
        return (
            self.x(box.at[0] + box.columns) > 0
            and self.y(box.at[1] + box.rows) > 0
            and self.x(box.at[0]) < width
            and self.y(box.at[1]) < height
        )

    def spans(self, reach: int = 0) -> tuple[range, range]:
        """Return the columns and rows that lie on the map, in part or wholly, and `reach` more."""
        width, height = self.map_size
        left, top = -self.x(0) / self.c, -self.y(0) / self.c
        return (
            range(floor(left) - reach, ceil(left + width / self.c) + reach),
            range(floor(top) - reach, ceil(top + height / self.c) + reach),
        )

    def cut(self, left: float, top: float, right: float, bottom: float) -> Bounds | None:
        """Return the part of the map that covers a box of squares, or None if there is none."""
        width, height = self.whole_size
        box = (
            max(0, floor(self.x(left)) // STEP * STEP),
            max(0, floor(self.y(top)) // STEP * STEP),
            min(width, -(-ceil(self.x(right)) // STEP) * STEP),
            min(height, -(-ceil(self.y(bottom)) // STEP) * STEP),
        )
        return box if box[0] < box[2] and box[1] < box[3] else None


def _slide(start: int, length: int, wanted: int, whole: int) -> tuple[int, int]:
    """Grow a span to `wanted` squares about its middle, within one square around the whole."""
    grown = max(length, min(wanted, whole + 2))
    start -= (grown - length) // 2
    start = max(-1, min(start, whole + 1 - grown)) if grown <= whole + 2 else start
    return start, grown


def grown(box: Box, least: tuple[int, int], scene: Scene) -> Box:
    """Return a box of at least that many columns and rows, kept on the scene where it can be."""
    left, columns = _slide(box.at[0], box.columns, least[0], scene.columns)
    top, rows = _slide(box.at[1], box.rows, least[1], scene.rows)
    return Box(at=(left, top), columns=columns, rows=rows)


def _reaches_out(box: Box, scene: Scene) -> bool:
    """Return whether a window shows squares beyond the scene."""
    (left, top), whole = box.at, (scene.columns, scene.rows)
    return left < 0 or top < 0 or left + box.columns > whole[0] or top + box.rows > whole[1]


def _centre(scene: Scene, box: Box) -> Square | None:
    """Return where the active figure stands, or the hero who has most others near.

    Heroes who are still outside stand nowhere: then it is the way in, if that lies in the box.
    """
    active = [token.at for token in scene.tokens if token.active]
    heroes = [token.at for token in scene.tokens if token.side == "hero" and not token.down]
    ways_in = [
        each.at for each in scene.features if each.kind == "entrance" and holds(box, each.at)
    ]
    together = sorted(heroes, key=lambda at: -_company(at, heroes))
    return next(iter((*active[:1], *together, *ways_in)), None)


def _company(at: Square, heroes: Sequence[Square]) -> int:
    """Return how many heroes can be shown together with one at a place."""
    return sum(
        abs(other[0] - at[0]) < PLAY_COLUMNS and abs(other[1] - at[1]) < PLAY_ROWS
        for other in heroes
    )


def play_box(
    scene: Scene, *, wide: bool = True, size: tuple[int, int] = LANDSCAPE, shape: float = 0
) -> Box:
    """Return the part that a player needs: a landscape of known squares about whoever acts.

    It has at most `size` columns and rows, and as many where there is room. A hero is in it, if any
    is on the map. If not `wide`, it may be narrower where less is known. A focus that reaches
    beyond the scene may do so: it belongs to a map that grows, on which nothing should move. Where
    little of it is known, a smaller frame is full. A board of tiles is shown whole. A picture of it
    is at least `shape` times as wide as high, if any frame is so flat.
    """
    whole = Box(at=(0, 0), columns=scene.columns, rows=scene.rows)
    if is_board(scene):
        return whole
    box = scene.focus or known_box(scene) or whole
    shapes = [each for each in SHAPES if not shape or _shape(*each) >= shape]
    if shape and size == LANDSCAPE:
        size = next((each for each in FULL_WIDTH if each in shapes), FULL_WIDTH[-1])
    centre = _centre(scene, box) or (box.at[0] + box.columns // 2, box.at[1] + box.rows // 2)
    cut = near_box(scene, box, size, centre)
    heroes = [token.at for token in scene.tokens if token.side == "hero"]
    if heroes and not any(holds(cut, at) for at in heroes):
        # Whoever acts is far from the party: no picture is without a hero.
        nearest = min(heroes, key=lambda at: _apart(at, centre))
        cut = near_box(scene, _around(nearest, size), size, nearest)
    if scene.focus is not None and _reaches_out(scene.focus, scene):
        return tightened(scene, cut, shapes)
    return tightened(scene, grown(cut, (size[0] if wide else 0, size[1]), scene), shapes)


@cache
def _shape(columns: int, rows: int) -> float:
    """Return the width of a near view of so many squares by its height."""
    box = Box(at=(0, 0), columns=columns, rows=rows)
    wide, high = framed(box, "play", None, scaled=False).size
    return wide / high


def _apart(one: Square, other: Square) -> int:
    """Return how many squares apart two squares are, diagonal steps counted as one."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def _around(centre: Square, size: tuple[int, int]) -> Box:
    """Return the part in which a frame of a size may lie about a square."""
    columns, rows = 2 * size[0] - 1, 2 * size[1] - 1
    return Box(at=(centre[0] - size[0] + 1, centre[1] - size[1] + 1), columns=columns, rows=rows)


def is_board(scene: Scene) -> bool:
    """Return whether a scene is a board of tiles that the near view shows whole."""
    return scene.measure == "tile" and max(scene.columns, scene.rows) <= MOST_OF_A_BOARD


def needed_box(scene: Scene, *, wide: bool = True, shape: float = 0) -> Box:
    """Return the part that a card shows: a whole place, the end of a game, or what a turn needs.

    For a turn the picture is at least `shape` times as wide as high, if any frame is so flat.
    """
    if not (scene.whole or scene.finale):
        return play_box(scene, wide=wide, shape=shape)
    everything = Box(at=(0, 0), columns=scene.columns, rows=scene.rows)
    whole = grown(known_box(scene) or everything, (PLAY_COLUMNS, PLAY_ROWS), scene)
    if scene.whole or (whole.columns <= SMALL[0] and whole.rows <= SMALL[1]):
        return whole
    heroes = [each for each in scene.tokens if each.side == "hero"]
    shown = [each for each in heroes if not each.down] or heroes
    # All is over: nothing has to stay in its place, and where all fell, that is the place.
    ended = scene.with_(focus=None, tokens=tuple(each.with_(down=False) for each in shown))
    boxes = [play_box(ended, wide=wide, size=size) for size in LAST_SIZES]
    return next((box for box in boxes if all(_is_in(box, each) for each in shown)), boxes[0])


def _is_in(box: Box, token: Token) -> bool:
    """Return whether a figure stands wholly in a box."""
    return all(
        0 <= token.at[axis] - box.at[axis] <= length - token.size[axis]
        for axis, length in enumerate((box.columns, box.rows))
    )


def overview_box(scene: Scene, *, wide: bool = True) -> Box:
    """Return everything known of a scene, with a square of rock around it.

    If `wide`, it is never taller than four thirds of its width.
    """
    box = known_box(scene) or Box(at=(0, 0), columns=scene.columns, rows=scene.rows)
    around = Box(at=(box.at[0] - 1, box.at[1] - 1), columns=box.columns + 2, rows=box.rows + 2)
    box = grown(around, OVERVIEW_LEAST, scene)
    # Screens show still taller pictures small, so that blank page beside them costs nothing.
    fitting = -(-box.rows * TALLEST[1] // TALLEST[0])
    missing = max(0, fitting - box.columns) if wide else 0
    return Box(
        at=(box.at[0] - missing // 2, box.at[1]), columns=box.columns + missing, rows=box.rows
    )


def panel_beside(size: tuple[int, int], shape: float) -> int:
    """Return how wide the counts beside a board are, in pixels: more where its card is long."""
    return max(BOARD_PANEL, min(BROAD_PANEL, round(size[1] * shape) - size[0]))


def layout(
    scene: Scene, view: View, size: tuple[int, int] | None = None, *, wide: bool = True,
    shape: float = 0,
) -> Layout:  # fmt: skip
    """Return the layout of a picture of a scene from `known_only`.

    Args:
        scene: what is known.
        view: which part of it to show.
        size: the most pixels across and down, if not as many as this view usually has.
        wide: whether blank page beside a tall map keeps it from being shown small.
        shape: how wide a near view is at least by its height, where its card is long.

    Raises:
        GameError: "render-too-large": squares would be smaller than 18 pixels.
    """
    near = view == "play"
    box = needed_box(scene, wide=wide, shape=shape) if near else overview_box(scene, wide=wide)
    if size is None and view == "overview":
        size = OVERVIEW_SIZES[box.rows > box.columns]
    elif size is None and is_board(scene):
        size = BOARD_SIZE
    frame = framed(box, view, size, scaled=scene.scale is not None)
    if view == "overview" or not (scene.whole or scene.finale or is_board(scene)):
        return frame
    counts = panel_beside(frame.size, shape) if scene.tracks or scene.piles else 0
    shown = FIGURE * frame.c * TELEPHONE / (frame.size[0] + counts)
    return replace(frame, figures=max(1.0, FIGURE_HEIGHT / shown))


def framed(
    box: Box,
    view: View,
    size: tuple[int, int] | None,
    *,
    scaled: bool,
    least: int = SMALLEST_SQUARE,
) -> Layout:
    """Return the layout of a window, as large as fits; `scaled` leaves room for a scale.

    Raises:
        GameError: "render-too-large": squares would be smaller than `least` pixels.
    """
    width, height = size or (PLAY_SIZE if view == "play" else OVERVIEW_SIZES[0])
    gutter = 32 if view == "play" else 44
    head = TITLE_BAND if view == "overview" else 0
    foot = SCALE_BAND if scaled else 0
    beyond = NEAR_MARGIN if view == "play" else MARGIN
    across = (width - 2 * gutter) / (box.columns + 2 * beyond)
    down = (height - 2 * gutter - head - foot) / (box.rows + 2 * beyond)
    c = min(int(across), int(down), LARGEST_NEAR if view == "play" else LARGEST_SQUARE)
    if c < least:
        raise GameError("render-too-large", columns=box.columns, rows=box.rows)
    return Layout(window=box, c=c, gutter=gutter, head=head, foot=foot, beyond=beyond)
