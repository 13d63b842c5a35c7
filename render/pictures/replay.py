"""The replay of an adventure as an animation: one frame a moment, each floor in its own window."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PIL import Image

from render.drawing.cache import MB
from render.drawing.colour import Theme, ThemeName
from render.drawing.lettering import text_width, write
from render.drawing.own_colours import theme_in
from render.drawing.theme import colours, flat_table, indexed
from render.pictures.captions import caption
from render.pictures.compose import StillCache, compose
from render.pictures.gif import GifWriter
from render.view.visible import known_box, known_only
from render.view.window import MARGIN, OVERVIEW_LEAST, Layout, framed, grown
from render.words import Say, own_words
from rules.core.errors import GameError
from rules.core.highlights import highlights
from rules.core.scene import Box, Scene, Square

FRAMES = 300
"""The most frames of a replay."""
SHORTEST, LONGEST, HOLD = 600, 2000, 3000
"""How long a frame is shown, at least and at most, and the last one, in milliseconds."""
PER_LETTER = 40
"""Milliseconds that a letter of what a frame tells takes to be read."""
SHRINK = (1.0, 0.75, 0.55)
"""The scales that are tried, one after the other, until a replay is small enough."""
FEWEST = 2
LEAST = 2
"""The least pixels of a square with which a replay can be drawn."""
READABLE = 46
"""The pixels of a square below which a replay shows a part of a floor instead of all of it: figures
have faces then."""
RIM = 2
"""The distance, in squares, that the party keeps from the sides of such a part."""
GUTTERS = 80
HEAD_SHARE = 18
"""The line over a frame, and the one under it, each take one part in so many of the height."""
LEAST_LETTERS = 12
"""The least size of letters in it, in pixels."""


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
    """Animate scenes, each as long as what it tells takes to be read, the last one three seconds.

    Of more than 300 scenes those stay in which most happened. All frames of one region show the
    same window, so that nothing jumps; where that would be too small to read, it moves when the
    party leaves it. All frames share the theme's table of colours.

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
    shown = [_bare(known_only(scene)) for scene in highlights(scenes, FRAMES)]
    for share in SHRINK:
        made = _animated(shown, say, theme, _scaled(size, share), limit_bytes)
        if made:
            return made
    while len(shown) > FEWEST:
        shown = highlights(shown, max(FEWEST, len(shown) // 2))
        made = _animated(shown, say, theme, _scaled(size, SHRINK[-1]), limit_bytes)
        if made:
            return made
    raise GameError("render-no-replay")


def _bare(scene: Scene) -> Scene:
    """Return a scene without its scale, for which a small picture has no room."""
    return scene.with_(scale=None)


def _scaled(size: tuple[int, int], share: float) -> tuple[int, int]:
    return round(size[0] * share), round(size[1] * share)


def _animated(
    scenes: Sequence[Scene], say: Say, theme: ThemeName, size: tuple[int, int], limit: int
) -> Replay | None:
    """Return a replay in a size, or None as soon as it has become too large."""
    head = size[1] // HEAD_SHARE
    frames = _frames(scenes, (size[0], size[1] - 2 * head))
    width, height = (max(frame.size[axis] for frame in frames) for axis in (0, 1))
    palette = theme_in(theme, scenes[0].colours)
    whole = (width, height + 2 * head)
    file = GifWriter(whole, flat_table(palette))
    border = indexed(Image.new("RGB", (1, 1), palette.ruler), palette).getpixel((0, 0))
    before: Scene | None = None
    told = ""
    for scene, picture in zip(scenes, _pictures(scenes, say, palette, frames), strict=True):
        sheet = Image.new("L", whole, border)
        sheet.paste(_headed(scene, say, palette, (width, head)), (0, 0))
        place = ((width - picture.width) // 2, head + (height - picture.height) // 2)
        sheet.paste(picture, place)
        new = caption(before, scene, say)
        told = new or told
        sheet.paste(_strip(told, "", palette, (width, head)), (0, height + head))
        file.add(sheet, min(LONGEST, SHORTEST + PER_LETTER * len(new)))
        before = scene
        if file.length > limit:
            return None
    data = file.finish(HOLD)
    return Replay(data, file.frames, *whole) if len(data) <= limit else None


def _headed(scene: Scene, say: Say, palette: Theme, size: tuple[int, int]) -> Image.Image:
    """Return the line over a frame, as indices: the title of its map, and the turn at the right."""
    turn = own_words().phrase("render-turn", turn=scene.turn) if scene.turn else ""
    return _strip(say(scene.title), turn, palette, size)


def _strip(told: str, aside: str, palette: Theme, size: tuple[int, int]) -> Image.Image:
    """Return a line of words, as indices, with some at the right."""
    strip, letters = Image.new("RGB", size, palette.ruler), round(size[1] * 0.72)
    edge = size[1] // 2

    def room() -> float:
        return size[0] - 3 * edge - text_width(aside, "label", letters)

    while letters > LEAST_LETTERS and text_width(told, "label", letters) > room():
        letters -= 1
    for words, left in (
        (told, edge),
        (aside, size[0] - edge - text_width(aside, "label", letters)),
    ):
        middle = left + text_width(words, "label", letters) / 2
        write(strip, (middle, size[1] / 2), words, palette.ruler_text, "label", letters)
    return indexed(strip, palette).point(_common(palette, palette))


def _pictures(
    scenes: Sequence[Scene], say: Say, shared: Theme, frames: Sequence[Layout]
) -> Iterator[Image.Image]:
    """Yield every scene in indices into the shared table of its theme."""
    cache = StillCache(most=10 * MB)
    for scene, frame in zip(scenes, frames, strict=True):
        drawn = compose(scene, say, theme=shared.name, view="play", frame=frame, cache=cache)
        yield drawn.indices.point(_common(drawn.theme, shared))


def _common(own: Theme, shared: Theme) -> list[int]:
    """Return the index in the shared table of each index of a picture; the last one stays free."""
    if own == shared:
        same = list(range(256))
        # The table is filled up with ink, so that the last entry always occurs elsewhere as well.
        same[255] = colours(shared).index(colours(shared)[255])
        return same
    strip = Image.new("RGB", (256, 1))
    strip.putdata(list(colours(own)))
    return [min(index, 254) for index in indexed(strip, shared).tobytes()]


def _frames(scenes: Sequence[Scene], size: tuple[int, int]) -> list[Layout]:
    """Return the frame of each scene: all that is ever known of its region, if readable.

    Otherwise a frame shows a part of it, which moves only when the party leaves it.
    """
    regions: dict[str, list[Scene]] = {}
    for scene in scenes:
        regions.setdefault(scene.region, []).append(scene)
    whole = {region: _whole(several) for region, several in regions.items()}
    frames: list[Layout] = []
    shown: dict[str, Box] = {}
    for scene in scenes:
        around, corner = whole[scene.region], _corner(scene)
        window = shown.get(scene.region) or _part(around, size)
        party = _party(scene)
        middle = party and (party[0] + corner[0], party[1] + corner[1])
        if middle and not _well_inside(middle, window, around):
            window = _moved(window, middle, around)
        shown[scene.region] = window
        here = _shifted(window, (-corner[0], -corner[1]))
        frames.append(framed(here, "play", size, scaled=False, least=LEAST))
    return frames


def _corner(scene: Scene) -> Square:
    """Return the position of a scene by its rulers, in squares; it changes as a map grows."""
    ruler = scene.ruler
    return (
        ruler.column * ruler.step - ruler.offset[0],
        ruler.row * ruler.step - ruler.offset[1],
    )


def _shifted(box: Box, by: Square) -> Box:
    return box.with_(at=(box.at[0] + by[0], box.at[1] + by[1]))


def _whole(several: Sequence[Scene]) -> Box:
    """Return the window around all that is ever known in a region's scenes, as rulers count."""
    last = several[-1]
    known = [(known_box(scene), _corner(scene)) for scene in several]
    boxes = [_shifted(box, corner) for box, corner in known if box]
    corner = _corner(last)
    own = Box(at=(0, 0), columns=last.columns, rows=last.rows)
    box = _union(boxes) if boxes else _shifted(own, corner)
    around = Box(at=(box.at[0] - 1, box.at[1] - 1), columns=box.columns + 2, rows=box.rows + 2)
    return _shifted(grown(_shifted(around, (-corner[0], -corner[1])), OVERVIEW_LEAST, last), corner)


def _part(around: Box, size: tuple[int, int]) -> Box:
    """Return the largest readable part of a window, at its top left."""
    columns, rows = (int((side - GUTTERS) / READABLE - 2 * MARGIN) for side in size)
    return Box(
        at=around.at,
        columns=min(around.columns, max(OVERVIEW_LEAST[0], columns)),
        rows=min(around.rows, max(OVERVIEW_LEAST[1], rows)),
    )


def _party(scene: Scene) -> Square | None:
    """Return the place of the active hero, or else the middle of all who stand."""
    heroes = [token for token in scene.tokens if token.side == "hero" and not token.down]
    looked = [token.at for token in heroes if token.active] or [token.at for token in heroes]
    if not looked:
        return None
    return sum(at[0] for at in looked) // len(looked), sum(at[1] for at in looked) // len(looked)


def _well_inside(at: Square, window: Box, around: Box) -> bool:
    """Return whether a place is far enough from those sides of a window that hide more."""
    for axis, length, whole in (
        (0, window.columns, around.columns),
        (1, window.rows, around.rows),
    ):
        start, first = window.at[axis], around.at[axis]
        low = start + (RIM if start > first else 0)
        high = start + length - (RIM if start + length < first + whole else 0)
        if not low <= at[axis] < high:
            return False
    return True


def _moved(window: Box, middle: Square, around: Box) -> Box:
    """Return a window of the same size with a place in its middle, kept within the whole."""
    left, top = (
        max(first, min(place - length // 2, first + whole - length))
        for place, length, first, whole in (
            (middle[0], window.columns, around.at[0], around.columns),
            (middle[1], window.rows, around.at[1], around.rows),
        )
    )
    return Box(at=(left, top), columns=window.columns, rows=window.rows)


def _union(boxes: Sequence[Box]) -> Box:
    left, top = min(box.at[0] for box in boxes), min(box.at[1] for box in boxes)
    right = max(box.at[0] + box.columns for box in boxes)
    bottom = max(box.at[1] + box.rows for box in boxes)
    return Box(at=(left, top), columns=right - left, rows=bottom - top)
