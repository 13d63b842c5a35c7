"""Whole rounds in tests: an action carried out until the next decision."""

from rules.core.dice import ScriptedDice
from rules.systems.mkd.play import Play, settle
from rules.systems.mkd_adventure.mode import ADVENTURE, start_round
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.tables import carried_out
from tests.systems.mkd_adventure.monster_turns import adventure


def heroes_turn(where, *figures, **more):
    """An adventure in its Heroes' part, every tile seen already."""
    seats = sorted({figure.seat for figure in figures if figure.seat})
    fields = {
        "part": "heroes",
        "acting": seats[0],
        "order": tuple(seats),
        "round": 3,
        "visited": tuple(range(len(where.tiles))),
        **more,
    }
    return adventure(where, *figures, **fields)


def do(situation, action, *faces, seat=1):
    """An action carried out until the next decision; the table as it is then."""
    return carried_out(carry_out, ADVENTURE, situation, action, *faces, seat=seat)


def begun(situation, *faces):
    """A round begun, up to its first decision."""
    play = Play(situation, ScriptedDice(*faces), ADVENTURE)
    start_round(play)
    settle(play, ADVENTURE.handlers)
    return play
