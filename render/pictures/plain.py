"""A place alone, for tables and printers: squares of a given size, nothing around them.

No rulers, no title, no fog, no figures: only what stays when the moment passes.
"""

from collections.abc import Iterator

from PIL import Image

from render.drawing.theme import THEMES, ThemeName, indexed, painted
from render.ground.ground import Ground
from render.pictures.place import paint_place
from render.pictures.place_theme import themed
from render.view.window import Layout
from rules.core.scene import Box, Scene

LARGEST_SIDE = 4096
"""The longest side of a plain picture, in pixels; browsers refuse much larger ones."""

AT_ONCE = 3_000_000
"""Pixels drawn at once; what is larger is drawn band by band, in the same memory."""
RIM = 2
"""Squares drawn all around and cut off again: what lies there reaches into the window."""


class PlainFrame(Layout):
    """A frame without a frame: the window's squares and nothing beside them."""

    @property
    def margin(self) -> int:
        """No map is shown outside the window."""
        return 0


def plain_frame(window: Box, ppg: int) -> PlainFrame:
    """Return the frame of a plain picture: exactly the window, at `ppg` pixels a square."""
    return PlainFrame(window=window, c=ppg, gutter=0, head=0, foot=0)


def whole(scene: Scene) -> Box:
    """Return all squares of a scene as a window."""
    return Box(at=(0, 0), columns=scene.columns, rows=scene.rows)


def plain(
    scene: Scene,
    *,
    theme: ThemeName,
    ppg: int,
    window: Box | None = None,
    ruled: bool = True,
    lettered: bool = True,
) -> Image.Image:
    """Draw a place alone.

    Args:
        scene: what may be seen; it went through `known_only`.
        theme: the palette.
        ppg: pixels per square.
        window: the squares to draw, all of the scene's if not given.
        ruled: whether to draw the lines of the squares.
        lettered: whether to write labels and the notes beside things.

    Squares stay straight even where the place bends, for a table's lines lie over them.

    Returns:
        A picture with the theme's palette, of exactly columns times `ppg` by rows times `ppg`.
    """
    paints = themed(THEMES[theme], scene)
    box = window or whole(scene)
    scene = scene.with_(manner=tuple(each for each in scene.manner if each != "eldritch"))
    if not lettered:
        bare = tuple(each.with_(note="") for each in scene.features)
        scene = scene.with_(labels=(), features=bare)
    picture = painted(Image.new("L", (box.columns * ppg, box.rows * ppg)), paints)
    for band in _bands(box, ppg):
        frame = plain_frame(_around(band), ppg)
        ground = Ground(scene, frame, paints, ruled=ruled)
        canvas = ground.coloured()
        paint_place(canvas, scene, frame, paints, ground)
        rim = RIM * ppg
        canvas = canvas.crop((rim, rim, canvas.width - rim, canvas.height - rim))
        picture.paste(painted(indexed(canvas, paints), paints), (0, (band.at[1] - box.at[1]) * ppg))
    return picture


def _bands(box: Box, ppg: int) -> Iterator[Box]:
    """Yield a window in pieces of as many whole rows as may be drawn at once."""
    wide = (box.columns + 2 * RIM) * ppg
    # Whole fours of rows: the ground is drawn coarsely in places, four pixels at a time.
    rows = max(4, (AT_ONCE // (wide * ppg) - 2 * RIM) // 4 * 4)
    for top in range(0, box.rows, rows):
        high = min(rows, box.rows - top)
        yield Box(at=(box.at[0], box.at[1] + top), columns=box.columns, rows=high)


def _around(box: Box) -> Box:
    """Return a window with the squares around it."""
    return Box(
        at=(box.at[0] - RIM, box.at[1] - RIM),
        columns=box.columns + 2 * RIM,
        rows=box.rows + 2 * RIM,
    )
