"""The area that each mark takes on a map, so that no two lie over each other.

Areas are in squares and measured where ink is: soft shadows are left out. Words have a least size
in pixels, so that on small maps they take more of a square: `c` is how many pixels a square has.
Rules place things by these areas, and drawing keeps to them.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from math import fsum
from typing import NamedTuple

from rules.core.grid import ON_PAGE
from rules.core.scene import (
    Barrier,
    Edge,
    Feature,
    Label,
    Point,
    Scene,
    Side,
    Square,
    Symbol,
    Terrain,
)

USUAL = 40
"""Pixels of a square from which on no word is larger in squares than at any greater size."""
LABEL, LABEL_LONG, LABEL_LEAST = 0.74, 0.50, 24
"""The size of letters on the floor: in squares, that of words, and at least so many pixels."""
LETTERS = 3
"""The most letters of a number or mark; longer labels are words."""
NOTE, NOTE_LEAST = 0.44, 24
"""The size of the words beside a thing, in squares, and at least so many pixels."""
LARGEST_NOTE = 0.73
"""Their size where they are largest in squares: on the smallest maps that have them."""
BESIDE, BELOW, INSIDE, ASIDE = 0.42, 0.20, 0.34, 0.30
"""How far the middle of a note is from its thing: at its side, below it, inside an emblem.

