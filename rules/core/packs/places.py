"""Lines of a TOML file by what stands there, so that a problem can say where it is."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

Place = tuple[str | int, ...]
"""A way into a file: `("monster", 3, "dial", 0)` is the first click of the fourth monster."""

LONGEST_LINE: Final = 200
"""Letters of a line that are looked at: what begins there stands at its beginning."""
_HEADING = re.compile(r"\s*(\[\[?)\s*([\w.\"' -]+?)\s*\]\]?\s*(#.*)?$")
_NAME: Final = r"(?:[\w-]+|\"[^\"]*\"|'[^']*')"
_KEY: Final = re.compile(rf"\s*({_NAME}(?:\s*\.\s*{_NAME})*)\s*=")
_LONG_KEY: Final = re.compile(rf"\s*({_NAME})\s*\.")
"""The first name of a key that is longer than what is looked at of its line."""
_PART: Final = re.compile(_NAME)
_ITEM: Final = re.compile(r"\s*[\[{\"'\d+-]")


def line_of(text: str, place: Place) -> int | None:
    """Return the line, from 1, of a place in a TOML file, or of the nearest place around it.

    Where nothing around it is found, it is the first line with the first name of the place.
    """
    best, found = 0, None
    for number, here in _places(text):
        # A table that is no entry itself begins with its first one.
        common = min(len(here), len(place))
        if best < common and place[:common] == here[:common]:
            best, found = common, number
    if found is None and place and isinstance(place[0], str):
        before, named, _ = text.partition(place[0])
        return before.count("\n") + 1 if named else None
    return found


def _places(text: str) -> Iterator[tuple[int, Place]]:
    """Yield the lines at which something begins, with what it is."""
    counts: Counter[str] = Counter()
    table: Place = ()
    key: Place = ()
    items = 0
    for number, whole in enumerate(text.split("\n"), start=1):
        line = whole[:LONGEST_LINE]
        if heading := _HEADING.fullmatch(line):
            name = heading[2].strip("\"'")
            table, key = tuple(name.split(".")), ()
            if heading[1] == "[[":
                table = (*table, counts[name])
                counts[name] += 1
            yield number, table
        elif named := _KEY.match(line) or (line != whole and _LONG_KEY.match(line)):
            names = [part.strip("\"'") for part in _PART.findall(named[1])]
            key, items = (*table, *names), 0
            yield number, key
        elif key and _ITEM.match(line):
            # A line of a list that is written over several lines.
            yield number, (*key, items)
            items += 1
