"""What waits in a dungeon: pools, Quest Chest, Guardian, tokens (MA-030 to MA-046)."""

from collections import Counter

import pytest

from rules.systems.mkd.board.board import Board
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import CHESTS, MONSTERS, RULINGS
from rules.systems.mkd.pieces import Chest, Marker, Pools, Site, Token
from rules.systems.mkd.reveal.pools import monster_pool, row_for, token_pool
from rules.systems.mkd_adventure.building.pools import chest_pool, fill_pools
from rules.systems.mkd_adventure.building.quest import from_entrance, place_quest_chest, way_back
from rules.systems.mkd_adventure.building.tokens import (
    arc_of,
    centre_squares,
    place_guardian,
    place_in_chambers,
)
from rules.systems.mkd_adventure.options import AdventureOptions
from tests.support.joined import joined
from tests.systems.mkd_adventure.builds import laid, unbuilt, used_up

ROOM = Site(tiles=(laid("7A", (0, 0)), laid("1A", (1, 5))), entrance=((2, 9), S))


def in_site(play, site, **changes):
    """A play whose state has a site and more."""
    play.change(site=site, **changes)
    return Board(site)


def colours(pool):
    """How many tokens of each colour."""
    return Counter(colour for colour, _ in pool)


@pytest.mark.rule("MA-041")
@joined(
    ("value", "yellow", "blue", "red", "bonus"),
    [
        (0, 6, 0, 0, 0),
        (50, 6, 0, 0, 0),
        (51, 3, 2, 1, 0),
        (100, 3, 2, 1, 0),
        (101, 1, 2, 3, 0),
        (150, 1, 2, 3, 0),
        (151, 0, 2, 4, 0),
        (200, 0, 2, 4, 0),
        (201, 0, 1, 5, 0),
        (251, 0, 0, 6, 0),
        (300, 0, 0, 6, 0),
        (301, 0, 0, 6, 1),
        (350, 0, 0, 6, 1),
        (351, 0, 0, 6, 2),
        (401, 0, 0, 6, 3),
        (451, 0, 0, 6, 4),
        (501, 0, 0, 6, 5),
        (551, 0, 0, 6, 6),
        (601, 0, 0, 6, 7),
        (651, 0, 0, 6, 8),
        (750, 0, 0, 6, 9),
        (751, 0, 0, 6, 10),
        (5000, 0, 0, 6, 10),
    ],
)
def test_tokens_by_the_value_of_the_teams(value, yellow, blue, red, bonus):
    row = row_for(value)
    assert row[1:] == (yellow, blue, red, bonus)


@pytest.mark.rule("MA-040")
def test_six_tokens_a_set_with_faces_in_turn():
    pool = token_pool(row_for(40), 2)
    assert pool == tuple(("Y", face) for face in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6))
    assert len(token_pool(row_for(120), 3)) == 18


@pytest.mark.rule("MA-030")
def test_a_chest_for_every_chamber_as_hard_as_the_table_wants():
    easy = chest_pool(AdventureOptions(chests="easy"), 4)
    assert len(easy) == 8
    assert {CHESTS[chest].tier for chest in easy} == {"easy"}
    assert len(chest_pool(AdventureOptions(chests="hard"), 16)) == 16
    assert len(chest_pool(AdventureOptions(chests="hard"), 17)) == 24
    assert set(chest_pool(AdventureOptions(), 7)) == set(CHESTS)


@pytest.mark.rule("MA-046")
def test_who_lives_in_the_dungeon():
    assert Counter(monster_pool("any")) == {kind.id: kind.copies for kind in MONSTERS.values()}
    undead = monster_pool("undead")
    assert {MONSTERS[kind].theme for kind in undead} == {"undead"}
    assert list(dict.fromkeys(undead)) == [k.id for k in MONSTERS.values() if k.theme == "undead"]


@pytest.mark.rule("MA-034", "MA-036")
def test_doors_and_markers_for_hallways_and_furnishing_for_chambers():
    play = unbuilt(seed=4)
    options = AdventureOptions(artifacts=True, dressing=True)
    pools = fill_pools(play, options, value=60, halls=3, chambers=7)
    assert len(pools.doors) == 3 * RULINGS.number("doors_per_hallway") >= 3
    assert len(pools.markers) == 3 * RULINGS.number("markers_per_hallway") >= 3
    assert len(pools.artifacts) + len(pools.dressing) == 7
    assert len(set(pools.artifacts)) == len(pools.artifacts) == 5


