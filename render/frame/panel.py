"""The panel beside or below a map: the end of a game, tracks, piles, legend; where it fits best."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from render.drawing.cache import MB, LruCache, bytes_of
from render.drawing.colour import Theme
from render.drawing.theme import indexed
from render.frame.blocks import Block, entry_block, pile_block, track_block
from render.frame.finale_blocks import finale_blocks
from render.frame.legend import entries
from render.view.window import (
    OVERVIEW_SIZES,
    PLAY_SIZE,
    Layout,
    View,
    is_board,
    layout,
    panel_beside,
)
from render.words import Say
from rules.core.errors import GameError
from rules.core.scene import Scene
from rules.core.words import Words

LINE, TIGHT, GAP, PAD, RULED = 54, 47, 34, 16, 18
"""In pixels: the usual and the least height of an entry, the gap between columns, the margin, and
the height of the line between tracks and legend."""
WIDEST = 1400
"""The width of a picture, in pixels, up to which text is readable when shown 400 pixels wide."""
NARROWEST, BROADEST = 250, 330
"""The least and the largest width of a panel at the right of a map, in pixels."""
LAST_WIDTH = 1040
"""The least width of the last picture of a game, in pixels."""
MAP_SHARE = 3
"""A panel at the right is never wider than one part in four: the map has three."""
SHOWN: dict[View, tuple[tuple[int, int], ...]] = {
    "play": ((400, 300),),
    "overview": ((390, 700), (550, 350)),
}
"""The room that a picture has, in pixels of the screen: in a chat; a whole map opened on a
telephone, and in a chat on a desktop, where a tall one is shown narrow."""
LEAST: dict[View, float] = {"play": 1.0, "overview": 0.95}
"""How large squares must be with a panel at the right, of their size with one below: at the right
it makes the picture of a tall map wide."""
SQUARE = 14
"""The least size of a square of a play view, in pixels of the screen."""
_KEPT: LruCache[Image.Image] = LruCache(4 * MB, bytes_of)


class Place(NamedTuple):
    """A block and the pixel of its top left corner; without a block, a line is drawn there."""

    block: Block | None
    x: int
    y: int
    wide: int


@dataclass(frozen=True)
class Panel:
    """The panel of a map: its size, and where each block stands."""

    side: Literal["right", "below"]
    size: tuple[int, int]
    places: tuple[Place, ...]
    theme: Theme

    def beside(self, size: tuple[int, int]) -> tuple[int, int]:
        """Return the size of a picture of some size with this panel added."""
        if self.side == "right":
            return size[0] + self.size[0], size[1]
        return size[0], size[1] + self.size[1]

    def joined(self, picture: Image.Image) -> Image.Image:
        """Return a picture of indices with the panel added; the picture's own pixels stay."""
        whole = Image.new("L", self.beside(picture.size))
        whole.paste(picture, (0, 0))
        right = self.side == "right"
        whole.paste(self._image(), (picture.width, 0) if right else (0, picture.height))
        return whole

    def _image(self) -> Image.Image:
        places = tuple((each.block.key if each.block else None, *each[1:]) for each in self.places)
        return _KEPT.get((self.theme, self.size, places), self._drawn)

    def _drawn(self) -> Image.Image:
        canvas = Image.new("RGB", self.size, self.theme.ruler)
        draw = ImageDraw.Draw(canvas)
        for block, x, y, wide in self.places:
            if block is None:
                draw.line([(x, y), (x + wide, y)], fill=self.theme.ruler_text, width=2)
            else:
                block.paint(canvas, x, y, wide)
        return indexed(canvas, self.theme)


def arranged(
    scene: Scene, view: View, theme: Theme, say: Say, words: Words, *, legend: bool,
    shape: float = 0,
) -> tuple[Layout, Panel | None]:  # fmt: skip
    """Return the frame and the panel of a map, arranged so that its squares are shown largest.

    Args:
        scene: a scene from `known_only`.
        view: which part of it to show.
        theme: the palette, from `themed`.
        say: puts the scene's texts into words.
        words: the picture's own words.
        legend: whether everything on the map must be explained.
        shape: how wide a near view is at least by its height, where its card is long.

    Raises:
        GameError: "render-too-large": squares would be smaller than 18 pixels.
    """
    frame = layout(scene, view, shape=shape)
    tracks = [track_block(each, say, theme) for each in scene.tracks]
    piles = [pile_block(each, say, words, theme) for each in scene.piles]
    ended = finale_blocks(scene, say, words, theme)
    counted = ended + tracks + piles
    if not counted and not legend:
        return frame, None
    told = _entries(scene, frame, theme, words)
    if not counted and not told:
        return frame, None
    if view == "play" and counted and is_board(scene) and not legend:
        panel = _at_side(frame, panel_beside(frame.size, shape), theme, counted, (), needed=False)
        if panel is not None:
            return frame, panel
    if ended and view == "play":
        # Below a narrow map the entries would be a long list, of which a telephone shows half.
        frame = _widened(frame, LAST_WIDTH)
    below = _below(frame, theme, (ended, tracks, piles, told if legend else []))
    beside = _at_the_right(scene, view, theme, words, counted, told, frame, needed=legend)
    if beside is not None:
        other, panel = beside
        here, under = panel.beside(other.size), below.beside(frame.size)
        if _shown(other, here, view) >= LEAST[view] * _shown(frame, under, view):
            return beside
    return frame, below


