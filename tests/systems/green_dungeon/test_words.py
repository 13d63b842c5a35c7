"""Everything the game says has words, and they fit where they are shown."""

import re
from collections import Counter
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.words import CORE_CATALOG, Colour, Words, load_words
from rules.systems.green_dungeon import RULESET, actions
from rules.systems.green_dungeon.menu import option as offer
from rules.systems.green_dungeon.options import GreenDungeonOptions
from rules.systems.green_dungeon.terms import Decision
from tests.support.chance import random_options
from tests.systems.green_dungeon.tables import act, game, hero, seats

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
    for name, field in GreenDungeonOptions.model_fields.items():
        written = name.replace("_", "-")
        assert WORDS.has(f"green-dungeon-option-{written}")
        for value in get_args(field.annotation):
            assert WORDS.has(f"green-dungeon-value-{written}-{value.replace('_', '-')}")


def test_nothing_is_not_counted():
    rest = {"hero": "Fenna", "first": 6, "second": 1}
    assert WORDS.phrase("gd-rest-healed", **rest, health=0, magic=0) == (
        "Fenna rests (6, 1) and is as fresh as before."
    )
    assert WORDS.phrase("gd-rest-healed", **rest, health=4, magic=0).endswith(": 4 health back.")
    assert WORDS.phrase("gd-rest-healed", **rest, health=0, magic=1).endswith(": 1 magic back.")
    assert WORDS.phrase("gd-rest-healed", **rest, health=4, magic=1).endswith(
        ": 4 health and 1 magic back."
    )
    assert WORDS.phrase("gd-health-gained", hero="Fenna", health=0) == "Fenna is hale already."
    drunk = WORDS.phrase("gd-potion-drunk", hero="Fenna", treasure="a vial", health=0, magic=1)
    assert drunk == "Fenna drinks a vial: 1 magic back."


def test_the_room_is_described_once():
    """The story of the card does it, not what happened."""
    done = act(game(), "go-n", 1)
    happened = " ".join(WORDS.say(event.text()) for event in done.events)
    story = [WORDS.say(text) for text in RULESET.view(done.state, None).story]
    assert story[0] not in happened


@pytest.mark.parametrize("ending", ["won", "dead", "time"])
def test_the_score_stands_beside_the_end(ending):
    outcome = RULESET.outcome(game(hero(health=7)).with_(ending=ending))
    assert str(outcome.scores[0][1]) not in WORDS.say(outcome.text)


@pytest.mark.parametrize(
    ("action", "style"),
    [
        (actions.Touch(wake=True), "primary"),
        (actions.Touch(wake=False), "secondary"),
        (actions.LevelUp(rise=True), "success"),
        (actions.LevelUp(rise=False), "secondary"),
        (actions.SpendLuck(count=1), "success"),
        (actions.SpendLuck(count=0), "secondary"),
    ],
)
def test_buttons_that_decline_are_quiet(action, style):
    assert offer(game(), 1, action).style == style


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
