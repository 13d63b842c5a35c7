"""The legend of a picture: a word for each kind of thing on the map, and for nothing else."""

from collections.abc import Iterator
from typing import cast

from PIL import Image

from render.drawing.colour import Theme
from render.drawing.palettes import HEROES, MONSTER, RIM, WANDERERS
from render.ground.terrain import ground_sprite
from render.things.doors import door_sprite, unexplored_mark
from render.things.symbols import symbol
from render.things.tokens import Look, figure
from render.view.visible import squares
from render.view.window import Layout
from render.words.symbols import kinds_of
from rules.core.scene import Barrier, Scene, Symbol, Terrain
from rules.core.words import Words

ICON = 40
"""The size of icons, in pixels."""
SHAPES = {"hero": ("A", HEROES[0]), "monster": ("1", MONSTER), "guest": ("N", HEROES[1]),
          "wanderer": ("R", WANDERERS["R"])}  # fmt: skip

Entry = tuple[Image.Image, str]


def entries(scene: Scene, frame: Layout, theme: Theme, words: Words) -> Iterator[Entry]:
    """Yield the icon and the word of each kind of thing on a map, figures first."""
    left, top = frame.window.at
    shown = set(squares((left, top), (frame.window.columns, frame.window.rows)))
    facings = {each.kind: each.facing for each in scene.features if each.at in shown}
    for what, which in kinds_of(scene, shown):
        match what:
            case "figure":
                yield _figure(which, theme), words.phrase("render-figure", side=which)
            case "door" if which == Barrier.UNEXPLORED:
                yield unexplored_mark(ICON, theme.key), words.phrase("render-map-unexplored")
            case "door":
                icon = door_sprite(Barrier(which), ICON, theme.key)
                yield icon, words.phrase("render-door", kind=which)
            case "thing":
                thing = cast("Symbol", which)
                icon = symbol(thing, (1, 1), facings.get(thing), ICON, theme.key, "2")
                yield icon, words.phrase("render-thing", kind=which)
            case _:
                icon = ground_sprite(Terrain[which.upper()], ICON, theme)
                yield icon, words.phrase("render-ground", kind=which)


def _figure(side: str, theme: Theme) -> Image.Image:
    mark, fill = SHAPES[side]
    return figure(
        Look(side=side, mark=mark, fill=RIM if theme.bare else fill, bare=theme.bare), ICON
    )
