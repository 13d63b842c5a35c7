"""Building in corners: markers by die, the strongest token, the second way in, narrow floors."""

import pytest

from rules.systems.mkd.compass import E
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd_adventure.building.floors import begin_floor
from rules.systems.mkd_adventure.building.markers import scatter
from rules.systems.mkd_adventure.building.stairs import with_second_way
from rules.systems.mkd_adventure.building.tokens import take_strongest
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import marker
from tests.systems.mkd.tables import play, state
from tests.systems.mkd_adventure.builds import unbuilt

SIXTH, SEVENTH, EIGHTH = (10, 2, 4), (10, 2, 5), (10, 3, 5)
"""Dice for the squares (0, 1), (1, 1) and (2, 1) of a chamber."""

TWO, BONES, WATER = 4, 3, 4
"""Faces for two markers, and for the kind of each."""


@pytest.mark.rule("MA-027")
def test_odd_is_rubble_even_is_water_and_no_square_has_two_markers():
    where = open_chamber(markers=[marker("stairs", (0, 1))])
    table = play(state(where), TWO, BONES, *SIXTH, *SEVENTH, WATER, *SEVENTH, *EIGHTH)
    strewn = scatter(table, where).markers[1:]
    assert table.dice.left == ()
    assert [(each.kind, each.at) for each in strewn] == [("bones", (1, 1)), ("water", (2, 1))]


@pytest.mark.rule("MA-042")
def test_the_guardian_is_red_before_blue_before_yellow():
    pools = Pools(tokens=(("Y", 1), ("B", 2), ("R", 3), ("B", 4)))
    table = play(state(open_chamber(), pools=pools), 2)
    assert take_strongest(table) == ("R", 3)
    assert take_strongest(table) == ("B", 4), "a die takes one of two"
    assert table.state.pools.tokens == (("Y", 1), ("B", 2))


@pytest.mark.rule("MA-315", "MA-316")
def test_the_second_way_is_in_the_hallway_nearest_to_the_central_chamber():
    tiles = [placed(7), placed(1, turn=1, at=(5, 1)), placed(7, at=(10, 0))]
    tiles += [placed(1, turn=1, at=(15, 1)), placed(7, at=(20, 0)), placed(1, turn=1, at=(25, 1))]
    where = site(*tiles, entrance=((29, 2), E))
    found = with_second_way(play(state(where)), where, 0)
    assert found is not None
    assert found.exits == ((7, 2),)


@pytest.mark.rule("MA-009", "MA-315")
@pytest.mark.parametrize(("split", "tiles"), [(False, "mixed"), (True, "easy")])
def test_only_a_party_that_splits_up_needs_two_hallways_in_one_set(split, tiles):
    assert begin_floor(unbuilt(sets=1, tiles="mixed", split_up=split)).tiles == tiles
