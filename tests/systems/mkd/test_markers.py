"""Teleport and vortex markers."""

import pytest

from rules.systems.mkd.actions import Travel, Trigger
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.mover import reach_of
from rules.systems.mkd.refusals import refuse
from rules.systems.mkd.tasks import AskTeleport
from rules.systems.mkd.things.landing import spot_near
from rules.systems.mkd.things.vortex import spin_tile
from rules.systems.mkd.verbs.answers import forbids_travel, travel
from tests.systems.mkd.boards import long_hall, open_chamber, placed, site, two_chambers
from tests.systems.mkd.handling import do, offered, refused, run
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd.tables import kinds, play, state


def ten_chambers(*markers):
    return site(*(placed(7, at=(5 * index, 0)) for index in range(10)), markers=markers)


@pytest.mark.rule("MA-226")
def test_ex_65_one_teleport_leads_to_any_other_tile():
    who = hero("brannoc", at=(1, 1))
    where = ten_chambers(marker("teleport", (1, 1)))
    situation = state(where, who, active=who, points=1, visited=(0,))
    table = play(situation, 1, 4, 1)
    do(table, Trigger())
    assert table.figure(who.id).at == (22, 2)
    assert table.state.activation.points == 0
    run(table)
    assert table.state.visited == (0, 4)


@pytest.mark.rule("MA-226")
def test_the_nearest_square_is_taken_when_the_centre_is_not_free():
    who, rats = hero("brannoc", at=(1, 1)), monster("cellar_rats", at=(7, 2))
    where = two_chambers(markers=[marker("teleport", (1, 1))])
    table = do(play(state(where, who, rats, active=who)), Trigger())
    assert table.figure(who.id).at == (6, 1)
    run(table)
    assert table.figure(rats.id).facing == 7


@pytest.mark.rule("MA-226")
def test_arriving_reveals_what_waits_there():
    who = hero("brannoc", at=(1, 1))
    lurking = token(at=(8, 2))
    where = two_chambers(markers=[marker("teleport", (1, 1))])
    table = do(play(state(where, who, active=who, tokens=(lurking,)), 1, 1), Trigger())
    run(table)
    assert table.state.tokens == ()
    assert "mkd-false-alarm" in kinds(table)


@pytest.mark.rule("MA-227")
@pytest.mark.parametrize(("to", "faces", "at"), [((8, 1), (), (8, 1)), (None, (), (7, 2))])
def test_ex_65_with_a_second_one_its_user_chooses(to, faces, at):
    who = hero("brannoc", at=(1, 1))
    markers = [marker("teleport", (1, 1)), marker("teleport", (8, 1))]
    table = play(state(two_chambers(markers=markers), who, active=who), *faces)
    do(table, Trigger())
    assert table.state.agenda == (AskTeleport(seats=(1,), figure=who.id, markers=((8, 1),)),)
    travel(table, 1, Travel(to=to))
    assert table.figure(who.id).at == at


@pytest.mark.rule("MA-227")
def test_one_travels_to_a_marker_that_is_there():
    who = hero("brannoc", at=(1, 1))
    markers = [marker("teleport", (1, 1)), marker("teleport", (8, 1))]
    table = play(state(two_chambers(markers=markers), who, active=who))
    assert forbids_travel(table.state, 1, Travel(to=(8, 1))) == refuse("other-question", "MA-227")
    do(table, Trigger())
    assert forbids_travel(table.state, 1, Travel(to=(7, 1))) == refuse("no-marker", "MA-227")
    assert forbids_travel(table.state, 1, Travel(to=(8, 1))) is None


@pytest.mark.rule("MA-227")
def test_on_an_occupied_marker_one_lands_beside():
    who, friend = hero("brannoc", at=(1, 1)), hero("kestrel", at=(8, 1), seat=2)
    markers = [marker("teleport", (1, 1)), marker("teleport", (8, 1))]
    table = do(play(state(two_chambers(markers=markers), who, friend, active=who)), Trigger())
    travel(table, 1, Travel(to=(8, 1)))
    assert table.figure(who.id).at == (7, 0)


@pytest.mark.rule("MA-226")
def test_a_marker_does_nothing_until_it_is_set_off_from_above():
    who = hero("brannoc", at=(1, 0))
    where = two_chambers(markers=[marker("teleport", (1, 1)), marker("vortex", (2, 1))])
    situation = state(where, who, active=who)
    assert refused(situation, Trigger()) == ("no-trigger", "MA-226")
    assert reach_of(situation, who, 2).stops()[1, 2] == 2
    above = state(where, who.with_(at=(1, 1)), active=who, points=0)
    assert offered(above) == ["trigger"]
    assert refused(above, Trigger()) == ("points", "B-22")


@pytest.mark.rule("MA-226", "MA-227")
def test_nobody_comes_down_behind_a_crevice_but_who_can_fly():
    walker, flier = hero("brannoc", at=(5, 0)), hero("maelle", at=(5, 0))
    where = site(placed(12, turn=1), placed(7, at=(5, 0)), entrance=((9, 2), E))
    far = (0, 1)
    assert board_of(where).ground[far] == "clear"
    assert spot_near(state(where, flier), flier, far)[0] == far
    assert spot_near(state(where, walker), walker, far)[0][0] > 2


def test_a_rider_needs_two_squares_to_come_down():
    rider = monster("grave_rider", at=(0, 1), facing=N)
    where = open_chamber(markers=[marker("pillar", (x, y)) for x in (3, 4) for y in range(5)])
    at, rear, facing = spot_near(state(where, rider), rider, (4, 4))
    assert (at, rear, facing) == ((2, 2), (2, 3), N)


