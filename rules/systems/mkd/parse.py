"""What a player means by a square or a direction that is not on offer."""

import re

from rules.core.model import Action, Seat
from rules.systems.mkd.actions import Lead, MoveTo, StepTo, UseAbility
from rules.systems.mkd.compass import NAMES, Square
from rules.systems.mkd.fights.forced_moves import can_levitate
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskLead
from rules.systems.mkd.terms import Ability
from rules.systems.mkd.turns import question

_SQUARE = re.compile(r"(-?)([a-z]{1,2})\s?(-?[0-9]{1,3})", re.IGNORECASE)
_LIFT = re.compile(
    rf"lift(?:-(\d+)-|\s+)(-?[a-z]{{1,2}}\s?-?[0-9]{{1,3}})\s+({'|'.join(NAMES)})", re.IGNORECASE
)
LETTERS = 26


def parse(state: MkdState, _seat: Seat, text: str, /) -> Action | None:
    """Return the walk to a square, or the step in a direction, that the text names.

    A direction and a square are a step through somebody's square to that one. None for other texts.
    A Monster that has given in is led there. "lift C7 n" levitates whom magic can carry there, and
    says where the figure looks then; with several at hand the id of the move names whom.
    """
    word = text.strip()
    lifted = _LIFT.fullmatch(word)
    if lifted is not None:
        return _lift(state, *lifted.groups())
    way, _, end = word.partition(" ")
    if way.casefold() in NAMES:
        to = square_named(end.strip()) if end else None
        through = not end or to is not None
        return StepTo(facing=NAMES.index(way.casefold()), to=to) if through else None
    square = square_named(word)
    if square is None:
        return None
    return Lead(to=square) if isinstance(question(state), AskLead) else MoveTo(to=square)


def _lift(state: MkdState, number: str | None, name: str, way: str) -> UseAbility | None:
    to = square_named(name)
    if state.activation is None or to is None or question(state) is not None:
        return None
    _, figure = state.active_hero()
    targets = [
        other.id
        for other in state.on_board
        if other.id != figure.id
        and number in (None, str(other.id))
        and can_levitate(state, figure, other, to) is None
    ]
    facing = NAMES.index(way.casefold())
    ability: Ability = "magic_levitation"
    found = [UseAbility(ability=ability, target=target, to=to, facing=facing) for target in targets]
    return found[0] if len(found) == 1 else None


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
    number = int(row)
    return (-column - 1 if mirrored else column, number - 1 if number > 0 else number)
