"""Plans as scenes: what is drawn, at which size, and for whose eyes."""

import pytest

from rules.core.compass import north
from rules.core.dice import SeededDice
from rules.core.grid import OPPOSITE
from rules.core.scene import MAX_SQUARES, Barrier, Scene, Side
from rules.dungeon import DungeonOptions, Plan, build, scene_of
from rules.dungeon.chart.curves import inside
from rules.dungeon.chart.reachable import without_hidden
from rules.dungeon.plan import Crawlway, Results, Slope, Stair
from rules.dungeon.tables import FORMS, MORPHOLOGIES
from tests.dungeon.laws import check_scene
from tests.dungeon.sheets import PLAIN, row_of
from tests.support.joined import joined
from tests.support.soak import cases

SEEDS = range(8)


def made(seed, *kinds, **changes):
    wanted = DungeonOptions(morphologies=kinds, morphology_count=0, **changes)
    return build(wanted, SeededDice(seed.to_bytes(2, "big")))


def sketch(level, depth=1, **results):
    """The keeper's scene of one level with these results."""
    return scene_of(Plan(options=PLAIN, levels=(level,), results=Results(**results)), depth)


def floor(scene):
    return {
        (column, row)
        for row, letters in enumerate(scene.terrain)
        for column, letter in enumerate(letters)
        if letter in ".~"
    }


def one_piece(scene):
    """Whether all floor hangs together, if walls are walls and anything else can be passed."""
    squares = floor(scene)
    steps = {Side.NORTH: (0, -1), Side.EAST: (1, 0), Side.SOUTH: (0, 1), Side.WEST: (-1, 0)}
    walls = set()
    for edge in scene.edges:
        if edge.kind is Barrier.WALL:
            dx, dy = steps[edge.side]
            other = (edge.at[0] + dx, edge.at[1] + dy)
            walls |= {(edge.at, other), (other, edge.at)}
    start = min(squares)
    reached, edge_of = {start}, [start]
    while edge_of:
        column, row = edge_of.pop()
        for dx, dy in steps.values():
            beyond = (column + dx, row + dy)
            if beyond in squares - reached and ((column, row), beyond) not in walls:
                reached.add(beyond)
                edge_of.append(beyond)
    return reached == squares


@pytest.mark.rule("DM-059")
@joined("kind", MORPHOLOGIES)
def test_every_kind_of_dungeon_is_drawn_in_one_piece(kind):
    for seed in cases(1, soak=8):
        plan = made(seed, kind, factor_rolls=True)
        for each in plan.levels:
            scene = scene_of(plan, each.depth)
            check_scene(scene)
            assert one_piece(scene)
            assert Scene.model_validate_json(scene.model_dump_json()) == scene


@pytest.mark.rule("DM-059")
def test_the_finished_map_differs_from_the_sketch():
    assert scene_of(made(3, "cyclopean")).terrain != scene_of(made(3)).terrain
    assert scene_of(made(3, "smooth")).outlines
    assert scene_of(made(3)).outlines == ()


@pytest.mark.rule("DM-027", "DM-028", "DM-029", "DM-031")
def test_squares_of_tiles():
    """A square before the entrance, then three of corridor, five, four and nine."""
    assert len(floor(sketch(row_of(1)))) == 1 + 3
    assert len(floor(sketch(row_of(2)))) == 1 + 5
    assert len(floor(sketch(row_of(3)))) == 1 + 4
    assert len(floor(sketch(row_of(5)))) == 1 + 9
    assert len(floor(sketch(row_of(10)))) == 1 + 3


def test_rooms_back_to_back_have_a_wall_with_a_way_in_the_middle():
    scene = sketch(row_of(5, 5))
    walls = [edge.at for edge in scene.edges if edge.kind is Barrier.WALL]
    assert len(walls) == 2
    assert one_piece(scene)
    apart = sketch(row_of(5, 5).with_(joins=()))
    assert sum(edge.kind is Barrier.WALL for edge in apart.edges) == 3


