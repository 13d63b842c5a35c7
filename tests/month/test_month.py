"""A month of play by post for a few tables of every game and campaign; `make month` has hundreds.

The shares that the presets are to reach are those of the large run; a few tables show that the laws
hold, that nobody is stuck, and that most come to an end.
"""

import pytest

from tests.month.figures import DONE, report
from tests.month.life import KEYS, RELEASED, Life
from tests.support.known import differing
from tests.support.soak import SOAK

SIZES = (0, 2, 3, 4)
"""Rounds over all games of which tables are taken: one, three, four and five seats, where there are
so many; in that of four the table plays with a pack."""


PLAYED = [key for key in differing(KEYS) if SOAK or key != "mkd-campaign"]
"""A campaign of teams takes the longest by far: a short run plays their adventures alone."""


@pytest.mark.parametrize("key", PLAYED)
async def test_a_month_of_tables_keeps_every_law(key, tmp_path):
    # A long run plays all sizes of every game; a short one three seats of one game, and one seat of
    # others that differ in kind, and of a campaign, which goes on for two adventures.
    place = RELEASED.index(key) if key in RELEASED else 0
    rounds = SIZES if SOAK else SIZES[1:2] if key == RELEASED[0] else SIZES[:1]
    numbers = [place + len(RELEASED) * each for each in rounds]
    fates = [await Life(number, tmp_path, key=key).live() for number in numbers]
    assert {each.system for each in fates} == {key}
    assert not [each.breaches for each in fates if each.breaches], report(fates)
    assert not [each.number for each in fates if each.end == "stuck"], report(fates)
    assert any(each.end in DONE for each in fates), report(fates)
