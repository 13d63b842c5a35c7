"""The key says of each place what is there, and of no other."""

from collections import defaultdict

import pytest

from rules.core.dice import SeededDice
from rules.core.words import CORE_CATALOG, load_words
from rules.dungeon import CATALOG, DungeonOptions, Plan, build, key_of
from rules.dungeon.tables import FORMS
from tests.dungeon.sheets import PLAIN, options, row_of

WORDS = load_words((CORE_CATALOG, CATALOG))
SEEDS = range(12)


def dungeon(seed, *kinds, **changes):
    wanted = DungeonOptions(morphologies=kinds, **changes)
    return build(wanted, SeededDice(bytes([seed])))


def entries(plan):
    """Every tile that has an entry, with the keys of its sentences."""
    for level, found in zip(plan.levels, key_of(plan).levels, strict=True):
        for entry in found.entries:
            yield level.tile(entry.tile), [line.key for line in entry.lines]


def sentences(plan):
    """The places whose entries have a sentence, as level and tile, by the sentence."""
    found = defaultdict(set)
    for level in key_of(plan).levels:
        for entry in level.entries:
            for line in entry.lines:
                found[line.key].add((level.depth, entry.tile))
    return found


def marked(plan, key):
    """The places whose entries have this sentence."""
    return sentences(plan)[key]


def places(plan, wanted):
    """The places for which something holds, as level and tile."""
    return {
        (level.depth, tile.number) for level in plan.levels for tile in level.tiles if wanted(tile)
    }


@pytest.mark.rule("DM-048")
def test_each_room_has_the_form_it_was_given():
    told = set()
    for seed in SEEDS:
        plan = dungeon(seed, "geometric")
        key = sentences(plan)
        for form in FORMS:
            found = key[f"dm-form-{form}"]
            assert found == places(plan, lambda tile, form=form: tile.form == form)
            told |= {form} if found else set()
        assert not key["dm-key-cave"]
    assert told == set(FORMS)


@pytest.mark.rule("DM-049")
def test_a_room_that_became_a_cave_has_no_other_form():
    both = 0
    for seed in SEEDS:
        plan = dungeon(seed, "geometric", "natural", factor_rolls=True)
        for tile, lines in entries(plan):
            forms = [line for line in lines if line.startswith("dm-form-")]
            assert ("dm-key-cave" in lines) == tile.cave
            assert forms == ([f"dm-form-{tile.form}"] if tile.form and not tile.cave else [])
            both += bool(tile.form) and tile.cave
    assert both > 10


@pytest.mark.rule("DM-043")
def test_every_barricade_is_in_the_key_and_nowhere_else():
    for seed in SEEDS:
        plan = dungeon(seed, "barred")
        found = marked(plan, "dm-key-barricade")
        assert found == places(plan, lambda tile: tile.barricade)
        assert len(found) == plan.results.barricades
        assert not marked(dungeon(seed, morphology_count=0), "dm-key-barricade")


@pytest.mark.rule("DM-043")
def test_a_barricade_in_a_corridor_gives_it_an_entry():
    level = row_of(2, 5)
    barred = level.with_(tiles=(level.tiles[0].with_(barricade=True), level.tiles[1]))
    (plain,) = key_of(Plan(options=PLAIN, levels=(level,))).levels
    (found,) = key_of(Plan(options=PLAIN, levels=(barred,))).levels
    assert [entry.mark for entry in plain.entries] == ["1"]
    assert [entry.mark for entry in found.entries] == ["1", "a"]
    assert "dm-key-barricade" in [line.key for line in found.entries[1].lines]


@pytest.mark.rule("DM-010")
def test_what_waits_in_special_places_is_in_the_key():
    for seed in SEEDS:
        plan = dungeon(seed)
        for tile, lines in entries(plan):
            content = [line for line in lines if line.startswith("dm-brings-")]
            name = tile.content and f"dm-brings-{tile.content}-key"
            assert content == ([name] if name else [])
        empty = dungeon(seed, populate=False)
        key = sentences(empty)
        for rank in (1, 2):
            found = key[f"dm-key-special-{rank}"]
            assert found == places(empty, lambda tile, rank=rank: tile.special == rank)


@pytest.mark.rule("DM-052")
def test_every_slope_is_in_the_key():
    for seed in SEEDS:
        plan = dungeon(seed, "slanted")
        assert marked(plan, "dm-key-slope") == places(plan, lambda tile: tile.slope is not None)


@pytest.mark.rule("DM-056")
def test_bends_are_told_where_the_ways_are_narrow():
    """A corridor that the key names says how often it turns, unless it is as wide as ever."""
    level = row_of(5, 12)
    bent = level.with_(tiles=(level.tiles[0], level.tiles[1].with_(bends=2)))
    wide = Plan(options=options(), levels=(bent,))
    narrow = wide.with_(results=wide.results.with_(width_ft=5))
    assert marked(narrow, "dm-key-bends") == {(1, 2)}
    assert marked(wide, "dm-key-bends") == set()


@pytest.mark.rule("DM-016")
def test_alcoves_are_told_by_their_sides():
    for seed in SEEDS[:6]:
        plan = dungeon(seed, compass=False)
        shown = {(level.depth, e.tile) for level in key_of(plan).levels for e in level.entries}
        closed = {(level.depth, each.tile) for level in plan.levels for each in level.closed}
        assert marked(plan, "dm-key-closed") == closed & shown
