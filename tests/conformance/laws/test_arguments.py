"""What sentences are told: each call in the code gives a sentence the variables that it says.

Sentences that are rarely said, such as refusals, are held here without being played.
"""

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from bot.rehearsal.rows import rows
from rules.core import errors
from rules.core.name_forms import FORMS
from tests.conformance.laws.test_grammar import PLURALS, Asked, figures, written
from tests.conformance.laws.test_sentences import shape
from tests.support.rules_table import listed
from tests.support.sources import HOLE, Module, Pattern, modules, patterns

UNSAID = {"tiles"}
"""The title of a scene that shows one of each tile: no picture of it is captioned."""
SILENT = {"Situation", "Step"}
"""What takes a word first that is a name and no key."""
ERRORS = frozenset(
    name
    for name, each in vars(errors).items()
    if isinstance(each, type) and issubclass(each, errors.GameError)
)
"""The errors that are told in words."""
RULE = "rule"
"""What a refusal takes from its error, with no variable of that name beside its key."""


class Call(NamedTuple):
    """A place that names a sentence, or one of several, and gives it what it says."""

    place: str
    keys: tuple[str, ...]
    given: dict[str, ast.expr]


@cache
def asked_by(key: str) -> dict[str, set[str]]:
    """What all phrasings of a sentence say, and the words that they choose by."""
    asked = Asked()
    message = written()[key]
    for pattern in (
        message.value,
        *(each.value for each in message.attributes if each.id.name not in FORMS.values()),
    ):
        if pattern is not None:
            asked.visit(pattern)
    return asked.wanted


def wanted(call: Call) -> dict[str, set[str]]:
    """What every sentence that a call can name says, and all words that they choose by."""
    asked = [asked_by(key) for key in call.keys]
    names = set.intersection(*(set(each) for each in asked))
    return {name: set().union(*(each[name] for each in asked)) for name in names}


@cache
def prefixes(place: str) -> tuple[str, ...]:
    """What a module, or one that it imports from, may put before a key."""
    found = (module.patterns for module in modules() if module.place == place)
    two = (each for patterns in found for each in patterns if len(each) == 2)
    return tuple(sorted(before for before, after in two if before and after is HOLE))


def refusing(module: Module) -> Iterator[str]:
    """The words before the keys of a `refuse` that a module imports, as its module has them."""
    for node in module.imports:
        if any(each.name == "refuse" for each in node.names):
            yield from prefixes(f"{(node.module or '').replace('.', '/')}.py")


@cache
def calls() -> tuple[Call, ...]:
    """Every place of the program that gives variables to a sentence by its key."""
    found = []
    for module in modules():
        before = ("", *refusing(module))
        for node in module.calls:
            match node:
                case ast.Call(func, [said, *_], keywords):
                    if not says(func) or any(each.arg is None for each in keywords):
                        continue
                    given = {each.arg: each.value for each in keywords if each.arg}
                    if keys := tuple(keys_of(said, before)):
                        found.append(Call(f"{module.place}:{node.lineno}", keys, given))
    return tuple(found)


def keys_of(said: ast.expr, before: Sequence[str]) -> Iterator[str]:
    """The keys that a literal or an f-string can be."""
    match said:
        case ast.Constant(value=str(literally)):
            yield from (key for each in before if (key := f"{each}{literally}") in written())
        case ast.JoinedStr():
            for pattern in patterns((said,)):
                yield from shaped(pattern)


@cache
def shaped(pattern: Pattern) -> tuple[str, ...]:
    """The keys that an f-string can be."""
    return tuple(filter(shape(pattern).fullmatch, written()))


def by_key(func: ast.expr) -> bool:
    """Whether what is called takes a whole key first."""
    match func:
        case ast.Attribute(ast.Name(id="Text"), "of") | ast.Attribute(attr="phrase"):
            return True
        case ast.Name(id="lesson"):
            return True
        case _:
            return False


def says(func: ast.expr) -> bool:
    """Whether what is called puts a key and variables together: a text, an error or a refusal."""
    match func:
        case ast.Name(id=name):
            return name == "refuse" or (name[0].isupper() and name not in SILENT)
        case _:
            return by_key(func)


def literal(value: ast.expr) -> list[str]:
    """The words that a value can be, where it is written as words."""
    match value:
        case ast.Constant(value=str(word)):
            return [word]
        case ast.IfExp(body=body, orelse=other):
            return [*literal(body), *literal(other)]
        case _:
            return []


def keyed(func: ast.expr) -> bool:
    """Whether what is called takes a key first, with or without what a refusal puts before it."""
    return by_key(func) or (isinstance(func, ast.Name) and func.id in {"refuse", *ERRORS})


def test_every_key_that_is_said_is_a_sentence() -> None:
    unknown = []
    for module in modules():
        before = ("", *refusing(module), *prefixes(module.place))
        for node in module.calls:
            match node:
                case ast.Call(func, [ast.Constant(value=str(key)), *_]) if keyed(func):
                    if key not in UNSAID and not any(
                        f"{each}{key}" in written() for each in before
                    ):
                        unknown.append((f"{module.place}:{node.lineno}", key))
    assert unknown == []


def test_each_sentence_is_told_what_it_says() -> None:
    missing = [
        (call.place, call.keys, lacks)
        for call in calls()
        if (lacks := {name.removeprefix("a_") for name in wanted(call)} - {*call.given, RULE})
    ]
    assert missing == []


def test_words_that_choose_are_among_the_choices() -> None:
    strange = [
        (call.place, call.keys, name, word)
        for call in calls()
        for name, value in call.given.items()
        for word in literal(value)
        if (choices := wanted(call).get(name, set()) - PLURALS) and word not in choices
    ]
    assert strange == []


def test_each_sentence_that_is_named_exists() -> None:
    known = {*written(), *UNSAID}
    unknown = [
        (module.place, node.lineno, key)
        for module in modules()
        for node in module.calls
        if node.args and by_key(node.func)
        for key in literal(node.args[0])
        if key not in known
    ]
    assert unknown == []


def test_events_that_are_listed_exist() -> None:
    events, known = set(figures()), set(written())
    unknown = [
        (module.place, node.lineno, strange)
        for module in modules()
        for node in module.sets
        if (kinds := {kind for each in node.elts for kind in literal(each)}) & events
        if (strange := kinds - known)
    ]
    assert unknown == []


def test_rules_that_code_names_exist() -> None:
    known = {*listed(), *rows()}
    unknown = [
        (module.place, line, rule)
        for module in modules()
        for line, rule in module.rules
        if rule not in known
    ]
    assert unknown == []
