"""Prisoners and stolen chests."""

import pytest

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.fights.capture import can_capture, can_steal, release
from rules.systems.mkd.figures import speed_of
from rules.systems.mkd.pieces import Goal
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.fighting import gifted, lost, strike, told
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd.tables import play, state


def brannoc(**more):
    return hero("brannoc", at=(2, 1), facing=S, **more)


def foe(kind="fen_whelp", **more):
    return monster(kind, at=(2, 2), **{"facing": N, **more})


def duel(one, other, *faces, **more):
    return play(state(open_chamber(), one, other, **more), *faces)


@pytest.mark.rule("B-70", "B-71")
def test_a_capture_is_two_harder_and_does_no_damage():
    hunter, whelp = brannoc(), foe()
    table = strike(duel(hunter, whelp, 4, 4), hunter, whelp, manner="capture")
    assert told(table, "hit")[0].total == 8 + 9 - 2
    prey = table.figure(whelp.id)
    assert (prey.where, prey.captor, lost(table, whelp)) == ("captive", hunter.id, 0)
    captor = table.figure(hunter.id)
    assert captor.captive == whelp.id
    assert speed_of(captor) == speed_of(hunter) - 2


@pytest.mark.rule("B-70")
def test_a_failed_capture_is_countered():
    hunter, whelp = brannoc(), foe()
    table = strike(duel(hunter, whelp, 4, 3, 1, 2), hunter, whelp, manner="capture")
    assert [event.manner for event in told(table, "missed")] == ["capture", "counter"]
    assert table.figure(hunter.id).captive is None


@pytest.mark.rule("B-70")
def test_who_has_no_nerve_is_taken_without_a_roll():
    hunter, shy = brannoc(), foe("ogre_gaoler", click=6)
    table = strike(duel(hunter, shy), hunter, shy, manner="capture")
    assert table.figure(shy.id).where == "captive"
    last = foe("fen_whelp", click=4, role="subdued")
    table = strike(duel(hunter, last), hunter, last, manner="capture")
    assert table.figure(last.id).where == "captive"


@pytest.mark.rule("B-70")
def test_criticals_of_a_capture():
    hunter, whelp = brannoc(), foe()
    table = strike(duel(hunter, whelp, 6, 6), hunter, whelp, manner="capture")
    assert (lost(table, whelp), table.figure(whelp.id).where) == (1, "captive")
    table = strike(duel(hunter, whelp, 1, 1, 1, 2), hunter, whelp, manner="capture")
    assert lost(table, hunter) == 1
    frail = foe("cave_leech", click=2)
    table = strike(duel(hunter, frail, 6, 6), hunter, frail, manner="capture")
    assert (table.figure(frail.id).where, table.state.xp) == ("dead", 10)


@pytest.mark.rule("B-70")
def test_who_can_neither_take_nor_be_taken():
    hunter = brannoc()
    for ability in ("berserk", "battle_fury", "command", "frenzy"):
        prey = gifted(foe(), ability)
        assert can_capture(duel(hunter, prey).state, hunter, prey) == "fight-untakable"
    for ability in ("berserk", "battle_fury", "frenzy"):
        wild, prey = gifted(brannoc(level=2, click=7), ability), foe()
        assert can_capture(duel(wild, prey).state, wild, prey) == "fight-taker"
    calm, prey = brannoc(click=7), foe()
    assert can_capture(duel(calm, prey).state, calm, prey) is None
    busy = calm.with_(captive=1)
    assert can_capture(duel(busy, prey).state, busy, prey) == "fight-has-captive"
    rider = monster("grave_rider", at=(2, 2), facing=N)
    assert can_capture(duel(calm, rider).state, calm, rider) == "fight-mounted"
    assert can_capture(duel(calm, prey).state, calm, prey.with_(at=(2, 4))) == "fight-apart"


@pytest.mark.rule("B-71")
def test_the_captive_stands_where_its_captor_falls():
    hunter, whelp = brannoc(click=8), foe()
    table = strike(duel(hunter, whelp, 6, 5), hunter, whelp, manner="capture")
    ogre = monster("ogre_gaoler", at=(2, 0), facing=S)
    table.set_figure(ogre)
    table.dice = type(table.dice)(6, 5, 6)
    strike(table, ogre, hunter)
    freed = table.figure(whelp.id)
    assert table.figure(hunter.id).where == "dead"
    assert (freed.where, freed.at, freed.captor) == ("board", (2, 1), None)


@pytest.mark.rule("B-71")
def test_a_captor_taken_prisoner_gives_up_its_own_captive():
    prey = hero("pell", where="captive", captor=7)
    hunter, ogre = brannoc(), foe("ogre_gaoler", id=7, captive=prey.id)
    table = play(state(open_chamber(), hunter, ogre, prey), 6, 5)
    strike(table, hunter, ogre, manner="capture")
    assert (table.figure(prey.id).where, table.figure(prey.id).at) == ("board", (2, 2))
    assert table.figure(7).captive is None


