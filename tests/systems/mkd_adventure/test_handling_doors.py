"""What Heroes may do with doors, done from what is offered (B-91, B-92, MA-217, MA-218)."""

import pytest

from rules.systems.mkd.compass import E
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import two_chambers
from tests.systems.mkd.offered import offers
from tests.systems.mkd.pieces import door, hero
from tests.systems.mkd_adventure.rounds import do, heroes_turn, plays
from tests.systems.mkd_adventure.told import told

FIRST, DARTS = 1, 2
"""Faces for the chest c10 whose traps the door has, and for the row of it."""


def at_door(points=8, at=(4, 2), **about):
    """Brannoc, active, at the door between two chambers."""
    who = hero("brannoc", at=at, facing=E)
    where = two_chambers(doors=[door((4, 2), E, **about)])
    pools = Pools(chests=("c10", "c09"))
    return who, heroes_turn(where, who, active=who, points=points, pools=pools)


@pytest.mark.rule("MA-217", "MA-218", "B-92")
@pytest.mark.permits("MA-217", "MA-218")
@pytest.mark.parametrize(("manner", "faces", "left"), [("slow", (5, 6), 4), ("fast", (6,), 6)])
@pytest.mark.parametrize("at", [(4, 2), (5, 2)])
def test_a_hero_looks_for_the_trap_of_a_door_and_disarms_it(manner, faces, left, at):
    _, situation = at_door(at=at)
    looked = do(situation, "check-door-0", FIRST, DARTS).state
    assert looked.site.doors[0].trap == "darts"
    assert (looked.activation.points, looked.pools.chests) == (8, ("c10", "c09"))
    tamed = do(looked, f"disarm-{manner}-door-0", *faces).state
    assert (tamed.xp, tamed.activation.points) == (50, left)
    opened = do(tamed, "open-door-0").state
    assert not opened.site.doors[0].closed
    assert opened.activation.points == left


@pytest.mark.rule("B-92", "MA-216")
@pytest.mark.permits("B-92")
@pytest.mark.parametrize(("trap", "faces"), [(None, (FIRST, DARTS)), ("darts", ())])
def test_a_hero_opens_a_door_whatever_its_trap(trap, faces):
    who, situation = at_door(trap=trap)
    play = do(situation, "open-door-0", *faces)
    assert (play.state.site.doors[0].closed, play.state.site.doors[0].trap) == (False, "spent")
    assert play.figure(who.id).click > who.click
    assert (play.state.xp, play.state.activation.points) == (25, 8 - 2)


@pytest.mark.rule("B-91")
@pytest.mark.permits("B-91")
@pytest.mark.parametrize("iron", [False, True])
def test_a_hero_opens_a_door_goes_through_and_shuts_it_behind_him(iron):
    who, situation = at_door(trap="spent", iron=iron)
    assert "go-f3" not in offers(RULESET, situation)
    play = plays(situation, "open-door-0", "f3", "close-door-0")
    assert play.figure(who.id).at == (5, 2)
    assert play.state.site.doors[0].closed
    assert play.state.activation.points == 8 - 2 - 1 - 1
    assert not told(play, "hit")


@pytest.mark.rule("MA-224", "B-91")
@pytest.mark.permits("MA-224")
def test_a_hero_shuts_an_open_door_and_its_trap_counts_again():
    who, situation = at_door(trap="needle", closed=False)
    shut = do(situation, "close-door-0").state
    assert shut.site.doors[0].closed
    assert shut.activation.points == 8 - 1
    # It is disarmed like any other now, or goes off.
    assert do(shut, "disarm-slow-door-0", 6, 6).state.xp == 50
    sprung = do(shut, "open-door-0")
    assert (sprung.figure(who.id).click, sprung.state.xp) == (who.click + 1, 25)
