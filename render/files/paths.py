"""Lines in squares as the short path data of SVG, 64 units to a square."""

from collections.abc import Iterable, Sequence

from render.files.walls import chained
from rules.core.scene import Point, Scene, Square

UNIT = 64


def traced(path: Sequence[Point]) -> str:
    """Return the data of one path; it is closed when it ends where it began."""
    points = [(round(x * UNIT), round(y * UNIT)) for x, y in path]
    shut = points[0] == points[-1]
    parts = [f"M{points[0][0]} {points[0][1]}"]
    for (x0, y0), (x1, y1) in zip(points, points[1:-1] if shut else points[1:], strict=False):
        if y0 == y1:
            parts.append(f"h{x1 - x0}")
        elif x0 == x1:
            parts.append(f"v{y1 - y0}")
        else:
            parts.append(f"l{x1 - x0} {y1 - y0}")
    return "".join(parts) + ("z" if shut else "")


def drawn(paths: Iterable[Sequence[Point]]) -> str:
    """Return the data of several paths as one."""
    return "".join(map(traced, paths))


def area(squares: Iterable[Square]) -> str:
    """Return the path data of the edge of an area of squares."""
    taken = set(squares)
    lines = []
    for column, row in taken:
        corners = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
        for number, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
            if (column + dx, row + dy) not in taken:
                one, other = corners[number], corners[(number + 1) % 4]
                lines.append((min(one, other), max(one, other)))
    return drawn(chained(sorted(lines)))


def of_kind(scene: Scene, kind: str) -> list[Square]:
    """Return the squares of one kind of terrain, row by row."""
    return [
        (column, row)
        for row, letters in enumerate(scene.terrain)
        for column, letter in enumerate(letters)
        if letter == kind
    ]