def _shown(frame: Layout, size: tuple[int, int], view: View) -> float:
    """Return the size of a square when a picture is shown, in the mean of the rooms it may have."""
    rooms = SHOWN[view]
    scales = (min(wide / size[0], high / size[1]) for wide, high in rooms)
    return float(frame.c * prod(scales) ** (1 / len(rooms)))


def _entries(
    scene: Scene, frame: Layout, theme: Theme, words: Words, line: int = LINE
) -> list[Block]:
    return [entry_block(each, theme, line) for each in entries(scene, frame, theme, words)]


def _at_the_right(
    scene: Scene, view: View, theme: Theme, words: Words, counted: Sequence[Block],
    told: Sequence[Block], rival: Layout, *, needed: bool,
) -> tuple[Layout, Panel] | None:  # fmt: skip
    """Return a map that leaves room at its right, and the panel that stands there.

    Return None where that would be too small to read.

    A legend that is not required has as many entries as fit.
    """
    likes = max(each.likes for each in (*counted, *told))
    # Tracks stay there turn after turn: their width must not change with the legend.
    wide = BROADEST if counted else max(NARROWEST, min(BROADEST, likes + 2 * PAD))
    high = PLAY_SIZE[1] if view == "play" else max(size[1] for size in OVERVIEW_SIZES)
    try:
        frame = layout(scene, view, (WIDEST - wide, high), wide=False)
    except GameError:
        return None
    frame = _widened(frame, MAP_SHARE * wide)
    shown = SHOWN[view][0][0]
    readable = min(SQUARE, rival.c * shown / rival.size[0])
    if view == "play" and frame.c * shown / (frame.size[0] + wide) < readable:
        return None
    inner, end = wide - 2 * PAD, frame.size[1] - frame.gutter
    free = end - frame.gutter - RULED - sum(block.height(inner) for block in counted)
    line = max(TIGHT, min(LINE, free // max(1, len(told))))
    told = _entries(scene, frame, theme, words, line)
    panel = _at_side(frame, wide, theme, counted, told, needed=needed)
    return (frame, panel) if panel else None


def _at_side(
    frame: Layout, wide: int, theme: Theme, counted: Sequence[Block], told: Sequence[Block],
    *, needed: bool,
) -> Panel | None:  # fmt: skip
    """Return a panel at the right of a map: counts, and below them as much of a legend as fits.

    Return None where counts have no room, or where all of the legend is `needed` and has not.
    """
    inner, end = wide - 2 * PAD, frame.size[1] - frame.gutter
    places, y = [], frame.gutter
    for number, block in enumerate((*counted, *told)):
        if counted and number == len(counted):
            places.append(Place(None, PAD, y + 4, inner))
            y += RULED
        if y + block.height(inner) > end:
            if needed or number < len(counted):
                return None
            break
        places.append(Place(block, PAD, y, inner))
        y += block.height(inner)
    return Panel("right", (wide, frame.size[1]), tuple(places), theme)


def _widened(frame: Layout, least: int) -> Layout:
    """Return a layout at least so many pixels wide: with blank page at both sides of a narrow map.

    That costs nothing, as chats show tall pictures small.
    """
    more = max(0, -(-(least - frame.size[0]) // frame.c))
    if not more:
        return frame
    (left, top), window = frame.window.at, frame.window
    around = window.with_(at=(left - more // 2, top), columns=window.columns + more)
    return replace(frame, window=around)


def _below(frame: Layout, theme: Theme, groups: tuple[Sequence[Block], ...]) -> Panel:
    """Return a panel as wide as the map: each group in rows, and the legend under a line."""
    left, inner = frame.gutter, frame.size[0] - 2 * frame.gutter
    places, y = [Place(None, left, 2, inner)], 14
    for blocks in filter(None, groups):
        if blocks is groups[-1] and len(places) > 1:
            places.append(Place(None, left, y + 6, inner))
            y += RULED
        likes = max(block.likes for block in blocks) + GAP
        columns = max(1, min(len(blocks), (inner + GAP) // likes))
        columns = -(-len(blocks) // -(-len(blocks) // columns))
        wide = (inner + GAP) // columns
        for first in range(0, len(blocks), columns):
            row = blocks[first : first + columns]
            places += [
                Place(block, left + at * wide, y, wide - GAP) for at, block in enumerate(row)
            ]
            y += max(block.height(wide - GAP) for block in row)
    return Panel("below", (frame.size[0], y + 10), tuple(places), theme)
