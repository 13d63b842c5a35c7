"""What Monsters decide: whom they go for, how they get there, and how they attack."""

import pytest

from rules.systems.mkd.compass import NE, E, N, S
from rules.systems.mkd.monster_ai.prospects import prospects
from rules.systems.mkd.moves.activation import begin
from rules.systems.mkd.state import Orders
from rules.systems.mkd.tasks import Walk
from rules.systems.mkd_adventure.monster_ai.choices import by_choice
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.pieces import door, hero, monster
from tests.systems.mkd_adventure.monster_turns import acts, adventure, settle, table
from tests.systems.mkd_adventure.told import at, reasons, struck, told

MEEK = Orders(strike_back="no")
"""Heroes who do not strike back, so that only the Monster's dice fall."""
MISS = (1, 2)
FIRST, SECOND, STRANGE = 1, 4, 6
"""Faces of the decision die."""
HESITATES = 6


def meek(where, *figures, **more):
    """An adventure with meek Heroes."""
    return adventure(where, *figures, orders=MEEK, **more)


def price(where, foe, who):
    """What it costs a Monster in movement to get at a Hero."""
    (found,) = prospects(adventure(where, foe, who), foe)
    return found.price


def figure_names(*figures):
    return [f"mkd-figure-{figure.kind}" for figure in figures]


def crossroads():
    """A troll with one Hero 2 points away and another 4."""
    troll = monster("fen_troll", at=(0, 0), facing=S)
    near = hero("brannoc", at=(0, 3), facing=N)
    far = hero("derrik", at=(2, 5), facing=S)
    return troll, near, far, meek(long_hall(2), troll, near, far)


@pytest.mark.rule("MA-090", "MA-094")
def test_ex_49_the_first_choice_is_nearest():
    troll, near, far, situation = crossroads()
    costs = {found.target: found.price for found in prospects(situation, troll)}
    assert costs == {near.id: 2, far.id: 4}
    play = acts(situation, troll, 2, *MISS)
    assert [target for _, target, _ in struck(play)] == figure_names(near)
    assert at(play, troll) == (0, 2)


@pytest.mark.rule("MA-094")
def test_ex_49_the_second_choice_is_next():
    troll, _, far, situation = crossroads()
    play = acts(situation, troll, 4, *MISS)
    assert [target for _, target, _ in struck(play)] == figure_names(far)
    assert at(play, troll) == (2, 4)


@pytest.mark.rule("MA-095")
def test_ex_49_it_hesitates():
    troll, _, _, situation = crossroads()
    play = acts(situation, troll.with_(facing=N), STRANGE, HESITATES)
    assert play.figure(troll.id).facing == S
    assert at(play, troll) == (0, 0)
    assert told(play, "hesitated")
    assert struck(play) == []


@pytest.mark.rule("MA-094")
def test_with_one_hero_both_choices_are_he():
    foe, who = monster("cellar_rats", at=(0, 0)), hero("brannoc", at=(1, 1))
    play = acts(meek(open_chamber(), foe, who), foe, SECOND, *MISS)
    assert [target for _, target, _ in struck(play)] == figure_names(who)


@pytest.mark.rule("MA-094")
def test_without_a_hero_it_stands_still():
    foe = monster("cellar_rats", at=(0, 0))
    play = acts(adventure(open_chamber(), foe), foe)
    assert [event.kind for event in play.events] == ["mkd-idle"]


@pytest.mark.rule("MA-091")
def test_movement_is_counted_with_turns_doors_and_break_aways():
    who = hero("brannoc", at=(2, 2), facing=N)
    assert price(open_chamber(), monster("ogre_gaoler", at=(2, 3), facing=N), who) == 0
    assert price(open_chamber(), monster("ogre_gaoler", at=(2, 3), facing=S), who) == 1
    nimble = monster("dusk_stalker", at=(2, 3), facing=S, click=4)
    assert price(open_chamber(), nimble, who) == 0
    assert price(open_chamber(), monster("ogre_gaoler", at=(4, 4)), who) == 1
    shut = two_chambers(doors=[door((4, 2), E)])
    assert price(shut, monster("ogre_gaoler", at=(6, 2)), who) == 3 + 2
    watch = hero("derrik", at=(4, 3), facing=N)
    held = monster("ogre_gaoler", at=(4, 4), facing=S)
    found = prospects(adventure(open_chamber(), held, who, watch), held)
    assert {one.target: one.price for one in found} == {who.id: 1, watch.id: 1}
    turned = watch.with_(facing=S)
    found = prospects(adventure(open_chamber(), held, who, turned), held)
    assert {one.target: one.price for one in found}[who.id] == 2


@pytest.mark.rule("MA-091", "MA-092")
def test_a_shot_needs_no_step():
    archer = monster("gutterkin_slinger", at=(0, 0), facing=S)
    who = hero("brannoc", at=(0, 4))
    assert price(open_chamber(), archer, who) == 0
    assert price(open_chamber(), archer.with_(facing=N), who) == 1
    play = acts(meek(open_chamber(), archer, who), archer, FIRST, *MISS)
    assert [manner for *_, manner in struck(play)] == ["shot"]
    assert at(play, archer) == (0, 0)


@pytest.mark.rule("MA-092")
def test_next_to_a_hero_it_fights_close():
    archer = monster("gutterkin_slinger", at=(0, 0), facing=S)
    near, far = hero("brannoc", at=(0, 1)), hero("derrik", at=(4, 0))
    play = acts(meek(open_chamber(), archer, near, far), archer, FIRST, *MISS)
    assert [(target, manner) for _, target, manner in struck(play)] == [
        (*figure_names(near), "close")
    ]


