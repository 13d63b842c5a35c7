"""Chests: finding and disarming their traps, opening, taking, handing over, dropping."""

import pytest

from rules.systems.mkd.actions import Check, Disarm, Drop, Give, OpenChest, Take
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import NE, SE, E, N, S, W
from rules.systems.mkd.content import CHESTS, RULINGS
from rules.systems.mkd.events.moves import ChestShut
from rules.systems.mkd.state import Footprint
from rules.systems.mkd.things.chests import arc_of, gold_of, shut_beside, unblocked
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.handling import do, offered, refused, run
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd.tables import kinds, play, state

AT = (2, 2)


def before(kind="brannoc", *others, points=None, at=(2, 3), facing=N, box=None, **more):
    """A Hero in front of a chest that faces south, and the game they are in."""
    who = hero(kind, at=at, facing=facing, **more)
    things = (box or chest(at=AT, facing=S),)
    return who, state(open_chamber(), who, *others, active=who, points=points, chests=things)


@pytest.mark.rule("B-80", "B-82", "B-83", "B-85", "B-86")
def test_ex_11_slow_disarm():
    who, situation = before(points=8)
    table = play(situation, 3, 2, 5)
    do(table, Check(chest=0))
    assert table.state.chest(0).trap == "blade"
    assert table.state.activation.points == 8
    do(table, Disarm(slow=True, chest=0))
    assert table.state.activation.points == 4
    assert table.state.xp == 50
    do(table, OpenChest(chest=0))
    do(table, Take(chest=0))
    assert table.state.activation.points == 2
    assert table.figure(who.id).carries == (0,)
    run(table)
    assert table.figure(who.id).level == 2


@pytest.mark.rule("B-83", "B-84")
def test_ex_12_fast_disarm_fails():
    who, situation = before("derrik", points=6)
    table = play(situation, 3, 4)
    do(table, Check(chest=0))
    do(table, Disarm(slow=False, chest=0))
    assert table.figure(who.id).click == 6
    assert table.state.xp == 25
    assert table.state.chest(0).opened
    do(table, Take(chest=0))
    assert table.state.activation.points == 2


@pytest.mark.rule("B-84", "B-85")
def test_ex_13_forced_open():
    _, situation = before(points=3)
    table = do(play(situation, 1), OpenChest(chest=0))
    assert table.state.chest(0).opened
    assert table.state.activation.points == 1
    assert table.state.xp == 0
    assert kinds(table) == ["mkd-no-trap", "mkd-chest-opened"]


@pytest.mark.rule("B-84")
def test_a_known_trap_goes_off_without_a_die_when_the_chest_is_opened():
    who, situation = before(box=chest(at=AT, facing=S, trap="needle"))
    table = do(play(situation), OpenChest(chest=0))
    assert table.figure(who.id).click == 5
    assert table.state.xp == 25
    assert table.state.chest(0).trap == "spent"


@pytest.mark.rule("B-83")
@joined(("slow", "faces", "success"), [
    (False, (5,), True), (False, (4,), False), (True, (1, 5), True), (True, (4, 4), False),
])  # fmt: skip
def test_a_disarm_reaches_the_number_with_its_higher_die(slow, faces, success):
    _, situation = before(points=8, box=chest(at=AT, facing=S, trap="blade"))
    table = do(play(situation, *faces), Disarm(slow=slow, chest=0))
    assert table.state.activation.points == (4 if slow else 6)
    assert table.state.xp == (50 if success else 25)
    assert table.state.chest(0).opened is not success


@pytest.mark.rule("B-85")
def test_opening_after_disarming_is_free_in_the_same_activation_only():
    _, situation = before(points=2, box=chest(at=AT, facing=S, trap="spent"))
    assert refused(
        situation.with_(activation=situation.activation.with_(points=1)), OpenChest(chest=0)
    ) == ("points", "B-22")
    eased = situation.activation.with_(points=0, eased_chests=(0,))
    table = do(play(situation.with_(activation=eased)), OpenChest(chest=0))
    assert table.state.chest(0).opened


@pytest.mark.rule("B-81")
@joined(("at", "facing", "key"), [
    ((2, 3), N, None), ((1, 3), NE, None), ((3, 3), W, None),
    ((2, 1), S, "chest-side"), ((1, 2), E, "chest-side"), ((2, 4), N, "chest-side"),
    ((2, 3), S, "chest-behind"),
])  # fmt: skip
def test_a_chest_is_handled_from_its_front_and_in_front(at, facing, key):
    _, situation = before(at=at, facing=facing)
    if key is None:
        do(play(situation, 1), Check(chest=0))
    else:
        for action in (Disarm(slow=True, chest=0), OpenChest(chest=0)):
            assert refused(situation, action) == (key, "B-81")


