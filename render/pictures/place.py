"""Painting all that belongs to a place onto its ground, in order."""

from PIL import Image

from render.drawing.colour import Theme
from render.drawing.lettering import write
from render.ground.ground import Ground
from render.ground.terrain import paint_terrain
from render.pictures.place_theme import paint_extras
from render.things.doors import paint_doors
from render.things.symbols import paint_features, paint_tiles
from render.view.window import Layout
from rules.core.scene import Scene

LABEL, LONG_LABEL, LABEL_LEAST = 0.74, 0.50, 24


def paint_place(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, ground: Ground
) -> None:
    """Paint all that belongs to the place onto its coloured ground, and change that picture."""
    paint_extras(canvas, scene, frame, theme, ground)
    paint_terrain(canvas, scene, frame, theme, ground)
    paint_tiles(canvas, scene, frame, theme)
    paint_doors(canvas, scene, frame, theme)
    _label(canvas, scene, frame, theme)
    paint_features(canvas, scene, frame, theme)


def _label(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    for label in scene.labels:
        reach = 1 + len(label.text) * max(1.0, LABEL_LEAST / frame.c)
        if not frame.near(*label.at, reach):
            continue
        share = LABEL if len(label.text) <= 3 else LONG_LABEL
        size = max(round(share * frame.c), LABEL_LEAST)
        place = (frame.x(label.at[0] + 0.5), frame.y(label.at[1] + 0.5))
        write(canvas, place, label.text, theme.label, "label", size)
