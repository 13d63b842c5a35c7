"""The symbols of a map in words: what each looks like, for every kind of thing that is on it."""

from collections.abc import Collection, Iterator
from typing import NamedTuple, get_args

from render.view.visible import known_only, squares, terrain_of
from render.words import own_words
from rules.core.scene import Barrier, Scene, Square, Symbol, Terrain

SIDES = ("hero", "monster", "guest", "wanderer")
GROUNDS = (Terrain.WATER, Terrain.SHADOW, Terrain.HINDERING, Terrain.PIT, Terrain.CREVICE)
PLAIN = frozenset({Barrier.WALL, Barrier.OPEN, Barrier.UNEXPLORED})


class Kind(NamedTuple):
    """A kind of thing: "figure", "door", "thing" or "ground", and which of these."""

    what: str
    which: str


def kinds_of(scene: Scene, shown: Collection[Square]) -> Iterator[Kind]:
    """Yield the kinds of things on some squares, figures first, in the order of legends."""
    sides = {token.side for token in scene.tokens if token.at in shown}
    yield from (Kind("figure", side) for side in SIDES if side in sides)
    doors = {edge.kind for edge in scene.edges if edge.at in shown}
    yield from (Kind("door", kind.value) for kind in Barrier if kind in doors - PLAIN)
    if Barrier.UNEXPLORED in doors:
        yield Kind("door", Barrier.UNEXPLORED.value)
    things = {each.kind for each in scene.features if each.at in shown}
    if scene.links:
        things.add("grate")
    yield from (Kind("thing", kind) for kind in get_args(Symbol) if kind in things)
    grounds = {terrain_of(scene, at) for at in shown}
    yield from (Kind("ground", each.name.lower()) for each in GROUNDS if each in grounds)


def symbols(scene: Scene, *, locale: str = "en") -> tuple[str, ...]:
    """Return a line for each kind of thing that is known on a map: its word and its look."""
    known = known_only(scene)
    words = own_words(locale)
    shown = set(squares((0, 0), (known.columns, known.rows)))
    return tuple(
        words.phrase(f"render-look-{kind.what}", kind=kind.which) for kind in kinds_of(known, shown)
    )
