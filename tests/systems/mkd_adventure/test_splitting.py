"""A party that goes in from two sides."""

import pytest

from rules.core.errors import RuleError
from rules.systems.mkd.actions import Begin, Leave
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.state import Player
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd.verbs.turns import landing
from rules.systems.mkd_adventure import RULESET
from rules.systems.mkd_adventure.build import build
from rules.systems.mkd_adventure.building.stairs import with_second_way
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from rules.systems.mkd_adventure.rewards import reward
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import hero as standing
from tests.systems.mkd_adventure.builds import hero, unbuilt
from tests.systems.mkd_adventure.laws import check
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import reasons

KINDS = ("brannoc", "derrik", "ondine", "maelle")


def split(count, seed=1, **options):
    """A built dungeon with so many Heroes before it."""
    heroes = tuple(hero(kind, number + 1) for number, kind in enumerate(KINDS[:count]))
    play = unbuilt(seed=seed, heroes=heroes, split_up=True, **options)
    build(play)
    return play.state


@pytest.mark.rule("MA-315")
@joined(("count", "others"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_half_of_the_heroes_come_in_by_the_other_way(count, others):
    state = split(count)
    (gate,) = state.site.exits
    gates = [figure.gate for figure in state.heroes]
    assert gates == [None] * (count - others) + [gate] * others


@pytest.mark.rule("MA-315")
def test_teams_stay_together_where_they_can():
    heroes = tuple(
        hero(kind, number + 1).with_(seat=1 + number % 2) for number, kind in enumerate(KINDS)
    )
    play = unbuilt(seed=2, heroes=heroes, split_up=True)
    play.change(players=(Player(seat=1, name="Ada"), Player(seat=2, name="Ben")))
    build(play)
    assert {figure.seat for figure in play.state.heroes if figure.gate} == {2}


@pytest.mark.rule("MA-315")
@pytest.mark.parametrize("seed", range(8))
def test_the_other_way_is_in_the_hallway_nearest_to_the_central_chamber(seed):
    state = split(2, seed, sets=3)
    board, (gate,) = board_of(state.site), state.site.exits
    tile = board.owner[gate]
    assert board.shape(tile).kind == "hall"
    assert tile != board.owner[state.site.entrance[0]]


@pytest.mark.rule("MA-315")
def test_of_two_hallways_equally_near_a_die_takes_one():
    row = site(
        placed(1, "B", at=(1, -5)),
        placed(7, at=(0, 0)),
        placed(1, "B", at=(1, 5)),
        placed(7, at=(0, 10)),
        placed(1, "B", at=(1, 15)),
        entrance=((2, 19), 4),
    )
    play = unbuilt(2)
    found = with_second_way(play, row, 1)
    assert found.exits == ((2, 7),)
    assert reasons(play) == ["mkd-build-second-hallway"]


@pytest.mark.rule("MA-315")
def test_without_a_second_hallway_there_is_no_second_way():
    row = site(placed(7, at=(0, 0)), placed(1, "B", at=(1, 5)), entrance=((2, 9), 4))
    assert with_second_way(unbuilt(), row, 0) is None


@pytest.mark.rule("MA-315")
def test_one_hallway_is_refused_and_where_dice_decide_there_are_two():
    with pytest.raises(RuleError, match="split-hallway"):
        RULESET.check_options(AdventureOptions(sets=1, split_up=True), 2)
    for options in ({"tiles": "mixed"}, {"tiles": "easy"}, {"floor_sets": "die"}):
        wanted = {"sets": 1, **options}
        RULESET.check_options(AdventureOptions(split_up=True, **wanted), 2)
        for seed in range(4):
            assert len(split(2, seed, **wanted).site.exits) == 1


@pytest.mark.rule("MA-315")
def test_nobody_splits_up_alone():
    with pytest.raises(RuleError, match="split-alone"):
        RULESET.check_options(AdventureOptions(heroes=1, split_up=True), 1)
    RULESET.check_options(AdventureOptions(heroes=1, split_up=True), 2)


@pytest.mark.rule("MA-316")
def test_who_is_at_the_stairs_comes_in_there():
    who = standing("brannoc", where="waiting", gate=(0, 0), facing=2)
    where = open_chamber(entrance=ENTRANCE, exits=[(0, 0)])
    situation = heroes_turn(where, who)
    assert landing(situation, who) == (0, 0)
    assert landing(situation) == ENTRANCE[0]
    inside = do(situation, Begin(figure=who.id)).figure(who.id)
    assert (inside.where, inside.at, inside.gate) == ("board", (0, 0), None)


@pytest.mark.rule("MA-316")
def test_somebody_on_the_stairs_keeps_others_out_there_alone():
    first = standing("derrik", at=(0, 0))
    late = standing("brannoc", where="waiting", gate=(0, 0))
    front = standing("ondine", where="waiting")
    where = open_chamber(entrance=ENTRANCE, exits=[(0, 0)])
    situation = heroes_turn(where, first, late, front)
    assert landing(situation, late) is None
    assert landing(situation, front) == ENTRANCE[0]


@pytest.mark.rule("MA-316")
@pytest.mark.permits("MA-316")
@pytest.mark.parametrize("square", [(0, 0), ENTRANCE[0]])
def test_everybody_may_leave_by_either_way(square):
    who, other = standing("brannoc", at=square), standing("derrik", at=(4, 0))
    where = open_chamber(entrance=ENTRANCE, exits=[(0, 0)])
    situation = heroes_turn(where, who, other, active=who)
    assert set(ways_out(situation)) == {(0, 0), ENTRANCE[0]}
    assert do(situation, Leave()).figure(who.id).where == "left"


@pytest.mark.rule("MA-315")
def test_only_the_first_floor_is_entered_from_two_sides():
    play = unbuilt(seed=4, heroes=(hero(), hero("derrik", 2)), split_up=True, floors="2")
    build(play)
    assert play.state.site.exits
    below = tuple(figure.with_(where="below", gate=None) for figure in play.state.figures)
    play.change(figures=below, part="heroes", order=(1,), round=5)
    ADVENTURE.go_on(play)
    assert play.state.floor == 2
    assert play.state.site.exits == ()
    assert all(figure.gate is None for figure in play.state.heroes)
    check(play.state)


@pytest.mark.rule("MA-311", "MA-317")
@joined(
    ("options", "xp", "gold"),
    [
        ({}, 500, 2500),
        ({"timed": True}, 750, 2750),
        ({"split_up": True}, 750, 2750),
        ({"timed": True, "split_up": True}, 1000, 3000),
    ],
)
def test_time_and_splitting_up_are_worth_half_as_much_again_each(options, xp, gold):
    state = unbuilt(**options).state.with_(sets=(2, 3), floors=2, floor=2)
    assert reward(state.with_(ending="victory")) == (xp, gold)
    assert reward(state.with_(ending="defeat")) == (0, 0)
