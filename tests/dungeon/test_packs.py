"""Materials, furniture and finds of packs: drawn as their pack says, and kept with the dungeon."""

from functools import cache
from typing import get_args

import pytest

from bot.catalogs import all_words
from render.ground.custom_materials import look_of
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.core.packs.archive import from_folder
from rules.core.packs.library import LIBRARY
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_own, read_pack
from rules.core.scene import name_of_material
from rules.core.words import Colour
from rules.dungeon import DungeonOptions, Party, build, key_of, scene_of
from rules.dungeon.brought import brought_furniture
from rules.dungeon.materials import material_of
from rules.dungeon.points import POINTS, Furniture, Texture
from rules.dungeon.tables import MATERIALS
from rules.dungeon.terms import Content
from rules.service.dungeons.dungeon_cards import place_in_words
from rules.service.dungeons.request import DungeonRequest, options_of, suggested
from tests.support.joined import joined

WORDS = all_words("en")
WAX = "Beeswax|ice|#E8C060"


def test_the_twelve_are_a_pack_too():
    own = read_own(from_folder(POINTS.template.parent / "pack"), POINTS)["materials"]
    assert tuple(entry.id for entry in own) == MATERIALS
    assert [entry.texture for entry in own] == list(MATERIALS)
    assert get_args(Texture) == (*MATERIALS, "plain")


@pytest.mark.rule("DM-063")
def test_a_material_of_a_pack_is_chosen_by_its_name():
    wanted = DungeonRequest(material="beeswax", seed="wax")
    options = options_of(wanted, {"Beeswax": WAX})
    assert options.material == WAX
    assert options.morphologies == ("materials",)
    assert options_of(wanted).material == "beeswax"
    # What is written for the same dungeon again can be typed where nobody knows the pack.
    assert options_of(DungeonRequest(material=WAX)).material == WAX
    assert name_of_material(WAX) == "Beeswax"
    assert name_of_material("old bones") == "old bones"


@pytest.mark.rule("DM-063")
def test_it_is_drawn_in_its_texture_and_colour():
    assert look_of(WAX).texture == "ice"
    assert look_of(WAX).matter.base == (0xE8, 0xC0, 0x60)
    assert look_of("Beeswax|ice|").matter == look_of("ice").matter
    assert look_of(WAX).matter != look_of("ice").matter
    assert look_of("Beeswax|nothing|").texture == look_of("beeswax nothing").texture


@joined("typed", ["a|b|c", "Wax|velvet|#E8C060", "Wax|ice|red"])
def test_what_only_looks_like_one_is_words(typed):
    assert "|" not in material_of(typed)


@joined("typed", ["||", "x" * 80 + "|ice|", "!|ice|"])
def test_what_has_no_words_is_nothing(typed):
    with pytest.raises(RuleError):
        material_of(typed)


def test_they_are_offered_while_somebody_types():
    words = all_words("en")
    assert suggested("material", "bee", words, ["Beeswax"])[0] == ("Beeswax", "Beeswax")


def dungeons(options, count=8):
    """Some plans of one level, with the scene that their keeper sees."""
    for seed in range(count):
        plan = build(options, SeededDice(b"packs %d" % seed))
        yield plan, scene_of(plan, 1, "keeper")


def said(scene, *kinds):
    """What features of some kinds are called."""
    return {WORDS.say(each.name) for each in scene.features if each.kind in kinds}


@pytest.fixture
def template():
    pack = read_pack(dict(from_folder(POINTS.template)), {"maps": POINTS})
    LIBRARY.add(pack)
    return pack


def test_furniture_and_finds_of_the_generator_are_a_pack_too():
    own = read_own(from_folder(POINTS.template.parent / "pack"), POINTS)
    assert {each.symbol for each in own["furnishings"]} <= set(get_args(Furniture))
    assert tuple(each.holds for each in own["features"]) == get_args(Content)
    for file, key in (("furnishings", "dm-furnishing-{}"), ("features", "dm-brings-{}-key")):
        assert all(WORDS.has(key.format(each.id)) for each in own[file])