@pytest.mark.rule("DM-044", "DM-045")
def test_giants_have_more_squares():
    plain = floor(sketch(row_of(4, 1)))
    for scale in (2, 3, 4):
        scene = sketch(row_of(4, 1), morphologies=("cyclopean",), scale=scale)
        assert len(floor(scene)) == len(plain) * scale**2
        assert (scene.pace, scene.manner) == (scale, ("cyclopean",))
        assert scene.scale.args[0][1].args == (("feet", 10),)


@pytest.mark.rule("DM-047")
def test_long_corridors_and_the_same_rooms():
    scene = sketch(row_of(1), stretch=3)
    assert len(floor(scene)) == 1 + 9
    assert len(floor(sketch(row_of(9), stretch=3))) == 1 + 9 + 3
    assert scene.ruler.step == 9


def test_what_does_not_fit_is_drawn_shorter_and_coarser():
    tall = row_of(*[1] * 16)
    options = PLAIN.model_copy(update={"columns": 30, "rows": 30})
    corners = tall.with_(
        tiles=(
            *tall.tiles[:14],
            tall.tiles[14].with_(at=(0, 29)),
            tall.tiles[15].with_(at=(29, 0)),
        ),
        joins=tall.joins[:13],
    )
    results = Results(stretch=4, scale=4)
    scene = scene_of(Plan(options=options, levels=(corners,), results=results))
    assert scene.columns * scene.rows <= MAX_SQUARES
    assert any(feature.kind == "break" for feature in scene.features)
    assert scene.scale.args[0][1].args == (("feet", 40),)


@pytest.mark.rule("DM-048")
@joined("form", FORMS)
def test_forms_keep_the_base_and_lose_the_corners(form):
    room = row_of(5)
    tiles = (room.tiles[0].with_(form=form),)
    scene = sketch(room.with_(tiles=tiles), morphologies=("geometric",))
    shape = scene.outlines[0].points
    across = max(x for x, _ in shape) - min(x for x, _ in shape)
    down = max(y for _, y in shape) - min(y for _, y in shape)
    assert 2 <= across <= 3.3
    assert 2 <= down <= 3.3
    assert len(shape) != 4
    left, top = scene.outlines[0].box.at
    assert inside(shape, (left + 1.5, top + 1.5))
    assert not all(inside(shape, (left + x, top + y)) for x in (0.1, 2.9) for y in (0.1, 2.9))
    check_scene(scene)


@pytest.mark.rule("DM-049")
def test_caves_have_rough_edges_and_the_rest_has_not():
    for seed in cases(3, soak=8):
        plan = made(seed, "natural")
        scene = scene_of(plan)
        caves = sum(tile.cave for tile in plan.levels[0].tiles)
        assert {outline.line for outline in scene.outlines} <= {"rough"}
        assert len({outline.box.at for outline in scene.outlines}) == caves
        assert scene.manner == ("natural",)
        for outline in scene.outlines:
            sides = zip(outline.points, outline.points[1:], strict=False)
            straight = [1 for (x1, y1), (x2, y2) in sides if (x1 == x2) != (y1 == y2)]
            assert len(straight) <= 2


@pytest.mark.rule("DM-050")
def test_halls_run_into_the_rooms_they_touch():
    scene = sketch(row_of(5, 1, 5), morphologies=("open_plan",), width_ft=30)
    assert len(floor(scene)) == 1 + 27
    assert [edge for edge in scene.edges if edge.kind is Barrier.WALL] == []
    rooms = sketch(row_of(5, 5), morphologies=("open_plan",), width_ft=30)
    assert sum(edge.kind is Barrier.WALL for edge in rooms.edges) == 2


@pytest.mark.rule("DM-051")
def test_smooth_tunnels_have_no_straight_outline():
    for seed in cases(3, soak=8):
        scene = scene_of(made(seed, "smooth"))
        assert {outline.line for outline in scene.outlines} == {"rounded"}
        assert scene.manner == ("smooth",)


@pytest.mark.rule("DM-052", "DM-053")
def test_slopes_point_downhill():
    for direction, facing in (("down", "n"), ("up", "s")):
        slope = Slope(direction=direction, steepness=2)
        tiles = (row_of(1).tiles[0].with_(slope=slope),)
        (found,) = [
            feature
            for feature in sketch(row_of(1).with_(tiles=tiles)).features
            if feature.kind == "slope"
        ]
        assert (found.facing, found.note) == (facing, "20°")
    sheer = row_of(1).tiles[0].with_(slope=Slope(direction="up", steepness=4))
    scene = sketch(row_of(1).with_(tiles=(sheer,)))
    assert [feature.kind for feature in scene.features] == ["entrance", "drop"]


