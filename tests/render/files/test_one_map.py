"""One map, one truth: all files of it agree what is floor, door and rock, in every kind and mix."""

from itertools import combinations
from math import ceil
from typing import Literal, get_args

import pytest

from render.files import Audience
from render.files.audience import for_audience
from render.files.boundaries import CLOSED, STANDING_OPEN
from rules.core.dice import SeededDice
from rules.core.scene import Barrier, Scene, Square
from rules.dungeon import DungeonOptions, Morphology, build, scene_of
from tests.dungeon.parties import half_explored
from tests.render.files import agreement
from tests.render.files.agreement import AT_A_LINE, PPG, SPOT
from tests.support.soak import SOAK

KINDS: tuple[Morphology, ...] = get_args(Morphology)
Viewer = Literal["player", "keeper", "party"]
VIEWERS: tuple[Viewer, ...] = get_args(Viewer)
"""Players and keepers, and a party that has seen half of a level."""
SEEDS = 50 if SOAK else 1
LARGE = (14, 19)
SHEET = LARGE if SOAK else (7, 7)
"""Columns and rows of cells."""
MANY = 20
"""Mixes of three to twelve kinds."""
ONCE: list[tuple[str, int, Viewer]] = [
    ("smooth warren", 2, "keeper"),
    ("slanted materials smooth cyclopean", 2, "keeper"),
    ("cyclopean natural", 3, "party"),
    ("natural open_plan", 3, "player"),
    ("natural open_plan smooth", 1, "keeper"),
    ("natural open_plan smooth", 9, "keeper"),
    ("cyclopean natural", 9, "keeper"),
    ("natural open_plan barred geometric cyclopean warren slanted extensive materials smooth", 2,
     "keeper"),
    ("barred eldritch smooth materials natural warren ventilated cyclopean extensive", 3, "player"),
]  # fmt: skip
"""Dungeons that broke the law once: a round room, a secret way, the edge of what is known, two
caves that met through their rough edges, a notch between smooth ways, a smooth cave beside a
tunnel, a cave beside its own secret passage, a letter, and a way in."""
NEAR = AT_A_LINE + SPOT / PPG


def mixes() -> list[tuple[Morphology, ...]]:
    """Every kind, in a long run every mix of two, and mixes of three to twelve by chance."""
    dice = SeededDice(b"mixes of kinds", 0)
    found: list[tuple[Morphology, ...]] = [(kind,) for kind in KINDS]
    found += combinations(KINDS, 2) if SOAK else ()
    for number in range(MANY if SOAK else 2):
        left = list(KINDS)
        draws = range(3 + number % 10)
        found.append(tuple(left.pop(dice.roll(len(left), "kind") - 1) for _ in draws))
    return found


def named(part: object) -> str:
    """The name of a mix by its kinds; a number has none."""
    return "+".join(part) if isinstance(part, tuple) else ""


def levels(
    mix: tuple[Morphology, ...],
    seed: int,
    viewers: tuple[Viewer, ...],
    sheet: tuple[int, int] = SHEET,
):
    """The scene of one level for some viewers; sizes are rolled for every other seed."""
    options = DungeonOptions(
        morphologies=mix,
        factor_rolls=seed % 2 == 1,
        crawl_corridors=seed % 3 == 1,
        columns=sheet[0],
        rows=sheet[1],
    )
    plan = build(options, SeededDice(bytes([seed]) * 32, 0))
    depth = 1 + seed % len(plan.levels)
    for viewer in viewers:
        party = half_explored(plan, plan.level(depth)) if viewer == "party" else None
        audience: Audience = "player" if viewer == "party" else viewer
        yield viewer, audience, scene_of(plan, depth, audience, party)


@pytest.mark.parametrize(("number", "mix"), list(enumerate(mixes())), ids=named)
def test_all_files_of_a_map_agree(number: int, mix: tuple[Morphology, ...]) -> None:
    """In a short run for players, keepers and parties in turns."""
    viewers = VIEWERS if SOAK else (VIEWERS[number % 3],)
    for seed in range(SEEDS):
        for viewer, audience, scene in levels(mix, seed, viewers):
            try:
                _agree(scene, audience)
            except AssertionError as error:
                error.add_note(f"{'+'.join(mix)}, seed {seed}, as a {viewer} knows it")
                raise


