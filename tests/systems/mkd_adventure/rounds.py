"""Whole rounds in tests: an action carried out until the next decision."""

from rules.core.dice import ScriptedDice
from rules.systems.mkd.resolution import Resolution, settle
from rules.systems.mkd_adventure.mode import ADVENTURE, start_round
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.offered import typed
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


def do(situation, wanted, *faces, seat=1):
    """What is wanted done, until the next decision; the table as it is then.

    It is an action that the seat is offered, or words that it types.
    """
    offered = [option.action for option in RULESET.legal_actions(situation, seat)]
    by_words = isinstance(wanted, str)
    action = typed(RULESET, situation, wanted, seat) if by_words else wanted
    table = carried_out(RULESET.apply, ADVENTURE, situation, action, *faces, seat=seat)
    assert by_words or action in offered, f"{action!r} is not on offer"
    return table


def plays(situation, *doings, seat=1):
    """Several things done in turn: each an action or words alone, or with the faces that fall."""
    for each in doings:
        wanted, *faces = each if isinstance(each, tuple) else (each,)
        table = do(situation, wanted, *faces, seat=seat)
        situation = table.state
    return table


def begun(situation, *faces):
    """A round begun, up to its first decision."""
    play = Resolution(situation, ScriptedDice(*faces), ADVENTURE)
    start_round(play)
    settle(play, ADVENTURE.handlers)
    return play
