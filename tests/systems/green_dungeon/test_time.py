"""The track, event checks, upkeep and wanderers."""

import pytest

from rules.core.scene import Side
from rules.systems.green_dungeon import RULESET, layout
from rules.systems.green_dungeon.actions import Bribe
from rules.systems.green_dungeon.flow import LONGEST
from rules.systems.green_dungeon.state import Step, Tally
from rules.systems.green_dungeon.timekeeping import restorable
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import red, track
from tests.systems.green_dungeon.pieces import monster, tile
from tests.systems.green_dungeon.tables import fight, foe, game, hero

NOTHING = (6, 6)


def cube(state, *faces):
    """Add one cube by trying the door to the north again."""
    return act(state.with_(tried=(Side.NORTH,)), "retry-n", *faces)


def retry(state, *faces):
    """The same, and the door stays shut."""
    return cube(state, *faces, 1)


def at(time, events, **more):
    """A position at a door that will not open, so that a try again adds a cube."""
    more = {"east": "C3", "cleared": "C2 C4", **more}
    return game(time=time, events=events, **more)


@pytest.mark.rule("GD-030")
@joined(("time", "events"), [(4, 0), (9, 1), (14, 2)])
def test_every_fifth_cube_brings_an_event(time, events):
    passed = retry(at(time, events), *NOTHING * (events + 1), 6)
    assert kinds(passed)[:2] == ["gd-time-passed", "gd-event-due"]
    assert kinds(passed).count("gd-event-due") == 1
    assert kinds(retry(at(time - 1, events)))[:2] == ["gd-time-passed", "gd-door-held"]


@pytest.mark.rule("GD-031")
def test_at_fifteen_the_track_is_emptied():
    passed = retry(at(14, 2), *NOTHING * 3, 6)
    assert track(passed.state) == (0, 1)
    assert kinds(passed).index("gd-wanderer-absent") < kinds(passed).index("gd-track-emptied")
    assert track(retry(at(14, 0), *NOTHING, 6).state) == (0, 0)


@pytest.mark.rule("GD-032")
def test_cubes_are_added_one_by_one():
    rested = act(game(time=14, events=2), "rest", *NOTHING * 3, 6, 1, 1, 1)
    assert track(rested.state) == (2, 1)


@pytest.mark.rule("GD-029: by choice")
def test_a_rest_costs_three():
    assert track(act(game(), "rest", 1, 1, 1).state) == (3, 0)


@pytest.mark.rule("GD-034")
def test_a_wanderer_costs_a_cube_when_its_fight_is_over():
    met = cube(at(4, 0, monster_deck=(monster("hammer", 1),)), *NOTHING, 1).state
    assert track(met) == (5, 1)
    over = act(met, "strike", 6, 1, 1)
    assert track(over.state) == (6, 1)
    assert kinds(over)[-1] == "gd-door-held"


@pytest.mark.rule("GD-034")
def test_that_cube_may_bring_a_further_check():
    one = foe("C3", cards=(monster("hammer", 1),), difficulty=1)
    state = fight(
        against=one,
        time=9,
        events=2,
        after=[Step(kind="time", count=1)],
        monster_deck=tuple(i for i in range(12) if i != 3),
    )
    over = act(state, "strike", 6, 1, *NOTHING * 3, 6)
    assert "gd-event-due" in kinds(over)
    assert track(over.state) == (10, 3)


@pytest.mark.rule("GD-035")
def test_upkeep_once_for_each_event_cube():
    passed = retry(at(4, 2), *NOTHING * 3, 6)
    assert kinds(passed).count("gd-upkeep-void") == 3


@pytest.mark.rule("GD-036")
@joined("pair", [(6, 1), (1, 6), (6, 6)])
def test_a_six_means_no_upkeep(pair):
    passed = retry(at(4, 0, cleared="A1 C2 C4"), *pair, 6)
    assert "gd-tile-reset" not in kinds(passed)


@pytest.mark.rule("GD-037", "GD-038")
def test_columns_to_the_right_then_rows_down():
    passed = retry(at(4, 0, cleared="B3 C2 C4"), 2, 3, 6).state
    there = passed.tiles[tile("B3")]
    assert (there.up, there.explored, there.done) == (False, False, False)
    assert layout.name(layout.index(2, 3)) == "B3"


@pytest.mark.rule("GD-038")
def test_a_reset_room_triggers_anew():
    state = game(rooms={"C2": "cog"}, cleared="C2", treasure_deck=(), time=4, east="C4")
    state = act(state, "rest", 3, 2, 6, 1, 1, 1).state
    assert not state.tiles[tile("C2")].explored
    assert "gd-purse-found" in kinds(act(state, "go-n"))


@pytest.mark.rule("GD-039: only seen")
def test_no_upkeep_on_what_is_not_explored():
    state = at(4, 0, seen="B3")
    passed = retry(state, 2, 3, 6)
    assert "gd-upkeep-void" in kinds(passed)
    assert passed.state.tiles[tile("B3")].up


