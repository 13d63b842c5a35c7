"""One scene in, pictures and words out. Knows no rules: only what `rules.core.scene` says.

`picture` draws a PNG, `alt_text` says the same in sentences, `text_map` in letters, `prose` from
where a hero stands; `portrait` draws one figure, `replay` animates many scenes, `gravest` tells who
fell in them, `strip` sets pictures side by side, `symbols` says what the signs of a map look like,
and `trouble_with_picture` whether the emblem of a figure can be drawn. `prepare` loads what all
pictures need. `CATALOG` is the folder of the sentences used here, for whoever shows a refusal to
a player.
"""

from render.drawing.colour import ThemeName as Theme
from render.pictures.captions import gravest
from render.pictures.compose import picture
from render.pictures.portrait import portrait
from render.pictures.prepare import prepare
from render.pictures.replay import Replay, replay
from render.pictures.strip import strip
from render.things.figure_emblems import trouble_with_picture
from render.view.window import View
from render.words import CATALOG, Say
from render.words.alt_text import ALT_LIMIT, alt_text
from render.words.prose import PROSE_LIMIT, prose
from render.words.symbols import symbols
from render.words.text_map import TEXT_LIMIT, text_map

__all__ = [
    "ALT_LIMIT",
    "CATALOG",
    "PROSE_LIMIT",
    "TEXT_LIMIT",
    "Replay",
    "Say",
    "Theme",
    "View",
    "alt_text",
    "gravest",
    "picture",
    "portrait",
    "prepare",
    "prose",
    "replay",
    "strip",
    "symbols",
    "text_map",
    "trouble_with_picture",
]
