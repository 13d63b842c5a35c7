"""What Heroes may do with chests, done from what is offered (B-81 to B-86, MA-140 to MA-147)."""

import pytest

from rules.systems.mkd.actions import MoveTo, StepTo
from rules.systems.mkd.compass import NE, N, S, W
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.offered import offers
from tests.systems.mkd.pieces import chest, hero, marker, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn, plays
from tests.systems.mkd_adventure.told import reasons

BLADE, NO_TRAP = 3, 1
"""Faces that say which trap a chest c10 has."""
TWELVE = (6, 6)


def before(*others, points=8, at=(2, 3), facing=N, **box):
    """Brannoc, active, with a chest near him that faces south; the chest is `box`."""
    who = hero("brannoc", at=at, facing=facing)
    boxes = (chest(at=(2, 2), facing=S, **box),)
    situation = heroes_turn(open_chamber(), who, *others, active=who, points=points, chests=boxes)
    return who, situation


def carrying(*others, points=8, held=1, where=None):
    """Brannoc, active, with so many open chests in hand."""
    who = hero("brannoc", at=(2, 2), facing=N, carries=tuple(range(held)))
    boxes = [chest(number, carrier=who.id, opened=True, trap="spent") for number in range(held)]
    situation = heroes_turn(
        where or open_chamber(), who, *others, active=who, points=points, chests=tuple(boxes)
    )
    return who, situation


@pytest.mark.rule("B-82", "B-83", "B-85", "B-86")
@pytest.mark.permits("B-82", "B-83", "B-85", "B-86")
@pytest.mark.parametrize(("manner", "faces", "left"), [("slow", (2, 5), 4), ("fast", (5,), 6)])
def test_a_hero_looks_disarms_opens_and_takes(manner, faces, left):
    who, situation = before()
    looked = do(situation, "check-0", BLADE)
    assert (looked.state.chest(0).trap, looked.state.activation.points) == ("blade", 8)
    tamed = do(looked.state, f"disarm-{manner}-0", *faces)
    assert (tamed.state.xp, tamed.state.activation.points) == (50, left)
    opened = do(tamed.state, "open-0")
    assert (opened.state.chest(0).opened, opened.state.activation.points) == (True, left)
    taken = do(opened.state, "take-0")
    assert (taken.figure(who.id).carries, taken.state.activation.points) == ((0,), left - 2)


@pytest.mark.rule("B-83", "B-84", "B-85")
@pytest.mark.permits("B-84")
@pytest.mark.parametrize(("trap", "faces"), [(None, (BLADE,)), ("blade", ())])
def test_a_hero_opens_a_chest_whatever_its_trap(trap, faces):
    who, situation = before(trap=trap)
    play = do(situation, "open-0", *faces)
    assert (play.state.chest(0).opened, play.state.chest(0).trap) == (True, "spent")
    assert play.figure(who.id).click > who.click
    assert play.state.xp == 25
    assert play.state.activation.points == 8 - 2
    # A chest without a trap is worth nothing.
    safe = do(before()[1], "open-0", NO_TRAP)
    assert (safe.state.xp, safe.figure(safe.state.heroes[0].id).click) == (0, who.click)


@pytest.mark.rule("B-81", "B-82")
@pytest.mark.permits("B-81")
@pytest.mark.parametrize(("at", "facing"), [((2, 3), N), ((1, 3), NE), ((3, 3), W)])
def test_a_chest_is_handled_from_each_of_the_three_squares_before_it(at, facing):
    _, situation = before(at=at, facing=facing)
    play = plays(situation, ("check-0", BLADE), ("disarm-slow-0", 5, 5), "open-0")
    assert play.state.chest(0).opened
    # From behind it nothing is offered.
    offered = offers(RULESET, before(at=(2, 1), facing=S)[1])
    assert not {"check-0", "open-0"} & set(offered)


@pytest.mark.rule("MA-140")
@pytest.mark.permits("MA-140")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_carrier_hands_a_chest_to_a_hero_beside_him(seat):
    friend, far = hero("kestrel", at=(3, 2), seat=seat), hero("hask", at=(0, 4))
    who, situation = carrying(friend, far, points=2)
    assert f"give-0-{far.id}" not in offers(RULESET, situation)
    play = do(situation, f"give-0-{friend.id}")
    assert (play.figure(friend.id).carries, play.figure(who.id).carries) == ((0,), ())
    assert play.state.activation.points == 0