@pytest.mark.rule("MA-228")
@pytest.mark.parametrize(("die", "at", "facing", "entrance"), [
    (1, (4, 0), S, ((4, 2), E)), (2, (0, 4), N, ((0, 2), W)),
])  # fmt: skip
def test_a_chamber_turns_with_everything_on_it(die, at, facing, entrance):
    who = hero("brannoc", at=(2, 2), facing=E)
    rats = monster("cellar_rats", at=(0, 0), facing=E)
    where = open_chamber(
        markers=[marker("vortex", (2, 2)), marker("bones", (0, 0))], entrance=((2, 0), N)
    )
    boxes = (chest(at=(0, 0), facing=E),)
    lurking = token(at=(0, 0), heading=E)
    situation = state(where, who, rats, active=who, chests=boxes, tokens=(lurking,), points=3)
    table = do(play(situation, die), Trigger())
    turned = table.state
    assert (turned.figure(rats.id).at, turned.figure(rats.id).facing) == (at, facing)
    assert (turned.figure(who.id).at, turned.figure(who.id).facing) == ((2, 2), facing)
    assert (turned.chest(0).at, turned.chest(0).facing) == (at, facing)
    assert (turned.tokens[0].at, turned.tokens[0].heading) == (at, facing)
    assert [m.at for m in turned.site.markers] == [(2, 2), at]
    assert turned.site.entrance == entrance
    assert turned.activation.points == 2
    assert turned.agenda == ()


def crossing(*figures, doors=(), **more):
    """A hallway from north to south between two chambers, west and east of it."""
    where = site(placed(4), placed(7, at=(3, 0)), placed(7, at=(-5, 0)), doors=doors)
    return state(where, *figures, **more)


@pytest.mark.rule("MA-228", "MA-229", "MA-230", "MA-231")
def test_ex_64_a_hallway_turns_over_its_neighbours_and_back():
    who = hero("brannoc", at=(1, 2), facing=N)
    crushed, safe = monster("cellar_rats", at=(3, 1)), monster("thorn_ape", at=(4, 1))
    lurking = token(at=(-1, 3))
    boxes = (chest(at=(3, 3)),)
    situation = crossing(who, crushed, safe, active=who, chests=boxes, tokens=(lurking,))
    table = play(situation, 1, 2)
    spin_tile(table, 0)
    board = board_of(table.state.site)
    covered = {(x, y) for x in (-1, 3) for y in (1, 2, 3)}
    assert {square for square, tile in board.owner.items() if tile == 0} >= covered
    for x in (0, 1, 2):
        assert (x, 0) not in board.ground
        assert (x, 4) not in board.ground
    assert table.figure(crushed.id).where == "dead"
    assert table.figure(safe.id).where == "board"
    assert table.state.chest(0).gone
    assert table.state.tokens == ()
    assert table.state.xp == 0
    spin_tile(table, 0)
    board = board_of(table.state.site)
    assert {board.ground[square] for square in covered} == {"hindering"}
    assert {board.owner[square] for square in covered} == {1, 2}
    assert {marker.at for marker in table.state.site.markers} == covered
    assert table.state.site.tiles[0].turn == 0


@pytest.mark.rule("MA-230")
def test_whoever_is_crushed_is_gone_with_all_he_has():
    held = monster("thorn_ape", where="captive")
    friend = hero("hask", at=(3, 2), carries=(0,), captive=held.id)
    who = hero("brannoc", at=(1, 2))
    boxes = (chest(0, carrier=friend.id, opened=True),)
    table = play(crossing(who, friend, held.with_(captor=friend.id), active=who, chests=boxes), 1)
    spin_tile(table, 0)
    assert [table.figure(f.id).where for f in (friend, held)] == ["dead", "dead"]
    assert table.state.chest(0).gone
    assert table.state.xp == 0
    assert table.state.activation.figure == who.id


@pytest.mark.rule("MA-230")
def test_doors_on_covered_squares_are_gone_and_those_of_the_tile_turn_with_it():
    own, lost = door((1, 0), N), door((3, 2), E)
    kept = door((5, 2), E)
    rats = token(at=(7, 2), closes=2)
    table = play(crossing(doors=[own, lost, kept], tokens=(rats,)), 1)
    spin_tile(table, 0)
    assert [(d.at, d.side) for d in table.state.site.doors] == [((3, 2), E), ((5, 2), E)]
    assert table.state.tokens[0].closes == 1


@pytest.mark.rule("MA-228")
def test_a_rider_astride_the_rim_finds_a_place():
    rider = monster("grave_rider", at=(1, 4), facing=N, rear=(1, 5))
    where = long_hall()
    table = play(state(where, rider), 1)
    spin_tile(table, 0)
    after = table.figure(rider.id)
    board = board_of(table.state.site)
    assert after.where == "board"
    assert board.adjacent(after.at, after.rear)


@pytest.mark.rule("MA-227")
def test_of_squares_equally_near_the_first_in_reading_order_is_landed_on():
    who = hero("brannoc", at=(1, 1))
    others = [hero("kestrel", at=at, seat=2) for at in [(8, 1), (7, 0), (7, 1)]]
    markers = [marker("teleport", (1, 1)), marker("teleport", (8, 1))]
    table = do(play(state(two_chambers(markers=markers), who, *others, active=who)), Trigger())
    travel(table, 1, Travel(to=(8, 1)))
    assert table.figure(who.id).at == (8, 0)
