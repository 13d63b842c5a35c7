"""Doors: looking, disarming, opening, closing, and what stands behind them."""

import pytest

from rules.systems.mkd.actions import Check, CloseDoor, Disarm, Finish, MoveTo, OpenDoor
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, W
from rules.systems.mkd.fights.objects import remove_door
from rules.systems.mkd.monster_ai.tokens import token_moves
from rules.systems.mkd.moves.walk import walk
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.reveal.triggers import triggered
from rules.systems.mkd.tasks import EndActivation, TokenMoves, Walk
from tests.support.joined import joined
from tests.systems.mkd.boards import placed, site, two_chambers
from tests.systems.mkd.handling import do, offered, refused, run
from tests.systems.mkd.pieces import door, hero, monster, token
from tests.systems.mkd.tables import kinds, play, state
from tests.systems.mkd_adventure.rounds import do as go
from tests.systems.mkd_adventure.rounds import heroes_turn

NEAREST_HERO = 6
"""The die by which a token makes for a Hero."""


def at_door(*others, kind="brannoc", at=(4, 2), points=None, pools=None, **about):
    """A Hero at the door between two chambers."""
    who = hero(kind, at=at, facing=E)
    where = two_chambers(doors=[door((4, 2), E, **about)])
    pools = pools or Pools(chests=("c08", "c09"), monsters=("gutterkin_slinger",))
    return who, state(where, who, *others, active=who, points=points, pools=pools)


@pytest.mark.rule("B-92", "MA-216", "MA-217", "MA-218", "MA-219", "MA-220")
def test_ex_14_a_door_with_an_ambush_behind():
    who, situation = at_door(points=8)
    table = play(situation, 2, 5, 1, 3, 3, 2, 1, 1)
    do(table, Check(door=0))
    assert table.state.site.doors[0].trap == "ambush_y"
    assert table.state.pools.chests == ("c08", "c09")
    do(table, Disarm(slow=True, door=0))
    (behind,) = table.state.monsters
    assert (behind.kind, behind.at, behind.surprised) == ("gutterkin_slinger", (5, 2), True)
    assert table.state.agenda[-1] == EndActivation(figure=who.id)
    assert table.state.xp == 25
    assert table.state.site.doors[0].trap == "spent"
    assert table.state.site.doors[0].closed


@pytest.mark.rule("MA-219")
def test_monsters_stand_on_the_far_side_whichever_side_is_opened_from():
    _, situation = at_door(at=(5, 2), trap="ambush_y")
    table = play(situation, 3, 2, 1, 1)
    do(table, OpenDoor(door=0))
    (behind,) = table.state.monsters
    assert behind.at == (4, 2)
    assert not table.state.site.doors[0].closed


@pytest.mark.rule("B-91", "B-92")
def test_a_door_that_nobody_looked_at_springs_its_trap():
    who, situation = at_door(points=2)
    table = play(situation, 1, 2)
    do(table, OpenDoor(door=0))
    assert table.state.activation.points == 0
    assert table.figure(who.id).click == 5
    assert table.state.xp == 25
    assert not table.state.site.doors[0].closed


@pytest.mark.rule("MA-217")
def test_a_door_may_have_no_trap():
    _, situation = at_door()
    table = play(situation, 2, 1)
    do(table, Check(door=0))
    assert table.state.site.doors[0].trap == "spent"
    assert kinds(table) == ["mkd-no-trap"]
    do(table, OpenDoor(door=0))
    assert table.state.xp == 0


@pytest.mark.rule("MA-217")
def test_without_a_pool_any_chest_lends_its_traps():
    _, situation = at_door(pools=Pools())
    table = play(situation, 1, 1, 3)
    do(table, Check(door=0))
    assert table.state.site.doors[0].trap == "needle"


@pytest.mark.rule("MA-218", "MA-220")
def test_a_disarmed_door_opens_for_nothing_and_is_safe_for_good():
    _, situation = at_door(trap="darts", points=5)
    table = play(situation, 4)
    do(table, Disarm(slow=False, door=0))
    assert table.state.xp == 50
    do(table, OpenDoor(door=0))
    assert table.state.activation.points == 3
    do(table, CloseDoor(door=0))
    assert table.state.activation.points == 2
    assert refused(table.state, Disarm(slow=False, door=0)) == ("trap-none", "B-83")
    do(table, OpenDoor(door=0))
    assert table.state.activation.points == 2


@pytest.mark.rule("B-91")
@joined(("at", "allowed"), [((4, 2), True), ((5, 2), True), ((4, 1), False)])
def test_a_door_is_handled_from_beside_it(at, allowed):
    _, situation = at_door(at=at, trap="spent")
    if allowed:
        do(play(situation), OpenDoor(door=0))
    else:
        for action in (Check(door=0), OpenDoor(door=0), CloseDoor(door=0)):
            assert refused(situation, action) == ("door-apart", "B-91")


@pytest.mark.rule("B-91")
def test_a_door_is_open_or_shut():
    _, situation = at_door(trap="spent")
    assert refused(situation, CloseDoor(door=0)) == ("door-shut", "B-91")
    assert refused(situation, OpenDoor(door=1)) == ("no-door", "B-91")
    _, situation = at_door(trap="spent", closed=False)
    assert refused(situation, OpenDoor(door=0)) == ("door-open", "B-91")


