"""Materials of packs: typed by name, drawn as their pack says, and kept with the dungeon."""

from typing import get_args

import pytest

from bot.catalogs import all_words
from render.ground.custom_materials import look_of
from rules.core.errors import RuleError
from rules.core.packs.archive import from_folder
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_own, read_pack
from rules.core.scene import name_of_material
from rules.dungeon.materials import material_of
from rules.dungeon.points import POINTS, Texture
from rules.dungeon.tables import MATERIALS
from rules.service.dungeons.request import DungeonRequest, options_of, suggested

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


@pytest.mark.parametrize("typed", ["a|b|c", "Wax|velvet|#E8C060", "Wax|ice|red"])
def test_what_only_looks_like_one_is_words(typed):
    assert "|" not in material_of(typed)


@pytest.mark.parametrize("typed", ["||", "x" * 80 + "|ice|", "!|ice|"])
def test_what_has_no_words_is_nothing(typed):
    with pytest.raises(RuleError):
        material_of(typed)


def test_they_are_offered_while_somebody_types():
    words = all_words("en")
    assert suggested("material", "bee", words, ["Beeswax"])[0] == ("Beeswax", "Beeswax")


def test_a_texture_that_cannot_be_drawn_is_refused():
    files = dict(from_folder(POINTS.template))
    files["maps/materials.toml"] = files["maps/materials.toml"].replace(b'"ice"', b'"velvet"')
    with pytest.raises(PackError) as error:
        read_pack(files, {"maps": POINTS})
    (problem,) = error.value.problems
    assert (problem.file, problem.line) == ("maps/materials.toml", 7)
