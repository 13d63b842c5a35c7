"""The replay of an adventure as an animation: one frame a moment, each floor in its own window."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist
from typing import NamedTuple

from PIL import Image

from render.drawing.cache import MB, THEMES_KEPT
from render.drawing.colour import Theme, ThemeName
from render.drawing.lettering import text_width, write
from render.drawing.own_colours import theme_in
from render.drawing.palettes import HEROES, MONSTER
from render.drawing.theme import colours, flat_table, indexed
from render.pictures.captions import caption
from render.pictures.compose import StillCache, compose
from render.pictures.gif import GifWriter
from render.pictures.replay_frames import frames_of
from render.view.visible import known_only
from render.view.window import Layout
from render.words import Say, own_words
from rules.core.errors import GameError
from rules.core.highlights import highlight_places
from rules.core.letters import begun
from rules.core.scene import Box, Scene, Square

FRAMES = 300
"""The most frames of a replay."""
SHORTEST, LONGEST, HOLD = 600, 2000, 3000
"""How long a frame is shown, at least and at most, and the last one, in milliseconds."""
PER_LETTER = 25
"""Milliseconds that a letter of what a frame tells takes to be read."""
SCALES = (1.0, 0.85, 0.72, 0.55)
"""The scales of a replay, of which the largest is taken that leaves most of its moments."""
MOSTLY = 0.8
"""The share of its moments that a replay keeps, unless it is at its smallest."""
SPARE = 0.92
"""The share of the frames that should fit by those before them with which that is tried."""
FEWEST = 2
ALIKE = 12
"""How far apart red, green and blue are together of colours that become one."""
HEAD_SHARE, FOOT_SHARE = 18, 9
"""The line over a frame, and the words under it, take one part in so many of the height."""
TITLE, TOLD = 0.72, 0.62
"""The size of letters beside the height of their line, over a frame and under it."""
LEAST_LETTERS = 12
"""The least size of letters, in pixels."""
LINES = 2
"""The most lines of words under a frame."""
CUT = "…"
"""What follows words that were cut."""


class Moment(NamedTuple):
    """A scene of a replay, what is told under it, and for how long it is shown, in milliseconds."""

    scene: Scene
    told: tuple[str, ...]
    time: int


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
    told: Sequence[Sequence[str]] = (),
    size: tuple[int, int] = (800, 600),
    locale: str = "en",
) -> Replay:
    """Animate scenes, each as long as what it tells takes to be read, the last one three seconds.

    Scenes in which nothing changed and of which nothing is told are left out. Of too many those
    stay in which most happened. A frame shows the part of a floor where something happens, which
    stays the same as long as that lies in it. All frames share the theme's table of colours.

    Args:
        scenes: the moments in their order, at least one; unseen things are left out once more.
        say: puts the scenes' texts into words.
        theme: the palette.
        limit_bytes: how large the file may be. To fit it leaves out up to a fifth of its moments,
            at first those that only words tell of, then gets smaller, then still shorter.
        told: for each scene sentences about what led to it; where there are none, a frame says
            what changed on the map. Without any, all frames do.
        size: pixels across and down, at most.
        locale: the language of the replay's own words.

    Raises:
        GameError: "render-no-replay": there is nothing to show, or it does not fit at all.
    """
    if not scenes:
        raise GameError("render-no-replay")
    known = [_bare(known_only(scene)) for scene in scenes]
    reel = _Reel(known, [tuple(each) for each in told] or [()] * len(known), say, theme, locale)
    kept, share = reel.fewer(FRAMES), 1.0
    most = len(kept)
    while True:
        made = reel.animated(kept, _scaled(size, share), limit_bytes)
        if isinstance(made, Replay):
            return made
        if len(kept) <= FEWEST:
            raise GameError("render-no-replay")
        # The weight of a frame goes with its pixels.
        fit = made * SPARE * share**2
        share = next((each for each in SCALES if fit / each**2 >= MOSTLY * most), SCALES[-1])
        kept = reel.fewer(max(FEWEST, min(len(kept) - 1, round(fit / share**2))))


def _bare(scene: Scene) -> Scene:
    """Return a scene without its scale, for which a small picture has no room."""
    return scene.with_(scale=None)


def _scaled(size: tuple[int, int], share: float) -> tuple[int, int]:
    return round(size[0] * share), round(size[1] * share)


class _Reel:
    """The scenes that a replay may show, from `known_only`, and what is told of each."""

    def __init__(
        self,
        scenes: Sequence[Scene],
        told: Sequence[tuple[str, ...]],
        say: Say,
        theme: ThemeName,
        locale: str,
    ) -> None:
        self._scenes, self._told, self._say, self._locale = scenes, told, say, locale
        self._palette = theme_in(theme, scenes[0].colours)
        last = len(scenes) - 1
        self._changed = {0, last}
        self._changed |= {
            at
            for at, (before, after) in enumerate(pairwise(scenes), start=1)
            if caption(before, after, say, locale=locale)
        }
        self._telling = [at for at in range(last + 1) if at in self._changed or told[at]]

    def fewer(self, most: int) -> list[int]:
        """Return the places of at most so many scenes, those that change the map first."""
        quiet = [at for at in self._telling if at not in self._changed]
        spare = min(len(quiet), max(0, most - len(self._changed)))
        told = [quiet[at * len(quiet) // spare] for at in range(spare)]
        places = sorted({*self._changed, *told})
        chosen = highlight_places([self._scenes[at] for at in places], most)
        return [places[at] for at in chosen]

    def animated(self, places: Sequence[int], size: tuple[int, int], limit: int) -> Replay | int:
        """Return a replay of some scenes in a size, or how many of its frames fit into a limit."""
        moments = self._moments(places)
        head, foot = size[1] // HEAD_SHARE, size[1] // FOOT_SHARE
        frames = frames_of([each.scene for each in moments], (size[0], size[1] - head - foot))
        width, height = (max(frame.size[axis] for frame in frames) for axis in (0, 1))
        palette = self._palette
        whole = (width, height + head + foot)
        file = GifWriter(whole, flat_table(palette))
        border = indexed(Image.new("RGB", (1, 1), palette.ruler), palette).getpixel((0, 0))
        scenes = [each.scene for each in moments]
        pictures = _pictures(scenes, self._say, palette, frames)
        for moment, picture in zip(moments, pictures, strict=True):
            sheet = Image.new("L", whole, border)
            turn = self._turn(moment.scene)
            sheet.paste(
                _headed(self._say(moment.scene.title), turn, palette, (width, head)), (0, 0)
            )
            place = ((width - picture.width) // 2, head + (height - picture.height) // 2)
            sheet.paste(picture, place)
            sheet.paste(_told(moment.told, palette, (width, foot)), (0, height + head))
            file.add(sheet, moment.time)
            if file.length > limit:
                return file.frames
        data = file.finish(HOLD)
        return Replay(data, file.frames, *whole) if len(data) <= limit else file.frames

    def _turn(self, scene: Scene) -> str:
        if not scene.turn:
            return ""
        return own_words(self._locale).phrase("render-turn", turn=scene.turn)

    def _moments(self, places: Sequence[int]) -> list[Moment]:
        """Return some scenes with what is told of each; a frame keeps the words before its own."""
        moments: list[Moment] = []
        before: Scene | None = None
        words: tuple[str, ...] = ()
        for at in places:
            scene = self._scenes[at]
            changes = caption(before, scene, self._say, locale=self._locale)
            new = self._told[at] or ((begun(changes),) if changes else ())
            words = new or words
            time = SHORTEST + PER_LETTER * sum(map(len, new))
            # What only words tell of is told in passing.
            time = time if at in self._changed else time // 2
            moments.append(Moment(scene, words, max(SHORTEST, min(LONGEST, time))))
            before = scene
        return moments


def _headed(title: str, turn: str, palette: Theme, size: tuple[int, int]) -> Image.Image:
    """Return the line over a frame, as indices: the title of its map, and the turn at the right."""
    strip, letters = Image.new("RGB", size, palette.ruler), round(size[1] * TITLE)
    edge = size[1] // 2

    def room() -> float:
        return size[0] - 3 * edge - text_width(turn, "label", letters)

    while letters > LEAST_LETTERS and text_width(title, "label", letters) > room():
        letters -= 1
    _write(strip, title, edge, size[1] / 2, letters, palette)
    right = size[0] - edge - text_width(turn, "label", letters)
    _write(strip, turn, right, size[1] / 2, letters, palette)
    return indexed(strip, palette).point(_common(palette, palette))


def _told(sentences: Sequence[str], palette: Theme, size: tuple[int, int]) -> Image.Image:
    """Return the words under a frame, as indices."""
    strip, line = Image.new("RGB", size, palette.ruler), size[1] / 2
    letters, edge = max(LEAST_LETTERS, round(line * TOLD)), size[1] // 4
    lines = fitted(sentences, size[0] - 2 * edge, letters)
    for at, words in enumerate(lines):
        _write(
            strip, words, edge, size[1] / 2 + (at - (len(lines) - 1) / 2) * line, letters, palette
        )
    return indexed(strip, palette).point(_common(palette, palette))


def fitted(sentences: Sequence[str], width: float, letters: int) -> list[str]:
    """Return two lines at most with the first sentences that fit into them whole.

    The first is told in any case: cut after a word, if need be.
    """
    for count in range(len(sentences), 0, -1):
        lines = _lines(" ".join(sentences[:count]), width, letters)
        if len(lines) <= LINES:
            return lines
        if count == 1:
            words = lines[LINES - 1].split(" ")
            while len(words) > 1 and text_width(" ".join(words) + CUT, "label", letters) > width:
                words.pop()
            return [*lines[: LINES - 1], " ".join(words).rstrip(",.;:") + CUT]
    return []


def _lines(text: str, width: float, letters: int) -> list[str]:
    """Return a text broken into lines between words."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, "label", letters) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _write(
    strip: Image.Image, words: str, left: float, middle: float, letters: int, palette: Theme
) -> None:
    half = text_width(words, "label", letters) / 2
    write(strip, (left + half, middle), words, palette.ruler_text, "label", letters)


