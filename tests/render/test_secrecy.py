"""Nothing that lies on unseen squares reaches a picture, an alt text or a text map."""

from collections.abc import Callable
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from render import Theme, View, alt_text, picture, text_map
from rules.core.scene import (
    Barrier,
    Box,
    Edge,
    Feature,
    Label,
    Link,
    Outline,
    Scene,
    Side,
    Terrain,
    Token,
)
from tests.render import scenes
from tests.support.soak import SOAK

HIDDEN = (27, 9)
"""A square of the lattice's unseen room."""


def everything(scene: Scene) -> list[object]:
    """All that is ever shown of a scene."""
    themes: tuple[Theme, ...] = ("parchment", "contrast")
    views: tuple[View, ...] = ("play", "overview")
    shown: list[object] = [alt_text(scene, scenes.say)]
    shown.append(picture(scene, scenes.say, view="overview", legend=True))
    for view in views:
        shown.append(text_map(scene, scenes.say, view))
        for theme in themes:
            drawn = picture(scene, scenes.say, theme=theme, view=view)
            shown.append(Image.open(BytesIO(drawn)).convert("RGB").tobytes())
    return shown


@cache
def lattice_shown(sight: str) -> list[object]:
    """All that is shown of the lattice with such sight of its hidden room, drawn once."""
    return everything(scenes.lattice(sight))


@cache
def lattice_seen() -> bytes:
    """The picture of the lattice all of which is known."""
    return picture(scenes.lattice("+"), scenes.say, view="overview")


def _terrain(scene: Scene) -> Scene:
    rows = [
        "".join(
            ground if seen != " " else list(Terrain)[(row * 7 + column) % len(Terrain)].value
            for column, (ground, seen) in enumerate(zip(ground_row, sight_row, strict=True))
        )
        for row, (ground_row, sight_row) in enumerate(zip(scene.terrain, scene.sight, strict=True))
    ]
    return scene.with_(terrain=tuple(rows))


def _edges(scene: Scene) -> Scene:
    secret = [
        Edge(at=(HIDDEN[0] + dx, HIDDEN[1]), side=side, kind=kind)
        for dx, (side, kind) in enumerate(
            ((Side.WEST, Barrier.DOOR), (Side.NORTH, Barrier.SECRET), (Side.EAST, Barrier.WALL))
        )
    ]
    beside_known = Edge(at=(24, 9), side=Side.WEST, kind=Barrier.SECRET)
    assert scene.sight[9][24] == " "
    return scene.with_(edges=(*scene.edges, *secret, beside_known))


def _features(scene: Scene) -> Scene:
    chest = Feature(kind="chest", at=HIDDEN, name=scenes.named("hoard"), note="999")
    return scene.with_(features=(*scene.features, chest))


def _tokens(scene: Scene) -> Scene:
    lurker = Token(
        key="x", side="monster", mark="Z", name=scenes.named("lurker"), at=HIDDEN, size=(2, 2)
    )
    lamp = Token(key="y", side="hero", mark="L", name=scenes.named("lost"), at=(24, 9), seat=6)
    return scene.with_(tokens=(*scene.tokens, lurker, lamp))


def _labels(scene: Scene) -> Scene:
    return scene.with_(labels=(*scene.labels, Label(at=HIDDEN, text="Treasury")))


def _marks(scene: Scene) -> Scene:
    return scene.with_(
        reach=(*scene.reach, HIDDEN),
        targets=(*scene.targets, HIDDEN),
        trail=(*scene.trail, HIDDEN),
        fresh=(*scene.fresh, Box(at=HIDDEN, columns=1, rows=1)),
    )


def _rounded(scene: Scene) -> Scene:
    return scene.with_(rounded=(*scene.rounded, Box(at=(25, 7), columns=5, rows=5)))


def _outlines(scene: Scene) -> Scene:
    box = Box(at=(HIDDEN[0] - 1, HIDDEN[1] - 1), columns=3, rows=3)
    corners = ((26.0, 8.0), (29.0, 8.0), (29.0, 11.0), (26.0, 11.0))
    return scene.with_(outlines=(*scene.outlines, Outline(box=box, points=corners, line="rough")))


def _links(scene: Scene) -> Scene:
    return scene.with_(links=(*scene.links, Link(ends=((27.5, 9.5), (26.5, 14.5)))))


def _signs(scene: Scene) -> Scene:
    kinds = ("grate", "slope", "drop", "special", "very_special", "barricade", "break")
    hidden = [Feature(kind=kind, at=HIDDEN, name=scenes.named("sign"), note="3") for kind in kinds]
    return scene.with_(features=(*scene.features, *hidden))


def _tiles(scene: Scene) -> Scene:
    hidden = [
        Feature(kind=kind, at=HIDDEN, size=(2, 2), name=scenes.named("tile"), note="4")
        for kind in scenes.BOARD
    ]
    doors = [Edge(at=HIDDEN, side=side, kind=Barrier.ONE_WAY) for side in Side]
    return scene.with_(features=(*hidden, *scene.features), edges=(*doors, *scene.edges))


PLANTS: list[Callable[[Scene], Scene]] = [
    _terrain, _edges, _features, _tokens, _labels, _marks, _rounded, _outlines, _links,
    _signs, _tiles,
]  # fmt: skip


def _everything(scene: Scene) -> Scene:
    for plant in PLANTS:
        planted = plant(scene)
        assert planted != scene
        scene = planted
    return scene


TRIED = PLANTS if SOAK else [_everything]
"""What is planted: each thing by itself, in a short run all of them together."""
each_plant = pytest.mark.parametrize("plant", TRIED, ids=lambda plant: plant.__name__.strip("_"))


@each_plant
def test_what_is_planted_out_of_sight_changes_nothing(plant: Callable[[Scene], Scene]) -> None:
    scene = scenes.lattice()
    assert scene.sight[HIDDEN[1]][HIDDEN[0]] == " "
    planted = plant(scene)
    assert planted != scene
    assert everything(planted) == lattice_shown(" ")


@pytest.mark.parametrize("plant", PLANTS[2:5], ids=lambda plant: plant.__name__.strip("_"))
def test_the_same_things_show_once_seen(plant: Callable[[Scene], Scene]) -> None:
    """Each alone changes a picture, so that nothing of it is there when it is out of sight."""
    assert picture(plant(scenes.lattice("+")), scenes.say, view="overview") != lattice_seen()


def test_an_unseen_room_leaves_no_halo() -> None:
    """Were the room known, the hatching around it would show; unknown it must not."""
    hidden, seen = scenes.lattice(), scenes.lattice("+")
    assert hidden.terrain == seen.terrain
    bare = hidden.with_(terrain=tuple(row[:24] + " " * (len(row) - 24) for row in hidden.terrain))
    assert any(a != b for a, b in zip(bare.terrain, hidden.terrain, strict=True))
    assert everything(bare)[2:4] == lattice_shown(" ")[2:4]
    assert picture(hidden, scenes.say, view="overview") != lattice_seen()
