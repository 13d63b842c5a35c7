"""Walking: paying, breaking away, passing through, spins, and what interrupts a walk."""

import pytest

from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.events.moves import BrokeAway, Held, Walked
from rules.systems.mkd.moves.arrive import arrive
from rules.systems.mkd.moves.walk import walk
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import Arrive, AskLetGo, AskSpin, StrikeBack, Walk
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import door, hero, marker, monster
from tests.systems.mkd.tables import kinds, play, state


def run(table):
    """Carry out walks and arrivals until something else is due."""
    while table.state.agenda and isinstance(table.state.agenda[-1], Walk | Arrive):
        task = table.pop()
        (walk if isinstance(task, Walk) else arrive)(table, task)
    return table


def go(table, figure, *path, **more):
    """Walk a figure along a path."""
    table.push(Walk(figure=figure.id, path=path, **more))
    return run(table)


def at(table, figure):
    return table.figure(figure.id).at


def points(table):
    return table.state.activation.points


@pytest.mark.rule("B-30", "B-33")
def test_steps_are_paid_one_by_one_and_set_the_facing():
    who = hero("brannoc", at=(0, 0))
    table = go(play(state(open_chamber(), who, active=who, points=3)), who, (1, 0), (2, 1), (3, 1))
    assert at(table, who) == (3, 1)
    assert points(table) == 0
    assert table.figure(who.id).facing == E
    assert table.events == [Walked(figure=table.events[0].figure, to="D2", squares=3)]


@pytest.mark.rule("B-30")
def test_a_walk_ends_where_the_points_do():
    who = hero("brannoc", at=(0, 0))
    table = go(play(state(open_chamber(), who, active=who, points=2)), who, (1, 0), (2, 0), (3, 0))
    assert at(table, who) == (2, 0)
    assert points(table) == 0


@pytest.mark.rule("B-33")
def test_the_last_facing_is_free():
    who = hero("brannoc", at=(0, 0))
    table = go(play(state(open_chamber(), who, active=who, points=3)), who, (1, 0), facing=N)
    assert table.figure(who.id).facing == N
    assert points(table) == 2


@joined(("ground", "cost"), [("bones", 2), ("water", 2), ("shadow", 1)])
def test_ground_has_its_price(ground, cost):
    who = hero("brannoc", at=(0, 0))
    where = open_chamber(markers=[marker(ground, (1, 0))])
    table = go(play(state(where, who, active=who, points=8)), who, (1, 0))
    assert points(table) == 8 - cost


@pytest.mark.rule("B-46", "B-45")
def test_ex_08_a_second_try_breaks_away():
    who = hero("tamsin", at=(2, 2))
    foe = monster("gutterkin_scrapper", at=(2, 1), facing=S)
    table = play(state(open_chamber(), who, foe, active=who), 3, 5)
    go(table, who, (2, 3))
    assert (at(table, who), points(table)) == ((2, 2), 7)
    go(table, who, (2, 3))
    assert (at(table, who), points(table)) == ((2, 3), 5)
    assert [type(event) for event in table.events[:2]] == [Held, BrokeAway]


@pytest.mark.rule("B-46")
@pytest.mark.parametrize(("die", "gone"), [(1, False), (2, True)])
def test_the_agile_fail_only_on_a_one(die, gone):
    who = monster("grave_hound", at=(2, 2))
    foe = hero("brannoc", at=(2, 1), facing=S)
    table = play(state(open_chamber(), who, foe, active=who), die)
    go(table, who, (2, 3))
    assert (at(table, who) == (2, 3)) == gone
    assert points(table) == 9 - 2


@pytest.mark.rule("B-45")
def test_nobody_holds_from_behind_or_without_nerve():
    who = hero("tamsin", at=(2, 2))
    behind = monster("gutterkin_scrapper", at=(2, 1), facing=N)
    broken = monster("cellar_rats", at=(1, 1), facing=S, click=1)
    table = go(play(state(open_chamber(), who, behind, broken, active=who)), who, (2, 3))
    assert points(table) == 8


@pytest.mark.rule("B-47", "MA-212")
def test_ex_09_a_monster_is_let_go_for_its_two_points():
    rats = monster("cellar_rats", at=(2, 2), click=1)
    foe = hero("brannoc", at=(2, 1), facing=S)
    there = state(open_chamber(), rats, foe, active=rats, orders=Orders(let_go="yes"))
    table = go(play(there), rats, (2, 3))
    assert (at(table, rats), points(table)) == ((2, 3), 4)
    assert "mkd-let-go" in kinds(table)


@pytest.mark.rule("B-47")
def test_players_who_want_to_are_asked_before_the_die():
    rats = monster("cellar_rats", at=(2, 2))
    foe = hero("brannoc", at=(2, 1), facing=S, seat=2)
    there = state(open_chamber(), rats, foe, active=rats, orders=Orders(let_go="ask"))
    table = go(play(there), rats, (2, 3))
    question = table.state.agenda[-1]
    assert isinstance(question, AskLetGo)
    assert (question.seats, question.holders) == ((2,), (foe.id,))


@pytest.mark.rule("B-50", "B-51", "MA-210")
def test_passing_through_pays_two_and_draws_an_attack():
    troll = monster("fen_troll", at=(1, 1), facing=S)
    foe = hero("kestrel", at=(1, 2), facing=N)
    there = state(long_hall(1), troll, foe, active=troll, points=8)
    table = go(play(there), troll, (1, 2), (1, 3))
    assert table.state.agenda[-1] == StrikeBack(striker=foe.id, target=troll.id, manner="passing")
    assert (at(table, troll), points(table)) == ((1, 3), 5)


