"""The still map: all that stays from turn to turn, redrawn only where it changed."""

from dataclasses import dataclass, field, replace

from PIL import Image, ImageChops

from render.drawing.cache import bytes_of
from render.drawing.canvas import Canvas
from render.drawing.colour import Theme
from render.drawing.lookup import ANY, looked_up
from render.drawing.theme import all_indexed, indexed
from render.frame.rulers import around_map
from render.ground.ground import Ground, page
from render.pictures.changes import changed, extent, nearby, noted
from render.pictures.place import paint_place
from render.pictures.png import PngEncoder
from render.things.doors import paint_exits
from render.things.fog import Shades, shades_of
from render.view.window import Bounds, Layout
from rules.core.scene import Scene


@dataclass(frozen=True)
class Still:
    """The still map of a scene from `known_only`.

    `whole` is the picture in indices and `box` where its map lies on it; `shades` are what fog and
    light may do to every pixel of the map. `encoder` writes the pictures of its turns as PNG.
    """

    scene: Scene
    whole: Image.Image
    box: Bounds
    shades: Shades
    encoder: PngEncoder = field(default_factory=PngEncoder)


def bytes_kept(still: Still) -> int:
    """Return about how much memory a still map takes, with the strips that its encoder keeps."""
    return bytes_of(still.whole) * 9 // 8 + sum(map(bytes_of, still.shades))


def draw_still(scene: Scene, frame: Layout, theme: Theme, title: str, scale: str) -> Still:
    """Draw all that stays from turn to turn; unknown squares are blank page."""
    known = extent(scene, frame)
    tile, shades = _drawn(scene, replace(frame, part=known) if known else frame, theme)
    left, top = frame.map_at
    width, height = frame.map_size
    still = Still(
        scene=scene,
        whole=_framed(scene, frame, theme, title, scale),
        box=(left, top, left + width, top + height),
        shades=Shades(Image.new("L", (width, height), 0), Image.new("L", (width, height), 0)),
    )
    drawn = known or (0, 0, width, height)
    if drawn != (0, 0, width, height):
        still.whole.paste(
            page(frame, theme).crop((1, 1, width - 1, height - 1)), (left + 1, top + 1)
        )
    _lay(still, tile, shades, drawn, drawn)
    return still


def _framed(scene: Scene, frame: Layout, theme: Theme, title: str, scale: str) -> Image.Image:
    """Return the surroundings of a map and the line around it, as indices.

    The map itself is left blank.
    """
    width, height = frame.size
    (left, top), (across, down) = frame.map_at, frame.map_size
    framed = around_map(scene, frame, theme, title, scale)
    whole = Image.new("L", (width, height), 0)
    right, bottom = left + across - 1, top + down - 1
    for boxes in (
        ((0, 0, width, top + 1), (0, bottom, width, height)),
        ((0, top + 1, left + 1, bottom), (right, top + 1, width, bottom)),
    ):
        sides = all_indexed([framed.crop(box) for box in boxes], theme)
        for box, side in zip(boxes, sides, strict=True):
            whole.paste(side, box)
    return whole


def redraw(old: Still, scene: Scene, frame: Layout, theme: Theme) -> Still | None:
    """Return the still map of a scene, drawn by changing that of the moment before.

    The result is exactly that of `draw_still`, provided that title and scale are the same.

    Returns:
        The new map, or None when so much has changed that drawing it all costs no more.
    """
    dirty = changed(old.scene, scene, frame)
    if dirty is None:
        return None
    inner, outer = dirty
    part = replace(frame, part=outer)
    left, top = outer[:2]
    core = (inner[0] - left, inner[1] - top, inner[2] - left, inner[3] - top)
    tile, shades = _drawn(nearby(scene, part), part, theme, core)
    kept = Shades(*(each.copy() for each in old.shades))
    new = Still(scene, old.whole.copy(), old.box, kept, old.encoder)
    _lay(new, tile, shades, outer, inner)
    return new


def _lay(still: Still, tile: Image.Image, shades: Shades, at: Bounds, inner: Bounds) -> None:
    """Paste a part of the map: of what was drawn in the box `at`, only the box `inner`.

    The outermost pixels of the map are left alone, as the line around it runs there.
    """
    width, height = still.shades.lit.size
    left, top = max(1, inner[0]), max(1, inner[1])
    right, bottom = min(width - 1, inner[2]), min(height - 1, inner[3])
    cut = (left - at[0], top - at[1], right - at[0], bottom - at[1])
    still.whole.paste(tile.crop(cut), (still.box[0] + left, still.box[1] + top))
    for kept, drawn in zip(still.shades, shades, strict=True):
        kept.paste(drawn.crop(cut), (left, top))


def _drawn(
    scene: Scene, frame: Layout, theme: Theme, core: Bounds | None = None
) -> tuple[Image.Image, Shades]:
    """Return the map in indices, and what fog and light may do to it.

    With a core, only that part is right.
    """
    ground = Ground(scene, frame, theme, core=core)
    tile = ground.indices()
    canvas = Canvas(ground.coloured())
    for part in noted(scene, frame):
        canvas.cover(part)
    paint_place(canvas, scene, frame, theme, ground)
    _settle(canvas, (tile, ground.solid, ground.lit), theme, 255, core)
    paint_exits(canvas, scene, frame, theme)
    _settle(canvas, (tile, ground.solid, ground.lit), theme, 0, core)
    return tile, shades_of(tile, ground.solid, ground.lit, theme)


def _settle(
    canvas: Canvas, onto: tuple[Image.Image, Image.Image, Image.Image], theme: Theme, solid: int,
    core: Bounds | None,
) -> None:  # fmt: skip
    """Paste what was painted since the last call onto the map and its masks of solid and lit.

    Fog covers what is `solid` (255, or 0 for what it leaves alone); light falls on none of it.
    """
    tile, covered, lit = onto
    for box in canvas.parts(core or (0, 0, *canvas.size)):
        painted = canvas.crop(box)
        differing = ImageChops.difference(painted, canvas.before(box)).convert("L")
        differing = looked_up(differing, ANY)
        tile.paste(indexed(painted, theme), box, differing)
        covered.paste(solid, box, differing)
        lit.paste(0, box, differing)
    canvas.forget()
