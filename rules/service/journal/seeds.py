"""Where seeds come from: drawn in secret, chosen by words, or a daily's, the same everywhere."""

import hashlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from rules.core.dice import commitment
from rules.core.errors import RuleError
from rules.core.languages import USUAL
from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from rules.core.tutorial import Tutorial
from rules.core.words import Text
from rules.pace.typed_dates import day_typed
from rules.ports import CHOSEN, TUTORIAL, Adventure

SEED_BYTES = 32


class NewSeed(NamedTuple):
    """An adventure's seed and settings, where the seed comes from, and what the log says of it."""

    seed: bytes
    options: Options
    seeded: str
    said: Mapping[str, Any]


def seed_of_day(day: str) -> bytes:
    """Return the seed of a date (YYYY-MM-DD, UTC); it follows from the date, so is no secret."""
    return hashlib.blake2b(
        day.encode(), key=b"the dungeon of the day", digest_size=SEED_BYTES, person=b"uc-daily"
    ).digest()


def today(now: int) -> str:
    """Return the date of a moment (seconds since 1970) in UTC."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def day_of(typed: str, now: int, locale: str = USUAL) -> str:
    """Return a date that was typed, such as 2027-01-31, today or yesterday (UTC).

    Raises:
        RuleError: it cannot be read.
    """
    with suppress(ValueError):
        return date.fromisoformat(typed.strip()).isoformat()
    day = day_typed(typed, date.fromisoformat(today(now)), locale, past=True)
    if day is None:
        raise RuleError("error-no-such-day", typed=typed[:60])
    return day.isoformat()


def new_seed(
    rules: AnyRuleset,
    *,
    words: str,
    day: str,
    entropy: Callable[[int], bytes],
    tutorial: bool = False,
) -> NewSeed:
    """Return the seed and settings of a new adventure.

    They are a date's, those of the system's tutorial, chosen by words, or drawn.

    Raises:
        RuleError: the system has no daily, or no tutorial.
    """
    if day:
        seed, seeded, said = seed_of_day(day), day, {"seed": "daily", "day": day}
        return NewSeed(seed, daily_options(rules), seeded, {**said, "promise": commitment(seed)})
    if tutorial:
        first = tutorial_of(rules)
        seed = seed_of_words(first.seed)
        said = {"seed": TUTORIAL, "promise": commitment(seed)}
        return NewSeed(seed, first.options, TUTORIAL, said)
    if words:
        seed, seeded = seed_of_words(words), CHOSEN
    else:
        seed, seeded = entropy(SEED_BYTES), ""
    said = {"seed": seeded or "drawn", "promise": commitment(seed)}
    return NewSeed(seed, rules.preset, seeded, said)


def seed_of_words(words: str) -> bytes:
    """Return the seed that words stand for."""
    typed = words.encode("utf-8", "surrogatepass")
    return hashlib.blake2b(typed, digest_size=SEED_BYTES).digest()


def tutorial_of(rules: AnyRuleset) -> Tutorial:
    """Return the guided first dungeon of a system.

    Raises:
        RuleError: it has none.
    """
    if rules.tutorial is None:
        raise RuleError("error-no-tutorial", game=Text.of(f"{rules.key}-title"))
    return rules.tutorial


def daily_options(rules: AnyRuleset) -> Options:
    """Return the settings of a system's daily.

    Raises:
        RuleError: it has none.
    """
    options = rules.daily
    if options is None:
        raise RuleError("error-no-daily", game=Text.of(f"{rules.key}-title"))
    return options


def changeable(adventure: Adventure) -> Adventure:
    """Return the adventure, if the settings of its rules may be changed.

    Raises:
        RuleError: it is a daily, or a tutorial.
    """
    if adventure.seeded == TUTORIAL:
        raise RuleError("error-tutorial-settings")
    if adventure.day:
        raise RuleError("error-daily-settings", day=adventure.day)
    return adventure
