"""Words of days, months and times of day that people type, in every language there is.

They stand in the catalogs, `words/<language>/calendar.ftl`. All languages are read at once, as
people of several meet at a table; where two have the same word, the person's own counts first, and
then English.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from rules.core.languages import USUAL
from rules.core.spelling import unaccented
from rules.core.words import Words, load_words

CATALOG: Final = Path(__file__).parent / "words"
UNITS: Final = (1, 60, 1440, 10080)
"""Minutes of each unit of time, in the order of the catalogs."""
A_DAY: Final = 1440
DAYS: Final = {"yesterday": -1, "today": 0, "tomorrow": 1, "overmorrow": 2}
"""Days that have a name, by how many they are from today."""


class CalendarWords:
    """The words of some languages, in small letters without accents, the first language first."""

    def __init__(self, catalogs: Sequence[Words]) -> None:
        self._catalogs = catalogs

    def groups(self, name: str) -> Iterator[tuple[int, str]]:
        """Yield the words of a list, each with the number of its group, from 0."""
        for words in self._catalogs:
            listed = words.phrase(f"typed-{name}-words")
            for number, group in enumerate(listed.split(";")):
                for word in group.split(","):
                    yield number, unaccented(word)

    def numbered(self, name: str) -> dict[str, int]:
        """Return the words of a list by the number of their group; the first language counts."""
        found: dict[str, int] = {}
        for number, word in self.groups(name):
            found.setdefault(word, number)
        return found

    def any_of(self, *names: str) -> str:
        """Return a pattern of all words of some lists, longer ones first."""
        words = {word for name in names for _, word in self.groups(name)}
        found = sorted(words, key=lambda word: (-len(word), word))
        return "|".join(re.escape(word).replace(r"\ ", r"\s+") for word in found)

    @cached_property
    def weekdays(self) -> Mapping[str, int]:
        """Days of the week, from 0 for Monday."""
        return self.numbered("weekdays")

    @cached_property
    def months(self) -> Mapping[str, int]:
        """Months, from 1 for January."""
        return {word: number + 1 for word, number in self.numbered("months").items()}

    @cached_property
    def days(self) -> Mapping[str, int]:
        """Days that have a name, by how many they are from today, longer names first."""
        found: dict[str, int] = {}
        for name, ahead in DAYS.items():
            for _, word in self.groups(name):
                found.setdefault(word, ahead)
        return dict(sorted(found.items(), key=lambda each: -len(each[0])))

    @cached_property
    def numbers(self) -> Mapping[str, int]:
        """Numbers in words."""
        return {word: number + 1 for word, number in self.numbered("numbers").items()}

    @cached_property
    def hours(self) -> Mapping[str, int]:
        """Hours in words, from 1 to 12."""
        return {word: number + 1 for word, number in self.numbered("hours").items()}

    @cached_property
    def units(self) -> Mapping[str, int]:
        """Minutes of each unit of time."""
        return {word: UNITS[number] for word, number in self.numbered("units").items()}

    @cached_property
    def none(self) -> frozenset[str]:
        """Words for no such thing."""
        return frozenset(word for _, word in self.groups("none"))

    @cached_property
    def fillers(self) -> frozenset[str]:
        """Words that say nothing more, where everything else was read."""
        lists = ("fillers", "from-now", "at", "of", "hour", "evening")
        said = {word for name in lists for _, word in self.groups(name)}
        return frozenset(part for word in said for part in word.split())


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have these words, in order."""
    return tuple(sorted(path.parent.name for path in CATALOG.glob("*/calendar.ftl")))


@cache
def calendar_words(locale: str) -> CalendarWords:
    """Return the words of all languages, those of a locale first and then the English ones."""
    order = dict.fromkeys((locale, USUAL, *languages()))
    known = [each for each in order if each in languages()]
    return CalendarWords([load_words((CATALOG,), each) for each in known])


def shown_word(name: str, words: Words) -> str:
    """Return the first word of a list in one language, to be shown."""
    return words.phrase(f"typed-{name}-words").partition(",")[0]


def means_none(typed: str) -> bool:
    """Return whether somebody typed that there is to be none, in any language."""
    return unaccented(typed) in calendar_words(USUAL).none
