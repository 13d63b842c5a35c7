"""Moves made in small positions with scripted dice, and what they lead to."""

from rules.systems.third_six import RULESET
from rules.systems.third_six.options import ThirdSixOptions
from tests.support import moves

_MOVES = moves.Moves(RULESET)
menu, act, do = _MOVES.menu, _MOVES.act, _MOVES.do
run, refusal = _MOVES.run, _MOVES.refusal
kinds, seats = moves.kinds, moves.seats


def new_game(heroes=1, **options):
    """Begin a game; no die is rolled before a class is chosen."""
    return _MOVES.new_game(ThirdSixOptions(**options), heroes=heroes)
