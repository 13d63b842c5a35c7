"""Moves made in small positions with scripted dice, and what they lead to."""

from rules.systems.green_dungeon import RULESET
from tests.support import moves

_MOVES = moves.Moves(RULESET)
menu, act, do = _MOVES.menu, _MOVES.act, _MOVES.do
run, refusal = _MOVES.run, _MOVES.refusal
kinds, seats = moves.kinds, moves.seats
