"""What a player means by a square or a direction that is not on offer."""

import re

from rules.core.model import Action, Seat
from rules.systems.mkd.actions import Lead, MoveTo, StepTo
from rules.systems.mkd.compass import NAMES, Square
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskLead
from rules.systems.mkd.turns import question

_SQUARE = re.compile(r"(-?)([a-z]{1,2})\s?(-?[0-9]{1,3})", re.IGNORECASE)
LETTERS = 26


def parse(state: MkdState, _seat: Seat, text: str) -> Action | None:
    """Return the walk to a square, or the step in a direction, that the text names.

    A direction and a square are a step through somebody's square to that one. None for other texts.
    A Monster that has given in is led there.
    """
    word = text.strip()
    way, _, end = word.partition(" ")
    if way.casefold() in NAMES:
        to = square_named(end.strip()) if end else None
        through = not end or to is not None
        return StepTo(facing=NAMES.index(way.casefold()), to=to) if through else None
    square = square_named(word)
    if square is None:
        return None
    return Lead(to=square) if isinstance(question(state), AskLead) else MoveTo(to=square)


def square_named(word: str) -> Square | None:
    """Return the square of a name such as C7, as `names.square_name` gives it, or None."""
    found = _SQUARE.fullmatch(word)
    if found is None:
        return None
    mirrored, letters, row = found.groups()
    column = 0
    for letter in letters.upper():
        column = column * LETTERS + ord(letter) - ord("A") + 1
    column -= 1
    return (-column - 1 if mirrored else column, int(row) - 1)