@pytest.mark.rule("DM-056", "DM-038")
def test_warrens_are_narrow_and_bent():
    scene = scene_of(made(3, "warren"))
    plan = made(3, "warren")
    corridors = [tile for tile in plan.levels[0].tiles if not tile.is_room]
    assert all(tile.bends for tile in corridors)
    boxes = {outline.box.at for outline in scene.outlines}
    assert len(boxes) == len(plan.levels[0].tiles)
    stairs = sketch(row_of(12), morphologies=("warren",), width_ft=5)
    (x1, y1), (x2, y2) = stairs.outlines[0].points[0], stairs.outlines[0].points[-1]
    assert abs(((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 - 0.5) < 0.02


@pytest.mark.rule("DM-055")
def test_crawlways_end_at_grates():
    rooms = row_of(5, 5).with_(crawlways=(Crawlway(a=1, side=Side.NORTH, b=2),))
    scene = sketch(rooms)
    assert len(scene.links) == 1
    grates = [feature.at for feature in scene.features if feature.kind == "grate"]
    ends = [(int(x), int(y)) for x, y in scene.links[0].ends]
    assert sorted(grates) == sorted(ends)


@pytest.mark.rule("DM-046", "DM-054")
def test_manner_and_material_are_named():
    assert scene_of(made(1, "eldritch")).manner == ("eldritch",)
    assert floor(scene_of(made(1, "eldritch"))) == floor(scene_of(made(1)))
    assert scene_of(made(1, "materials", material="glass")).material == "glass"
    both = scene_of(made(1, "natural", "cyclopean"))
    assert both.manner == ("natural", "cyclopean")


@pytest.mark.rule("DM-025")
def test_where_north_lies():
    assert [north(top) for top in ("n", "e", "nw", None)] == ["n", "w", "ne", "n"]


@pytest.mark.rule("DM-040", "DM-042")
def test_doors_hang_at_rooms():
    pair = row_of(1, 4)
    for state, kind in (("open", "ajar"), ("closed", "door"), ("locked", "locked")):
        join = pair.joins[0].with_(door=state)
        (edge,) = sketch(pair.with_(joins=(join,))).edges
        assert (edge.kind, edge.side) == (kind, Side.SOUTH)


@pytest.mark.rule("DM-007")
def test_players_see_a_plain_wall_where_a_door_is_secret():
    pair = row_of(9, 9)
    plan = Plan(options=PLAIN.model_copy(update={"hidden_rooms": True}), levels=(pair,))
    keeper, player = scene_of(plan), scene_of(plan, audience="player")
    assert Barrier.SECRET in [edge.kind for edge in keeper.edges]
    assert {edge.kind for edge in player.edges} == {Barrier.WALL}
    assert not one_piece(player)
    assert one_piece(keeper)


@pytest.mark.rule("DM-007")
def test_players_maps_lack_rooms_that_only_a_secret_door_leads_to():
    """They are those of a dungeon that never had such rooms, in squares, things and facts."""
    hidden = 0
    for seed in cases(12, soak=200):
        kinds = (MORPHOLOGIES[seed % 12], MORPHOLOGIES[seed // 12 % 12])
        plan = made(seed, *dict.fromkeys(kinds), crawl_corridors=True)
        bare = without_hidden(plan)
        hidden += plan.tile_count - bare.tile_count
        for each in plan.levels:
            found = scene_of(plan, each.depth, "player")
            assert found.with_(region="") == scene_of(bare, each.depth, "player").with_(region="")
            assert one_piece(found) or stairs_between(plan, each.depth)
    assert hidden > 10


def stairs_between(plan, depth):
    """Whether stairs end on a level: they may lead to rooms of their own."""
    return bool(plan.arrivals(depth)) or any(stair.level == depth for stair in plan.stairs)


def test_hidden_rooms_are_shown_where_the_options_say_so():
    """A room behind a secret door is the players' by option alone; its keeper always has it."""
    pair = row_of(9, 9)
    join = pair.joins[0]
    assert join.secret
    for hidden, rooms in ((False, 1), (True, 2)):
        options = PLAIN.model_copy(update={"hidden_rooms": hidden})
        plan = Plan(options=options, levels=(pair,))
        assert len(floor(scene_of(plan, audience="keeper"))) == 1 + 18
        assert len(floor(scene_of(plan, audience="player"))) == 1 + 9 * rooms


def _turned(join):
    """The same way from the tile at its other end; a secret one stays in the older wall."""
    return join if join.secret else join.with_(a=join.b, side=OPPOSITE[join.side], b=join.a)


def _plain(level, tile):
    """A tile that holds nothing, laid from elsewhere if it was laid through a secret door."""
    laid = level.ways()[tile.number].get(tile.via)
    if laid is not None and laid.secret and not tile.slope:
        tile = tile.with_(via=OPPOSITE[tile.via])
    return tile.with_(special=0, content=None)


@pytest.mark.parametrize("seed", cases(12, soak=20))
def test_the_players_map_keeps_every_secret(seed):
    """Nothing in it depends on contents, crawlways or dice, and things stand in it by their place.

    Nor does it tell of secret doors, and the way by which a tile was laid may be one.
    """
    kinds = [MORPHOLOGIES[seed % 12], "ventilated"] if seed % 12 != 10 else ["ventilated"]
    plan = made(seed, *kinds, crawl_corridors=True)
    bare = plan.with_(
        levels=tuple(
            each.with_(
                rolls=((1, 2, 3),),
                crawlways=(),
                joins=tuple(_turned(join) for join in reversed(each.joins)),
                tiles=tuple(_plain(each, tile) for tile in each.tiles),
            )
            for each in plan.levels
        )
    )
    for each in plan.levels:
        found = scene_of(plan, each.depth, "player")
        assert found.with_(region="") == scene_of(bare, each.depth, "player").with_(region="")
        boxes = [outline.box.at for outline in found.outlines]
        assert boxes == sorted(boxes, key=lambda at: (at[0], -at[1]))
        assert found.labels == found.links == ()
        assert Barrier.SECRET not in [edge.kind for edge in found.edges]
        assert "ventilated" not in repr((found.title, found.facts))
        assert "secret" not in repr(found)


def test_the_keepers_map_numbers_rooms():
    scene = sketch(row_of(5, 1, 4, 12))
    assert [label.text for label in scene.labels] == ["1", "2", "a"]


@pytest.mark.rule("DM-038", "DM-021", "DM-023")
def test_stairs_fill_two_thirds():
    tile = row_of(5, 12)
    for stair, kind in (
        (Stair(level=1, tile=2, direction="down", to_level=2, to_tile=1), "stairs_down"),
        (Stair(level=1, tile=2, direction="up", to_level=0), "stairs_up"),
        (Stair(level=1, tile=2, direction="down", blocked=True), "rubble"),
    ):
        scene = scene_of(Plan(options=PLAIN, levels=(tile,), stairs=(stair,)))
        (found,) = [each for each in scene.features if each.kind == kind]
        assert found.size == (1, 2)


def test_names_of_cells_do_not_depend_on_what_is_shown():
    """The first tile of the usual sheet is in H18, wherever the page begins."""
    for seed in SEEDS:
        plan = made(seed, "cyclopean") if seed % 2 else made(seed)
        scene = scene_of(plan)
        entrance = next(each for each in scene.features if each.kind == "entrance")
        column, row = entrance.at
        assert scene.ruler.name((column, row - 1)) == "H18"


def test_a_region_is_one_map():
    names = {
        scene_of(made(seed), audience=audience).region
        for seed in SEEDS
        for audience in ("player", "keeper")
    }
    assert len(names) == 2 * len(SEEDS)
    assert scene_of(made(1)).region == scene_of(made(1)).region


def test_there_is_no_deeper_level():
    with pytest.raises(KeyError):
        scene_of(Plan(options=PLAIN, levels=(row_of(5),)), 2)
