"""What is known but not in view lies under fog; around heroes there is light.

Both change whole areas of a map of indices by table or by adding, so they cost next to nothing.
"""

from functools import cache, lru_cache

from PIL import Image, ImageChops, ImageDraw

from render import outlines
from render.ground import Ground, seen_squares, table
from render.known import sight_of
from render.theme import Theme, floor_tones, luma, wash
from render.window import Layout
from rules.core.scene import Scene, Sight, Square

RIM = 0.12
"""How far fog and light reach over an edge, in squares: half a wall and a little more."""
BRIGHTEST, FARTHEST = 1.7, 4.7
"""Radii of the innermost and of the outermost ring of light, in squares."""


BARE, SOLID, LIT = 0, 1, 2
"""What fog and light do to a pixel: nothing; fog stays on it; light, too, for it is bare floor."""
_SHARP = table(lambda value: 255 if value > 127 else 0)
_STANDS = table(lambda value: SOLID if value > 127 else BARE)
_CLEAN = table(lambda value: 0 if value else 255)
_FOGGED = table(lambda kind: 0 if kind == BARE else 255)
_LIGHTED = table(lambda kind: 255 if kind == LIT else 0)


def kinds_of(
    ground: Ground,
    painted: Image.Image,
    signs: Image.Image,
    map_image: Image.Image,
    theme: Theme,
) -> Image.Image:
    """Prepare fog and light for a still map of indices.

    Args:
        ground: the grey drawing.
        painted: white where something was painted on the ground.
        signs: white where something was painted that no fog covers.
        map_image: the finished map; floor that can be lit gets indices from the floor's block.
        theme: the palette.

    Returns:
        For every pixel of the map `BARE`, `SOLID` or `LIT`.
    """
    untouched = ImageChops.lighter(painted, signs).point(_CLEAN)
    lightable = ImageChops.darker(ground.floor.point(_SHARP), ground.ink.point(_CLEAN))
    lightable = ImageChops.darker(lightable, untouched)
    map_image.paste(ground.tone.point(_floor_indices(theme)), mask=lightable)
    solid = ImageChops.lighter(ImageChops.lighter(ground.floor, ground.ink), painted)
    solid = ImageChops.subtract(solid, signs)
    kinds = solid.point(_STANDS)
    kinds.paste(LIT, mask=lightable)
    return kinds


@cache
def _floor_indices(theme: Theme) -> list[int]:
    """For every grey tone the index of the floor tone nearest to it."""
    tones = [luma(colour) for colour in floor_tones(theme)]
    return [
        min(range(len(tones)), key=lambda index: abs(tones[index] - tone)) for tone in range(256)
    ]


def _fill(mask: Image.Image, squares: list[Square], frame: Layout, rim: float = 0) -> None:
    """Blacken squares in a mask, and as much around them."""
    draw, c = ImageDraw.Draw(mask), frame.c
    rim *= c
    for column, row in squares:
        x, y = frame.x(column), frame.y(row)
        draw.rectangle((x - rim, y - rim, x + c + rim - 1, y + c + rim - 1), fill=0)


def wash_sight(
    canvas: Image.Image, scene: Scene, frame: Layout, theme: Theme, kinds: Image.Image
) -> None:
    """Lay fog over what is known but not in view, and light around the heroes.

    Args:
        canvas: the map of indices, changed in place.
        scene: what is known.
        frame: the frame of the picture.
        theme: the palette.
        kinds: what was prepared from the still map.
    """
    known = seen_squares(scene, frame)
    seen = [at for at in known if sight_of(scene, at) == Sight.SEEN]
    in_view = [at for at in known if sight_of(scene, at) == Sight.IN_VIEW]
    in_view += outlines.in_view(scene)
    lamps = [
        (token.at[0] + token.size[0] / 2, token.at[1] + token.size[1] / 2)
        for token in scene.tokens
        if token.side == "hero" and not token.down and frame.near(*token.at, FARTHEST)
    ]
    # Fog lies on the map as it is without light, for light does not go on under fog.
    dim = canvas.point(wash(theme, theme.fog, theme.fog_share)) if seen else None
    if lamps and in_view and theme.light_shares:
        _wash_light(canvas, lamps, seen, frame, theme, kinds)
    if dim:
        mask = kinds.point(_FOGGED)
        _fill(mask, in_view, frame, RIM)
        canvas.paste(dim, mask=mask)


def _wash_light(
    canvas: Image.Image, lamps: list[tuple[float, float]], seen: list[Square], frame: Layout,
    theme: Theme, kinds: Image.Image,
) -> None:  # fmt: skip
    """Add the light of all lamps, the brighter of several, to the indices of floor in view."""
    pool = _pool(frame.c, len(theme.light_shares), len(floor_tones(theme)))
    corners = [
        (round(frame.x(column) - pool.width / 2), round(frame.y(row) - pool.height / 2))
        for column, row in lamps
    ]
    left, top = max(0, min(x for x, _ in corners)), max(0, min(y for _, y in corners))
    right = min(canvas.width, max(x for x, _ in corners) + pool.width)
    bottom = min(canvas.height, max(y for _, y in corners) + pool.height)
    if left >= right or top >= bottom:
        return
    light = Image.new("L", (right - left, bottom - top), 0)
    for number, (x, y) in enumerate(corners):
        place = (x - left, y - top, x - left + pool.width, y - top + pool.height)
        light.paste(pool if not number else ImageChops.lighter(light.crop(place), pool), place)
    bright = kinds.point(_LIGHTED)
    _fill(bright, seen, frame)
    box = (left, top, right, bottom)
    light = ImageChops.darker(light, bright.crop(box))
    canvas.paste(ImageChops.add_modulo(canvas.crop(box), light), box)


@lru_cache(maxsize=16)
def _pool(c: int, rings: int, step: int) -> Image.Image:
    """The light of a lamp: how much to add to the index of lit floor, ring by ring."""
    middle = round(FARTHEST * c) + 1
    pool = Image.new("L", (2 * middle, 2 * middle), 0)
    draw = ImageDraw.Draw(pool)
    for ring in range(rings):
        radius = c * (FARTHEST - (FARTHEST - BRIGHTEST) * ring / (rings - 1))
        box = (middle - radius, middle - radius, middle + radius, middle + radius)
        draw.ellipse(box, fill=(ring + 1) * step)
    return pool
