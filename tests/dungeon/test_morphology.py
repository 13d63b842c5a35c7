"""Finishing touches: the compass, Table B, and what each result does."""

from collections import Counter

import pytest

from rules.core.dice import ScriptedDice, SeededDice
from rules.core.grid import beside
from rules.core.scene import Side
from rules.dungeon import DungeonOptions, build
from rules.dungeon.finish import facing_up, finished
from rules.dungeon.morphology import apply, chosen
from rules.dungeon.morphology.barricades import door, takes_door
from rules.dungeon.morphology.site import Site, share
from rules.dungeon.tables import COMPASS, FORMS, MATERIALS, MORPHOLOGIES
from tests.dungeon.sheets import PLAIN, options, row_of


def worked(level, *faces, kind, **changes):
    """A level after one morphology with exactly these faces: the level and the results."""
    dice = ScriptedDice(*faces)
    site = Site(options(**changes), (level,))
    apply(site, (kind,), dice)
    assert dice.left == ()
    return site.done()[0], site.results


def dungeon(seed, *kinds, **changes):
    wanted = PLAIN.model_copy(update={"morphologies": kinds, "levels": 3, **changes})
    return build(wanted, SeededDice(seed.to_bytes(2, "big")))


@pytest.mark.rule("DM-025")
def test_the_compass():
    assert facing_up(ScriptedDice(1)) == "n"
    assert facing_up(ScriptedDice(3)) == "e"
    assert facing_up(ScriptedDice(8)) == "nw"
    levels = (row_of(5),)
    assert finished(options(compass=True), levels, (), ScriptedDice(3)).compass == "e"
    assert finished(options(), levels, (), ScriptedDice()).compass is None


@pytest.mark.rule("DM-026")
def test_a_die_says_what_kind_of_place_it_is():
    for face, kind in enumerate(MORPHOLOGIES, 1):
        assert chosen(options(morphology_count=1), ScriptedDice(face)) == (kind,)
    assert chosen(options(), ScriptedDice()) == ()
    repeats = ScriptedDice(3, 3, 3, 9)
    assert chosen(options(morphology_count=2), repeats) == ("eldritch", "slanted")


@pytest.mark.rule("DM-063")
def test_what_is_chosen_costs_no_die():
    assert chosen(options(morphologies=("smooth",)), ScriptedDice()) == ("smooth",)
    _, results = worked(row_of(5), kind="materials", material="ice")
    assert results.material == "ice"
    level, _ = worked(row_of(1, 5, 2), kind="slanted", slope="up", steepness=4)
    slopes = [tile.slope for tile in level.tiles if tile.slope]
    assert [(slope.direction, slope.steepness) for slope in slopes] == [("up", 4)] * 2


@pytest.mark.rule("DM-040", "DM-043")
def test_doors_at_every_room():
    """Four doors of a worked example on a small level: 80; 75, 51; 10, 50; 76."""
    level, results = worked(row_of(4, 4, 1, 4, 4), 80, 75, 51, 10, 50, 76, 2, kind="barred")
    assert [join.door for join in level.joins] == ["open", "closed", "locked", "open"]
    assert [tile.barricade for tile in level.tiles] == [False, True, False, False, False]
    assert results.barricades == 1


@pytest.mark.rule("DM-040")
def test_ways_between_corridors_and_secret_doors_take_none():
    for seed in range(30):
        for level in dungeon(seed, "barred").levels:
            for join in level.joins:
                room = level.tile(join.a).is_room or level.tile(join.b).is_room
                assert takes_door(level, join) == (room and not join.secret)
                assert (join.door is not None) == takes_door(level, join)


@pytest.mark.rule("DM-041", "DM-042")
def test_doors_by_percent():
    assert [door(ScriptedDice(*faces)) for faces in ((76,), (75, 51), (75, 50), (1, 1))] == [
        "open", "closed", "locked", "locked",
    ]  # fmt: skip
    dice = SeededDice(b"doors")
    found = Counter(door(dice) for _ in range(20_000))
    assert abs(found["open"] / 20_000 - 0.25) < 0.01
    assert abs(found["closed"] / 20_000 - 0.375) < 0.01
    assert abs(found["locked"] / 20_000 - 0.375) < 0.01


