"""Tokens turned over in tests: one token in a bare chamber, a pool, and the faces that fall."""

from rules.systems.mkd.content import MONSTERS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.reveal.turn import reveal
from rules.systems.mkd.tasks import Reveal
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import token
from tests.systems.mkd.tables import play, state

FULL = tuple(kind.id for kind in MONSTERS.values() for _ in range(kind.copies))
"""The whole bestiary, each kind as often as it has copies."""


def turned(name, *faces, pool=FULL, at=(2, 2), where=None, figures=(), **more):
    """A token of a face such as R2 turned over; `more` goes into the token or the state."""
    keys = ("guardian", "heading")
    lies = {key: more.pop(key) for key in keys if key in more}
    one = token(name[0], int(name[1]), at, **lies)
    pools = Pools(monsters=tuple(pool))
    situation = state(where or open_chamber(), *figures, tokens=(one,), pools=pools, **more)
    table = play(situation, *faces)
    table.push(Reveal(tokens=(one.id,)))
    while table.state.agenda and isinstance(table.state.agenda[-1], Reveal):
        reveal(table, table.pop())
    return table


def appeared(table):
    """Kinds that stand on the board as Monsters, in the order in which they came."""
    return [figure.kind for figure in table.state.monsters]


def values(table):
    """Values of the Monsters on the board, in the order in which they came."""
    return [MONSTERS[kind].value for kind in appeared(table)]


def read_as(table):
    """Total and points of the token that was turned over."""
    return next(
        (event.total, event.points) for event in table.events if event.kind == "mkd-token-turned"
    )


def reasons(table):
    """What the dice so far were thrown for, in order."""
    return [roll.reason for roll in table.dice.rolls]
