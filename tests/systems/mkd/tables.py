"""Adventures on small sites, played with scripted dice."""

from rules.core.dice import ScriptedDice
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.resolution import MOST_TASKS, Resolution
from rules.systems.mkd.state import Activation, Player
from rules.systems.mkd.tasks import Question
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.state import AdventureState
from tests.systems.mkd.boards import open_chamber


def activation(figure, points=None):
    """An activation that has just begun, with the speed points of the figure's dial or others."""
    have = KINDS[figure.kind].dial[figure.click].speed if points is None else points
    return Activation(figure=figure.id, points=have, free=True)


def state(where, *figures, active=None, points=None, orders=None, **more):
    """An adventure in the Heroes' part, all of it known; `active` begins an activation."""
    seats = sorted({figure.seat for figure in figures if figure.seat} or {1})
    fields = {
        "players": tuple(Player(seat=seat, name=f"Player {seat}") for seat in seats),
        "site": where,
        "figures": figures,
        "part": "heroes",
        "round": 1,
        "order": tuple(seats),
        "acting": seats[0],
        "next_id": 100_000,
        "options": AdventureOptions(),
        "visited": tuple(range(len(where.tiles))),
        **more,
    }
    if orders:
        fields["players"] = tuple(p.with_(orders=orders) for p in fields["players"])
    if active is not None:
        fields["activation"] = activation(active, points)
    return AdventureState(**fields)


def room(*figures, **more):
    """An adventure in an open chamber."""
    return state(open_chamber(), *figures, **more)


def play(situation, *faces, mode=None):
    """A working table of an adventure over a state, with the faces that will be rolled."""
    return Resolution(situation, ScriptedDice(*faces), mode or ADVENTURE)


def kinds(table):
    """The kinds of the events told so far."""
    return [event.kind for event in table.events]


def to_a_question(table, mode, before_each=lambda table: None):
    """Carry out what is on the agenda until a question or the end; the round does not go on."""
    for _ in range(MOST_TASKS):
        before_each(table)
        if table.state.ending or not table.state.agenda:
            return table
        if isinstance(table.state.agenda[-1], Question):
            return table
        task = table.pop()
        mode.handlers[type(task)](table, task)
    raise AssertionError("it does not end")


def carried_out(carry_out, mode, situation, action, *faces, seat=1):
    """An action carried out until the next decision, every face used; the table as it is then."""
    dice = ScriptedDice(*faces)
    done = carry_out(situation, seat, action, dice)
    assert dice.left == ()
    table = Resolution(done.state, dice, mode)
    table.events.extend(done.events)
    return table
