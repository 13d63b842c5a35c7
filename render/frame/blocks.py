"""The blocks beside a map: an entry of the legend, a track, a pile."""

import re
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.drawing.colour import Theme
from render.drawing.lettering import cut, text_width, write
from render.drawing.pen import stamp
from render.frame.legend import Entry
from render.frame.tracks import boxes, boxes_of, cards
from render.words import Say
from rules.core.letters import begun
from rules.core.scene import Pile, Track
from rules.core.words import Words

TEXT, SMALL = 28, 24
"""Sizes of text, in pixels."""
COUNTED = re.compile(r"(\d) × ")
"""What goes before a thing of which there are several."""
CARD, BOX = 52, 25
"""The size of a pile's picture, and the distance of a track's boxes, in pixels."""


class Block(NamedTuple):
    """One piece of a panel: its height at a width, the width that suits it, how to draw it.

    Blocks of the same `key` in the same theme look the same.
    """

    key: Hashable
    height: Callable[[int], int]
    likes: int
    paint: Callable[[Image.Image, int, int, int], None]


def entry_block(entry: Entry, theme: Theme, line: int) -> Block:
    """Return an icon on a plate of floor with its meaning beside it.

    It is `line` pixels high, or as high as the lines that its words take where there is less room
    than they like.
    """
    icon, words = entry[0], begun(entry[1])
    plate = line - 6
    beside = plate + 12

    def height(wide: int) -> int:
        return max(line, len(lines_of(words, wide - beside)[0]) * SMALL + 12)

    def paint(canvas: Image.Image, x: int, y: int, wide: int) -> None:
        top = y + 3
        ground = Image.new("RGB", (plate, plate), theme.floor)
        stamp(ground, icon, plate / 2, plate / 2)
        canvas.paste(ground, (x, top))
        box = (x, top, x + plate, top + plate)
        ImageDraw.Draw(canvas).rectangle(box, outline=theme.ruler_text, width=1)
        lines, size = lines_of(words, wide - beside)
        first = y + line / 2 - (len(lines) - 1) * SMALL / 2
        for number, told in enumerate(lines):
            place = (x + beside, first + number * SMALL)
            write_line(canvas, place, told, wide - beside, theme, size)

    likes = round(text_width(words, "label", TEXT)) + beside
    return Block((icon.tobytes(), words, line), height, likes, paint)


def lines_of(words: str, room: int) -> tuple[list[str], int]:
    """Return words in as many lines as they need, whole, and the size of their letters."""
    if text_width(words, "label", TEXT) <= room:
        return [words], TEXT
    return wrapped(words, SMALL, room), SMALL


def wrapped(words: str, size: int, room: int) -> list[str]:
    """Return words in as many lines as they need, whole, in letters of a size.

    What is counted stays on a line with its number.
    """
    lines: list[str] = []
    for word in COUNTED.sub("\\1\u00a0×\u00a0", words).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, "label", size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def track_block(track: Track, say: Say, theme: Theme) -> Block:
    """Return a track: its name and number over a row of boxes."""
    name = say(track.name)
    number = str(track.value) if track.most is None else f"{track.value} / {track.most}"
    count = boxes_of(track)
    figures = round(text_width(number, "label", TEXT))
    likes = max(round(text_width(name, "label", TEXT)) + 24 + figures, min(count, 12) * BOX + 4)

    def row(wide: int) -> Image.Image | None:
        if not count:
            return None
        pitch = max(18, min(BOX, int(wide / (min(count, 15) + 0.1))))
        return boxes(track.value, count, track.marks, wide, pitch, theme.key)

    def height(wide: int) -> int:
        image = row(wide)
        return 40 + (image.height + 12 if image else 4)

    def paint(canvas: Image.Image, x: int, y: int, wide: int) -> None:
        write_line(canvas, (x, y + 18), name, wide - figures - 12, theme)
        write_line(canvas, (x + wide - figures, y + 18), number, figures + 1, theme)
        image = row(wide)
        if image:
            stamp(canvas, image, x + image.width / 2, y + 38 + image.height / 2)

    return Block((name, number, count, track), height, likes, paint)


def pile_block(pile: Pile, say: Say, words: Words, theme: Theme) -> Block:
    """Return a pile: a stack of cards with its number, its name, and how much is used."""
    name = say(pile.name)
    more = [words.phrase("render-pile-used", spent=pile.spent)] if pile.spent else []
    more += [say(pile.note)] if pile.note is not None else []
    under = ", ".join(more)
    likes = max(text_width(name, "label", TEXT), text_width(under, "label", SMALL) if under else 0)

    def paint(canvas: Image.Image, x: int, y: int, wide: int) -> None:
        icon = cards(pile.left, CARD, theme.key)
        stamp(canvas, icon, x + CARD / 2 - 4, y + CARD / 2 + 4)
        left, room = x + CARD + 8, wide - CARD - 8
        write_line(canvas, (left, y + (18 if under else 32)), name, room, theme)
        if under:
            write_line(canvas, (left, y + 46), under, room, theme, SMALL)

    key = (name, pile.left, under)
    return Block(key, lambda _: CARD + 14, round(likes) + CARD + 8, paint)


def write_line(
    canvas: Image.Image, place: tuple[float, float], words: str, room: int, theme: Theme,
    size: int = TEXT,
) -> None:  # fmt: skip
    """Write a text from its left end; words that have no room are cut."""
    words = cut(words, lambda text: text_width(text, "label", size) <= room)
    wide = text_width(words, "label", size)
    write(canvas, (place[0] + wide / 2, place[1]), words, theme.ruler_text, "label", size)
