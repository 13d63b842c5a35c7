"""The still map: all that stays from turn to turn, and drawing anew only where it changed."""

from dataclasses import dataclass, field, replace

from PIL import Image, ImageChops

from render.changes import changed, extent
from render.chrome import frame_map
from render.doors import paint_exits
from render.fog import kinds_of
from render.ground import Ground, page
from render.place import paint_place
from render.png import Press
from render.theme import Theme, indexed
from render.window import Bounds, Layout
from rules.core.scene import Scene


@dataclass(frozen=True)
class Still:
    """A still map of a scene that went through `known_only`.

    `whole` is the picture in indices and `box` where its map lies on it; `kinds` says of every
    pixel of the map what fog and light do to it (see `render.fog`). `press` packs its turns.
    """

    scene: Scene
    whole: Image.Image
    box: Bounds
    kinds: Image.Image
    press: Press = field(default_factory=Press)


def draw_still(scene: Scene, frame: Layout, theme: Theme, title: str, scale: str) -> Still:
    """Draw all that stays from turn to turn; what nobody knows is nothing but page."""
    known = extent(scene, frame)
    part = replace(frame, part=known) if known else frame
    canvas, ground, painted, signs = _drawn(scene, part, theme)
    if known:
        below = page(frame, theme)
        below.paste(canvas, known[:2])
        canvas = below
    whole = indexed(frame_map(canvas, scene, frame, theme, title, scale), theme)
    left, top = frame.map_at
    width, height = frame.map_size
    still = Still(
        scene=scene,
        whole=whole,
        box=(left, top, left + width, top + height),
        kinds=Image.new("L", (width, height), 0),
    )
    drawn = known or (0, 0, width, height)
    place = (left + drawn[0], top + drawn[1], left + drawn[2], top + drawn[3])
    tile = whole.crop(place)
    kinds = kinds_of(ground, painted, signs, tile, theme)
    _lay(still, tile, kinds, drawn, drawn)
    return still


def redraw(old: Still, scene: Scene, frame: Layout, theme: Theme) -> Still | None:
    """The still map of a scene from that of the same place a moment before.

    Exactly what `draw_still` would draw, title and scale being the same.

    Returns:
        The new map, or None when so much has changed that drawing it all costs no more.
    """
    dirty = changed(old.scene, scene, frame)
    if dirty is None:
        return None
    inner, outer = dirty
    canvas, ground, painted, signs = _drawn(scene, replace(frame, part=outer), theme)
    tile = indexed(canvas, theme)
    kinds = kinds_of(ground, painted, signs, tile, theme)
    new = Still(scene, old.whole.copy(), old.box, old.kinds.copy(), old.press)
    _lay(new, tile, kinds, outer, inner)
    return new


def _lay(still: Still, tile: Image.Image, kinds: Image.Image, at: Bounds, inner: Bounds) -> None:
    """Lay a part of the map in its place: of all that was drawn `at`, only what is `inner`.

    The outermost pixels of the map stay as they are: there runs the line around it.
    """
    width, height = still.kinds.size
    left, top = max(1, inner[0]), max(1, inner[1])
    right, bottom = min(width - 1, inner[2]), min(height - 1, inner[3])
    cut = (left - at[0], top - at[1], right - at[0], bottom - at[1])
    still.whole.paste(tile.crop(cut), (still.box[0] + left, still.box[1] + top))
    still.kinds.paste(kinds.crop(cut), (left, top))


def _drawn(
    scene: Scene, frame: Layout, theme: Theme
) -> tuple[Image.Image, Ground, Image.Image, Image.Image]:
    """The map in colours, its ground, and where things and signs were painted on it."""
    ground = Ground(scene, frame, theme)
    plain = ground.coloured(theme)
    canvas = plain.copy()
    paint_place(canvas, scene, frame, theme, ground)
    fogged = canvas.copy()
    paint_exits(canvas, scene, frame, theme)
    return canvas, ground, _differing(plain, fogged), _differing(fogged, canvas)


def _differing(before: Image.Image, after: Image.Image) -> Image.Image:
    """White where two drawings differ."""
    return ImageChops.difference(before, after).convert("L").point([0] + [255] * 255)
