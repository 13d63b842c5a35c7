"""The area that each mark takes on a map, so that no two lie over each other.

Areas are in squares and measured where ink is: soft shadows are left out. Words have a least size
in pixels, so that on small maps they take more of a square: `c` is how many pixels a square has.
Rules place things by these areas, and drawing keeps to them.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from rules.core.grid import ON_PAGE
from rules.core.scene import Barrier, Edge, Feature, Label, Point, Scene, Side, Symbol, Terrain

USUAL = 40
"""Pixels of a square from which on no word is larger in squares than at any greater size."""
LABEL, LABEL_LONG, LABEL_LEAST = 0.74, 0.50, 24
"""The size of letters on the floor: in squares, that of words, and at least so many pixels."""
LETTERS = 3
"""The most letters of a number or mark; longer labels are words."""
NOTE, NOTE_LEAST = 0.44, 24
"""The size of the words beside a thing, in squares, and at least so many pixels."""
BESIDE, BELOW = 0.42, 0.20
"""How far the middle of a note is from its thing, at its side and below it."""
WIDTHS: Mapping[str, float] = {"°": 0.14, "m": 0.39, "w": 0.40, "M": 0.44, "W": 0.46}
USUAL_WIDTH, HIGH = 0.27, 0.36
"""Half the width of letters, and half their height, in sizes of the font."""
SECRET = 0.31
"""Half the size of the letter that marks a secret door."""
PLATE = 0.56
"""Half the side of the plate under a number that stands over a thing, in sizes of its letters."""
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
    "barrel": (0.31, 0.31), "bed": (0.29, 0.41), "bench": (0.44, 0.24), "column": (0.31, 0.31),
    "coffin": (0.30, 0.46), "crate": (0.30, 0.30), "entrance": (0.43, 0.43), "grate": (0.26, 0.26),
    "rubble": (0.43, 0.39), "sarcophagus": (0.31, 0.44), "shelf": (0.43, 0.43),
    "slope": (0.39, 0.39), "stool": (0.33, 0.37), "table": (0.41, 0.34), "trap": (0.37, 0.37),
}  # fmt: skip
"""Half the width and the height of things that leave much of a square free."""


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
        return sum(one.over(another) for one in self.areas for another in other.areas)


def of_feature(feature: Feature, c: float = USUAL) -> Iterator[Mark]:
    """Yield a thing and, if it has one, the note beside it."""
    if feature.kind in CORNERS:
        return
    (x, y), (wide, high) = feature.at, feature.size
    if feature.kind in OF_ONE_SIZE or (feature.size == (1, 1) and feature.kind in SMALL):
        half = SMALL[feature.kind]
    else:
        half = (wide / 2 - 0.5 + FULL, high / 2 - 0.5 + FULL)
    yield Mark(feature.kind, (_around((x + wide / 2, y + high / 2), *half),))
    if feature.note and note_shown(feature, c):
        size = max(NOTE, NOTE_LEAST / c)
        yield Mark(
            f"note {feature.note}",
            (_around(note_place(feature), _half_width(feature.note) * size, HIGH * size),),
        )


def note_shown(feature: Feature, c: float) -> bool:
    """Return whether the words of a thing are drawn: small maps have those of stairs alone."""
    stairs = feature.kind in ("stairs_down", "stairs_up")
    return stairs or round(NOTE * c) >= NOTE_LEAST * 0.6


def note_place(feature: Feature) -> Point:
    """Return the middle of the words beside a thing."""
    (x, y), (wide, high) = feature.at, feature.size
    if feature.kind == "slope" and feature.facing in ("n", "s"):
        # Beside a passage from north to south, as below would be inside it.
        return x + wide + BESIDE, y + high / 2
    return x + wide / 2, y + high + BELOW


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
    middle = middle_of(edge)
    areas = [_turned(middle, edge.side, (-0.18, -0.52, 0.18, 0.52))]
    match edge.kind:
        case Barrier.AJAR:
            areas.append(_turned(middle, edge.side, (0.0, -0.56, 0.59, -0.33)))
        case Barrier.ONE_WAY:
            areas.append(_turned(middle, edge.side, (0.0, -0.44, 0.66, 0.44)))
        case Barrier.BARRICADE:
            areas = [_turned(middle, edge.side, (-0.29, -0.46, 0.29, 0.46))]
    return Mark(f"door {edge.kind.value}", tuple(areas))


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
        found.append((sum(mark.over(each) for each in near), place, mark))
    _, place, mark = min(found, key=lambda each: each[0])
    return place, mark


def marks_of(scene: Scene, c: float = USUAL) -> list[Mark]:
    """Return all that is drawn of a place, without figures and ground.

    A star that marks another thing stands in a corner of it, on purpose, and is left out.
    """
    full = {each.at for each in scene.features if each.kind not in STARS | CORNERS}
    marks = [
        mark
        for each in scene.features
        if not (each.kind in STARS and each.at in full)
        for mark in of_feature(each, c)
    ]
    marks += filter(None, map(of_edge, scene.edges))
    marks += [of_label(label, c, plate=on_rock(scene, label)) for label in scene.labels]
    hidden = [edge for edge in scene.edges if edge.kind is Barrier.SECRET]
    return [*marks, *(of_secret(edge, marks)[1] for edge in hidden)]


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
    return sum(WIDTHS.get(letter, USUAL_WIDTH) for letter in text)


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
    """Return whether a mark is near enough to matter to a letter about this point."""
    x, y = point
    return any(
        area.left - 1 < x < area.right + 1 and area.top - 1 < y < area.bottom + 1
        for area in mark.areas
    )