@pytest.mark.rule("B-31", "B-50")
def test_nobody_stops_in_an_occupied_square():
    troll = monster("fen_troll", at=(1, 1), facing=S)
    friend = monster("cellar_rats", at=(1, 2))
    there = state(long_hall(1), troll, friend, active=troll, points=1)
    table = go(play(there), troll, (1, 2), (1, 3))
    assert (at(table, troll), points(table)) == ((1, 1), 1)


@pytest.mark.rule("B-34", "MA-101")
def test_monsters_turn_to_a_newcomer():
    who = hero("brannoc", at=(2, 4))
    foe = monster("gutterkin_scrapper", at=(2, 2), facing=N)
    table = go(play(state(open_chamber(), who, foe, active=who)), who, (2, 3))
    assert table.figure(foe.id).facing == S
    assert "mkd-turned" in kinds(table)


@pytest.mark.rule("B-34")
def test_a_hero_with_one_opponent_turns_and_one_with_two_may_be_asked():
    troll = monster("fen_troll", at=(2, 0))
    foe = hero("brannoc", at=(2, 2), facing=S)
    there = state(open_chamber(), troll, foe, active=troll, orders=Orders(spin="ask"))
    assert go(play(there), troll, (2, 1)).figure(foe.id).facing == N
    rats = monster("cellar_rats", at=(2, 3))
    crowded = state(open_chamber(), troll, foe, rats, active=troll, orders=Orders(spin="ask"))
    table = go(play(crowded), troll, (2, 1))
    assert table.state.agenda[-1] == AskSpin(seats=(1,), figure=foe.id, toward=troll.id)


def test_a_pole_arm_stops_who_steps_up():
    who = hero("brannoc", at=(2, 4))
    foe = monster("bone_halberdier", at=(2, 2), facing=S)
    table = go(play(state(open_chamber(), who, foe, active=who)), who, (2, 3))
    assert table.figure(who.id).click == who.click + 1
    assert table.state.agenda[-1].kind == "end_activation"


@pytest.mark.parametrize(("die", "where"), [(2, (2, 4)), (3, (2, 3))])
def test_terror_keeps_away(die, where):
    who = hero("brannoc", at=(2, 4))
    foe = monster("well_wraith", at=(2, 2), facing=S)
    table = go(play(state(open_chamber(), who, foe, active=who), die), who, (2, 3))
    assert at(table, who) == where


def test_a_ram_hurts_once_who_is_met_in_front():
    ape = monster("thorn_ape", at=(0, 2), facing=E)
    foe = hero("brannoc", at=(2, 2), facing=W)
    table = go(play(state(open_chamber(), ape, foe, active=ape)), ape, (1, 2))
    assert table.figure(foe.id).click == foe.click + 1
    assert table.state.activation.rammed == (foe.id,)


@pytest.mark.rule("MA-221")
def test_monsters_open_doors_on_their_way():
    troll = monster("fen_troll", at=(4, 2))
    there = state(two_chambers(doors=[door((4, 2))]), troll, active=troll, points=8)
    table = go(play(there), troll, (5, 2), opens=True)
    assert not table.state.site.doors[0].closed
    assert (at(table, troll), points(table)) == ((5, 2), 5)


@pytest.mark.rule("B-48")
def test_a_move_by_an_effect_costs_nothing_and_breaks_no_hold():
    who = hero("tamsin", at=(2, 2))
    foe = monster("gutterkin_scrapper", at=(2, 1), facing=S)
    table = go(play(state(open_chamber(), who, foe)), who, (2, 3), (2, 4), free=True)
    assert at(table, who) == (2, 4)


def test_steps_may_be_taken_back_until_a_die_falls():
    who = hero("brannoc", at=(0, 0))
    table = go(play(state(open_chamber(), who, active=who), 4), who, (1, 0), (2, 0))
    assert [print_.at for print_ in table.state.activation.steps] == [(0, 0), (1, 0)]
    table.roll(6, "mkd-test")
    assert table.state.activation.steps == ()


def test_a_ram_hits_a_rider_of_whom_only_the_rear_lies_ahead():
    who = gifted(hero("hask", at=(1, 3), facing=N), "ram")
    rider = monster("grave_rider", at=(3, 4), facing=S, rear=(3, 3))
    table = go(play(state(open_chamber(), who, rider, active=who)), who, (2, 2))
    assert table.figure(rider.id).click == 1


@pytest.mark.rule("B-45", "MA-215")
def test_nobody_holds_a_rider_by_its_rear():
    """A step starts from the square in front; with one point it needs no die, and leaves none."""
    rider = monster("boar_knight", at=(2, 1), facing=N)
    watcher = hero("brannoc", at=(2, 3), facing=N)
    table = play(state(open_chamber(), rider, watcher, active=rider, points=1))
    table = go(table, rider, (2, 0))
    assert (at(table, rider), points(table)) == ((2, 0), 0)


@pytest.mark.rule("B-31", "B-45", "MA-215")
def test_nobody_holds_a_rider_until_its_rear_is_through():
    """Over the furniture its front is beside the rats, but it may not stop there: 2 + 1 + 1."""
    rider = monster("boar_knight", at=(1, 4), facing=W).with_(side="hero", seat=1)
    rats = monster("cellar_rats", at=(0, 2), facing=S)
    where = open_chamber(markers=[marker("furniture", (0, 4))])
    table = play(state(where, rider, rats, active=rider, points=4))
    table = go(table, rider, (0, 4), (0, 3), (1, 3))
    assert (at(table, rider), points(table)) == ((1, 3), 0)
