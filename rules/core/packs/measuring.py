"""How long, how wide and of which characters the messages of a pack are, by what they say."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from fluent.syntax import ast

from rules.core.fluent_parsing import Parser
from rules.core.packs.fluent import IN_NAMES, IN_SENTENCES
from rules.core.packs.forms import Forms, TooManyForms, forms_of
from rules.core.packs.letters import trouble_in
from rules.core.packs.limits import LONGEST_ARTICLE, LONGEST_NAME, MOST_LINES
from rules.core.words import Text

ORIGINALS_KEPT: Final = 8_192
"""Messages of systems whose measure is remembered."""


def trouble_with_name(key: str, forms: Forms, most: int = LONGEST_NAME) -> Text | None:
    """Return why a message cannot be a name of at most `most` letters; None where it can."""
    trouble = _trouble(key, forms.every, lines=1)
    if trouble is not None:
        return trouble
    if forms.longest > most:
        return Text.of("pack-name-long", message=key, most=most)
    for name, said in forms.attributes.items():
        longest = most + LONGEST_ARTICLE
        if max(map(len, said), default=0) > longest:
            return Text.of("pack-name-long", message=f"{key}.{name}", most=longest)
    return _markup(key, forms, names=True)


def trouble_with_sentence(key: str, forms: Forms, lines: int = MOST_LINES) -> Text | None:
    """Return why a message cannot be a sentence of at most `lines` lines; None where it can."""
    return _trouble(key, forms.every, lines=lines) or _markup(key, forms, names=False)


def trouble_beside(key: str, forms: Forms, original: str) -> Text | None:
    """Return why a message cannot replace one of a system's own; None where it can.

    `original` is the source of the message that is replaced. Where that is short, such as a name or
    the label of a button, the new one has to be short, too; where it may be empty, so may the new.
    """
    measure = _measure(original)
    if measure is None:
        return trouble_with_sentence(key, forms)
    if not all(form.strip() for form in measure.value):
        kept = [form for form in forms.value if form.strip()]
        forms = forms._replace(value=tuple(kept))
    lines = max(1 if _is_short(measure) else MOST_LINES, measure.lines)
    trouble = trouble_with_sentence(key, forms, lines)
    if trouble is not None or not _is_short(measure):
        return trouble
    most = max(LONGEST_NAME, measure.longest * 3 // 2)
    return Text.of("pack-name-long", message=key, most=most) if forms.longest > most else None


def _is_short(measure: Forms) -> bool:
    return measure.longest <= LONGEST_NAME


@lru_cache(maxsize=ORIGINALS_KEPT)
def _measure(source: str) -> Forms | None:
    """Return the forms of a system's own message, None where there are too many to look at.

    What it refers to, and its variables, count as names of the greatest length.
    """
    _, _, said = source.strip().partition("=")
    if not set(said) & set("{\n"):
        # Most are plain, and to parse them all would take longer than to read the whole pack.
        return Forms((said.strip(),), {})
    entry = Parser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message):
        return None
    try:
        return forms_of(entry, "x" * LONGEST_NAME)
    except TooManyForms:
        return None


def _trouble(key: str, said: Iterable[str], *, lines: int) -> Text | None:
    what = trouble_in(said, lines=lines)
    return None if what is None else Text.of("pack-words-letters", message=key, what=what)


def _markup(key: str, forms: Forms, *, names: bool) -> Text | None:
    """Return which mark in a message formats, links or mentions, None where none does."""
    for form in forms.every:
        found = (IN_NAMES if names else IN_SENTENCES).search(form.strip() if names else form)
        if found is not None:
            return Text.of("pack-words-markup", message=key, mark=found[0].strip())
    return None
