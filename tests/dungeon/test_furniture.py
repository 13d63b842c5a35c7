"""Rooms are furnished by what everybody sees of them, and nothing stands on anything else."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.furnishing import PURPOSES
from rules.core.scene import Scene, Square, Terrain
from rules.dungeon import DungeonOptions, Morphology, build, scene_of
from rules.dungeon.chart.furniture import furnished
from rules.dungeon.purposes import purpose_of, purposes_of
from tests.support.soak import cases


@pytest.mark.parametrize("morphology", get_args(Morphology))
def test_nothing_stands_on_anything_else_or_in_rock(morphology: Morphology) -> None:
    seen: Counter[str] = Counter()
    for seed in cases(3, soak=8):
        plan = build(DungeonOptions(levels=1, morphologies=(morphology,)), SeededDice(b"%d" % seed))
        scene = scene_of(plan, 1, "keeper")
        places = Counter(each.at for each in scene.features)
        for each in scene.features:
            if each.name.key.startswith("furniture-"):
                assert places[each.at] == 1
                assert scene.terrain[each.at[1]][each.at[0]] == Terrain.FLOOR
                seen[each.kind] += 1
            if each.kind == "grate":
                others = [other.kind for other in scene.features if other.at == each.at]
                assert not {"trap", "chest", "vault"} & set(others)
    if morphology in ("barred", "slanted", "eldritch"):
        assert len(seen) >= 6


@pytest.mark.parametrize("kind", ["barred", "ventilated", "natural", "cyclopean", "geometric"])
def test_players_and_keepers_see_the_same_furniture(kind: Morphology) -> None:
    """Keepers lack what stands on their marks; nothing else of a room tells what is hidden."""
    more = every = 0
    for seed in cases(3, soak=8):
        wanted = DungeonOptions(levels=1, morphologies=(kind,), hidden_rooms=True)
        plan = build(wanted, SeededDice(b"%d" % seed))
        keeper, player = (scene_of(plan, 1, who) for who in ("keeper", "player"))
        theirs, ours = ({*pieces(scene)} for scene in (keeper, player))
        assert theirs <= ours
        more, every = more + len(ours - theirs), every + len(ours)
    assert 3 * more < every


def test_what_is_hidden_changes_no_furniture() -> None:
    for seed in cases(5, soak=12):
        plan = build(DungeonOptions(levels=1, hidden_rooms=True), SeededDice(b"%d" % seed))
        bare = plan.levels[0].with_(
            tiles=tuple(tile.with_(special=0, content=None) for tile in plan.levels[0].tiles),
            crawlways=(),
        )
        assert {*pieces(scene_of(plan, 1, "player"))} == {
            *pieces(scene_of(plan.with_(levels=(bare,)), 1, "player"))
        }


def pieces(scene: Scene) -> Iterator[tuple[str, str, str | None]]:
    """Yield the furniture of a map: what it is, the names of its squares, where it faces."""
    for each in scene.features:
        if each.name.key.startswith("furniture-"):
            right, bottom = (each.at[n] + each.size[n] - 1 for n in (0, 1))
            place = f"{square(scene, each.at)}-{square(scene, (right, bottom))}"
            yield each.name.key, place, each.facing


def square(scene: Scene, at: Square) -> str:
    """Return a square of a map by its cell and its place in it."""
    step, (left, top) = scene.ruler.step, scene.ruler.offset
    return f"{scene.ruler.name(at)}.{(at[0] - left) % step}.{(at[1] - top) % step}"


def test_a_room_has_one_purpose_and_no_dungeon_three_thrones() -> None:
    had: Counter[str] = Counter()
    for seed in range(16):
        plan = build(DungeonOptions(), SeededDice(b"%d" % seed))
        here: Counter[str] = Counter()
        for level in plan.levels:
            of_level = purposes_of(plan, level)
            for tile in level.tiles:
                purpose = purpose_of(plan, level, tile)
                assert of_level.get(tile.number) == purpose
                assert tile.is_room or purpose is None
                if purpose is not None:
                    assert (purpose.kind == "natural") == tile.cave
                    here[purpose.id] += 1
        assert all(count <= PURPOSES[id_].most for id_, count in here.items())
        had += here
    assert len(had) > 34


def test_a_material_calls_for_what_suits_it() -> None:
    """Graves in grave soil, arms in a dungeon of weapons: more of them than elsewhere."""
    for material, suited in (
        ("grave_soil", ("crypt", "tomb", "ossuary", "urn_hall", "embalming_room")),
        ("weapons", ("armoury", "forge", "guard_room", "training_room", "torture_chamber")),
    ):
        shares = []
        for options in (
            DungeonOptions(morphologies=("materials",), material=material),
            DungeonOptions(morphologies=("slanted",)),
        ):
            found = Counter(
                purpose.id
                for seed in range(12)
                for plan in (build(options, SeededDice(b"%d" % seed)),)
                for level in plan.levels
                for purpose in purposes_of(plan, level).values()
            )
            shares.append(sum(found[id_] for id_ in suited) / found.total())
        assert shares[0] > 1.4 * shares[1]


def test_corridors_stay_free_but_for_their_dead_ends() -> None:
    stands = 0
    for seed in range(30):
        plan = build(DungeonOptions(levels=1, morphologies=("barred",)), SeededDice(b"%d" % seed))
        level = plan.levels[0]
        ways = level.ways()
        for tile in level.tiles:
            pieces_here = furnished(plan)[(1, tile.number)].pieces
            if not tile.is_room and pieces_here:
                assert len(pieces_here) == 1
                assert not tile.stairs
                assert len(ways[tile.number]) < 4
                stands += 1
    assert stands
