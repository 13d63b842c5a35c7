"""The figures: their shape says whose side they are on, their letters who they are."""

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops

from render.pen import Pen, Point, Stamps, polar
from render.theme import (
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
    Colour,
    Theme,
    ink_on,
    rgb,
)  # fmt: skip
from render.window import Layout
from rules.core.scene import Facing, Scene, Square, Token

ANGLES: dict[Facing, int] = {
    "e": 0, "se": 45, "s": 90, "sw": 135, "w": 180, "nw": 225, "n": 270, "ne": 315,
}  # fmt: skip
SHEET = 1.75
RADIUS = 0.40
SOUTHWARD: tuple[Facing, ...] = ("s", "se", "sw")
"""Where the nose of a figure lies that wears its health above."""
PILL_ABOVE, PILL_BELOW = -0.50, 0.50
PIPS = 6
SIZES = {1: 0.56, 2: 0.44, 3: 0.33}
"""The size of letters, in squares, by how many there are."""
SHARED = 0.60
"""The size of figures that share a square."""
QUARTERS: tuple[Point, ...] = ((-0.23, -0.23), (0.23, -0.23), (-0.23, 0.23), (0.23, 0.23))


@dataclass(frozen=True)
class Look:
    """All that decides how a figure is drawn."""

    side: str
    mark: str
    fill: Colour
    facing: Facing | None = None
    active: bool = False
    down: bool = False
    marked: bool = False


def fill_of(token: Token) -> Colour:
    """The colour of a figure's body: a hero's by seat, a wanderer's by its letter."""
    if token.side == "hero":
        return HEROES[((token.seat or 1) - 1) % len(HEROES)]
    if token.side == "guest":
        return GUEST
    if token.side == "wanderer":
        return WANDERERS.get(token.mark[:1].upper(), WANDERERS["R"])
    return MONSTER


def pips_of(token: Token) -> tuple[int, int] | None:
    """Filled pips and all pips; more than six points are scaled down to six."""
    if token.health is None or not token.health_max:
        return None
    every = min(PIPS, token.health_max)
    health = max(0, min(token.health, token.health_max))
    filled = round(health * every / token.health_max)
    return (max(1, filled) if health else 0), every


def look_of(token: Token, *, bare: bool = False) -> Look:
    """How a figure is drawn; a bare one has no colour of its own."""
    return Look(
        side=token.side,
        mark=token.mark,
        fill=FALLEN if token.down else RIM if bare else fill_of(token),
        facing=None if token.down else token.facing,
        active=token.active,
        down=token.down,
        marked=bool(token.conditions) and not token.down,
    )


def paint_tokens(stamps: Stamps, scene: Scene, frame: Layout, theme: Theme) -> None:
    """Lay all figures, the fallen below, the active one on top."""
    places: dict[Square, list[Token]] = defaultdict(list)
    for token in scene.tokens:
        if frame.near(*token.at, 1 + max(token.size)):
            places[token.at].append(token)
    drawn: list[tuple[int, Token, Point, float]] = []
    for at, tokens in places.items():
        shown = sorted(tokens, key=_rank, reverse=True)[: len(QUARTERS)]
        for number, token in enumerate(shown):
            middle = (at[0] + token.size[0] / 2, at[1] + token.size[1] / 2)
            scale = float(min(token.size))
            if len(shown) > 1:
                shift = QUARTERS[number]
                middle = (middle[0] + shift[0], middle[1] + shift[1])
                scale = SHARED
            drawn.append((_rank(token), token, middle, scale))
    drawn.sort(key=lambda each: (each[0], each[2][1]))
    for _, token, middle, scale in drawn:
        stamps.lay(figure(look_of(token, bare=theme.bare), round(frame.c * scale)), *middle)
    # Health goes on top, or a figure would hide that of its neighbour.
    for _, token, middle, scale in drawn:
        pips = pips_of(token)
        if pips and not token.down:
            c = round(frame.c * scale)
            height = PILL_ABOVE if token.facing in SOUTHWARD else PILL_BELOW
            stamps.lay(pill(*pips, c), middle[0], middle[1] + height * scale)


def _rank(token: Token) -> int:
    return 2 if token.active else 0 if token.down else 1


