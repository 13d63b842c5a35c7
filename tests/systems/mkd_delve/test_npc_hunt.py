"""Treasure hunt: a wounded hunter, a number, a chest, and a race to the way out (RG-082...)."""

import pytest

from rules.systems.mkd.actions import Answer, Give, MoveTo
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.fights.harm import eliminate, hurt
from rules.systems.mkd.monster_ai.prospects import prey
from rules.systems.mkd.tasks import AskOffer, EndActivation, GuestMoves
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.npcs import missions
from rules.systems.mkd_delve.npcs.guests import guests
from rules.systems.mkd_delve.npcs.treasure_hunt import worth
from rules.systems.mkd_delve.npcs.verbs import npc_offers
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_delve.delves import act, do, reasons, run, spent, table, told
from tests.systems.mkd_delve.people import (
    below,
    comes_in,
    met,
    person,
    refusals,
    stage,
    then,
)

IRONSHOD = next(kind.id for kind in CHESTS.values() if kind.gold == 350)
SOLD = {"opened": True, "trap": "spent"}


def owner(*numbers, at=(2, 4), **more):
    return hero("brannoc", at=at, carries=tuple(numbers), **more)


def hunting(*figures, at=(2, 2), role="hiding", one=None, chests=None, **more):
    """A hunter with the number 5, and a Hero who has Ironshod."""
    one = one or owner(0, at=(2, 3))
    other = person("n_outlaw", at, role, click=2)
    if chests is None:
        chests = (chest(0, IRONSHOD, carrier=one.id, **SOLD),)
    about = [met(other, "hunt", record=5, **more)]
    start = below(one, other, *figures, about=about, active=one, points=8, chests=chests)
    return one, other, start


@pytest.mark.rule("RG-082", "RG-084")
def test_the_wounds_are_thrown_after_the_mission_and_before_the_offer():
    one, other = hero("brannoc", at=(2, 4)), person("n_outlaw", at=(0, 0))
    play = comes_in(below(one, other), one, 4, 2)
    assert reasons(play) == ["mkd-mission", "mkd-hunter-wounds"]
    assert (play.figure(other.id).click, play.figure(other.id).role) == (2, "hiding")
    assert play.state.agenda[-1] == AskOffer(seats=(1,), figure=other.id, about="hunt")
    assert stage(play, other) == "offered"


@pytest.mark.rule("RG-084")
def test_one_click_is_left_at_least():
    one, other = hero("brannoc", at=(2, 4)), person("n_lamplighter", at=(0, 0))
    play = comes_in(below(one, other), one, 4, 6)
    assert play.figure(other.id).click == 2


@pytest.mark.rule("RG-083", "RG-085")
@pytest.mark.permits("RG-082", "RG-083", "RG-085")
def test_ex_39_ironshod_is_the_treasure_and_worth_17():
    one, other = owner(0, at=(2, 1)), person("n_outlaw", at=(2, 0))
    have = (chest(0, IRONSHOD, carrier=one.id, **SOLD),)
    asked = comes_in(below(one, other, chests=have, active=one, points=6), one, 4, 2).state
    play = act(asked, Answer(yes=True), 5, 5)
    assert reasons(play) == ["mkd-record", "mkd-treasure"]
    assert play.state.encounter(other.id).wanted == 0
    assert [offer.action for offer in npc_offers(play.state, 1)] == [Give(chest=0, to=other.id)]
    play = act(play.state, Give(chest=0, to=other.id))
    assert play.state.activation.points == 4
    assert play.state.xp == 17
    assert (stage(play, other), play.state.missions) == ("won", 1)
    assert play.state.chest(0).gone
    assert play.figure(one.id).carries == ()


@pytest.mark.rule("RG-083")
def test_the_fraction_is_dropped_and_a_chest_without_gold_counts_all_the_same():
    assert worth(chest(0, IRONSHOD)) == 17
    assert worth(chest(0, IRONSHOD, bare=True, gift=True)) == 17


@pytest.mark.rule("RG-085")
def test_a_die_for_everything_owned_until_one_matches():
    one, other = owner(0, 2), person("n_outlaw", at=(0, 0))
    have = (
        chest(0, "c10", carrier=one.id, **SOLD),
        chest(1, "c09", at=(4, 4)),
        chest(2, "c08", carrier=one.id, bare=True, gift=True, **SOLD),
        chest(3, "c07", at=(4, 0), **SOLD),
    )
    asked = comes_in(below(one, other, chests=have, active=one), one, 4, 2).state
    play = do(asked, Answer(yes=True), 5, 1, 5)
    assert play.state.encounter(other.id).tried == (0, 2)
    assert play.state.encounter(other.id).wanted == 2
    assert [event.found for event in told(play, "treasure-sought")] == [False, True]


@pytest.mark.rule("RG-082")
@pytest.mark.permits("RG-082")
def test_declined_he_is_gone():
    one, other = owner(), person("n_outlaw", at=(0, 0))
    play = act(comes_in(below(one, other, active=one), one, 4, 2).state, Answer(yes=False))
    assert (stage(play, other), play.figure(other.id).where) == ("declined", "gone")


