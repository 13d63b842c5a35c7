"""Small pictures for texts, of the size that chats take, legible at a sixth of it on any ground.

Dice are ivory, figures and attributes light on dark tiles, hearts red: they differ by shape and by
light alone. `emojis.txt` lists those that there are, each with a hash of its picture, so that all
machines agree on names whatever they draw with.
"""

import io
from collections.abc import Callable, Mapping
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from render.drawing.colour import Colour, rgb
from render.drawing.icons import icon_mask
from render.things.dice import INK, IVORY, LIGHT, OVERSIZE, RIM, die_face
from rules.core.icons import ICONS
from rules.core.signs import ATTRIBUTES, DICE, HEARTS, die, figure

SIDE: Final = 128
"""Pixels across and down."""
COLOURS: Final = 96
"""Colours of the file of a picture, transparent ones among them."""
DIGITS: Final = 6
"""Digits of the hash of a picture."""
LISTED: Final = Path(__file__).with_name("emojis.txt")
TILE: Final = rgb("#2C2E3E")
BLUE: Final = rgb("#1F4E79")
RED: Final = rgb("#D3273E")
HOLLOW: Final = rgb("#9A9298")
ICON: Final = 98
"""Pixels of an icon on its tile."""
_ATTRIBUTES: Final = {
    "body": "biceps",
    "mind": "brain",
    "spirit": "spark-spirit",
    "magic": "sparkles",
    "luck": "rolling-dices",
    "speed": "walking-boot",
}
_FULL: Final = dict(zip(HEARTS, (1.0, 0.5, 0.0), strict=True))


@cache
def emojis() -> Mapping[str, str]:
    """Return the hash of the picture of every sign that has one, the most used first."""
    lines = LISTED.read_text("ascii").splitlines()
    return {sign: picture for sign, _, picture in (line.partition(" ") for line in lines)}


def emoji(sign: str) -> bytes:
    """Return the picture of a sign as a PNG file of at most some kilobytes.

    Raises:
        KeyError: the sign has no picture.
    """
    out = io.BytesIO()
    few = drawn(sign).quantize(COLOURS, Image.Quantize.FASTOCTREE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def hash_of(sign: str) -> str:
    """Return the hash of a picture's pixels, whatever its file is like.

    Raises:
        KeyError: the sign has no picture.
    """
    return blake2b(drawn(sign).tobytes(), digest_size=DIGITS // 2).hexdigest()


def drawn(sign: str) -> Image.Image:
    """Return the picture of a sign, with transparency.

    Raises:
        KeyError: the sign has no picture.
    """
    return _drawings()[sign]()


@cache
def _drawings() -> Mapping[str, Callable[[], Image.Image]]:
    """Return what draws each sign."""
    dice = {
        die(sides, face): partial(die_face, sides, face, SIDE)
        for sides in DICE
        for face in range(1, sides + 1)
    }
    attributes = {each: partial(_tile, _ATTRIBUTES[each], BLUE) for each in ATTRIBUTES}
    hearts = {each: partial(_heart, _FULL[each]) for each in HEARTS}
    return {figure(icon): partial(_tile, icon, TILE) for icon in ICONS} | dice | attributes | hearts


def _tile(icon: str, ground: Colour) -> Image.Image:
    """Return an icon, light on a dark tile with a light rim."""
    tile = _bare_tile(ground).copy()
    mask = icon_mask(icon, ICON)
    at = (SIDE - ICON) // 2
    tile.paste(Image.new("RGBA", mask.size, (*LIGHT, 255)), (at, at), mask)
    return tile


@cache
def _bare_tile(ground: Colour) -> Image.Image:
    """Return a tile without an icon; all of one colour are the same."""
    large = SIDE * OVERSIZE
    tile = Image.new("RGBA", (large, large), (0, 0, 0, 0))
    draw = ImageDraw.Draw(tile)
    for inset, radius, fill in ((0.0, 0.20, IVORY), (RIM, 0.18, ground)):
        box = [inset * large, inset * large, (1 - inset) * large - 1, (1 - inset) * large - 1]
        draw.rounded_rectangle(box, radius * large, fill)
    return tile.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _heart(full: float) -> Image.Image:
    """Return a heart that is red as far down as hit points are left, from its left side."""
    large = SIDE * OVERSIZE
    picture = Image.new("RGBA", (large, large), (0, 0, 0, 0))
    for by, fill in ((0.07, LIGHT), (0.042, INK)):
        picture.paste(Image.new("RGBA", picture.size, (*fill, 255)), mask=_heart_mask(large, by))
    inside = Image.new("RGBA", picture.size, (*HOLLOW, 255))
    inside.paste((*RED, 255), (0, 0, round(large * full), large))
    picture.paste(inside, mask=_heart_mask(large, 0.0))
    return picture.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _heart_mask(large: int, by: float) -> Image.Image:
    """Return a heart as a mask, larger by a share of the picture on every side."""
    mask = Image.new("L", (large, large), 0)
    draw = ImageDraw.Draw(mask)
    for x in (0.295, 0.705):
        radius = 0.215 + by
        box = [(x - radius) * large, (0.33 - radius) * large]
        draw.ellipse([*box, (x + radius) * large, (0.33 + radius) * large], 255)
    corners = [(0.125, 0.46), (0.5, 0.89), (0.875, 0.46), (0.5, 0.22)]
    points = [(x * large, y * large) for x, y in corners]
    draw.polygon(points, 255)
    draw.line([*points[:3]], 255, round(2 * by * large) or 1, joint="curve")
    if by:
        across, down, wide = 0.5 * large, 0.89 * large, by * large
        draw.ellipse([across - wide, down - wide, across + wide, down + wide], 255)
    return mask
