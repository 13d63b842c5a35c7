"""What may be drawn: a scene without anything on squares that nobody has seen.

Rules leave secrets out of scenes already; this is a second check. All of `render` draws only
scenes from `known_only`.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import ceil, floor, hypot

from rules.core.scene import (
    Barrier,
    Box,
    Edge,
    Link,
    Point,
    Scene,
    Side,
    Sight,
    Square,
    Terrain,
)

BESIDE: dict[Side, Square] = {
    Side.NORTH: (0, -1),
    Side.EAST: (1, 0),
    Side.SOUTH: (0, 1),
    Side.WEST: (-1, 0),
}

_GROUNDS = frozenset(set(Terrain) - {Terrain.ROCK, Terrain.OUTSIDE})
STUB = 0.8
"""The known length of a crevice whose other end nobody has seen, in squares."""


def across(at: Square, side: Side) -> Square:
    """Return the square on the other side of an edge. Rows count downwards here."""
    step = BESIDE[side]
    return at[0] + step[0], at[1] + step[1]


def sight_of(scene: Scene, at: Square) -> str:
    """Return how well a square is known, such as seen now or remembered."""
    column, row = at
    if 0 <= column < scene.columns and 0 <= row < scene.rows:
        return scene.sight[row][column]
    return Sight.UNSEEN


def terrain_of(scene: Scene, at: Square) -> str:
    """Return the terrain of a square; outside the scene all is rock."""
    column, row = at
    if 0 <= column < scene.columns and 0 <= row < scene.rows:
        return scene.terrain[row][column]
    return Terrain.ROCK


def is_floor(scene: Scene, at: Square) -> bool:
    """Return whether a terrain is floor in the widest sense: anything but rock and open ground."""
    return terrain_of(scene, at) not in (Terrain.ROCK, Terrain.OUTSIDE)


def squares(at: Square, size: tuple[int, int]) -> Iterator[Square]:
    """Yield all squares of a rectangle."""
    for row in range(at[1], at[1] + size[1]):
        for column in range(at[0], at[0] + size[0]):
            yield column, row


def _under(at: tuple[float, float]) -> list[Square]:
    """Return the squares under a label: two or four where it stands between squares."""
    return [
        (round_x(at[0]), round_y(at[1])) for round_x in (floor, ceil) for round_y in (floor, ceil)
    ]


@lru_cache(maxsize=1024)
def _ground_known(ground: str, sight: str) -> str:
    """Return a row of terrain with its unseen squares turned to rock."""
    if Sight.UNSEEN not in sight:
        return ground
    return "".join(
        Terrain.ROCK.value if seen == Sight.UNSEEN else letter
        for letter, seen in zip(ground, sight, strict=True)
    )


def end_known(scene: Scene, end: Point) -> bool:
    """Return whether a square at an end of a link, which may lie on an edge, has been seen."""
    return any(
        sight_of(scene, (floor(end[0] + dx), floor(end[1] + dy))) != Sight.UNSEEN
        for dx in (-0.3, 0.3)
        for dy in (-0.3, 0.3)
    )


def mouths(scene: Scene, link: Link) -> list[Square]:
    """Return the squares at the known ends of a link, floor before rock; a stub has one."""
    found: list[Square] = []
    for end in link.ends:
        beside = [(floor(end[0] + dx), floor(end[1] + dy)) for dx in (-0.3, 0.3)
                  for dy in (-0.3, 0.3)]  # fmt: skip
        known = [at for at in beside if sight_of(scene, at) != Sight.UNSEEN]
        if known and end_known(scene, end):
            found.append(min(known, key=lambda at: not is_floor(scene, at)))
    return found


def seen_part(scene: Scene, link: Link) -> Link | None:
    """Return the known part of a link: all of it, a stub at one end, or None."""
    one, other = link.ends
    if end_known(scene, one) and end_known(scene, other):
        return link
    if end_known(scene, other):
        one, other = other, one
    elif not end_known(scene, one):
        return None
    length = hypot(other[0] - one[0], other[1] - one[1])
    share = min(0.5, STUB / length) if length else 0.0
    stop = (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
    return link.with_(ends=(one, stop))


def edge_known(scene: Scene, edge: Edge) -> bool:
    """Return whether a barrier is known: its square is, or for a one-way door either square."""
    beside = across(edge.at, edge.side) if edge.kind is Barrier.ONE_WAY else edge.at
    return any(sight_of(scene, at) != Sight.UNSEEN for at in (edge.at, beside))


def under_tiles(scene: Scene) -> frozenset[Square]:
    """Return the squares on which tiles lie face down."""
    return frozenset(
        at
        for each in scene.features
        if each.kind == "covered"
        for at in squares(each.at, each.size)
    )


def face_down(scene: Scene) -> Scene:
    """Return a scene without anything wholly under tiles, except the figures on top of them.

    Monsters are under a tile and hidden with it; all others stand on it. Its ground is plain.
    """
    hidden = under_tiles(scene)
    if not hidden:
        return scene
    terrain = tuple(
        "".join(
            Terrain.FLOOR.value if (column, row) in hidden and letter in _GROUNDS else letter
            for column, letter in enumerate(letters)
        )
        for row, letters in enumerate(scene.terrain)
    )

    def open_to_sight(at: Square, size: tuple[int, int]) -> bool:
        return not hidden.issuperset(squares(at, size))

    return scene.with_(
        terrain=terrain,
        features=tuple(
            each
            for each in scene.features
            if each.kind == "covered" or open_to_sight(each.at, each.size)
        ),
        tokens=tuple(
            each
            for each in scene.tokens
            if each.side != "monster" or open_to_sight(each.at, each.size)
        ),
        labels=tuple(each for each in scene.labels if not hidden.issuperset(_under(each.at))),
    )


REMEMBERED = 4
"""Scenes of which what is known is remembered: a picture, its panel and its alt text ask for it."""
_latest: list[tuple[tuple[Scene, Scene], ...]] = [()]


def known_only(scene: Scene) -> Scene:
    """Return a scene without anything wholly on unseen squares, which become rock."""
    for given, known in _latest[0]:
        if given is scene:
            return known
    found = _known_part(scene)
    # A single assignment, so that other threads see the old pairs or the new, never a mixture.
    _latest[0] = ((scene, found), *_latest[0][: REMEMBERED - 1])
    return found


def _known_part(scene: Scene) -> Scene:
    def known(at: Square) -> bool:
        return sight_of(scene, at) != Sight.UNSEEN

    def any_known(covered: Iterable[Square]) -> bool:
        return any(known(at) for at in covered)

    scene = face_down(scene)
    terrain = tuple(map(_ground_known, scene.terrain, scene.sight))
    return scene.with_(
        terrain=terrain,
        rounded=tuple(
            box
            for box in scene.rounded
            if all(known(at) for at in squares(box.at, (box.columns, box.rows)))
        ),
        outlines=tuple(
            outline
            for outline in scene.outlines
            if any_known(squares(outline.box.at, (outline.box.columns, outline.box.rows)))
        ),
        links=tuple(filter(None, (seen_part(scene, link) for link in scene.links))),
        edges=tuple(edge for edge in scene.edges if edge_known(scene, edge)),
        features=tuple(each for each in scene.features if any_known(squares(each.at, each.size))),
        tokens=tuple(each for each in scene.tokens if any_known(squares(each.at, each.size))),
        labels=tuple(label for label in scene.labels if all(known(at) for at in _under(label.at))),
        trail=tuple(at for at in scene.trail if known(at)),
        reach=tuple(at for at in scene.reach if known(at)),
        targets=tuple(at for at in scene.targets if known(at)),
        chosen=tuple(at for at in scene.chosen if known(at)),
        fresh=tuple(
            box for box in scene.fresh if any_known(squares(box.at, (box.columns, box.rows)))
        ),
    )


def known_box(scene: Scene) -> Box | None:
    """Return the smallest box around everything known that is not plain rock, or None."""
    rock = Terrain.ROCK.value
    filled = [at for at, row in enumerate(scene.terrain) if row.strip(rock)]
    if not filled:
        return None
    rows = [scene.terrain[at] for at in filled]
    left = min(len(row) - len(row.lstrip(rock)) for row in rows)
    right = max(len(row.rstrip(rock)) for row in rows)
    return Box(at=(left, filled[0]), columns=right - left, rows=filled[-1] - filled[0] + 1)
