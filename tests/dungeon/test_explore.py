"""Walking through a dungeon that is not known."""

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.errors import RuleError
from rules.core.grid import OPPOSITE
from rules.core.scene import Barrier, Side
from rules.dungeon import DungeonOptions, Party, Plan, build, scene_of
from rules.dungeon.explore import climb, crawl, crawls, reveal, search, walk, ways
from rules.dungeon.plan import Crawlway, Stair
from tests.dungeon.laws import check_scene
from tests.dungeon.sheets import PLAIN, level, row_of
from tests.support.joined import joined

N, E, S, W = Side.NORTH, Side.EAST, Side.SOUTH, Side.WEST
HALL = Plan(options=PLAIN, levels=(level(3, 1, 2, 5, 8, 9),))
SECRET = Plan(options=PLAIN, levels=(row_of(9, 9),))


def kinds(scene):
    return [edge.kind for edge in scene.edges]


def squares(scene):
    return sum(row.count(".") for row in scene.terrain)


@pytest.mark.rule("DM-062")
def test_walking_reveals_tiles():
    party = Party()
    assert ways(HALL, party) == (N,)
    before = scene_of(HALL, party=party)
    party = walk(HALL, party, N)
    assert (party.tile, party.seen_on(1)) == (2, {1, 2})
    after = scene_of(HALL, party=party)
    assert squares(before) == 3 + 1
    assert squares(after) == 3 + 5 + 1
    assert kinds(before).count(Barrier.UNEXPLORED) == 1
    assert kinds(after).count(Barrier.UNEXPLORED) == 3
    assert [token.key for token in after.tokens] == ["party"]
    back = walk(HALL, party, S)
    assert back.seen == party.seen


@pytest.mark.rule("DM-062")
def test_there_is_no_way_through_a_wall():
    for side in (W, E, S):
        with pytest.raises(RuleError) as refused:
            walk(HALL, Party(), side)
        assert refused.value.text.key == "dm-error-no-way"


@pytest.mark.rule("DM-062")
def test_secret_doors_show_after_a_search():
    """The wall before the second room is one until a one or a two."""
    assert SECRET.levels[0].joins[0].secret
    party = Party()
    assert ways(SECRET, party) == ()
    assert Barrier.SECRET not in kinds(scene_of(SECRET, party=party))
    for face in (3, 4, 5, 6):
        assert search(SECRET, party, ScriptedDice(face)) == party
    for face in (1, 2):
        found = search(SECRET, party, ScriptedDice(face))
        assert ways(SECRET, found) == (N,)
        assert Barrier.SECRET in kinds(scene_of(SECRET, party=found))
        assert walk(SECRET, found, N).tile == 2
    assert reveal(SECRET, party) == found
    assert reveal(SECRET, found) == found


@pytest.mark.rule("DM-055", "DM-062")
def test_crawlways_show_after_a_search():
    rooms = row_of(4, 4)
    plan = Plan(
        options=PLAIN,
        levels=(rooms.with_(joins=(), crawlways=(Crawlway(a=1, side=N, b=2),)),),
    )
    party = Party()
    assert scene_of(plan, party=party).links == ()
    with pytest.raises(RuleError) as refused:
        crawl(plan, party, N)
    assert refused.value.text.key == "dm-error-no-crawlway"
    party = search(plan, party, ScriptedDice(2))
    assert crawls(plan, party) == (N,)
    scene = scene_of(plan, party=party)
    assert len(scene.links) == 1
    assert [each.kind for each in scene.features].count("grate") == 1
    beyond = crawl(plan, party, N)
    assert beyond.tile == 2
    features = scene_of(plan, party=beyond).features
    assert [each.kind for each in features].count("grate") == 2
    assert crawl(plan, beyond, S).tile == 1


