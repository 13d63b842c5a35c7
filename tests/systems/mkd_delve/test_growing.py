"""Tiles that come as Heroes enter: sides, draws, fits, secret passages (RG-023 to RG-040)."""

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.actions import Begin, StepTo
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.board.dice import throw_turn
from rules.systems.mkd.board.layout import Leaf
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.figures import speed_of
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd_delve.growth.fitting import Ground
from rules.systems.mkd_delve.growth.sides import Edge, Plan, undecided
from rules.systems.mkd_delve.mode import DELVE
from tests.support.joined import joined
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import hero
from tests.systems.mkd_delve.delves import (
    act,
    delve,
    do,
    entered,
    hall_and_chamber,
    laid,
    reasons,
    table,
    told,
)

NOTHING = 5
"""The feature die of a tile that brings nothing, as there are no chests."""


def alone():
    return hero("brannoc", at=(2, 7))


def crossing(**more):
    """Brannoc comes into the bare chamber 7A from the hallway at its south."""
    return delve(hall_and_chamber(), alone(), **{"visited": (0,), **more})


@pytest.mark.rule("RG-005", "RG-028", "RG-029", "RG-030")
@pytest.mark.permits("RG-005")
def test_ex_24_the_first_hero_enters_and_the_level_grows():
    where = site(placed(2), entrance=((1, 4), S))
    waiting = hero("brannoc", where="waiting")
    start = delve(where, waiting, visited=(), stack=(7, 12), level_tiles=12)
    play = act(start, Begin(figure=waiting.id), 3, 1, 1, 3, 4, NOTHING)
    assert play.figure(waiting.id).at == (1, 4)
    assert play.state.activation.points == speed_of(waiting) - 1
    assert play.state.visited == (0,)
    rolled = [(event.way.key, event.die) for event in told(play, "side-rolled")]
    assert rolled == [("mkd-way-n", 3)]
    assert laid(play) == [("2A", 0), ("7A", 1)]
    assert told(play, "tile-laid")[0].way.key == "mkd-way-e"
    assert play.state.stack == (12,)
    assert reasons(play) == [
        "mkd-side", "mkd-tile", "mkd-build-side", "mkd-build-turn", "mkd-build-turn", "mkd-feature",
    ]  # fmt: skip


@pytest.mark.rule("RG-023", "RG-024", "RG-025")
def test_ex_25_three_rolls_north_east_and_west():
    faces = (2, 1, 1, 1, 1, NOTHING, 5, 4, 1, 1, 1, 1, NOTHING)
    play = entered(crossing(stack=(13, 16, 17)), 1, *faces)
    assert [event.die for event in told(play, "side-rolled")] == [2, 5, 4]
    assert [event.opens for event in told(play, "side-rolled")] == [True, False, True]
    assert [event.way.key[-1] for event in told(play, "tile-laid")] == ["n", "w"]
    assert play.state.site.closed == (((4, 2), E),)
    assert len(play.state.site.tiles) == 4


@pytest.mark.rule("RG-031", "RG-034")
def test_ex_26_a_tile_is_turned_until_it_fits():
    faces = (2, 1, 1, 2, NOTHING, 1)
    play = entered(crossing(stack=(14,)), 1, *faces)
    assert told(play, "tile-laid")[0].tile == "14A"
    assert (told(play, "tile-laid")[0].meant, told(play, "tile-laid")[0].turn) == (90, 0)
    assert laid(play)[-1] == ("14A", 0)
    assert play.state.site.tiles[-1].at == (0, -5)


@pytest.mark.rule("RG-027", "RG-038: closed sides")
def test_ex_27_a_closed_side_opens_as_a_secret_passage():
    # P, at the origin, closed its east side; south-east of it a hallway leads north.
    where = site(placed(7), placed(7, at=(0, 5)), placed(7, at=(5, 5)), closed=(((4, 2), E),))
    start = delve(where, hero("brannoc", at=(7, 7)), visited=(0, 1), stack=(7, 13))
    assert not board_of(where).joined((4, 2), E)
    play = entered(start, 2, 2, 1, 1, 1, 1, NOTHING, 1, 1)
    assert [event.at for event in told(play, "passage-found")] == ["E3"]
    assert board_of(play.state.site).joined((4, 2), E)
    assert ((4, 2), E) not in play.state.site.closed


@pytest.mark.rule("RG-038: printed walls")
@pytest.mark.parametrize("through", [False, True])
def test_a_printed_wall_opens_only_where_the_table_wants_it(through):
    # The chamber in the west lies a square further north: its wall faces the new tile's opening.
    where = site(placed(7, at=(0, -1)), placed(7, at=(0, 5)), placed(7, at=(5, 5)))
    figures, stack = (hero("brannoc", at=(7, 7)), hero("hask", at=(4, 2))), (7, 13)
    start = delve(where, *figures, visited=(0, 1), stack=stack, secret_through_walls=through)
    play = entered(start, 2, 2, 1, 1, 1, 1, NOTHING, 1, 1)
    grown = play.state.site
    assert len(grown.tiles) == 4
    assert [event.at for event in told(play, "passage-found")] == (["E3"] if through else [])
    assert board_of(grown).joined((4, 2), E) is through
    assert board_of(grown).adjacent((4, 2), (5, 2)) is through
    assert grown.pierced == ((((4, 2), E),) if through else ())


