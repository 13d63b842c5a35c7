"""The words of a pack: Fluent with nothing but variables and plurals, message by message."""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from rules.core.fluent_parsing import Parser
from rules.core.packs.foreign import refusing
from rules.core.packs.forms import MOST_FORMS, Forms, TooManyForms, forms_of
from rules.core.packs.limits import LONGEST_MESSAGE, MOST_MESSAGES
from rules.core.packs.problems import PackError, Problem
from rules.core.words import Text

LOCALE: Final = re.compile(r"words/([a-z]{2,3}(?:-[A-Z]{2})?)\.ftl")
_FORMATS: Final = r"[*_~`|<>\[\]#@\\]|://"
IN_NAMES = re.compile(_FORMATS)
"""What formats, links or mentions: nothing of it is part of a name."""
IN_SENTENCES = re.compile(r"[~`|<>\[\]@\\]|://|^\s*#", re.MULTILINE)
"""The same in sentences, which may have words in bold and in italics."""


_BEGUN = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The keys of messages in what cannot be read."""


class Said(NamedTuple):
    """A message of a pack: the line where it begins, its source, its variables, and its forms.

    `parsed` is the message itself.
    """

    line: int
    source: str
    parsed: ast.Message
    variables: frozenset[str]
    forms: Forms


class _Parts(Visitor):
    """What a message is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.refused = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the library's
        if not isinstance(node.selector, ast.VariableReference):
            self.refused = "selector"
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the library's
        self.refused = node.id.name

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's
        self.refused = node.id.name

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's
        self.refused = f"-{node.id.name}"


class Reading:
    """The messages of one file by key, and what is wrong with them."""

    def __init__(self, file: str, text: str) -> None:
        self.messages: dict[str, Said] = {}
        self.problems: list[Problem] = []
        self.refused: set[str] = set()
        """Keys of messages that are there and cannot be read."""
        self._file = file
        self._text = text
        self._ends = [end.start() for end in re.finditer("\n", text)]
        for entry in self._parsed():
            if isinstance(entry, ast.Junk):
                self.refused.update(_BEGUN.findall(entry.content or ""))
                self._refuse(entry, "pack-words-unreadable")
            elif isinstance(entry, ast.Term):
                self._refuse(entry, "pack-words-term", message=f"-{entry.id.name}")
            elif isinstance(entry, ast.Message):
                self._take(entry)
        if len(self.messages) > MOST_MESSAGES:
            self.problems.append(
                Problem(
                    file=file, line=None, what=Text.of("pack-too-many-words", most=MOST_MESSAGES)
                )
            )

    def _parsed(self) -> list[ast.EntryType]:
        try:
            with refusing(lambda: self._unreadable):
                return Parser().parse(self._text).body
        except PackError as error:
            self.problems += error.problems
            return []

    @property
    def _unreadable(self) -> PackError:
        """The refusal of a text in which braces are nested too deep for the parser."""
        what = Text.of("pack-words-deep")
        return PackError([Problem(file=self._file, line=_deepest_line(self._text), what=what)])

    def _take(self, message: ast.Message) -> None:
        key, source = message.id.name, self._source(message)
        parts = _Parts()
        parts.visit(message)
        if key in self.messages:
            self._refuse(message, "pack-words-twice", message=key)
        elif parts.refused:
            self._refuse(message, "pack-words-function", message=key, name=parts.refused)
        elif len(source) > LONGEST_MESSAGE:
            self._refuse(message, "pack-words-long", message=key, most=LONGEST_MESSAGE)
        elif message.value is None:
            self._refuse(message, "pack-words-empty", message=key)
        else:
            self._take_forms(key, source, message, frozenset(parts.variables))

    def _take_forms(
        self, key: str, source: str, message: ast.Message, variables: frozenset[str]
    ) -> None:
        """Keep a message, unless it has more forms than can be checked."""
        try:
            forms = forms_of(message)
        except TooManyForms:
            self._refuse(message, "pack-words-forms", message=key, most=MOST_FORMS)
        except ValueError:
            self._refuse(message, "pack-words-escape", message=key)
        else:
            line, source = self._line(message), source.strip() + "\n"
            self.messages[key] = Said(line, source, message, variables, forms)

    def _refuse(self, entry: ast.EntryType, key: str, **args: int | str | Text) -> None:
        if isinstance(entry, ast.Message):
            self.refused.add(entry.id.name)
        problem = Problem(file=self._file, line=self._line(entry), what=Text.of(key, **args))
        self.problems.append(problem)

    def _source(self, message: ast.Message) -> str:
        """Return a message's source, without the comment above it."""
        start = message.id.span.start if message.id.span else 0
        end = message.span.end if message.span else start
        return self._text[start:end]

    def _line(self, entry: ast.EntryType) -> int:
        at = entry.span
        if isinstance(entry, ast.Message | ast.Term) and entry.id.span:
            at = entry.id.span
        return bisect_left(self._ends, at.start if at else 0) + 1


def _deepest_line(text: str) -> int:
    """Return the line, from 1, at which the most braces are open."""
    depth, deepest, found = 0, 0, 1
    for number, line in enumerate(text.split("\n"), start=1):
        depth += line.count("{")
        if depth > deepest:
            deepest, found = depth, number
        depth = max(0, depth - line.count("}"))
    return found


_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def variables_of(key: str, entries: Mapping[str, str]) -> frozenset[str]:
    """Return the variables of a system's own message, with those of all that it refers to."""
    return frozenset(
        name for source in _with_references(key, entries) for name in _VARIABLE.findall(source)
    )


def _with_references(key: str, entries: Mapping[str, str]) -> Iterator[str]:
    waiting, seen = [key], {key}
    while waiting:
        source = entries.get(waiting.pop())
        if source is not None:
            yield source
            further = [name for name in _REFERENCE.findall(source) if name not in seen]
            seen.update(further)
            waiting += further


def attributes_of(source: str) -> frozenset[str]:
    """Return the names of a message's attributes."""
    return frozenset(_ATTRIBUTE.findall(source))