@pytest.mark.rule("DM-062")
def test_contents_are_seen_on_entering():
    levels = HALL.levels[0]
    tiles = tuple(
        tile.with_(special=1, content="treasure") if tile.number == 3 else tile
        for tile in levels.tiles
    )
    plan = HALL.with_(levels=(levels.with_(tiles=tiles),))
    party = walk(plan, Party(), N)
    things = [feature.kind for feature in scene_of(plan, party=party).features]
    assert "chest" not in things
    party = walk(plan, party, W)
    assert "chest" in [feature.kind for feature in scene_of(plan, party=party).features]


@pytest.mark.rule("DM-022")
def test_stairs_lead_down_and_back():
    stair = Stair(level=1, tile=2, direction="down", to_level=2, to_tile=1)
    further = Stair(level=1, tile=3, direction="down", to_level=2, to_tile=2)
    plan = Plan(
        options=PLAIN, levels=(row_of(2, 12, 12), row_of(2, 2, depth=2)), stairs=(stair, further)
    )
    party = Party(tile=2)
    below = climb(plan, party)
    assert (below.level, below.tile) == (2, 1)
    assert climb(plan, below).level == 1
    assert climb(plan, Party(tile=3)).tile == 2
    with pytest.raises(RuleError) as refused:
        climb(plan, Party())
    assert refused.value.text.key == "dm-error-no-stairs"
    scene = scene_of(plan, 2, party=below)
    assert "stairs_up" in [feature.kind for feature in scene.features]


@pytest.mark.rule("DM-021", "DM-023")
def test_stairs_that_lead_nowhere():
    blocked = Stair(level=1, tile=2, direction="down", blocked=True)
    out = Stair(level=1, tile=2, direction="up", to_level=0)
    for stair, key in ((blocked, "dm-error-stairs-blocked"), (out, "dm-error-surface")):
        plan = Plan(options=PLAIN, levels=(row_of(2, 12),), stairs=(stair,))
        with pytest.raises(RuleError) as refused:
            climb(plan, Party(tile=2))
        assert refused.value.text.key == key


@pytest.mark.rule("DM-062")
@joined("seed", range(12))
def test_everything_can_be_explored_and_nothing_is_seen_before(seed):
    """A party that searches everywhere sees every tile, and each of its maps only what it saw."""
    plan = build(DungeonOptions(morphology_count=1, factor_rolls=True), SeededDice(bytes([seed])))
    party = reveal(plan, Party())
    for _ in range(4000):
        unseen = _step(plan, party)
        if unseen is None:
            break
        party = reveal(plan, unseen)
    assert party.seen_on(party.level) == {tile.number for tile in plan.level(party.level).tiles}
    scene = scene_of(plan, party.level, party=party)
    check_scene(scene)
    assert len(scene.tokens) == 1


def _step(plan, party):
    """One step on the shortest way to a tile not seen on this level, or nothing."""
    seen, edge, first = {party.tile}, [party.tile], {}
    joins = plan.level(party.level).ways()
    while edge:
        number = edge.pop(0)
        for side, join in joins[number].items():
            other = join.b if join.a == number else join.a
            if other in seen:
                continue
            seen.add(other)
            first[other] = first.get(number, side)
            if other not in party.seen_on(party.level):
                return walk(plan, party, first[other])
            edge.append(other)
    return None


@pytest.mark.rule("DM-062")
def test_a_partys_page_is_no_larger_than_what_it_saw():
    whole, first = scene_of(HALL), scene_of(HALL, party=Party())
    assert (first.columns, first.rows) == (5, 5)
    assert (whole.columns, whole.rows) > (first.columns, first.rows)
    entrance = [each.at for each in first.features if each.kind == "entrance"]
    assert first.ruler.name((entrance[0][0], entrance[0][1] - 1)) == "H18"


def test_sides_are_seen_from_both_tiles():
    party = reveal(SECRET, Party())
    beyond = walk(SECRET, party, N)
    assert ways(SECRET, beyond) == (OPPOSITE[N],)
