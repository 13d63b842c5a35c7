"""Everything the generator says has words, and a key says everything."""

import re
from functools import cache
from pathlib import Path

import pytest

from rules.core.dice import SeededDice
from rules.core.scene import Side
from rules.core.words import CORE_CATALOG, Colour, Words, load_words
from rules.dungeon import CATALOG, DungeonOptions, Plan, build, key_of, scene_of
from rules.dungeon.plan import Results
from rules.dungeon.tables import FORMS, MATERIALS, MORPHOLOGIES, ORIGINS, SHAPES
from tests.dungeon.sheets import PLAIN, row_of
from tests.support.joined import joined
from tests.support.soak import SOAK

WORDS = load_words((CORE_CATALOG, CATALOG))
FOLDER = Path(CATALOG).parent
UNITS = ("feet", "metres")


@cache
def say(text, longest=400):
    """Every phrasing tried by a few colours; none is empty or too long."""
    for salt in ("", "a", "b", "c"):
        said = WORDS.say(text, Colour(b"words", salt))
        assert 0 < len(said) <= longest, said
        assert "  " not in said
    return WORDS.say(text)


def lines(plan):
    key = key_of(plan)
    found = [say(key.title), *map(say, key.remarks)]
    for level in key.levels:
        found.append(say(level.heading))
        for entry in level.entries:
            found.append(say(entry.heading, longest=100))
            found.extend(map(say, entry.lines))
    return found


@joined("kind", MORPHOLOGIES)
@joined("units", UNITS)
def test_every_kind_of_dungeon_has_words(kind, units):
    """A short run tells one dungeon of each kind in feet, and another in metres."""
    for seed in range(6) if SOAK else [UNITS.index(units)]:
        options = DungeonOptions(
            morphologies=(kind,), units=units, factor_rolls=True, stairs_direction="coin"
        )
        plan = build(options, SeededDice(bytes([seed])))
        assert lines(plan)
        for level in plan.levels:
            for audience in ("keeper", "player"):
                scene = scene_of(plan, level.depth, audience)
                assert len(say(scene.title)) <= 60
                say(scene.scale)
                for fact in scene.facts:
                    say(fact)
                for feature in scene.features:
                    say(feature.name)


def test_everything_has_a_name():
    for number in SHAPES:
        assert WORDS.has(f"dm-shape-{number}")
    for form in FORMS:
        assert WORDS.has(f"dm-form-{form}")
    for kind in MORPHOLOGIES:
        name = kind.replace("_", "-")
        assert WORDS.has(f"dm-morphology-{name}")
        assert WORDS.has(f"dm-about-{name}")
    said = {WORDS.phrase("dm-about-materials", material=each) for each in MATERIALS}
    assert len(said) == 12
    assert len({WORDS.phrase("dm-about-smooth", origin=each) for each in ORIGINS}) == 3


def test_every_refusal_has_a_sentence():
    source = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    keys = set(re.findall(r'"(dm-error-[a-z-]+)"', source))
    assert len(keys) > 10
    assert [key for key in sorted(keys) if not WORDS.has(key)] == []
    assert all(WORDS.has(f"dm-error-now-{phase}") for phase in ("roll", "place", "close", "finish"))


def test_every_rule_has_a_sentence():
    rules = Words.load([CATALOG / "rules.en.ftl"])
    for number in range(1, 64):
        assert rules.phrase(f"rule-DM-{number:03}").endswith(".")


@pytest.mark.rule("DM-046")
def test_the_eldritch_speaks_in_every_place():
    eerie = {WORDS.phrase(f"dm-eldritch-{number}") for number in range(1, 7)}
    options = DungeonOptions(morphologies=("eldritch",))
    plan = build(options, SeededDice(b"eerie"))
    for level in key_of(plan).levels:
        for entry in level.entries:
            assert sum(WORDS.say(line) in eerie for line in entry.lines) == 1
    plain = build(DungeonOptions(morphology_count=0), SeededDice(b"eerie"))
    assert not eerie & set(lines(plain))


@pytest.mark.rule("DM-049")
def test_a_cave_says_that_its_floor_is_uneven():
    room = row_of(5)
    plan = Plan(options=PLAIN, levels=(room.with_(tiles=(room.tiles[0].with_(cave=True),)),))
    assert any("floor" in line for line in lines(plan))


@pytest.mark.rule("DM-055")
def test_crawlways_have_their_size():
    options = DungeonOptions(morphologies=("ventilated",), units="metres")
    plan = build(options, SeededDice(b"vents"))
    assert any("50 cm high and 100 cm wide" in line for line in lines(plan))
    feet = plan.with_(options=options.model_copy(update={"units": "feet"}))
    assert any("2 ft high and 3 ft wide" in line for line in lines(feet))


@pytest.mark.rule("DM-044", "DM-039")
def test_sizes_follow_the_morphology():
    plan = Plan(options=PLAIN, levels=(row_of(9, 1, 12),))
    assert "1. Closed chamber, 30 ft square (H18)" in lines(plan)
    assert "a. Stairs, 30 ft long, 10 ft wide (H16)" in lines(plan)
    large = plan.with_(results=Results(scale=3, morphologies=("cyclopean",)))
    assert "1. Closed chamber, 90 ft square (H18)" in lines(large)
    metric = plan.with_(options=PLAIN.model_copy(update={"units": "metres"}))
    assert "1. Closed chamber, 9 m square (H18)" in lines(metric)


def test_ways_of_a_room():
    pair = row_of(4, 4, 1)
    join = pair.joins[0].with_(door="locked")
    plan = Plan(options=PLAIN, levels=(pair.with_(joins=(join, *pair.joins[1:])),))
    assert "Ways: north through a locked door to 2, the way in." in lines(plan)
    assert "Ways: north to a corridor, south through a locked door to 1." in lines(plan)
    secret = Plan(options=PLAIN, levels=(row_of(9, 9),))
    assert secret.levels[0].joins[0].side is Side.NORTH
    assert "Ways: south through a secret door to 1." in lines(secret)
