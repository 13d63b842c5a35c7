"""Where seeds come from: drawn in secret, chosen by words, or a daily's, the same everywhere."""

import hashlib
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from typing import Any, NamedTuple

from rules.core.dice import commitment
from rules.core.errors import RuleError
from rules.core.model import Options
from rules.core.ruleset import AnyRuleset
from rules.core.words import Text
from rules.ports import CHOSEN, Adventure

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


def day_of(typed: str, now: int) -> str:
    """Return a date that was typed: YYYY-MM-DD, today or yesterday (UTC).

    Raises:
        RuleError: it cannot be read.
    """
    wanted = typed.strip().casefold()
    if wanted == "today":
        return today(now)
    if wanted == "yesterday":
        return today(now - 24 * 60 * 60)
    try:
        return date.fromisoformat(wanted).isoformat()
    except ValueError:
        raise RuleError("error-no-such-day", typed=typed[:60]) from None


def new_seed(
    rules: AnyRuleset, *, words: str, day: str, entropy: Callable[[int], bytes]
) -> NewSeed:
    """Return the seed and settings of a new adventure: a date's, chosen by words, or drawn.

    Raises:
        RuleError: the system has no daily.
    """
    if day:
        seed, seeded, said = seed_of_day(day), day, {"seed": "daily", "day": day}
        return NewSeed(seed, daily_options(rules), seeded, {**said, "promise": commitment(seed)})
    if words:
        typed = words.encode("utf-8", "surrogatepass")
        seed, seeded = hashlib.blake2b(typed, digest_size=SEED_BYTES).digest(), CHOSEN
    else:
        seed, seeded = entropy(SEED_BYTES), ""
    said = {"seed": seeded or "drawn", "promise": commitment(seed)}
    return NewSeed(seed, rules.preset, seeded, said)


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
        RuleError: it is a daily.
    """
    if adventure.day:
        raise RuleError("error-daily-settings", day=adventure.day)
    return adventure
