"""A hallway turned by its vortex, there and back, in a Hero's activation (MA-228 to MA-231)."""

from collections import Counter

import pytest

from rules.core.dice import ScriptedDice
from rules.core.errors import RuleError
from rules.systems.mkd.actions import Disarm, End, OpenDoor, StepTo, Trigger, UseArtifact
from rules.systems.mkd.board.board import board_of
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.pieces import Goal
from rules.systems.mkd_adventure.turns import carry_out
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import door, hero, marker, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, told

CLOCKWISE, BACK = 1, 2
HEALS = (3, 3)
BACK_AND_HESITATES = (6, 6, 1)
"""Decision dice of a Monster that has come back, and that nobody comes after it."""
COVERED = {(x, y) for x in (-1, 3) for y in (1, 2, 3)}
"""Squares of the chambers east and west on which the hallway comes to lie."""
ENDS = {(x, y) for x in range(3) for y in (0, 4)}
"""Squares that the hallway leaves bare of any floor."""


def crossing(*figures, markers=(), east=7, **more):
    """Brannoc on a vortex in the middle of a hallway between two chambers."""
    who = hero("brannoc", at=(1, 2), facing=N)
    where = site(
        placed(4),
        placed(east, at=(3, 0)),
        placed(7, at=(-5, 0)),
        markers=[marker("vortex", (1, 2)), *markers],
    )
    return who, heroes_turn(where, who, *figures, active=who, **more)


def turned(state, *dice):
    """The same after so many turns."""
    for die in dice:
        state = do(state, Trigger(), die).state
    return state


def rubble(state):
    """How many markers of rubble lie on a square."""
    return Counter(each.at for each in state.site.markers if each.kind == "bones")


@pytest.mark.rule("MA-228")
@pytest.mark.permits("MA-228")
@pytest.mark.parametrize(("die", "north"), [(CLOCKWISE, (2, 0)), (BACK, (-2, 0))])
def test_who_stands_on_it_turns_the_whole_tile_a_quarter(die, north):
    friend = hero("derrik", at=(1, 0), facing=N)
    who, start = crossing(friend)
    play = do(start, "trigger", die)
    # What stood two squares north of the centre stands two squares east or west of it now.
    assert at(play, friend) == (1 + north[0], 2 + north[1])
    assert (at(play, who), play.state.site.tiles[0].turn) == ((1, 2), 1 if die == 1 else 3)
    assert start.activation.points - play.state.activation.points == 1
    # Nobody has to: it lies there as clear ground.
    assert do(start, "n").figure(who.id).at == (1, 1)


@pytest.mark.rule("MA-229: over its neighbours")
def test_it_lies_on_its_neighbours_and_one_walks_on_it_there():
    who, start = crossing()
    state = turned(start, CLOCKWISE)
    board = board_of(state.site)
    assert {square for square, tile in board.owner.items() if tile == 0} >= COVERED
    gone = do(do(state, StepTo(facing=E)).state, StepTo(facing=E)).state
    assert gone.figure(who.id).at == (3, 2)
    assert board.owner[gone.figure(who.id).at] == 0


@pytest.mark.rule("MA-229: gaps")
def test_it_leaves_gaps_where_nobody_can_stand():
    _, start = crossing()
    assert board_of(start.site).ground.keys() >= ENDS
    assert not ENDS & board_of(turned(start, CLOCKWISE).site).ground.keys()


@pytest.mark.rule("MA-229: stays")
def test_it_stays_as_it_lies_round_after_round():
    _, start = crossing()
    state = turned(start, CLOCKWISE)
    later = do(state, End()).state
    assert later.round == state.round + 1
    assert later.site == state.site


@pytest.mark.rule("MA-231: every square")
def test_turned_back_it_leaves_rubble_on_every_square_that_it_covered():
    # One square had a Monster, which is destroyed; on the others was nothing to destroy.
    rats = monster("cellar_rats", at=(3, 1))
    _, start = crossing(rats)
    over = turned(start, CLOCKWISE)
    assert rubble(over) == {}
    back = turned(over, BACK)
    assert rubble(back) == dict.fromkeys(COVERED, 1)
    board = board_of(back.site)
    assert {board.ground[square] for square in COVERED} == {"hindering"}
    assert {board.owner[square] for square in COVERED} == {1, 2}


