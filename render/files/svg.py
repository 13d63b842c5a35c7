"""The place as SVG for print and editing, in named layers, with its alt text inside.

The hatching is one pattern, used as the paint of a broad line around the floor, so that the file
stays small however large the place is.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import cos, sin
from typing import Literal
from xml.sax.saxutils import quoteattr

from render.drawing.colour import Colour, Theme, ThemeName
from render.drawing.palettes import THEMES
from render.files.floor_outlines import floor_outlines
from render.files.paths import UNIT, area, drawn, of_kind
from render.files.svg_furnishings import LONG, UPRIGHT, WIDE
from render.files.svg_symbols import DOORS, THINGS
from render.files.walls import lines_of
from render.files.xml import DECLARATION, element, text
from render.ground.hatching import TILE, patches
from render.pictures.place_theme import themed
from render.things.room_emblems import EMBLEMS
from render.things.tokens import ANGLES
from render.words import Say, own_words
from render.words.alt_text import alt_text
from rules.core.footprints import (
    PLATE,
    Mark,
    doors_of,
    label_size,
    note_place,
    on_rock,
    secrets_of,
)
from rules.core.scene import (
    Barrier,
    Edge,
    Feature,
    Label,
    Point,
    Scene,
    Side,
    Square,
    Terrain,
)
from rules.core.words import Words

INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"
"""The namespace of the attributes by which drawing programs know a layer."""
Layer = Literal[
    "rock", "floor", "grid", "walls", "links", "labels", "tiles", "doors", "things"
]  # fmt: skip
GROUNDS = {
    Terrain.WATER: "b",
    Terrain.SHADOW: "s",
    Terrain.HINDERING: "r",
    Terrain.PIT: "d",
    Terrain.CREVICE: "d",
    Terrain.OUTSIDE: "o",
}
STROKE, GAP, LANES = 0.21, 0.15, (-1, 0, 1)
HALO = 1.5
TURNED = {Side.EAST: 0, Side.SOUTH: 90, Side.WEST: 180, Side.NORTH: 270}
NORTH, SOUTH = 270, 90
"""The directions in which symbols are drawn, in degrees: arrows north, all else south."""
SCALES = dict.fromkeys(EMBLEMS, 2.2) | {"trap": 1.2}
"""The scale of emblems in rooms of several squares."""
AHEAD = {"entrance": NORTH, "web": SOUTH // 2}
"""The directions in which things are drawn that are not drawn facing south, in degrees."""
CORNERS = {"cleared": (1, 1), "glimpsed": (1, -1)}
"""The corners in which marks stand: 1 is right or lower, -1 left or upper."""


def svg(place: Scene, say: Say, theme: ThemeName, locale: str) -> bytes:
    """Return an SVG file, at one inch a square and without figures."""
    paints, words = themed(THEMES[theme], place), own_words(locale)
    layers = [
        f"{_layer(name, words)}{inside}</g>"
        for name, inside in _layers(place, say, paints).items()
        if inside
    ]
    told = alt_text(place.with_(tokens=()), say, locale=locale)
    body = [
        element("title", text(say(place.title)), id="title"),
        element("desc", text(told), id="description"),
        element("defs", _definitions(place)),
        element("style", _style(paints)),
        *layers,
    ]
    root = element(
        "svg", "\n".join(body), xmlns="http://www.w3.org/2000/svg", width=f"{place.columns}in",
        height=f"{place.rows}in", viewBox=f"0 0 {place.columns * UNIT} {place.rows * UNIT}",
        role="img", **{"xmlns:inkscape": INKSCAPE, "aria-labelledby": "title description",
                       "xml:lang": locale},
    )  # fmt: skip
    return f"{DECLARATION}\n{root}\n".encode()


def _layers(place: Scene, say: Say, paints: Theme) -> dict[Layer, str]:
    """Return what is drawn in each layer, the lowest first; "" where a layer is empty."""
    grounds = (
        element("path", class_=name, d=area(squares))
        for kind, name in GROUNDS.items()
        if (squares := of_kind(place, kind))
    )
    links = (element("path", class_="l dots", d=drawn([link.ends])) for link in place.links)
    walls = drawn(lines_of(place, inked=True).walls)
    covered = [each for each in place.features if each.kind == "covered"]
    things = [each for each in place.features if each.kind != "covered"]
    letters, doors = secrets_of(place), doors_of(place.edges)
    return {
        "rock": element("rect", width="100%", height="100%", fill=_hex(paints.page))
        + '<use href="#ground" class="shade"/><use href="#ground" class="hatch"/>',
        "floor": "".join(('<use href="#ground" class="floor"/>', *grounds)),
        "grid": '<use href="#ground" fill="url(#grid)"/>',
        "walls": element("path", class_="wall", d=walls) if walls else "",
        "links": "".join(links),
        "labels": "".join(_label(label, plate=on_rock(place, label)) for label in place.labels),
        "tiles": "".join(_tile(each, say) for each in covered),
        "doors": "".join(_door(edge, letters) for edge in _doors(place)),
        "things": "".join(_thing(each, say, doors) for each in things),
    }


def _layer(name: Layer, words: Words) -> str:
    """Return the tag that opens a layer, with the name that drawing programs list it by."""
    label = quoteattr(words.phrase(f"export-layer-{name}"))
    return f'<g id="layer-{name}" inkscape:groupmode="layer" inkscape:label={label}>'


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _style(paints: Theme) -> str:
    ink = _hex(paints.ink)
    lines = f"stroke:{ink};stroke-width:3.5;stroke-linejoin:round;stroke-linecap:round"
    fills = {
        "i": paints.ink, "f": paints.furniture, "w": paints.wood, "m": paints.iron,
        "g": paints.chest, "d": paints.deep, "p": paints.path, "b": paints.water,
    }  # fmt: skip
    rules = [f".{name}{{fill:{_hex(fill)};{lines}}}" for name, fill in fills.items()]
    rules += [
        f".l,.k{{fill:none;{lines}}}.k{{stroke:{_hex(paints.deep_line)}}}",
        ".dots{stroke-dasharray:1 8;stroke-width:6}",
        f".s{{fill:{ink};opacity:.25}}.r{{fill:{_hex(paints.hatch)};opacity:.3}}.o{{fill:{_hex(paints.page)}}}",
        (
            f".shade{{fill:none;stroke:{_hex(paints.shade)};stroke-width:{HALO * UNIT};"
            "stroke-linejoin:round}"
        ),
        (
            f".hatch{{fill:none;stroke:url(#hatch);stroke-width:{(HALO - 0.1) * UNIT:g};"
            "stroke-linejoin:round}"
        ),
        f".floor{{fill:{_hex(paints.floor)}}}",
        f".wall{{fill:none;stroke:{ink};stroke-width:8;stroke-linecap:round;stroke-linejoin:round}}",
        (
            f"text{{font:bold 28px 'Alegreya Sans SC',sans-serif;fill:{_hex(paints.label)};"
            "text-anchor:middle;dominant-baseline:central}"
        ),
        f".note{{font-size:22px;fill:{ink}}}",
        f"#hatch path{{fill:none;stroke:{_hex(paints.hatch)};stroke-width:3.4}}",
        f"#grid path{{fill:none;stroke:{_hex(paints.grid)};stroke-width:2.5}}",
    ]
    return "".join(rules)


def _definitions(place: Scene) -> str:
    used = {edge.kind for edge in _doors(place)} & DOORS.keys()
    parts = [
        element("path", id="ground", fill_rule="evenodd", d=drawn(floor_outlines(place))),
        _pattern("hatch", TILE * UNIT, _strokes()),
        _pattern("grid", UNIT, element("path", d="M0 0h64M0 0v64", stroke_dasharray="6 6.8")),
    ]
    parts += [element("g", DOORS[kind], id=f"d-{kind}") for kind in Barrier if kind in used]
    kinds = dict.fromkeys(each.kind for each in place.features if each.kind != "covered")
    parts += [element("g", THINGS[kind], id=f"t-{kind}") for kind in kinds]
    return "".join(parts)


def _pattern(name: str, side: int, inside: str) -> str:
    return element(
        "pattern", inside, id=name, width=side, height=side, patternUnits="userSpaceOnUse"
    )


def _repeated(start: tuple[int, int], side: int) -> Iterator[tuple[int, int]]:
    """Yield a point, and its repetitions at the other sides of a pattern if it is at the rim."""
    for left in (-side, 0, side):
        for top in (-side, 0, side):
            x, y = start[0] + left, start[1] + top
            if -30 < x < side + 30 and -30 < y < side + 30:
                yield x, y


@lru_cache(maxsize=1)
def _strokes() -> str:
    """Return the strokes of all patches; those at the pattern's rim on both sides, so it tiles."""
    side, data = TILE * UNIT, []
    for number, patch in enumerate(patches()):
        dx, dy = cos(patch.angle), sin(patch.angle)
        for lane in LANES:
            x = patch.x - dy * GAP * lane
            y = patch.y + dx * GAP * lane
            reach = STROKE * (1 - 0.22 * ((number + lane) % 3))
            ends = [round(value * UNIT) for value in (x - dx * reach, y - dy * reach)]
            way = [round(2 * value * reach * UNIT) for value in (dx, dy)]
            for x, y in _repeated((ends[0], ends[1]), side):
                data.append(f"M{x} {y}l{way[0]} {way[1]}")
    return element("path", d="".join(data))


