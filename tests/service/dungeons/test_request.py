"""What is typed becomes options, options are written back, and nonsense is refused in words."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogs import all_words
from rules.core.errors import RuleError
from rules.dungeon import DungeonOptions
from rules.dungeon.materials import LONGEST_MATERIAL
from rules.dungeon.tables import MATERIALS
from rules.service.dungeons.request import (
    MORPHOLOGIES,
    DungeonRequest,
    choices_of,
    further,
    kinds_in,
    options_of,
    seed_in,
    suggested,
    written,
)
from rules.service.dungeons.seed_words import LONGEST_SEED, OLDEST, READINGS, seed_of
from tests.support.joined import joined

WORDS = all_words("en")


def test_nothing_asked_for_is_the_default() -> None:
    assert options_of(DungeonRequest()) == DungeonOptions()
    assert written(DungeonOptions(), "salt") == "seed:salt"


@joined(
    ("typed", "chosen", "count"),
    [
        ("natural", ("natural",), 0),
        ("Natural, Warren-like".replace("-like", ""), ("natural", "warren"), 0),
        ("open plan,natural,open-plan", ("open_plan", "natural"), 0),
        ("geo", ("geometric",), 0),
        ("none", (), 0),
        ("3", (), 3),
        ("0", (), 0),
        ("12", (), 12),
    ],
)
def test_morphologies(typed: str, chosen: tuple[str, ...], count: int) -> None:
    options = options_of(DungeonRequest(morphology=typed))
    assert (options.morphologies, options.morphology_count) == (chosen, count)


@joined("locale", ["en", "de", "es"])
@joined("kind", MORPHOLOGIES)
def test_kinds_of_places_are_read_by_their_names(kind: str, locale: str) -> None:
    words = all_words(locale)
    kinds = kinds_in((WORDS, words))
    key = f"dm-morphology-{kind.replace('_', '-')}"
    for typed in (kind, WORDS.phrase(key), words.phrase(key)):
        options = options_of(DungeonRequest(morphology=f"{typed}, natural"), kinds=kinds)
        assert options.morphologies == tuple(dict.fromkeys((kind, "natural")))


@joined("typed", ["none", "keine", "ninguno", "Ninguna"])
def test_there_may_be_no_kind_in_every_language(typed: str) -> None:
    options = options_of(DungeonRequest(morphology=typed))
    assert (options.morphologies, options.morphology_count) == ((), 0)


def test_a_material_makes_a_dungeon_of_it() -> None:
    assert options_of(DungeonRequest(material="Grave soil")).morphologies == ("materials",)
    both = options_of(DungeonRequest(material="ice", morphology="natural"))
    assert (both.morphologies, both.material) == (("natural", "materials"), "ice")
    rolled = options_of(DungeonRequest(material="ice", morphology="2"))
    assert (rolled.morphologies, rolled.morphology_count) == ((), 2)


def test_a_material_of_ones_own_is_written_and_suggested() -> None:
    salt = options_of(DungeonRequest(material="  Old   salt "))
    assert (salt.material, salt.morphologies) == ("Old salt", ("materials",))
    assert "morphology:materials material:Old salt" in written(salt, "seed")
    assert suggested("material", "salt", WORDS) == [("salt", "salt")]
    assert suggested("material", "gla", WORDS) == [("glass", "glass")]


def test_further_options() -> None:
    options = options_of(
        DungeonRequest(
            levels=1, table="chessex", more="frontier:dfs compass=off, columns:20 slope:up; rows:7"
        )
    )
    assert (options.levels, options.table, options.frontier) == (1, "chessex", "dfs")
    assert (options.compass, options.columns, options.rows, options.slope) == (False, 20, 7, "up")


@joined(
    ("wanted", "named"),
    [
        ({"levels": 0}, "levels"),
        ({"levels": 4}, "levels"),
        ({"morphology": "haunted"}, "morphology"),
        ({"morphology": "13"}, "morphology"),
        ({"morphology": "natural,none"}, "morphology"),
        ({"morphology": "٣"}, "morphology"),
        ({"table": "tarot"}, "table"),
        ({"more": "columns:6"}, "columns"),
        ({"more": "rows:31"}, "rows"),
        ({"more": "rows:99999999999999999999"}, "rows"),
        ({"more": "steepness:"}, "steepness"),
        ({"more": "compass:yes"}, "compass"),
    ],
)
def test_what_is_outside_the_rules_is_named(wanted: dict[str, object], named: str) -> None:
    with pytest.raises(RuleError) as refusal:
        options_of(DungeonRequest(**wanted))
    args = dict(refusal.value.text.args)
    assert args["name"] == named
    assert WORDS.say(refusal.value.text)


@joined("more", ["x", "frontier", ":", "levels:2", "__class__:1", "a:b:c"])
def test_options_that_are_none(more: str) -> None:
    with pytest.raises(RuleError) as refusal:
        options_of(DungeonRequest(more=more))
    assert refusal.value.text.key == "error-no-such-option"
    assert "frontier" in WORDS.say(refusal.value.text)


OPTIONS = st.builds(
    DungeonOptions,
    levels=st.integers(1, 3),
    table=st.sampled_from(["seed", "chessex"]),
    frontier=st.sampled_from(["bfs", "dfs", "player"]),
    orientation=st.sampled_from(["best", "random", "player"]),
    compass=st.booleans(),
    morphologies=st.lists(st.sampled_from(MORPHOLOGIES), unique=True, max_size=4).map(tuple),
    morphology_count=st.just(0),
    slope=st.sampled_from([None, "up", "down"]),
    steepness=st.sampled_from([None, 1, 4]),
    columns=st.integers(7, 30),
    rows=st.integers(7, 30),
    units=st.sampled_from(["feet", "metres"]),
)


@given(OPTIONS)
def test_what_is_written_is_read_as_the_same(options: DungeonOptions) -> None:
    names = "seed|levels|morphology|material|table|options"
    parts = re.split(rf" ?\b({names}):", written(options, "any words"))[1:]
    typed = dict(zip(parts[::2], parts[1::2], strict=True))
    wanted = DungeonRequest(
        levels=int(typed["levels"]) if "levels" in typed else None,
        morphology=typed.get("morphology", ""),
        material=typed.get("material", ""),
        table=typed.get("table", ""),
        more=typed.get("options", ""),
    )
    assert typed["seed"] == "any words"
    assert len(written(options, "w" * LONGEST_SEED)) <= 600
    assert options_of(wanted) == options


@given(st.text())
def test_a_seed_shows_as_it_is_and_survives_being_typed_again(typed: str) -> None:
    seed = seed_of(typed, "drawn")
    assert 1 <= len(seed) <= LONGEST_SEED
    assert seed_of(seed, "other") == seed
    assert not re.search(r"[`*_<>@\[\]:|\\~]", seed)


WORDS_OF_SEEDS = (
    "salt", "का", "की", "कि", "क", "ไม้", "ไม่", "ไม",
    "🐉", "🐲", "👩‍🚀", "👨‍🚀", "👍🏽", "👍🏿", "❤️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    "🇫🇷", "🇩🇪", "1️⃣", "2️⃣", "می‌خواهم", "میخواهم", "é", "e",
    "naïve", "naive", "mine 🐉", "mine", "€", "½", "⁉️",
)  # fmt: skip
"""Words that differ: by vowel signs, tones, emoji, their colours, flags, joiners and accents."""


def test_different_words_are_different_seeds() -> None:
    seeds = [seed_of(words, "drawn") for words in WORDS_OF_SEEDS]
    assert len(set(seeds)) == len(WORDS_OF_SEEDS)
    assert "drawn" not in seeds
    assert seeds[:3] == ["salt", "का", "की"]


def test_the_same_letters_typed_in_one_piece_or_two_are_one_seed() -> None:
    assert seed_of("e\u0301t\u00e9", "drawn") == seed_of("\u00e9t\u00e9", "drawn")


@joined(
    "hidden",
    ["sa\u200dlt", "salt\u200b", "\u202esalt", "salt\ufe0f", "\u0301salt", "salt\U000e0041"],
)
def test_what_does_not_show_makes_no_other_seed(hidden: str) -> None:
    assert seed_of(hidden, "drawn").replace(" ", "") == "salt"


@given(st.text(), st.sampled_from(READINGS))
def test_seeds_of_every_reading_keep_their_dungeon(typed: str, reading: int) -> None:
    """What a line showed at any time is still the same seed when it is typed again."""
    assert seed_of(seed_of(typed, "drawn", reading), "other") == seed_of(typed, "drawn", reading)


def test_a_line_says_its_reading_where_that_matters() -> None:
    """An older version then refuses the line; it would have given another dungeon."""
    assert written(DungeonOptions(), "old salt") == "seed:old salt"
    assert written(DungeonOptions(), "का 🐉") == "seed:का 🐉 options:seeds:2"
    first = seed_in(DungeonRequest(seed="का 🐉", more=f"compass:off seeds:{OLDEST}"), "drawn")
    assert first == "क"
    newest = DungeonRequest(seed="का 🐉", more="seeds:2 compass:off")
    assert seed_in(newest, "drawn") == "का 🐉"
    assert options_of(newest) == DungeonOptions(compass=False)


@joined("reading", ["0", "3", "", "two"])
def test_there_is_no_such_reading(reading: str) -> None:
    with pytest.raises(RuleError) as refusal:
        seed_in(DungeonRequest(seed="salt", more=f"seeds:{reading}"), "drawn")
    assert "1, 2" in WORDS.say(refusal.value.text)


def test_every_suggestion_can_be_chosen() -> None:
    for _, value in suggested("morphology", "", WORDS):
        options_of(DungeonRequest(morphology=value))
    for _, value in suggested("material", "", WORDS):
        assert options_of(DungeonRequest(material=value)).material in MATERIALS
    for _, value in suggested("options", "", WORDS):
        options_of(DungeonRequest(more=value))
    assert {value.partition(":")[0] for _, value in suggested("options", "", WORDS)} == set(
        further()
    )


def test_a_suggestion_goes_on_from_what_is_there() -> None:
    values = [value for _, value in suggested("morphology", "natural, wa", WORDS)]
    assert values == ["natural,warren"]
    assert "natural" not in [value for _, value in suggested("morphology", "natural,", WORDS)]
    found = [value for _, value in suggested("options", "compass:off front", WORDS)]
    assert found == [f"compass:off frontier:{value}" for value in choices_of("frontier")]


def test_the_longest_command_is_short_enough_to_be_shown_whole() -> None:
    options = DungeonOptions(
        levels=2, table="chessex", frontier="player", orientation="random",
        secret_policy="player", overshoot="keep", stairs_direction="coin", compass=False,
        morphologies=MORPHOLOGIES, morphology_count=0, factor_rolls=True,
        material="w" * LONGEST_MATERIAL, slope="down", steepness=4, crawl_corridors=True,
        deep_respect=False, populate=False, columns=30, rows=30, units="metres",
    )  # fmt: skip
    assert len(written(options, "w" * LONGEST_SEED)) <= 640
