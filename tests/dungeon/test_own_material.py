"""Materials of one's own: any words, cleaned, on the map and in the key, and no die for them."""

import pytest

from bot.catalogs import all_words
from render.words.alt_text import alt_text
from render.words.prose import prose
from rules.core.dice import SeededDice
from rules.core.errors import RuleError
from rules.dungeon import DungeonOptions, build, key_of, scene_of
from rules.dungeon.materials import LONGEST_MATERIAL, material_of
from tests.dungeon.sheets import row_of
from tests.dungeon.test_morphology import worked
from tests.support.joined import joined

WORDS = all_words("en")


@pytest.mark.rule("DM-063")
@pytest.mark.permits("DM-063")
def test_an_owner_builds_of_salt():
    _, results = worked(row_of(5), kind="materials", material="salt")
    assert results.material == "salt"
    options = DungeonOptions(levels=1, morphologies=("materials",), material="salt")
    plan = build(options, SeededDice(b"salt"))
    assert any("made of salt" in WORDS.say(remark) for remark in key_of(plan).remarks)
    for audience in ("keeper", "player"):
        scene = scene_of(plan, 1, audience)
        assert "made of salt" in alt_text(scene, WORDS.say)
        assert "made of salt" in prose(scene, WORDS.say)


@pytest.mark.rule("DM-063")
@joined(
    ("typed", "kept"),
    [
        ("salt", "salt"),
        ("Grave-soil", "grave_soil"),
        ("  the   giant's\tbones ", "the giant's bones"),
        ("**salt** <@123> `x`", "salt 123 x"),
        ("sel gemme, été", "sel gemme été"),
        ("-'salt'-", "salt"),
        ("w" * LONGEST_MATERIAL, "w" * LONGEST_MATERIAL),
    ],
)
def test_words_are_cleaned_and_clean_words_stay(typed: str, kept: str):
    assert material_of(typed) == kept
    assert material_of(kept) == kept


@pytest.mark.rule("DM-063")
@joined("typed", ["", "?!", "- '", "w" * (LONGEST_MATERIAL + 1)])
def test_what_is_no_material_is_refused_in_words(typed: str):
    with pytest.raises(RuleError) as refusal:
        material_of(typed)
    assert f"letters, {LONGEST_MATERIAL} at most" in WORDS.say(refusal.value.text)
    with pytest.raises(ValueError, match="no words for a material"):
        DungeonOptions(material=typed)
