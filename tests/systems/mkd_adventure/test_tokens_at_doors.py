"""A token before a closed door opens it with its last points, as a Monster does (MA-066)."""

import pytest

from rules.systems.mkd.actions import End, Finish
from rules.systems.mkd.compass import E
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import door, hero, monster, token
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import reasons, told

NEAREST_HERO = 6
IN_A_ROW = tuple(placed(7, at=(5 * index, 0)) for index in range(3))


@pytest.mark.rule("MA-060", "MA-066")
@pytest.mark.parametrize(("start", "opened"), [((12, 2), True), ((13, 2), False)])
def test_with_two_points_left_it_opens_the_door_and_waits(start, opened):
    where = site(*IN_A_ROW, doors=[door((9, 2))])
    lurker = token("Y", 1, at=start)
    situation = heroes_turn(where, hero("brannoc", at=(0, 2)), tokens=(lurker,))
    play = do(situation, Finish(), NEAREST_HERO)
    assert play.state.tokens[0].at == (10, 2)
    assert play.state.site.doors[0].closed is not opened


@pytest.mark.rule("MA-066", "MA-067")
def test_it_goes_through_next_time_and_shuts_the_door_behind_it():
    where = site(*IN_A_ROW, doors=[door((9, 2))])
    lurker = token("Y", 1, at=(12, 2))
    situation = heroes_turn(where, hero("brannoc", at=(0, 2)), tokens=(lurker,))
    play = do(situation, Finish(), NEAREST_HERO)
    play = do(play.state, End(), NEAREST_HERO)
    # Through for 1, the door for 1, and two more steps.
    assert play.state.tokens[0].at == (7, 2)
    assert play.state.site.doors[0].closed
    assert reasons(play) == ["mkd-token-movement"]
    assert not told(play, "token-stayed")


@pytest.mark.rule("MA-067", "MA-215")
@pytest.mark.parametrize(("start", "ends"), [((11, 2), (7, 2)), ((12, 2), (8, 2))])
def test_it_leaves_a_door_open_in_which_a_rider_stands(start, ends):
    where = site(*IN_A_ROW, doors=[door((9, 2), closed=False)])
    rider = monster("grave_rider", at=(10, 2), rear=(9, 2), facing=E, surprised=True)
    lurker = token("Y", 1, at=start)
    situation = heroes_turn(where, hero("brannoc", at=(0, 2)), rider, tokens=(lurker,))
    play = do(situation, Finish(), NEAREST_HERO)
    # All four points go into steps, as there is nothing to shut.
    assert play.state.tokens[0].at == ends
    assert not play.state.site.doors[0].closed
