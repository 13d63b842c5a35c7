"""Escort: a hostage, a bodyguard, and one activation for both (RG-072 to RG-075)."""

import pytest

from rules.systems.mkd.actions import (
    Answer,
    Appoint,
    Begin,
    Choose,
    Finish,
    Lead,
    Leave,
    StepTo,
    UseStairs,
)
from rules.systems.mkd.compass import N
from rules.systems.mkd.content import KINDS
from rules.systems.mkd.fights.harm import hurt
from rules.systems.mkd.figures import attack_of, holders, strikes_back
from rules.systems.mkd.monster_ai.prospects import prey
from rules.systems.mkd.tasks import AskGuard
from rules.systems.mkd_delve import RULESET
from rules.systems.mkd_delve.menu import VERBS
from rules.systems.mkd_delve.mode import start_round
from rules.systems.mkd_delve.npcs import missions
from rules.systems.mkd_delve.npcs.verbs import npc_offers
from tests.systems.mkd.pieces import hero, marker, monster
from tests.systems.mkd_delve.delves import act, do, hall_and_chamber, run, table, told
from tests.systems.mkd_delve.people import (
    WAY_IN,
    below,
    comes_in,
    met,
    person,
    refusals,
    stage,
)


def charge(at=(2, 2), kind="n_squire", **more):
    return person(kind, at, "charge", **more)


def walk(*figures, at=(2, 2), guard_at=(2, 3), points=8, **more):
    """A bodyguard who is active, and his hostage."""
    one, other = hero("brannoc", at=guard_at), charge(at)
    about = [met(other, "escort", guard=one.id)]
    start = below(one, other, *figures, about=about, active=one, points=points, **more)
    return one, other, start


@pytest.mark.rule("RG-072", "RG-074")
def test_a_hostage_joins_whole_and_without_an_attack():
    one, other = hero("brannoc", at=(2, 4)), person("n_deserter", at=(0, 0))
    play = comes_in(below(one, other), one, 2)
    joined = play.figure(other.id)
    assert (joined.role, joined.click, joined.side) == ("charge", 0, "npc")
    assert attack_of(joined) == 0
    assert play.state.encounter(other.id).guard == one.id
    assert told(play, "guard-named")


@pytest.mark.rule("RG-072")
def test_a_hostage_is_in_full_health_whoever_hurt_it_before():
    one, other = hero("brannoc", at=(2, 5), facing=N), person("n_deserter", at=(0, 0), click=2)
    play = do(below(one, other, active=one), StepTo(facing=N), 2)
    assert told(play, "person-met")[0].mission == "escort"
    assert play.figure(other.id).click == 0
    # All of its dial is left: whoever hurts it by one click less than that does not kill it.
    clicks = len(KINDS[other.kind].dial)
    for harm, alive in ((clicks - 1, True), (clicks, False)):
        hit = table(play.state)
        hurt(hit, other.id, harm, kind="raw", by=None)
        assert (run(hit).figure(other.id).where == "board") is alive


@pytest.mark.rule("RG-074")
@pytest.mark.permits("RG-074")
def test_with_several_heroes_the_player_says_who():
    one, two = hero("brannoc", at=(2, 4)), hero("ysolde", at=(2, 6))
    far, other = hero("tamsin", at=(1, 7), seat=2), person(at=(0, 0))
    play = comes_in(below(one, two, far, other), one, 2)
    question = play.state.agenda[-1]
    assert question == AskGuard(seats=(1,), figure=other.id, figures=(one.id, two.id, far.id))
    assert refusals(play.state, 1, Answer(yes=True), VERBS) == ("other-question", "MA-130")
    assert refusals(play.state, 1, Choose(figure=other.id), VERBS) == ("not-eligible", "RG-074")
    done = act(play.state, Choose(figure=two.id))
    assert done.state.encounter(other.id).guard == two.id


@pytest.mark.rule("RG-074")
@pytest.mark.permits("RG-074")
def test_both_walk_on_the_bodyguards_points():
    one, other, start = walk()
    play = act(start, Lead(figure=other.id, to=(2, 0)))
    assert play.figure(other.id).at == (2, 0)
    assert play.state.activation.points == 6
    assert play.state.activation.figure == one.id
    assert refusals(play.state, 1, Lead(figure=other.id, to=(2, 9)), VERBS)[0] == "led-too-far"
    assert refusals(play.state, 1, Lead(to=(2, 1)), VERBS) == ("nobody-to-lead", "RG-074")


@pytest.mark.rule("RG-074")
def test_only_the_bodyguard_leads():
    two = hero("ysolde", at=(3, 3))
    _, other, start = walk(two)
    active = start.with_(activation=start.activation.with_(figure=two.id))
    assert refusals(active, 1, Lead(figure=other.id, to=(2, 1)), VERBS)[0] == "nobody-to-lead"
    assert not [o for o in npc_offers(active, 1) if isinstance(o.action, Lead)]


@pytest.mark.rule("RG-074")
def test_a_hostage_neither_strikes_nor_holds_and_is_not_held():
    foe = monster("ogre_gaoler", at=(2, 1), facing=4)
    _, other, start = walk(foe)
    assert not strikes_back(other)
    assert other not in holders(start, foe)
    assert other in prey(start)
    # No die falls, though the ogre looks at it.
    play = do(start, Lead(figure=other.id, to=(2, 4)))
    assert play.dice.rolls == ()
    assert play.figure(other.id).at == (2, 4)


