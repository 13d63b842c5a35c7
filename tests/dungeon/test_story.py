"""Each dungeon has a name and a story of its own, and neither tells what is hidden."""

import json
from collections import Counter
from itertools import pairwise
from typing import get_args

import pytest

from render.files import export
from rules.core.dice import SeededDice
from rules.core.words import CORE_CATALOG, Text, load_words
from rules.dungeon import CATALOG, DungeonOptions, Morphology, Party, build, key_of, scene_of, story
from rules.dungeon.chart.reachable import without_hidden
from rules.dungeon.key import said
from rules.dungeon.story import MADE, SENTENCES, SENTENCES_FOR_ANY, pools, tale_of, truth_of
from rules.dungeon.tables import MATERIALS
from tests.support.soak import cases

WORDS = load_words((CORE_CATALOG, CATALOG))
KINDS = get_args(Morphology)
LONGEST_NAME, LONGEST_LINE = 52, 120


def made(seed, **changes):
    return build(DungeonOptions(**changes), SeededDice(b"story%d" % seed))


def test_more_than_ten_thousand_names() -> None:
    """By how rarely two of some thousands share one, there are as many as in the last line."""
    count = len(cases(500, soak=12_000))
    plans = (made(seed, levels=1, morphology_count=1 + seed % 2) for seed in range(count))
    names = Counter(WORDS.say(tale_of(plan).name) for plan in plans)
    pairs = sum(number * (number - 1) // 2 for number in names.values())
    assert max(map(len, names)) <= LONGEST_NAME
    assert count * (count - 1) / 2 / max(pairs, 1) > 10_000


def test_every_word_is_in_the_catalog_once() -> None:
    words = pools()
    lists = {
        "person": words.persons, "rank": words.ranks, "land": words.lands, "count": words.counts,
        "thing": words.things,
    }  # fmt: skip
    for kind, pool in (
        ("adjective", words.adjectives), ("essence", words.essences), ("builders", words.builders),
    ):  # fmt: skip
        lists[kind] = tuple(word for each in pool.values() for word in each)
    nouns = (*words.nouns.values(), *words.theme_nouns.values())
    lists["noun"] = tuple(word for each in nouns for word in each)
    for kind, slugs in lists.items():
        spoken = [WORDS.phrase(f"dm-{kind}-{slug}") for slug in slugs]
        assert len(set(spoken)) == len(spoken), kind
    assert not any(WORDS.phrase(f"dm-person-{each}").endswith("s") for each in words.persons)


def test_the_longest_words_make_lines_that_are_short_enough() -> None:
    """Of builders, persons with a rank, and what they did."""

    def longest(*texts: Text) -> Text:
        return max(texts, key=lambda text: len(WORDS.say(text)))

    words = pools()
    rank = longest(*(Text.of(f"dm-rank-{each}") for each in words.ranks))
    name = longest(*(Text.of(f"dm-person-{each}") for each in words.persons))
    every = {each for pool in words.builders.values() for each in pool}
    given = {
        "builders": longest(*(Text.of(f"dm-builders-{each}") for each in every)),
        "person": Text.of("dm-person-ranked", rank=rank, person=name),
        "made": longest(*(Text.of(f"dm-made-{each}") for each in {"built", *MADE.values()})),
    }
    for purpose in words.nouns:
        for n in range(1, SENTENCES + 1):
            line = WORDS.say(Text.of(f"dm-was-{purpose}", n=n, **given))
            assert len(line) <= LONGEST_LINE, line


def test_every_theme_and_purpose_has_sentences() -> None:
    person = {"builders": "dwarves", "person": "Falk", "made": "dug"}
    for purpose in pools().nouns:
        lines = {WORDS.phrase(f"dm-was-{purpose}", n=n + 1, **person) for n in range(SENTENCES)}
        assert len(lines) == SENTENCES
    kinds = [each for each in KINDS if each not in ("materials", "ventilated")]
    for theme in (*MATERIALS, *kinds, "own", "wet", "deep", "any"):
        count = SENTENCES_FOR_ANY if theme == "any" else SENTENCES
        key = f"dm-now-{theme.replace('_', '-')}"
        where = {"side": "north", "material": "salt"}
        assert len({WORDS.phrase(key, n=n + 1, **where) for n in range(count)}) == count
    assert set(story.FITTING) == {*MATERIALS, *kinds, "wet"}
    assert {each for fitting in story.FITTING.values() for each in fitting} <= set(pools().nouns)


@pytest.mark.parametrize("kind", KINDS)
def test_a_story_is_two_short_lines_that_all_may_know(kind: Morphology) -> None:
    for seed in cases(2, soak=200):
        plan = made(seed, morphologies=(kind,))
        tale = tale_of(plan)
        assert tale == tale_of(without_hidden(plan))
        assert tale == tale_of(type(plan).model_validate_json(plan.model_dump_json()))
        for line in map(WORDS.say, tale.lines):
            assert line[0].isupper()
            assert line.endswith(".")
            assert len(line) <= LONGEST_LINE
        for audience in ("player", "keeper"):
            scene = scene_of(plan, 1, audience)
            assert WORDS.say(scene.title).startswith(WORDS.say(tale.name))
            assert ("level 1" in WORDS.say(scene.title)) == (len(plan.levels) > 1)
            assert scene.story == tale.lines
            assert "dm-truth" not in repr(scene)


def test_names_fit_what_everybody_sees() -> None:
    """Of twenty dungeons of ice, most say so in their names or stories; of others, none."""
    icy = {f"dm-adjective-{each}" for each in pools().adjectives["ice"]}
    icy |= {f"dm-noun-{each}" for each in pools().theme_nouns["ice"]}
    icy |= {f"dm-builders-{each}" for each in pools().builders["ice"]} | {"dm-now-ice"}

    def told(material: str) -> int:
        plans = (made(seed, morphologies=("materials",), material=material) for seed in range(20))
        return sum(any(f"'{key}'" in repr(tale_of(plan)) for key in icy) for plan in plans)

    assert told("ice") >= 14
    assert told("glass") == 0


def test_a_material_of_ones_own_is_named_in_stories() -> None:
    plans = (made(seed, morphologies=("materials",), material="salt") for seed in range(30))
    assert any(" salt" in WORDS.say(tale_of(plan).lines[1]) for plan in plans)


def test_a_party_learns_of_levels_as_it_finds_them() -> None:
    plan = next(plan for plan in (made(seed) for seed in range(50)) if len(plan.levels) > 1)
    name = WORDS.say(tale_of(plan).name)
    first = scene_of(plan, 1, party=Party())
    assert WORDS.say(first.title) == name
    below = Party(level=2, tile=1, seen=(*Party().seen, Party().seen[0].with_(level=2)))
    assert WORDS.say(scene_of(plan, 2, party=below).title) == f"{name}, level 2"


def test_keepers_are_told_how_much_waits_and_what_is_hidden() -> None:
    for seed in range(10):
        plan = made(seed)
        tiles = [tile for level in plan.levels for tile in level.tiles]
        truth = WORDS.say(truth_of(plan))
        assert ("nothing at all" in truth) == (
            not any(tile.content for tile in tiles) and "secret" not in truth
        )
        assert ("one trap" in truth) == (sum(tile.content == "trap" for tile in tiles) == 1)
        key = key_of(plan)
        assert key.story == (*tale_of(plan).lines, truth_of(plan))


def test_one_page_dungeon_is_told_the_name_and_the_story() -> None:
    plan = made(3)
    scene = scene_of(plan, 1, "player")
    file = export(scene, WORDS.say, "onepage", audience="player", name="x")
    content = json.loads(file.data)
    assert content["title"] == WORDS.say(scene.title)
    assert content["story"].startswith(" ".join(map(WORDS.say, tale_of(plan).lines)))


def test_no_two_places_beside_each_other_say_the_same() -> None:
    """Sentences of one meaning come in turns."""
    for seed in cases(10, soak=30):
        for level in key_of(made(seed, morphologies=("natural",))).levels:
            pairs = zip(level.entries, said(level, WORDS), strict=True)
            caves = [
                line
                for entry, (_, lines) in pairs
                for text, line in zip(entry.lines, lines, strict=True)
                if text.key == "dm-key-cave"
            ]
            assert all(one != other for one, other in pairwise(caves))
