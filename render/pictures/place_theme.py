"""What manner and material of a place add: colours, stones, eyes, and crevices in the rock."""

from PIL import Image

from render.drawing.colour import Theme
from render.drawing.own_colours import theme_in
from render.ground.ground import Ground
from render.ground.materials import tinted
from render.ground.wall_style import haunted, paint_eyes, paint_stones, style_of
from render.things.crevices import paint_links
from render.view.window import Layout
from rules.core.scene import Scene


def themed(theme: Theme, scene: Scene) -> Theme:
    """Return a theme with the colours of a place's pack, manner and material."""
    if scene.colours is not None:
        theme = theme_in(theme.name, scene.colours)
    if "eldritch" in scene.manner:
        theme = haunted(theme)
    return tinted(theme, scene.material) if scene.material else theme


def paint_extras(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, ground: Ground
) -> None:
    """Paint stones, eyes and crevices, which lie between the ground and all that stands on it."""
    if ground.cave:
        paint_stones(canvas, ground.cave, scene, frame, theme)
    if style_of(scene).eyes:
        paint_eyes(canvas, scene, frame, theme)
    paint_links(canvas, scene, frame, theme, ground.floor)