@pytest.mark.rule("RG-086")
def test_a_die_for_each_treasure_found_later():
    lying = (chest(0, "c10", at=(4, 4)),)
    _, other, start = hunting(one=owner(at=(2, 3)), chests=lying)
    assert run(table(start)).dice.rolls == ()
    opened = start.with_(chests=(lying[0].with_(opened=True, trap="spent"),))
    play = spent(run(table(opened, 2)))
    assert play.state.encounter(other.id).tried == (0,)
    assert play.state.encounter(other.id).wanted is None
    assert run(table(play.state)).dice.rolls == ()


@pytest.mark.rule("RG-087")
def test_not_found_by_the_end_it_failed():
    _, other, start = hunting()
    play = table(start)
    missions.over(play)
    assert told(play, "mission-failed")[0].why == "untreasured"
    _, other, start = hunting(wanted=0)
    play = table(start)
    missions.over(play)
    assert told(play, "mission-failed")[0].why == "undelivered"
    assert stage(play, other) == "failed"


@pytest.mark.rule("RG-085", "RG-090")
def test_only_the_treasure_is_taken_and_only_from_beside():
    _, other, start = hunting(wanted=1)
    assert refusals(start, 1, Give(chest=0, to=other.id), VERBS) == (
        "not-the-treasure", "RG-085",
    )  # fmt: skip
    _, other, start = hunting(at=(0, 0), wanted=0)
    assert refusals(start, 1, Give(chest=0, to=other.id), VERBS) == ("give-apart", "RG-090")
    # Among Heroes chests are handed over as ever.
    two = hero("ysolde", at=(3, 3))
    _, _, start = hunting(two, wanted=0)
    assert refusals(start, 1, Give(chest=0, to=two.id), VERBS) is None
    play = do(start, Give(chest=0, to=two.id))
    assert play.figure(two.id).carries == (0,)


@pytest.mark.rule("RG-088")
def test_he_waits_and_nobody_hunts_him_from_elsewhere():
    afar = monster("bone_archer", at=(2, 8))
    _, other, start = hunting(afar, tried=(0,))
    assert guests(start) == ()
    assert other not in prey(start)
    near = afar.with_(at=(4, 4))
    there = start.with_(figures=(*start.figures[:2], near))
    assert other in prey(there)
    both = start.with_(figures=(*start.figures[:2], near, monster("cellar_rats", at=(1, 8))))
    assert other in prey(both)
    play = then(start, EndActivation(figure=start.activation.figure))
    assert play.figure(other.id).role == "hiding"


@pytest.mark.rule("RG-089")
@pytest.mark.parametrize("at", [(4, 4), (0, 3)])
def test_a_monster_that_ends_its_activation_near_him_scares_him_off(at):
    foe = monster("cellar_rats", at=at)
    _, other, start = hunting(foe, tried=(0,))
    start = start.with_(activation=start.activation.with_(figure=foe.id), part="monsters")
    play = then(start, EndActivation(figure=foe.id))
    assert play.figure(other.id).role == "runner"
    assert told(play, "person-scared")
    assert guests(play.state) == (GuestMoves(figure=other.id),)


@pytest.mark.rule("RG-089")
def test_hurt_in_any_way_he_runs_by_the_shortest_way_and_is_gone():
    _, other, start = hunting(tried=(0,), at=(2, 4), one=owner(0, at=(4, 4)))
    play = table(start)
    hurt(play, other.id, 1, kind="raw", by=None)
    run(play)
    assert play.figure(other.id).role == "runner"
    first = then(play.state.with_(activation=None), *guests(play.state))
    assert first.figure(other.id).where == "left"
    assert told(first, "mission-failed")[0].why == "fled"


@pytest.mark.rule("RG-090")
@pytest.mark.permits("RG-090")
def test_on_the_run_he_can_be_caught_up_with():
    _, other, start = hunting(role="runner", wanted=0)
    play = act(start, Give(chest=0, to=other.id))
    assert (stage(play, other), play.state.xp) == ("won", 17)
    assert play.state.activation.points == start.activation.points - 2
    assert play.figure(other.id).role == "thankful"
    assert guests(play.state) == ()


@pytest.mark.rule("RG-091")
def test_with_the_treasure_he_is_gone_when_the_team_leaves_the_tile():
    one, other, start = hunting(wanted=0, at=(2, 3), one=owner(0, at=(2, 4)))
    play = do(start, Give(chest=0, to=other.id))
    assert play.figure(other.id).where == "board"
    play = do(play.state, MoveTo(to=(2, 5)))
    assert play.figure(one.id).at == (2, 5)
    assert play.figure(other.id).where == "gone"
    assert told(play, "person-gone")


@pytest.mark.rule("RG-092")
def test_killed_before_it_failed():
    _, other, start = hunting(wanted=0)
    play = table(start)
    eliminate(play, other.id, None)
    assert told(play, "mission-failed")[0].why == "dead"
    assert stage(play, other) == "failed"
