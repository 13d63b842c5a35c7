"""Tokens make for the nearest of several Heroes, round after round (RG-122)."""

import pytest

from rules.systems.mkd.actions import Finish
from rules.systems.mkd.compass import E, S
from rules.systems.mkd.figures import name_of
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import hero, marker, token
from tests.systems.mkd_delve.delves import delve, do, reasons, told

CHAIN = [placed(7, at=(0, 5 * row)) for row in (0, 1, -1, 2, -2, 3, -3)]
"""Bare chambers from north to south, each joined to the next; a token is in the middle one."""


def goes(*heroes, at=(2, 2), rounds=1, faces=(), more=(), **things):
    """Heroes let a token come for so many rounds; where it was after each, and whom it sought."""
    where = site(*CHAIN, *more, entrance=((2, 19), S), **things)
    state = delve(where, *heroes, tokens=(token("Y", 1, at=at),), grown=True)
    places = []
    for _ in range(rounds):
        play = do(state, Finish(), *faces)
        state = play.state
        (came,) = told(play, "token-came")
        places.append(state.tokens[0].at)
    return places, came.figure, play


@pytest.mark.rule("RG-122")
def test_the_nearest_is_the_one_with_the_shortest_way_and_not_the_closest_in_a_line():
    # Two squares from the token, Brannoc is behind a wall; the way to him leads round by the south.
    brannoc, derrik = hero("brannoc", at=(5, 1)), hero("derrik", at=(2, 13))
    ysolde = hero("ysolde", at=(2, -9))
    shut, around = [((4, 2), E)], [placed(7, at=(5, 0)), placed(7, at=(5, 5))]
    places, sought, play = goes(brannoc, derrik, ysolde, at=(3, 1), more=around, closed=shut)
    assert sought == name_of(ysolde)
    assert places[0][1] == -3
    assert "mkd-nearest" not in reasons(play)
    # Were Ysolde not there, it would go for Derrik.
    places, sought, _ = goes(brannoc, derrik, at=(3, 1), more=around, closed=shut)
    assert sought == name_of(derrik)
    assert places[0][1] > 1


@pytest.mark.rule("RG-122")
@pytest.mark.parametrize(("die", "who", "at"), [(1, 0, (2, -2)), (2, 1, (2, 6))])
def test_of_two_equally_near_one_by_die(die, who, at):
    heroes = hero("ysolde", at=(2, -8)), hero("derrik", at=(2, 12))
    places, sought, play = goes(*heroes, faces=(die,))
    assert (places, sought) == ([at], name_of(heroes[who]))
    assert reasons(play).count("mkd-nearest") == 1


@pytest.mark.rule("RG-122")
def test_it_comes_on_in_the_next_round():
    near, far = hero("ysolde", at=(2, -13)), hero("derrik", at=(2, 19))
    places, sought, _ = goes(far, near, at=(2, 1), rounds=2)
    assert [row for _, row in places] == [-3, -7]
    assert sought == name_of(near)


@pytest.mark.rule("RG-122")
@pytest.mark.parametrize(("wet", "row"), [((1, 2), -3), ((0, 1, 2, 3, 4), -2)])
def test_by_the_cheapest_way_round_what_costs_more(wet, row):
    # Into a square of water it is two points: past two of them, but through a ditch.
    near, far = hero("ysolde", at=(2, -13)), hero("derrik", at=(2, 19))
    ditch = [marker("water", (column, -2)) for column in wet]
    places, _, _ = goes(far, near, at=(2, 1), markers=ditch)
    assert [each[1] for each in places] == [row]
