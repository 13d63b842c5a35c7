"""Everything the game says has words, and they fit where they are shown."""

import re
from collections import Counter
from pathlib import Path

import pytest

from rules.core.dice import SeededDice
from rules.core.words import CORE_CATALOG, Colour, Words, load_words
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.content import FLAVOURS, LOCATIONS, TABLES
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.terms import ITEMS
from tests.support.chance import random_options
from tests.systems.three_dice.tables import seats

WORDS = load_words((CORE_CATALOG, RULESET.catalog))
FOLDER = Path(RULESET.catalog).parent
OPTION_ID = re.compile(r"[a-z0-9.+-]{1,40}")


def say(text, longest=400):
    """Every phrasing tried by a few colours; none is empty or too long."""
    for salt in ("", "a", "b", "c"):
        said = WORDS.say(text, Colour(b"words", salt))
        assert 0 < len(said) <= longest, said
    return said


@pytest.mark.parametrize("seed", range(40))
def test_a_game_has_words_for_everything(seed):
    count = seed % 5 + 1
    dice, chance = SeededDice(bytes([seed, 1])), SeededDice(bytes([seed, 2]))
    done = RULESET.new_game(random_options(RULESET, seed, count), seats(count), dice)
    for _ in range(60):
        for event in done.events:
            say(event.text())
        say_view(done.state)
        awaited = RULESET.awaiting(done.state)
        if not awaited:
            say(RULESET.outcome(done.state).text)
            break
        offered = RULESET.legal_actions(done.state, awaited[0])
        say_menu(offered)
        action = offered[chance.roll(len(offered), "option") - 1].action
        if chance.roll(2, "pilot") == 1:
            action = RULESET.autopilot(done.state, awaited[0], "balanced")
        done = RULESET.apply(done.state, awaited[0], action, dice)


def say_view(state):
    view = RULESET.view(state, None)
    for text in (view.heading, *view.story, view.prompt, view.scene.title, *view.scene.facts):
        say(text)
    for thing in (*view.scene.features, *view.scene.tokens):
        say(thing.name)
    for line in view.party:
        for stat in line.stats:
            say(stat.label)
        for note in line.notes:
            say(note)
    for hero in state.heroes:
        for heading, lines in RULESET.sheet(state, hero.seat).sections:
            say(heading)
            for line in lines:
                say(line)


def say_menu(offered):
    """Labels fit buttons, ids are short and all different, lists are not too long."""
    for option in offered:
        say(option.label, longest=80)
        assert OPTION_ID.fullmatch(option.id)
        if option.detail:
            say(option.detail, longest=100)
        if option.group:
            assert WORDS.has(f"group-{option.group}")
    assert len({option.id for option in offered}) == len(offered)
    sizes = Counter(option.group for option in offered)
    assert sizes.pop("", 0) <= 8
    assert all(size <= 25 for size in sizes.values())


def test_everything_has_a_name():
    for item in ITEMS:
        assert WORDS.has(f"td-item-{item}")
        assert WORDS.has(f"td-help-{item}")
    for table in TABLES.values():
        for name in table.by_strength:
            assert WORDS.has(f"td-monster-{name}")
    for kind in LOCATIONS:
        assert WORDS.has(f"td-place-{kind}")
        assert all(WORDS.has(f"td-flavour-{kind}-{n}") for n in range(1, FLAVOURS + 1))


def test_every_setting_has_words():
    for name in ThreeDiceOptions.model_fields:
        assert WORDS.has(f"three-dice-option-{name.replace('_', '-')}")


def test_every_refusal_has_a_sentence():
    source = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    keys = set(re.findall(r'"(td-(?:error|refused)-[a-z-]+)"', source))
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not WORDS.has(key)] == []
    for phase in ("assign", "keep", "exits", "door", "theme", "hit", "lose", "gain", "claim",
                  "challenge", "level", "duel", "fight", "explore"):  # fmt: skip
        assert WORDS.has(f"td-error-now-{phase}")
        assert phase in ("hit", "lose", "claim") or WORDS.has(f"td-prompt-{phase}")


@pytest.mark.parametrize(("prefix", "count"), [("TD", 75), ("HR", 36)])
def test_every_rule_has_a_sentence(prefix, count):
    rules = Words.load([RULESET.catalog / "rules.en.ftl"])
    for number in range(1, count + 1):
        assert rules.phrase(f"rule-{prefix}-{number:03}").endswith(".")
