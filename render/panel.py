"""What stands beside a map or below it: tracks, piles and the legend, and where they fit best."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from render.legend import Entry, entries
from render.lettering import text_width, write
from render.pen import stamp
from render.tally import boxes, boxes_of, cards
from render.theme import Theme, indexed
from render.window import OVERVIEW_SIZE, PLAY_SIZE, Layout, View, layout
from render.words import Say
from rules.core.errors import GameError
from rules.core.scene import Pile, Scene, Track
from rules.core.words import Words

TEXT, SMALL = 28, 24
"""How large words are, in pixels."""
LINE, TIGHT, GAP, PAD = 54, 47, 34, 16
"""The height of an entry and the least there is, what lies between two columns, and what is left
clear at the rim."""
CARD, BOX = 52, 25
"""The size of a pile's picture, and from one box of a track to the next, in pixels."""
WIDEST = 1400
"""Pixels of a picture in which words are read, shown 400 wide: they are a fiftieth of it."""
NARROWEST, BROADEST = 250, 350
"""How wide what stands at the right of a map may be, in pixels."""
SHOWN = (400, 300)
"""What chats give a picture, in pixels of the screen."""
SQUARE = 14
"""How many of those pixels a square of a play view needs."""


class Block(NamedTuple):
    """One thing to tell: how high it is at some width, how wide it likes to be, how to draw it."""

    height: Callable[[int], int]
    likes: int
    paint: Callable[[Image.Image, int, int, int], None]


@dataclass(frozen=True)
class Panel:
    """What is told beside a map, or below it, ready to be joined to the map's picture."""

    image: Image.Image
    side: Literal["right", "below"]

    def joined(self, picture: Image.Image) -> Image.Image:
        """A picture of indices with the panel at its side; the picture's own pixels stay."""
        right = self.side == "right"
        width = picture.width + (self.image.width if right else 0)
        whole = Image.new("L", (width, picture.height + (0 if right else self.image.height)))
        whole.paste(picture, (0, 0))
        whole.paste(self.image, (picture.width, 0) if right else (0, picture.height))
        return whole


def arranged(
    scene: Scene, view: View, theme: Theme, say: Say, words: Words, *, legend: bool
) -> tuple[Layout, Panel | None]:
    """The frame of a map and what is told beside it, arranged so that squares show largest.

    Args:
        scene: what went through `known_only`.
        view: which part of it to show.
        theme: the palette, dressed for the scene.
        say: puts the scene's texts into words.
        words: the picture's own words.
        legend: whether everything on the map must be explained.

    Raises:
        GameError: "render-too-large": squares would be smaller than 18 pixels.
    """
    frame = layout(scene, view)
    counted = [_track(each, say, theme) for each in scene.tracks]
    counted += [_pile(each, say, words, theme) for each in scene.piles]
    if not counted and not legend:
        return frame, None
    beside = _at_the_right(scene, view, theme, words, counted, legend=legend, rival=frame)
    told = _entries(scene, frame, theme, words) if legend else []
    if not counted and not told:
        return frame, None
    below = _below(frame, theme, counted, told)
    if beside is not None:
        other, panel = beside
        size = (other.size[0] + panel.image.width, other.size[1])
        tall = (frame.size[0], frame.size[1] + below.image.height)
        if _shown(other, size) >= _shown(frame, tall):
            return beside
    return frame, below


def _shown(frame: Layout, size: tuple[int, int]) -> float:
    """How large a square is where a picture of some size is shown."""
    return frame.c * min(SHOWN[0] / size[0], SHOWN[1] / size[1])


def _entries(
    scene: Scene, frame: Layout, theme: Theme, words: Words, line: int = LINE
) -> list[Block]:
    return [_entry(each, theme, line) for each in entries(scene, frame, theme, words)]