@pytest.mark.rule("B-71")
def test_a_captive_is_let_go_beside_its_captor():
    hunter, whelp = brannoc(), foe()
    table = strike(duel(hunter, whelp, 4, 4), hunter, whelp, manner="capture")
    assert release(table, hunter.id)
    freed = table.figure(whelp.id)
    assert (freed.where, freed.at) == ("board", (2, 0))
    assert table.figure(hunter.id).captive is None
    assert not release(table, hunter.id)


def test_what_a_captive_carried_stays_behind():
    hunter, thief = brannoc(), foe(carries=(0,))
    held = chest(carrier=thief.id, opened=True)
    table = strike(duel(hunter, thief, 4, 4, chests=(held,)), hunter, thief, manner="capture")
    assert table.state.chests[0].at == (2, 2)
    assert not table.state.chests[0].opened


@pytest.mark.rule("B-72", "MA-122", "MA-123")
def test_ex_50_a_theft_then_the_counterattack_then_the_goal():
    rurik = hero("rurik", at=(2, 1), facing=S, carries=(0,))
    sneak = foe("gutterkin_sneak")
    held = chest(carrier=rurik.id, opened=True, trap="spent")
    table = duel(rurik, sneak, 5, 3, 6, 2, chests=(held,))
    strike(table, sneak, rurik, manner="theft")
    assert [told(table, "hit")[0].total, told(table, "hit")[1].total] == [15, 15]
    taken = table.state.chests[0]
    assert (taken.carrier, taken.opened, taken.trap) == (sneak.id, False, None)
    assert table.figure(rurik.id).carries == ()
    assert table.figure(sneak.id).carries == (0,)
    assert (lost(table, rurik), lost(table, sneak)) == (0, 1)
    assert [task.kind for task in table.state.agenda] == ["thieve"]


@pytest.mark.rule("B-72")
def test_one_of_several_chests_is_taken_at_random():
    rurik = hero("rurik", at=(2, 1), facing=N, carries=(0, 1))
    sneak = foe("gutterkin_sneak")
    held = (chest(carrier=rurik.id), chest(1, "c09", carrier=rurik.id))
    table = duel(rurik, sneak, 5, 3, 2, chests=held)
    strike(table, sneak, rurik, manner="theft")
    assert table.figure(sneak.id).carries == (1,)
    assert table.dice.rolls[-1].reason == "mkd-theft"


@pytest.mark.rule("B-72")
def test_criticals_of_a_theft():
    rurik = hero("rurik", at=(2, 1), facing=N, carries=(0,))
    sneak = foe("gutterkin_sneak")
    held = (chest(carrier=rurik.id),)
    table = duel(rurik, sneak, 6, 6, chests=held)
    assert lost(strike(table, sneak, rurik, manner="theft"), rurik) == 1
    table = duel(rurik, sneak, 1, 1, chests=held)
    assert lost(strike(table, sneak, rurik, manner="theft"), sneak) == 1


@pytest.mark.rule("B-72", "MA-141")
def test_a_hero_steals_back_and_hands_can_be_full():
    hunter, thief = brannoc(), foe(carries=(0,))
    held = (chest(carrier=thief.id),)
    there = duel(hunter, thief, 4, 5, 1, 2, chests=held)
    assert can_steal(there.state, hunter, thief) is None
    assert can_steal(there.state, thief, hunter) == "fight-nothing-to-steal"
    assert can_steal(there.state, hunter.with_(carries=(1, 2)), thief) == "fight-full-hands"
    robbed = hunter.with_(carries=(1,))
    assert can_steal(there.state, robbed, thief) is None
    assert can_steal(there.state, thief, robbed) == "fight-full-hands"
    strike(there, hunter, thief, manner="theft")
    assert there.figure(hunter.id).carries == (0,)
    assert there.state.agenda == ()


def test_dodge_saves_from_a_grip():
    hunter, slippery = brannoc(), gifted(foe(), "dodge")
    table = strike(duel(hunter, slippery, 6, 5, 5, 1, 2), hunter, slippery, manner="capture")
    assert table.figure(slippery.id).where == "board"
    assert told(table, "dodged")


@pytest.mark.rule("B-70")
def test_who_dodges_a_twelve_is_neither_taken_nor_hurt():
    hunter, witch = brannoc(), foe("mirror_witch")
    table = strike(duel(hunter, witch, 6, 6, 5, 1, 2), hunter, witch, manner="capture")
    assert told(table, "dodged")
    assert (table.figure(witch.id).where, lost(table, witch)) == ("board", 0)


@pytest.mark.rule("B-71")
def test_a_captive_let_go_is_after_nothing_any_more_and_not_surprised():
    hunter, whelp = brannoc(), foe(goal=Goal(kind="seek"), surprised=True)
    table = strike(duel(hunter, whelp, 4, 4), hunter, whelp, manner="capture")
    assert release(table, hunter.id)
    freed = table.figure(whelp.id)
    assert (freed.where, freed.goal, freed.surprised) == ("board", None, False)
