"""Buttons say what they do in one to three words; what follows them is a price or an object."""

import re

from fluent.syntax import ast, parse

from tests.conformance.laws.test_grammar import written

MOST = 3
BUTTON = re.compile(r"(?:button|(?:gd|ts|td|mkd|mkc|tsc|tdc|campaign)-do)-.*")
ASIDE = re.compile(r"\([^()]*\)|:.*|…")
"""What stands behind the words of a button: a price, what it is done to, an ellipsis."""


def longest(pattern: ast.Pattern) -> int:
    """How many words a label can have; what is put in, such as a name or a square, is one."""
    said = ""
    choices = 0
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            said += part.value
        elif isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression):
            choices += max(longest(each.value) for each in part.expression.variants)
        else:
            said += "X"
    return choices + len(ASIDE.sub("", said).split())


def long_buttons() -> dict[str, int]:
    """The buttons with too many words, and how many those are."""
    labels = {
        key: longest(message.value)
        for key, message in written().items()
        if BUTTON.fullmatch(key) and message.value
    }
    assert len(labels) > 200
    return {key: count for key, count in labels.items() if count > MOST}


def test_buttons_are_short() -> None:
    assert long_buttons() == {}


def test_words_are_counted() -> None:
    for said, count in (("{ $hero } goes in", 3), ("Open the door ({ $cost })", 3), ("Roll", 1)):
        assert longest(pattern(said)) == count


def pattern(said: str) -> ast.Pattern:
    """A label as Fluent reads it."""
    (message,) = parse(f"x = {said}\n").body
    assert isinstance(message, ast.Message)
    assert message.value is not None
    return message.value
