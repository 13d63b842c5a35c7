"""A vortex in a delve whose secret passages lead through walls (RG-038, RG-057)."""

import pytest

from rules.systems.mkd.actions import End, StepTo, Trigger
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, N, S, W
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import hero, marker
from tests.systems.mkd_delve.delves import delve, do

CLOCKWISE = 1


def row(*pierced, **more):
    """Three chambers side by side, with a vortex in the middle of the third and its Hero on it."""
    who, friend = hero("brannoc", at=(12, 2), facing=N), hero("hask", at=(4, 0), facing=N)
    chambers = [placed(7, at=(5 * index, 0)) for index in range(3)]
    where = site(*chambers, markers=[marker("vortex", (12, 2))], entrance=((2, 4), S))
    start = delve(where.with_(pierced=pierced), who, friend, active=who, grown=True, **more)
    return friend, start


@pytest.mark.rule("RG-038", "RG-057")
def test_passages_through_walls_of_other_tiles_stay_open():
    friend, start = row(((4, 0), E), ((5, 0), W))
    turned = do(start, Trigger(), CLOCKWISE)
    through = do(do(turned.state, End()).state, StepTo(facing=E))
    assert through.figure(friend.id).at == (5, 0)


@pytest.mark.rule("RG-038", "RG-057")
def test_a_passage_through_a_wall_of_the_tile_turns_with_it():
    _, start = row(((9, 0), E), ((10, 0), W))
    assert board_of(start.site).joined((9, 0), E)
    turned = do(start, Trigger(), CLOCKWISE).state
    assert not board_of(turned.site).joined((9, 0), E)
    assert ((14, 0), N) in turned.site.pierced
    # Three more quarters, and it is where it was.
    for _ in range(3):
        turned = do(turned, Trigger(), CLOCKWISE).state
    assert board_of(turned.site).joined((9, 0), E)
