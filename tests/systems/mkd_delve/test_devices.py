"""Teleports and vortices below: they work for whoever wants it (RG-056, RG-057)."""

import pytest

from rules.systems.mkd.actions import MoveTo, Trigger
from rules.systems.mkd.compass import E, N, S, W
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import hero, marker, monster
from tests.systems.mkd_delve.delves import act, acts, delve, monsters_part

MISS = (1, 2)


@pytest.mark.rule("RG-056", "RG-057")
@pytest.mark.permits("RG-056: who wants it", "RG-057")
def test_devices_work_for_who_wants_it():
    where = site(placed(1, "B"), placed(7, at=(-1, 5)), markers=[marker("teleport", (0, 2))])
    one = hero("brannoc", at=(0, 3), facing=N)
    start = delve(where, one, active=one, points=4)
    walked = act(start, MoveTo(to=(0, 2)))
    assert walked.figure(one.id).at == (0, 2)
    assert walked.state.activation.points == 3
    play = act(walked.state, Trigger())
    assert play.figure(one.id).at == (1, 7)
    # Monsters walk over it, and never set it off.
    rats = monster("cellar_rats", at=(0, 4), facing=N)
    far = hero("brannoc", at=(0, 0), facing=S)
    play = acts(monsters_part(where, far, rats), rats, *MISS, *MISS)
    assert play.figure(rats.id).at == (0, 1)


@pytest.mark.rule("RG-057")
@pytest.mark.permits("RG-057")
def test_a_vortex_turns_the_tile_when_somebody_wants_it():
    where = open_chamber(markers=[marker("vortex", (2, 2))])
    one = hero("brannoc", at=(2, 2), facing=N)
    play = act(delve(where, one, active=one, points=4), Trigger(), 1)
    assert play.state.site.tiles[0].turn == 1
    assert play.figure(one.id).facing in (E, W)
