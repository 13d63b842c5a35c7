"""A text with headings, notes and pictures on paper: a book of pages, tagged for screen readers."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from PIL import Image

from render.files.letter_widths import width_of
from render.files.pdf_page import Bounds, Element, Font, Page, Role, Run
from render.files.pdf_writer import pdf_file

A5 = (419.5, 595.3)
"""The size of a page, in points: as large as a telephone shows without zooming."""
SIDE, TOP, BOTTOM = 45.0, 50.0, 52.0
"""The margins of a page."""
MOST_HIGH = 260.0
"""The height of a picture, at most."""
SPARE = 60.0
"""The room under a heading without which it stands on the next page."""
COLOURS = 96
MOST_WIDE = 900
"""The pixels of a picture's width, at most."""

Kind = Literal["title", "small", "chapter", "scene", "text", "speech", "note", "end"]


@dataclass(frozen=True)
class Style:
    """How a kind of block is set: font and size, the distance of lines, and what is around it."""

    font: Font
    size: float
    leading: float
    before: float = 0
    role: Role = "P"
    indent: float = 0


STYLES: dict[Kind, Style] = {
    "title": Style("F3", 22, 26, role="H1"),
    "small": Style("F4", 9, 12, 4),
    "chapter": Style("F3", 16, 20, 18, "H2"),
    "scene": Style("F3", 12.5, 16, 12, "H3"),
    "text": Style("F2", 11, 14.5, 4),
    "speech": Style("F4", 11, 14.5, 4, indent=14),
    "note": Style("F2", 8, 10.5, 1, indent=8),
    "end": Style("F2", 11, 14.5, 6),
}


@dataclass(frozen=True)
class Block:
    """A paragraph or a heading: words in order, each with the number of its note or 0.

    With a `picture` it is that picture, and the words tell what it shows.
    """

    kind: Kind
    runs: tuple[tuple[str, int], ...]
    picture: Image.Image | None = None

    @property
    def text(self) -> str:
        """Its words."""
        return " ".join(text for text, _ in self.runs)


def book(blocks: Iterable[Block], title: str, language: str) -> bytes:
    """Return a PDF file with blocks in their order, and the number of each page at its foot."""
    press = _Press()
    for block in blocks:
        press.put(block)
    for number, page in enumerate(press.pages, start=1):
        page.words((A5[0] / 2, BOTTOM / 2), str(number), 8, centred=True)
    return pdf_file(press.pages, title, language)


class _Press:
    """Fills pages from the top."""

    def __init__(self) -> None:
        self.pages = [Page(A5)]
        self._at = A5[1] - TOP

    def put(self, block: Block) -> None:
        if block.picture is not None:
            self._figure(block.picture, block.text)
            return
        style = STYLES[block.kind]
        element = Element(style.role)
        self._at -= style.before
        heading = style.role != "P"
        if heading and self._at - SPARE < BOTTOM:
            self._turn()
        room = A5[0] - 2 * SIDE - style.indent
        for line in _lines(block, style, room):
            if self._at - style.leading < BOTTOM:
                self._turn()
            self._at -= style.leading
            self.pages[-1].typeset((SIDE + style.indent, self._at), line, element)

    def _figure(self, picture: Image.Image, alt: str) -> None:
        room = A5[0] - 2 * SIDE
        scale = min(room / picture.width, MOST_HIGH / picture.height)
        wide, high = picture.width * scale, picture.height * scale
        if self._at - high - 10 < BOTTOM:
            self._turn()
        left = (A5[0] - wide) / 2
        box: Bounds = (left, self._at - high - 8, left + wide, self._at - 8)
        self.pages[-1].figure(_paletted(picture), box, alt)
        self._at -= high + 12

    def _turn(self) -> None:
        self.pages.append(Page(A5))
        self._at = A5[1] - TOP


def _paletted(picture: Image.Image) -> Image.Image:
    """Return a picture with a palette, no larger than paper of this size shows."""
    if picture.width > MOST_WIDE:
        high = round(picture.height * MOST_WIDE / picture.width)
        picture = picture.convert("RGB").resize((MOST_WIDE, high), Image.Resampling.LANCZOS)
    return picture.convert("RGB").quantize(COLOURS)


def _lines(block: Block, style: Style, room: float) -> Iterator[list[Run]]:
    """Yield the lines of a block, broken between words; a note's number stays with its word."""
    line: list[Run] = []
    used = 0.0
    for word in _words(block.runs, style):
        wide = sum(width_of(run.text, run.font, run.size) for run in word)
        if line and used + wide > room:
            yield line
            line, used = [], 0.0
        space = Run(" ", style.font, style.size)
        line += [*word, space]
        used += wide + width_of(" ", style.font, style.size)
    if line:
        yield line


def _words(runs: Sequence[tuple[str, int]], style: Style) -> Iterator[list[Run]]:
    for text, note in runs:
        words = text.split()
        for at, word in enumerate(words):
            made = [Run(word, style.font, style.size)]
            if note and at == len(words) - 1:
                made.append(Run(str(note), style.font, style.size * 0.62, style.size * 0.35))
            yield made
