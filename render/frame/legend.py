"""The legend of a picture: a word for each kind of thing on the map, and for nothing else."""

from collections.abc import Iterator
from typing import get_args

from PIL import Image

from render.drawing.colour import Theme
from render.drawing.palettes import HEROES, MONSTER, RIM, WANDERERS
from render.ground.terrain import ground_sprite
from render.things.doors import door_sprite, unexplored_mark
from render.things.symbols import symbol
from render.things.tokens import Look, figure
from render.view.visible import squares, terrain_of
from render.view.window import Layout
from rules.core.scene import Barrier, Scene, Square, Symbol, Terrain
from rules.core.words import Words

ICON = 40
"""The size of icons, in pixels."""
SHAPES = {"hero": ("A", HEROES[0]), "monster": ("1", MONSTER), "guest": ("N", HEROES[1]),
          "wanderer": ("R", WANDERERS["R"])}  # fmt: skip
GROUNDS = (Terrain.WATER, Terrain.SHADOW, Terrain.HINDERING, Terrain.PIT, Terrain.CREVICE)
PLAIN = frozenset({Barrier.WALL, Barrier.OPEN, Barrier.UNEXPLORED})

Entry = tuple[Image.Image, str]


def entries(scene: Scene, frame: Layout, theme: Theme, words: Words) -> Iterator[Entry]:
    """Yield the icon and the word of each kind of thing on a map, figures first."""
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
