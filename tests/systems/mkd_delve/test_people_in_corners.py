"""Missions in corners: on the stairs, across doorways, with the party split up."""

import pytest

from rules.systems.mkd.actions import Answer, End, Leave
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd.tasks import AskOffer
from rules.systems.mkd_delve.growth.features import bring
from rules.systems.mkd_delve.growth.people import pool
from rules.systems.mkd_delve.monster_ai.prey import quarry
from rules.systems.mkd_delve.npcs import missions
from rules.systems.mkd_delve.npcs.guests import guests
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_delve.delves import delve, do, hall_and_chamber, reasons, run, spent, table
from tests.systems.mkd_delve.people import WAY_IN, below, comes_in, met, person, prisoner, stage


@pytest.mark.rule("RG-097")
def test_a_criminal_led_down_the_stairs_is_paid_for_only_outside():
    wanted = person("n_outlaw", role="outlaw", where="captive")
    captor = hero("oswin", at=(2, 8), captive=wanted.id)
    wanted = wanted.with_(captor=captor.id)
    play = table(below(captor, wanted, about=[met(wanted, "bounty")], missions=1))
    missions.left(play, captor, down=True)
    assert (stage(play, wanted), play.state.xp) == ("open", 0)
    missions.left(play, captor, down=False)
    assert (stage(play, wanted), play.state.xp) == ("won", 44)
    assert (play.state.encounter(wanted.id).xp, play.state.missions) == (44, 2)


@pytest.mark.rule("RG-101")
@pytest.mark.parametrize(("at", "hunted"), [((2, 0), False), ((2, 1), True)])
def test_a_criminal_as_far_off_as_a_hero_is_left_alone(at, hunted):
    foe, one = monster("ogre_gaoler", at=(2, 2)), hero("brannoc", at=(2, 4))
    other = person("n_outlaw", at=at, role="outlaw")
    start = below(foe, one, other, about=[met(other, "bounty")], where=open_chamber())
    assert (other in quarry(start, foe)) == hunted


@pytest.mark.rule("RG-074")
def test_a_hostage_goes_with_nobody_but_the_bodyguard():
    guard, other = hero("brannoc", at=(0, 0)), hero("derrik", at=WAY_IN)
    charge = person(at=(2, 8), role="charge")
    start = below(guard, other, charge, about=[met(charge, "escort", guard=guard.id)])
    play = table(start)
    missions.left(play, other, down=False)
    assert play.figure(charge.id).where == "board"
    near = table(start.with_(figures=(guard.with_(at=(2, 7)), other, charge)))
    missions.left(near, guard.with_(at=(2, 7)), down=False)
    assert near.figure(charge.id).where == "left"


@pytest.mark.rule("RG-074")
@pytest.mark.parametrize(("where", "asked"), [("below", False), ("dead", True)])
def test_a_bodyguard_who_waits_below_is_still_one(where, asked):
    guard, one = hero("brannoc", where=where), hero("derrik", at=(0, 0))
    other, charge = hero("ysolde", at=(4, 4)), person(at=(2, 8), role="charge")
    start = below(guard, one, other, charge, about=[met(charge, "escort", guard=guard.id)])
    play = table(start)
    missions.round_began(play)
    assert [task.kind for task in play.state.agenda] == (["ask_guard"] if asked else [])


@pytest.mark.rule("RG-093")
def test_a_survivor_joins_the_team_of_the_hero_who_met_him():
    first, one = hero("derrik", at=WAY_IN), hero("brannoc", at=(2, 4), seat=2)
    other = person(at=(0, 0))
    play = comes_in(below(first, one, other), one, 5)
    joined = play.figure(other.id)
    assert (joined.side, joined.seat, joined.role) == ("hero", 2, "companion")


@pytest.mark.rule("RG-066", "RG-070")
def test_who_runs_leaves_with_the_point_that_it_costs():
    freed, one = prisoner(at=(2, 3), role="released"), hero("brannoc", at=(0, 0))
    start = below(one, freed, about=[met(freed, "rescue")], round=2)
    # Six points take him to the way in, and none is left.
    play = table(start)
    play.push(*guests(start))
    run(play)
    assert (play.figure(freed.id).at, play.figure(freed.id).where) == (WAY_IN, "board")
    play.push(*guests(play.state))
    run(play)
    assert play.figure(freed.id).where == "left"


