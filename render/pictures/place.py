"""Painting all that belongs to a place onto its ground, in order."""

from collections.abc import Iterable

from PIL import Image, ImageDraw

from render.drawing.colour import Theme
from render.drawing.lettering import write
from render.ground.ground import Ground
from render.ground.outdoors import paint_roads
from render.ground.terrain import paint_terrain
from render.pictures.place_theme import paint_extras
from render.things.doors import paint_doors
from render.things.symbols import paint_features, paint_tiles
from render.view.visible import squares
from render.view.window import Layout
from rules.core.footprints import LABEL_LEAST, LETTERS, PLATE, label_size, on_rock
from rules.core.scene import Label, Scene


def paint_place(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, ground: Ground
) -> None:
    """Paint all that belongs to the place onto its coloured ground, and change that picture."""
    paint_extras(canvas, scene, frame, theme, ground)
    paint_terrain(canvas, scene, frame, theme, ground)
    paint_roads(canvas, scene, frame, theme)
    paint_tiles(canvas, scene, frame, theme)
    paint_doors(canvas, scene, frame, theme)
    taken = {at for each in scene.features for at in squares(each.at, each.size)}
    over = [
        label
        for label in scene.labels
        if len(label.text) <= LETTERS and (label.at in taken or on_rock(scene, label))
    ]
    _label(canvas, [label for label in scene.labels if label not in over], frame, theme)
    paint_features(canvas, scene, frame, theme)
    for label in over:
        place, size = _place(label, frame)
        plate = PLATE * size
        box = [(place[0] - plate, place[1] - plate), (place[0] + plate, place[1] + plate)]
        ImageDraw.Draw(canvas).rounded_rectangle(box, plate / 2, theme.floor, theme.ink, 2)
    _label(canvas, over, frame, theme)


def _place(label: Label, frame: Layout) -> tuple[tuple[float, float], int]:
    """Return the middle of a label and the size of its letters, in pixels."""
    place = (frame.x(label.at[0] + 0.5), frame.y(label.at[1] + 0.5))
    return place, round(label_size(label.text, frame.c) * frame.c)


def _label(canvas: Image.Image, labels: Iterable[Label], frame: Layout, theme: Theme) -> None:
    for label in labels:
        reach = 1 + len(label.text) * max(1.0, LABEL_LEAST / frame.c)
        if not frame.near(*label.at, reach):
            continue
        place, size = _place(label, frame)
        write(canvas, place, label.text, theme.label, "label", size)
