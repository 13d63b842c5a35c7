"""Situations that developers can have staged by name, of all tactical games."""

from typing import TypeVar

from rules.core.situations import Situation, at_most_once
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.figures import asleep, opponents_beside
from rules.systems.mkd.pieces import Figure
from rules.systems.mkd.state import MkdState
from rules.systems.mkd.tasks import AskFirst, AskGiveUp, AskSpin, AskStrikeBack, Question
from rules.systems.mkd.things.artifacts import artifact_at
from rules.systems.mkd.things.chests import is_beside

S = TypeVar("S", bound=MkdState)
SINGLE = {"heroes": "1"}
"""The setting with which every player leads one Hero."""


def _standing(state: MkdState) -> tuple[Figure, ...]:
    """Return the Heroes on the board."""
    return tuple(figure for figure in state.on_board if figure.side == "hero")


def _fighting(state: MkdState) -> bool:
    if state.ending or not state.monsters:
        return False
    return any(opponents_beside(state, hero) for hero in _standing(state))


def _captives(state: MkdState) -> int:
    """Return how many figures are led along by a Hero."""
    return sum(_led_by(state, figure) == "hero" for figure in state.figures)


def _taken(state: MkdState) -> int:
    """Return how many Heroes are in the hands of Monsters."""
    return sum(_led_by(state, figure) == "monster" for figure in state.heroes)


def _led_by(state: MkdState, figure: Figure) -> str:
    if figure.where != "captive" or figure.captor is None:
        return ""
    return state.figure(figure.captor).side


def _doors(state: MkdState) -> int:
    """Return how many Heroes stand at a shut door."""
    board = board_of(state.site)
    return sum(board.shut_doors(hero.at) > 0 for hero in _standing(state))


def _chests(state: MkdState) -> int:
    """Return how many chests lie beside a Hero."""
    heroes = _standing(state)
    return sum(any(is_beside(state, hero, chest) for hero in heroes) for chest in state.chests)


def _carried(state: MkdState) -> int:
    return sum(len(hero.carries) for hero in _standing(state))


def _traps(state: MkdState) -> int:
    """Return how many traps were found and are still set."""
    traps = (*(chest.trap for chest in state.chests), *(door.trap for door in state.site.doors))
    return sum(trap not in (None, "spent") for trap in traps)


def _artifacts(state: MkdState) -> int:
    board = board_of(state.site)
    near = {square for hero in _standing(state) for square in board.around(hero.at)}
    return sum(artifact_at(state, square) is not None for square in near)


def _question(state: MkdState) -> Question | None:
    task = state.agenda[-1] if state.agenda else None
    return task if isinstance(task, Question) else None


def _asks(name: str, of: type[Question], *same: str) -> Situation[MkdState]:
    return Situation(name, at_most_once(lambda state: isinstance(_question(state), of)), same)


def _asleep(state: MkdState) -> int:
    return sum(asleep(monster) for monster in state.monsters)


SHARED: tuple[Situation[MkdState], ...] = (
    Situation("fight", at_most_once(_fighting), ("battle", "melee")),
    Situation("captive", _captives),
    Situation("taken", _taken, ("hero captive", "captured hero")),
    Situation("door", _doors),
    Situation("chest", _chests, ("treasure", "loot")),
    Situation("carried", _carried, ("carried chest",)),
    Situation("trap", _traps),
    Situation("artifact", _artifacts),
    Situation("monster", lambda state: len(state.monsters), ("foe", "enemy", "enemies")),
    Situation("asleep", _asleep, ("sleeping",)),
    Situation("token", lambda state: len(state.tokens)),
    _asks("spin", AskSpin),
    _asks("strike-back", AskStrikeBack, "counterattack"),
    _asks("first", AskFirst, "first team"),
    _asks("give-up", AskGiveUp, "surrender"),
)
"""What both games know."""