@pytest.mark.rule("MA-034")
@joined(
    ("artifacts", "dressing", "expected"),
    [(True, False, (4, 0)), (False, True, (0, 4)), (False, False, (0, 0)), (True, True, (3, 1))],
)
def test_a_table_may_do_without_artifacts_or_dressing(artifacts, dressing, expected):
    options = AdventureOptions(artifacts=artifacts, dressing=dressing)
    pools = fill_pools(unbuilt(seed=4), options, value=60, halls=1, chambers=4)
    assert (len(pools.artifacts), len(pools.dressing)) == expected


@pytest.mark.rule("MA-035")
def test_which_side_of_a_marker_is_up_is_settled_now():
    options = AdventureOptions(artifacts=False, dressing=False)
    play = unbuilt(*(1, 1), *(2, 1), *(1, 1), *(2, 1), 2, 1)
    pools = fill_pools(play, options, value=60, halls=1, chambers=4)
    assert pools.doors == ("wooden", "iron")
    assert pools.markers == ("shadow", "water")
    assert used_up(play)


@pytest.mark.rule("MA-035")
@pytest.mark.parametrize(
    ("side", "markers"), [("obstacle", ("bones", "water")), ("special", ("shadow", "vortex"))]
)
def test_or_the_table_says_which_side_is_up_and_no_die_falls(side, markers):
    options = AdventureOptions(marker_sides=side)
    play = unbuilt(*(1, 1), *(2, 1), *(1, 1), *(2, 1))
    pools = fill_pools(play, options, value=60, halls=1, chambers=4)
    assert pools.markers == markers
    assert used_up(play)


@pytest.mark.rule("MA-031", "MA-033")
def test_the_quest_chest_stands_farthest_from_the_entrance_tile_and_looks_back():
    play = unbuilt(1, 2)
    board = in_site(play, ROOM, pools=Pools(chests=("c01", "c10")))
    chest = place_quest_chest(play, board, 0)
    costs = from_entrance(board)
    assert max(costs[at] for at in board.squares(0)) == 5
    assert [at for at in board.squares(0) if costs[at] == 5] == [(x, 0) for x in range(5)]
    assert (chest.kind, chest.at, chest.facing, chest.quest) == ("c01", (1, 0), S, True)
    assert play.state.chests == (chest,)
    assert play.state.pools.chests == ("c10",)
    assert used_up(play)


@pytest.mark.rule("MA-031")
def test_distance_counts_ground():
    slow = ROOM.with_(markers=tuple(Marker(kind="bones", at=(x, 3)) for x in range(5)))
    assert from_entrance(Board(slow))[2, 0] == 6


@pytest.mark.rule("MA-031")
def test_the_way_back_prefers_straight_steps():
    board = Board(ROOM)
    costs = from_entrance(board)
    assert way_back(board, costs, (2, 0)) == S
    assert way_back(board, costs, (0, 4)) == 2
    assert way_back(board, costs, (4, 3)) == 6
    assert way_back(board, costs, (4, 2)) == 5
    assert way_back(board, costs, (2, 6)) is None


@pytest.mark.rule("MA-032")
def test_a_chest_stands_only_where_it_can_be_opened():
    board = Board(ROOM)
    assert arc_of(board, Chest(number=0, kind="c01", at=(2, 0), facing=N)) == ()
    assert arc_of(board, Chest(number=0, kind="c01", at=(2, 0), facing=S)) == (
        (1, 1),
        (2, 1),
        (3, 1),
    )
    assert arc_of(board, Chest(number=0, kind="c01", at=(0, 0), facing=S)) == ((0, 1), (1, 1))
    assert arc_of(board, Chest(number=0, kind="c01")) == ()