@pytest.mark.rule("RG-070")
def test_a_freed_prisoner_runs_in_every_round():
    where = site(placed(1, at=(1, 10)), placed(1, at=(1, 5)), placed(7), entrance=((2, 14), 4))
    freed, one = prisoner(at=(2, 2), role="released"), hero("brannoc", at=(4, 4))
    start = below(
        one, freed, about=[met(freed, "rescue")], where=where, round=2, active=one, points=5
    )
    first = do(start, End())
    second = do(first.state, End())
    assert first.figure(freed.id).at == (2, 8)
    assert second.figure(freed.id).at == (2, 14)


@pytest.mark.rule("RG-089")
def test_a_monster_that_ends_beside_a_hunter_across_a_doorway_scares_him():
    other, foe = person("n_outlaw", at=(2, 4), role="hiding"), monster("ogre_gaoler", at=(2, 5))
    start = below(other, foe, hero("brannoc", at=(0, 0)), about=[met(other, "hunt", record=5)])
    play = table(start)
    missions.ended(play, foe)
    assert play.figure(other.id).role == "runner"
    afar = foe.with_(at=(2, 6))
    calm = table(start.with_(figures=(other, afar, *start.heroes)))
    missions.ended(calm, afar)
    assert calm.figure(other.id).role == "hiding"


@pytest.mark.rule("RG-085")
def test_no_die_is_thrown_for_a_treasure_that_is_out_already():
    other, one = person("n_outlaw", at=(2, 2), role="hiding"), hero("brannoc", at=(2, 3))
    out = hero("derrik", where="left", carries=(0,))
    box = chest(0, carrier=out.id, opened=True, trap="spent")
    start = below(
        one, out, other, about=[met(other, "hunt", stage="offered")], chests=(box,), active=one,
        agenda=(AskOffer(seats=(1,), figure=other.id, about="hunt"),),
    )  # fmt: skip
    play = do(start, Answer(yes=True), 3)
    assert reasons(play) == ["mkd-record"]


@pytest.mark.rule("RG-091")
def test_a_hunter_with_his_treasure_does_not_wait_for_who_has_left_the_dungeon():
    other = person("n_outlaw", at=(2, 8), role="thankful")
    out, far = hero("derrik", at=WAY_IN, where="left"), hero("brannoc", at=(0, 0))
    play = run(table(below(out, far, other, about=[met(other, "hunt", stage="won")])))
    missions.watch(play)
    assert play.figure(other.id).where == "gone"


@pytest.mark.rule("RG-080")
def test_before_the_promise_no_die_is_thrown_for_a_monster():
    other = person(role="dying", click=3)
    foe = monster("ogre_gaoler", at=(4, 4))
    about = [met(other, "vengeance", stage="offered")]
    play = table(below(hero("brannoc", at=(2, 4)), other, foe, about=about))
    missions.appeared(play, foe)
    assert spent(play).dice.rolls == ()


@pytest.mark.rule("RG-081")
@pytest.mark.parametrize(("where", "ends"), [("captive", "open"), ("board", "failed")])
def test_a_known_murderer_led_along_can_still_be_avenged_below(where, ends):
    other, one = person(where="gone", role="dying"), hero("brannoc", at=(2, 4))
    foe = monster("ogre_gaoler", where=where, captor=one.id if where == "captive" else None)
    about = [met(other, "vengeance", record=4, wanted=foe.id)]
    play = table(below(one, other, foe, about=about))
    missions.level_left(play)
    assert stage(play, other) == ends


@pytest.mark.rule("RG-060")
def test_a_second_person_of_a_kind_is_numbered_though_the_first_is_levels_above():
    team = (hero("brannoc", where="waiting"), hero("ysolde", where="waiting"))
    start = delve(open_chamber(), *team, start_value=16)
    (kind,) = pool(start)
    first = person(kind)
    start = start.with_(encounters=(met(first, "venture", stage="failed"),))
    play = table(start, 1, 3, 10, 4)
    bring(play, 0)
    assert (spent(play).state.figures[-1].kind, play.state.figures[-1].number) == (kind, 2)


@pytest.mark.rule("B-111", "RG-055")
def test_who_goes_home_from_a_level_that_is_not_cleared_has_not_cleared_the_dungeon():
    one = hero("brannoc", at=WAY_IN)
    start = delve(
        hall_and_chamber(), one, active=one, points=4, level=2, cleared=1, levels="2",
        pools=Pools(),
    )  # fmt: skip
    play = do(start, Leave())
    assert play.state.ending == "out"