def _at_the_right(
    scene: Scene, view: View, theme: Theme, words: Words, counted: Sequence[Block], *,
    legend: bool, rival: Layout,
) -> tuple[Layout, Panel] | None:  # fmt: skip
    """A map that leaves room at its right, and what stands there; None if that cannot be read."""
    told = _entries(scene, rival, theme, words)
    likes = max((each.likes for each in (*counted, *told)), default=0)
    if not likes:
        return None
    wide = max(NARROWEST, min(BROADEST, likes + 2 * PAD))
    high = (PLAY_SIZE if view == "play" else OVERVIEW_SIZE)[1]
    try:
        frame = layout(scene, view, (WIDEST - wide, high), wide=False)
    except GameError:
        return None
    width = frame.size[0] + wide
    readable = min(SQUARE, rival.c * SHOWN[0] / rival.size[0])
    if view == "play" and frame.c * SHOWN[0] / width < readable:
        return None
    inner, room = wide - 2 * PAD, frame.size[1] - frame.gutter
    free = room - frame.gutter - 18 - sum(block.height(inner) for block in counted)
    line = max(TIGHT, min(LINE, free // max(1, len(told))))
    told = _entries(scene, frame, theme, words, line)
    canvas = Image.new("RGB", (wide, frame.size[1]), theme.ruler)
    y = frame.gutter
    for number, block in enumerate((*counted, *told)):
        if counted and number == len(counted):
            _rule(canvas, PAD, y + 4, inner, theme)
            y += 18
        height = block.height(inner)
        if y + height > room:
            if legend or number < len(counted):
                return None
            break
        block.paint(canvas, PAD, y, inner)
        y += height
    return frame, Panel(indexed(canvas, theme), "right")


def _below(frame: Layout, theme: Theme, counted: Sequence[Block], told: Sequence[Block]) -> Panel:
    """A band as wide as the map: what is counted, and under a line the legend."""
    left, inner = frame.gutter, frame.size[0] - 2 * frame.gutter
    rows = [*_rows(counted, inner), None, *_rows(told, inner)]
    if not counted or not told:
        rows.remove(None)
    height = sum(18 if row is None else _height(row) for row in rows) + 24
    canvas = Image.new("RGB", (frame.size[0], height), theme.ruler)
    _rule(canvas, left, 2, inner, theme)
    y = 14
    for row in rows:
        if row is None:
            _rule(canvas, left, y + 6, inner, theme)
            y += 18
            continue
        for block, x, wide in row:
            block.paint(canvas, left + x, y, wide)
        y += _height(row)
    return Panel(indexed(canvas, theme), "below")


Row = list[tuple[Block, int, int]]


def _rows(blocks: Sequence[Block], inner: int) -> list[Row]:
    """Blocks in columns of one width, each with where it begins and how wide it may be."""
    if not blocks:
        return []
    likes = max(block.likes for block in blocks) + GAP
    columns = max(1, min(len(blocks), (inner + GAP) // likes))
    wide = (inner + GAP) // columns
    placed = [
        (block, number % columns * wide, min(wide - GAP, inner))
        for number, block in enumerate(blocks)
    ]
    return [placed[at : at + columns] for at in range(0, len(placed), columns)]


def _height(row: Row) -> int:
    return max(block.height(wide) for block, _, wide in row)


def _rule(canvas: Image.Image, x: int, y: int, wide: int, theme: Theme) -> None:
    ImageDraw.Draw(canvas).line([(x, y), (x + wide, y)], fill=theme.ruler_text, width=2)


def _entry(entry: Entry, theme: Theme, line: int) -> Block:
    """An icon on a plate of floor, and what it stands for."""
    icon, words = entry[0], entry[1][:1].upper() + entry[1][1:]
    plate = line - 6

    def paint(canvas: Image.Image, x: int, y: int, wide: int) -> None:
        top = y + 3
        ground = Image.new("RGB", (plate, plate), theme.floor)
        stamp(ground, icon, plate / 2, plate / 2)
        canvas.paste(ground, (x, top))
        box = (x, top, x + plate, top + plate)
        ImageDraw.Draw(canvas).rectangle(box, outline=theme.ruler_text, width=1)
        _write(canvas, (x + plate + 12, y + line / 2), words, wide - plate - 12, theme)

    return Block(lambda _: line, round(text_width(words, "label", TEXT)) + plate + 12, paint)


def _track(track: Track, say: Say, theme: Theme) -> Block:
    """A name and a number over a row of boxes."""
    name = say(track.name)
    number = str(track.value) if track.most is None else f"{track.value} / {track.most}"
    count = boxes_of(track)
    figures = round(text_width(number, "label", TEXT))
    likes = max(round(text_width(name, "label", TEXT)) + 24 + figures, min(count, 12) * BOX + 4)

    def row(wide: int) -> Image.Image | None:
        if not count:
            return None
        pitch = max(18, min(BOX, int(wide / (min(count, 15) + 0.1))))
        return boxes(track.value, count, track.marks, wide, pitch, theme.name)

    def height(wide: int) -> int:
        image = row(wide)
        return 40 + (image.height + 12 if image else 4)

    def paint(canvas: Image.Image, x: int, y: int, wide: int) -> None:
        _write(canvas, (x, y + 18), name, wide - figures - 12, theme)
        _write(canvas, (x + wide - figures, y + 18), number, figures + 1, theme)
        image = row(wide)
        if image:
            stamp(canvas, image, x + image.width / 2, y + 38 + image.height / 2)

    return Block(height, likes, paint)


def _pile(pile: Pile, say: Say, words: Words, theme: Theme) -> Block:
    """A stack of cards with its number, its name, and what else there is to say of it."""
    name = say(pile.name)
    more = [words.phrase("render-pile-used", spent=pile.spent)] if pile.spent else []
    more += [say(pile.note)] if pile.note is not None else []
    under = ", ".join(more)
    likes = max(text_width(name, "label", TEXT), text_width(under, "label", SMALL) if under else 0)

    def paint(canvas: Image.Image, x: int, y: int, wide: int) -> None:
        icon = cards(pile.left, CARD, theme.name)
        stamp(canvas, icon, x + CARD / 2 - 4, y + CARD / 2 + 4)
        left, room = x + CARD + 8, wide - CARD - 8
        _write(canvas, (left, y + (18 if under else 32)), name, room, theme)
        if under:
            _write(canvas, (left, y + 46), under, room, theme, SMALL)

    return Block(lambda _: CARD + 14, round(likes) + CARD + 8, paint)


def _write(
    canvas: Image.Image, place: tuple[float, float], words: str, room: int, theme: Theme,
    size: int = TEXT,
) -> None:  # fmt: skip
    """Words from a point at their left; what has no room is cut."""
    whole = words
    while words and text_width(words, "label", size) > room:
        whole = whole[:-1].rstrip()
        words = whole + "…" if whole else ""
    wide = text_width(words, "label", size)
    write(canvas, (place[0] + wide / 2, place[1]), words, theme.ruler_text, "label", size)