def _doors(place: Scene) -> list[Edge]:
    """Return the symbol or the letter of each edge that has one."""
    once: dict[tuple[float, float], Edge] = {}
    for edge in place.edges:
        if edge.kind in DOORS or edge.kind is Barrier.SECRET:
            once[_middle(edge)] = edge
    return list(once.values())


def _middle(edge: Edge) -> tuple[float, float]:
    dx, dy = {
        Side.NORTH: (0.5, 0.0), Side.SOUTH: (0.5, 1.0), Side.WEST: (0.0, 0.5),
        Side.EAST: (1.0, 0.5),
    }[edge.side]  # fmt: skip
    return edge.at[0] + dx, edge.at[1] + dy


def _door(edge: Edge, letters: Mapping[tuple[Square, Side], Point]) -> str:
    """Return a door; `letters` are the middles of those that mark secret doors."""
    x, y = (round(value * UNIT) for value in _middle(edge))
    if edge.kind is Barrier.SECRET:
        x, y = (round(value * UNIT) for value in letters[edge.at, edge.side])
        ring = element("circle", cx=x, cy=y, r=19, class_="f")
        return ring + element("text", "S", x=x, y=y)
    return element(
        "use", href=f"#d-{edge.kind}", transform=f"translate({x} {y})rotate({TURNED[edge.side]})"
    )


