"""Moves made in small positions with scripted dice, and what they lead to."""

from rules.systems.three_dice import RULESET
from rules.systems.three_dice.options import ThreeDiceOptions
from tests.support import moves

_MOVES = moves.Moves(RULESET)
menu, act, do = _MOVES.menu, _MOVES.act, _MOVES.do
run, refusal = _MOVES.run, _MOVES.refusal
kinds, seats = moves.kinds, moves.seats


def new_game(*faces, heroes=1, **options):
    """Begin a game; every face must be used."""
    return _MOVES.new_game(ThreeDiceOptions(**options), *faces, heroes=heroes)