@pytest.mark.rule("RG-036")
def test_ex_28_a_side_where_nothing_fits_is_closed():
    # North of the crossing there is room for nothing.
    lid = placed(1, at=(-2, -3), turn=1)
    where = hall_and_chamber()
    where = where.with_(tiles=(*where.tiles, lid.with_(at=(0, -4))))
    start = delve(where, alone(), visited=(0, 2), stack=(7, 16))
    faces = (2, *(1, 1, 1, 1), *(1, 1, 1), 1, *(1, 1, 1, 1), NOTHING)
    play = entered(start, 1, *faces)
    assert [event.tile for event in told(play, "tile-returned")] == ["7A", "16A"]
    assert [event.way.key for event in told(play, "no-tile-fits")] == ["mkd-way-n"]
    assert laid(play)[-1] == ("7A", 0)
    assert play.state.stack == (16,)
    assert ((2, 0), N) in play.state.site.closed


@pytest.mark.rule("RG-026")
def test_a_closed_side_is_a_wall():
    shut = hall_and_chamber(closed=(((2, 5), N),))
    assert not board_of(shut).joined((2, 5), N)
    assert not board_of(shut).free((2, 4), S)
    assert board_of(hall_and_chamber()).free((2, 4), S)


@pytest.mark.rule("RG-034", "RG-035", "RG-037")
def test_returned_tokens_are_set_aside_until_the_side_is_settled():
    # Only the north is open, and beyond the crevice of 4B nobody could go on.
    where = hall_and_chamber(closed=(((0, 2), W), ((4, 2), E)))
    start = delve(where, alone(), visited=(0,), stack=(4, 16))
    play = entered(start, 1, 1, 2, 1, 1, *(1, 1, 1), NOTHING)
    assert [event.tile for event in told(play, "tile-returned")] == ["4B"]
    assert laid(play)[-1] == ("16A", 0)
    assert play.state.stack == (4,)
    assert undecided(play.state)


@pytest.mark.rule("RG-028")
def test_the_last_open_side_of_all_needs_no_die():
    # Two sides close by the die, and so the third has none.
    play = entered(crossing(stack=(7, 16)), 1, 1, 3, 1, 1, 1, 1, NOTHING)
    assert [event.die for event in told(play, "side-rolled")] == [1, 3]
    assert told(play, "tile-laid")[0].way.key == "mkd-way-w"


@pytest.mark.rule("RG-007")
def test_a_level_that_is_large_enough_closes_without_dice():
    faces = (2, *(1, 2, 1, 1), NOTHING, 2, *(1, 1, 1), NOTHING)
    play = entered(crossing(stack=(13, 16), level_tiles=4), 1, *faces)
    assert len(play.state.site.tiles) == 4
    assert play.state.grown
    assert undecided(play.state) == []
    assert told(play, "level-grown")[0].tiles == 4
    assert [event.die for event in told(play, "side-rolled")] == [2, 2]


@pytest.mark.rule("RG-007", "RG-036")
def test_a_level_that_closed_itself_up_too_early_opens_again():
    # Both sides that are left have no room, so that the closed one in the north opens.
    where = hall_and_chamber(closed=(((2, 0), N),))
    beside = (placed(1, at=(5, 1)), placed(1, at=(-3, 1)))
    where = where.with_(tiles=(*where.tiles, *beside))
    start = delve(where, alone(), visited=(0, 2, 3), stack=(16,))
    play = entered(start, 1, 1, 1, 1, NOTHING)
    assert [event.at for event in told(play, "side-reopened")] == ["C1"]
    assert laid(play)[-1] == ("16A", 0)
    assert not play.state.grown


@pytest.mark.rule("RG-007", "RG-035", "RG-036")
def test_a_side_opens_once_more_if_a_tile_fits_with_its_other_face_alone():
    # The only tile left has one opening on the face that is thrown first: no side would stay open.
    where = hall_and_chamber(closed=(((2, 0), N),))
    beside = (placed(1, at=(5, 1)), placed(1, at=(-3, 1)))
    where = where.with_(tiles=(*where.tiles, *beside))
    start = delve(where, alone(), visited=(0, 2, 3), stack=(14,))
    play = entered(start, 1, 1, 1, 1, 2, 1, 1, NOTHING)
    assert [event.at for event in told(play, "side-reopened")] == ["C1", "C1"]
    assert [event.tile for event in told(play, "tile-returned")] == ["14A"]
    assert laid(play)[-1][0] == "14B"
    assert not play.state.grown


@pytest.mark.rule("RG-036")
def test_where_nothing_fits_at_all_the_level_is_done():
    where = site(placed(1, at=(1, 5)), placed(14), entrance=((2, 9), S))
    play = entered(delve(where, alone(), visited=(0,), stack=()), 1)
    assert play.state.grown
    assert told(play, "level-grown")[0].tiles == 2


