"""The keeper's key of a place in files: what each number and letter on the map means."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.files.pdf_page import WIDTH, Element, Page, Point
from render.files.sheets import INCH

LETTERS, HEADS, LEADING = 10, 11, 14
"""Sizes of letters and the distance of lines, in points."""
MARGIN = 0.7 * INCH


@dataclass(frozen=True)
class Note:
    """One place of a key: its heading, its sentences, and the square of its mark if it has one."""

    heading: str
    lines: tuple[str, ...]
    at: tuple[float, float] | None = None


def told(notes: Sequence[Note]) -> str:
    """Return a key as text, a paragraph for each place."""
    return "\n\n".join("\n".join((note.heading, *note.lines)) for note in notes) + "\n"


def key_pages(notes: Sequence[Note], size: Point) -> Iterator[Page]:
    """Yield pages with the key; no place of it is parted where it fits on one page."""
    room = int((size[1] - 2 * MARGIN) // LEADING)
    page, used = None, room
    for note in notes:
        heading = (note.heading, HEADS, Element("H2"))
        lines = [heading, *_wrapped(note, size[0] - 2 * MARGIN)]
        for number, (words, letters, element) in enumerate(lines):
            whole = number or used + min(len(lines), room) <= room
            if page is None or used >= room or not whole:
                if page is not None:
                    yield page
                page, used = Page(size), 0
            at = (MARGIN, size[1] - MARGIN - LEADING * used)
            page.words(at, words, letters, element=element)
            used += 1
        used += 1
    if page is not None:
        yield page


def _wrapped(note: Note, room: float) -> Iterator[tuple[str, int, Element]]:
    """Yield the lines of a place on paper, each with its size and its paragraph."""
    most = int(room / (WIDTH * LETTERS))
    for line in note.lines:
        told, paragraph = "", Element("P")
        for word in line.split():
            if told and len(told) + len(word) >= most:
                yield f"{told} ", LETTERS, paragraph
                told = ""
            told = f"{told} {word}" if told else word
        yield told, LETTERS, paragraph
