"""A place alone, for virtual tables and printers: squares of a given size, nothing around them.

There are no rulers, no title, no fog and no figures.
"""

from collections.abc import Iterator

from PIL import Image

from render.drawing.colour import ThemeName
from render.drawing.palettes import THEMES
from render.drawing.theme import indexed, painted
from render.ground.ground import Ground
from render.pictures.place import paint_place
from render.pictures.place_theme import themed
from render.view.window import Layout
from rules.core.scene import Box, Scene

LARGEST_SIDE = 4096
"""The longest side of a plain picture, in pixels; browsers refuse much larger ones."""

AT_ONCE = 3_600_000
"""Pixels drawn at once; what is larger is drawn band by band, in the same memory."""
RIM = 2
"""Extra squares drawn on each side and cut off again, for what reaches into the window."""


class PlainFrame(Layout):
    """A layout with the squares of the window and nothing around them."""

    @property
    def margin(self) -> int:
        """Zero: no map is shown outside the window."""
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
        scene: what may be seen, from `known_only`.
        theme: the palette.
        ppg: pixels per square.
        window: the squares to draw, all of the scene's if not given.
        ruled: whether to draw the lines of the squares.
        lettered: whether to write labels and the notes beside things.

    Squares are straight even where the lines of a place bend, as a virtual table draws its grid.

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


def drawn_for(box: Box, ppg: int) -> int:
    """Return how many pixels are drawn for a window, with the squares around each of its bands."""
    bands = [_around(band) for band in _bands(box, ppg)]
    return sum(each.columns * each.rows for each in bands) * ppg**2


def _bands(box: Box, ppg: int) -> Iterator[Box]:
    """Yield a window in bands of as many whole rows as may be drawn at once."""
    wide = (box.columns + 2 * RIM) * ppg
    if wide * (box.rows + 2 * RIM) * ppg <= AT_ONCE:
        yield box
        return
    # Rows come by fours, as some of the ground is drawn at a quarter of its size.
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
