"""Everything the game says has words: events, dice, refusals, names, menus, sheets."""

import ast
import importlib
import pkgutil
import re
from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.core.ruleset import SeatInfo
from rules.core.settings import settings_of
from rules.core.words import CORE_CATALOG, Colour, Event, load_words
from rules.systems import mkd, mkd_adventure
from rules.systems.mkd import events
from rules.systems.mkd.compass import NAMES
from rules.systems.mkd.content import ARTIFACTS, CHESTS, DRESSING, HEROES, KINDS, TRAPS
from rules.systems.mkd.fights.targets import RULE_OF
from rules.systems.mkd.state import Whereabouts
from rules.systems.mkd.terms import ABILITIES, MarkerKind
from rules.systems.mkd_adventure import menu, show, turns
from rules.systems.mkd_adventure.options import AdventureOptions

FOLDERS = tuple(Path(str(package.__file__)).parent for package in (mkd, mkd_adventure))
CATALOGS = (CORE_CATALOG, *(folder / "words" for folder in FOLDERS))
WORDS = load_words(CATALOGS)
PAGES = [path for folder in CATALOGS[1:] for path in sorted(folder.rglob("*.ftl"))]
KEY = re.compile(r"mkd-[a-z0-9_]+(-[a-z0-9_]+)*")
OPTION_ID = re.compile(r"[a-z0-9.+-]{1,40}")
NO_WORDS = {"mkd-adventure"}
"""Strings that look like keys and are none: the ruleset's own key."""


def sources():
    for folder in FOLDERS:
        for path in sorted(folder.rglob("*.py")):
            yield path, ast.parse(path.read_text("utf-8"))


