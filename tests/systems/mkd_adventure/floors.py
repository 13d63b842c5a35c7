"""Floors in tests: an upper one with its stairs two squares away, and those built below it."""

from rules.core.dice import SeededDice
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.pieces import marker
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import heroes_turn

STAIRS = (7, 2)
TWO = AdventureOptions(sets=1, floors="2")


def upper(*figures, options=TWO, **more):
    """The first of two floors: two chambers, the entrance in one, the stairs in the other."""
    where = two_chambers(entrance=ENTRANCE, markers=[marker("stairs", STAIRS)])
    fields = {
        "options": options,
        "floor": 1,
        "floors": 2,
        "sets": (1,),
        "central": 1,
        "start_value": 60,
        **more,
    }
    return heroes_turn(where, *figures, **fields)


def after(situation, action, seed=1, seat=1):
    """What an action that is on offer leads to where a floor is built by chance."""
    offered = [option.action for option in RULESET.legal_actions(situation, seat)]
    done = RULESET.apply(situation, seat, action, SeededDice(f"{seed}".encode()))
    assert action in offered, f"{action!r} is not on offer"
    return done


def where_are(state, *figures):
    """Where figures are now."""
    return [state.figure(figure.id).where for figure in figures]
