"""Crevices: ways through rock that are no floor, as two dashed lines with a grate at each end."""

from math import atan2, degrees, hypot

from PIL import Image, ImageChops, ImageDraw

from render.drawing.colour import Theme
from render.drawing.pen import Point, polar, stamp
from render.things.symbols import symbol
from render.view.visible import end_known
from render.view.window import Layout
from rules.core.scene import Link, Scene

DASH, GAP = 0.24, 0.13
NEARBY = 0.75
"""The distance, in squares, up to which a grate belongs to an end of a crevice."""


def paint_links(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, ground: Image.Image
) -> None:
    """Paint all crevices; `ground` is white on floor, which they do not cover."""
    shown = [link for link in scene.links if any(frame.near(*end, 2) for end in link.ends)]
    if not shown:
        return
    scale = 2
    mask = Image.new("L", (canvas.width * scale, canvas.height * scale), 0)
    draw = ImageDraw.Draw(mask)
    width = max(2, round(0.055 * frame.c * theme.weight)) * scale
    for link in shown:
        for one, other in _dashes(link):
            ends = [(frame.x(x) * scale, frame.y(y) * scale) for x, y in (one, other)]
            draw.line(ends, fill=255, width=width)
    lines = ImageChops.subtract(mask.reduce(scale), ground)
    halo = ImageChops.subtract(lines.point([min(255, 2 * v) for v in range(256)]), ground)
    # In strong themes rock is dark, so that a dark line needs a light rim.
    canvas.paste(theme.page if theme.weight == 1 else theme.vent_fill, mask=_grown(halo))
    canvas.paste(theme.vent, mask=lines)
    for link in shown:
        _paint_grates(canvas, scene, frame, theme, link)


def _paint_grates(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, link: Link
) -> None:
    """Paint a grate at each known end of a crevice, unless the scene has one there."""
    own = [each.at for each in scene.features if each.kind == "grate"]
    for end in _open_ends(scene, link):
        if not any(_near(end, (at[0] + 0.5, at[1] + 0.5)) for at in own):
            grate = symbol("grate", (1, 1), None, frame.c, theme.key)
            stamp(canvas, grate, frame.x(end[0]), frame.y(end[1]))


def _grown(mask: Image.Image) -> Image.Image:
    """Return a mask a pixel larger all around."""
    grown = mask
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        grown = ImageChops.lighter(grown, ImageChops.offset(mask, dx, dy))
    return grown


def _near(one: Point, other: Point) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) <= NEARBY


def _open_ends(scene: Scene, link: Link) -> list[Point]:
    """Return the ends on known squares; the second end of a stub is none."""
    return [end for end in link.ends if end_known(scene, end)]


def _dashes(link: Link) -> list[tuple[Point, Point]]:
    """Return the dashes of both lines of a crevice."""
    (x0, y0), (x1, y1) = link.ends
    length = hypot(x1 - x0, y1 - y0)
    angle = degrees(atan2(y1 - y0, x1 - x0))
    found: list[tuple[Point, Point]] = []
    for side in (-1, 1):
        dx, dy = polar(angle + 90 * side, link.width / 2)
        at = 0.0
        while at < length:
            end = min(length, at + DASH)
            one, other = polar(angle, at, (x0 + dx, y0 + dy)), polar(angle, end, (x0 + dx, y0 + dy))
            found.append((one, other))
            at = end + GAP
    return found