@pytest.mark.rule("MA-231: hindering already")
def test_what_is_hindering_as_printed_gets_no_rubble():
    # 16A has rubble printed at its western rim, in the second row.
    _, start = crossing(east=16)
    assert board_of(start.site).ground[3, 1] == "hindering"
    back = turned(start, CLOCKWISE, BACK)
    assert rubble(back) == dict.fromkeys(COVERED - {(3, 1)}, 1)


@pytest.mark.rule("MA-231: hindering already")
def test_turned_to_and_fro_it_never_lays_rubble_twice():
    # Rubble that lay there before is buried with all else, and there is rubble again.
    _, start = crossing(markers=[marker("bones", (-1, 3))])
    state = turned(start, CLOCKWISE, BACK, CLOCKWISE, BACK)
    assert rubble(state) == dict.fromkeys(COVERED, 1)


@pytest.mark.rule("MA-231: every square")
def test_turned_on_the_same_way_it_bares_the_same_squares():
    _, start = crossing()
    play = do(turned(start, CLOCKWISE), Trigger(), CLOCKWISE)
    assert play.state.site.tiles[0].turn == 2
    assert rubble(play.state) == dict.fromkeys(COVERED, 1)
    assert [event.way for event in told(play, "tile-turned")] == ["clockwise"]


@pytest.mark.rule("MA-228")
def test_who_waits_at_a_gate_comes_in_where_it_is_after_the_turn():
    # A Monster has gone down by stairs beside the chamber's centre, to come back by them.
    who = hero("brannoc", at=(2, 2), facing=N)
    foe = monster("fen_troll", where="waiting", gate=(1, 1), goal=Goal(kind="return"), facing=S)
    where = open_chamber(markers=[marker("vortex", (2, 2)), marker("stairs", (1, 1))])
    turned = do(heroes_turn(where, who, foe, active=who), Trigger(), CLOCKWISE).state
    assert [each.at for each in turned.site.markers if each.kind == "stairs"] == [(3, 1)]
    assert turned.figure(foe.id).gate == (3, 1)
    back = do(turned, End(), *BACK_AND_HESITATES)
    assert back.figure(foe.id).where == "board"
    assert at(back, foe) == (3, 1)


def chamber(*things, doors=(), exits=()):
    """Brannoc, looking north, on a vortex in the middle of a chamber."""
    who = hero("brannoc", at=(2, 2), facing=N)
    markers = [marker("vortex", (2, 2)), *things]
    where = open_chamber(markers=markers, doors=doors, exits=exits)
    return heroes_turn(where, who, active=who, points=8)


@pytest.mark.rule("MA-228", "MA-037")
def test_an_artifact_used_before_the_turn_is_not_used_again_after_it():
    start = chamber(marker("artifact", (2, 1), what="rune_pillar", tokens=("B", "B")))
    used = do(start, UseArtifact(at=(2, 1)), *HEALS).state
    turned = do(used, Trigger(), CLOCKWISE).state
    with pytest.raises(RuleError) as refused:
        carry_out(turned, 1, UseArtifact(at=(3, 2)), ScriptedDice())
    assert refused.value.text.key == "mkd-refused-artifact-used"


@pytest.mark.rule("MA-228", "B-85")
def test_a_door_disarmed_before_the_turn_opens_for_nothing_after_it():
    start = chamber(doors=[door((2, 2), N, trap="needle")])
    disarmed = do(start, Disarm(slow=False, door=0), 6).state
    turned = do(disarmed, Trigger(), CLOCKWISE).state
    opened = do(turned, OpenDoor(door=0)).state
    assert opened.activation.points == turned.activation.points == 5


@pytest.mark.rule("MA-228")
def test_a_second_way_out_turns_with_its_tile():
    turned = do(chamber(exits=[(1, 1)]), Trigger(), CLOCKWISE).state
    assert turned.site.exits == ((3, 1),)


@pytest.mark.rule("MA-230")
def test_stairs_are_not_buried_by_a_tile_that_comes_to_lie_on_them():
    _, start = crossing(markers=[marker("stairs", (3, 1))])
    over = turned(start, CLOCKWISE)
    assert [each.at for each in over.site.markers if each.kind == "stairs"] == [(3, 1)]
