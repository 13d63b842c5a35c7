"""Tokens that wander: by which die, where to, through which doors, and what stops them."""

import pytest

from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.monster_ai.tokens import token_moves
from rules.systems.mkd.tasks import Reveal, TokenMoves
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd.revealing import reasons
from tests.systems.mkd.tables import kinds, play, state

NORTH, SOUTH, EAST, WEST, STAY, HERO = range(1, 7)
"""What the die of movement says (1.3)."""


def stacked(count=2, **things):
    """Bare chambers one below the other, joined in the middle; the last one holds (2, 2)."""
    return site(*(placed(7, at=(0, -5 * index)) for index in range(count)), **things)


def wanders(where, one, *faces, figures=(), **more):
    """A token's activation."""
    table = play(state(where, *figures, tokens=(one, *more.pop("others", ())), **more), *faces)
    token_moves(table, TokenMoves(token=one.id))
    assert table.dice.left == ()
    return table


def now(table):
    """The token as it is now."""
    return table.state.tokens[0]


@pytest.mark.rule("MA-029", "MA-060", "MA-061", "MA-062")
def test_ex_47_a_token_goes_north_and_on_inside():
    table = wanders(stacked(), token(at=(2, 2)), NORTH)
    assert now(table).at == (2, -2)
    assert kinds(table) == ["mkd-token-moved"]
    assert now(table).heading is None


@pytest.mark.rule("MA-062", "B-101", "MA-076")
def test_ex_47_it_is_revealed_where_it_comes_into_a_heros_tile():
    who = hero("brannoc", at=(0, -5))
    table = wanders(stacked(), token(at=(2, 2)), NORTH, figures=(who,))
    assert (now(table).at, now(table).heading) == ((2, -1), N)
    assert table.state.agenda == (Reveal(tokens=(now(table).id,)),)


@pytest.mark.rule("MA-063")
@joined(("die", "at"), [(NORTH, (2, 0)), (SOUTH, (2, 4)), (EAST, (4, 2)), (WEST, (0, 2))])
def test_ex_47_without_a_tile_that_way_it_goes_to_the_edge(die, at):
    assert now(wanders(open_chamber(), token(at=(2, 2)), die)).at == at


@pytest.mark.rule("MA-061")
def test_ex_47_a_five_lets_it_stay():
    table = wanders(stacked(), token(at=(2, 2)), STAY)
    assert now(table).at == (2, 2)
    assert kinds(table) == ["mkd-token-stayed"]


@pytest.mark.rule("MA-066", "MA-222")
def test_ex_48_a_wooden_door_is_opened_and_shut():
    where = stacked(doors=[door((2, 0), N)])
    table = wanders(where, token(at=(2, 0)), NORTH)
    assert now(table).at == (2, -1)
    assert table.state.site.doors[0].closed
    assert now(table).closes is None


@pytest.mark.rule("MA-066")
def test_a_door_it_cannot_pay_for_stays_shut():
    table = wanders(stacked(doors=[door((2, 0), N)]), token(at=(2, 3)), NORTH)
    assert now(table).at == (2, 0)
    assert table.state.site.doors[0].closed


@pytest.mark.rule("MA-066")
def test_a_door_left_open_is_shut_first_thing_next_time():
    where = stacked(doors=[door((2, 0), N)])
    table = wanders(where, token(at=(2, 1)), NORTH)
    assert (now(table).at, now(table).closes) == ((2, -1), 0)
    assert not table.state.site.doors[0].closed
    again = play(table.state, STAY)
    token_moves(again, TokenMoves(token=now(table).id))
    assert again.state.site.doors[0].closed
    assert now(again).closes is None


@pytest.mark.rule("MA-066")
def test_a_door_that_a_vortex_has_turned_away_is_not_shut_from_afar():
    where = two_chambers(doors=[door((2, 4), S, closed=False)])
    table = wanders(where, token(at=(5, 2), closes=0), STAY)
    assert not table.state.site.doors[0].closed
    assert now(table).closes is None


