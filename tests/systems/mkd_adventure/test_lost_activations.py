"""Activations that are lost to daze, frost and cords: which one it is, and that it is one."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Begin, End, Finish, OpenChest, StepTo, UseArtifact
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.state import Activation
from rules.systems.mkd_adventure.turns import carry_out
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber
from tests.systems.mkd.pieces import chest, hero, marker, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import told

THIRD_TABLE, DAZED = 3, 5
GOES_FOR_FIRST, USES, HITS, FROST = 1, 1, (5, 5), 6


def refused(situation, action):
    with pytest.raises(RuleError) as found:
        carry_out(situation, 1, action, ScriptedDice())
    return found.value.text.key.removeprefix("mkd-refused-")


@pytest.mark.rule("MA-037")
def test_who_is_dazed_ends_this_activation_as_he_likes_and_loses_the_next():
    who = hero("brannoc", at=(2, 2), facing=N)
    pillar = marker("artifact", (2, 1), what="rune_pillar", tokens=("B", "B"))
    start = heroes_turn(open_chamber(markers=[pillar]), who, active=who, points=8)
    used = do(start, UseArtifact(at=(2, 1)), THIRD_TABLE, DAZED)
    assert told(used, "dazed")
    assert used.state.activation.points == 6
    walked = do(used.state, StepTo(facing=E)).state
    assert walked.activation.points == 5
    lost = do(walked, End()).state
    assert (lost.round, lost.activation.points) == (4, 0)
    assert refused(lost, StepTo(facing=E)) == "halted"
    after = do(lost, End()).state
    assert (after.round, after.activation.points) == (5, 8)


@pytest.mark.rule("MA-196")
def test_frost_of_a_monster_that_an_alarm_woke_leaves_the_activation_under_way_alone():
    who = hero("brannoc", at=(2, 2), facing=N)
    foe = monster("gutterkin_chanter", at=(2, 4), facing=N)
    boxes = (chest(at=(2, 1), facing=S, trap="alarm"),)
    start = heroes_turn(open_chamber(), who, foe, active=who, points=8, chests=boxes)
    opened = do(start, OpenChest(chest=0), GOES_FOR_FIRST, USES, *HITS, FROST)
    assert told(opened, "frozen")
    assert do(opened.state, StepTo(facing=E)).state.activation.points == 5


@pytest.mark.rule("MA-055")
@joined("source", ["freeze", "snare", "sleep"])
def test_an_activation_that_is_skipped_is_the_one_that_is_lost(source):
    held = Effect(source=source, until="next_activation", halted=True, asleep=source == "sleep")
    who = hero("brannoc", at=(2, 2), effects=(held,))
    friend = hero("kestrel", at=(4, 4))
    start = heroes_turn(open_chamber(), who, friend)
    skipped = do(start, Finish()).state
    assert skipped.round == 4
    assert skipped.figure(who.id).effects == ()
    # He is proposed, as nobody is less hurt and nothing happens when he begins.
    assert skipped.activation == Activation(figure=who.id, points=8, free=True, proposed=True)
    # Who begins instead has no points in it, and all of them in the next.
    lost = do(start, Begin(figure=who.id)).state
    assert lost.activation.points == 0
    later = do(do(lost, End()).state, End()).state
    assert later.activation == Activation(figure=who.id, points=8, free=True, proposed=True)
