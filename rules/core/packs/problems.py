"""What is wrong with a pack: the file, the line, and what would be right."""

from collections.abc import Iterable
from typing import Any

from rules.core.errors import GameError
from rules.core.model import Model
from rules.core.packs.limits import MOST_PROBLEMS
from rules.core.words import Text


class Problem(Model):
    """One thing that is wrong with a pack; `line` counts from 1, None where it is the whole file.

    `file` is empty where it is the pack itself.
    """

    file: str
    line: int | None
    what: Text

    @property
    def text(self) -> Text:
        """The problem's sentence: where it is, and what would be right."""
        if not self.file:
            return self.what
        if self.line is None:
            return Text.of("pack-problem-file", file=self.file, what=self.what)
        return Text.of("pack-problem-line", file=self.file, line=str(self.line), what=self.what)


class PackError(GameError):
    """A pack cannot be used. `problems` lists why, in the order of files and lines."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)[:MOST_PROBLEMS]
        first = self.problems[0].text
        more = len(self.problems) - 1
        super().__init__("pack-refused", problem=first, more=more)

    def __reduce__(self) -> tuple[Any, ...]:
        """Go from process to process with all problems."""
        return type(self), (self.problems,)


def refusal(key: str, *, file: str = "", **args: int | str | Text) -> PackError:
    """Return the error of a pack with one thing wrong: the sentence `key` and its arguments."""
    return PackError([Problem(file=file, line=None, what=Text.of(key, **args))])
