"""What fills in sentences: numbers and plurals of a language, and functions of our own."""

from collections.abc import Callable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType, fluent_number

from rules.core.letters import word_before


def _sum(*numbers: float) -> FluentType:
    """Return the sum of some numbers of a sentence, as Fluent says numbers."""
    return fluent_number(int(sum(numbers)))


def _difference(first: float, second: float) -> FluentType:
    """Return the difference of two numbers of a sentence."""
    return fluent_number(int(first - second))


RECKONING: Mapping[str, Any] = {
    "SUM": _sum,
    "DIFFERENCE": _difference,
    "BEFORE": word_before,
    "AND": str,
}
"""What sentences may call; catalogs know how a language joins names, so `AND` is their own."""


def new_bundle(locale: str, joined: Callable[[object], str] = str) -> FluentBundle:
    """Return a new bundle of a language without messages, which loads what Babel knows of it.

    `joined` is what `AND` calls: it joins names that have commas between them.
    """
    functions = {**RECKONING, "AND": joined}
    return FluentBundle([locale], functions=functions, use_isolating=False)
