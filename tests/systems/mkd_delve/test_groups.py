"""A delve's tokens become the groups that they name, whatever the theme; a master may swarm."""

import pytest

from rules.systems.mkd.actions import Begin, StepTo
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.reveal.pools import monster_pool
from tests.support.joined import joined
from tests.systems.mkd.boards import placed, site
from tests.systems.mkd.pieces import hero, token
from tests.systems.mkd_delve.delves import delve, do, reasons

VERMIN = Pools(monsters=monster_pool("vermin"))
"""The best of them is worth 26, of which there are two; then come 16, 12, 10 and 8."""
FACING, PLACE = 1, (1, 1)


def met(*faces, colour="R", face=1, pools=VERMIN, **lies):
    """A Hero steps into the chamber north of him, where a token lies; what it becomes.

    Another Hero waits for his own activation. The faces are all that fall.
    """
    who, other = hero("brannoc", at=(2, 5), facing=N), hero("derrik", at=(2, 9))
    where = site(placed(1, at=(1, 5)), placed(7), entrance=((2, 9), S))
    lurker = token(colour, face, at=(2, 2), **lies)
    start = delve(where, who, other, tokens=(lurker,), pools=pools, theme="vermin")
    return do(do(start, Begin(figure=who.id)).state, StepTo(facing=N), *faces)


def values(play):
    """What the Monsters are worth, in the order in which they came."""
    return [KINDS[figure.kind].value for figure in play.state.monsters]


@pytest.mark.rule("RG-102")
def test_two_share_the_points_evenly_though_nobody_is_worth_half_of_them():
    # R1 with 5: two for 65 points. A 2 is even, 32 each.
    play = met(1, 4, 2, FACING, *PLACE, FACING)
    assert values(play) == [26, 26]
    assert reasons(play)[2] == "mkd-split"


@pytest.mark.rule("RG-103")
def test_a_leader_and_followers_come_though_nobody_is_worth_half_of_the_points():
    # R1 with 4: three for 60. A 5 is a leader: 20 + 3d6, then 1d6 less, then the rest. 23, 17, 20.
    play = met(1, 3, 5, 1, 1, 1, 6, FACING, *PLACE, FACING, *PLACE, FACING)
    assert values(play) == [16, 16, 16]
    assert reasons(play).count("mkd-leader") == 3
    assert reasons(play).count("mkd-follower") == 1


@pytest.mark.rule("RG-103")
@joined(
    ("total", "dice", "worth"),
    [
        # Three for 60: 20 + 3d6 is 24, then 1d6 less is 22, then the rest.
        ((1, 3), (5, 1, 1, 2, 2), [24, 22, 14]),
        # Three for 80, and so a fourth die: 26 + 4d6 is 36, then 30, then the rest.
        ((5, 6), (4, 1, 2, 3, 4, 6), [36, 30, 14]),
        # Two for 70, with three dice for them: 35 + 3d6 is 45, and 25 are left. No die follows.
        ((3, 5), (6, 5, 4, 1), [45, 25]),
    ],
)
def test_a_leader_by_dice_the_next_less_and_the_last_has_the_rest(total, dice, worth):
    places = (FACING, *(*PLACE, FACING) * (len(worth) - 1))
    play = met(*total, *dice, *places, pools=Pools(monsters=monster_pool("any")))
    assert values(play) == worth
    assert reasons(play).count("mkd-follower") == len(worth) - 2


@pytest.mark.rule("RG-102")
def test_one_is_one_however_many_points_are_left_over():
    # R2 with 12: one for 90 points.
    play = met(6, 6, FACING, face=2)
    assert values(play) == [26]


@pytest.mark.rule("RG-019")
def test_a_master_for_whom_nobody_is_worth_half_is_a_swarm():
    play = met(FACING, *PLACE, FACING, *PLACE, FACING, 1, FACING, worth=90)
    assert values(play) == [26, 26, 16, 16]
    assert "mkd-split" not in reasons(play)
