"""Everything the game says has words: events, dice, refusals, names, menus, sheets."""

import ast
import re
from collections import Counter, defaultdict
from functools import cache
from pathlib import Path
from typing import get_args

from rules.core.campaign.adapters import kinds_of
from rules.core.words import CORE_CATALOG, load_words
from rules.systems import mkd, mkd_adventure
from rules.systems.mkd import events
from rules.systems.mkd.compass import NAMES
from rules.systems.mkd.content import ARTIFACTS, CHESTS, DRESSING, HEROES, KINDS, TRAPS
from rules.systems.mkd.fights.attack import RULE_OF
from rules.systems.mkd.pieces import Whereabouts
from rules.systems.mkd.terms import ABILITIES, MarkerKind
from tests.support.sources import english_in, inside_f_strings, nothing_collected

FOLDERS = tuple(Path(str(package.__file__)).parent for package in (mkd, mkd_adventure))
CATALOGS = (CORE_CATALOG, *(folder / "words" for folder in FOLDERS))
WORDS = load_words(CATALOGS)
PAGES = [path for folder in CATALOGS[1:] for path in english_in(folder)]
KEY = re.compile(r"mkd-[a-z0-9_]+(-[a-z0-9_]+)*")
BOOKS = ("rules.en.ftl", "topics.en.ftl")
"""Files that each rulebook reads for itself."""
NO_WORDS = {"mkd-adventure"} | mkd_adventure.RULESET.unmarked
"""Strings that look like keys and are none: the ruleset's own key, and dice that lie face down."""


@cache
def sources():
    """The code of the core and the adventure; a campaign has words of its own."""
    with nothing_collected():
        return tuple(
            (path, ast.parse(path.read_text("utf-8")))
            for folder in FOLDERS
            for path in sorted(set(folder.rglob("*.py")) - set(folder.rglob("campaign/**/*.py")))
        )


@cache
def all_nodes(tree):
    """Every node of a file."""
    return tuple(ast.walk(tree))


@cache
def all_calls(tree):
    """The arguments of every call in a file, by the name of what is called."""
    found = defaultdict(list)
    for node in all_nodes(tree):
        if isinstance(node, ast.Call):
            function = node.func
            called = getattr(function, "id", None) or getattr(function, "attr", None)
            found[called].append(node.args)
    return dict(found)


def calls(tree, name):
    """The arguments of every call of a function of that name."""
    return all_calls(tree).get(name, [])


def missing(*keys):
    return sorted(key for key in keys if not WORDS.has(key))


def test_no_key_is_defined_twice():
    keys = Counter(
        line.split(" ", 1)[0]
        for page in PAGES
        for line in page.read_text("utf-8").splitlines()
        if re.match(r"[a-z]", line) and page.name not in BOOKS
    )
    assert [key for key, count in keys.items() if count > 1] == []


def test_every_event_has_words():
    kinds = kinds_of(events.EVENTS)
    assert len(kinds) > 60
    assert missing(*kinds) == []


def test_every_key_written_in_the_rules_is_known():
    """A key is a sentence, or a reason for dice that somebody sees."""
    unknown = set()
    for path, tree in sources():
        unseen = {id(part) for args in calls(tree, "face_down") for part in args}
        made = inside_f_strings(all_nodes(tree))
        for node in all_nodes(tree):
            whole = isinstance(node, ast.Constant) and id(node) not in made | unseen
            if whole and isinstance(node.value, str):
                key = node.value
                if KEY.fullmatch(key) and not (WORDS.has(key) or WORDS.has(f"dice-{key}")):
                    unknown.add((path.name, key))
    assert sorted(key for _, key in unknown if key not in NO_WORDS) == []


def test_every_die_has_a_reason():
    reasons = set()
    for _, tree in sources():
        for name in ("roll", "two_d6", "pick", "nearest_of", "other_tile", "throw_square"):
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
    keys += [f"mkd-note-{where}" for where in get_args(Whereabouts)]
    assert missing(*keys) == []


def test_every_effect_has_a_name():
    named = {"potion", "item"}
    for _, tree in sources():
        for node in all_nodes(tree):
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
    for about in ("end", "wake"):
        keys += [f"mkd-do-orders-{about}-{answer}" for answer in ("yes", "no")]
        keys.append(f"mkd-sheet-orders-{about}")
    keys += [f"mkd-{what}-{how}" for what in ("outcome", "prompt", "story")
             for how in ("victory", "defeat")]  # fmt: skip
    assert missing(*keys) == []
