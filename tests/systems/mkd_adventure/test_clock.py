"""Adventures against time: how many rounds there are, and what happens at their end."""

import pytest

from rules.systems.mkd.actions import End, Finish, Leave, UseStairs
from rules.systems.mkd_adventure.build import build
from rules.systems.mkd_adventure.clock import is_up, rounds_left, wind_up
from rules.systems.mkd_adventure.goals import outcome
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.pilot.stairs import has_time
from rules.systems.mkd_adventure.rewards import reward
from rules.systems.mkd_adventure.show import view
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import chest, hero
from tests.systems.mkd_adventure.builds import unbuilt
from tests.systems.mkd_adventure.floors import STAIRS, after, upper
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import told

TIMED = AdventureOptions(timed=True)


def timed(where, who, *others, deadline=24, **more):
    """A Hero who carries the Quest Chest, against time."""
    prize = chest(0, opened=True, quest=True, trap="spent", carrier=who.id)
    fields = {"options": TIMED, "deadline": deadline, "quest_chest": 0, "chests": (prize,)}
    fields |= {"floor": 1, "sets": (2,), **more}
    return heroes_turn(where, who, *others, active=who, **fields)


@pytest.mark.rule("MA-310")
def test_ex_60_seven_chambers_and_three_hallways_give_24_rounds():
    play = unbuilt(timed=True)
    wind_up(play, chambers=7, halls=3)
    assert play.state.deadline == 24
    assert rounds_left(play.state) == 24
    assert told(play, "clock-set")[0].rounds == 24


@pytest.mark.rule("MA-310", "MA-311")
def test_ex_60_success_in_round_24_counts():
    who = hero("brannoc", at=ENTRANCE[0], carries=(0,))
    situation = timed(open_chamber(entrance=ENTRANCE), who, round=24)
    won = do(situation, Leave()).state
    assert outcome(won).result == "victory"
    assert reward(won) == (300, 1250)


@pytest.mark.rule("MA-310", "MA-311")
def test_ex_60_round_25_never_begins():
    who = hero("brannoc", at=(0, 0), carries=(0,))
    situation = timed(open_chamber(entrance=ENTRANCE), who, round=24)
    play = do(situation, End())
    assert outcome(play.state).result == "defeat"
    assert play.state.round == 24
    assert [event.kind for event in play.events][-1] == "mkd-time-ran-out"
    assert reward(play.state) == (0, 0)
    assert outcome(play.state).scores == ((1, 0),), "the gold in his hands is not out"


@pytest.mark.rule("MA-310")
def test_once_the_goal_is_out_the_others_may_take_their_time():
    out = hero("brannoc", where="left", carries=(0,))
    slow = hero("derrik", at=(0, 0))
    situation = timed(open_chamber(entrance=ENTRANCE), out, slow, round=24)
    situation = situation.with_(activation=None)
    assert not is_up(situation)

    on = do(situation, Finish()).state
    assert (on.round, on.ending) == (25, "")


@pytest.mark.rule("MA-310")
@joined("seed", range(3))
def test_each_floor_adds_its_tiles_when_it_is_built(seed):
    play = unbuilt(seed=seed, floors="2", sets=1, timed=True)
    build(play)
    assert play.state.deadline == 13
    who = hero("brannoc", at=STAIRS)
    options = AdventureOptions(sets=1, floors="2", timed=True)
    situation = upper(who, active=who, options=options, deadline=13, round=13)
    down = after(situation, UseStairs(), seed).state
    assert (down.deadline, down.round, rounds_left(down)) == (26, 14, 13)


@pytest.mark.rule("MA-312")
def test_the_clock_goes_along_with_whatever_else_the_party_does():
    play = unbuilt(seed=3, floors="2", sets=2, timed=True, split_up=True)
    build(play)
    assert play.state.deadline is not None
    assert play.state.site.exits
    assert play.state.floors == 2


def test_without_a_clock_nobody_counts():
    play = unbuilt(seed=3)
    build(play)
    assert rounds_left(play.state) is None
    assert not is_up(play.state.with_(round=500))


def test_the_heading_tells_how_many_rounds_are_left():
    who = hero("brannoc", at=(0, 0))
    situation = timed(open_chamber(entrance=ENTRANCE), who, round=20)
    heading = view(situation, None).heading
    assert (heading.key, dict(heading.args)["left"]) == ("mkd-heading-left", 5)


def test_everybody_hears_of_the_last_rounds():
    who = hero("brannoc", at=(0, 0))
    early = do(timed(open_chamber(entrance=ENTRANCE), who, round=10), End())
    late = do(timed(open_chamber(entrance=ENTRANCE), who, round=19), End())
    assert told(early, "time-is-short") == []
    assert told(late, "time-is-short")[0].rounds == 5


@pytest.mark.rule("MA-310")
def test_nobody_is_hurried_once_the_chest_is_out():
    out = hero("brannoc", where="left", carries=(0,))
    who = hero("derrik", at=(0, 0), seat=2)
    situation = timed(open_chamber(entrance=ENTRANCE), out, who, round=19)
    situation = situation.with_(acting=2, activation=None)
    play = do(situation, Finish(), seat=2)
    assert play.state.round == 20
    assert told(play, "time-is-short") == []


@pytest.mark.rule("MA-310")
def test_a_further_floor_tells_of_the_rounds_that_are_left_with_its_own():
    play = unbuilt(timed=True)
    play.change(deadline=10, round=4)
    wind_up(play, chambers=2, halls=1)
    assert play.state.deadline == 17
    assert told(play, "clock-set")[0].rounds == 13


def test_autopilot_leaves_chests_beside_the_way_when_time_is_short():
    who = hero("brannoc", at=(0, 0))
    assert has_time(timed(open_chamber(), who, round=2))
    assert not has_time(timed(open_chamber(), who, round=20))
