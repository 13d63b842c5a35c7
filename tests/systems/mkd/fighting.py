"""Fights for tests: carry tasks out until a player has to decide."""

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.fights import HANDLERS
from rules.systems.mkd.fights.attack import launch
from rules.systems.mkd.moves.activation import end_activation
from rules.systems.mkd.moves.arrive import arrive
from rules.systems.mkd.moves.walk import walk
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.tasks import Arrive, EndActivation, Strike, Walk
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd.tables import play, state

TASKS = {**HANDLERS, Walk: walk, Arrive: arrive, EndActivation: end_activation}


def run(table):
    """Carry out what fights and moves answer for."""
    while table.state.agenda and type(table.state.agenda[-1]) in TASKS:
        task = table.pop()
        TASKS[type(task)](table, task)
    return table


def strike(table, attacker, *targets, **more):
    """An attack that is paid for already, and all it leads to."""
    names = tuple(target.id for target in targets)
    table.push(Strike(attacker=attacker.id, targets=names, **more))
    return run(table)


def shoot(table, attacker, target, **more):
    """A shot that is paid for already."""
    return strike(table, attacker, target, manner="shot", **more)


def pay_and_strike(table, attacker, *targets, **more):
    """An attack of the active figure with its price."""
    names = tuple(target.id for target in targets)
    launch(table, Strike(attacker=attacker.id, targets=names, **more))
    return run(table)


def click(table, figure):
    """Where a figure's dial stands."""
    return table.figure(figure.id).click


def lost(table, figure):
    """Clicks that a figure has lost since it was built."""
    return table.figure(figure.id).click - figure.click


def told(table, kind):
    """The events of a kind."""
    return [event for event in table.events if event.kind == f"mkd-{kind}"]


def gifted(figure, *abilities, **more):
    """A figure with further abilities, or bonuses."""
    gift = Effect(source="test", until="level", abilities=abilities, **more)
    return figure.with_(effects=(*figure.effects, gift))


def duel(one, other, *faces, **more):
    """One figure at (2, 1) and another at (2, 2), face to face unless they are turned."""
    return play(state(open_chamber(), one, other, **more), *faces)


def facing_hero(kind, **more):
    """A Hero at (2, 1) who looks south."""
    return hero(kind, at=(2, 1), **{"facing": S, **more})


def facing_monster(kind, **more):
    """A Monster at (2, 2) that looks north."""
    return monster(kind, at=(2, 2), **{"facing": N, **more})