@pytest.mark.rule("MA-032")
def test_crevices_and_what_lies_behind_them_hold_no_quest_chest():
    site = Site(tiles=(laid("12A", (0, 0)), laid("1A", (1, 5))), entrance=((2, 9), S))
    play = unbuilt(3)
    board = in_site(play, site, pools=Pools(chests=("c01",)))
    chest = place_quest_chest(play, board, 0)
    assert (chest.at, chest.facing) == ((0, 4), E)


@pytest.mark.rule("MA-042")
def test_the_guardian_is_of_the_strongest_colour_and_waits_before_the_chest():
    play = unbuilt(2, 3)
    chest = Chest(number=0, kind="c01", at=(2, 0), facing=S, quest=True)
    pool = (("Y", 1), ("R", 1), ("B", 1), ("R", 2))
    board = in_site(play, ROOM, chests=(chest,), pools=Pools(tokens=pool))
    place_guardian(play, board, chest)
    assert play.state.tokens == (Token(id=100, colour="R", face=2, at=(3, 1), guardian=True),)
    assert play.state.pools.tokens == (("Y", 1), ("R", 1), ("B", 1))
    assert used_up(play)


@pytest.mark.rule("MA-042")
@pytest.mark.parametrize(
    ("pool", "colour"), [((("Y", 1), ("B", 1)), "B"), ((("Y", 1), ("Y", 2)), "Y")]
)
def test_without_red_tokens_a_blue_or_yellow_one_keeps_guard(pool, colour):
    play = unbuilt(seed=1)
    chest = Chest(number=0, kind="c01", at=(2, 0), facing=S, quest=True)
    board = in_site(play, ROOM, pools=Pools(tokens=pool))
    place_guardian(play, board, chest)
    assert play.state.tokens[0].colour == colour


@pytest.mark.rule("MA-043", "MA-045")
def test_ex_43_tokens_for_two_sets_and_a_team_of_55():
    tiles = [laid("7A", (5 * index, 0)) for index in range(7)]
    halls = [laid("1A", (5 * index, 5)) for index in range(3)]
    play = unbuilt(seed=3)
    pool = token_pool(row_for(55), 2)
    assert colours(pool) == {"Y": 6, "B": 4, "R": 2}
    chest = Chest(number=0, kind="c01", at=(2, 0), facing=S, quest=True)
    board = in_site(play, Site(tiles=(*tiles, *halls)), chests=(chest,), pools=Pools(tokens=pool))
    place_guardian(play, board, chest)
    place_in_chambers(play, board)
    guardian, *others = play.state.tokens
    assert guardian.colour == "R"
    assert [token.at for token in others] == [(5 * index + 2, 2) for index in range(7)]
    assert len(play.state.pools.tokens) == 4
    spread = Counter((token.colour, token.face) for token in play.state.tokens)
    assert spread + Counter(play.state.pools.tokens) == Counter(pool)


@pytest.mark.rule("MA-044")
def test_ex_44_a_blocked_centre():
    play = unbuilt(1, *(1, 3))
    board = in_site(
        play, Site(tiles=(laid("8A", (0, 0)),)), pools=Pools(tokens=(("Y", 1), ("B", 1)))
    )
    place_in_chambers(play, board)
    assert play.state.tokens == (Token(id=100, colour="Y", face=1, at=(3, 1)),)
    assert used_up(play)


@pytest.mark.rule("MA-044")
def test_crevices_chests_tokens_and_artifacts_take_the_centre():
    around = tuple((x, y) for y in (1, 2, 3) for x in (1, 2, 3) if (x, y) != (2, 2))
    pit = unbuilt()
    assert centre_squares(pit, in_site(pit, Site(tiles=(laid("18B", (0, 0)),))), 0) == around
    room = Site(tiles=(laid("7A", (0, 0)),))
    for taken in (
        {"chests": (Chest(number=0, kind="c01", at=(2, 2)),)},
        {"tokens": (Token(id=1, colour="Y", face=1, at=(2, 2)),)},
    ):
        play = unbuilt()
        assert centre_squares(play, in_site(play, room, **taken), 0) == around
    play = unbuilt()
    marked = room.with_(markers=(Marker(kind="artifact", at=(2, 2), what="hour_skull"),))
    assert centre_squares(play, in_site(play, marked), 0) == around
    play = unbuilt()
    assert centre_squares(play, in_site(play, room), 0) == ((2, 2),)
