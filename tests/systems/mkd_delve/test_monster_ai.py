"""The seven actions of Monsters (RG-123 to RG-131, RG-137)."""

import pytest

from rules.systems.mkd.actions import Shoot
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.monster_ai.targets import weakest
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_delve.delves import (
    acts,
    chose,
    delve,
    monsters_part,
    reasons,
    table,
    told,
)

MISS = (1, 2)


@pytest.mark.rule("RG-126", "RG-127", "RG-128")
def test_ex_34_an_archer_moves_until_it_has_a_shot():
    one = hero("brannoc", at=(0, 0))
    near = monster("bone_archer", at=(0, 9), facing=N)
    play = acts(monsters_part(long_hall(), one, near), near, *MISS)
    assert play.figure(near.id).at == (0, 8)
    assert chose(play) == [2]
    assert told(play, "missed")
    far = monster("bone_archer", at=(0, 10), facing=N)
    play = acts(monsters_part(long_hall(), one, far), far)
    assert play.figure(far.id).at == (0, 8)
    assert chose(play) == [3]
    # Next time it shoots first.
    play = acts(play.state, far, *MISS)
    assert play.figure(far.id).at == (0, 8)
    assert chose(play) == [1]


@pytest.mark.rule("RG-128")
def test_one_in_range_without_the_points_waits():
    one = hero("brannoc", at=(0, 0))
    archer = monster("bone_archer", at=(0, 6), facing=N)
    start = monsters_part(long_hall(), one, archer, active=archer, points=3)
    play = acts(start, archer)
    assert play.figure(archer.id).at == (0, 6)
    assert chose(play) == [3]


@pytest.mark.rule("RG-124", "RG-129")
def test_ex_35_the_lowest_defense_is_struck():
    strong, weak = hero("derrik", at=(1, 1)), hero("ysolde", at=(3, 1))
    scrapper = monster("gutterkin_scrapper", at=(2, 2), facing=N)
    play = acts(monsters_part(open_chamber(), strong, weak, scrapper), scrapper, *MISS, *MISS)
    assert chose(play) == [4]
    assert told(play, "chose")[0].target.key == "mkd-figure-ysolde"


@pytest.mark.rule("RG-124")
def test_of_equals_the_one_who_lost_more_clicks():
    # Brannoc and Ysolde have 14 each; Ysolde is hurt and has 14 still.
    one = hero("brannoc", at=(1, 1))
    other = hero("liriel", at=(3, 1))
    hurt = other.with_(click=other.click, cap=other.cap - 1)
    scrapper = monster("gutterkin_scrapper", at=(2, 2), facing=N)
    start = monsters_part(open_chamber(), one, hurt, scrapper, active=scrapper)
    assert weakest(table(start), scrapper, [one, hurt], shot=False).id == hurt.id
    equal = table(start.with_(figures=(one, other, scrapper)), 1)
    assert weakest(equal, scrapper, [one, other], shot=False).id == one.id


@pytest.mark.rule("RG-129")
def test_turning_costs_a_point():
    one = hero("brannoc", at=(2, 3), facing=N)
    scrapper = monster("gutterkin_scrapper", at=(2, 2), facing=N)
    start = monsters_part(open_chamber(), one, scrapper, active=scrapper, points=5)
    play = acts(start, scrapper, *MISS, *MISS)
    assert chose(play) == [4]
    four = monsters_part(open_chamber(), one, scrapper, active=scrapper, points=4)
    assert chose(acts(four, scrapper)) == [6]


@pytest.mark.rule("RG-130", "RG-131")
def test_a_fighter_comes_up_and_strikes_if_it_can():
    one = hero("brannoc", at=(0, 0), facing=S)
    near = monster("gutterkin_scrapper", at=(0, 3), facing=N)
    play = acts(monsters_part(long_hall(), one, near), near, *MISS, *MISS)
    assert (play.figure(near.id).at, chose(play)) == ((0, 1), [5])
    assert play.figure(near.id).facing == N
    far = monster("gutterkin_scrapper", at=(0, 6), facing=N)
    play = acts(monsters_part(long_hall(), one, far), far)
    assert (play.figure(far.id).at, chose(play)) == ((0, 1), [6])
    play = acts(play.state, far, *MISS, *MISS)
    assert chose(play) == [4]