@pytest.mark.rule("B-91")
def test_nobody_shuts_a_door_on_a_rider():
    rider = monster("grave_rider", at=(5, 2), rear=(4, 2), facing=E)
    _, situation = at_door(rider, at=(4, 2), closed=False)
    assert refused(situation, CloseDoor(door=0)) == ("door-blocked", "B-91")


@pytest.mark.rule("MA-221", "MA-222")
@pytest.mark.parametrize(("iron", "shut"), [(False, True), (True, False)])
def test_a_token_passes_a_trapped_door_unharmed_and_shuts_a_wooden_one(iron, shut):
    lurking = token(at=(4, 2))
    where = two_chambers(doors=[door((4, 2), E, trap="blade", iron=iron)])
    table = play(state(where, tokens=(lurking,)), 3)
    token_moves(table, TokenMoves(token=lurking.id))
    assert board_of(where).owner[table.state.tokens[0].at] == 1
    assert table.state.site.doors[0].closed is shut
    assert table.state.site.doors[0].trap == "blade"


@pytest.mark.rule("MA-221", "MA-222")
def test_a_monster_opens_a_trapped_door_unharmed():
    ape = monster("thorn_ape", at=(4, 2), facing=E)
    where = two_chambers(doors=[door((4, 2), E, trap="blade")])
    table = play(state(where, ape, hero("hask"), active=ape, points=5))
    table.push(Walk(figure=ape.id, path=((5, 2),), opens=True))
    run(table)
    assert table.figure(ape.id).at == (5, 2)
    assert table.figure(ape.id).click == 0
    assert table.state.site.doors[0].trap == "blade"
    assert not table.state.site.doors[0].closed


@pytest.mark.rule("MA-223")
def test_the_trap_of_an_open_door_is_left_alone():
    who, situation = at_door(closed=False, trap="blade")
    assert refused(situation, Check(door=0)) == ("door-open", "MA-223")
    assert refused(situation, Disarm(slow=True, door=0)) == ("door-open", "MA-223")
    table = play(situation)
    task = Walk(figure=who.id, path=((5, 2),))
    walk(table, task)
    assert table.figure(who.id).at == (5, 2)
    assert table.figure(who.id).click == 4


@pytest.mark.rule("MA-224")
def test_a_trap_counts_again_when_its_door_is_shut():
    who, situation = at_door(closed=False, trap="needle", points=3)
    table = do(play(situation), CloseDoor(door=0))
    do(table, OpenDoor(door=0))
    assert table.figure(who.id).click == 5


@pytest.mark.rule("MA-225")
def test_a_destroyed_door_takes_its_trap_along():
    _, situation = at_door(trap="blade")
    table = play(situation)
    remove_door(table, 0)
    assert table.state.site.doors == ()
    assert table.state.xp == 0
    assert refused(table.state, OpenDoor(door=0)) == ("no-door", "B-91")


@pytest.mark.rule("B-91")
def test_opening_a_door_turns_nothing_over():
    lurking = token(at=(5, 2))
    who, situation = at_door(trap="spent")
    table = do(play(situation.with_(tokens=(lurking,))), OpenDoor(door=0))
    run(table)
    assert table.state.tokens == (lurking,)
    assert triggered(table.state, table.figure(who.id)) == (lurking.id,)


def test_what_can_be_done_at_a_door_is_offered():
    _, situation = at_door()
    assert offered(situation) == ["check-door-0", "open-door-0"]
    _, situation = at_door(trap="gas")
    assert offered(situation) == ["disarm-slow-door-0", "disarm-fast-door-0", "open-door-0"]
    _, situation = at_door(closed=False)
    assert offered(situation) == ["close-door-0"]
    _, situation = at_door(at=(4, 1))
    assert offered(situation) == []


def test_a_door_opens_from_either_side():
    who = hero("brannoc", at=(5, 2), facing=W)
    where = two_chambers(doors=[door((4, 2), E, trap="spent")])
    table = do(play(state(where, who, active=who)), OpenDoor(door=0))
    assert not table.state.site.doors[0].closed


@pytest.mark.rule("MA-223")
@pytest.mark.permits("MA-223")
def test_a_hero_walks_through_an_open_door_past_its_trap():
    who = hero("brannoc", at=(2, 2), facing=E)
    where = two_chambers(doors=[door((4, 2), trap="blade", closed=False)])
    play = go(heroes_turn(where, who, active=who), MoveTo(to=(6, 2)))
    assert play.figure(who.id).at == (6, 2)
    assert play.figure(who.id).click == who.click
    assert play.state.site.doors[0].trap == "blade"


@pytest.mark.rule("MA-224")
def test_a_trap_counts_again_when_a_token_has_shut_its_door():
    far, near = hero("derrik", at=(-4, 2), facing=E), hero("brannoc", at=(9, 2), facing=W)
    rooms = (placed(7, at=(5 * index, 0)) for index in (-1, 0, 1))
    where = site(*rooms, doors=[door((4, 2), trap="needle", closed=False)])
    lurker = token(at=(5, 2))
    situation = heroes_turn(where, far, tokens=(lurker,))
    shut = go(situation, Finish(), NEAREST_HERO).state
    assert shut.tokens[0].at[0] <= 4
    assert (shut.site.doors[0].closed, shut.site.doors[0].trap) == (True, "needle")
    # Somebody at the door now opens it, and is pricked.
    who = near.with_(at=(5, 2))
    sprung = go(heroes_turn(shut.site, who, active=who), OpenDoor(door=0))
    assert sprung.figure(who.id).click == who.click + 1
    assert sprung.state.site.doors[0].trap == "spent"
