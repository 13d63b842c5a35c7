"""A scene as a picture: the still map from the cache, this turn's things on top, then PNG."""

from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageChops

from render.cache import Recent
from render.chrome import frame_map
from render.doors import paint_doors, paint_exits
from render.fog import Masks, masks, wash_sight
from render.ground import Ground
from render.known import known_only
from render.lettering import write
from render.marks import paint_targets, paint_trail, wash_reach
from render.pen import Stamps
from render.symbols import paint_features
from render.terrain import paint_terrain
from render.theme import THEMES, Theme, ThemeName, indexed, painted
from render.tokens import paint_tokens
from render.window import Layout, View, layout
from render.words import Say
from rules.core.scene import Scene

Image.MAX_IMAGE_PIXELS = 4_000_000

STILLS: Recent["Still"] = Recent(most=8)
"""Still maps, about four megabytes each."""
COMPRESSION = 4
LABEL, LONG_LABEL, LABEL_LEAST = 0.74, 0.50, 24


def picture(
    scene: Scene, say: Say, *, theme: ThemeName = "parchment", view: View = "play"
) -> bytes:
    """Draw a scene.

    Args:
        scene: what may be seen; things on unseen squares are left out once more.
        say: puts the scene's texts into words.
        theme: the palette.
        view: "play" is the part around the focus, about 1,080 pixels wide; "overview" everything
            known, at most 1,400 by 1,100 pixels.

    Returns:
        A PNG file with a palette. The same scene always gives the same pixels.

    Raises:
        GameError: "render-too-large": an overview's squares would be under 18 pixels.
    """
    drawn = draw(scene, say, theme=theme, view=view)
    file = BytesIO()
    drawn.save(file, "PNG", compress_level=COMPRESSION)
    return file.getvalue()


def draw(
    scene: Scene, say: Say, *, theme: ThemeName, view: View, frame: Layout | None = None
) -> Image.Image:
    """The picture before it is encoded, in the theme's palette; `frame` instead of the view's."""
    paints = THEMES[theme]
    known = known_only(scene)
    frame = frame or layout(known, view)
    title = say(known.title) if frame.head else ""
    scale = say(known.scale) if known.scale is not None else ""
    key = (
        theme, frame, title, scale, known.region, known.terrain, known.rounded, known.edges,
        known.labels, known.ruler,
        tuple((each.kind, each.at, each.size, each.facing, each.note) for each in known.features),
    )  # fmt: skip
    still = STILLS.get(key, lambda: draw_still(known, frame, paints, title, scale))
    turn = still.whole.crop(still.box)
    wash_sight(turn, known, frame, paints, still.masks)
    wash_reach(turn, known, frame, paints)
    stamps = Stamps(turn, frame, paints)
    paint_targets(stamps, known, frame)
    paint_trail(stamps, known, frame, paints)
    paint_tokens(stamps, known, frame, paints)
    stamps.finish()
    finished = still.whole.copy()
    finished.paste(turn, still.box)
    return painted(finished, paints)


@dataclass(frozen=True)
class Still:
    """All that stays from turn to turn: the picture in indices, and where its map lies."""

    whole: Image.Image
    box: tuple[int, int, int, int]
    masks: Masks


def draw_still(scene: Scene, frame: Layout, theme: Theme, title: str, scale: str) -> Still:
    """Draw all that stays from turn to turn."""
    ground = Ground(scene, frame, theme)
    plain = ground.coloured(theme)
    canvas = plain.copy()
    paint_place(canvas, scene, frame, theme, ground)
    fogged = canvas.copy()
    paint_exits(canvas, scene, frame, theme)
    whole = indexed(frame_map(canvas, scene, frame, theme, title, scale), theme)
    left, top = frame.map_at
    box = (left, top, left + frame.map_size[0], top + frame.map_size[1])
    map_image = whole.crop(box)
    prepared = masks(ground, _changed(plain, fogged), _changed(fogged, canvas), map_image, theme)
    whole.paste(map_image, box)
    return Still(whole=whole, box=box, masks=prepared)


def paint_place(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, ground: Ground
) -> None:
    """Paint all that belongs to the place onto its coloured ground, in place."""
    paint_terrain(canvas, scene, frame, theme, ground)
    paint_doors(canvas, scene, frame, theme)
    _label(canvas, scene, frame, theme)
    paint_features(canvas, scene, frame, theme)


def _changed(before: Image.Image, after: Image.Image) -> Image.Image:
    """White where two drawings differ."""
    return ImageChops.difference(before, after).convert("L").point([0] + [255] * 255)


def _label(canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme) -> None:
    for label in scene.labels:
        share = LABEL if len(label.text) <= 3 else LONG_LABEL
        size = max(round(share * frame.c), LABEL_LEAST)
        place = (frame.x(label.at[0] + 0.5), frame.y(label.at[1] + 0.5))
        write(canvas, place, label.text, theme.label, "label", size)