@pytest.mark.rule("MA-060", "MA-066")
def test_opening_a_door_with_the_last_points_leaves_none_to_go_through_it():
    table = wanders(stacked(doors=[door((2, 0), N)]), token(at=(2, 2)), NORTH)
    assert now(table).at == (2, 0)
    assert not table.state.site.doors[0].closed


@pytest.mark.rule("MA-064")
def test_no_die_falls_for_a_way_that_it_has_no_points_for():
    where = stacked(markers=[marker("pillar", (2, -5))])
    assert now(wanders(where, token(at=(2, 3)), NORTH)).at == (2, -1)


@pytest.mark.rule("MA-067")
def test_wooden_doors_are_shut_behind_it_even_if_they_stood_open_iron_ones_never():
    table = wanders(stacked(doors=[door((2, 0), N, closed=False)]), token(at=(2, 0)), NORTH)
    assert table.state.site.doors[0].closed
    assert now(table).at == (2, -3)
    table = wanders(stacked(doors=[door((2, 0), N, iron=True)]), token(at=(2, 0)), NORTH)
    assert not table.state.site.doors[0].closed
    assert now(table).at == (2, -2)


@pytest.mark.rule("MA-221")
def test_a_trap_on_the_door_does_not_mind_it():
    table = wanders(stacked(doors=[door((2, 0), N, trap="blade")]), token(at=(2, 0)), NORTH)
    assert now(table).at == (2, -1)
    assert table.state.site.doors[0].trap == "blade"
    assert reasons(table) == ["mkd-token-movement"]


@pytest.mark.rule("MA-065")
def test_a_six_takes_it_to_the_nearest_heros_tile():
    near, far = hero("brannoc", at=(9, 2)), hero("derrik", at=(0, -8))
    where = site(placed(7), placed(7, at=(5, 0)), placed(7, at=(0, -5)), placed(7, at=(0, -10)))
    table = wanders(where, token(at=(2, 2)), HERO, figures=(near, far))
    assert now(table).at == (5, 2)
    assert isinstance(table.state.agenda[-1], Reveal)
    assert now(table).heading == E


@pytest.mark.rule("MA-065")
def test_equally_near_heroes_are_chosen_by_the_die():
    west, east = hero("brannoc", at=(-3, 2)), hero("derrik", at=(7, 2))
    where = site(placed(7), placed(7, at=(5, 0)), placed(7, at=(-5, 0)))
    assert now(wanders(where, token(at=(2, 2)), HERO, 1, figures=(west, east))).at == (-1, 2)
    assert now(wanders(where, token(at=(2, 2)), HERO, 2, figures=(west, east))).at == (5, 2)


@pytest.mark.rule("MA-065")
def test_without_a_hero_inside_a_six_means_nothing():
    table = wanders(open_chamber(), token(at=(2, 2)), HERO)
    assert kinds(table) == ["mkd-token-stayed"]


@pytest.mark.rule("MA-064")
def test_ways_around_that_are_equal_are_up_to_the_die():
    where = open_chamber(markers=[marker("pillar", (2, 1))])
    west = now(wanders(where, token(at=(2, 2)), NORTH, 1)).at
    east = now(wanders(where, token(at=(2, 2)), NORTH, 2)).at
    assert (west, east) == ((1, 0), (3, 0))


@pytest.mark.rule("B-101")
def test_it_stops_beside_a_hero_in_the_next_tile():
    who = hero("brannoc", at=(2, -1))
    table = wanders(stacked(), token(at=(2, 2)), NORTH, 1, figures=(who,))
    assert now(table).at == (2, 0)
    assert isinstance(table.state.agenda[-1], Reveal)


@pytest.mark.rule("B-101")
def test_a_monsters_tile_does_not_turn_it_over():
    foe = monster("ogre_gaoler", at=(0, -5))
    table = wanders(stacked(), token(at=(2, 2)), NORTH, figures=(foe,))
    assert table.state.agenda == ()


