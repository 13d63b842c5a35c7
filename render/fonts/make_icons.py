"""Make the font of icons from Game Icons: `python render/fonts/make_icons.py ICONS.json`.

ICONS.json is `icons.json` of the npm package `@iconify-json/game-icons`. The names of those taken
stand in `rules/core/icons.txt`; each has the code point of its place there, from U+E000 on, so new
names go to its end. It needs fontTools and brotli, which nothing else here does.
"""

import json
import re
import sys
from pathlib import Path
from typing import Final

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.svgLib.path import parse_path

HERE: Final = Path(__file__).parent
NAMES: Final = HERE.parents[1] / "rules" / "core" / "icons.txt"
OUT: Final = HERE / "game-icons-subset.woff2"
FIRST: Final = 0xE000
EM: Final = 512
"""Units across and down of an icon."""
CURVES: Final = 0.6
"""Units by which a quadratic curve may differ from the cubic one of the source."""
PATH: Final = re.compile(r' d="([^"]+)"')


def main(source: Path) -> None:
    """Write the font of all icons that are named, and refuse a name that the source lacks."""
    icons = json.loads(source.read_text("utf-8"))["icons"]
    names = NAMES.read_text("ascii").split()
    missing = [name for name in names if name not in icons]
    if missing:
        sys.exit(f"Game Icons has no {', '.join(missing)}.")
    glyphs = {".notdef": TTGlyphPen(None).glyph()}
    glyphs |= {name: _glyph(icons[name]["body"]) for name in names}
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder([*glyphs])
    builder.setupCharacterMap({FIRST + place: name for place, name in enumerate(names)})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics(dict.fromkeys(glyphs, (EM, 0)))
    builder.setupHorizontalHeader(ascent=EM, descent=0)
    builder.setupNameTable(
        {
            "familyName": "Game Icons, a subset",
            "styleName": "Regular",
            "copyright": "Lorc, Delapouite and others, game-icons.net, CC BY 3.0",
        }
    )
    builder.setupOS2(sTypoAscender=EM, sTypoDescender=0)
    builder.setupPost(keepGlyphNames=False)
    # The same names make the same file, whenever it is made.
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.font.flavor = "woff2"
    builder.save(OUT)
    print(f"{len(names)} icons, {OUT.stat().st_size // 1024} KiB: {OUT.name}")  # noqa: T201


def _glyph(body: str) -> object:
    """Return the outlines of an icon's paths, which have y downwards in the source."""
    pen = TTGlyphPen(None)
    flip = TransformPen(Cu2QuPen(pen, CURVES, reverse_direction=True), (1, 0, 0, -1, 0, EM))
    for path in PATH.findall(body):
        parse_path(path, flip)
    return pen.glyph()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
