"""Through the squares of opponents, one or several, and out by any side (B-50, MA-211, C6)."""

import pytest

from rules.systems.mkd.actions import Begin, MoveTo, StepTo
from rules.systems.mkd.compass import E, S
from rules.systems.mkd.content import KINDS
from rules.systems.mkd_adventure.ruleset import RULESET
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.offered import offers, refused, typed, walks
from tests.systems.mkd.pieces import chest, hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, struck

MISS, AWAY = (1, 2), 6
HIT = (6, 5)
LAST = len(KINDS["tamsin"].dial) - 1
GATE = [(4, 2), (5, 2)]
"""The two squares of the doorway between two chambers, each as wide as one figure."""


def begun(where, who, *others, points=None, **more):
    """A Hero whose activation has begun, with so many points left."""
    state = do(heroes_turn(where, who, *others, **more), Begin(figure=who.id)).state
    if points is None:
        return state
    return state.with_(activation=state.activation.with_(points=points))


def doubled_guard(who, **more):
    """Two Monsters one behind the other in a doorway, who look away, and a Hero before them."""
    guards = [monster("ogre_gaoler", at=square, facing=E) for square in GATE]
    return begun(two_chambers(), who, *guards, points=12, **more)


@pytest.mark.rule("B-50", "MA-211")
@pytest.mark.permits("MA-211")
@pytest.mark.parametrize("words", ["e", "G3"])
def test_a_hero_passes_two_guards_one_behind_the_other(words):
    who = hero("brannoc", at=(3, 2))
    state = doubled_guard(who)
    action = typed(RULESET, state, words, moves=True)
    play = do(state, action, *MISS, *MISS)
    assert at(play, who) == (6, 2)
    assert [manner for *_, manner in struck(play)] == ["passing", "passing"]
    assert state.activation.points - play.state.activation.points == 2 + 2 + 1


@pytest.mark.rule("B-50", "MA-211")
def test_the_card_offers_the_way_through_two_guards():
    state = doubled_guard(hero("brannoc", at=(3, 2)))
    offered = offers(RULESET, state)
    assert offered["step-e"].pad == "e"
    assert offered["go-g3"].group == "move"
    assert walks(RULESET, state)["G3"].startswith("through ")


@pytest.mark.rule("B-50", "B-31")
def test_without_the_points_for_both_guards_there_is_no_way():
    who = hero("brannoc", at=(3, 2))
    state = doubled_guard(who)
    poor = state.with_(activation=state.activation.with_(points=4))
    assert "step-e" not in offers(RULESET, poor)
    assert refused(do, poor, StepTo(facing=E)) == "mkd-refused-no-standing"
    assert refused(do, poor, MoveTo(to=(6, 2))) == "mkd-refused-too-far"
    enough = state.with_(activation=state.activation.with_(points=5))
    assert "step-e" in offers(RULESET, enough)


@pytest.mark.rule("B-50", "B-51")
def test_a_hero_leaves_a_guards_square_round_a_corner():
    # Straight on from the corner is rock: the only way out of the doorway is to the east.
    who, guard = hero("brannoc", at=(3, 1)), monster("ogre_gaoler", at=(4, 2), facing=E)
    state = begun(two_chambers(), who, guard, points=6)
    for words in ("se", "F3"):
        play = do(state, typed(RULESET, state, words, moves=True), *MISS)
        assert at(play, who) == (5, 2)
        assert [manner for *_, manner in struck(play)] == ["passing"]
        assert play.state.activation.points == 6 - 3


@pytest.mark.rule("B-50", "MA-210")
@pytest.mark.permits("B-50")
def test_a_hero_leaves_an_opponents_square_by_every_side():
    who, foe = hero("brannoc", at=(2, 2)), monster("ogre_gaoler", at=(2, 3), facing=S)
    state = begun(open_chamber(), who, foe, points=3)
    ways = {name for name in walks(RULESET, state) if name.startswith("s ")}
    # All eight squares around (2, 3) but the one straight on, which the arrow leads to.
    assert ways == {f"s {name}" for name in ("B3", "C3", "D3", "B4", "D4", "B5", "D5")}
    for name in ways:
        play = do(state, typed(RULESET, state, name, moves=True), *MISS)
        assert at(play, who) == RULESET.parse(state, 1, name.removeprefix("s ")).to
        assert [manner for *_, manner in struck(play)] == ["passing"]


@pytest.mark.rule("MA-211")
def test_a_walk_passes_as_few_opponents_as_it_can():
    # Straight on stand two of them; beside these one, from whom a die has to get away.
    who = hero("brannoc", at=(1, 0))
    rows = [(0, 1), (1, 1), (2, 1), (1, 2)]
    foes = [monster("cellar_rats", at=square, facing=S) for square in rows]
    state = begun(long_hall(1), who, *foes, points=8)
    play = do(state, typed(RULESET, state, "B4", moves=True), *MISS, AWAY)
    assert at(play, who) == (1, 3)
    assert len(struck(play)) == 1


@pytest.mark.rule("B-50")
def test_a_walk_goes_round_an_opponent_where_points_suffice():
    who, foe = hero("brannoc", at=(1, 0)), monster("cellar_rats", at=(1, 1), facing=S)
    state = begun(long_hall(1), who, foe, points=8)
    play = do(state, MoveTo(to=(1, 2)), AWAY)
    assert (at(play, who), struck(play)) == ((1, 2), [])
    assert "through" not in walks(RULESET, state)["B3"]


@pytest.mark.rule("B-62")
def test_the_demoralized_pass_whom_they_are_beside_and_come_to_nobody_else():
    who = gifted(hero("brannoc", at=(3, 2)), "demoralized")
    guard = monster("ogre_gaoler", at=(4, 2), facing=E)
    state = begun(two_chambers(), who, guard, points=6)
    assert "through" in walks(RULESET, state)["F3"]
    other = monster("ogre_gaoler", at=(7, 2), facing=E)
    state = begun(two_chambers(), who, guard, other, points=6)
    assert "through" in walks(RULESET, state)["F3"]
    assert "G3" not in walks(RULESET, state)


@pytest.mark.rule("B-52", "B-71")
def test_who_falls_in_a_guards_square_leaves_captive_and_chest_where_he_stood_last():
    captive = monster("cellar_rats", where="captive")
    who = hero("tamsin", at=(3, 2), captive=captive.id, carries=(0,), click=LAST)
    captive = captive.with_(captor=who.id)
    guards = [monster("ogre_gaoler", at=square, facing=E) for square in GATE]
    state = begun(
        two_chambers(), who, captive, *guards, hero("kestrel", at=(0, 0)), points=12,
        chests=(chest(carrier=who.id, opened=True),),
    )  # fmt: skip
    play = do(state, StepTo(facing=E), *HIT, 3)
    assert play.figure(who.id).where == "dead"
    assert (at(play, captive), play.figure(captive.id).where) == ((3, 2), "board")
    assert play.state.chest(0).at in {(2, 2), (2, 1), (2, 3), (3, 1), (3, 3), (4, 1), (4, 3)}
    standing = [figure.at for figure in play.state.on_board]
    assert len(set(standing)) == len(standing)
