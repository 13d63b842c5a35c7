"""Corridors as broad as rooms have pillars where walls would meet, for everybody alike."""

from rules.core.dice import SeededDice
from rules.core.grid import toward
from rules.core.scene import Barrier, Feature, Scene, Side, Terrain
from rules.dungeon import DungeonOptions, Morphology, build, scene_of
from tests.support.soak import cases

CORNERS = [(Side.NORTH, Side.WEST), (Side.NORTH, Side.EAST),
           (Side.SOUTH, Side.WEST), (Side.SOUTH, Side.EAST)]  # fmt: skip


def made(seed: int, *kinds: Morphology):
    return build(DungeonOptions(levels=1, morphologies=kinds), SeededDice(b"gallery%d" % seed))


def pillars(scene: Scene) -> list[Feature]:
    return [each for each in scene.features if each.kind == "column"]


def in_corridors(plan, scene: Scene) -> list[Feature]:
    """Pillars in cells of corridors; halls have pillars of their own."""
    names = {each.at for each in plan.levels[0].tiles if not each.is_room}
    step, (left, top) = scene.ruler.step, scene.ruler.offset
    highest = plan.options.rows - scene.ruler.row

    def cell(each: Feature) -> tuple[int, int]:
        return (
            scene.ruler.column + (each.at[0] - left) // step,
            highest - (each.at[1] - top) // step,
        )

    return [each for each in pillars(scene) if cell(each) in names]


def test_galleries_have_pillars_where_they_branch() -> None:
    """One in each corner between two broad ways, unless something stands there."""
    found = 0
    for seed in cases(6, soak=60):
        plan = made(seed, "open_plan")
        scene = scene_of(plan, 1, "player")
        level = plan.levels[0]
        ways = level.ways()
        corners = sum(
            all(side in ways[tile.number] and not ways[tile.number][side].secret for side in sides)
            for tile in level.tiles
            if not tile.is_room
            for sides in CORNERS
        )
        standing = in_corridors(plan, scene)
        assert len(standing) <= corners
        found += len(standing)
        for each in standing:
            assert scene.terrain[each.at[1]][each.at[0]] == Terrain.FLOOR
            assert not any(
                edge.kind is Barrier.WALL and each.at in (edge.at, toward(edge.at, edge.side))
                for edge in scene.edges
            )
    assert found > 12


def test_narrow_corridors_have_none() -> None:
    for kinds in (("barred",), ("warren",), ("open_plan", "natural", "smooth")):
        plan = made(1, *kinds)
        assert in_corridors(plan, scene_of(plan, 1, "keeper")) == []


def test_keepers_and_players_see_the_same_pillars() -> None:
    """Keepers lack those on whose square something is that they alone know."""
    for seed in cases(4, soak=40):
        plan = build(
            DungeonOptions(levels=1, morphologies=("open_plan",), hidden_rooms=True),
            SeededDice(b"gallery%d" % seed),
        )
        theirs, ours = (
            {each.at for each in in_corridors(plan, scene_of(plan, 1, who))}
            for who in ("keeper", "player")
        )
        assert theirs <= ours
        assert 2 * len(theirs) >= len(ours)
