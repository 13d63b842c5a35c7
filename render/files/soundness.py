"""Checking a scene that comes from a file: whatever passes can be drawn and said.

What is of one moment of a game, or would name another map's pictures, is left out.
"""

from collections.abc import Iterable, Iterator
from math import isfinite

from render.words import Say
from rules.core.errors import GameError
from rules.core.scene import Box, Link, Outline, Point, Scene, Sight, Square, Terrain
from rules.core.words import Text

MOST = {
    "edges": 20_000, "features": 2_000, "labels": 1_000, "links": 1_000, "outlines": 2_000,
    "rounded": 2_000, "tokens": 200, "facts": 100, "story": 10,
}  # fmt: skip
"""The most entries of each list."""
CORNERS = 600
"""The most corners of one outline."""
LETTERS, TITLE, SAID = 60, 300, 4_000
"""The most letters of a mark or a note, of the title, and of what is told."""
WIDEST = 10
"""The widest that a way between places may be, and the largest pace, in squares."""
FARTHEST = 10_000
"""The largest number in a ruler."""


def sound(scene: Scene, say: Say) -> Scene:
    """Return a scene that can be drawn, without parts of a single moment.

    Raises:
        GameError: "export-unreadable-place": something in it cannot be; it is named.
    """
    for name, most in MOST.items():
        if len(getattr(scene, name)) > most:
            raise GameError("export-unreadable-many", place=f"scene.{name}", most=most)
    for place, fine in (*_grids(scene), *_places(scene), *_measures(scene), *_words(scene, say)):
        if not fine:
            raise GameError("export-unreadable-place", place=f"scene.{place}")
    return scene.with_(
        tokens=tuple(each.with_(kind="", emblem=None, active=False) for each in scene.tokens),
        trail=(), reach=(), targets=(), chosen=(), focus=None, fresh=(), tracks=(), piles=(),
        region="", colours=None, turn=0,
    )  # fmt: skip


Checked = Iterator[tuple[str, bool]]
"""Parts of a scene by their names, and whether each can be."""


def _grids(scene: Scene) -> Checked:
    grounds, known = set(map(str, Terrain)), set(map(str, Sight))
    for row, letters in enumerate(scene.terrain):
        yield f"terrain.{row}", set(letters) <= grounds
    for row, letters in enumerate(scene.sight):
        yield f"sight.{row}", set(letters) <= known


def _places(scene: Scene) -> Checked:
    """Yield whether everything lies on the map."""
    yield from _each("edges", (_holds(scene, each.at) for each in scene.edges))
    yield from _each("features", (_holds(scene, each.at, each.size) for each in scene.features))
    yield from _each("tokens", (_holds(scene, each.at, each.size) for each in scene.tokens))
    yield from _each("labels", (_near(scene, each.at) for each in scene.labels))
    yield from _each("links", (_wide_way(scene, each) for each in scene.links))
    yield from _each("rounded", (_boxed(scene, each) for each in scene.rounded))
    yield from _each("outlines", (_piece(scene, each) for each in scene.outlines))


def _each(name: str, fine: Iterable[bool]) -> Checked:
    return ((f"{name}.{number}", each) for number, each in enumerate(fine))


def _holds(scene: Scene, at: Square, size: tuple[int, int] = (1, 1)) -> bool:
    return (
        0 <= at[0] < at[0] + size[0] <= scene.columns and 0 <= at[1] < at[1] + size[1] <= scene.rows
    )


def _near(scene: Scene, *points: Point) -> bool:
    return all(
        isfinite(x) and isfinite(y) and -1 <= x <= scene.columns + 1 and -1 <= y <= scene.rows + 1
        for x, y in points
    )


def _boxed(scene: Scene, box: Box) -> bool:
    return _holds(scene, box.at, (box.columns, box.rows))


def _wide_way(scene: Scene, link: Link) -> bool:
    return _near(scene, *link.ends) and 0 < link.width <= WIDEST


def _piece(scene: Scene, outline: Outline) -> bool:
    few = len(outline.points) <= CORNERS
    close = all(abs(each) <= FARTHEST for each in outline.rough_from)
    return few and close and _boxed(scene, outline.box) and _near(scene, *outline.points)


def _measures(scene: Scene) -> Checked:
    yield "pace", isfinite(scene.pace) and 0 < scene.pace <= WIDEST
    yield "manner", 0 < len(scene.manner) <= WIDEST
    ruler = scene.ruler
    numbers = (*ruler.offset, ruler.column, ruler.row, *ruler.moved)
    yield "ruler", 0 < ruler.step <= FARTHEST and all(abs(each) <= FARTHEST for each in numbers)
    for number, token in enumerate(scene.tokens):
        healths = (token.health or 0, token.health_max or 0, token.seat or 0)
        yield f"tokens.{number}.health", all(0 <= each <= FARTHEST for each in healths)


def _words(scene: Scene, say: Say) -> Checked:
    yield "material", len(scene.material or "") <= SAID
    for number, label in enumerate(scene.labels):
        yield f"labels.{number}.text", len(label.text) <= LETTERS
    for number, feature in enumerate(scene.features):
        yield f"features.{number}.note", len(feature.note) <= LETTERS
    texts: list[tuple[str, Text]] = [("title", scene.title)]
    texts += [] if scene.scale is None else [("scale", scene.scale)]
    texts += [(f"story.{number}", line) for number, line in enumerate(scene.story)]
    texts += [(f"facts.{number}", fact) for number, fact in enumerate(scene.facts)]
    texts += [(f"features.{at}.name", each.name) for at, each in enumerate(scene.features)]
    for at, token in enumerate(scene.tokens):
        texts.append((f"tokens.{at}.name", token.name))
        texts += [(f"tokens.{at}.conditions", each) for each in token.conditions]
    for place, text in texts:
        yield place, _can_be_said(text, say, TITLE if place == "title" else SAID)


def _can_be_said(text: Text, say: Say, most: int) -> bool:
    if not _short(text):
        return False
    try:
        return len(say(text)) <= most
    except KeyError:
        return False


def _short(text: Text, depth: int = 0) -> bool:
    """Return whether the parts of a text are few, and none is longer than a sentence."""
    if depth > WIDEST or len(text.args) > WIDEST:
        return False
    return all(
        _short(value, depth + 1)
        if isinstance(value, Text)
        else abs(value) <= FARTHEST
        if isinstance(value, int)
        else len(value) <= SAID
        for _, value in text.args
    )
