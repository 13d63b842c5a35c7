"""The textures of materials: a function for each that draws a tile that repeats."""

import math
from collections.abc import Callable
from itertools import product

from PIL import Image, ImageChops

from render.drawing.colour import Colour, mix, rgb
from render.drawing.pen import Point, polar
from render.ground import hatching as hatch
from render.ground.hatching import RIM, TILE, patch_cells
from render.ground.material_colours import Texture
from render.ground.texture_tile import FINE, TextureTile, pick
from rules.core.noise import chance, swing

BLACK = rgb("#181412")


def _ice(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    crack, pale, glint, deep = paints
    for number, (x, y) in cloth.scatter(4, 100):
        points = [(x + dx, y + 0.35 * dx) for dx in (-0.7, 0.7)]
        cloth.shape([*points, (x + 0.5, y + 0.6 + 0.3 * swing(number, 0, 102))], pale)
    for number, (x, y) in cloth.scatter(6, 104):
        angle = 360 * chance(number, 1, 106)
        path: list[Point] = [(x, y)]
        for step in range(4):
            angle += 55 * swing(number, step, 107)
            path.append(polar(angle, 0.22 + 0.14 * chance(number, step, 108), path[-1]))
        cloth.line(path, crack if number % 3 else deep, 0.035)
        cloth.line([path[2], polar(angle + 70, 0.3, path[2])], crack, 0.028)
    for number, (x, y) in cloth.scatter(7, 110):
        if number % 2:
            reach = 0.07 + 0.07 * chance(number, 2, 112)
            for turn in (0, 90):
                cloth.line(
                    [polar(turn, reach, (x, y)), polar(turn + 180, reach, (x, y))], glint, 0.04
                )


def _flesh(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    membrane, light, nucleus, vein, dark = paints
    numbers = _large_numbers(cloth)
    shades = [cloth.fill(pick((cloth.base, light, mix(cloth.base, light, 0.5)), n, 0, 120))
              for n in range(256)]  # fmt: skip
    _flood(cloth, numbers, shades)
    cloth.image.paste(cloth.dye(membrane), mask=_borders(numbers, max(1, cloth.c // 24)))
    for number, patch in enumerate(hatch.patches()):
        reach = 0.055 + 0.03 * chance(number, 1, 121)
        cloth.disc((patch.x, patch.y), reach, nucleus, squash=0.8)
        if number % 3 == 0:
            cloth.disc((patch.x + 0.015, patch.y - 0.01), reach * 0.45, dark)
    for number, (x, y) in cloth.scatter(3, 122):
        path: list[Point] = [(x, y)]
        angle = 360 * chance(number, 0, 124)
        for step in range(9):
            angle += 50 * swing(number, step, 125)
            path.append(polar(angle, 0.24, path[-1]))
        cloth.line(path, dark, 0.10)
        cloth.line(path, vein, 0.06)
        branch = polar(angle + 60, 0.5, path[5])
        cloth.line([path[5], branch], vein, 0.05)


def _ceramite(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    seam, light, bolt, shade = paints
    wide, high = TILE / 5, TILE / 7
    boxes = []
    for column, row in product(range(5), range(7)):
        left, top = (column + (0.5 if row % 2 else 0.0)) * wide, row * high
        boxes.append((left, top, left + wide, top + high))
        if chance(column, row, 130) < 0.4:
            cloth.shape(_corners(left, top, wide, high), light)
        cloth.line([(left + wide - 0.05, top + 0.08), (left + wide - 0.05, top + high - 0.05),
                    (left + 0.08, top + high - 0.05)], shade, 0.05)  # fmt: skip
        corners = _corners(left, top, wide, high)
        cloth.line([*corners, corners[0]], seam, 0.045)
        for x, y in _corners(left + 0.14, top + 0.14, wide - 0.28, high - 0.28):
            cloth.disc((x, y), 0.055, seam)
            cloth.disc((x - 0.008, y - 0.008), 0.035, bolt)
    cloth.pieces(boxes)


def _corners(left: float, top: float, wide: float, high: float) -> list[Point]:
    return [(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)]


def _grave_soil(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    dark, light, stone, edge, bone = paints
    for number, (x, y) in cloth.scatter(22, 140):
        colour = pick((dark, light, dark), number, 0, 142)
        cloth.disc((x, y), 0.02 + 0.035 * chance(number, 1, 143), colour, squash=0.75)
    for number, (x, y) in cloth.scatter(6, 144):
        if number % 2:
            lean = 0.05 * swing(number, 0, 146)
            slab = [polar(180 + 15 * k, 0.13, (x + lean, y - 0.10)) for k in range(13)]
            slab = [(x - 0.13, y + 0.16), *slab, (x + 0.13, y + 0.16)]
            cloth.shape([(px + 0.04, py + 0.03) for px, py in slab], dark)
            cloth.shape(slab, stone, edge, 0.035)
            cloth.line([(x + lean, y - 0.13), (x + lean, y + 0.05)], edge, 0.03)
            cloth.line([(x + lean - 0.05, y - 0.07), (x + lean + 0.05, y - 0.07)], edge, 0.03)
        elif number % 4 == 0:
            turn = 180 * chance(number, 2, 147)
            ends = (polar(turn, 0.12, (x, y)), polar(turn + 180, 0.12, (x, y)))
            cloth.line(ends, bone, 0.045)
            for end in ends:
                cloth.disc(end, 0.04, bone)


def _black_metal(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    sheen, bright, seam, rivet = paints
    pitch = TILE / 10
    for band in range(-10, 20):
        x = band * pitch
        for shift, width, colour in ((0.0, 0.17, sheen), (0.20, 0.05, bright)):
            cloth.draw.line(
                [((x + shift + y * 1.0 + RIM) * cloth.unit, (RIM + TILE - y) * cloth.unit)
                 for y in (-RIM, TILE + RIM)],
                fill=cloth.dye(colour),
                width=max(1, round((0.03 if cloth.theme.drawn else width) * cloth.unit)),
            )  # fmt: skip
    count = 5
    side = TILE / count
    for column, row in product(range(count), range(count)):
        left, top = column * side, row * side
        corners = _corners(left, top, side, side)
        cloth.line([*corners, corners[0]], seam, 0.055)
        for x, y in _corners(left + 0.16, top + 0.16, side - 0.32, side - 0.32):
            cloth.disc((x, y), 0.06, seam)
            cloth.disc((x - 0.01, y - 0.01), 0.042, rivet)


def _shadow_light(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    """Draw slanting rays of light; `materials._rays` fades them in themes with colours."""
    light = paints[0]
    for number in range(8):
        x = number * TILE / 8
        wide = 0.10 + 0.28 * chance(number, 0, 150)
        for shift in (-2 * TILE, -TILE, 0, TILE, 2 * TILE):
            left, right = x + shift, x + shift + wide
            # Moved as far sideways as down, so that it is continuous at the seam.
            far = TILE + 2
            ends = [(left, -1), (right, -1), (right + far, far - 1), (left + far, far - 1)]
            path = [((px + RIM) * cloth.unit, (py + RIM) * cloth.unit) for px, py in ends]
            if cloth.theme.drawn:
                cloth.draw.line([path[0], path[3]], fill=cloth.theme.hatch, width=cloth.c // 20)
            else:
                cloth.draw.polygon(path, fill=cloth.fill(light))


def _dreams(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    if cloth.theme.drawn:
        for number, (x, y) in cloth.scatter(4, 160):
            for ring in range(1, 4 + number % 2):
                rings = [polar(20 * k, 0.17 * ring, (x, y)) for k in range(19)]
                cloth.line(rings, BLACK, 0.03)
        return
    fine = 12
    side = (TILE + 2 * RIM) * fine
    turn = 2 * math.pi / TILE
    pixels = []
    for down, across in product(range(side), range(side)):
        u, v = (across / fine - RIM) * turn, (down / fine - RIM) * turn
        wave = (
            math.sin(2 * u + math.sin(v)) + math.sin(3 * v - 1.4 * math.sin(2 * u))
            + math.sin(2 * (u + v) + 2 * math.sin(u - v))
        )  # fmt: skip
        hue = (wave / 6 + 0.5) * 2 % 1 * len(paints)
        one, other = paints[int(hue) % len(paints)], paints[(int(hue) + 1) % len(paints)]
        pixels.append(cloth.dye(mix(one, other, hue % 1)))
    small = Image.new("RGB", (side, side))
    small.putdata(pixels)
    cloth.image.paste(small.resize(cloth.image.size, Image.Resampling.BICUBIC))


def _weapons(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    steel, edge, grip, rust, dark = paints
    for number, (x, y) in cloth.scatter(8, 170):
        turn = 360 * chance(number, 0, 172)
        for blade in (0, 1):
            angle = turn + blade * (70 + 40 * chance(number, 1, 173))
            tail, tip = polar(angle + 180, 0.34, (x, y)), polar(angle, 0.40, (x, y))
            guard = polar(angle + 180, 0.18, (x, y))
            colour = rust if (number + blade) % 5 == 0 else steel
            cloth.line([tail, tip], dark, 0.115)
            cloth.line([guard, tip], colour, 0.065)
            cloth.line([guard, tip], edge, 0.02)
            cloth.line([tail, guard], grip, 0.065)
            ends = [polar(angle + side, 0.11, guard) for side in (-90, 90)]
            cloth.line(ends, dark, 0.08)
            cloth.line(ends, grip, 0.04)


def _living_soil(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    dark, light, pale, insect, shell = paints
    for number, (x, y) in cloth.scatter(17, 180):
        colour = pick((dark, light, dark, pale), number, 0, 182)
        for lean in (-0.08, 0.0, 0.08):
            tip = (x + lean + 0.03 * swing(number, 1, 183), y - 0.14)
            cloth.line([(x + lean * 0.3, y + 0.04), tip], colour, 0.035)
    for number, (x, y) in cloth.scatter(7, 184):
        if number % 2 == 0:
            continue
        angle = 360 * chance(number, 0, 186)
        for leg in (-1, 0, 1):
            for side in (-1, 1):
                hip = polar(angle, 0.055 * leg, (x, y))
                knee = polar(angle + side * 80 + leg * 25 * side, 0.12, hip)
                foot = polar(angle + side * 110, 0.06, knee)
                cloth.line([hip, knee, foot], insect, 0.026)
        for along, size in ((-0.10, 0.075), (0.02, 0.055), (0.11, 0.045)):
            cloth.disc(polar(angle, along, (x, y)), size, insect)
        cloth.disc(polar(angle, -0.10, (x, y)), 0.035, shell)


def _bricks(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    mortar, *shades = paints
    columns, rows = 10, 24
    wide, high, gap = TILE / columns, TILE / rows, 0.022
    boxes = []
    for row, column in product(range(rows), range(columns)):
        left, top = (column + (0.5 if row % 2 else 0.0)) * wide, row * high
        boxes.append((left, top, left + wide, top + high))
        cloth.shape(_corners(left, top, wide, high), mortar)
        colour = pick((cloth.base, *shades, cloth.base), column, row, 190)
        cloth.shape(_corners(left + gap, top + gap, wide - 2 * gap, high - 2 * gap), colour)
    cloth.pieces(boxes)


def _glass(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    lead, *panes = paints
    numbers = _large_numbers(cloth)
    shades = [cloth.fill(pick(tuple(panes), n, 0, 200)) for n in range(256)]
    _flood(cloth, numbers, shades)
    cloth.image.paste(cloth.dye(lead), mask=_borders(numbers, max(1, cloth.c // 18)))


def _wicker(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    gap, light, shade = paints
    count = 14
    side = TILE / count
    strips = 3
    boxes = []
    for column, row in product(range(count), range(count)):
        left, top = column * side, row * side
        boxes.append((left, top, left + side, top + side))
        cloth.shape(_corners(left, top, side, side), gap)
        for strip in range(strips):
            at, thick = side * strip / strips + 0.018, side / strips - 0.036
            along = side - 0.02
            upright = (column + row) % 2
            corners = (
                _corners(left + at, top + 0.01, thick, along)
                if upright
                else _corners(left + 0.01, top + at, along, thick)
            )
            cloth.shape(
                corners, pick((cloth.base, light, cloth.base), column, 3 * row + strip, 210)
            )
            ends = (corners[0], corners[1]) if upright else (corners[0], corners[3])
            cloth.line(ends, shade, 0.04)
    cloth.pieces(boxes)


def _plain(cloth: TextureTile, paints: tuple[Colour, ...]) -> None:
    """Draw rounded stones in even tones, which fit any words."""
    seam, *shades = paints
    numbers = _large_numbers(cloth)
    tones = (cloth.base, *shades)
    _flood(cloth, numbers, [cloth.fill(pick(tones, n, 0, 220)) for n in range(256)])
    cloth.image.paste(cloth.dye(seam), mask=_borders(numbers, max(1, cloth.c // 28)))
    for number, (x, y) in cloth.scatter(12, 222):
        cloth.disc((x, y), 0.015 + 0.02 * chance(number, 1, 224), seam)


def _large_numbers(cloth: TextureTile) -> Image.Image:
    """Return the hatching's patches by number, as large as the cloth."""
    return patch_cells(cloth.c * FINE).numbers


def _flood(cloth: TextureTile, numbers: Image.Image, shades: list[Colour]) -> None:
    """Paint every patch in a colour of its own."""
    bands = [numbers.point([shade[part] for shade in shades]) for part in range(3)]
    cloth.image.paste(Image.merge("RGB", bands))


def _borders(numbers: Image.Image, reach: int) -> Image.Image:
    """Return a mask that is white where two patches meet."""
    meeting = Image.new("L", numbers.size, 0)
    for dx, dy in ((reach, 0), (0, reach), (reach, reach), (reach, -reach)):
        there = ImageChops.offset(numbers, dx, dy)
        back = ImageChops.offset(numbers, -dx, -dy)
        meeting = ImageChops.lighter(meeting, ImageChops.difference(numbers, there))
        meeting = ImageChops.lighter(meeting, ImageChops.difference(numbers, back))
    return meeting.point([0] + [255] * 255)


PAINTERS: dict[Texture, Callable[[TextureTile, tuple[Colour, ...]], None]] = {
    "ice": _ice,
    "flesh": _flesh,
    "ceramite": _ceramite,
    "grave_soil": _grave_soil,
    "black_metal": _black_metal,
    "shadow_light": _shadow_light,
    "dreams": _dreams,
    "weapons": _weapons,
    "living_soil": _living_soil,
    "bricks": _bricks,
    "glass": _glass,
    "wicker": _wicker,
    "plain": _plain,
}
