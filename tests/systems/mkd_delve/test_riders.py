"""Monsters that ride below: what they plan to pay is what they pay (RG-130)."""

import pytest

from rules.systems.mkd.compass import E, W
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_delve.delves import acts, monsters_part, told

MISS = (1, 2)


@pytest.mark.rule("RG-130")
def test_a_rider_with_just_the_points_comes_up_and_strikes():
    # Five steps of a point each, and a blow for nothing: nobody holds it beside Brannoc while its
    # rear is in the square of the rats.
    rider, rats = monster("boar_knight", at=(1, 2), facing=E), monster("cellar_rats", at=(4, 2))
    one = hero("brannoc", at=(6, 1), facing=W, level=5)
    start = monsters_part(two_chambers(), rider, rats, one, active=rider, points=5)
    play = acts(start, rider, *MISS, *MISS)
    assert play.figure(rider.id).at == (5, 1)
    assert [event.action for event in told(play, "chose")] == [5]
    assert told(play, "missed")
    assert play.state.activation is None or play.state.activation.points == 0
