"""A scene as a picture: the still map from the cache, what belongs to this turn on it, then PNG."""

from collections import Counter
from collections.abc import Hashable
from typing import NamedTuple
from weakref import WeakValueDictionary

from PIL import Image

from render.drawing.cache import MB, LruCache
from render.drawing.colour import Theme, ThemeName
from render.drawing.palettes import THEMES
from render.drawing.pen import Stamps
from render.drawing.theme import flat_table, painted
from render.frame.panel import arranged
from render.frame.rulers import paint_turn
from render.pictures.place_theme import themed
from render.pictures.still import Still, bytes_kept, draw_still, redraw
from render.things.fog import wash_sight
from render.things.offscreen import paint_offscreen
from render.things.signs import paint_signs
from render.things.tokens import paint_tokens
from render.things.turn_marks import paint_fresh, paint_targets, paint_trail, wash_arcs, wash_reach
from render.view.visible import known_only
from render.view.window import Layout, View, layout
from render.words import Say, own_words
from rules.core.scene import Scene

# The largest picture that is ever made: an export of 4,096 pixels a side.
Image.MAX_IMAGE_PIXELS = 4096 * 4096


class StillCache:
    """A cache of still maps (one to four megabytes each).

    `latest` says which of the kept ones is the latest of each place at each table; `served` counts
    the pictures whose map was "kept", drawn in "part", or drawn "whole".
    """

    def __init__(self, most: int) -> None:
        """Keep maps of at most so many bytes."""
        self.stills: LruCache[Still] = LruCache(most, bytes_kept)
        self.latest: WeakValueDictionary[Hashable, Still] = WeakValueDictionary()
        self.served = Counter[str]()


STILLS = StillCache(most=84 * MB)
"""The cache of all pictures except those of replays: the latest near views of 47 tables.

With fewer than the tables that play in turns, each turn would find its map just forgotten. Where
more than a few play at once, processes share them out (`bot.drawing.card_queue`).
"""


def picture(
    scene: Scene,
    say: Say,
    *,
    theme: ThemeName = "parchment",
    view: View = "play",
    legend: bool = False,
    locale: str = "en",
    table: str = "",
    shape: float = 0,
) -> bytes:
    """Draw a scene.

    Args:
        scene: what may be seen; things on unseen squares are left out once more.
        say: puts the scene's texts into words.
        theme: the palette.
        view: "play" is the part around the focus, about 1,080 pixels wide; "overview" everything
            known, at most 1,400 by 1,100 pixels, or 1,100 by 1,400.
        legend: whether the picture says what each thing on this map is: below the map, or at the
            right of one that is very tall. Tracks, piles and the end of a game always stand there;
            where they stand at the right of a map, a legend fills the room below them.
        locale: the language of the picture's own words.
        table: whose map it is, as places of several tables have the same name. It changes no
            pixel: only from which earlier map a part may be kept.
        shape: how wide a near view is at least by its height, as far as frames are so flat: on a
            long card a tall map would push the buttons off a telephone's screen.

    Returns:
        A PNG file with a palette. The same scene always gives the same pixels.

    Raises:
        GameError: "render-too-large": an overview's squares would be under 18 pixels.
    """
    frame, panel = layout(known_only(scene), view, shape=shape) if shape else None, None
    # Loading the catalog takes long the first time, so pictures without words do not load it.
    if legend or scene.tracks or scene.piles or scene.finale is not None:
        known = known_only(scene)
        paints = themed(THEMES[theme], known)
        frame, panel = arranged(
            known, view, paints, say, own_words(locale), legend=legend, shape=shape
        )
    drawn = compose(scene, say, theme=theme, view=view, frame=frame, locale=locale, table=table)
    whole = panel.joined(drawn.indices) if panel else drawn.indices
    return drawn.still.encoder.encode(whole, flat_table(drawn.theme))


def draw(
    scene: Scene, say: Say, *, theme: ThemeName, view: View, frame: Layout | None = None
) -> Image.Image:
    """Return the picture before it is encoded, in the theme's palette.

    `frame` is used in the place of the view's.
    """
    drawn = compose(scene, say, theme=theme, view=view, frame=frame)
    return painted(drawn.indices, drawn.theme)


class Drawn(NamedTuple):
    """A finished picture: its pixels as indices into the theme's table, and its still map."""

    indices: Image.Image
    theme: Theme
    still: Still


def compose(
    scene: Scene,
    say: Say,
    *,
    theme: ThemeName,
    view: View,
    frame: Layout | None = None,
    locale: str = "en",
    table: str = "",
    cache: StillCache = STILLS,
) -> Drawn:
    """Draw a scene: the still map, and on it all that belongs to this turn."""
    known = known_only(scene)
    paints = themed(THEMES[theme], known)
    frame = frame or layout(known, view)
    still = _still(known, frame, paints, say, table, cache)
    turn = still.whole.crop(still.box)
    wash_sight(turn, known, frame, paints, still.shades)
    wash_arcs(turn, known, frame, paints)
    wash_reach(turn, known, frame, paints)
    stamps = Stamps(turn, frame, paints)
    paint_targets(stamps, known, frame, paints)
    paint_fresh(stamps, known, frame, paints)
    paint_trail(stamps, known, frame, paints)
    paint_signs(stamps, known, frame, paints.key, say)
    paint_tokens(stamps, known, frame, paints, say)
    if not (frame.head or known.finale):
        paint_offscreen(stamps, known, frame, paints, say)
    stamps.finish()
    finished = still.whole.copy()
    finished.paste(turn, still.box)
    if frame.head and known.turn:
        words = own_words(locale).phrase("render-turn", turn=known.turn)
        paint_turn(finished, frame, paints, words)
    return Drawn(finished, paints, still)


def _still(
    known: Scene, frame: Layout, theme: Theme, say: Say, table: str, cache: StillCache
) -> Still:
    """Return the still map of a scene: from the cache, from the map before it, or drawn anew."""
    title = say(known.title) if frame.head else ""
    scale = say(known.scale) if known.scale is not None else ""
    place = (theme.key, frame, title, bool(known.turn), scale, known.region, known.roads)
    key = (
        place, known.terrain, known.rounded, known.edges, known.labels, known.ruler,
        known.outlines, known.links, known.manner, known.material, known.pace, known.north,
        tuple((each.kind, each.at, each.size, each.facing, each.note) for each in known.features),
    )  # fmt: skip

    how = "kept"

    def make() -> Still:
        nonlocal how
        before = cache.latest.get((table, place))
        drawn = redraw(before, known, frame, theme) if before else None
        how = "part" if drawn else "whole"
        return drawn or draw_still(known, frame, theme, title, scale)

    found = cache.stills.get(key, make)
    cache.served[how] += 1
    cache.latest[table, place] = found
    return found


def forget() -> None:
    """Forget all still maps."""
    STILLS.stills.clear()
    STILLS.latest.clear()
