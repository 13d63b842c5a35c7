"""Tokens turned over in anybody's turn: a Hero's, a token's own, a Monster's (MA-070)."""

import pytest

from rules.systems.mkd.actions import End, StepTo
from rules.systems.mkd.compass import E, S, W
from rules.systems.mkd.pieces import Goal, Pools
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, told

TEN = (1, 3)
"""Two dice by which the first yellow face is one Monster for 10 points."""
NORTH, TO_A_HERO = 1, 6
SLINGER = Pools(monsters=("gutterkin_slinger",))


def appeared(play):
    """Kind and place of who came."""
    return [(each.kind, each.at) for each in play.state.monsters if each.side == "monster"]


@pytest.mark.rule("MA-070: Heroes' turn")
@pytest.mark.permits("MA-070: Heroes' turn")
def test_in_a_heros_turn():
    who = hero("brannoc", at=(4, 2), facing=E)
    situation = heroes_turn(
        two_chambers(), who, active=who, tokens=(token(at=(9, 4)),), pools=SLINGER
    )
    play = do(situation, StepTo(facing=E), *TEN, NORTH)
    assert appeared(play) == [("gutterkin_slinger", (9, 4))]


@pytest.mark.rule("MA-070: tokens' turn")
def test_in_the_tokens_turn_by_its_own_move_and_facing_the_way_it_went():
    who = hero("brannoc", at=(0, 0), facing=E)
    situation = heroes_turn(
        two_chambers(), who, active=who, tokens=(token(at=(6, 2)),), pools=SLINGER
    )
    play = do(situation, End(), TO_A_HERO, *TEN)
    assert appeared(play) == [("gutterkin_slinger", (4, 2))]
    # No die says which way it looks, and no die what it does: it is surprised.
    assert play.state.monsters[0].facing == W


@pytest.mark.rule("MA-070: Monsters' turn")
def test_in_a_monsters_turn_by_whoever_comes_for_help():
    who = hero("brannoc", at=(0, 0), facing=E)
    runner = monster("ogre_gaoler", at=(3, 2), facing=S, goal=Goal(kind="seek"))
    lurking = token(at=(9, 4), guardian=True)
    situation = heroes_turn(
        two_chambers(), who, runner, active=who, tokens=(lurking,), pools=SLINGER
    )
    play = do(situation, End(), *TEN, NORTH)
    assert at(play, runner) == (5, 2)
    assert appeared(play)[1:] == [("gutterkin_slinger", (9, 4))]
    assert told(play, "token-turned")
    assert play.state.round == situation.round + 1
