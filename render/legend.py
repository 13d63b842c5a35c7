"""The legend of a picture: what is on this map and nothing else, each with a word."""

from collections.abc import Iterator
from typing import get_args

from PIL import Image, ImageDraw

from render.doors import door_sprite, unexplored_mark
from render.known import squares, terrain_of
from render.lettering import text_width, write
from render.pen import stamp
from render.symbols import symbol
from render.terrain import ground_sprite
from render.theme import HEROES, MONSTER, RIM, WANDERERS, Theme, indexed
from render.tokens import Look, figure
from render.window import Layout
from rules.core.scene import Barrier, Scene, Square, Symbol, Terrain
from rules.core.words import Words

ICON, TEXT = 40, 26
"""How large icons and words are, in pixels."""
LINE, GAP = 54, 34
"""The height of a line, and what lies between two entries, in pixels."""
SHAPES = {"hero": ("A", HEROES[0]), "monster": ("1", MONSTER), "guest": ("N", HEROES[1]),
          "wanderer": ("R", WANDERERS["R"])}  # fmt: skip
GROUNDS = (Terrain.WATER, Terrain.SHADOW, Terrain.HINDERING, Terrain.PIT, Terrain.CREVICE)
PLAIN = frozenset({Barrier.WALL, Barrier.OPEN, Barrier.UNEXPLORED})

Entry = tuple[Image.Image, str]


def entries(scene: Scene, frame: Layout, theme: Theme, words: Words) -> Iterator[Entry]:
    """The icons and words of all that lies on a map, figures first."""
    left, top = frame.window.at
    shown = set(squares((left, top), (frame.window.columns, frame.window.rows)))
    sides = {token.side for token in scene.tokens if token.at in shown}
    for side, (mark, fill) in SHAPES.items():
        if side in sides:
            look = Look(side=side, mark=mark, fill=RIM if theme.bare else fill, bare=theme.bare)
            yield figure(look, ICON), words.phrase("render-figure", side=side)
    yield from _doors(scene, shown, theme, words)
    yield from _things(scene, shown, theme, words)
    grounds = {terrain_of(scene, at) for at in shown}
    for ground in GROUNDS:
        if ground in grounds:
            icon = ground_sprite(ground, ICON, theme)
            yield icon, words.phrase("render-ground", kind=ground.name.lower())


def _doors(scene: Scene, shown: set[Square], theme: Theme, words: Words) -> Iterator[Entry]:
    kinds = {edge.kind for edge in scene.edges if edge.at in shown}
    for kind in Barrier:
        if kind in kinds and kind not in PLAIN:
            yield door_sprite(kind, ICON, theme.name), words.phrase("render-door", kind=kind.value)
    if Barrier.UNEXPLORED in kinds:
        yield unexplored_mark(ICON, theme.name), words.phrase("render-map-unexplored")


def _things(scene: Scene, shown: set[Square], theme: Theme, words: Words) -> Iterator[Entry]:
    facings = {each.kind: each.facing for each in scene.features if each.at in shown}
    if scene.links:
        facings.setdefault("grate", None)
    for kind in get_args(Symbol):
        if kind in facings:
            icon = symbol(kind, (1, 1), facings[kind], ICON, theme.name, "2")
            yield icon, words.phrase("render-thing", kind=kind)


def with_legend(
    picture: Image.Image, scene: Scene, frame: Layout, theme: Theme, words: Words
) -> Image.Image:
    """A picture of indices with the legend of a known scene in a band below it."""
    shown = [(icon, word[:1].upper() + word[1:])
             for icon, word in entries(scene, frame, theme, words)]  # fmt: skip
    if not shown:
        return picture
    wide = max(text_width(word, "label", TEXT) for _, word in shown) + ICON + 14 + GAP
    columns = max(1, int((picture.width - 2 * frame.gutter + GAP) // wide))
    rows = -(-len(shown) // columns)
    wide = (picture.width - 2 * frame.gutter + GAP) / columns
    band = Image.new("RGB", (picture.width, rows * LINE + 24), theme.ruler)
    draw = ImageDraw.Draw(band)
    draw.line([(frame.gutter, 2), (band.width - frame.gutter, 2)], fill=theme.ruler_text, width=2)
    for number, (icon, word) in enumerate(shown):
        x = frame.gutter + number % columns * wide
        y = 14 + (number // columns + 0.5) * LINE
        plate = Image.new("RGB", (LINE - 6, LINE - 6), theme.floor)
        stamp(plate, icon, plate.width / 2, plate.height / 2)
        band.paste(plate, (round(x), round(y - plate.height / 2)))
        draw.rectangle((x, y - plate.height / 2, x + plate.width, y + plate.height / 2),
                       outline=theme.ruler_text, width=1)  # fmt: skip
        at = (x + plate.width + 12 + text_width(word, "label", TEXT) / 2, y)
        write(band, at, word, theme.ruler_text, "label", TEXT)
    whole = Image.new("L", (picture.width, picture.height + band.height))
    whole.paste(picture, (0, 0))
    whole.paste(indexed(band, theme), (0, picture.height))
    return whole
