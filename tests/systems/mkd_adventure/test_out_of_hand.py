"""Items in use that leave their Hero's hands, or break: they help no more (B-88)."""

import pytest

from rules.systems.mkd.actions import Drop, End, Give, OpenChest, UseItem
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.figures import attack_of, defense_of, has
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import chest, hero
from tests.systems.mkd_adventure.rounds import do, heroes_turn

SABRE, MANTLE = "c10", "c20"
"""Two more attack and one more defense; three more defense and Toughness."""


def armed(*held, others=(), lying=(), **more):
    """Hask with items in hand, the first of them in use."""
    who = hero("hask", at=(2, 2), facing=N, carries=tuple(range(len(held))))
    boxes = tuple(
        chest(number, kind, carrier=who.id, opened=True, trap="spent")
        for number, kind in enumerate(held)
    )
    start = heroes_turn(open_chamber(), who, *others, active=who, chests=(*boxes, *lying), **more)
    return who, do(start, UseItem(chest=0)).state


@pytest.mark.rule("B-88")
def test_a_sword_handed_on_helps_whoever_has_it_and_no_longer_who_had_it():
    friend = hero("derrik", at=(3, 2), facing=N)
    who, start = armed(SABRE, others=(friend,))
    assert (attack_of(start.figure(who.id)), defense_of(start.figure(who.id))) == (10, 15)
    given = do(start, Give(chest=0, to=friend.id)).state
    after = given.figure(who.id)
    assert (attack_of(after), defense_of(after), after.uses) == (8, 14, ())
    # The friend begins as the last, and switches it on himself.
    drawn = do(do(given, End()).state, UseItem(chest=0)).state
    assert attack_of(drawn.figure(friend.id)) == attack_of(friend) + 2


@pytest.mark.rule("B-88")
def test_what_is_laid_down_is_out_of_use_and_all_else_stays_in_use():
    who, start = armed(SABRE, MANTLE)
    both = do(start, UseItem(chest=1)).state
    assert defense_of(both.figure(who.id)) == 18
    dropped = do(both, Drop(chest=1)).state
    after = dropped.figure(who.id)
    assert (attack_of(after), defense_of(after), has(after, "toughness")) == (10, 15, False)
    assert after.uses == (0,)


@pytest.mark.rule("B-88", "B-89")
def test_a_potion_works_on_when_its_bottle_is_laid_down():
    who, start = armed("c08")
    dropped = do(start, Drop(chest=0)).state
    assert defense_of(dropped.figure(who.id)) == 17


@pytest.mark.rule("B-88")
def test_a_sword_that_rusts_away_helps_no_more():
    box = chest(1, "c15", at=(2, 1), facing=S, trap="rust")
    who, start = armed(SABRE, lying=(box,))
    opened = do(start, OpenChest(chest=1)).state
    after = opened.figure(who.id)
    assert not opened.chest(0).charged
    assert (attack_of(after), defense_of(after)) == (8, 14)


@pytest.mark.rule("B-88")
def test_points_that_boots_gave_stay_when_the_boots_are_handed_on():
    friend = hero("derrik", at=(3, 2), facing=N)
    _, start = armed("c15", others=(friend,))
    assert start.activation.points == 10
    assert do(start, Give(chest=0, to=friend.id)).state.activation.points == 8
