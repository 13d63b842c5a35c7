"""What the owner of an ability decides, and what wings need not pay (section 3, B-51)."""

import pytest

from rules.systems.mkd.actions import Begin
from rules.systems.mkd.compass import NW, N, S
from rules.systems.mkd.figures import click_of
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.offered import WORDS, offers, typed
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons

HIT = (5, 5)
MISS = (1, 2)


def begun(who, *others, points=None):
    state = do(heroes_turn(open_chamber(), who, *others), Begin(figure=who.id)).state
    if points is None:
        return state
    return state.with_(activation=state.activation.with_(points=points))


@pytest.mark.rule("B-51")
def test_wings_cross_the_only_one_who_holds_them_for_what_the_air_costs():
    who = gifted(hero("kestrel", at=(2, 1)), "flight")
    foe = monster("ogre_gaoler", at=(2, 2), facing=N)
    state = begun(who, foe, points=6)
    assert WORDS.say(offers(RULESET, state)["step-s"].detail) == "2 past"
    play = do(state, typed(RULESET, state, "s", moves=True))
    assert (at(play, who), play.state.activation.points) == ((2, 3), 4)
    # A second one who holds him has to be broken away from.
    state = begun(who, foe, monster("ogre_gaoler", at=(1, 0), facing=S), points=6)
    play = do(state, typed(RULESET, state, "s", moves=True), 6)
    assert (at(play, who), play.state.activation.points) == ((2, 3), 3)


@pytest.mark.rule("B-51")
def test_a_walk_on_wings_knows_that_price():
    who = gifted(hero("kestrel", at=(2, 0)), "flight")
    row = [monster("ogre_gaoler", at=(x, 1), facing=N) for x in range(5)]
    state = begun(who, *row[:1], *row[2:], row[1].with_(facing=S), points=6)
    assert state.activation.points == 6
    # Each of three holds him, so any way over them takes a break away.
    assert "go-c3" in offers(RULESET, state)
    alone = begun(who, monster("ogre_gaoler", at=(2, 1), facing=N), points=2)
    assert "go-c3" in offers(RULESET, alone)


@pytest.mark.rule("MA-102")
def test_a_hero_strikes_with_the_dial_or_with_the_die_as_his_player_says():
    who = gifted(hero("brannoc", at=(2, 1), facing=S), "weapon_master")
    foe = monster("fen_troll", at=(2, 2), facing=S)
    state = begun(who, foe)
    offered = offers(RULESET, state)
    plain = do(state, offered[f"hit-{foe.id}"].action, *HIT)
    assert reasons(plain) == ["mkd-attack"] * 2
    assert plain.figure(foe.id).click == click_of(who).damage
    master = do(state, offered[f"hit-{foe.id}-weapon-master"].action, *HIT, 5)
    assert reasons(master)[-1] == "mkd-weapon-master"
    assert master.figure(foe.id).click == 5


@pytest.mark.rule("MA-102")
def test_the_autopilot_takes_the_die_where_it_is_worth_more():
    weak = gifted(hero("brannoc", at=(2, 2), facing=S), "weapon_master")
    strong = hero("brannoc", at=(2, 2), facing=S, level=5)
    foe = monster("fen_troll", at=(2, 3), facing=S)
    for who, using in ((weak, "weapon_master"), (strong, None)):
        action = RULESET.autopilot(begun(who, foe), 1, "balanced")
        assert (action.kind, action.using) == ("attack", using)


@pytest.mark.rule("MA-183")
@pytest.mark.parametrize("words", ["lift D4 nw", "lift-{id}-d4 nw"])
def test_who_levitates_says_where_the_figure_looks_then(words):
    mage, friend = gifted(hero("vashti", at=(1, 1)), "magic_levitation"), hero("pell", at=(2, 2))
    state = begun(mage, friend)
    play = do(state, words.format(id=friend.id))
    assert (at(play, friend), play.figure(friend.id).facing) == ((3, 3), NW)
    # Without a word it looks the way it flew.
    play = do(state, offers(RULESET, state)[f"lift-{friend.id}-d4"].action)
    assert (at(play, friend), play.figure(friend.id).facing) == ((3, 3), 3)


@pytest.mark.rule("MA-183")
def test_a_facing_alone_carries_nobody_out_of_reach():
    mage, friend = gifted(hero("vashti", at=(1, 1)), "magic_levitation"), hero("pell", at=(4, 4))
    state = begun(mage, friend)
    assert RULESET.parse(state, 1, "lift D4 nw") is None
    assert do(state, typed(RULESET, state, "b3", moves=True), seat=1).figure(mage.id).at == (1, 2)