Beside it, it may be so far beyond its upper or lower end.
"""
EMBLEM = 0.25
"""Half the side of an emblem in the middle of several squares, as a share of their shorter side."""
EMBLEMS: frozenset[Symbol] = frozenset({"fight", "hard_fight", "magic", "treasure", "lair"})
WIDTHS: Mapping[str, float] = {"°": 0.14, "m": 0.39, "w": 0.40, "M": 0.44, "W": 0.46}
USUAL_WIDTH, HIGH = 0.27, 0.36
"""Half the width of letters, and half their height, in sizes of the font."""
SECRET = 0.31
"""Half the size of the letter that marks a secret door."""
PLATE = 0.56
"""Half the side of the plate under a number that stands over a thing, in sizes of its letters."""
NEAR = 2.0
"""How far off a mark can matter to words, in squares."""
STARS: frozenset[Symbol] = frozenset({"special", "very_special"})
CORNERS: frozenset[Symbol] = frozenset({"cleared", "glimpsed"})
SHEER: frozenset[Barrier] = frozenset({Barrier.WALL, Barrier.OPEN})
"""Barriers of which nothing is drawn but the wall itself."""
DOORS = frozenset(f"door {kind.value}" for kind in Barrier)
"""Leaves of one kind beside each other are one door, several squares wide, with common posts."""
SLACK = 0.02
"""How far two areas may reach into each other: half the ink of a line."""
FULL = 0.47
"""Half the side of most things that fill a square."""
SMALL: Mapping[Symbol, tuple[float, float]] = {
    "barrel": (0.31, 0.31), "bones": (0.38, 0.38), "column": (0.31, 0.31),
    "crate": (0.30, 0.30), "entrance": (0.43, 0.43), "grate": (0.26, 0.26),
    "rubble": (0.43, 0.39), "shelf": (0.43, 0.43),
    "slope": (0.39, 0.39), "stool": (0.33, 0.37), "table": (0.41, 0.34), "trap": (0.37, 0.37),
}  # fmt: skip
"""Half the width and the height of things that leave much of a square free."""


Part = tuple[float, float, float, float]
LEAF: Part = (-0.18, -0.52, 0.18, 0.52)
POSTS: tuple[Part, ...] = ((-0.14, -0.52, 0.14, -0.35), (-0.14, 0.35, 0.14, 0.52))
DOOR_PARTS: Mapping[Barrier, tuple[Part, ...]] = {
    Barrier.ARCH: POSTS,
    Barrier.UNEXPLORED: POSTS,
    Barrier.AJAR: (*POSTS, (0.0, -0.56, 0.59, -0.33)),
    Barrier.ONE_WAY: (LEAF, (0.0, -0.44, 0.66, 0.44)),
    Barrier.BARRICADE: ((-0.29, -0.46, 0.29, 0.46),),
}
"""What is drawn about the middle of an edge, as it is in a wall that is open to the east."""
ARROW: Part = (-0.36, -0.26, 0.43, 0.26)
"""The arrow of an entrance that leads to the east."""
SIDES: Mapping[str, Side] = {side.value: side for side in Side}
OF_ONE_SIZE: frozenset[Symbol] = frozenset({"grate", "slope"})
"""Things that are as small on several squares as on one."""


class Area(NamedTuple):
    """A rectangle of the map, in squares."""

    left: float
    top: float
    right: float
    bottom: float

    def over(self, other: "Area") -> float:
        """Return how much of this area lies over another one; 0 where they only touch."""
        wide = min(self.right, other.right) - max(self.left, other.left) - SLACK
        high = min(self.bottom, other.bottom) - max(self.top, other.top) - SLACK
        return max(0.0, wide) * max(0.0, high)


class Mark(NamedTuple):
    """Something drawn: what it is, and the areas that it takes."""

    what: str
    areas: tuple[Area, ...]

    def over(self, other: "Mark") -> float:
        """Return how much of two marks lies over each other."""
        return fsum(one.over(another) for one in self.areas for another in other.areas)


def of_feature(feature: Feature, c: float = USUAL, doors: Iterable[Mark] = ()) -> Iterator[Mark]:
    """Yield a thing and, if it has one, the note beside it, which keeps away from doors."""
    if feature.kind in CORNERS or feature.kind == "covered":
        # Both belong to a tile: the one in a corner of it, the other is its back.
        return
    (x, y), (wide, high) = feature.at, feature.size
    if feature.kind == "entrance" and feature.facing is not None and feature.facing in SIDES:
        arrow = _turned((x + wide / 2, y + high / 2), SIDES[feature.facing], ARROW)
        yield Mark(feature.kind, (arrow,))
        return
    if feature.kind in (*EMBLEMS, "trap") and min(feature.size) > 1:
        half = (EMBLEM * min(wide, high), EMBLEM * min(wide, high))
    elif feature.kind in OF_ONE_SIZE or (feature.size == (1, 1) and feature.kind in SMALL):
        half = SMALL[feature.kind]
    else:
        half = (wide / 2 - 0.5 + FULL, high / 2 - 0.5 + FULL)
    yield Mark(feature.kind, (_around((x + wide / 2, y + high / 2), *half),))
    own = note_inside(feature) or (feature.kind in EMBLEMS and min(feature.size) > 1)
    if feature.note and note_shown(feature, c) and not own:
        size = max(NOTE, NOTE_LEAST / c)
        yield _note(feature, note_place(feature, doors), size)


def note_shown(feature: Feature, c: float) -> bool:
    """Return whether the words of a thing are drawn: small maps have those of stairs alone."""
    stairs = feature.kind in ("stairs_down", "stairs_up")
    return stairs or round(NOTE * c) >= NOTE_LEAST * 0.6


def note_inside(feature: Feature) -> bool:
    """Return whether the words of a thing are inside of it, as the letter of a portal is."""
    return feature.kind == "portal" and len(feature.note) <= 2


def note_place(feature: Feature, doors: Iterable[Mark] = ()) -> Point:
    """Return the middle of the words of a thing.

    Those of a slope stand beside its passage, as they would be inside it below, and elsewhere about
    it where a door is in the way.
    """
    (x, y), (wide, high) = feature.at, feature.size
    if note_inside(feature):
        return x + wide / 2, y + high / 2
    if feature.kind in EMBLEMS and min(feature.size) > 1:
        return x + wide / 2, y + high - INSIDE
    if feature.kind != "slope":
        return x + wide / 2, y + high + BELOW
    middle = (x + wide / 2, y + high / 2)
    upright = feature.facing in ("n", "s")
    away = wide / 2 + BESIDE if upright else high / 2 + BELOW
    shift = (high if upright else wide) / 2 + ASIDE
    places = [(away, 0.0), (-away, 0.0), *((a, b) for a in (away, -away) for b in (shift, -shift))]
    if not upright:
        places = [(along, across) for across, along in places]
    known = [each for each in doors if _close(each, middle)]

    def over(place: Point) -> float:
        return fsum(_note(feature, place, LARGEST_NOTE).over(each) for each in known)

    spots = [(middle[0] + dx, middle[1] + dy) for dx, dy in places]
    return min(spots, key=over) if known else spots[0]


def _note(feature: Feature, place: Point, size: float) -> Mark:
    area = _around(place, _half_width(feature.note) * size, HIGH * size)
    return Mark(f"note {feature.note}", (area,))


def of_label(label: Label, c: float = USUAL, *, plate: bool = False) -> Mark:
    """Return a number, a letter or a word on the floor, or on a plate in the rock."""
    size = label_size(label.text, c)
    place = (label.at[0] + 0.5, label.at[1] + 0.5)
    wide, high = _half_width(label.text) * size, HIGH * size
    if plate:
        wide, high = max(wide, PLATE * size), PLATE * size
    return Mark(label.text, (_around(place, wide, high),))


def label_size(text: str, c: float) -> float:
    """Return the size of the letters of a label, in squares."""
    return max(LABEL if len(text) <= LETTERS else LABEL_LONG, LABEL_LEAST / c)


def on_rock(scene: Scene, label: Label) -> bool:
    """Return whether a label stands on rock, where it is written on a plate."""
    column, row = round(label.at[0]), round(label.at[1])
    on_map = 0 <= column < scene.columns and 0 <= row < scene.rows
    return not on_map or scene.terrain[row][column] == Terrain.ROCK


def of_edge(edge: Edge) -> Mark | None:
    """Return a door; nothing for a wall, an opening, or a secret door, whose letter can move."""
    if edge.kind in SHEER or edge.kind is Barrier.SECRET:
        return None
    parts = DOOR_PARTS.get(edge.kind, (LEAF,))
    areas = tuple(_turned(middle_of(edge), edge.side, part) for part in parts)
    return Mark(f"door {edge.kind.value}", areas)


def doors_of(edges: Iterable[Edge]) -> list[Mark]:
    """Return all doors; of a secret one, all that its letter may take.

    These are what notes keep away from.
    """
    found = []
    for edge in edges:
        if edge.kind is Barrier.SECRET:
            area = _turned(middle_of(edge), edge.side, (-SECRET, -SECRET, 2 * SECRET, SECRET))
            found.append(Mark("secret", (area,)))
        elif (mark := of_edge(edge)) is not None:
            found.append(mark)
    return found


def secrets_of(scene: Scene) -> dict[tuple[Square, Side], Point]:
    """Return the middles of the letters of all secret doors of a place, by their edges."""
    hidden = [edge for edge in scene.edges if edge.kind is Barrier.SECRET]
    if not hidden:
        return {}
    others = _without_secrets(scene, USUAL)
    return {(edge.at, edge.side): of_secret(edge, others)[0] for edge in hidden}


def middle_of(edge: Edge) -> Point:
    """Return the middle of an edge."""
    dx, dy = ON_PAGE[edge.side]
    return edge.at[0] + 0.5 + dx / 2, edge.at[1] + 0.5 + dy / 2


def of_secret(edge: Edge, others: Iterable[Mark]) -> tuple[Point, Mark]:
    """Return the middle of the letter of a secret door, and the letter as a mark.

    It stands on the wall or, where something lies close to that, on the freer side of it.
    """
    x, y = middle_of(edge)
    dx, dy = ON_PAGE[edge.side]
    near = [each for each in others if _close(each, (x, y))]
    found: list[tuple[float, Point, Mark]] = []
    for aside in (0.0, SECRET, -SECRET):
        place = (x + dx * aside, y + dy * aside)
        mark = Mark("secret", (_around(place, SECRET, SECRET),))
        found.append((fsum(mark.over(each) for each in near), place, mark))
    _, place, mark = min(found, key=lambda each: each[0])
    return place, mark


def marks_of(scene: Scene, c: float = USUAL) -> list[Mark]:
    """Return all that is drawn of a place, without figures and ground.

    A star that marks another thing stands in a corner of it, on purpose, and is left out.
    """
    marks = _without_secrets(scene, c)
    hidden = [edge for edge in scene.edges if edge.kind is Barrier.SECRET]
    return [*marks, *(of_secret(edge, marks)[1] for edge in hidden)]


def _without_secrets(scene: Scene, c: float) -> list[Mark]:
    full = {each.at for each in scene.features if each.kind not in STARS | CORNERS}
    doors = doors_of(scene.edges)
    marks = [
        mark
        for each in scene.features
        if not (each.kind in STARS and each.at in full)
        for mark in of_feature(each, c, doors)
    ]
    marks += filter(None, map(of_edge, scene.edges))
    marks += [of_label(label, c, plate=on_rock(scene, label)) for label in scene.labels]
    return marks


def overlapping(scene: Scene, c: float = USUAL) -> list[tuple[Mark, Mark]]:
    """Return every two marks of a place that lie over each other as drawn."""
    return [
        (one, other)
        for one, other in combinations(marks_of(scene, c), 2)
        if one.over(other) > 0 and not (one.what == other.what and one.what in DOORS)
    ]


def _around(middle: Point, wide: float, high: float) -> Area:
    x, y = middle
    return Area(x - wide, y - high, x + wide, y + high)


def _half_width(text: str) -> float:
    return fsum(WIDTHS.get(letter, USUAL_WIDTH) for letter in text)


def _turned(middle: Point, side: Side, east: tuple[float, float, float, float]) -> Area:
    """Return an area about an edge, given as it is in a wall that is open to the east."""
    left, top, right, bottom = east
    x, y = middle
    match side:
        case Side.EAST:
            return Area(x + left, y + top, x + right, y + bottom)
        case Side.WEST:
            return Area(x - right, y - bottom, x - left, y - top)
        case Side.SOUTH:
            return Area(x - bottom, y + left, x - top, y + right)
        case Side.NORTH:
            return Area(x + top, y - right, x + bottom, y - left)


def _close(mark: Mark, point: Point) -> bool:
    """Return whether a mark is near enough to matter to words about this point."""
    x, y = point
    return any(
        area.left - NEAR < x < area.right + NEAR and area.top - NEAR < y < area.bottom + NEAR
        for area in mark.areas
    )