def calls(tree, name):
    """The arguments of every call of a function of that name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            function = node.func
            called = getattr(function, "id", None) or getattr(function, "attr", None)
            if called == name:
                yield node.args


def missing(*keys):
    return sorted(key for key in keys if not WORDS.has(key))


def test_no_key_is_defined_twice():
    keys = Counter(
        line.split(" ", 1)[0]
        for page in PAGES
        for line in page.read_text("utf-8").splitlines()
        if re.match(r"[a-z]", line) and page.name != "rules.en.ftl"
    )
    assert [key for key, count in keys.items() if count > 1] == []


def test_every_event_has_words():
    kinds = set()
    for page in pkgutil.iter_modules(events.__path__):
        module = importlib.import_module(f"{events.__name__}.{page.name}")
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event:
                kinds.add(thing.model_fields["kind"].default)
    assert len(kinds) > 60
    assert missing(*kinds) == []


def test_every_key_written_in_the_rules_is_known():
    """A key is a sentence, or a reason for dice."""
    unknown = set()
    for path, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                key = node.value
                if KEY.fullmatch(key) and not (WORDS.has(key) or WORDS.has(f"dice-{key}")):
                    unknown.add((path.name, key))
    assert sorted(key for _, key in unknown if key not in NO_WORDS) == []


def test_every_die_has_a_reason():
    reasons = set()
    for _, tree in sources():
        for name in ("d6", "two_d6", "pick", "nearest_of", "other_tile", "throw_square"):
            for args in calls(tree, name):
                last = args[-1] if args else None
                if isinstance(last, ast.Constant) and isinstance(last.value, str):
                    reasons.add(last.value)
    assert len(reasons) > 50
    assert missing(*(f"dice-{reason}" for reason in reasons)) == []


def test_every_refusal_has_a_sentence():
    keys = {f"mkd-refused-{key}" for key in RULE_OF}
    for _, tree in sources():
        for args in calls(tree, "refuse"):
            if args and isinstance(args[0], ast.Constant):
                keys.add(f"mkd-refused-{args[0].value}")
    keys.update(f"mkd-refused-now-{now}" for now in ("setup", "question", "hero", "between"))
    assert len(keys) > 70
    assert missing(*keys) == []


def test_every_refusal_names_its_rule():
    """And, where the nearest square one could go to is known, that square."""
    told = {}
    for page in PAGES:
        for entry in re.split(r"\n(?=[a-z#])", page.read_text("utf-8")):
            if entry.startswith("mkd-refused-"):
                told[entry.split(" ", 1)[0]] = entry
    assert len(told) > 70
    silent = {key for key, entry in told.items() if "({ $rule })" not in entry}
    assert silent == {"mkd-refused-seats"}
    for key in ("no-standing", "no-way", "too-far"):
        assert "{ $nearest }" in told[f"mkd-refused-{key}"]


def test_everything_has_a_name():
    keys = [f"mkd-way-{name}" for name in NAMES]
    keys += [f"mkd-{what}-{name}" for name in ABILITIES for what in ("ability", "help")]
    keys += [f"mkd-figure-{kind}" for kind in KINDS]
    keys += [f"mkd-role-{kind}" for kind in HEROES]
    keys += [f"mkd-{what}-{kind}" for kind in CHESTS for what in ("chest", "item")]
    keys += [f"mkd-artifact-{kind}" for kind in (*ARTIFACTS, *DRESSING)]
    keys += [f"mkd-trap-{kind.replace('_', '-')}" for kind in TRAPS]
    keys += [f"mkd-marker-{kind}" for kind in get_args(MarkerKind)]
    keys += [f"mkd-note-{where}" for where in get_args(Whereabouts) if where != "board"]
    assert missing(*keys) == []


def test_every_effect_has_a_name():
    named = {"potion", "item"}
    for _, tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", None) == "Effect":
                source = next(each.value for each in node.keywords if each.arg == "source")
                if isinstance(source, ast.Constant):
                    named.add(source.value)
    assert {"freeze", "snare", "sleep", "curse"} <= named
    assert missing(*(f"mkd-effect-{source}" for source in named)) == []


def test_every_answer_has_a_label():
    keys = [
        f"mkd-do-{kind}-{word}"
        for kind in ("ask-let-go", "ask-strike-back", "ask-spin", "ask-first")
        for word in ("yes", "no")
    ]
    for about in ("let-go", "strike-back", "spin"):
        keys += [f"mkd-do-orders-{about}-{answer}" for answer in ("ask", "yes", "no")]
        keys.append(f"mkd-sheet-orders-{about}")
    keys += ["mkd-do-orders-wake-yes", "mkd-do-orders-wake-no", "mkd-sheet-orders-wake"]
    keys += [f"mkd-{what}-{how}" for what in ("outcome", "prompt", "story")
             for how in ("victory", "defeat")]  # fmt: skip
    assert missing(*keys) == []


def test_every_setting_and_its_values_have_words():
    for setting in settings_of(AdventureOptions()):
        name = setting.name.replace("_", "-")
        assert WORDS.has(f"mkd-adventure-option-{name}")
        for value in setting.values:
            if not value.isdigit() and value not in ("on", "off"):
                assert WORDS.has(f"mkd-adventure-value-{name}-{value.replace('_', '-')}")
    assert WORDS.has("mkd-adventure-title")
    assert WORDS.has("mkd-adventure-blurb")


@pytest.mark.parametrize("seed", range(6))
def test_a_game_has_words_for_everything(seed):
    options = AdventureOptions(
        sets=1 + seed % 2,
        points="75",
        novices=True,
        markers=seed % 3 == 0,
        monsters=("at_once", "by_hand")[seed % 2],
    )
    dice, chance = SeededDice(bytes([seed, 1])), SeededDice(bytes([seed, 2]))
    seats = tuple(SeatInfo(seat=n, name=f"Player {n}") for n in range(1, 2 + seed % 3))
    done = turns.begin(options, seats, dice)
    for _ in range(80):
        for event in done.events:
            say(event.text())
        say_view(done.state)
        awaited = menu.awaiting(done.state)
        if not awaited:
            break
        offered = menu.legal_actions(done.state, awaited[0])
        say_menu(offered)
        wanted = [each for each in offered if each.group != "orders"]
        action = wanted[chance.roll(len(wanted), "option") - 1].action
        done = turns.carry_out(done.state, awaited[0], action, dice)


def say(text, longest=400):
    """Every phrasing tried by a few colours; none is empty or too long."""
    for salt in ("", "a", "b", "c"):
        said = WORDS.say(text, Colour(b"words", salt))
        assert 0 < len(said) <= longest, said
    return said


def say_view(state):
    view = show.view(state, None)
    for text in (view.heading, *view.story, view.prompt, view.scene.title, *view.scene.facts):
        say(text)
    for thing in (*view.scene.features, *view.scene.tokens):
        say(thing.name, longest=80)
    for token in view.scene.tokens:
        for condition in token.conditions:
            say(condition, longest=80)
    for line in view.party:
        for text in (*(stat.label for stat in line.stats), *line.notes):
            say(text, longest=80)
        if line.title:
            say(line.title, longest=60)
    for player in state.players:
        for heading, lines in show.sheet(state, player.seat).sections:
            say(heading)
            for line in lines:
                say(line)


def say_menu(offered):
    """Labels fit buttons, ids are short and all different, lists have names."""
    for option in offered:
        say(option.label, longest=80)
        assert OPTION_ID.fullmatch(option.id)
        if option.detail:
            say(option.detail, longest=100)
        if option.group:
            assert WORDS.has(f"group-{option.group}")
    assert len({option.id for option in offered}) == len(offered)