@pytest.mark.rule("B-81", "B-33")
@pytest.mark.parametrize(("loose", "left"), [(False, 4), (True, 5)])
def test_who_looks_for_a_trap_turns_to_the_chest_first(loose, left):
    _, situation = before(points=5, facing=S)
    now = situation.activation.with_(loose=loose)
    table = do(play(situation.with_(activation=now), 1), Check(chest=0))
    active, figure = table.state.active_hero()
    assert (active.points, figure.facing) == (left, N)
    assert table.state.chest(0).trap is not None
    poor = situation.with_(activation=now.with_(points=0, loose=False))
    assert refused(poor, Check(chest=0)) == ("points", "B-22")


@pytest.mark.rule("B-81", "B-33")
def test_a_rider_does_not_turn_to_look_for_a_trap():
    rider = monster("boar_knight", at=(2, 3), facing=S)
    things = (chest(at=AT, facing=S),)
    situation = state(open_chamber(), rider, active=rider, points=8, chests=things)
    assert refused(situation, Check(chest=0)) == ("chest-behind", "B-81")


@pytest.mark.rule("B-81")
def test_what_stands_before_a_chest_has_to_take_somebody():
    board = board_of(open_chamber(markers=[marker("pillar", (1, 0))]))
    assert arc_of(board, (0, 0), E) == ()
    assert arc_of(board, (0, 0), S) == ((0, 1),)
    assert unblocked(board, (0, 0), N) == S
    assert unblocked(board, (0, 0), NE) == SE


@pytest.mark.rule("B-82")
def test_what_is_known_needs_no_second_look():
    _, situation = before(box=chest(at=AT, facing=S, trap="needle"))
    assert refused(situation, Check(chest=0)) == ("trap-known", "B-82")
    _, situation = before()
    assert refused(situation, Disarm(slow=False, chest=0)) == ("trap-unknown", "B-83")
    _, situation = before(box=chest(at=AT, facing=S, trap="spent"))
    assert refused(situation, Disarm(slow=False, chest=0)) == ("trap-none", "B-83")
    assert refused(situation, Check()) == ("check-what", "B-82")


@pytest.mark.rule("B-86")
def test_only_an_open_chest_beside_one_is_taken():
    _, situation = before()
    assert refused(situation, Take(chest=0)) == ("chest-shut", "B-86")
    _, situation = before(at=(0, 0), box=chest(at=AT, opened=True))
    assert refused(situation, Take(chest=0)) == ("chest-apart", "B-86")
    who, situation = before(at=(1, 1), box=chest(at=AT, opened=True), points=2)
    table = do(play(situation), Take(chest=0))
    assert (table.state.chest(0).carrier, table.state.chest(0).at) == (who.id, None)
    assert table.state.activation.points == 0


@pytest.mark.rule("MA-141")
def test_nobody_carries_three():
    who = hero("brannoc", at=(2, 3), facing=N, carries=(1, 2))
    boxes = (chest(at=AT, opened=True), *(chest(n, carrier=who.id, opened=True) for n in (1, 2)))
    situation = state(open_chamber(), who, active=who, chests=boxes)
    assert refused(situation, Take(chest=0)) == ("full-hands", "MA-141")
    other = hero("kestrel", at=(2, 4))
    situation = state(open_chamber(), who, other.with_(carries=(3, 4)), active=who, chests=boxes)
    assert refused(situation, Give(chest=1, to=other.id)) == ("full-hands", "MA-141")
    assert RULINGS.number("chests_each") == 2


@pytest.mark.rule("MA-140")
def test_a_chest_goes_to_a_hero_beside_one_for_2():
    who = hero("brannoc", at=(2, 3), carries=(0,))
    friend, far = hero("kestrel", at=(2, 4), seat=2), hero("hask", at=(0, 0))
    foe = monster("cellar_rats", at=(1, 3))
    boxes = (chest(carrier=who.id, opened=True),)
    situation = state(open_chamber(), who, friend, far, foe, active=who, chests=boxes, points=2)
    assert refused(situation, Give(chest=0, to=far.id)) == ("give-apart", "MA-140")
    assert refused(situation, Give(chest=0, to=foe.id)) == ("give-hero", "MA-140")
    table = do(play(situation), Give(chest=0, to=friend.id))
    assert table.figure(friend.id).carries == (0,)
    assert table.figure(who.id).carries == ()
    assert table.state.chest(0).carrier == friend.id
    assert table.state.activation.points == 0


@pytest.mark.rule("MA-142", "B-90")
def test_gold_stays_with_its_chest():
    who = hero("brannoc", at=(2, 3), carries=(0,))
    boxes = (chest(carrier=who.id, opened=True),)
    situation = state(open_chamber(), who, active=who, chests=boxes)
    assert [slug for slug in offered(situation) if "drop-0-" not in slug] == ["use-0", "drop-0"]
    table = do(play(situation), Drop(chest=0))
    assert table.state.gold == 0
    assert gold_of(table.state.chest(0)) == CHESTS["c10"].gold == 300
    assert gold_of(chest(bare=True)) == 0


