"""An adventure once more, as an animation: one frame a moment, every floor in its own window."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from PIL import Image

from render.compose import Shelf, compose
from render.gif import GifWriter
from render.known import known_box, known_only
from render.theme import THEMES, Theme, ThemeName, colours, flat_table, indexed
from render.window import PLAY_LEAST, Layout, framed, grown
from render.words import Say
from rules.core.errors import GameError
from rules.core.reel import telling
from rules.core.scene import Box, Scene

FRAMES = 300
"""Most frames of a replay."""
FRAME, HOLD = 600, 3000
"""Milliseconds of a frame, and of the last one."""
SHRINK = (1.0, 0.75, 0.55)
"""The sizes tried, one after the other, until a replay is small enough."""
FEWEST = 2
LEAST = 2
"""Pixels of a square below which no replay can be drawn."""


class Replay(NamedTuple):
    """A finished replay: a GIF file, how many frames are in it, and its size in pixels."""

    data: bytes
    frames: int
    width: int
    height: int


def replay(
    scenes: Sequence[Scene],
    say: Say,
    *,
    theme: ThemeName,
    limit_bytes: int,
    size: tuple[int, int] = (800, 600),
) -> Replay:
    """Animate scenes: 600 milliseconds each, the last one three seconds.

    Of more than 300 scenes those stay in which most happened. All frames of one region show the
    same window, so that nothing jumps, and all frames share the theme's table of colours.

    Args:
        scenes: the moments in their order, at least one; unseen things are left out once more.
        say: puts the scenes' texts into words.
        theme: the palette.
        limit_bytes: how large the file may be. It gets smaller in pixels, then shorter, to fit.
        size: pixels across and down, at most.

    Raises:
        GameError: "render-no-replay": there is nothing to show, or it does not fit at all.
    """
    if not scenes:
        raise GameError("render-no-replay")
    shown = [_bare(known_only(scene)) for scene in telling(scenes, FRAMES)]
    for share in SHRINK:
        made = _animated(shown, say, theme, _scaled(size, share), limit_bytes)
        if made:
            return made
    while len(shown) > FEWEST:
        shown = telling(shown, max(FEWEST, len(shown) // 2))
        made = _animated(shown, say, theme, _scaled(size, SHRINK[-1]), limit_bytes)
        if made:
            return made
    raise GameError("render-no-replay")


def _bare(scene: Scene) -> Scene:
    """A scene without its scale, which has no room under a small picture."""
    return scene.with_(scale=None)


def _scaled(size: tuple[int, int], share: float) -> tuple[int, int]:
    return round(size[0] * share), round(size[1] * share)


def _animated(
    scenes: Sequence[Scene], say: Say, theme: ThemeName, size: tuple[int, int], limit: int
) -> Replay | None:
    """A replay in a size, or None as soon as it has become too large."""
    frames = _frames(scenes, size)
    width = max(frame.size[0] for frame in frames.values())
    height = max(frame.size[1] for frame in frames.values())
    palette = THEMES[theme]
    file = GifWriter((width, height), flat_table(palette))
    border = indexed(Image.new("RGB", (1, 1), palette.ruler), palette).getpixel((0, 0))
    for picture in _pictures(scenes, say, theme, frames):
        sheet = Image.new("L", (width, height), border)
        sheet.paste(picture, ((width - picture.width) // 2, (height - picture.height) // 2))
        file.add(sheet, FRAME)
        if file.length > limit:
            return None
    data = file.finish(HOLD)
    return Replay(data, file.frames, width, height) if len(data) <= limit else None


def _pictures(
    scenes: Sequence[Scene], say: Say, theme: ThemeName, frames: dict[str, Layout]
) -> Iterator[Image.Image]:
    """Every scene in indices into the theme's own table."""
    shelf = Shelf(most=2)
    for scene in scenes:
        frame = frames[scene.region]
        drawn = compose(scene, say, theme=theme, view="play", frame=frame, shelf=shelf)
        yield drawn.indices.point(_common(drawn.theme, THEMES[theme]))


def _common(own: Theme, shared: Theme) -> list[int]:
    """What each index of a picture is in the shared table, where the last index stays free."""
    if own == shared:
        same = list(range(256))
        # The table is filled up with its own ink: the last entry is always found elsewhere, too.
        same[255] = colours(shared).index(colours(shared)[255])
        return same
    strip = Image.new("RGB", (256, 1))
    strip.putdata(list(colours(own)))
    return [min(index, 254) for index in indexed(strip, shared).tobytes()]


def _frames(scenes: Sequence[Scene], size: tuple[int, int]) -> dict[str, Layout]:
    """The frame of each region: all that is ever known of it, in squares as large as fit."""
    found: dict[str, Layout] = {}
    by_region = sorted(scenes, key=lambda scene: scene.region)
    for region, moments in groupby(by_region, key=lambda scene: scene.region):
        several = list(moments)
        last = several[-1]
        boxes = [box for box in map(known_box, several) if box]
        box = _union(boxes) if boxes else Box(at=(0, 0), columns=last.columns, rows=last.rows)
        around = Box(at=(box.at[0] - 1, box.at[1] - 1), columns=box.columns + 2, rows=box.rows + 2)
        found[region] = framed(
            grown(around, PLAY_LEAST, last), "play", size, scaled=False, least=LEAST
        )
    return found


def _union(boxes: Sequence[Box]) -> Box:
    left, top = min(box.at[0] for box in boxes), min(box.at[1] for box in boxes)
    right = max(box.at[0] + box.columns for box in boxes)
    bottom = max(box.at[1] + box.rows for box in boxes)
    return Box(at=(left, top), columns=right - left, rows=bottom - top)