@pytest.mark.rule("MA-092", "MA-093")
def test_a_shot_wins_a_tie_but_for_a_hero_right_ahead():
    near, far = hero("brannoc", at=(0, 1)), hero("derrik", at=(4, 0))
    ahead = monster("gutterkin_slinger", at=(0, 0), facing=S)
    play = table(adventure(open_chamber(), ahead, near, far))
    assert by_choice(play, prospects(play.state, ahead), most=1)[0].target == near.id
    # Both need a turn: far lies behind as well.
    away = monster("gutterkin_slinger", at=(0, 0), facing=7)
    play = table(adventure(open_chamber(), away, near, far))
    assert {one.price for one in prospects(play.state, away)} == {1}
    assert by_choice(play, prospects(play.state, away), most=1)[0].target == far.id


@pytest.mark.rule("MA-093")
def test_equal_heroes_are_up_to_the_die():
    foe = monster("ogre_gaoler", at=(2, 2), facing=N)
    west, east = hero("brannoc", at=(1, 1)), hero("derrik", at=(3, 1))
    for die, target in ((1, west), (2, east)):
        play = acts(meek(open_chamber(), foe, east, west), foe, die, FIRST, *MISS)
        assert reasons(play)[:2] == ["mkd-choice", "mkd-decision"]
        assert [whom for _, whom, _ in struck(play)] == figure_names(target)


def held_sailor(*faces):
    sailor = monster("drowned_sailor", at=(2, 2), facing=N)
    derrik = hero("derrik", at=(2, 1), facing=S)
    ysolde = hero("ysolde", at=(2, 4), facing=N)
    situation = meek(open_chamber(), sailor, derrik, ysolde)
    return sailor, derrik, ysolde, acts(situation, sailor, SECOND, *faces)


@pytest.mark.rule("MA-098")
def test_ex_54_who_cannot_break_away_attacks_who_held_it():
    sailor, derrik, _, play = held_sailor(2, *MISS)
    assert at(play, sailor) == (2, 2)
    assert [target for _, target, _ in struck(play)] == figure_names(derrik)


@pytest.mark.rule("MA-098")
def test_ex_54_who_breaks_away_goes_on():
    sailor, _, ysolde, play = held_sailor(5, *MISS)
    assert at(play, sailor)[1] == 3
    assert [target for _, target, _ in struck(play)] == figure_names(ysolde)


@pytest.mark.rule("MA-098")
def test_ex_54_a_charger_fails_only_on_a_one():
    hound = monster("grave_hound", at=(2, 2), facing=N)
    heroes = hero("derrik", at=(2, 1), facing=S), hero("ysolde", at=(2, 4), facing=N)
    play = acts(meek(open_chamber(), hound, *heroes), hound, SECOND, 2, *MISS)
    assert at(play, hound)[1] == 3


@pytest.mark.rule("MA-098")
def test_of_several_who_held_it_it_takes_the_one_before_it():
    foe = monster("bone_halberdier", at=(2, 2), facing=N)
    before, behind = hero("derrik", at=(2, 1), facing=S), hero("brannoc", at=(2, 3), facing=N)
    away = hero("ysolde", at=(4, 4), facing=N)
    situation = meek(open_chamber(), foe, before, behind, away)
    wanted = prospects(situation, foe)
    assert min(wanted, key=lambda one: one.price).target == before.id
    play = table(situation, 1, *MISS)
    begin(play, foe.id)
    play.push(Walk(figure=foe.id, path=((3, 3), (4, 3))))
    settle(play)
    assert [target for _, target, _ in struck(play)] == figure_names(before)


@pytest.mark.rule("MA-100")
def test_it_looks_at_its_target_as_directly_as_it_can():
    foe, who = monster("ogre_gaoler", at=(2, 4), facing=N), hero("brannoc", at=(2, 1), facing=N)
    play = acts(meek(open_chamber(), foe, who), foe, FIRST, *MISS)
    assert (at(play, foe), play.figure(foe.id).facing) == ((2, 2), N)
    slant = monster("ogre_gaoler", at=(1, 2), facing=N)
    play = acts(meek(open_chamber(), slant, who), slant, FIRST, *MISS)
    assert play.figure(slant.id).facing == NE


@pytest.mark.rule("MA-100")
def test_it_turns_only_if_it_must_or_has_points_to_spare():
    who = hero("brannoc", at=(2, 1), facing=N)
    slow = monster("clay_sentinel", at=(1, 2), facing=N, click=4)
    play = acts(meek(open_chamber(), slow, who), slow, FIRST, *MISS)
    assert play.figure(slow.id).facing == N
    assert struck(play)
    behind = slow.with_(facing=S)
    play = acts(meek(open_chamber(), behind, who), behind, FIRST)
    assert play.figure(slow.id).facing == NE
    assert struck(play) == []


@pytest.mark.rule("MA-215")
def test_a_rider_with_a_hero_behind_it_rides_round():
    rider = monster("grave_rider", at=(2, 2), facing=N)
    who = hero("brannoc", at=(2, 4), facing=S)
    play = acts(meek(open_chamber(), rider, who), rider, FIRST, *MISS)
    assert struck(play)
    assert at(play, rider) != (2, 2)
