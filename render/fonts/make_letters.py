"""Give the typefaces all letters of Latin languages: `python render/fonts/make_letters.py EXT`.

EXT is `alegreya-sans-sc-latin-ext-800-normal.woff2` of the npm package
`@fontsource/alegreya-sans-sc`: the label face takes its letters from there, as they are, with their
hints. Nobody has drawn those of the title face, so they are put together of its own letters and
marks. What a face has already stays as it is. It needs fontTools and brotli.
"""

import sys
import unicodedata
from pathlib import Path
from typing import Any, Final, TypeAlias

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HERE: Final = Path(__file__).parent
LABEL: Final = HERE / "alegreya-sans-sc-latin-800-lining.woff2"
TITLE: Final = HERE / "im-fell-english-sc-latin-400-normal.woff2"
WANTED: Final = [chr(code) for code in range(0x100, 0x180)] + list("ȘșȚțẞ")
"""Latin Extended-A, and the Romanian and German letters that stand elsewhere."""
LIKE: Final = {"ſ": "s", "ẞ": "ß", "ĸ": "k", "Đ": "Ð", "đ": "ð"}
"""Letters that look like another of small capitals, or are told from it by nothing here."""

MARKS: Final = {
    "\u0301": ("acute", "Acute"), "\u0302": ("circumflex", "Circumflex"),
    "\u0303": ("tilde", "Tilde"), "\u0304": ("macron", "macron"),
    "\u0306": ("parenleft", "parenleft"), "\u0307": ("dotaccent", "dotaccent"),
    "\u0308": ("dieresis", "Dieresis"), "\u030a": ("ring", "Ring"),
    "\u030b": ("acute", "Acute"), "\u030c": ("circumflex", "Circumflex"),
}  # fmt: skip
"""What stands above small capitals and capitals; some of it is turned below."""
TURNED: Final = {"\u0306": (0.0, 0.42, -0.3, 0.0), "\u030c": (1.0, 0.0, 0.0, -1.0)}
"""A breve is a bracket that lies on its back, a caron a circumflex on its head."""
BELOW: Final = {"\u0326": "comma", "\u0327": "cedilla", "\u0328": "cedilla"}
BARS: Final = {"Ħ": ("H", 0.76, 0.0), "ħ": ("h", 0.76, 0.0), "Ŧ": ("T", 0.45, 0.0),
               "ŧ": ("t", 0.45, 0.0), "Ł": ("L", 0.5, 0.45), "ł": ("l", 0.5, 0.45)}  # fmt: skip
"""Letters with a bar through them: at which part of their height, and how steep it is."""
BESIDE: Final = {"Ĳ": "IJ", "ĳ": "ij", "Ŀ": "L·", "ŀ": "l·", "ŉ": "’n", "Ŋ": "N", "ŋ": "n",
                 "ď": "d’", "ľ": "l’", "Ľ": "L’", "ť": "t’"}  # fmt: skip
GAP: Final = 70
"""Units between a letter and its mark."""

Font: TypeAlias = Any
"""A font or a glyph of fontTools, which says nothing of its types."""
Matrix = tuple[float, float, float, float, float, float]
PLAIN: Final[Matrix] = (1, 0, 0, 1, 0, 0)


class Drawing:
    """A glyph that is put together of others of a font."""

    def __init__(self, font: Font) -> None:
        self._glyphs, self._names = font.getGlyphSet(), font.getBestCmap()
        self.pen = TTGlyphPen(None)

    def name(self, letter: str) -> str:
        """Return the name of a letter's glyph."""
        return str(self._names[ord(letter)])

    def bounds(self, name: str, matrix: Matrix = PLAIN) -> tuple[float, float, float, float]:
        """Return left, bottom, right and top of a glyph, once it is moved and turned."""
        pen = BoundsPen(self._glyphs)
        self._glyphs[name].draw(TransformPen(pen, matrix))
        return pen.bounds  # type: ignore[no-any-return]

    def put(self, name: str, matrix: Matrix = PLAIN) -> None:
        """Draw a glyph, moved and turned."""
        record = DecomposingRecordingPen(self._glyphs)
        self._glyphs[name].draw(record)
        mirrored = matrix[0] * matrix[3] - matrix[1] * matrix[2] < 0
        pen = ReverseContourPen(self.pen) if mirrored else self.pen
        record.replay(TransformPen(pen, matrix))

    def put_at(
        self, name: str, turn: tuple[float, float, float, float], x: float, y: float
    ) -> None:
        """Draw a glyph, turned, with the middle of its lower edge at a point."""
        left, bottom, right, _ = self.bounds(name, (*turn, 0, 0))
        self.put(name, (*turn, x - (left + right) / 2, y - bottom))


