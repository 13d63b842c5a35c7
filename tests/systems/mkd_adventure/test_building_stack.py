"""The stack of tiles (MA-009 to MA-013)."""

from collections import Counter

import pytest

from rules.systems.mkd.content.tiles import is_hall, tiles_of
from rules.systems.mkd_adventure.building.site import draw_tiles, shuffle
from tests.systems.mkd_adventure.builds import leaf, unbuilt, used_up


@pytest.mark.rule("MA-010")
def test_a_set_is_one_hallway_and_four_chambers():
    play = unbuilt(3, *[1, 1] * 4, sets=1)
    assert draw_tiles(play, play.state.options) == (3, 7, 8, 9, 10)
    assert used_up(play)


@pytest.mark.rule("MA-009", "MA-011")
@pytest.mark.parametrize(("tiles", "hallways"), [("normal", 3), ("easy", 6)])
def test_easy_sets_have_a_hallway_more(tiles, hallways):
    play = unbuilt(seed=1, sets=3, tiles=tiles)
    drawn = draw_tiles(play, play.state.options)
    assert len(drawn) == 15
    assert sum(is_hall(tile) for tile in drawn) == hallways


@pytest.mark.rule("MA-010")
def test_of_mixed_sets_a_die_tells_which_are_easy():
    play = unbuilt(2, 1, 1, *[1, 1] * 3, sets=1, tiles="mixed")
    assert draw_tiles(play, play.state.options) == (1, 2, 7, 8, 9)
    play = unbuilt(5, 1, *[1, 1] * 4, sets=1, tiles="mixed")
    assert draw_tiles(play, play.state.options) == (1, 7, 8, 9, 10)


@pytest.mark.rule("MA-011")
def test_a_second_box_is_opened_when_the_first_is_empty():
    play = unbuilt(seed=2, sets=4)
    counts = Counter(draw_tiles(play, play.state.options))
    assert sum(counts[tile] for tile in tiles_of("chamber", ())) == 16
    assert all(1 <= counts[tile] <= 2 for tile in tiles_of("chamber", ()))
    assert max(counts[tile] for tile in tiles_of("hall", ())) == 1


@pytest.mark.rule("MA-013")
def test_shuffling_settles_order_sides_and_turns_with_a_hallway_at_the_bottom():
    play = unbuilt(2, 1, *(1, 1, 1), *(2, 1, 2), *(3, 2, 2))
    assert shuffle(play, (1, 7, 8)) == (leaf("7A", 0), leaf("8B", 1), leaf("1A", 2))
    assert used_up(play)


@pytest.mark.rule("MA-013")
def test_the_last_of_several_hallways_goes_to_the_bottom():
    play = unbuilt(1, 1, 1, *(4, 2, 1) * 4)
    stack = shuffle(play, (1, 2, 7, 8))
    assert stack == (leaf("1B", 3), leaf("7B", 3), leaf("8B", 3), leaf("2B", 3))


@pytest.mark.rule("MA-013")
def test_every_order_has_a_hallway_at_the_bottom():
    for seed in range(50):
        stack = shuffle(unbuilt(seed=seed), (4, 7, 8, 9, 10))
        assert stack[-1].tile == 4
        assert sorted(tile for tile, _, _ in stack) == [4, 7, 8, 9, 10]
