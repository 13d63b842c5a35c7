"""Figures as tokens: the shape shows their side, the face what they are, the letters which one."""

import math
from dataclasses import dataclass, field

from PIL import Image, ImageChops

from render.drawing.cache import sprite
from render.drawing.colour import (
    Colour,
    Theme,
    rgb,
)
from render.drawing.icons import icon_mask, is_icon
from render.drawing.palettes import (
    DYING,
    EMPTY_PIP,
    FALLEN,
    GOLD,
    GUEST,
    HEALTHY,
    HEROES,
    HURT,
    MONSTER,
    OUTLINE,
    RIM,
    RIM_REAR,
    WANDERERS,
    ink_on,
)
from render.drawing.pen import MASKED, Pen, Point, Stamps, polar
from render.things.badges import PLACES, badge, letters_of
from render.things.figure_emblems import laid, picture_of
from render.things.gathering import rank, stands
from render.things.token_shapes import Stretch, half_width, ring, shape, stretch_of
from render.view.window import Layout
from render.words import Say
from rules.core.scene import Facing, Scene, Token

ANGLES: dict[Facing, int] = {
    "e": 0, "se": 45, "s": 90, "sw": 135, "w": 180, "nw": 225, "n": 270, "ne": 315,
}  # fmt: skip
SHEET = 1.75
RADIUS = 0.40
BODY, AROUND = 0.5, 0.72
"""How far from its middle a body reaches, and a nose or the light about an active figure, in
squares and besides its stretch."""
SOUTHWARD: tuple[Facing, ...] = ("s", "se", "sw")
"""Directions in which the nose of a figure points down, so that its health is shown above."""
PILL_ABOVE, PILL_BELOW = -0.50, 0.50
ASIDE = 0.19
"""How far health is from that of the figure on the next square, where both are between them."""
PIPS = 6
SIZES = {1: 0.56, 2: 0.44, 3: 0.33}
"""The size of letters, in squares, by their number."""
CAPITALS, SMALLEST = 0.62, 0.12
"""The height of capital letters beside the size of letters, and the least size, in squares."""
EDGE = 0.018
"""The width of the line around the inner part of a body, in squares."""
LEAST = 40
"""Pixels of a square below which nobody could tell emblems apart, so that letters stand alone."""
BADGE: Point = (0.385, 0.25)
"""The right edge and the middle of the badge with a faced figure's letters, in squares."""
BADGE_SIZES = {1: 0.33, 2: 0.29, 3: 0.25}
"""The size of letters on that badge, by their number."""
SHARE, RISE = 0.90, 0.02
"""The size of a face beside the inner part of its figure, and how far it is above the middle, in
squares."""


@dataclass(frozen=True)
class Look:
    """All that decides how a figure is drawn.

    `emblem` is the id of its `picture`, `face` the icon of one that has no picture.
    """

    side: str
    mark: str
    fill: Colour
    facing: Facing | None = None
    active: bool = False
    down: bool = False
    bare: bool = False
    stretch: Stretch = (0.0, 0.0)
    face: str = ""
    emblem: str = ""
    picture: Image.Image | None = field(default=None, compare=False, repr=False)

    @property
    def reach(self) -> float:
        """How far from its middle anything is drawn, in squares and besides its stretch."""
        return AROUND if self.active or self.facing else BODY

    def has_face(self, c: int) -> bool:
        """Return whether something is shown besides the letters, on squares of `c` pixels."""
        return c >= LEAST and bool(self.picture or self.face)


def fill_of(token: Token) -> Colour:
    """Return the colour of a figure's body: a hero's by seat, a wanderer's by its letter."""
    if token.side == "hero":
        return HEROES[((token.seat or 1) - 1) % len(HEROES)]
    if token.side == "guest":
        return GUEST
    if token.side == "wanderer":
        return WANDERERS.get(token.mark[:1].upper(), WANDERERS["R"])
    return MONSTER


def pips_of(token: Token) -> tuple[int, int] | None:
    """Return the filled pips and all pips; more than six points are scaled down to six."""
    if token.health is None or not token.health_max:
        return None
    every = min(PIPS, token.health_max)
    health = max(0, min(token.health, token.health_max))
    filled = round(health * every / token.health_max)
    return (max(1, filled) if health else 0), every


def look_of(token: Token, *, bare: bool = False) -> Look:
    """Return how a figure is drawn; in a bare theme it has no colour of its own."""
    picture = None if token.down else picture_of(token.emblem)
    faced = not picture and not token.down and is_icon(token.face)
    return Look(
        face=token.face if faced else "",
        emblem=token.emblem.id if token.emblem and picture else "",
        picture=picture,
        side=token.side,
        mark=token.mark,
        fill=FALLEN if token.down else RIM if bare else fill_of(token),
        facing=None if token.down else token.facing,
        active=token.active,
        down=token.down,
        bare=bare,
        stretch=stretch_of(token.size),
    )


