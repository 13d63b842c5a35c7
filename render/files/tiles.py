"""The tileset of Tiled maps, cut from a drawing that has every kind of ground."""

from PIL import Image

from render.drawing.colour import ThemeName
from render.pictures.plain import plain
from rules.core.colours import MapColours
from rules.core.scene import Scene, Sight, Terrain
from rules.core.words import Text

SIDE = 64
"""Pixels along a tile's side."""
GROUNDS = (
    Terrain.FLOOR,
    Terrain.WATER,
    Terrain.SHADOW,
    Terrain.HINDERING,
    Terrain.PIT,
    Terrain.CREVICE,
    Terrain.OUTSIDE,
)
NUMBERS = {ground.value: number for number, ground in enumerate(GROUNDS, start=1)}
"""The tile number of each ground; 0 is no tile."""
WALL = len(GROUNDS) + 1
ROCK = WALL + 1
NAMES = (*(ground.name.lower() for ground in GROUNDS), "wall", "rock")
INSET = 0.2
"""The share of a rock tile cut off at each side, where ink of the floor around reaches in."""


def tileset(theme: ThemeName, colours: MapColours | None = None) -> Image.Image:
    """Return all tiles side by side, the first at the left."""
    wide = 5 * len(GROUNDS)
    middle = "".join(f" {ground * 3} " for ground in GROUNDS)
    sampler = [" " * wide, middle, middle, middle, " " * wide]
    island = f" ...{' ' * (wide - 4)}", f" . .{' ' * (wide - 4)}"
    sampler += [island[0], island[1], island[0], " " * wide]
    scene = Scene(
        title=Text.of("tiles"),
        columns=wide,
        rows=len(sampler),
        terrain=tuple(sampler),
        sight=(Sight.IN_VIEW * wide,) * len(sampler),
        colours=colours,
    )
    drawn = plain(scene, theme=theme, ppg=SIDE, ruled=False)
    strip = Image.new("P", (SIDE * len(NAMES), SIDE))
    strip.putpalette(drawn.getpalette() or [])
    for number in range(len(GROUNDS)):
        strip.paste(_cut(drawn, 5 * number + 2, 2), (number * SIDE, 0))
    cut = round(INSET * SIDE)
    block = _cut(drawn, 2, 6).crop((cut, cut, SIDE - cut, SIDE - cut))
    strip.paste(block.resize((SIDE, SIDE), Image.Resampling.NEAREST), ((WALL - 1) * SIDE, 0))
    strip.paste(_cut(drawn, wide - 2, 7), ((ROCK - 1) * SIDE, 0))
    return strip


def _cut(drawn: Image.Image, column: int, row: int) -> Image.Image:
    left, top = column * SIDE, row * SIDE
    return drawn.crop((left, top, left + SIDE, top + SIDE))
