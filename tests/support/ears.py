"""A reader that has the words of a moment alone: no picture, and nothing of the state.

It reads a map in words as a message shows it, and knows the sentences in which places, figures and
ways are told.
"""

import re
from typing import NamedTuple

COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west",
           "north-west")  # fmt: skip
_WAY = "(" + "|".join(sorted(COMPASS, key=len, reverse=True)) + ")"
AWAY = re.compile(rf"\b([Oo]ne|\d+) (square|room|tile)s? {_WAY}\b")
"""How far away something is, and in which direction."""
SQUARE = re.compile(r"(?<![\w-])(-?[A-Z]{1,2})(-?\d+)\b")
"""The name of a square."""
_ROOM = re.compile(rf"{AWAY.pattern} \((.+)\)")
_PLACED = re.compile(rf"(.+?), (here|right where you are|next to you, {_WAY}|{AWAY.pattern})\b")
_RING = re.compile(r"(?:next to you|(\d+) squares away): (.+)")
_SELF = re.compile(r"^You are (.+?), (?:at|in) (.+?)\.", re.MULTILINE)
_STRUCK = "You can strike"
_FIGURES = ("Enemies", "Companions", "With you", "Wandering tokens", _STRUCK)


class Way(NamedTuple):
    """A place where one can go: how far, in which direction, and what it is called."""

    steps: int
    bearing: str
    place: str


class Heard(NamedTuple):
    """What a map in words tells: where one is and may go, whom one may strike, who is where.

    `sentence` is the sentence of ways as it stands in the text.
    """

    place: str
    ways: tuple[Way, ...]
    sentence: str
    struck: tuple[str, ...]
    figures: frozenset[str]


def heard(text: str) -> Heard:
    """What is told to who reads a map in words."""
    lines, found = text.splitlines(), _SELF.search(text)
    sentence = next((line for line in lines if line.startswith("You can go")), "")
    return Heard(
        place=found[2] if found else "",
        ways=tuple(_ways(sentence)),
        sentence=sentence,
        struck=_names(lines, _STRUCK),
        figures=frozenset(name for each in _FIGURES for name in _names(lines, each)),
    )


def _names(lines: list[str], heading: str) -> tuple[str, ...]:
    """The names in a list whose every entry says where it is; a list that goes on ends in dots."""
    entries = [
        entry
        for line in lines
        if line.startswith(f"{heading}: ")
        for entry in line.removeprefix(f"{heading}: ").removesuffix(".").split("; ")
        if entry != "…"
    ]
    placed = {entry: _PLACED.match(entry) for entry in entries}
    lost = [entry for entry, place in placed.items() if place is None]
    assert not lost, f"without direction and distance: {lost}"
    return tuple(place[1] for place in placed.values() if place)


def _ways(sentence: str) -> list[Way]:
    if not sentence:
        return []
    entries = sentence.partition(": ")[2].removesuffix(".").split("; ")
    if sentence.startswith("You can go to "):
        return [way for entry in entries for way in _ring(entry)]
    rooms = [(entry, _ROOM.fullmatch(entry)) for entry in entries]
    lost = [entry for entry, room in rooms if room is None]
    assert not lost, f"without direction, distance or name: {lost}"
    return [Way(_count(room[1]), room[3], room[4]) for _, room in rooms if room]


def _ring(ring: str) -> list[Way]:
    """The squares that are equally far away, by their directions."""
    found = _RING.fullmatch(ring)
    assert found, ring
    steps = int(found[1] or 1)
    directions = [part.split(" ") for part in found[2].split(", ")]
    return [Way(steps, bearing, square) for bearing, *squares in directions for square in squares]


def _count(number: str) -> int:
    return 1 if number.lower() == "one" else int(number)


def apart(start: str, end: str) -> tuple[int, int] | None:
    """How many columns east and rows south a square lies from another, by their names alone.

    None where a name is none of a square, such as "room 3".
    """
    squares = [SQUARE.fullmatch(name) for name in (start, end)]
    if not all(squares):
        return None
    (column, row), (to_column, to_row) = ((_column(each[1]), int(each[2])) for each in squares)
    return to_column - column, to_row - row


def _column(letters: str) -> int:
    """The number of a column, by its letters: A is 0, AA is 26; -A is -1."""
    number = 0
    for letter in letters.lstrip("-"):
        number = number * 26 + ord(letter) - ord("A") + 1
    return -number if letters.startswith("-") else number - 1
