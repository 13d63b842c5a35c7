"""Tiles shifted by a square for a tidier map (MA-026)."""

import pytest

from rules.systems.mkd.board.board import Board
from rules.systems.mkd_adventure.building.layout import Layout
from rules.systems.mkd_adventure.building.shift import joins, untidiness
from rules.systems.mkd_adventure.building.site import build_site
from tests.support.soak import SOAK
from tests.systems.mkd_adventure.builds import unbuilt
from tests.systems.mkd_adventure.test_building_many import check_site

BUILDS = 20
"""Dungeons of so many sets that a long run builds."""
SHORT = {1: (0, 1, 2), 3: (2,)}
"""Seeds of a short run by the number of sets; the last is of a dungeon that is shifted."""


def whole(site, central):
    """The checks that every dungeon passes, on a site alone."""
    play = unbuilt()
    play.change(site=site, central=central)
    return check_site(play.state, Board(site))


def both(seed, sets):
    """A dungeon as it was laid out, and with its tiles shifted, from the same dice."""
    found = []
    for shift in (False, True):
        play = unbuilt(seed=f"shift-{sets}-{seed}", sets=sets, tiles="mixed", shift=shift)
        found.append((*build_site(play, play.state.options), len(play.dice.rolls)))
    return found


@pytest.mark.rule("MA-026")
@pytest.mark.parametrize("sets", [1, 2, 3, 4] if SOAK else SHORT)
def test_a_shifted_dungeon_joins_as_before_and_is_whole(sets):
    changed = 0
    for seed in range(BUILDS) if SOAK else SHORT[sets]:
        (plain, central, rolls), (tidy, same, again) = both(seed, sets)
        before, after = Layout(plain.tiles), Layout(tidy.tiles)
        assert (same, again) == (central, rolls)
        assert joins(after) == joins(before)
        assert untidiness(after.tiles) <= untidiness(before.tiles)
        on_foot, old = whole(tidy, same), whole(plain, central)
        reached, reached_before = (
            {Board(site).owner[at] for at in squares}
            for site, squares in ((tidy, on_foot), (plain, old))
        )
        assert reached == reached_before
        assert [one.with_(at=(0, 0)) for one in tidy.tiles] == [
            one.with_(at=(0, 0)) for one in plain.tiles
        ]
        if after.tiles != before.tiles:
            changed += 1
            assert untidiness(after.tiles) < untidiness(before.tiles)
    assert changed > (BUILDS // 10 if SOAK else 0)


@pytest.mark.rule("MA-026")
def test_nothing_is_shifted_unless_the_table_wants_it():
    assert not unbuilt().state.options.shift