@pytest.mark.rule("MA-143")
def test_a_chest_is_put_down_beside_one_for_1_and_taken_again_for_2():
    who = hero("brannoc", at=(2, 3), facing=N, carries=(0,))
    boxes = (chest(carrier=who.id, opened=True, trap="spent"),)
    table = play(state(open_chamber(), who, active=who, chests=boxes, points=3))
    do(table, Drop(chest=0))
    lying = table.state.chest(0)
    assert (lying.at, lying.opened, lying.carrier) == ((2, 2), True, None)
    assert table.state.activation.points == 2
    do(table, Take(chest=0))
    assert table.state.activation.points == 0


@pytest.mark.rule("MA-143")
def test_a_chest_is_put_down_on_the_square_that_one_names():
    who = hero("brannoc", at=(0, 3), facing=N, carries=(0,))
    boxes = (chest(carrier=who.id, opened=True, trap="spent"),)
    situation = state(open_chamber(), who, active=who, chests=boxes, points=3)
    named = [slug for slug in offered(situation) if slug.startswith("drop-0-")]
    assert sorted(named) == ["drop-0-a3", "drop-0-a5", "drop-0-b3", "drop-0-b4", "drop-0-b5"]
    table = do(play(situation), Drop(chest=0, to=(1, 4)))
    assert table.state.chest(0).at == (1, 4)
    assert table.state.activation.points == 2
    assert refused(situation, Drop(chest=0, to=(2, 2))) == ("drop-where", "MA-143")


@pytest.mark.rule("MA-143")
def test_a_chest_needs_a_free_square():
    who = hero("brannoc", at=(0, 0), facing=N, carries=(0,))
    around = [marker("pillar", square) for square in ((1, 0), (0, 1))]
    boxes = (chest(carrier=who.id, opened=True),)
    situation = state(open_chamber(markers=around), who, active=who, chests=boxes)
    assert refused(situation, Drop(chest=0)) == ("no-room", "MA-143")


@pytest.mark.rule("B-87", "MA-144", "MA-148")
def test_a_monster_beside_an_open_chest_shuts_it_and_sets_its_trap():
    rats = monster("cellar_rats", at=(1, 1))
    boxes = (
        chest(0, at=AT, opened=True, trap="spent"),
        chest(1, at=(4, 4), opened=True, trap="spent"),
    )
    table = play(state(open_chamber(), rats, chests=boxes))
    shut_beside(table, rats.id)
    first, second = table.state.chests
    assert (first.opened, first.trap) == (False, None)
    assert (second.opened, second.trap) == (True, "spent")
    assert table.events == [ChestShut(figure=table.events[0].figure, chest=table.events[0].chest)]


@pytest.mark.rule("B-81")
def test_a_wall_keeps_one_from_a_chest():
    who = hero("brannoc", at=(5, 1), facing=W)
    where = site(placed(7), placed(7, at=(5, 0)))
    situation = state(where, who, active=who, chests=(chest(at=(4, 1), facing=E, opened=True),))
    assert refused(situation, Take(chest=0)) == ("chest-apart", "B-86")


def test_what_lies_before_one_is_offered():
    _, situation = before()
    assert offered(situation) == ["check-0", "open-0"]
    _, situation = before(box=chest(at=AT, facing=S, trap="gas"))
    assert offered(situation) == ["disarm-slow-0", "disarm-fast-0", "open-0"]
    _, situation = before(box=chest(at=AT, opened=True))
    assert offered(situation) == ["take-0"]


def test_a_step_is_not_taken_back_once_a_chest_is_taken():
    who, situation = before(box=chest(at=AT, opened=True))
    last = Footprint(at=(2, 4), facing=N, points=8)
    active = situation.activation.with_(steps=(last,))
    table = do(play(situation.with_(activation=active)), Take(chest=0))
    assert table.state.activation.steps == ()
    assert table.figure(who.id).carries == (0,)


@pytest.mark.rule("MA-143")
def test_no_chest_is_put_down_on_a_token():
    who = gifted(hero("brannoc", at=(2, 2), facing=N, carries=(0,)), "stealth")
    box, hidden = chest(0, carrier=who.id, opened=True), token(at=(2, 1))
    there = state(open_chamber(), who, active=who, chests=(box,), tokens=(hidden,))
    assert refused(there, Drop(chest=0, to=(2, 1)))[0] == "drop-where"
    assert do(play(there), Drop(chest=0)).state.chest(0).at == (3, 1)
