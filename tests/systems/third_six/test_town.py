"""The town: the road there, healing, levels, recruits, new dungeons."""

import pytest

from rules.core.errors import RuleError
from rules.systems.third_six import RULESET
from rules.systems.third_six.actions import GoHome, GoToTown, LevelUp, NewDungeon, Recruit, Treat
from rules.systems.third_six.state import Level
from rules.systems.third_six.town import LONG
from tests.support.joined import joined
from tests.systems.third_six.moves import act, menu, refusal, run
from tests.systems.third_six.numbers import hp, mnd
from tests.systems.third_six.tables import game, hero, room, town, vault


@pytest.mark.rule("TS-049")
@pytest.mark.permits("TS-049")
def test_the_road_starts_at_the_first_entrance():
    there = act(game(), "town").state
    assert there.place == "town"
    back = act(there, "return").state
    assert (back.place, back.here, back.fight) == ("dungeon", 1, None)
    rooms = [room(), room(2, (3, 1), "s")]
    assert refusal(game(rooms=rooms, here=2), GoToTown()) == "ts-error-no-road"
    below = (Level(rooms=tuple(rooms)), Level(rooms=(room(),)))
    assert refusal(game(levels=below, depth=2), GoToTown()) == "ts-error-no-road"


@pytest.mark.rule("TS-050")
@pytest.mark.permits("TS-050")
def test_five_coins_for_a_die_of_both():
    hurt = hero(hp=10, hp_most=30, mnd=1, mnd_most=5)
    once = act(town(hurt, coins=12), "treat-1", 3).state
    assert (hp(once), mnd(once), once.coins) == (13, 4, 7)
    twice = act(once, "treat-1", 6).state
    assert (hp(twice), mnd(twice), twice.coins) == (19, 5, 2)
    assert refusal(twice, Treat(seat=1)) == "ts-error-coins"
    assert refusal(town(coins=50), Treat(seat=1)) == "ts-error-hale"
    assert refusal(game(hurt, coins=50), Treat(seat=1)) == "ts-error-only-in-town"


@pytest.mark.rule("TS-050")
@pytest.mark.parametrize(("points", "more"), [({"hp": 1}, (4, 4)), ({"mnd": 1}, (20, 4))])
def test_the_last_five_coins_help_whoever_lacks_either(points, more):
    hurt = hero(hp_most=20, mnd_most=4).with_(**points)
    healed = act(town(hurt, coins=5), "treat-1", 3).state
    assert (hp(healed), mnd(healed), healed.coins) == (*more, 0)


@pytest.mark.rule("TS-051", "TS-003")
@pytest.mark.permits("TS-051")
def test_a_hundred_coins_buy_a_level():
    state = town(hero(hp=10, hp_most=20, mnd=2, mnd_most=4), coins=130)
    grown = act(state, "level-up-1", 5).state
    one = grown.hero(1)
    assert (one.level, one.hp, one.hp_most, one.mnd, one.mnd_most) == (2, 15, 25, 3, 5)
    assert grown.coins == 30
    assert refusal(grown, LevelUp(seat=1)) == "ts-error-coins"
    assert refusal(game(coins=130), LevelUp(seat=1)) == "ts-error-only-in-town"


@pytest.mark.rule("TS-057")
@pytest.mark.permits("TS-057")
def test_anybody_pays_for_anybody():
    state = town(hero(), hero(seat=2, hp=5, hp_most=30), coins=105)
    assert menu(state)["treat-2"].group == "ts-company"
    done = run(state, ("treat-2", 4), ("level-up-2", 2))
    assert (hp(done, 2), done.hero(2).level, done.coins) == (11, 2, 0)
    assert refusal(state, Treat(seat=5)) == "ts-error-no-hero"
    assert refusal(state, LevelUp(seat=5)) == "ts-error-no-hero"


@pytest.mark.rule("TS-031")
@pytest.mark.permits("TS-031")
def test_no_new_dungeon_before_this_one_is_explored():
    assert refusal(town(), NewDungeon()) == "ts-error-unexplored"
    closed = [room(exits="n"), vault()]
    again = act(town(rooms=closed, coins=7), "new-dungeon").state
    assert (again.dungeon, again.depth, again.place, again.coins) == (2, 1, "dungeon", 7)
    assert [one.kind for one in again.level.rooms] == ["entrance"]


@pytest.mark.rule("TS-031")
def test_every_level_visited_counts():
    above = Level(rooms=(room(exits="n"), room(2, (3, 1), "s", "stairs")))
    assert "new-dungeon" in menu(town(levels=(above,)))
    below = Level(rooms=(room(),))
    assert "new-dungeon" not in menu(town(levels=(above, below)))


