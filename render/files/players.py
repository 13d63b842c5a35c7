"""What players may know of a map that has everything in it, where nothing says what is secret.

Secret doors are wall, and whatever only they lead to is rock; what rooms hide is left out.
"""

from collections.abc import Iterable

from render.files.audience import KEPT_BACK
from render.view.visible import across, squares, terrain_of
from rules.core.scene import Barrier, Box, Edge, Feature, Scene, Side, Square, Terrain

WAYS_IN = ("entrance", "stairs_up", "stairs_down")
"""By what people come in: the first of these that there is."""
ENTRANCE = "dm-feature-entrance"
"""The name that the map generator gives the way in: other stairs may end in a hidden room."""
SHUT = frozenset({Barrier.WALL, Barrier.SECRET})


def players_part(scene: Scene) -> Scene:
    """Return a keeper's scene as players may be handed it."""
    kept = _reached(scene)

    def shown(at: Square, size: tuple[int, int] = (1, 1)) -> bool:
        return any(each in kept for each in squares(at, size))

    def boxed(box: Box) -> bool:
        return shown(box.at, (box.columns, box.rows))

    rock = Terrain.ROCK.value
    return scene.with_(
        terrain=tuple(
            "".join(
                letter if (column, row) in kept else rock for column, letter in enumerate(letters)
            )
            for row, letters in enumerate(scene.terrain)
        ),
        edges=tuple(_known(edge) for edge in scene.edges if shown(edge.at)),
        features=tuple(
            each
            for each in scene.features
            if each.kind not in KEPT_BACK and shown(each.at, each.size)
        ),
        tokens=tuple(each for each in scene.tokens if shown(each.at, each.size)),
        outlines=tuple(each for each in scene.outlines if boxed(each.box)),
        rounded=tuple(each for each in scene.rounded if boxed(each)),
        labels=(),
        links=(),
        facts=tuple(fact for fact in scene.facts if fact.key == "export-told"),
    )


def _known(edge: Edge) -> Edge:
    return edge.with_(kind=Barrier.WALL) if edge.kind is Barrier.SECRET else edge


def _reached(scene: Scene) -> set[Square]:
    """Return the ground that is reached from the ways in; all of it where there are none."""
    ground = {
        (column, row)
        for row, letters in enumerate(scene.terrain)
        for column, letter in enumerate(letters)
        if letter != Terrain.ROCK
    }
    walls = {
        frozenset((edge.at, across(edge.at, edge.side)))
        for edge in scene.edges
        if edge.kind in SHUT
    }
    ways = (
        [each for each in scene.features if each.name.key == ENTRANCE],
        *([each for each in scene.features if each.kind == kind] for kind in WAYS_IN),
    )
    waiting = next(filter(None, (_grounds(scene, each) for each in ways)), [])
    if not waiting:
        return ground
    found = set(waiting)
    while waiting:
        at = waiting.pop()
        for side in Side:
            other = across(at, side)
            if other in ground and other not in found and frozenset((at, other)) not in walls:
                found.add(other)
                waiting.append(other)
    return found


def _grounds(scene: Scene, things: Iterable[Feature]) -> list[Square]:
    return [
        at
        for each in things
        for at in squares(each.at, each.size)
        if terrain_of(scene, at) != Terrain.ROCK
    ]