@pytest.mark.parametrize(("kinds", "seed", "viewer"), ONCE if SOAK else ONCE[:6])
def test_dungeons_in_which_files_once_differed(kinds: str, seed: int, viewer: Viewer) -> None:
    mix = tuple(kind for kind in kinds.split() if kind in KINDS)
    for _, audience, scene in levels(mix, seed, (viewer,), LARGE):
        _agree(scene, audience)


def _agree(scene: Scene, audience: Audience) -> None:
    floor = agreement.squares_of(scene)
    lines = agreement.universal(scene, audience)
    halls = sorted(agreement.halls(scene), key=min)
    assert agreement.loose_doors(lines) == []
    assert sorted(agreement.pools(scene, lines), key=min) == halls
    _places_of_doors(scene, audience, lines)
    _squares(scene, audience, floor, lines)
    _things(scene, audience, floor)


def _places_of_doors(scene: Scene, audience: Audience, lines: agreement.Drawn) -> None:
    """Universal VTT, Foundry and Tiled have the same doors, all of them on walls."""
    table = agreement.foundry(scene, audience)
    tiles, layer = agreement.tiled(scene, audience)
    assert layer == agreement.squares_of(scene)
    for other in (table, tiles):
        assert agreement.loose_doors(other) == []
        assert len(other.shut) == len(lines.shut)
        for door in lines.shut:
            assert any(_alike(door, each) for each in other.shut), door
    assert len(table.ajar) == len(tiles.ajar)


def _alike(one: agreement.Path, other: agreement.Path) -> bool:
    ends = [place for end in sorted(map(tuple, one)) for place in end]
    others = [place for end in sorted(map(tuple, other)) for place in end]
    return all(abs(a - b) <= agreement.ROUNDED for a, b in zip(ends, others, strict=True))


def _squares(scene: Scene, audience: Audience, floor: set[Square], lines: agreement.Drawn) -> None:
    """Tiles, cells, letters and the picture have the same squares of floor.

    An open door to what nobody has seen is wall in files, as light would leave the map by it.
    """
    cells, between = agreement.cells(scene, audience)
    assert cells == floor
    doors = {
        frozenset((edge.at, agreement.across(edge.at, edge.side)))
        for edge in for_audience(audience, scene).edges
        if edge.kind in CLOSED
        or (edge.kind in STANDING_OPEN and agreement.across(edge.at, edge.side) in floor)
    }
    assert {frozenset(each) for each in between} == doors
    letters, sides = agreement.letters(scene, audience)
    assert agreement.moved(letters) == agreement.moved({(2 * x, 2 * y) for x, y in floor})
    told = {
        frozenset((edge.at, agreement.across(edge.at, edge.side)))
        for edge in scene.edges
        if edge.kind not in (Barrier.WALL, Barrier.OPEN)
    }
    assert len(sides) == len(told)
    missing, middle = agreement.picture(scene, audience, floor)
    assert missing == set()
    drawn = (*lines.walls, *lines.shut)
    away = {at: agreement.away((at[0] + 0.5, at[1] + 0.5), drawn) for at in middle}
    assert {at: far for at, far in away.items() if far > NEAR} == {}


def _things(scene: Scene, audience: Audience, floor: set[Square]) -> None:
    """Nothing lies in rock, neither things nor figures; words lie on floor, or right beside it."""
    place = for_audience(audience, scene)
    for each in (*place.features, *place.tokens):
        for column in range(each.at[0], each.at[0] + each.size[0]):
            for row in range(each.at[1], each.at[1] + each.size[1]):
                assert (column, row) in floor, each
    for label in place.labels:
        column, row = round(label.at[0]), round(label.at[1])
        near = range(-ceil(place.pace), ceil(place.pace) + 1)
        assert any((column + dx, row + dy) in floor for dx in near for dy in near), label
    for link in place.links:
        assert all((int(x), int(y)) in floor for x, y in link.ends), link
    for edge in place.edges:
        assert edge.at in floor, edge