@pytest.mark.rule("RG-123")
def test_it_is_the_nearest_hero_who_is_gone_for():
    near, far = hero("derrik", at=(0, 0)), hero("ysolde", at=(2, 14))
    scrapper = monster("gutterkin_scrapper", at=(0, 4), facing=N)
    play = acts(monsters_part(long_hall(), near, far, scrapper), scrapper)
    assert told(play, "chose")[0].target.key == "mkd-figure-derrik"
    assert play.figure(scrapper.id).at == (0, 1)


@pytest.mark.rule("RG-125")
def test_abilities_that_help_are_used():
    # Charge: a whole walk, and the blow for nothing.
    one = hero("brannoc", at=(0, 0), facing=S)
    hound = monster("grave_hound", at=(0, 10), facing=N)
    play = acts(monsters_part(long_hall(), one, hound), hound, *MISS, *MISS)
    assert chose(play) == [5]
    assert told(play, "missed")
    # Whoever is hurt and far from any blow regenerates.
    whelp = monster("fen_whelp", at=(0, 14), click=2)
    play = acts(monsters_part(long_hall(), one, whelp), whelp, 4)
    assert play.figure(whelp.id).click == 0
    # Magic instead of a plain shot, without a die for whether.
    witch = monster("web_lurker", at=(0, 12), facing=N)
    assert "mkd-ability-use" not in reasons(acts(monsters_part(long_hall(), one, witch), witch))


@pytest.mark.rule("RG-137")
def test_an_archer_in_a_melee_shoots_whom_it_can_and_else_strikes():
    # Held by Brannoc, it cannot shoot at anybody (A2, A3).
    one, other = hero("brannoc", at=(0, 1), facing=S), hero("ysolde", at=(0, 8))
    archer = monster("bone_archer", at=(0, 2), facing=N)
    play = acts(monsters_part(long_hall(), one, other, archer), archer, *MISS, *MISS)
    assert chose(play) == [4]
    # Brannoc looks away and does not hold it: it shoots past him.
    away = one.with_(facing=N)
    play = acts(monsters_part(long_hall(), away, other, archer), archer, *MISS)
    assert chose(play) == [1]
    assert told(play, "chose")[0].target.key == "mkd-figure-ysolde"


@pytest.mark.rule("RG-002")
def test_no_hero_shoots_out_of_an_opponents_front_arc():
    archer = hero("liriel", at=(2, 2), facing=S)
    rats = monster("cellar_rats", at=(2, 1), facing=S)
    target = monster("bone_archer", at=(2, 4))
    start = delve(open_chamber(), archer, rats, target, active=archer)
    assert VERBS.forbidden(start, 1, Shoot(target=target.id)).rule == "MA-213"
    away = start.with_(figures=(archer, rats.with_(facing=N), target))
    assert VERBS.forbidden(away, 1, Shoot(target=target.id)) is None


@pytest.mark.rule("RG-130")
def test_a_rider_with_just_the_points_comes_up_and_strikes():
    # Five steps of a point each, and a blow for nothing: nobody holds it beside Brannoc while its
    # rear is in the square of the rats.
    rider, rats = monster("boar_knight", at=(1, 2), facing=E), monster("cellar_rats", at=(4, 2))
    one = hero("brannoc", at=(6, 1), facing=W, level=5)
    start = monsters_part(two_chambers(), rider, rats, one, active=rider, points=5)
    play = acts(start, rider, *MISS, *MISS)
    assert play.figure(rider.id).at == (5, 1)
    assert chose(play) == [5]
    assert told(play, "missed")
    assert play.state.activation is None or play.state.activation.points == 0
