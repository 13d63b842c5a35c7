"""Squares where nobody may stop: what happens, and does not happen, on the way through them."""

import pytest

from rules.systems.mkd.actions import Undo
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.fights.harm import eliminate
from rules.systems.mkd.moves.arrive import arrive
from rules.systems.mkd.moves.walk import walk
from rules.systems.mkd.tasks import Arrive, StrikeBack, Walk
from rules.systems.mkd.verbs.moving import undo
from tests.systems.mkd.boards import long_hall, open_chamber
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd.tables import play, state


def go(table, figure, *path):
    """Walk; attacks on passers-by are noted and left undone."""
    table.push(Walk(figure=figure.id, path=path))
    strikes = []
    while table.state.agenda and isinstance(table.state.agenda[-1], Walk | Arrive | StrikeBack):
        task = table.pop()
        if isinstance(task, StrikeBack):
            strikes.append(task.striker)
        else:
            (walk if isinstance(task, Walk) else arrive)(table, task)
    return strikes


@pytest.mark.rule("B-31")
def test_a_step_is_not_taken_back_into_a_friend():
    who, friend = hero("brannoc", at=(0, 0)), hero("kestrel", at=(1, 0), seat=1)
    table = play(state(open_chamber(), who, friend, active=who, points=5))
    go(table, who, (1, 0), (2, 0))
    undo(table, 1, Undo())
    assert table.figure(who.id).at == (0, 0)
    assert table.state.activation.points == 5
    assert table.state.activation.steps == ()


@pytest.mark.rule("B-31", "B-51")
def test_nobody_is_held_on_an_artifact():
    who = hero("brannoc", at=(0, 2))
    foe = monster("gutterkin_scrapper", at=(1, 1), facing=S)
    where = open_chamber(markers=[marker("artifact", (1, 2), what="hour_skull")])
    # The first square is in front of the foe as well, so one die is thrown, and no other.
    table = play(state(where, who, foe, active=who, points=8), 6)
    go(table, who, (1, 2), (2, 3))
    assert table.figure(who.id).at == (2, 3)
    assert table.dice.left == ()


@pytest.mark.rule("B-31")
def test_tokens_wait_until_a_free_square_is_reached():
    who, friend = hero("brannoc", at=(1, 3)), hero("kestrel", at=(1, 4), seat=1)
    hidden = token(at=(2, 8))
    there = state(long_hall(2), who, friend, active=who, points=8, tokens=(hidden,))
    table = play(there)
    table.push(Walk(figure=who.id, path=((1, 4), (1, 5))))
    walk(table, table.pop())
    assert table.figure(who.id).at == (1, 4)
    assert table.state.agenda[-1].kind == "walk"
    walk(table, table.pop())
    arrive(table, table.pop())
    assert table.state.agenda[-1].kind == "reveal"


@pytest.mark.rule("MA-211")
def test_each_of_several_opponents_passed_strikes():
    troll = monster("fen_troll", at=(1, 0), facing=S)
    foes = [hero(kind, at=(1, y), facing=N) for kind, y in (("kestrel", 1), ("brannoc", 2))]
    table = play(state(long_hall(1), troll, *foes, active=troll, points=8))
    assert go(table, troll, (1, 1), (1, 2), (1, 3)) == [foe.id for foe in foes]
    assert table.figure(troll.id).at == (1, 3)


@pytest.mark.rule("B-50", "MA-215")
def test_a_rider_passes_when_both_its_squares_have():
    rider = monster("grave_rider", at=(1, 1), facing=S)
    friend = monster("cellar_rats", at=(1, 2))
    there = state(long_hall(1), rider, friend, active=rider, points=3)
    table = play(there)
    go(table, rider, (1, 2), (1, 3))
    assert table.figure(rider.id).at == (1, 1)
    table = play(there.with_(activation=there.activation.with_(points=4)))
    go(table, rider, (1, 2), (1, 3), (1, 4))
    moved = table.figure(rider.id)
    assert (moved.at, moved.rear, table.state.activation.points) == ((1, 4), (1, 3), 0)


@pytest.mark.rule("B-52")
def test_who_falls_on_the_way_drops_what_it_carries_on_free_ground():

    thief = monster("fen_troll", at=(1, 1), facing=S, carries=(0,))
    foe = hero("kestrel", at=(1, 2), facing=E)
    there = state(long_hall(1), thief, foe, active=thief, chests=(chest(carrier=thief.id),))
    table = play(there)
    table.push(Walk(figure=thief.id, path=((1, 2), (1, 3))))
    walk(table, table.pop())
    assert table.figure(thief.id).at == (1, 2)
    eliminate(table, thief.id, foe.id)
    assert table.state.chest(0).at not in (None, (1, 2))
    assert not any(task.kind == "walk" for task in table.state.agenda)
