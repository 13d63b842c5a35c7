"""Why something cannot be done: a sentence that names the rule and what could be done instead."""

from typing import NamedTuple

from rules.core.errors import RuleError
from rules.core.words import Text


class Refusal(NamedTuple):
    """A refusal: its catalog key, the rule that says so, and the sentence's arguments."""

    key: str
    rule: str
    args: tuple[tuple[str, int | str | Text], ...] = ()

    def error(self) -> RuleError:
        """Return the refusal as the error to raise; the rule's id is the argument `rule`."""
        return RuleError(self.key, rule=self.rule, **dict(self.args))


def refuse(key: str, rule: str, **args: int | str | Text) -> Refusal:
    """Return a refusal by a rule, with the message key `mkd-refused-KEY`."""
    return Refusal(f"mkd-refused-{key}", rule, tuple(args.items()))
