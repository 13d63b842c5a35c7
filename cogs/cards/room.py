"""How much of a screen a card takes, so that its map and its buttons are seen together.

Heights are those of the local table's page, where buttons and lines are higher than on Discord.
Widths are between the two. Labels are measured by their letters, which are those of Helvetica in
bold, and texts by how many letters they have; both with some to spare, as nobody can know the
letters of a telephone.
"""

from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from math import ceil
from typing import Literal, NamedTuple
from unicodedata import normalize

Look = Literal["plain", "small", "strong", "title"]


class Screen(NamedTuple):
    """Room for messages: its pixels down, and the pixels across that a card may use."""

    height: int
    across: int
    wide: int
    high: int
    """The most pixels across and down of a map."""

    def picture(self, shape: float) -> int:
        """Return the height of a map of a shape, which is its width by its height."""
        return min(self.high, ceil(self.wide / shape))


PHONE, DESK = Screen(637, 318, 348, 405), Screen(690, 680, 558, 384)
SCREENS = (PHONE, DESK)
FLATTEST, FLATTEST_BOARD = 2.68, 1.69
"""The shapes of the flattest map and board of tiles: their width by their height."""
FRAME, BETWEEN, ROW = 26, 8, 44
"""Pixels of a card's edges, between its parts, and of a row of buttons or a list."""
PADDING = 28
"""Pixels across of a button's edges."""
NARROW, THIN, USUAL, BROAD, WIDE = 4.4, 5.8, 9.3, 11.7, 15.0
"""Pixels across of letters of a button, by what they are like: l, r, n, N and W."""
LETTERS: dict[Look, float] = {"plain": 7.8, "small": 6.5, "strong": 8.6, "title": 8.8}
LINES: dict[Look, float] = {"plain": 23, "small": 19.5, "strong": 23, "title": 20}
GAP = 6
"""Pixels between texts."""
LATIN = 0x2000
"""Signs from here on are arrows and pictures."""


def width(label: str) -> int:
    """Return the width of a button, in pixels: words with many capitals and m are wide."""
    return ceil(sum(map(_letter, label))) + PADDING


@cache
def _letter(letter: str) -> float:
    plain = normalize("NFD", letter)[0]
    if plain in "ijlI ,.’'|":
        return NARROW
    if plain in "ftr-:;!¡()[]/·":
        return THIN
    if plain in "mwMW%…—→":
        return WIDE
    return BROAD if plain.isupper() or plain in "&+<>=~×" or ord(plain) > LATIN else USUAL


def packed(widths: Iterable[int], across: int) -> Iterator[tuple[int, ...]]:
    """Yield which buttons stand on each line, if they are laid out in turn by their widths."""
    line: list[int] = []
    for each in widths:
        if line and sum(line) + BETWEEN * len(line) + each > across:
            yield tuple(line)
            line = []
        line.append(each)
    if line:
        yield tuple(line)


def lines_of_buttons(labels: Sequence[str], screen: Screen = PHONE) -> int:
    """Return how many lines a row of buttons takes."""
    return len(list(packed(map(width, labels), screen.across)))


def lines_of_text(text: str, look: Look, screen: Screen) -> int:
    """Return how many lines a text takes."""
    letters = screen.across / LETTERS[look]
    return sum(max(1, ceil(len(line) / letters)) for line in text.split("\n"))


class Room:
    """What is left of each screen for the texts between a card's map and its buttons."""

    def __init__(
        self,
        title: str,
        rows: Sequence[Sequence[str]],
        *,
        shape: float = 0,
        flattest: float = FLATTEST,
    ) -> None:
        """Begin with a title, the labels of each row of buttons, and the shape of a map, if any.

        `flattest` is how flat that map can get for what has to be told.
        """
        self._left = {screen: _beside(screen, title, rows) for screen in SCREENS}
        self._spare = dict.fromkeys(SCREENS, 0)
        if shape:
            for screen in SCREENS:
                high = screen.picture(shape)
                self._left[screen] -= high + BETWEEN
                self._spare[screen] = high - screen.picture(max(shape, flattest))

    def copy(self) -> "Room":
        """Return the same room, to be filled in another way."""
        return deepcopy(self)

    @property
    def overfull(self) -> bool:
        """Whether a screen has no room for what was reserved even beside the flattest map."""
        return any(left + self._spare[screen] < 0 for screen, left in self._left.items())

    def left(self, screen: Screen) -> float:
        """Return the pixels down that are left of a screen, after what was reserved."""
        return self._left[screen]

    def take(self, text: str, look: Look) -> None:
        """Reserve the room of a text that has to be on the card."""
        for screen in SCREENS:
            self._left[screen] -= _height(text, look, screen)

    def has(self, text: str, look: Look) -> bool:
        """Reserve the room of a text, if every screen has as much; return whether it has."""
        if any(_height(text, look, screen) > left for screen, left in self._left.items()):
            return False
        self.take(text, look)
        return True

    def take_more(self, before: str, after: str, look: Look) -> None:
        """Reserve the room that a longer text takes in place of a shorter one, fitting or not."""
        for screen in SCREENS:
            self._left[screen] -= _height(after, look, screen) - _height(before, look, screen)

    def grow(self, before: str, after: str, look: Look) -> bool:
        """Reserve the room that a longer text takes in place of a shorter one, if it fits."""
        more = {each: _height(after, look, each) - _height(before, look, each) for each in SCREENS}
        if any(more[screen] > left for screen, left in self._left.items()):
            return False
        self.take_more(before, after, look)
        return True


def _height(text: str, look: Look, screen: Screen) -> float:
    return lines_of_text(text, look, screen) * LINES[look] + GAP if text else 0


def _beside(screen: Screen, title: str, rows: Sequence[Sequence[str]]) -> float:
    """Return the height that a title and rows of buttons leave."""
    buttons = sum(lines_of_buttons(row, screen) for row in rows) * (ROW + BETWEEN)
    head = lines_of_text(title, "title", screen) * LINES["title"] + BETWEEN
    return screen.height - FRAME - head - buttons