def _tile(each: Feature, say: Say) -> str:
    """Return the back of a tile over all its squares."""
    (column, row), (wide, high) = each.at, each.size
    body = element("title", text(say(each.name)))
    for inset, name, rim in ((9, "f", 12), (18, "l", 6)):
        body += element(
            "rect", class_=name, x=column * UNIT + inset, y=row * UNIT + inset,
            width=wide * UNIT - 2 * inset, height=high * UNIT - 2 * inset, rx=rim,
        )  # fmt: skip
    x, y = column * UNIT + wide * UNIT // 2, row * UNIT + high * UNIT // 2
    return element("g", body + element("path", class_="i", d=f"M{x} {y - 20}l14 20-14 20-14-20z"))


def _label(label: Label, *, plate: bool) -> str:
    x, y = (round((value + 0.5) * UNIT) for value in label.at)
    half = round(PLATE * label_size(label.text, UNIT) * UNIT)
    square = {"x": x - half, "y": y - half, "width": 2 * half, "height": 2 * half, "rx": half // 2}
    back = element("rect", class_="f", **square) if plate else ""
    return back + element("text", text(label.text), x=x, y=y)


def _lying(each: Feature) -> int:
    """Return by how many degrees a thing is turned to lie along the longer side of its squares."""
    wide, high = each.size
    across = each.kind in WIDE and high > wide
    along = each.kind in LONG and (wide > high or (each.kind == "bridge" and wide == high))
    return -90 if across or along else 0


def _thing(each: Feature, say: Say, doors: Sequence[Mark]) -> str:
    """Return a thing with the words beside it, which keep away from the doors."""
    wide, high = map(float, each.size)
    x, y = round((each.at[0] + wide / 2) * UNIT), round((each.at[1] + high / 2) * UNIT)
    ahead = AHEAD.get(each.kind, SOUTH)
    faces = None if each.kind in UPRIGHT else each.facing
    turn = ANGLES[faces] - ahead if faces else _lying(each)
    if turn % 180:
        wide, high = high, wide
    if each.kind in SCALES and min(wide, high) > 2:
        wide = high = SCALES[each.kind]
    if each.kind in CORNERS:
        across, down = CORNERS[each.kind]
        x += round(across * (wide - 1) / 2 * UNIT)
        y += round(down * (high - 1) / 2 * UNIT)
        wide = high = 1
    place = f"translate({x} {y})rotate({turn})scale({wide:g} {high:g})"
    shape = element("use", href=f"#t-{each.kind}", transform=place)
    note = ""
    if each.note:
        beside, below = (round(value * UNIT) for value in note_place(each, doors))
        note = element("text", text(each.note), x=beside, y=below, class_="note")
    return element("g", element("title", text(say(each.name))) + shape + note)