def compose(font: Font, letter: str) -> tuple[Font, int]:
    """Return the glyph of a letter and its width, put together of what the font has."""
    drawing = Drawing(font)
    if letter in BARS:
        base, part, steep = BARS[letter]
        name = drawing.name(base)
        drawing.put(name)
        left, bottom, right, top = drawing.bounds(name)
        wide = (right - left) * (0.62 if steep else 0.8) / 652
        x = left + (right - left) * (0.3 if steep else 0.5)
        turn = (wide, steep * wide, 0.0, 0.5)
        height = drawing.bounds("hyphen", (*turn, 0, 0))
        drawing.put_at(
            "hyphen", turn, x, bottom + (top - bottom) * part - (height[3] - height[1]) / 2
        )
        return drawing.pen.glyph(), font["hmtx"][name][0]
    if letter in BESIDE:
        width = 0
        for each in BESIDE[letter]:
            name = drawing.name(each)
            drawing.put(name, (1, 0, 0, 1, width, 0))
            width += font["hmtx"][name][0]
        return drawing.pen.glyph(), width
    base, mark = tuple(unicodedata.normalize("NFD", letter))
    name = drawing.name(base)
    drawing.put(name)
    left, bottom, right, top = drawing.bounds(name)
    middle, width = (left + right) / 2, font["hmtx"][name][0]
    if mark in BELOW:
        # An ogonek is a cedilla that looks the other way, at the foot of a letter's right side.
        turn = (-0.9, 0.0, 0.0, 0.9) if mark == "\u0328" else (0.9, 0.0, 0.0, 0.9)
        low = drawing.bounds(BELOW[mark], (*turn, 0, 0))
        x = right - (low[2] - low[0]) / 2 if mark == "\u0328" else middle
        under = 0 if mark == "\u0326" else 20
        drawing.put_at(BELOW[mark], turn, x, under - GAP * (mark == "\u0326") - (low[3] - low[1]))
        return drawing.pen.glyph(), width
    above = MARKS[mark][base.isupper()]
    turn = TURNED.get(mark, (1.0, 0.0, 0.0, 1.0))
    for shift in (-190, 190) if mark == "\u030b" else (0,):
        drawing.put_at(above, turn, middle + shift, top + GAP)
    return drawing.pen.glyph(), width


def add(font: Font, letter: str, glyph: Font, width: int) -> None:
    """Give a font a glyph for a letter."""
    name = f"uni{ord(letter):04X}"
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(letter)] = name


def take(font: Font, source: Font, letter: str) -> None:
    """Give a font a letter of another, and whatever that is made of."""
    theirs = source.getBestCmap()[ord(letter)]
    for part in source["glyf"][theirs].getComponentNames(source["glyf"]):
        if part not in font["glyf"].glyphs:
            font["glyf"][part] = source["glyf"][part]
            font["hmtx"][part] = source["hmtx"][part]
    add(font, letter, source["glyf"][theirs], source["hmtx"][theirs][0])


def main(extended: Path) -> None:
    """Write both faces with the letters that they lack."""
    source = TTFont(extended)
    for path in (LABEL, TITLE):
        font = TTFont(path)
        lacking = [each for each in WANTED if ord(each) not in font.getBestCmap()]
        for letter in lacking:
            if letter in LIKE:
                name = font.getBestCmap()[ord(LIKE[letter])]
                for table in font["cmap"].tables:
                    if table.isUnicode():
                        table.cmap[ord(letter)] = name
            elif path == LABEL and ord(letter) in source.getBestCmap():
                take(font, source, letter)
            else:
                add(font, letter, *compose(font, letter))
        font.flavor = "woff2"
        font.save(path)
        sys.stdout.write(f"{path.name}: {len(lacking)} letters more\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
