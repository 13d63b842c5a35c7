"""Everything the game says has words, and they fit where they are shown."""

import re
from collections import Counter

import pytest

from rules.core.dice import SeededDice
from rules.core.words import CORE_CATALOG, Colour, Words, load_words
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.terms import Decision
from tests.support.chance import random_options
from tests.systems.green_dungeon.tables import seats

WORDS = load_words((CORE_CATALOG, RULESET.catalog))
FOLDER = RULESET.catalog.parent
OPTION_ID = re.compile(r"[a-z0-9.+-]{1,40}")


def say(text, longest=400):
    """Every phrasing tried by a few colours; none is empty or too long."""
    for salt in ("", "a", "b"):
        said = WORDS.say(text, Colour(b"words", salt))
        assert 0 < len(said) <= longest, said
    return said


@pytest.mark.parametrize("seed", range(24))
def test_a_game_has_words_for_everything(seed):
    count = seed % 4 + 1
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
    for roll in dice.rolls:
        assert WORDS.has(f"dice-{roll.reason}")


def say_view(state):
    view = RULESET.view(state, None)
    scene = view.scene
    for text in (view.heading, *view.story, view.prompt, scene.title, *scene.facts):
        say(text)
    for thing in (*scene.features, *scene.tokens, *scene.tracks, *scene.piles):
        say(thing.name)
    for token in scene.tokens:
        for condition in token.conditions:
            say(condition)
    for line in view.party:
        for stat in line.stats:
            say(stat.label)
        for note in line.notes:
            say(note)
        for heading, lines in RULESET.sheet(state, line.seat).sections:
            say(heading)
            for each in lines:
                say(each)


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
    assert sizes.pop("", 0) <= 10
    assert all(size <= 25 for size in sizes.values())


def test_every_setting_has_words():
    for name in GreenDungeonOptions.model_fields:
        assert WORDS.has(f"green-dungeon-option-{name.replace('_', '-')}")


def test_every_refusal_has_a_sentence():
    source = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    keys = set(re.findall(r'"(gd-(?:error|refused)-[a-z-]+)"', source))
    assert len(keys) > 20
    assert [key for key in sorted(keys) if not WORDS.has(key)] == []
    for phase in ("move", *Decision.__args__):
        assert WORDS.has(f"gd-error-now-{phase}")
        assert WORDS.has(f"gd-prompt-{phase}")


def test_every_rule_has_a_sentence():
    rules = Words.load([RULESET.catalog / "rules.en.ftl"])
    for number in range(1, 149):
        assert rules.phrase(f"rule-GD-{number:03}").endswith(".")
