"""The parts of a scene that an export shows to players, to keepers and on a virtual table."""

from typing import Literal

from render.view.visible import face_down, known_only
from rules.core.scene import Barrier, Scene, Sight

Audience = Literal["player", "keeper"]

KEPT_BACK = frozenset({"chest", "grate", "loot", "special", "trap", "very_special"})
"""Kinds of things that only the keeper knows of at first."""


def for_audience(audience: Audience, scene: Scene) -> Scene:
    """Return a place as players or the keeper may know it, without fog, reach and last move.

    Players get what is known, keepers all there is in the scene.
    """
    if audience == "keeper":
        place = scene.with_(sight=(Sight.IN_VIEW * scene.columns,) * scene.rows)
    else:
        place = known_only(scene)
        place = place.with_(sight=tuple(map(_in_view, place.sight)))
    return place.with_(trail=(), reach=(), targets=(), focus=None)


def _in_view(row: str) -> str:
    return row.replace(Sight.SEEN, Sight.IN_VIEW)


def for_virtual_table(audience: Audience, scene: Scene) -> Scene:
    """Return the place as the picture on a virtual table may show it.

    Tables show the picture to all, so what the keeper alone knows is left to walls and doors: on a
    keeper's picture secret doors are drawn as wall, and what rooms and tiles hide is not drawn.
    """
    if audience == "player":
        return scene
    scene = face_down(scene)
    return scene.with_(
        edges=tuple(
            edge.with_(kind=Barrier.WALL) if edge.kind is Barrier.SECRET else edge
            for edge in scene.edges
        ),
        features=tuple(each for each in scene.features if each.kind not in KEPT_BACK),
        links=(),
    )