def paint_tokens(stamps: Stamps, scene: Scene, frame: Layout, theme: Theme, say: Say) -> None:
    """Paste all figures, the fallen below, the active one on top."""
    drawn = sorted(stands(scene, frame), key=lambda each: (rank(each.token), each.middle[1]))
    for token, middle, scale in drawn:
        stamps.lay(close_figure(look_of(token, bare=theme.bare), round(frame.c * scale)), *middle)
    # Health and conditions are pasted last, so that no figure hides those of its neighbour.
    below = {
        _health_at(token, middle, scale)
        for token, middle, scale in drawn
        if pips_of(token) and not token.down and token.facing not in SOUTHWARD
    }
    for token, middle, scale in drawn:
        if not token.down:
            names, c = tuple(say(each) for each in token.conditions), round(frame.c * scale)
            _lay_conditions(stamps, token, names, middle, scale, c, theme)
            pips, (x, y) = pips_of(token), _health_at(token, middle, scale)
            if pips:
                # Above one figure and below another would be the same place.
                met = token.facing in SOUTHWARD and (x, y) in below
                y += ASIDE * scale if met else 0
                stamps.lay(pill(*pips, c, bare=theme.bare), x, y)


def _lay_conditions(
    stamps: Stamps,
    token: Token,
    conditions: tuple[str, ...],
    middle: Point,
    scale: float,
    c: int,
    theme: Theme,
) -> None:
    """Paste the badges of a figure's conditions."""
    stretch = stretch_of(token.size)[1]
    for letter, place in zip(letters_of(conditions), PLACES, strict=False):
        x, y = middle[0] + place[0] * scale, middle[1] + place[1] * scale - stretch * scale
        stamps.lay(badge(letter, c, bare=theme.bare), x, y)


def _health_at(token: Token, middle: Point, scale: float) -> Point:
    """Return the middle of a figure's health, in squares."""
    height = PILL_ABOVE if token.facing in SOUTHWARD else PILL_BELOW
    height += math.copysign(stretch_of(token.size)[1], height)
    return middle[0], middle[1] + height * scale


@sprite
def figure(look: Look, c: int) -> Image.Image:
    """Return the sprite of a figure for squares of `c` pixels, centred, with room for any look."""
    close, spare = close_figure(look, c), _spare(c, look.reach)
    whole = Image.new("RGBA", (close.width + 2 * spare, close.height + 2 * spare), (0, 0, 0, 0))
    whole.paste(close, (spare, spare))
    return whole


@sprite
def close_figure(look: Look, c: int) -> Image.Image:
    """Return the same sprite without what is empty around it: laid, it gives the same pixels."""
    pen = _sheet(look, c)
    if look.active:
        glow = OUTLINE if look.bare else GOLD
        for radius, alpha in ((0.68, 55), (0.62, 110)):
            if not look.bare:
                ring(pen, radius, (*GOLD, alpha), look.stretch)
        ring(pen, 0.555, glow, look.stretch)
        ring(pen, 0.515, RIM if look.bare else OUTLINE, look.stretch)
        ring(pen, 0.495, glow, look.stretch)
    if look.stretch == (0, 0):
        pen.disc((0.04, 0.06), RADIUS, (0, 0, 0, 70))
    if look.facing:
        _nose(pen, ANGLES[look.facing], look.stretch)
    if look.down:
        lying = _sheet(look, c)
        _draw_body(lying, look, c)
        pen.image.alpha_composite(lying.image.rotate(90, Image.Resampling.BICUBIC))
    else:
        _draw_body(pen, look, c)
    return pen.done()


def _spare(c: int, reach: float) -> int:
    """Return the pixels at each side of a figure's sheet that are farther than so many squares.

    They are even: a sprite smaller by that much is laid on the same pixels.
    """
    return int((SHEET / 2 - reach) * c) // 2 * 2


def _sheet(look: Look, c: int, *, mask: bool = False) -> Pen:
    """Return an empty sprite, or a mask, that is large enough for a figure."""
    dx, dy = look.stretch
    if look.down:
        dx = dy = max(dx, dy)
    return Pen(SHEET + 2 * dx, SHEET + 2 * dy, c, mask=mask, spare=_spare(c, look.reach))


def _nose(pen: Pen, angle: int, stretch: Stretch) -> None:
    """Draw a dark arrow head with a light edge at the body's end in that direction."""
    ahead = polar(angle, 1)
    shift = (stretch[0] * _sign(ahead[0]), stretch[1] * _sign(ahead[1]))
    for tip, half, paint in ((0.70, 0.34, RIM), (0.64, 0.26, OUTLINE)):
        wings = [
            (polar(angle, 0.28)[0] + polar(angle + turn, half)[0],
             polar(angle, 0.28)[1] + polar(angle + turn, half)[1])
            for turn in (-90, 90)
        ]  # fmt: skip
        corners = [(x + shift[0], y + shift[1]) for x, y in (polar(angle, tip), *wings)]
        pen.shape(corners, paint)