def test_the_fallen_are_replaced_by_heroes_of_the_first_level():
    company = (hero(), hero(seat=2, hp=0, hp_most=9, level=4, alive=False))
    state = town(*company, start_level=2)
    fresh = act(state, "recruit-2").state
    assert RULESET.awaiting(fresh) == (2,)
    ready = act(fresh, "class-rogue", 1, seat=2).state
    assert (ready.hero(2).level, ready.hero(2).hp) == (1, 15)
    assert RULESET.awaiting(ready) == (1, 2)
    assert refusal(state, Recruit(seat=1)) == "ts-error-not-fallen"
    nobody = town(*company, recruit_in_town=False)
    assert refusal(nobody, Recruit(seat=2)) == "ts-error-no-recruits"


@pytest.mark.parametrize(("goal", "level"), [("level_2", 1), ("level_3", 2)])
def test_levels_may_be_the_goal(goal, level):
    state = town(hero(level=level), hero(seat=2, level=level + 1), coins=100, goal=goal)
    done = act(state, "level-up-1", 3).state
    assert done.ending == goal
    assert RULESET.outcome(done).result == "victory"
    assert RULESET.outcome(done).scores == ((1, 200 * (level + 1)), (2, 200 * (level + 1)))


@pytest.mark.rule("TS-051")
def test_levels_are_the_goal_of_all_who_live():
    company = (hero(), hero(seat=2), hero(seat=3, hp=0, hp_most=9, alive=False))
    one = act(town(*company, coins=200, goal="level_2"), "level-up-1", 3).state
    assert (one.ending, RULESET.outcome(one)) == ("", None)
    assert act(one, "level-up-2", 3).state.ending == "level_2"


@pytest.mark.rule("TS-003", "TS-051")
@joined(
    ("goal", "level", "good"),
    [
        ("level_2", 1, True),
        ("level_2", 2, False),
        ("level_2", 3, False),
        ("level_3", 2, True),
        ("level_3", 3, False),
        ("depth_2", 3, True),
    ],
)
def test_a_level_that_heroes_begin_with_is_no_goal(goal, level, good):
    options = RULESET.options_type(goal=goal, start_level=level)
    if good:
        RULESET.check_options(options, 2)
        return
    with pytest.raises(RuleError) as refused:
        RULESET.check_options(options, 2)
    assert (refused.value.text.key, dict(refused.value.text.args)) == (
        "ts-refused-goal",
        {"level": level},
    )


KNOWN = [room(exits="n"), room(2, (3, 1), "s")]


@pytest.mark.rule("TS-031", "TS-052")
@joined(
    ("goal", "veteran", "rooms", "result", "given_up"),
    [
        ("dragon", 1, KNOWN, "victory", False),
        ("dragon", 1, KNOWN[:1], "finished", False),
        ("dragon", 0, KNOWN, "finished", True),
        ("none", 0, KNOWN, "victory", False),
        ("none", 0, KNOWN[:1], "finished", False),
    ],
)
def test_what_it_is_worth_to_go_home(goal, veteran, rooms, result, given_up):
    """A veteran calls an adventure off; others give their goal up, if they had one."""
    state = town(hero(veteran=veteran), rooms=rooms, goal=goal, coins=7).with_(turn=LONG)
    outcome = RULESET.outcome(act(state, "go-home").state)
    assert (outcome.result, outcome.surrendered, outcome.scores) == (result, given_up, ((1, 107),))


@joined("goal", ["depth_2", "explored", "bosses", "dragon"])
def test_other_goals(goal):
    done = {
        "depth_2": ("descend",),
        "explored": ("go-s", 3),
        "bosses": ("go-s", 3),
        "dragon": ("go-s", 3),
    }[goal]
    above = Level(rooms=(room(exits="n"), room(2, (3, 1), "s", "stairs")))
    state = game(hero(), levels=(above,), here=2, goal=goal)
    state = state.with_(bosses_beaten=1, dragons_slain=1)
    assert run(state, done).ending == goal


def test_who_has_a_home_goes_there_from_town_and_only_from_there():
    veteran = hero(veteran=1)
    assert refusal(game(veteran), GoHome()) == "ts-error-only-in-town"
    assert "go-home" not in menu(game(veteran))
    assert act(town(veteran), "go-home").state.ending == "home"
    assert refusal(town(), GoHome()) == "ts-error-no-going-home"


def test_after_a_long_time_everybody_may_go_home_from_anywhere():
    early = game(goal="dragon").with_(turn=LONG - 1)
    assert "go-home" not in menu(early)
    late = early.with_(turn=LONG)
    assert RULESET.autopilot(late, 1, "bold") == GoHome()
    outcome = RULESET.outcome(act(late, "go-home").state)
    assert (outcome.result, outcome.surrendered) == ("finished", True)
    assert "go-home" in menu(town().with_(turn=LONG))