def test_rooms_have_the_arrangements_of_a_pack_or_its_furniture(template):
    vat, moulds = f"vat--{template.hash}", f"mould_shelf--{template.hash}"
    options = DungeonOptions(packs=(template.ref,))
    stands = {
        shape: {standing(options, shape, number) for number in range(40)}
        for shape in (4, 5, 6, 7, 9)
    }
    assert stands == {
        4: {(vat, vat)},
        5: {(moulds, moulds)},
        6: {(moulds, moulds)},
        7: {(moulds, vat)},
        9: {(vat, vat)},
    }
    assert standing(DungeonOptions(), 9, 1) == ()


def standing(options, shape, number):
    """What stands in a room of a shape, by some chance."""
    colour = Colour(b"%d" % number)
    return tuple(piece.id for piece in brought_furniture(options, shaped(shape), colour, 2))


@cache
def shaped(shape):
    """A room of a shape, wherever it is."""
    return next(
        tile
        for plan, _ in dungeons(DungeonOptions(), 40)
        for tile in plan.level(1).tiles
        if tile.shape == shape
    )


def test_what_stands_and_waits_is_called_as_the_pack_has_it(template):
    stands, waits, lines = set(), set(), set()
    for plan, scene in dungeons(DungeonOptions(packs=(template.ref,))):
        stands |= said(scene, "barrel", "shelf")
        waits |= said(scene, "trap", "chest")
        entries = [entry for level in key_of(plan).levels for entry in level.entries]
        lines |= {line.key for entry in entries for line in entry.lines}
    assert stands == {"a vat of wax", "a shelf of candle moulds"}
    assert waits == {"a flood of hot wax", "a seal press"}
    assert f"dm-brings-wax_flood--{template.hash}-key" in lines
    assert not lines & {"dm-brings-trap-key", "dm-brings-treasure-key"}
    # What the pack says nothing of is the generator's own.
    assert "dm-brings-surprise-key" in lines


def test_what_is_at_a_place_is_called_the_same_on_the_card(template):
    options = DungeonOptions(packs=(template.ref,))
    for plan, _ in dungeons(options, 40):
        for tile in plan.level(1).tiles:
            if tile.content == "trap":
                party = Party(level=1, tile=tile.number)
                assert "a flood of hot wax" in place_in_words(plan, party, WORDS)
                return
    raise AssertionError("no trap anywhere")


@pytest.mark.parametrize("missing", ["vat", "table"])
def test_an_arrangement_of_furniture_that_a_pack_does_not_have_is_refused(missing):
    """That of the generator is none of the pack's."""
    files = dict(from_folder(POINTS.template))
    name = "maps/arrangements.toml"
    files[name] = files[name].replace(b'"vat"', b'"table"')
    if missing == "vat":
        files = dict(from_folder(POINTS.template))
        files["maps/furnishings.toml"] = files["maps/furnishings.toml"].replace(b'"vat"', b'"tub"')
        words = files["words/en.ftl"].replace(b"furnishing-vat", b"furnishing-tub")
        files["words/en.ftl"] = words
    with pytest.raises(PackError) as error:
        read_pack(files, {"maps": POINTS})
    (problem,) = error.value.problems
    assert (problem.file, problem.what.key) == (name, "dm-pack-no-furnishing")
    assert problem.line == 7
    assert dict(problem.what.args)["id"] == missing


def test_a_texture_that_cannot_be_drawn_is_refused():
    files = dict(from_folder(POINTS.template))
    files["maps/materials.toml"] = files["maps/materials.toml"].replace(b'"ice"', b'"velvet"')
    with pytest.raises(PackError) as error:
        read_pack(files, {"maps": POINTS})
    (problem,) = error.value.problems
    assert (problem.file, problem.line) == ("maps/materials.toml", 7)
