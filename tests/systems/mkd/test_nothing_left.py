"""When an activation ends by itself, and what keeps it open."""

import pytest

from rules.systems.mkd.actions import End, GiveOrders, MoveTo, Spin, StepTo
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.ruleset import RULESET
from rules.systems.mkd_delve import RULESET as DELVE
from tests.support.playing import played
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd.tables import state

WALK = MoveTo(to=(2, 2))


def moment(*others, points=0, steps=(), loose=False, attacked=False, **more):
    """Brannoc in the middle of an activation in which he has done something."""
    active = hero("brannoc", at=(2, 2), id=1)
    where = state(open_chamber(), active, *others, active=active, points=points, **more)
    under_way = where.activation.with_(started=True, loose=loose, attacked=attacked, steps=steps)
    return where.with_(activation=under_way)


def left(situation, last=WALK):
    """What ends the activation after the last action."""
    return RULESET.nothing_left(situation, 1, last)


def walked():
    """A Hero who has just spent his last point on a step, which could be taken back."""
    begun = moment(points=1)
    return RULESET.apply(begun, 1, MoveTo(to=(2, 3)), None).state


@pytest.mark.rule("B-22")
def test_an_activation_ends_once_the_points_are_spent():
    assert left(moment()) == End()
    assert left(moment(points=1)) is None


@pytest.mark.rule("B-22")
def test_an_attack_that_could_still_be_made_keeps_it_open():
    near = monster("gutterkin_sneak", at=(2, 1), id=9)
    assert left(moment(near, points=2, loose=True), Spin(facing=0)) is None
    assert left(moment(near, points=0, attacked=True), Spin(facing=0)) == End()


@pytest.mark.rule("B-33")
def test_a_facing_is_chosen_while_there_are_monsters_and_then_it_ends():
    away = monster("gutterkin_sneak", at=(4, 4), id=9)
    assert left(moment(loose=True)) == End()
    assert left(moment(away, loose=True)) is None
    assert left(moment(away, loose=True), Spin(facing=4)) == End()


@pytest.mark.rule("B-30")
def test_a_step_can_be_taken_back_before_the_dungeon_moves():
    stepped = walked()
    assert stepped.activation.steps
    assert left(stepped) is None
    assert left(stepped, Spin(facing=0)) == End()
    another = hero("derrik", at=(0, 0), id=2)
    others_come = stepped.with_(figures=(*stepped.figures, another))
    assert left(others_come) == End()
    assert left(others_come.with_(served=(2,))) is None


@pytest.mark.rule("B-22")
def test_nothing_ends_before_anything_was_done():
    fresh = moment()
    assert left(fresh.with_(activation=fresh.activation.with_(started=False))) is None
    assert left(fresh.with_(activation=None)) is None


@pytest.mark.rule("B-22")
def test_a_standing_answer_keeps_activations_open():
    waits = GiveOrders(about="end", answer="no")
    assert waits in [each.action for each in RULESET.legal_actions(moment(), 1)]
    assert left(moment(orders=Orders(end="no"))) is None
    told = RULESET.apply(moment(), 1, waits, None).state
    assert told.players[0].orders.end == "no"
    again = GiveOrders(about="end", answer="yes")
    asked = GiveOrders(about="end", answer="ask")
    offered = [each.action for each in RULESET.legal_actions(told, 1)]
    assert again in offered
    assert asked not in offered


@pytest.mark.rule("B-33")
def test_facings_are_arrows_on_the_pad_once_no_step_is_left_and_else_on_one_of_their_own():
    """Seven arrows; on the pad of steps the middle ends the activation as the Hero faces now."""
    away = monster("gutterkin_sneak", at=(4, 4), id=9)
    last = moment(away, loose=True)
    pad = {each.pad: each.action for each in RULESET.legal_actions(last, 1) if each.pad}
    assert len(pad) == 8
    assert pad["c"] == End()
    assert pad["n"] == Spin(facing=0)
    assert "s" not in pad
    assert RULESET.view(last, None).prompt.key == "mkd-prompt-facing"
    walking = moment(away, points=3)
    offered = RULESET.legal_actions(walking, 1)
    pad = {each.pad: each.action for each in offered if each.pad and not each.group}
    assert pad
    assert all(isinstance(action, StepTo) for action in pad.values())
    turning = {each.pad: each.action for each in offered if each.pad and each.group == "face"}
    assert len(turning) == 7
    assert turning["n"] == Spin(facing=0)
    assert RULESET.view(walking, None).prompt.key == "mkd-prompt-hero"


@pytest.mark.parametrize("rules", [RULESET, DELVE])
def test_what_is_asked_for_one_by_one_is_what_is_on_offer(rules):
    """Whole turns of everybody: a card and the end of an activation know the same actions."""
    for moment in played(rules, rules.preset, 2, seed=1, steps=30, stance="balanced"):
        for seat in (1, 2):
            offered = {each.action for each in rules.legal_actions(moment.state, seat)}
            assert set(rules.allowed(moment.state, seat)) == offered