@pytest.mark.rule("RG-074")
@pytest.mark.permits("RG-074")
def test_another_bodyguard_at_the_start_of_a_turn():
    two = hero("ysolde", at=(3, 3))
    one, other, start = walk(two)
    between = start.with_(activation=None)
    assert refusals(start, 1, Appoint(figure=other.id, guard=two.id), VERBS) is None
    play = act(between, Appoint(figure=other.id, guard=two.id))
    assert play.state.encounter(other.id).guard == two.id
    late = between.with_(served=(one.id,))
    assert refusals(late, 1, Appoint(figure=other.id, guard=two.id), VERBS) == (
        "guard-late", "RG-074",
    )  # fmt: skip
    same = Appoint(figure=other.id, guard=one.id)
    assert refusals(between, 1, same, VERBS) == ("guard-unfit", "RG-074")
    nobody = Appoint(figure=two.id, guard=one.id)
    assert refusals(between, 1, nobody, VERBS) == ("no-hostage", "RG-074")


def successors(state, seat=1):
    """Whom a seat may name for a bodyguard instead."""
    options = RULESET.legal_actions(state, seat)
    return [each.action.guard for each in options if isinstance(each.action, Appoint)]


@pytest.mark.rule("RG-074")
def test_who_can_take_over_is_on_offer_until_somebody_acts():
    two, far = hero("ysolde", at=(3, 3)), hero("tamsin", at=(1, 7), seat=2)
    waits, dead = hero("maelle", where="waiting"), hero("derrik", where="dead")
    one, _, start = walk(two, waits, dead, far)
    between = start.with_(activation=None)
    assert successors(between) == [two.id, waits.id]
    begun = do(between, Begin(figure=one.id))
    assert successors(begun.state) == [two.id, waits.id]
    assert successors(do(begun.state, StepTo(facing=N)).state) == []
    # The other team names its own Hero, unless the hostage has had its turn with the bodyguard.
    first = between.with_(order=(2, 1), acting=2)
    assert (successors(first), successors(first, 2)) == ([], [far.id])
    assert successors(do(between, Finish()).state, 2) == []


@pytest.mark.rule("RG-074")
def test_a_new_bodyguard_for_one_who_fell():
    one, two = hero("brannoc", where="dead"), hero("ysolde", at=(3, 3))
    other = charge()
    play = table(below(one, two, other, about=[met(other, "escort", guard=one.id)]))
    start_round(play)
    assert play.state.encounter(other.id).guard == two.id


@pytest.mark.rule("RG-073", "RG-074")
@pytest.mark.permits("RG-074")
def test_out_beside_the_bodyguard_and_gold_at_the_end():
    _, other, start = walk(at=(2, 8), guard_at=WAY_IN)
    play = act(start, Leave())
    assert play.figure(other.id).where == "left"
    assert (stage(play, other), play.state.missions) == ("won", 1)
    # A squire is worth 11, and the mission 250 in the score.
    assert play.state.gold == 110
    assert told(play, "delve-over")[0].score == 110 + 250
    assert play.state.ending == "out"


@pytest.mark.rule("RG-073")
def test_no_gold_for_one_who_stays_inside_or_if_nobody_lives():
    _, other, start = walk(at=(2, 2), guard_at=WAY_IN)
    play = do(start, Leave())
    assert (stage(play, other), play.state.gold) == ("failed", 0)
    dead = hero("brannoc", where="dead")
    out = charge(where="left")
    play = table(below(dead, out, about=[met(out, "escort", guard=dead.id)]))
    missions.over(play)
    assert (stage(play, out), play.state.gold) == ("failed", 0)


@pytest.mark.rule("RG-075")
def test_it_fails_with_the_hostages_death_by_whatever_means():
    _, other, start = walk()
    play = table(start)
    hurt(play, other.id, 9, kind="raw", by=None)
    assert stage(run(play), other) == "failed"
    assert told(play, "mission-failed")[0].why == "dead"


@pytest.mark.rule("RG-074")
@pytest.mark.permits("RG-074")
def test_down_the_stairs_beside_the_bodyguard_and_in_again_below():
    where = hall_and_chamber(markers=[marker("stairs", (2, 3))])
    one, other, start = walk(where=where, levels="2", start_value=20)
    play = act(start.with_(cleared=1, grown=True), UseStairs(), 1, 1, 1)
    assert play.figure(other.id).where == "waiting"
    assert play.state.level == 2
    assert stage(play, other) == "open"
    play = act(play.state.with_(stack=()), Begin(figure=one.id))
    there = play.figure(other.id)
    assert there.where == "board"
    assert max(abs(there.at[0] - play.figure(one.id).at[0]), 1) == 1


@pytest.mark.rule("RG-073")
def test_out_already_while_others_go_down_and_paid_when_they_come_back():
    where = hall_and_chamber(markers=[marker("stairs", (2, 3))])
    two = hero("ysolde", at=(2, 3))
    _, other, start = walk(two, at=(2, 8), guard_at=WAY_IN, where=where, levels="2", start_value=20)
    out = do(start.with_(cleared=1, grown=True), Leave())
    down = do(out.state, UseStairs(), 1, 1, 1)
    assert down.state.level == 2
    assert (stage(down, other), down.state.gold) == ("open", 0)
    home = do(do(down.state.with_(stack=()), Begin(figure=two.id)).state, Leave())
    assert (home.state.ending, stage(home, other), home.state.gold) == ("cleared", "won", 110)


@pytest.mark.rule("RG-064")
def test_a_hostage_who_is_not_beside_stays_behind():
    where = hall_and_chamber(markers=[marker("stairs", (2, 3))])
    _, other, start = walk(at=(0, 0), where=where, levels="2", start_value=20)
    play = do(start.with_(cleared=1, grown=True), UseStairs(), 1, 1, 1)
    assert stage(play, other) == "failed"
    assert other.id not in {figure.id for figure in play.state.figures}
