"""A walk and what it was for, as one choice: looking for traps, and the end (B-30, B-82, B-22)."""

import pytest

from rules.systems.mkd.actions import Begin, Check, End, MoveTo
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import open_chamber, two_chambers
from tests.systems.mkd.offered import WORDS, offers
from tests.systems.mkd.pieces import chest, door, hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.test_walk_and_strike import begun

NOTHING = 1
"""A die of discovery that brings nothing."""


def looks(state):
    """What is offered as a walk and a look for traps in one."""
    return [each for key, each in offers(RULESET, state).items() if key.startswith("look-")]


def ends(state):
    """What is offered as a walk and the end in one, by the square it leads to."""
    found = offers(RULESET, state).items()
    return {each.action.to: each for key, each in found if key.startswith("halt-")}


@pytest.mark.rule("B-30", "B-82", "B-33")
def test_a_hero_walks_up_to_a_chest_turns_to_it_and_looks():
    who, box = hero("brannoc", at=(0, 0)), chest(at=(2, 2), facing=W)
    state = begun_with(who, box)
    [look] = looks(state)
    play = do(state, look.action, 4)
    _, there = play.state.active_hero()
    assert play.state.chest(0).trap is not None
    assert there.at == look.action.to
    spent = state.activation.points - play.state.activation.points
    assert f"{spent} point" in WORDS.say(look.label)
    # It is what the walk, the free turn after it and the look come to one after the other.
    walked = do(state, MoveTo(to=look.action.to)).state
    apart = do(walked, Check(chest=0), 4).state
    assert (apart.figures, apart.chests, apart.activation) == (
        play.state.figures, play.state.chests, play.state.activation,
    )  # fmt: skip


def begun_with(who, *boxes, points=8):
    """A Hero in an open chamber with chests, whose activation has begun."""
    state = heroes_turn(open_chamber(), who, chests=boxes)
    return begun(who, points=points).with_(chests=state.chests)


@pytest.mark.rule("B-92")
def test_a_hero_walks_up_to_a_door_and_looks():
    who = hero("brannoc", at=(0, 0), facing=E)
    situation = heroes_turn(two_chambers(doors=[door((4, 2), E)]), who, hero("tamsin", at=(0, 4)))
    state = do(situation, Begin(figure=who.id)).state
    [look] = looks(state)
    play = do(state, look.action, 4, 4, 4)
    assert play.figure(who.id).at == (4, 2)
    assert play.state.site.doors[0].trap is not None


@pytest.mark.rule("B-82")
def test_only_what_was_not_looked_at_is_looked_at():
    known = chest(at=(2, 2), facing=W, trap="blade")
    assert looks(begun_with(hero("brannoc", at=(0, 0)), known)) == []
    far = chest(at=(4, 4), facing=S)
    assert looks(begun_with(hero("brannoc", at=(0, 0)), far, points=1)) == []


@pytest.mark.rule("B-45", "B-46")
def test_who_is_held_on_the_way_does_not_look_and_goes_on():
    who, holder = hero("brannoc", at=(1, 1)), monster("ogre_gaoler", at=(1, 2), facing=N)
    box = chest(at=(4, 4), facing=N)
    state = begun(who, holder, points=12).with_(chests=(box,))
    [look] = looks(state)
    held = do(state, look.action, 1).state
    assert held.figure(who.id).at == (1, 1)
    assert held.chest(0).trap is None
    assert not held.agenda


@pytest.mark.rule("B-22")
def test_a_hero_walks_and_is_done():
    who, other, box = hero("brannoc", at=(0, 0)), hero("tamsin", at=(4, 0)), chest(at=(2, 2))
    state = begun(who, other, points=8).with_(chests=(box,))
    to, walk = next(iter(ends(state).items()))
    after = do(state, walk.action).state
    assert after.figure(who.id).at == to
    assert after.served == (who.id,)
    assert after.activation.figure == other.id
    apart = do(do(state, MoveTo(to=to)).state, End()).state
    assert apart.figures == after.figures


@pytest.mark.rule("B-22", "B-45")
def test_who_is_held_on_the_way_is_not_done():
    who, holder = hero("brannoc", at=(1, 1)), monster("ogre_gaoler", at=(1, 2), facing=N)
    state = begun(who, holder, hero("tamsin", at=(4, 0)), points=12).with_(
        chests=(chest(at=(4, 4)),)
    )
    walk = next(each for to, each in ends(state).items() if to[0] > 2)
    held = do(state, walk.action, 1).state
    assert held.activation.figure == who.id
    assert held.served == ()


@pytest.mark.rule("B-22", "B-30")
def test_who_comes_where_nobody_has_been_is_not_done():
    who, other = hero("brannoc", at=(4, 2), facing=E), hero("tamsin", at=(0, 4))
    situation = heroes_turn(two_chambers(), who, other, visited=(0,))
    state = do(situation, Begin(figure=who.id)).state
    walk = next(each for to, each in ends(state).items() if to[0] > 4)
    after = do(state, walk.action, NOTHING).state
    assert after.figure(who.id).at == walk.action.to
    assert after.known > state.known
    assert after.activation.figure == who.id
    assert after.served == ()
