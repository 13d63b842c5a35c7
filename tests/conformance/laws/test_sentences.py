"""Every sentence of every catalog is said somewhere: its key can be built from words of the code.

A key that nobody says was misspelt where it should be said, or is left over.
"""

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import cache

from tests.support.sources import HOLE, ROOMS, Pattern, catalogs_in, modules

DEEP = 3
"""How many keys may stand in each other: a question's options are the option of a question."""


def in_data(value: object) -> Iterator[str]:
    """The strings of a data file."""
    match value:
        case dict():
            for key, each in value.items():
                yield key
                yield from in_data(each)
        case list():
            for each in value:
                yield from in_data(each)
        case str():
            yield value


@cache
def words_and_patterns() -> tuple[frozenset[str], frozenset[Pattern]]:
    words = {"yes", "no"}
    found: set[Pattern] = set()
    for module in modules():
        words |= module.words
        found |= module.patterns
    for room in ROOMS:
        for path in room.rglob("*.json"):
            words.update(in_data(json.loads(path.read_text("utf-8"))))
        for path in room.rglob("*.toml"):
            words.update(in_data(tomllib.loads(path.read_text("utf-8"))))
    return frozenset(words | {word.replace("_", "-") for word in words}), frozenset(found)


@cache
def is_said(key: str, depth: int = 0) -> bool:
    words, _ = words_and_patterns()
    if key in words or key.isdigit():
        return True
    return depth < DEEP and any(
        fits(pattern, key, key, depth) for pattern, matches in shapes() if matches(key)
    )


@cache
def shapes() -> tuple[tuple[Pattern, Callable[[str], object]], ...]:
    """Every f-string of the code, and what matches the words that it can be."""
    _, found = words_and_patterns()
    return tuple((pattern, shape(pattern).fullmatch) for pattern in found)


@cache
def shape(pattern: Pattern) -> re.Pattern[str]:
    return re.compile("".join(".+" if part is HOLE else re.escape(part) for part in pattern))


def fits(pattern: Pattern, rest: str, whole: str, depth: int) -> bool:
    """Whether a key can be put together by an f-string from what is said itself."""
    if not pattern:
        return not rest
    first, *others = pattern
    if first is not HOLE:
        return rest.startswith(first) and fits(
            tuple(others), rest.removeprefix(first), whole, depth
        )
    return any(
        rest[:end] != whole
        and fits(tuple(others), rest[end:], whole, depth)
        and is_said(rest[:end], depth + 1)
        for end in range(1, len(rest) + 1)
        if rest[end : end + 1] in ("", "-", "_")
    )


def keys() -> Iterator[str]:
    """The keys of all sentences but those of rulebooks and topics, which are read as pages."""
    for room in ROOMS:
        for path in catalogs_in(room):
            if not path.name.startswith(("rules.", "topics.")):
                yield from re.findall(r"^([a-zA-Z][\w-]*) *=", path.read_text("utf-8"), re.M)


def test_every_sentence_is_said() -> None:
    assert [key for key in keys() if not is_said(key)] == []
