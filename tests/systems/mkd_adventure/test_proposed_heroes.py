"""Whose activation it is, where a team has several Heroes left: one is proposed (MA-055)."""

import pytest

from rules.systems.mkd.actions import Begin, Check, End, Finish, MoveTo
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.offered import offers, refused
from tests.systems.mkd.pieces import chest, hero
from tests.systems.mkd_adventure.rounds import begun, do, heroes_turn

THREE = ("brannoc", "ondine", "tamsin")


def team(**more):
    """Three Heroes of one seat apart from each other, the second of them without a wound."""
    clicks = {"brannoc": 6, "ondine": 4, "tamsin": 6}
    return [
        hero(kind, at=(2 * number, number), click=clicks[kind], **more)
        for number, kind in enumerate(THREE)
    ]


def proposed(state):
    """The Hero whose activation the game has begun, if another may still have his first."""
    active = state.activation
    return active.figure if active is not None and active.proposed else None


def firsts(state):
    """The Heroes who may act first instead."""
    return {each.action.figure for each in offers(RULESET, state).values() if begins(each)}


def begins(option):
    return isinstance(option.action, Begin)


@pytest.mark.rule("MA-055")
def test_the_hero_with_fewest_wounds_is_proposed_and_the_others_may_be_first():
    first, best, third = team()
    state = begun(heroes_turn(open_chamber(), first, best, third)).state
    assert proposed(state) == best.id
    assert firsts(state) == {first.id, third.id}
    assert "finish" in offers(RULESET, state)
    walk = offers(RULESET, state)["go-c3"].action
    after = do(state, walk).state
    assert (proposed(after), after.activation.figure) == (None, best.id)
    assert firsts(after) == set()
    assert refused(do, after, Begin(figure=first.id)) == "mkd-refused-now-hero"
    assert refused(do, after, Finish()) == "mkd-refused-now-hero"


@pytest.mark.rule("MA-055")
def test_another_hero_acts_first_as_if_nobody_had_been_proposed():
    first, best, third = team()
    state = begun(heroes_turn(open_chamber(), first, best, third)).state
    other = do(state, offers(RULESET, state)[f"begin-{third.id}"].action).state
    assert (proposed(other), other.activation.figure) == (None, third.id)
    assert other.served == ()
    assert other.figures == state.figures
    plain = do(state.with_(activation=None), Begin(figure=third.id)).state
    assert other == plain
    left = do(other, End()).state
    assert proposed(left) == best.id
    assert firsts(left) == {first.id}


@pytest.mark.rule("MA-055")
def test_a_team_ends_its_turn_though_a_hero_is_proposed():
    state = begun(heroes_turn(open_chamber(), *team())).state
    ended = do(state, offers(RULESET, state)["finish"].action).state
    assert ended.round == state.round + 1
    assert ended.figures == state.figures


@pytest.mark.rule("MA-055", "B-22")
def test_who_looks_at_a_chest_has_taken_the_activation():
    first, best, third = team()
    box = chest(at=(2, 0), facing=S)
    state = begun(
        heroes_turn(open_chamber(), first, best.with_(facing=N), third, chests=(box,))
    ).state
    after = do(state, Check(chest=0), 4).state
    assert after.activation.figure == best.id
    assert proposed(after) is None


@pytest.mark.rule("MA-055")
@joined("hindered", ["frozen", "reeling", "venomous"])
def test_nobody_is_proposed_whose_beginning_would_change_something(hindered):
    first, best, third = team()
    effects = {
        "frozen": Effect(source="frost", until="next_activation", halted=True),
        "reeling": Effect(source="oil", until="next_activation", speed=-2),
        "venomous": Effect(source="oil", until="level", abilities=("venom",)),
    }
    waits = best.with_(effects=(effects[hindered],))
    state = begun(heroes_turn(open_chamber(), first, waits, third)).state
    assert proposed(state) in {first.id, third.id}
    assert best.id in firsts(state)
    assert state.figure(best.id).effects == waits.effects


@pytest.mark.rule("MA-322")
def test_who_waits_outside_may_stay_there_though_another_is_proposed():
    first, best, third = team()
    out = third.with_(where="waiting")
    state = begun(heroes_turn(open_chamber(entrance=((2, 4), S)), first, best, out)).state
    assert proposed(state) == best.id
    after = do(state, offers(RULESET, state)[f"stay-out-{out.id}"].action).state
    assert after.figure(out.id).where == "left"
    assert proposed(after) == best.id


@pytest.mark.rule("MA-052")
def test_nobody_is_proposed_where_several_teams_may_act():
    state = heroes_turn(
        open_chamber(),
        *(hero("brannoc", at=(0, n), facing=E, seat=1) for n in (0, 1)),
        *(hero("tamsin", at=(3, n), facing=E, seat=2) for n in (0, 1)),
    )
    options = state.options.with_(order="any")
    assert begun(state.with_(options=options)).state.activation is None


@pytest.mark.rule("B-30")
def test_a_walk_of_another_is_none_of_the_proposed():
    first, best, third = team()
    state = begun(heroes_turn(open_chamber(), first, best, third)).state
    assert refused(do, state, MoveTo(to=(4, 2))) == "mkd-refused-no-standing"