@pytest.mark.rule("DM-043")
def test_barricades_in_a_tenth_of_all_tiles():
    assert [max(1, share(count, 10)) for count in (4, 14, 15, 25)] == [1, 1, 2, 3]
    for seed in range(30):
        found = dungeon(seed, "barred")
        tiles = [tile for level in found.levels for tile in level.tiles]
        assert sum(tile.barricade for tile in tiles) == max(1, (len(tiles) + 5) // 10)


@pytest.mark.rule("DM-044")
def test_giants_double_everything():
    found = dungeon(1, "cyclopean")
    assert (found.room_ft, found.corridor_width_ft, found.corridor_length_ft) == (60, 20, 60)


@pytest.mark.rule("DM-045")
def test_or_more_than_double():
    _, results = worked(row_of(5), 2, kind="cyclopean", factor_rolls=True)
    assert results.scale == 3
    found = dungeon(1, "cyclopean").with_(results=results)
    assert (found.room_ft, found.corridor_width_ft) == (90, 30)
    scales = {dungeon(seed, "cyclopean", factor_rolls=True).results.scale for seed in range(30)}
    assert scales == {2, 3, 4}


@pytest.mark.rule("DM-046")
def test_the_eldritch_changes_no_plan():
    for seed in range(10):
        assert dungeon(seed, "eldritch").levels == dungeon(seed).levels
        assert dungeon(seed, "eldritch").stairs == dungeon(seed).stairs


@pytest.mark.rule("DM-047")
def test_corridors_twice_as_long():
    found = dungeon(1, "extensive")
    assert (found.corridor_length_ft, found.room_ft, found.corridor_width_ft) == (60, 30, 10)
    _, results = worked(row_of(5), 3, kind="extensive", factor_rolls=True)
    assert found.with_(results=results).corridor_length_ft == 120


@pytest.mark.rule("DM-048")
def test_half_of_all_rooms_change_their_shape():
    level, results = worked(row_of(4, 1, 4, 4), 3, 1, 6, 1, kind="geometric")
    assert [tile.form for tile in level.tiles] == ["pyramid", None, None, "wedge"]
    assert (results.room_share, results.reshaped) == (50, 2)
    level, results = worked(row_of(4, 1, 4, 4), 6, 1, 2, 2, 3, kind="geometric", factor_rolls=True)
    assert (results.room_share, results.reshaped) == (80, 2)
    assert [tile.form for tile in level.tiles] == [FORMS[1], None, None, FORMS[2]]
    shares = {
        dungeon(seed, "geometric", factor_rolls=True).results.room_share for seed in range(60)
    }
    assert shares == {30, 40, 50, 60, 70, 80}


@pytest.mark.rule("DM-049")
def test_half_of_the_dungeon_becomes_cave():
    level, results = worked(row_of(4, 1, 4, 4), 2, 3, kind="natural")
    assert [tile.cave for tile in level.tiles] == [False, True, False, True]
    assert results.caves == 2
    # The share of a worked example: a six makes 80 percent, of nineteen tiles fifteen.
    faces = (6, *[1] * 15)
    level, results = worked(row_of(*[2] * 19), *faces, kind="natural", factor_rolls=True)
    assert (results.cave_share, results.caves) == (80, 15)
    assert sum(tile.cave for tile in level.tiles) == 15


@pytest.mark.rule("DM-050")
def test_corridors_as_wide_as_rooms():
    assert dungeon(1, "open_plan").corridor_width_ft == 30


@pytest.mark.rule("DM-051")
def test_three_tales_of_smooth_tunnels():
    origins = [worked(row_of(1), face, kind="smooth")[1].origin for face in (1, 2, 3)]
    assert origins == ["water", "colossus", "engines"]


@pytest.mark.rule("DM-052", "DM-053", "DM-038")
def test_every_corridor_slopes():
    level, _ = worked(row_of(1, 4, 12), 1, 3, 2, 4, kind="slanted")
    slopes = [tile.slope and (tile.slope.direction, tile.slope.steepness) for tile in level.tiles]
    assert slopes == [("down", 3), None, ("up", 4)]


@pytest.mark.rule("DM-052", "DM-053")
def test_slopes_are_even():
    slopes = [
        tile.slope
        for seed in range(150)
        for level in dungeon(seed, "slanted").levels
        for tile in level.tiles
        if tile.slope
    ]
    count = len(slopes)
    assert count > 1500
    assert abs(sum(slope.direction == "up" for slope in slopes) / count - 0.5) < 0.04
    for steepness in (1, 2, 3, 4):
        found = sum(slope.steepness == steepness for slope in slopes)
        assert abs(found / count - 0.25) < 0.04


@pytest.mark.rule("DM-054")
def test_twelve_materials():
    assert len(MATERIALS) == 12
    for face, material in enumerate(MATERIALS, 1):
        assert worked(row_of(5), face, kind="materials")[1].material == material


@pytest.mark.rule("DM-055")
def test_a_crawlway_between_rooms_side_by_side():
    level, _ = worked(row_of(4, 4, 1, 4), kind="ventilated")
    assert [(each.a, each.side, each.b) for each in level.crawlways] == [(1, Side.NORTH, 2)]
    for seed in range(30):
        for each in dungeon(seed, "ventilated").levels:
            cells = each.by_cell()
            pairs = {
                tuple(sorted((tile.number, other.number)))
                for tile in each.tiles
                for side in Side
                if (other := cells.get(beside(tile.at, side))) and tile.is_room and other.is_room
            }
            assert {(one.a, one.b) for one in each.crawlways} == pairs
            assert len(each.crawlways) == len(pairs)


@pytest.mark.rule("DM-055")
def test_crawlways_to_corridors_by_option():
    """Only where no way joins them, and by a coin."""
    walled = row_of(9, 10)
    assert worked(walled, kind="ventilated")[0].crawlways == ()
    for coin, count in ((1, 0), (2, 1)):
        level = walled.with_(joins=())
        found, _ = worked(level, coin, kind="ventilated", crawl_corridors=True)
        assert len(found.crawlways) == count


@pytest.mark.rule("DM-056", "DM-038")
def test_narrow_ways_that_bend():
    level, results = worked(row_of(1, 4, 12), 1, 3, kind="warren")
    assert results.width_ft == 5
    assert [tile.bends for tile in level.tiles] == [1, 0, 3]
    _, results = worked(row_of(1), 1, 1, kind="warren", factor_rolls=True)
    assert results.width_ft == 3
    widths = {dungeon(seed, "warren", factor_rolls=True).results.width_ft for seed in range(30)}
    assert widths == {3, 4, 5}


def test_of_two_that_contradict_the_later_wins():
    assert dungeon(1, "open_plan", "warren").corridor_width_ft == 5
    assert dungeon(1, "warren", "open_plan").corridor_width_ft == 30


def test_compass_and_material_go_round_the_dice():
    assert len(COMPASS) == len(set(COMPASS)) == 8
    assert DungeonOptions().morphology_count == 1