def _pictures(
    scenes: Sequence[Scene], say: Say, shared: Theme, frames: Sequence[Layout]
) -> Iterator[Image.Image]:
    """Yield every scene in indices into the shared table of its theme."""
    cache = StillCache(most=10 * MB)
    for scene, frame in zip(scenes, frames, strict=True):
        drawn = compose(
            _here(scene, frame.window),
            say,
            theme=shared.name,
            view="play",
            frame=frame,
            cache=cache,
        )
        yield drawn.indices.point(_common(drawn.theme, shared))


def _here(scene: Scene, window: Box) -> Scene:
    """Return a scene without what may be chosen, and without what lies outside of a window.

    A replay asks nobody anything, and names of who is elsewhere would cover what happens here.
    """
    return scene.with_(
        tokens=tuple(each for each in scene.tokens if _is_shown(each.at, each.size, window)),
        targets=tuple(at for at in scene.targets if _is_shown(at, (1, 1), window)),
        reach=(),
        chosen=(),
    )


def _is_shown(at: Square, size: tuple[int, int], window: Box) -> bool:
    """Return whether any of a box of squares lies in a window."""
    return all(
        start < place + length and place < start + wide
        for place, length, start, wide in zip(
            at, size, window.at, (window.columns, window.rows), strict=True
        )
    )


@lru_cache(maxsize=THEMES_KEPT)
def _common(own: Theme, shared: Theme) -> list[int]:
    """Return the index in the shared table of each index of a picture; the last one stays free."""
    few = _fewer_colours(shared)
    if own == shared:
        return few
    strip = Image.new("RGB", (256, 1))
    strip.putdata(list(colours(own)))
    return [few[index] for index in indexed(strip, shared).tobytes()]


def _fewer_colours(theme: Theme) -> list[int]:
    """Return for each index of a theme the one of a colour that can hardly be told from it.

    Long runs of one colour make a GIF a fifth smaller.
    """
    table = colours(theme)
    first = (theme.floor, theme.page, theme.ruler, theme.ink, *HEROES, MONSTER)
    order = sorted(range(255), key=lambda at: table[at] not in first)
    kept: list[int] = []
    found: dict[int, int] = {}
    for at in order:
        alike = (other for other in kept if dist(table[at], table[other]) < ALIKE)
        found[at] = next(alike, at)
        if found[at] == at:
            kept.append(at)
    # The table is filled up with ink, so that the last entry always occurs elsewhere as well.
    found[255] = found[table.index(table[255])]
    return [found[at] for at in range(256)]
