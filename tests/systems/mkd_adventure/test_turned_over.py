"""A token turned over by a Hero's step: who comes, in what order, who turns to them (B-102)."""

import pytest

from rules.systems.mkd.actions import StepTo
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.state import Orders
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.pieces import hero, monster, token
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import reasons, told

TWENTY, EVEN = (2, 3), 1
"""Two for 20 by the third yellow face, and both worth the same."""
NORTH, SOUTH, EAST, WEST = 1, 2, 3, 4
FIRST, SECOND = (1, 1), (1, 2)
"""Two dice for one of seven squares or more."""


def walks_in(*faces, pool=("gutterkin_slinger", "cave_leech"), friend_faces=E, foes=(), **more):
    """Brannoc steps into a chamber where a token lies beside Derrik, who has stood there before."""
    who = hero("brannoc", at=(4, 2), facing=E)
    friend = hero("derrik", at=(7, 3), facing=friend_faces)
    pools = Pools(monsters=pool)
    situation = heroes_turn(
        two_chambers(), who, friend, *foes, active=who, pools=pools,
        tokens=(token("Y", 3, at=(7, 2)),), **more,
    )  # fmt: skip
    return friend, do(situation, StepTo(facing=E), *faces)


@pytest.mark.rule("B-102: two dice")
def test_the_token_is_gone_and_two_dice_say_how_many_for_how_much():
    # Two slingers for 20; a 1 picks the kind, as the leech is worth no less.
    _, play = walks_in(*TWENTY, EVEN, 1, NORTH, *SECOND, NORTH)
    assert play.state.tokens == ()
    (turned,) = told(play, "token-turned")
    assert (turned.total, turned.points) == (5, 20)
    assert len(play.state.monsters) == 2
    assert reasons(play)[:2] == ["mkd-reveal", "mkd-reveal"]


@pytest.mark.rule("B-102: two dice")
def test_two_low_dice_are_nobody_at_all_and_the_token_is_gone():
    _, play = walks_in(1, 1)
    assert play.state.tokens == ()
    assert play.state.monsters == ()


@pytest.mark.rule("B-102: one by one")
def test_each_is_chosen_placed_and_faced_before_the_next():
    _, play = walks_in(*TWENTY, EVEN, 2, SOUTH, *SECOND, WEST)
    first, second = play.state.monsters
    # The first stands where the token lay; of the free squares beside it the other has the second.
    assert (first.kind, first.at, first.facing) == ("cave_leech", (7, 2), S)
    assert (second.kind, second.at, second.facing) == ("gutterkin_slinger", (7, 1), W)
    assert reasons(play)[2:] == [
        "mkd-split", "mkd-monster-tie", "mkd-facing", "mkd-place", "mkd-place",
        "mkd-facing",
    ]  # fmt: skip


@pytest.mark.rule("B-102: Heroes may turn")
def test_then_whoever_has_one_beside_it_turns_to_it():
    friend, play = walks_in(1, 2, NORTH, pool=("gutterkin_slinger",))
    assert play.state.monsters[0].at == (7, 2)
    assert play.figure(friend.id).facing == N
    # The Monster keeps the facing that was thrown for it.
    assert play.state.monsters[0].facing == N


@pytest.mark.rule("B-102: Heroes may turn")
@pytest.mark.parametrize(("spin", "looks"), [("yes", N), ("no", S)])
def test_who_has_another_opponent_turns_as_its_player_wishes(spin, looks):
    rats = monster("cellar_rats", at=(7, 4), facing=N)
    friend, play = walks_in(
        1, 2, NORTH, pool=("gutterkin_slinger",), friend_faces=S, foes=[rats],
        orders=Orders(spin=spin),
    )  # fmt: skip
    assert play.figure(friend.id).facing == looks


@pytest.mark.rule("B-102: Heroes may turn", "B-34")
@pytest.mark.permits("B-102: Heroes may turn", "B-34")
@pytest.mark.parametrize(("answer", "looks"), [("yes", N), ("no", S)])
def test_or_its_player_is_asked(answer, looks):
    rats = monster("cellar_rats", at=(7, 4), facing=N)
    friend, asked = walks_in(
        1, 2, NORTH, pool=("gutterkin_slinger",), friend_faces=S, foes=[rats],
        orders=Orders(spin="ask"),
    )  # fmt: skip
    assert asked.figure(friend.id).facing == S
    play = do(asked.state, f"answer-{answer}")
    assert play.figure(friend.id).facing == looks


@pytest.mark.rule("MA-077")
def test_who_comes_with_a_rider_may_stand_beside_its_rear():
    # 70 for two, 46 and 24: a rider who looks east from where the token lay, and a cultist.
    who, lies = hero("brannoc", at=(4, 2), facing=E), token("R", 2, at=(7, 2))
    pools = Pools(monsters=("grave_rider", "ashen_cultist"))
    situation = heroes_turn(two_chambers(), who, active=who, pools=pools, tokens=(lies,))
    play = do(situation, StepTo(facing=E), 3, 4, 5, *(4, 1, 6), EAST, *FIRST, NORTH)
    rider, cultist = play.state.monsters
    assert (rider.at, rider.rear) == ((7, 2), (6, 2))
    # The first free one of those beside either square touches the rear alone.
    assert cultist.at == (5, 1)
