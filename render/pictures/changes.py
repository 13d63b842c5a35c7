"""The parts of a still map that must be drawn: around what is known, or what has changed."""

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import TypeVar

from render.view.visible import known_box
from render.view.window import Bounds, Layout
from rules.core.scene import Box, Feature, Label, Scene

REACH = 2.5
"""How far anything on a square can be seen, in squares: hatching and its halo reach farthest."""
BESIDE = 1.5
"""How far words beside a thing may be from the square they belong to, in squares."""
NEARBY = 4
"""The distance from the map, in squares, up to which things may still show on it."""
LETTER = 14
"""The assumed width of a letter on the map, in pixels."""
MOST = 0.6
"""The share of a map above which drawing only a part saves too little."""
Extent = tuple[float, float, float, float]
T = TypeVar("T")


def is_plain(scene: Scene) -> bool:
    """Return whether all changes show near their squares alone: not so where walls run freely."""
    return (
        scene.manner == ("built",)
        and scene.material is None
        and scene.pace == 1
        and not scene.outlines
        and not scene.links
    )


def extent(scene: Scene, frame: Layout) -> Bounds | None:
    """Return the part of a map that is not blank page, or None if that is not certain."""
    box = known_box(scene)
    if box is None or not is_plain(scene):
        return None
    parts: list[Extent] = [_whole(box)]
    parts += [_words(each, frame) for each in scene.features]
    parts += [_words(each, frame) for each in scene.labels]
    around = _around(parts)
    return frame.cut(*_grown(around, REACH)) if around else None


def nearby(scene: Scene, frame: Layout) -> Scene:
    """Return a scene without the doors and labels that are too far from the map to show."""
    columns, rows = frame.spans(NEARBY)

    def near(at: tuple[float, float], reach: float) -> bool:
        return (
            columns.start - reach <= at[0] <= columns.stop + reach
            and rows.start - reach <= at[1] <= rows.stop + reach
        )

    return scene.with_(
        edges=tuple(each for each in scene.edges if near(each.at, 0)),
        labels=tuple(each for each in scene.labels if near(each.at, 3 * len(each.text))),
    )


def noted(scene: Scene, frame: Layout) -> Iterator[Bounds]:
    """Yield the places where words are written beside things."""
    for each in scene.features:
        part = frame.cut(*_grown(_words(each, frame), BESIDE)) if each.note else None
        if part:
            yield part


def changed(old: Scene, new: Scene, frame: Layout) -> tuple[Bounds, Bounds] | None:
    """Return the part in which two still maps differ, and the part that must be drawn for it.

    Returns:
        Two parts of the map, the first within the second; None when all has to be drawn.
    """
    if not (is_plain(old) and is_plain(new)) or _rest(old) != _rest(new):
        return None
    around = _around(_differences(old, new, frame))
    if around is None:
        return None
    for box in (*old.rounded, *new.rounded):
        # Whether a corner is round depends on the squares that touch it.
        reach = _whole(box)
        if _meet(reach, _grown(around, REACH)):
            around = _around([around, reach]) or around
    inner, outer = frame.cut(*_grown(around, REACH)), frame.cut(*_grown(around, 2 * REACH))
    if inner is None or outer is None:
        return None
    width, height = frame.map_size
    return (inner, outer) if _area(outer) <= MOST * width * height else None


def _rest(scene: Scene) -> tuple[object, ...]:
    """Return the parts of a scene whose change means that the whole picture is drawn anew."""
    return scene.columns, scene.rows, scene.region, scene.ruler, scene.north, scene.scale


def _differences(old: Scene, new: Scene, frame: Layout) -> Iterator[Extent]:
    for row, (was, now) in enumerate(zip(old.terrain, new.terrain, strict=True)):
        if was != now:
            columns = [at for at in range(len(now)) if was[at] != now[at]]
            yield columns[0], row, columns[-1] + 1, row + 1
    for edge in _other(old.edges, new.edges):
        yield edge.at[0], edge.at[1], edge.at[0] + 1, edge.at[1] + 1
    for box in set(old.rounded) ^ set(new.rounded):
        yield _whole(box)
    for feature in _other(old.features, new.features):
        yield _words(feature, frame)
    for label in _other(old.labels, new.labels):
        yield _words(label, frame)


def _other(before: tuple[T, ...], after: tuple[T, ...]) -> set[T]:
    """Return the items of each sequence that the other lacks.

    Return all items of both when common items changed their order.
    """
    # Most items are equal at both ends, so that only the middle needs to be hashed.
    start = _alike(before, after)
    before, after = before[start:], after[start:]
    end = _alike(before[::-1], after[::-1])
    before, after = before[: len(before) - end], after[: len(after) - end]
    common = set(before) & set(after)
    if [each for each in before if each in common] != [each for each in after if each in common]:
        return set(before) | set(after)
    return set(before) ^ set(after)


def _alike(one: tuple[T, ...], other: tuple[T, ...]) -> int:
    """Return how many items are equal from the start on."""
    pairs = zip(one, other, strict=False)
    same = takewhile(lambda pair: pair[0] is pair[1] or pair[0] == pair[1], pairs)
    return sum(1 for _ in same)


def _whole(box: Box) -> Extent:
    return box.at[0], box.at[1], box.at[0] + box.columns, box.at[1] + box.rows


def _words(thing: Feature | Label, frame: Layout) -> Extent:
    """Return the squares of a thing and of the words on it or beside it."""
    if isinstance(thing, Label):
        words, left, top = thing.text, thing.at[0], thing.at[1]
        right, bottom = left + 1, top + 1
    else:
        words, left, top = thing.note, *thing.at
        right, bottom = left + thing.size[0], top + thing.size[1]
    wide = len(words) * max(LETTER / frame.c, 0.4) / 2
    return left - wide, top, right + wide, bottom + (1 if words else 0)


def _around(parts: Iterable[Extent]) -> Extent | None:
    sides = list(zip(*parts, strict=True))
    return (min(sides[0]), min(sides[1]), max(sides[2]), max(sides[3])) if sides else None


def _grown(part: Extent, reach: float) -> Extent:
    return part[0] - reach, part[1] - reach, part[2] + reach, part[3] + reach


def _meet(one: Extent, other: Extent) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _area(part: Bounds) -> int:
    return (part[2] - part[0]) * (part[3] - part[1])
