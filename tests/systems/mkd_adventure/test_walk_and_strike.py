"""A walk up to an opponent and the attack from there, as one choice (B-30, 2.9.1, B-41)."""

import pytest

from rules.systems.mkd.actions import Attack, Begin, Capture, MoveTo
from rules.systems.mkd.compass import N, S
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.offered import WORDS, offers, refused
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, struck

MISS = (1, 2)


def begun(who, *others, points):
    """A Hero whose activation has begun, with so many points left."""
    state = do(heroes_turn(open_chamber(), who, *others), Begin(figure=who.id)).state
    return state.with_(activation=state.activation.with_(points=points))


def charges(state):
    """What is offered as a walk and a strike in one."""
    return {key: each for key, each in offers(RULESET, state).items() if key.startswith("charge-")}


@pytest.mark.rule("B-30", "B-34")
def test_a_hero_walks_up_to_an_opponent_and_strikes_in_one_press():
    who, foe = hero("brannoc", at=(0, 0)), monster("ogre_gaoler", at=(3, 2), facing=S)
    state = begun(who, foe, points=8)
    [before] = charges(state).values()
    assert before.group == "move"
    play = do(state, before.action, *MISS, *MISS)
    assert at(play, who) == before.action.to
    assert [manner for *_, manner in struck(play)] == ["close", "counter"]
    assert play.state.activation.attacked
    spent = state.activation.points - play.state.activation.points
    assert f"strike: {spent} points" in WORDS.say(before.label)
    # It is what the walk and the strike come to one after the other.
    walked = do(state, MoveTo(to=before.action.to))
    apart = do(walked.state, Attack(target=foe.id), *MISS, *MISS)
    assert apart.state.activation == play.state.activation
    assert apart.state.figures == play.state.figures


@pytest.mark.rule("B-30", "B-22")
def test_it_is_offered_only_where_the_points_suffice_for_both():
    who, foe = hero("brannoc", at=(0, 0)), monster("ogre_gaoler", at=(3, 3), facing=S)
    state = begun(who, foe, points=8)
    cheapest = min(
        int(WORDS.say(each.label).split("strike: ")[1].split(" ")[0])
        for each in charges(state).values()
    )
    enough = state.with_(activation=state.activation.with_(points=cheapest))
    assert charges(enough)
    poor = state.with_(activation=state.activation.with_(points=cheapest - 1))
    assert not charges(poor)
    assert not charges(state.with_(activation=state.activation.with_(attacked=True)))


@pytest.mark.rule("B-45", "B-46")
def test_who_is_held_on_the_way_does_not_strike():
    """A figure that looks at him holds him: he rolls to get away, and stays with a 1 or 2."""
    who, holder = hero("brannoc", at=(1, 1)), monster("ogre_gaoler", at=(1, 2), facing=N)
    foe = monster("bone_archer", at=(4, 4), facing=S)
    state = begun(who, holder, foe, points=12)
    away = next(each for each in charges(state).values() if each.action.strike == foe.id)
    play = do(state, away.action, 1)
    assert at(play, who) == (1, 1)
    assert struck(play) == []
    assert not play.state.agenda


@pytest.mark.rule("B-07")
def test_only_an_opponent_on_the_board_can_be_meant():
    who, friend = hero("brannoc", at=(0, 0)), hero("tamsin", at=(4, 4))
    state = begun(who, friend, monster("ogre_gaoler", at=(4, 0)), points=8)
    assert refused(do, state, MoveTo(to=(3, 3), strike=friend.id)) == "mkd-refused-fight-apart"
    assert refused(do, state, MoveTo(to=(3, 3), strike=99)) == "mkd-refused-fight-apart"


@pytest.mark.rule("B-07", "B-31")
def test_whoever_shares_a_square_with_an_opponent_is_answered_in_words():
    who, foe = hero("brannoc", at=(2, 2)), monster("ogre_gaoler", at=(2, 2), facing=S)
    state = heroes_turn(open_chamber(), who, foe, active=who, points=8)
    assert refused(do, state, Capture(target=foe.id)) == "mkd-refused-fight-apart"
    assert refused(do, state, Attack(target=foe.id)) == "mkd-refused-fight-apart"
