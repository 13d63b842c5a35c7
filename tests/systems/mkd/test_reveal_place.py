"""Where revealed monsters stand, and which way they look."""

import pytest

from rules.systems.mkd.compass import NE, E, N, S, W
from rules.systems.mkd.reveal.place import spots, taken
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd.revealing import appeared, reasons, turned
from tests.systems.mkd.tables import state

AROUND = [(1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3), (2, 3), (3, 3)]


def fronts(found):
    return [at for at, _ in found]


@pytest.mark.rule("B-108", "MA-077")
def test_the_first_stands_on_the_token_and_the_others_beside_it():
    table = turned("R2", 3, 4, 2, 1, 2, 1, 3, pool=("clay_sentinel", "clay_sentinel"))
    first, second = table.state.monsters
    assert first.at == (2, 2)
    # Two dice, 2 and 1, are the seventh of eight squares in reading order.
    assert second.at == AROUND[6]


@pytest.mark.rule("MA-076", "B-102")
def test_dice_fall_monster_by_monster():
    pool = ("drowned_sailor", "gutterkin_chanter") * 3 + ("gutterkin_warboss",)
    table = turned("R1", 1, 3, 1, *[1] * 30, pool=pool)
    assert reasons(table) == [
        *("mkd-reveal",) * 2, "mkd-split",
        "mkd-monster-tie", "mkd-facing",
        "mkd-monster-tie", *("mkd-place",) * 2, "mkd-facing",
        "mkd-monster-tie", *("mkd-place",) * 2, "mkd-facing",
    ]  # fmt: skip


@pytest.mark.rule("MA-076")
@joined(("die", "way"), [(1, N), (2, S), (3, E), (4, W)])
def test_it_looks_any_of_four_ways(die, way):
    table = turned("Y1", 3, 3, 5, 6, die, pool=("drowned_sailor",))
    assert table.state.monsters[0].facing == way


@pytest.mark.rule("MA-076")
def test_it_looks_the_way_a_token_came_that_turned_itself_over():
    table = turned("R2", 3, 4, 2, 1, 1, pool=("clay_sentinel",) * 2, heading=NE)
    assert [figure.facing for figure in table.state.monsters] == [NE, NE]
    assert "mkd-facing" not in reasons(table)


@pytest.mark.rule("B-108")
def test_no_square_is_shared_with_figure_chest_token_or_furniture():
    who, foe = hero("brannoc", at=(1, 1)), monster("cellar_rats", at=(2, 1))
    where = open_chamber(markers=[marker("artifact", (3, 1)), marker("furniture", (1, 2))])
    more = {"tokens": (token(at=(3, 2)),), "chests": (chest(0, at=(1, 3)),)}
    situation = state(where, who, foe, **more)
    assert taken(situation) == {(1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3)}
    assert fronts(spots(situation, (2, 2), first=False, mounted=False)) == [(2, 3), (3, 3)]


@pytest.mark.rule("B-108")
def test_the_ring_widens_where_all_around_is_full():
    crowd = [monster("cellar_rats", at=at) for at in [(2, 2), *AROUND]]
    found = spots(state(open_chamber(), *crowd), (2, 2), first=True, mounted=False)
    assert len(found) == 16
    assert fronts(found)[0] == (0, 0)
    assert all(max(abs(x - 2), abs(y - 2)) == 2 for x, y in fronts(found))


@pytest.mark.rule("B-108")
def test_walls_and_doors_keep_them_on_their_side():
    found = spots(state(two_chambers()), (4, 1), first=False, mounted=False)
    assert all(x < 5 for x, _ in fronts(found))
    found = spots(state(two_chambers()), (4, 2), first=False, mounted=False)
    assert (5, 2) in fronts(found)


