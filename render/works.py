"""What the making of a place adds to its picture: colours, stones, eyes, and ways in the rock."""

from PIL import Image

from render.colour import Theme
from render.ground import Ground
from render.links import paint_links
from render.manners import haunted, paint_eyes, paint_stones, style_of
from render.materials import tinted
from render.window import Layout
from rules.core.scene import Scene


def dressed(theme: Theme, scene: Scene) -> Theme:
    """A theme in the colours of a place's manner and material."""
    if scene.material:
        theme = tinted(theme, scene.material)
    return haunted(theme) if "eldritch" in scene.manner else theme


def paint_works(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, ground: Ground
) -> None:
    """Paint what lies between the ground and the things that stand on it."""
    if ground.cave:
        paint_stones(canvas, ground.cave, scene, frame, theme)
    if style_of(scene).eyes:
        paint_eyes(canvas, scene, frame, theme)
    paint_links(canvas, scene, frame, theme, ground.floor)