@pytest.mark.rule("MA-141")
@pytest.mark.permits("MA-141")
def test_a_team_has_more_chests_than_one_hero_carries():
    friend = hero("kestrel", at=(3, 2), carries=(1,))
    who, situation = carrying(friend)
    boxes = (
        *situation.chests,
        chest(1, carrier=friend.id, opened=True, trap="spent"),
        *(chest(2 + n, at=(1 + n, 3), opened=True, trap="spent") for n in range(2)),
    )
    play = do(situation.with_(chests=boxes), "take-2")
    assert play.figure(who.id).carries == (0, 2)
    # With two in hand he takes no third, but his friend has a hand free.
    assert "take-3" not in offers(RULESET, play.state)
    play = plays(play.state, "end", "take-3")
    assert [play.figure(each.id).carries for each in (who, friend)] == [(0, 2), (1, 3)]


@pytest.mark.rule("MA-143", "B-86")
@pytest.mark.permits("MA-143")
@pytest.mark.parametrize(("words", "square"), [("drop-0-d3", (3, 2)), ("drop-0-c4", (2, 3))])
def test_a_chest_is_set_down_open_and_any_hero_picks_it_up(words, square):
    friend = hero("kestrel", at=(3, 3), seat=2)
    who, situation = carrying(friend, points=1)
    laid = do(situation, words)
    box = laid.state.chest(0)
    assert (box.at, box.opened, box.carrier) == (square, True, None)
    assert laid.state.activation.points == 0
    # The friend is of another team.
    other = do(laid.state, "end")
    assert other.state.activation.figure == friend.id
    play = do(other.state, "take-0", seat=2)
    assert play.figure(friend.id).carries == (0,)
    assert other.state.activation.points - play.state.activation.points == 2
    assert play.figure(who.id).carries == ()


@pytest.mark.rule("MA-249", "MA-250")
@pytest.mark.permits("MA-249")
@pytest.mark.parametrize("words", ["give-0-{friend}", "drop-0-d4"])
def test_a_chest_from_the_shop_is_passed_on_and_set_down_like_any(words):
    friend = hero("kestrel", at=(3, 2), seat=2)
    _, situation = carrying(friend)
    box = situation.chest(0).with_(bare=True)
    play = do(situation.with_(chests=(box,)), words.format(friend=friend.id))
    passed = play.state.chest(0)
    assert (passed.carrier, passed.at) in {(friend.id, None), (None, (3, 3))}
    assert (passed.opened, passed.bare) == (True, True)


@pytest.mark.rule("B-04", "MA-143")
@pytest.mark.permits("B-04")
@pytest.mark.parametrize("kind", ["bones", "water", "shadow"])
def test_things_are_laid_on_every_ground_that_takes_them(kind):
    _, situation = carrying(where=open_chamber(markers=[marker(kind, (3, 2))]))
    assert do(situation, "drop-0-d3").state.chest(0).at == (3, 2)
    # A pillar takes none.
    _, blocked = carrying(where=open_chamber(markers=[marker("pillar", (3, 2))]))
    assert "drop-0-d3" not in offers(RULESET, blocked)


@pytest.mark.rule("MA-147", "MA-148")
@pytest.mark.permits("MA-147")
def test_a_friend_picks_up_the_chest_of_who_has_fallen():
    last = len(KINDS["brannoc"].dial) - 1
    who = hero("brannoc", at=(2, 1), facing=S, click=last, carries=(0,))
    foe, friend = monster("ogre_gaoler", at=(2, 2), facing=S), hero("derrik", at=(4, 4), facing=N)
    boxes = (chest(0, carrier=who.id, opened=True, trap="spent"),)
    orders = Orders(strike_back="no", spin="no")
    situation = heroes_turn(
        open_chamber(), who, foe, friend, active=who, chests=boxes, orders=orders
    )
    # The ogre strikes him down as he passes through it; the friend is the last of the team.
    play = plays(situation, (StepTo(facing=S), *TWELVE, 1), MoveTo(to=(3, 4)))
    points = play.state.activation.points
    taken = do(play.state, "take-0")
    assert taken.figure(friend.id).carries == (0,)
    assert points - taken.state.activation.points == 2
    assert reasons(taken) == []
    # It lay open, and nobody had set its trap again.
    assert (taken.state.chest(0).opened, taken.state.chest(0).trap) == (True, "spent")
    assert taken.figure(who.id).where == "dead"
