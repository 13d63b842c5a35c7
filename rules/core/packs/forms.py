"""What a message of a pack says: every form that it can take, with all escapes read."""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Final, NamedTuple

from fluent.syntax import ast

MOST_FORMS: Final = 500
"""Forms of one pattern, by its plurals and choices."""
VARIABLE: Final = "x"
"""What stands in a form in the place of a variable: a letter, as it says something."""


class TooManyForms(ValueError):
    """A pattern has so many choices that nobody can look at all that it says."""


class Forms(NamedTuple):
    """What a message can say, and what each of its attributes can, such as its article."""

    value: tuple[str, ...]
    attributes: Mapping[str, tuple[str, ...]]

    @property
    def every(self) -> Iterable[str]:
        """All forms of its value and of its attributes, those of attributes last."""
        return chain(self.value, *self.attributes.values())

    @property
    def longest(self) -> int:
        """Letters of the longest form of its value."""
        return max(map(len, self.value), default=0)

    @property
    def lines(self) -> int:
        """Lines of the form of its value that has most."""
        return max((form.count("\n") + 1 for form in self.value), default=0)


def forms_of(message: ast.Message, variable: str = VARIABLE) -> Forms:
    """Return the texts that a message can become; `variable` stands for its arguments.

    Raises:
        TooManyForms: it has too many forms to look at.
        ValueError: an escape in it is of no character.
    """
    return Forms(
        _of_pattern(message.value, variable) if message.value else (),
        {each.id.name: _of_pattern(each.value, variable) for each in message.attributes},
    )


def _of_pattern(pattern: ast.Pattern, variable: str) -> tuple[str, ...]:
    found = [""]
    for element in pattern.elements:
        parts = _of_element(element, variable)
        if len(found) * len(parts) > MOST_FORMS:
            raise TooManyForms(len(found) * len(parts))
        found = [*dict.fromkeys(before + part for before in found for part in parts)]
    return tuple(found)


def _of_element(element: object, variable: str) -> tuple[str, ...]:
    match element:
        case ast.Placeable(expression=inner):
            return _of_element(inner, variable)
        case ast.TextElement(value=text) | ast.NumberLiteral(value=text):
            return (text,)
        case ast.StringLiteral():
            return (str(element.parse()["value"]),)
        case ast.SelectExpression(variants=variants):
            every = chain.from_iterable(_of_pattern(each.value, variable) for each in variants)
            return tuple(dict.fromkeys(every))
        case _:
            return (variable,)