@lru_cache(maxsize=512)
def figure(look: Look, c: int) -> Image.Image:
    """A figure's small picture for squares of `c` pixels, its middle in the middle."""
    pen = Pen(SHEET, SHEET, c)
    if look.active:
        for radius, alpha in ((0.68, 55), (0.62, 110)):
            pen.disc((0, 0), radius, (*GOLD, alpha))
        pen.disc((0, 0), 0.555, GOLD)
        pen.disc((0, 0), 0.515, OUTLINE)
        pen.disc((0, 0), 0.495, GOLD)
    pen.disc((0.04, 0.06), RADIUS, (0, 0, 0, 70))
    if look.facing:
        _nose(pen, ANGLES[look.facing])
    body = _body(look, c)
    pen.image.alpha_composite(body)
    if look.marked:
        x, y = 0.34, -0.34
        for size, paint in ((0.17, OUTLINE), (0.115, GOLD)):
            pen.shape([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], paint)
    return pen.done()


def _nose(pen: Pen, angle: int) -> None:
    for tip, half, paint in ((0.70, 0.34, RIM), (0.64, 0.26, OUTLINE)):
        wings = [
            (polar(angle, 0.28)[0] + polar(angle + turn, half)[0],
             polar(angle, 0.28)[1] + polar(angle + turn, half)[1])
            for turn in (-90, 90)
        ]  # fmt: skip
        pen.shape([polar(angle, tip), *wings], paint)


def _outline(side: str, radius: float) -> list[Point]:
    """The corners of a monster's or a wanderer's body."""
    turn, count = (0, 6) if side == "monster" else (-90, 4)
    scale = 1.10 if side == "monster" else 1.18
    return [polar(turn + 360 * step / count, radius * scale) for step in range(count)]


def _shape(pen: Pen, side: str, radius: float, paint: Colour) -> None:
    if side == "hero":
        pen.disc((0, 0), radius, paint)
    elif side == "guest":
        pen.box((0, 0), (1.92 * radius, 1.92 * radius), paint, corner=0.34 * radius)
    else:
        pen.shape(_outline(side, radius), paint)


def _body(look: Look, c: int) -> Image.Image:
    """The body with its letters, as large as the sheet it goes on."""
    pen = Pen(SHEET, SHEET, c)
    inner = 0.105 if look.side in ("hero", "guest") else 0.12
    _shape(pen, look.side, RADIUS, OUTLINE)
    _shape(pen, look.side, RADIUS - 0.04, RIM)
    if look.facing:
        _dull_rear(pen, look, c)
    _shape(pen, look.side, RADIUS - inner, OUTLINE)
    _shape(pen, look.side, RADIUS - inner - 0.018, look.fill)
    if look.down:
        for one, other in (((-0.26, -0.26), (0.26, 0.26)), ((0.26, -0.26), (-0.26, 0.26))):
            pen.rod([one, other], WANDERERS["R"], 0.09)
    size = SIZES[len(look.mark)] * (0.9 if look.side == "wanderer" else 1)
    ink = ink_on(look.fill)
    pen.text(look.mark, size, ink, halo=look.fill if look.down else None)
    return pen.image.rotate(90, Image.Resampling.BICUBIC) if look.down else pen.image


def _dull_rear(pen: Pen, look: Look, c: int) -> None:
    """Grey the half of the rim that the figure turns its back to."""
    if look.facing is None:
        return
    rim, half = Pen(SHEET, SHEET, c), Pen(SHEET, SHEET, c)
    _shape(rim, look.side, RADIUS - 0.04, RIM_REAR)
    angle = ANGLES[look.facing]
    half.slice(0.6, angle + 90, angle + 270, RIM_REAR)
    mask = ImageChops.multiply(rim.image.getchannel("A"), half.image.getchannel("A"))
    pen.image.paste(RIM_REAR, mask=mask)


@lru_cache(maxsize=128)
def pill(filled: int, every: int, c: int) -> Image.Image:
    """Health as a row of pips, full and hollow, for squares of `c` pixels."""
    pitch = 0.145
    pen = Pen(every * pitch + 0.14, 0.24, c)
    pen.box((0, 0), (every * pitch + 0.08, 0.18), OUTLINE, RIM, 0.018, corner=0.07)
    share = filled / every
    paint = HEALTHY if share > 0.5 else HURT if share > 0.25 else DYING
    for pip in range(every):
        x = (pip - (every - 1) / 2) * pitch
        if pip < filled:
            pen.disc((x, 0), 0.055, paint)
        else:
            pen.disc((x, 0), 0.052, OUTLINE, EMPTY_PIP if share > 0.25 else rgb("#7A6A64"), 0.022)
    return pen.done()
