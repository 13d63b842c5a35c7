"""One page of a PDF: a picture, straight lines and words, and what each is to a screen reader."""

import unicodedata
from codecs import BOM_UTF16_BE
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from PIL import Image

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]

WIDTH = 0.52
"""The width of a letter of Helvetica over its size, on average."""
LETTERS = "cp1252"
"""The letters that Helvetica has: WinAnsi by its name in Python."""

PLAIN = {"Ł": "L", "ł": "l", "Đ": "D", "đ": "d", "Ħ": "H", "ħ": "h", "Ŧ": "T", "ŧ": "t",
         "ı": "i", "Ŋ": "N", "ŋ": "n", "ĸ": "k", "ẞ": "ß"}  # fmt: skip
"""What is drawn for letters that it lacks and that are no letter with a mark."""

Role = Literal["H1", "H2", "H3", "P", "Figure"]
Font = Literal["F1", "F2", "F3", "F4"]
"""Helvetica; Times as it is, bold, and italic."""


@dataclass(eq=False)
class Element:
    """Something that a screen reader reads as one: a heading, a paragraph, a figure.

    What is drawn of it may stand on several pages. `alt` tells what a figure shows.
    """

    role: Role
    alt: str = ""


@dataclass(frozen=True)
class Mark:
    """Something drawn, as PDF operators; without an element it is decoration.

    `words` is what it says, where the letters on the page cannot say it.
    """

    drawing: str
    element: Element | None = None
    words: str = ""


class Run(NamedTuple):
    """Words in one font and size; `rise` lifts them above their line, as a note's number."""

    text: str
    font: Font = "F2"
    size: float = 11
    rise: float = 0


@dataclass
class Page:
    """One page, in points from its bottom left.

    `picture` is an image with a palette that lies under all else; `figures` are others, each in
    its place among the words.
    """

    size: Point
    picture: Image.Image | None = None
    box: Bounds = (0, 0, 0, 0)
    alt: str = ""
    """What the picture shows."""
    marks: list[Mark] = field(default_factory=list)
    figures: list[Image.Image] = field(default_factory=list)
    fonts: bool = False
    """Whether words are written in other fonts than Helvetica."""

    def figure(self, picture: Image.Image, box: Bounds, alt: str) -> None:
        """Put an image with a palette where it is read between the words around it."""
        self.figures.append(picture)
        left, bottom, right, top = box
        place = f"{right - left:.2f} 0 0 {top - bottom:.2f} {left:.2f} {bottom:.2f}"
        drawing = f"q {place} cm /Fig{len(self.figures)} Do Q"
        self.marks.append(Mark(drawing, Element("Figure", alt)))

    def typeset(self, at: Point, runs: Sequence[Run], element: Element | None) -> None:
        """Write a line of runs, each in its font and size, and so far above the line."""
        self.fonts = True
        parts = [f"BT {at[0]:.2f} {at[1]:.2f} Td"]
        parts += [
            f"/{run.font} {run.size:g} Tf {run.rise:g} Ts ({_escaped(run.text)}) Tj" for run in runs
        ]
        words = "".join(run.text for run in runs)
        self.marks.append(Mark(" ".join([*parts, "ET"]), element, _lacking(words)))

    def line(self, one: Point, other: Point, *, dashed: bool = False) -> None:
        """Draw a thin line, dashed if asked."""
        dash = "[4 4] 0 d" if dashed else "[] 0 d"
        ends = f"{one[0]:.2f} {one[1]:.2f} m {other[0]:.2f} {other[1]:.2f} l S"
        self.marks.append(Mark(f"{dash} 0.6 w {ends}"))

    def words(
        self,
        at: Point,
        words: str,
        size: float = 9,
        *,
        centred: bool = False,
        element: Element | None = None,
    ) -> None:
        """Write text in Helvetica; what it lacks loses its marks, or becomes question marks.

        Words without an element are passed over by screen readers.
        """
        x = at[0] - (WIDTH * size * len(words) / 2 if centred else 0)
        drawing = f"BT /F1 {size:g} Tf {x:.2f} {at[1]:.2f} Td ({_escaped(words)}) Tj ET"
        self.marks.append(Mark(drawing, element, _lacking(words)))

    def content(self, number_of: Callable[[Element], int]) -> bytes:
        """Return the page as PDF drawing operators.

        `number_of` is asked for a new number of each mark that belongs to an element.
        """
        drawing = []
        if self.picture is not None:
            left, bottom, right, top = self.box
            place = f"{right - left:.2f} 0 0 {top - bottom:.2f} {left:.2f} {bottom:.2f}"
            figure = Mark(f"q {place} cm /Im1 Do Q", Element("Figure", self.alt))
            drawing.append(_marked(figure, number_of))
        drawing.append("0 G 0 g")
        drawing += [_marked(mark, number_of) for mark in self.marks]
        return "\n".join(drawing).encode(LETTERS, "replace")


def _escaped(words: str) -> str:
    shown = "".join(map(_drawn, words)) if _lacking(words) else words
    return shown.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")


def _drawn(letter: str) -> str:
    """Return a letter as the fonts can draw it: where they lack it, without its marks."""
    if not _lacking(letter):
        return letter
    plain = PLAIN.get(letter) or unicodedata.normalize("NFKD", letter)
    return "".join(each for each in plain if not unicodedata.combining(each)) or letter


def _lacking(words: str) -> str:
    """Return words that have letters which the fonts lack; "" where they have them all."""
    return "" if words.encode(LETTERS, "replace").decode(LETTERS) == words else words


def _marked(mark: Mark, number_of: Callable[[Element], int]) -> str:
    if mark.element is None:
        return f"/Artifact BMC {mark.drawing} EMC"
    facts = f"/MCID {number_of(mark.element)}"
    if mark.words:
        facts += f"/ActualText{string(mark.words)}"
    return f"/{mark.element.role} <<{facts}>> BDC {mark.drawing} EMC"


def string(words: str) -> str:
    """Return text as a string of PDF that can hold every letter."""
    return f"<{(BOM_UTF16_BE + words.encode('utf-16-be', 'replace')).hex()}>"
