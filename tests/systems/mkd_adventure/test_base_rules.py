"""What an adventure keeps, and does not keep, of the rules that all these games have."""

from collections import Counter
from typing import get_args

import pytest

from rules.core.dice import SeededDice
from rules.systems.mkd.actions import End, Leave, StepTo
from rules.systems.mkd.compass import E, N, W
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.resolution import Resolution
from rules.systems.mkd.tasks import MonsterActs, TokenMoves
from rules.systems.mkd.teams import points_left
from rules.systems.mkd.verbs.carrying import ways_out
from rules.systems.mkd_adventure.build import build
from rules.systems.mkd_adventure.goals import outcome
from rules.systems.mkd_adventure.mode import ADVENTURE
from rules.systems.mkd_adventure.options import AdventureOptions
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import chest, hero, monster, token
from tests.systems.mkd_adventure.builds import unbuilt
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import begun, do, heroes_turn


@pytest.mark.rule("B-16")
def test_a_table_chooses_what_its_teams_are_worth():
    who = hero("brannoc")
    offered = get_args(AdventureOptions.model_fields["points"].annotation)
    left = {}
    for points in offered:
        state = heroes_turn(open_chamber(), who, options=AdventureOptions(points=points))
        left[points] = points_left(state, 1)
    assert left["100"] == 100 - 22
    assert left["50"] == 50 - 22
    assert left["none"] > 500


@pytest.mark.rule("B-20", "B-21")
def test_everybody_acts_once_a_round_and_no_die_says_how_many():
    heroes = [hero("brannoc", at=(0, 0), facing=N), hero("derrik", at=(4, 0), facing=N)]
    foes = [monster("ogre_gaoler", at=(x, 4)) for x in (0, 2, 4)]
    where = site(placed(7), placed(7, at=(20, 20)))
    tokens = (token(at=(22, 22)), token(at=(24, 24)))
    play = Resolution(
        heroes_turn(where, *heroes, *foes, tokens=tokens), SeededDice(b"all"), ADVENTURE
    )
    play.change(served=tuple(figure.id for figure in heroes))
    acted = Counter()
    while play.state.part != "heroes" or not acted:
        ADVENTURE.go_on(play)
        for task in (*play.state.agenda, *play.state.queue):
            match task:
                case TokenMoves():
                    acted["token", task.token] = 1
                case MonsterActs():
                    acted["monster", task.figure] = 1
        play.change(agenda=(), queue=())
    assert set(acted) == {
        *(("token", each.id) for each in tokens),
        *(("monster", each.id) for each in foes),
    }
    assert {roll.reason for roll in play.dice.rolls} == {"mkd-monster-order"}


@pytest.mark.rule("B-24")
@pytest.mark.permits("B-24")
def test_acting_every_round_hurts_nobody():
    who = hero("brannoc", at=(2, 2), facing=N)
    state = begun(heroes_turn(open_chamber(), who)).state
    for turn in range(6):
        play = do(state, StepTo(facing=(E, W)[turn % 2]))
        state = do(play.state, End()).state
    assert state.round == 3 + 1 + 6
    assert (state.figure(who.id).click, state.figure(who.id).where) == (who.click, "board")


@pytest.mark.rule("B-110: set out")
def test_what_a_dungeon_holds_comes_out_of_pools():
    play = unbuilt(seed="pools", sets=2, artifacts=True, dressing=True)
    build(play)
    state, pools = play.state, play.state.pools
    chests = Counter(pools.chests)
    chests.update(each.kind for each in state.chests)
    assert set(chests) == set(CHESTS)
    assert len(state.tokens) + len(pools.tokens) == 6 * 2
    assert len(state.chests) == 1
    full = {"doors": pools.doors, "markers": pools.markers, "artifacts": pools.artifacts}
    assert all(full.values())
    assert pools.monsters


@pytest.mark.rule("B-111: score")
def test_gold_carried_out_is_the_score_of_each_player():
    rich, poor = hero("brannoc", at=(2, 4), carries=(0,)), hero("derrik", at=(0, 0), seat=2)
    boxes = (
        chest(0, carrier=rich.id, at=None, opened=True),
        chest(1, at=(4, 0), opened=True),
    )
    state = heroes_turn(
        open_chamber(entrance=ENTRANCE), rich, poor.with_(where="left"), chests=boxes, active=rich,
        points=4, order=(1, 2),
    )  # fmt: skip
    assert ways_out(state) == (ENTRANCE[0],)
    done = do(state, Leave())
    gold = CHESTS[boxes[0].kind].gold
    assert gold > 0
    assert outcome(done.state).scores == ((1, gold), (2, 0))
    assert done.state.gold == gold