@pytest.mark.rule("B-101")
def test_nobody_hides_from_a_token_that_comes_to_him():
    who = hero("liriel", at=(0, -5), level=2)
    table = wanders(stacked(), token(at=(2, 2)), NORTH, figures=(who,))
    assert isinstance(table.state.agenda[-1], Reveal)


@pytest.mark.rule("B-101")
def test_a_token_that_stays_turns_nothing_over():
    who = hero("liriel", at=(2, 3), level=2)
    for die in (STAY, HERO):
        table = wanders(open_chamber(), token(at=(2, 2)), die, figures=(who,))
        assert table.state.agenda == ()
        assert kinds(table) == ["mkd-token-stayed"]


@pytest.mark.rule("MA-063")
@joined("thing", ["token", "chest", "artifact", "monster"])
def test_it_shares_its_square_with_nothing(thing):
    at = (2, 0)
    more, markers, figures = {}, [], ()
    match thing:
        case "token":
            more["others"] = (token(at=at),)
        case "chest":
            more["chests"] = (chest(0, at=at),)
        case "artifact":
            markers = [marker("artifact", at)]
        case "monster":
            figures = (monster("ogre_gaoler", at=at),)
    table = wanders(
        open_chamber(markers=markers), token(at=(2, 2)), NORTH, 1, figures=figures, **more
    )
    assert now(table).at == (1, 0)


@pytest.mark.rule("MA-063")
@pytest.mark.parametrize("thing", ["artifact", "furniture"])
def test_it_stops_before_what_nobody_stops_on(thing):
    pillars = [marker("pillar", (x, 0)) for x in (0, 1, 3, 4)]
    where = open_chamber(markers=[*pillars, marker(thing, (2, 0))])
    assert now(wanders(where, token(at=(2, 2)), NORTH)).at == (2, 1)


@pytest.mark.rule("MA-060")
def test_it_passes_a_monster_but_does_not_stop_in_its_square():
    crowd = [monster("ogre_gaoler", at=(2, y)) for y in (1, -1)]
    where = stacked(3)
    hall = [marker("pillar", (x, 1)) for x in (0, 1, 3, 4)]
    walled = where.with_(markers=tuple(hall))
    table = wanders(walled, token(at=(2, 3)), NORTH, figures=crowd)
    assert now(table).at == (2, 0)


@pytest.mark.rule("MA-062")
def test_of_two_tiles_side_by_side_it_takes_the_one_cheaper_to_enter():
    west, east = placed(1, "B", at=(-1, -5)), placed(1, "B", at=(2, -5))
    where = site(placed(18), west, east)
    assert now(wanders(where, token(at=(2, 2)), NORTH, 1)).at == (1, -2)
    assert now(wanders(where, token(at=(2, 2)), NORTH, 2)).at == (2, -2)
    mire = [marker("water", (x, -1)) for x in (2, 3)]
    assert now(wanders(where.with_(markers=tuple(mire)), token(at=(2, 2)), NORTH)).at == (1, -2)


@pytest.mark.rule("MA-062")
def test_far_tiles_are_reached_turn_by_turn():
    where = stacked(4)
    at, one = (2, 2), token(at=(2, 2))
    for expected in ((2, -2), (2, -6), (2, -10), (2, -14), (2, -15)):
        table = wanders(where, one.with_(at=at), NORTH)
        at = now(table).at
        assert at == expected


def test_a_token_turned_over_meanwhile_does_not_move():
    table = play(state(open_chamber()))
    token_moves(table, TokenMoves(token=3))
    assert table.events == []


@pytest.mark.rule("MA-060")
def test_water_costs_it_two():
    where = open_chamber(markers=[marker("water", (x, 1)) for x in range(5)])
    assert now(wanders(where, token(at=(2, 4)), NORTH)).at == (2, 1)


@pytest.mark.rule("MA-062")
def test_two_chambers_side_by_side_are_crossed_from_west_to_east():
    assert now(wanders(two_chambers(), token(at=(3, 2)), EAST)).at == (7, 2)
    assert now(wanders(two_chambers(), token(at=(6, 1)), WEST)).at == (2, 2)