@pytest.mark.rule("RG-032")
def test_a_tile_never_covers_the_way_in():
    where = site(placed(1), entrance=((1, 0), N))
    side = Edge(0, S, (((1, 4), S),))
    assert Ground(where, side, [0], ends=True).place(Leaf(7, "A", 0)).at == (-1, 5)
    # East of a crossing whose north is the way in, a tile could reach over to it.
    crossing_ = site(placed(2, "B"), entrance=((1, 0), N))
    east = Edge(0, E, (((2, 2), E),))
    for tile in range(7, 19):
        for face in ("A", "B"):
            for turn in range(4):
                found = Ground(crossing_, east, [0], ends=True).place(Leaf(tile, face, turn))
                if found is not None:
                    board = board_of(crossing_.with_(tiles=(*crossing_.tiles, found)))
                    assert (1, -1) not in board.owner


@pytest.mark.rule("RG-033")
def test_a_tile_is_centred_on_the_opening_that_it_joins():
    # 17A opens in the north at its fourth square: the hallway's middle stands over it.
    where = site(placed(17))
    side = Edge(0, N, (((3, 0), N),))
    ground = Ground(where, side, [0], ends=True)
    assert ground.place(Leaf(1, "A", 0)).at == (2, -5)
    # 15A opens in its corners: one of them meets, the nearer centre first, then the western.
    wide = Edge(0, N, (((0, 0), N), ((4, 0), N)))
    split = Ground(site(placed(15)), wide, [0], ends=True)
    assert split.place(Leaf(1, "A", 0)).at == (-1, -5)


@pytest.mark.rule("RG-033")
@joined(
    ("chamber", "hall", "way", "dice", "lies"),
    [
        (placed(17), (1, 5), N, (2, 1, 1, 1, NOTHING, 1), (1, -5)),
        (placed(14, "B"), (1, 5), N, (1, 1, 1, NOTHING), (5, 1)),
        (placed(15, "B"), (-1, -5), S, (1, 1, 1, 1, NOTHING), (2, 5)),
        (placed(14, "B", turn=2), (1, -5), S, (1, 1, 1, NOTHING), (-5, -1)),
    ],
    ids=["north", "east", "south", "west"],
)
def test_its_middle_comes_to_lie_before_the_opening_on_every_side(chamber, hall, way, dice, lies):
    # 18A is open three squares wide on every side, and could join shifted either way as well.
    before, door = (hall[0] + 1, hall[1] + (0 if way == N else 4)), (way + 4) % 8
    out = (before[0], hall[1] + (4 if way == N else 0))
    where = site(chamber, placed(1, at=hall), entrance=(out, door))
    one = hero("brannoc", at=before, facing=way)
    start = delve(where, one, active=one, visited=(1,), stack=(18,), level_tiles=12)
    play = do(start, StepTo(facing=way), *dice)
    assert laid(play)[-1] == ("18A", 0)
    assert play.state.site.tiles[-1].at == lies


@pytest.mark.rule("RG-039")
def test_openings_that_meet_an_undecided_side_are_joined_without_a_roll():
    where = site(placed(7), placed(7, at=(0, 5)), placed(7, at=(5, 5)))
    start = delve(where, hero("brannoc", at=(7, 7)), visited=(1,), stack=(7, 13))
    play = entered(start, 2, 2, 1, 1, 1, 1, NOTHING, 1, 1)
    assert board_of(play.state.site).joined((4, 2), E)
    assert told(play, "passage-found") == []
    assert Plan(play.state.site).side(0, E) is None


@pytest.mark.rule("RG-023")
def test_sides_that_are_joined_or_lead_to_a_wall_are_no_open_sides():
    where = site(placed(7), placed(1, at=(1, 5)), placed(1, at=(5, 0)), entrance=((2, 9), S))
    plan = Plan(where)
    assert plan.side(0, S) is None
    assert plan.side(0, E) is None
    assert plan.side(1, S) is None
    assert plan.side(0, W) == Edge(0, W, (((0, 2), W),))


@pytest.mark.rule("RG-023")
def test_a_side_with_several_openings_counts_once():
    assert Plan(site(placed(15))).side(0, N) == Edge(0, N, (((0, 0), N), ((4, 0), N)))
    assert len(undecided(delve(site(placed(15)), alone(), visited=()))) == 2


@pytest.mark.rule("RG-040")
@joined(("dice", "turn"), [((3, 5), 0), ((3, 4), 1), ((2, 6), 2), ((4, 1), 3)])
def test_two_dice_say_how_a_tile_lies(dice, turn):
    assert throw_turn(table(crossing(), *dice)) == turn


@pytest.mark.rule("RG-022")
def test_only_six_and_ten_sided_dice_fall():
    start = crossing(stack=(13, 14, 16, 17), artifacts=True, dressing=True)
    for seed in range(40):
        play = Resolution(start, SeededDice(str(seed).encode()), DELVE)
        DELVE.entered(play, start.figures[0], 1, None)
        while play.state.agenda:
            task = play.pop()
            DELVE.handlers[type(task)](play, task)
        assert {roll.sides for roll in play.dice.rolls} <= {6, 10}