def _sign(value: float) -> float:
    return 0.0 if abs(value) < 0.1 else math.copysign(1.0, value)


def _draw_body(pen: Pen, look: Look, c: int) -> None:
    """Draw the body with its face and its letters."""
    inner = _rim(look, c)
    shape(pen, look.side, RADIUS, OUTLINE, look.stretch)
    shape(pen, look.side, RADIUS - 0.04, RIM, look.stretch)
    if look.facing:
        _dull_rear(pen, look, c)
    shape(pen, look.side, RADIUS - inner, OUTLINE, look.stretch)
    shape(pen, look.side, RADIUS - inner - EDGE, look.fill, look.stretch)
    if look.has_face(c):
        _lay_face(pen, look, RADIUS - inner - EDGE, c)
    if look.down:
        for one, other in (((-0.26, -0.26), (0.26, 0.26)), ((0.26, -0.26), (-0.26, 0.26))):
            pen.rod([one, other], WANDERERS["R"], 0.09)
    _write_mark(pen, look, c)


def _rim(look: Look, c: int) -> float:
    """Return how far the inner part of a body is from its edge: a face has more room within.

    The rim shows where a figure has its back, so that one with a facing keeps a broad one.
    """
    usual = 0.105 if look.side in ("hero", "guest") else 0.12
    return 0.08 if look.has_face(c) and look.facing is None else usual


def _lay_face(pen: Pen, look: Look, radius: float, c: int) -> None:
    """Lay a figure's picture on the inner part of its body, or its icon in black or white."""
    side, rise = round(SHARE * 2 * radius * pen.unit), round(RISE * pen.unit)
    if look.picture is None:
        x, y = pen.at((0, 0))
        mask = icon_mask(look.face, side)
        pen.image.paste(ink_on(look.fill), (round(x - side / 2), round(y - side / 2) - rise), mask)
        return
    inner = _sheet(look, c)
    shape(inner, look.side, radius - 0.03, look.fill, look.stretch)
    pen.image.alpha_composite(laid(inner.image, look.picture, side, rise))


def _write_mark(pen: Pen, look: Look, c: int) -> None:
    """Write a figure's letters, on a badge at its lower edge if it has a face."""
    if not look.has_face(c):
        size = letters_within(pen, look, RADIUS - _rim(look, c) - EDGE)
        pen.text(look.mark, size, ink_on(look.fill), halo=look.fill if look.down else None)
        return
    size = BADGE_SIZES[len(look.mark)]
    width = pen.text_width(look.mark, size) + 0.11
    inwards = BADGE[0] - width / 2
    # The nose of a figure that looks to the south-east would be below it.
    middle = (-inwards if look.facing == "se" else inwards, BADGE[1])
    pen.box(middle, (width + 0.045, 0.31), RIM, corner=0.085)
    pen.box(middle, (width, 0.265), OUTLINE, corner=0.065)
    pen.text(look.mark, size, RIM, middle)


def letters_within(pen: Pen, look: Look, radius: float) -> float:
    """Return the size with which a figure's letters lie within the inner part of its body."""
    size = SIZES[len(look.mark)]
    wider = max(look.stretch[0], 0.0)

    def fits() -> bool:
        room = half_width(look.side, radius, CAPITALS / 2 * size) + wider
        return pen.text_width(look.mark, size) <= 2 * room

    while size > SMALLEST and not fits():
        size -= 0.01
    return size


def _dull_rear(pen: Pen, look: Look, c: int) -> None:
    """Grey the half of the rim that the figure turns its back to."""
    if look.facing is None:
        return
    rim, half = _sheet(look, c, mask=True), _sheet(look, c, mask=True)
    shape(rim, look.side, RADIUS - 0.04, MASKED, look.stretch)
    angle = ANGLES[look.facing]
    half.slice(0.6 + max(look.stretch), angle + 90, angle + 270, MASKED)
    rear = ImageChops.multiply(rim.image, half.image)
    box = rear.getbbox()
    pen.image.paste(RIM_REAR, box, rear.crop(box))


@sprite
def pill(filled: int, every: int, c: int, *, bare: bool = False) -> Image.Image:
    """Return health as a row of full and hollow pips; in bare themes they are white."""
    pitch = 0.145
    pen = Pen(every * pitch + 0.14, 0.24, c)
    pen.box((0, 0), (every * pitch + 0.08, 0.18), OUTLINE, RIM, 0.018, corner=0.07)
    share = filled / every
    paint = RIM if bare else HEALTHY if share > 0.5 else HURT if share > 0.25 else DYING
    for pip in range(every):
        x = (pip - (every - 1) / 2) * pitch
        if pip < filled:
            pen.disc((x, 0), 0.055, paint)
        else:
            pen.disc((x, 0), 0.052, OUTLINE, EMPTY_PIP if share > 0.25 else rgb("#7A6A64"), 0.022)
    return pen.done()
