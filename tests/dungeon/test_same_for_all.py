"""What is floor, rock, water, wall and door of a place that several know is the same for all."""

from itertools import product
from typing import NamedTuple

import pytest

from rules.core.dice import SeededDice
from rules.core.grid import beside, toward
from rules.core.scene import Barrier, Edge, Scene, Side, Square
from rules.dungeon import DungeonOptions, Level, Morphology, Party, Plan, build, scene_of
from rules.dungeon.chart.floors import band
from rules.dungeon.chart.lattice import Lattice, lattice_of
from rules.dungeon.chart.outlines import leaves_squares
from rules.dungeon.chart.squares import parts_of
from rules.dungeon.chart.visibility import shown
from rules.dungeon.plan import Tile
from rules.dungeon.tables import MORPHOLOGIES
from tests.dungeon.mixes import MIXES
from tests.dungeon.parties import half_explored
from tests.support.soak import SOAK

SEEDS = range(50) if SOAK else range(1)
TRIED = MIXES if SOAK else [*MIXES[:12], *MIXES[12::18]]
STANDING = ("bridge", "entrance", "stairs_up", "stairs_down", "slope", "drop", "barricade", "break")
"""What everybody sees; furniture makes room for what fewer know."""


class Known(NamedTuple):
    """One tile by squares from the top left of its cell."""

    grounds: dict[Square, str]
    edges: set[tuple[Square, Side, Barrier]]
    standing: set[tuple[Square, str, tuple[int, int], str | None]]


def made(mix: tuple[Morphology, ...], seed: int) -> Plan:
    """A dungeon; sizes are rolled for every other, and one in four shows hidden rooms to all."""
    options = DungeonOptions(
        morphologies=mix,
        factor_rolls=seed % 2 == 1,
        hidden_rooms=seed % 4 == 3,
        columns=9,
        rows=9,
    )
    return build(options, SeededDice(b"same%d" % seed))


def known(scene: Scene, page: Lattice, tile: Tile, others: frozenset[Square]) -> Known:
    """What a map has of a tile; of its outer walls those to tiles that others know as well."""
    (left, top), side = (each * page.pace for each in page.origin(tile.at)), page.pitch * page.pace
    own = set(product(range(side), repeat=2))

    def inner(edge: Edge, at: Square) -> bool:
        return toward(at, edge.side) in own or beside(tile.at, edge.side) in others

    edges = (((each.at[0] - left, each.at[1] - top), each) for each in scene.edges)
    return Known(
        {(x, y): scene.terrain[top + y][left + x] for x, y in own},
        {(at, edge.side, edge.kind) for at, edge in edges if at in own and inner(edge, at)},
        {
            ((each.at[0] - left, each.at[1] - top), each.kind, each.size, each.facing)
            for each in scene.features
            if each.kind in STANDING
        },
    )


def lanes(level: Level, page: Lattice, tile: Tile) -> set[Square]:
    """The squares from the middle of a tile to its secret ways, from the top left of its cell."""
    known_ways = level.ways()[tile.number]
    return {
        each
        for side, way in known_ways.items()
        if way.secret
        for base in ((page.mid, page.mid), *band(page, (page.mid, page.mid), side, 0))
        for each in parts_of(base, page.pace)
    }


def crooked(plan: Plan, level: Level) -> int:
    """How many tiles that players know have secret ways and walls off the squares."""
    view = shown(plan, level.depth, "player", None)
    page = lattice_of(plan, level, (tile.at for tile in view.tiles))
    found = (tile for tile in view.tiles if leaves_squares(view, tile))
    return sum(bool(lanes(level, page, tile)) for tile in found)


def check(plan: Plan, level: Level, party: Party | None = None) -> int:
    """How many tiles are known to players, or to a party, each of which is held to the law.

    They have to be the same for those who know more: for the keeper, or for players.
    """
    fewer, more = ("player", "keeper") if party is None else ("player", "player")
    views = [shown(plan, level.depth, fewer, party), shown(plan, level.depth, more, None)]
    player = scene_of(plan, level.depth, fewer, party)
    keeper = scene_of(plan, level.depth, more)
    pages = [lattice_of(plan, level, (tile.at for tile in view.tiles)) for view in views]
    cells = frozenset(tile.at for tile in views[0].tiles)
    for tile in views[0].tiles:
        theirs, all_of_it = (
            known(scene, page, tile, cells)
            for scene, page in zip((player, keeper), pages, strict=True)
        )
        secret = set() if party else lanes(level, pages[0], tile)
        for at, ground in theirs.grounds.items():
            dug = at in secret and ground == " " and all_of_it.grounds[at] == "."
            assert all_of_it.grounds[at] == ground or dug, (tile.number, at)
        for edge in theirs.edges ^ all_of_it.edges:
            assert edge[0] in secret or edge[2] is Barrier.SECRET, (tile.number, edge)
        assert theirs.standing <= all_of_it.standing
    return len(views[0].tiles)


@pytest.mark.parametrize("mix", TRIED, ids="+".join)
def test_a_place_that_several_know_is_the_same_for_all(mix: tuple[Morphology, ...]) -> None:
    """For keepers, but for the passages behind secret doors, which are dry; and for parties.

    However much of the rest a party has seen, and wherever its own map begins.
    """
    tiles = 0
    for seed in SEEDS:
        plan = made(mix, seed)
        for level in plan.levels:
            for party in (None, half_explored(plan, level)):
                try:
                    tiles += check(plan, level, party)
                except AssertionError as error:
                    who = "keepers" if party is None else "a party"
                    error.add_note(f"{'+'.join(mix)}, seed {seed}, level {level.depth}, for {who}")
                    raise
    assert tiles


@pytest.mark.parametrize(
    ("mix", "seed"), [(("cyclopean", "extensive"), 1), (MIXES[-2], 0), (MIXES[-1], 1)]
)
def test_places_that_once_differed(mix: tuple[Morphology, ...], seed: int) -> None:
    """Barricades and breaks beside secret and unseen doors, and a cave's way at its border."""
    plan = made(mix, seed)
    for level in plan.levels:
        assert check(plan, level)
        assert check(plan, level, half_explored(plan, level))


def test_secret_ways_out_of_caves_are_among_what_is_tried() -> None:
    plans = (made(("natural",), seed) for seed in range(12))
    assert sum(crooked(plan, level) for plan in plans for level in plan.levels) >= 3


def test_every_kind_is_tried() -> None:
    assert {kind for mix in TRIED for kind in mix} == set(MORPHOLOGIES)