@pytest.mark.rule("GD-040")
def test_no_upkeep_on_the_heroes():
    passed = retry(at(4, 0), 3, 3, 6)
    assert "gd-upkeep-void" in kinds(passed)
    assert passed.state.here.done


@pytest.mark.rule("GD-041: the lesser boss's", "GD-099")
def test_no_upkeep_on_lairs():
    state = at(4, 0, rooms={"B3": "straw"}, cleared="B3 C2 C4", lairs=(tile("B3"),))
    passed = retry(state, 2, 3, 6).state
    assert passed.tiles[tile("B3")].done


@pytest.mark.rule("GD-042: fled")
def test_no_upkeep_where_a_foe_waits():
    state = at(4, 0, cleared="A1 C2 C4", foes=(foe("A1", left="fled"),))
    assert not restorable(state, tile("A1"))
    assert retry(state, 1, 1, 6).state.tiles[tile("A1")].explored
    assert restorable(state.with_(foes=()), tile("A1"))


@pytest.mark.rule("GD-043: one die", "GD-043: not above the cubes")
def test_one_wandering_roll():
    assert "gd-wanderer-absent" in kinds(retry(at(4, 1), *NOTHING * 2, 3))
    came = cube(at(4, 1, monster_deck=(3,)), *NOTHING * 2, 2)
    assert "gd-wanderer-came" in kinds(came)
    always = cube(at(4, 5, monster_deck=(3,)), *NOTHING * 6, 6)
    assert "gd-wanderer-came" in kinds(always)


@pytest.mark.rule("GD-044: made so", "GD-044: fought so")
def test_a_wanderer_is_as_in_a_drop_room():
    state = game(rooms={"C3": "hammer"}, time=4, monster_deck=(monster("hammer", 2),))
    met = act(state, "rest", *NOTHING, 1).state
    assert (met.fight.foe.kind, met.fight.foe.difficulty) == ("minion", 2)
    lost = act(met, "strike", 4, 5).state
    assert red(lost) == 8
    won = run(lost, ("strike", 6, 1), ("strike", 6, 1, 1))
    assert won.heroes[0].xp == 1


@pytest.mark.rule("GD-045: of one's own will", "GD-045: awake")
def test_a_wanderer_takes_no_bribe_from_sleepers():
    state = game(time=4, monster_deck=(monster("hammer", 1),))
    met = act(state, "rest", *NOTHING, 1).state
    assert "bribe" not in menu(met)
    awake = cube(at(4, 0, monster_deck=(3,)), *NOTHING, 1)
    assert "bribe" in menu(awake.state)
    asleep = fight(asleep=True)
    assert refusal(asleep, Bribe()) == "gd-error-rest-bribe"


@pytest.mark.rule("GD-046")
def test_an_interrupted_rest():
    tired = hero(health=3, magic=1, xp=5)
    met = act(game(tired, time=4, monster_deck=(3,)), "rest", *NOTHING, 1).state
    over = act(met, "strike", 6, 1, 4)
    assert kinds(over)[-1] == "gd-rest-broken"
    one = over.state.heroes[0]
    assert (one.health, one.magic, one.level, one.xp) == (7, 1, 1, 6)


@pytest.mark.rule("GD-046")
def test_or_nothing_if_so_ruled_or_fled():
    tired = hero(health=3)
    ruled = game(tired, time=4, monster_deck=(3,), options={"interrupted_rest": "nothing"})
    over = act(act(ruled, "rest", *NOTHING, 1).state, "strike", 6, 1)
    assert kinds(over)[-1] == "gd-rest-lost"
    ran = act(game(tired, time=4, monster_deck=(3,), cleared="C2"), "rest", *NOTHING, 1).state
    away = act(ran, "flee-n", 6, 1)
    assert kinds(away)[-1] == "gd-rest-lost"
    assert red(away.state) == 3


@pytest.mark.rule("GD-147")
def test_upkeep_of_ones_own_room_breaks_no_rest():
    rested = act(game(hero(health=3, magic=1), at="B3", time=4), "rest", 2, 3, 6, 3, 5, 2)
    assert "gd-rest-healed" in kinds(rested)
    assert (red(rested.state), rested.state.here.done) == (8, True)


def test_a_game_may_have_a_time_limit():
    state = game(options={"time_limit": "80"}, tally=Tally(cubes=78))
    over = act(state, "rest")
    assert RULESET.outcome(over.state).result == "finished"
    assert kinds(over)[-1] == "gd-time-up"


def test_without_a_limit_a_game_is_over_after_twice_the_longest():
    state = game(tally=Tally(cubes=LONGEST - 4))
    assert RULESET.outcome(act(state, "rest", 1, 1, 1).state) is None
    late = state.with_(tally=Tally(cubes=LONGEST - 2))
    assert RULESET.outcome(act(late, "rest").state).result == "finished"