@pytest.mark.rule("B-108")
def test_nobody_appears_beyond_a_crevice():
    cleft = site(placed(4, "B"))
    crowd = [monster("cellar_rats", at=(x, y)) for x in range(3) for y in range(2)]
    assert spots(state(cleft, *crowd), (1, 1), first=True, mounted=False) == ()
    free = spots(state(cleft, *crowd[1:]), (1, 1), first=True, mounted=False)
    assert fronts(free) == [(0, 0)]


@pytest.mark.rule("B-108")
def test_a_token_under_a_figure_leaves_the_square_to_it():
    who = hero("tamsin", at=(2, 2))
    table = turned("Y1", 3, 3, 1, 1, 1, pool=("drowned_sailor",), figures=(who,))
    assert table.state.monsters[0].at == AROUND[0]


@pytest.mark.rule("MA-077")
def test_the_others_stand_beside_the_first_wherever_that_is():
    who = hero("tamsin", at=(2, 2))
    pool = ("clay_sentinel", "clay_sentinel")
    table = turned("R2", 3, 4, 2, 1, 1, 1, 1, 1, 1, pool=pool, figures=(who,))
    first, second = table.state.monsters
    assert first.at == (1, 1)
    assert second.at == (0, 0)


@pytest.mark.rule("MA-215")
def test_a_rider_covers_two_squares_and_looks_straight():
    table = turned("R5", 5, 4, 1, 3, 1, 1, 1, pool=("grave_rider",))
    (rider,) = table.state.monsters
    assert (rider.at, rider.rear, rider.facing) == ((2, 2), (1, 2), E)


@pytest.mark.rule("MA-215")
def test_a_rider_looks_as_nearly_the_way_it_came_as_it_can():
    table = turned("R5", 5, 4, 1, pool=("grave_rider",), heading=NE)
    (rider,) = table.state.monsters
    assert (rider.facing, rider.rear) == (E, (1, 2))


@pytest.mark.rule("MA-215")
def test_a_rider_turns_clockwise_where_its_rear_has_no_room():
    behind = monster("cellar_rats", at=(2, 3))
    table = turned("R5", 5, 4, 1, 1, pool=("grave_rider",), figures=(behind,))
    rider = table.state.monsters[-1]
    assert (rider.at, rider.facing, rider.rear) == ((2, 2), E, (1, 2))


@pytest.mark.rule("MA-215")
def test_a_rider_may_stand_across_the_way_into_the_tokens_tile_but_not_in_a_wall():
    def lies(at):
        table = turned("R5", 5, 4, 1, 3, pool=("grave_rider",), where=two_chambers(), at=at)
        (rider,) = table.state.monsters
        return rider.at, rider.rear, rider.facing

    assert lies((5, 2)) == ((5, 2), (4, 2), E)
    # Here a wall is behind it, and it looks south, a quarter turn on.
    assert lies((5, 1)) == ((5, 1), (5, 0), S)


@pytest.mark.rule("MA-215")
def test_a_rider_without_room_stands_on_the_nearest_pair_of_squares():
    crowd = [monster("cellar_rats", at=at) for at in [(2, 1), (1, 2), (3, 2), (2, 3), (3, 3)]]
    found = spots(state(open_chamber(), *crowd), (2, 2), first=True, mounted=True)
    assert found == (((1, 1), (E, S)), ((3, 1), (S, W)), ((1, 3), (N, E)))


@pytest.mark.rule("MA-215")
def test_a_rider_without_two_squares_on_the_tile_stays_away_for_another():
    nook = site(placed(7), placed(7, at=(5, 0)))
    crowd = [monster("cellar_rats", at=(x, y)) for x in range(5) for y in range(5)]
    free = [figure for figure in crowd if figure.at not in [(0, 0), (2, 2), (4, 4)]]
    assert spots(state(nook, *free), (2, 2), first=True, mounted=True) == ()
    pool = ("grave_rider", "ogre_gaoler")
    table = turned("R5", 5, 4, 1, 1, pool=pool, where=nook, figures=free)
    assert appeared(table)[-1] == "ogre_gaoler"
    assert table.state.pools.monsters == ("grave_rider",)
