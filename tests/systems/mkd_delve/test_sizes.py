"""Every level grows to the size that the table chose, whichever way the party goes (RG-007)."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_delve.growth.levels import begin_level
from rules.systems.mkd_delve.growth.tiles import grow
from rules.systems.mkd_delve.mode import DELVE
from rules.systems.mkd_delve.options import DelveOptions
from tests.support.joined import joined
from tests.support.soak import cases
from tests.systems.mkd_delve.test_levels import unbegun

EARLY = (385, 435, 563, 1387)
"""Levels that once ended at 4, 4, 9 and 7 of 12 tiles."""
LARGEST = DelveOptions.model_fields["level_tiles"].metadata[1].le


def size_of(seed, tiles):
    """How many tiles a level has in the end; the seed says into which open tile the party goes."""
    play = Resolution(unbegun(level_tiles=tiles), SeededDice(f"early {seed}".encode()), DELVE)
    begin_level(play)
    seen = set()
    while not play.state.grown:
        unseen = [tile for tile in range(len(play.state.site.tiles)) if tile not in seen]
        seen.add(unseen[seed % len(unseen)])
        play.change(visited=tuple(sorted(seen)))
        grow(play, unseen[seed % len(unseen)])
    return len(play.state.site.tiles)


@pytest.mark.rule("RG-007")
@pytest.mark.parametrize("seed", [*EARLY, *cases(2, 1500)])
def test_a_level_grows_to_its_size(seed):
    assert size_of(seed, 12) == 12


@pytest.mark.rule("RG-007")
@joined("seed", cases(1, 300))
@joined("tiles", [4, 6, 8, LARGEST])
def test_levels_of_every_size_do(seed, tiles):
    assert size_of(seed, tiles) == tiles
