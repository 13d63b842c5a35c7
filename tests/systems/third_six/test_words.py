"""Everything the game says has words, and they fit where they are shown."""

import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.words import CORE_CATALOG, Colour, Words, load_words
from rules.systems.third_six import RULESET
from rules.systems.third_six.names import FLAVOURS
from rules.systems.third_six.options import ThirdSixOptions
from rules.systems.third_six.terms import ARTIFACTS, CALLINGS, ITEMS, MONSTERS, SPELLS
from tests.support.chance import random_options
from tests.systems.third_six.tables import seats

WORDS = load_words((CORE_CATALOG, RULESET.catalog))
FOLDER = Path(RULESET.catalog).parent
OPTION_ID = re.compile(r"[a-z0-9.+-]{1,40}")


def say(text, longest=400):
    """Every phrasing tried by a few colours; none is empty or too long."""
    for salt in ("", "a", "b", "c"):
        said = WORDS.say(text, Colour(b"words", salt))
        assert 0 < len(said) <= longest, said
    return said


@pytest.mark.parametrize("seed", range(36))
def test_a_game_has_words_for_everything(seed):
    count = seed % 6 + 1
    dice, chance = SeededDice(bytes([seed, 1])), SeededDice(bytes([seed, 2]))
    done = RULESET.new_game(random_options(RULESET, seed, count), seats(count), dice)
    for _ in range(70):
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
        assert all(WORDS.has(f"dice-{roll.reason}") for roll in dice.rolls)


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
    assert sizes.pop("", 0) <= 10
    assert len(sizes) <= 5
    assert all(size <= 25 for size in sizes.values())


def test_everything_has_a_name():
    for calling in CALLINGS:
        assert WORDS.has(f"ts-class-{calling}")
        assert WORDS.has(f"ts-about-{calling}")
    for spell in SPELLS:
        assert WORDS.has(f"ts-spell-{spell}")
        assert WORDS.has(f"ts-help-{spell}")
    for item in ITEMS:
        assert WORDS.has(f"ts-item-{item}")
    for artifact in ARTIFACTS:
        assert WORDS.has(f"ts-artifact-{artifact}")
        assert WORDS.has(f"ts-does-{artifact}")
    for monster in MONSTERS:
        assert WORDS.phrase(f"ts-monster-{monster}", count=1) != WORDS.phrase(
            f"ts-monster-{monster}", count=2
        )
    for kind in ("entrance", "chamber", "vault", "stairs"):
        assert all(WORDS.has(f"ts-flavour-{kind}-{n}") for n in range(1, FLAVOURS + 1))


def test_every_setting_and_ending_has_words():
    for name, field in ThirdSixOptions.model_fields.items():
        written = name.replace("_", "-")
        assert WORDS.has(f"third-six-option-{written}")
        for value in get_args(field.annotation):
            assert WORDS.has(f"third-six-value-{written}-{value.replace('_', '-')}")
    for goal in ("explored", "bosses", "dragon", "level-2", "level-3", "depth-2", "depth-3"):
        assert WORDS.has(f"ts-goal-{goal}")
        assert WORDS.has(f"ts-ending-{goal}")


def test_every_refusal_has_a_sentence():
    source = "".join(path.read_text("utf-8") for path in FOLDER.rglob("*.py"))
    keys = set(re.findall(r'"(ts-(?:error|refused)-[a-z-]+)"', source))
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not WORDS.has(key)] == []
    phases = (
        "class", "spells", "close", "modify", "burn", "pendant", "fight", "explore", "town",
    )  # fmt: skip
    for phase in phases:
        assert WORDS.has(f"ts-error-now-{phase}")
        assert WORDS.has(f"ts-prompt-{phase}")


def test_every_rule_has_a_sentence():
    rules = Words.load([RULESET.catalog / "rules.en.ftl"])
    for number in range(1, 61):
        assert rules.phrase(f"rule-TS-{number:03}").endswith(".")
