"""Monsters in their turn: whom they go for from afar, how far, and past whom (MA-090 to MA-099)."""

import pytest

from rules.systems.mkd.actions import End
from rules.systems.mkd.compass import E, N, S, W
from rules.systems.mkd.pieces import Goal
from rules.systems.mkd.state import Orders
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, placed, site
from tests.systems.mkd.pieces import door, hero, marker, monster, token
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, goal, reasons, struck, told

FIRST = 1
"""A decision for the first choice."""
MISS = (1, 2)
FREE, HELD = 4, 3
"""Faces of the die for a break away."""
MEEK = Orders(strike_back="no", spin="no", let_go="no")
RING = tuple(placed(7, at=at) for at in ((0, 0), (5, 0), (0, 5), (5, 5)))
"""Four bare chambers, each joined to two others."""
IN_A_ROW = tuple(placed(7, at=(5 * index, 0)) for index in range(3))


def monsters_turn(where, who, *others, faces=(), **more):
    """Heroes are done; what the Monsters' dice lead to."""
    served = tuple(other.id for other in others if other.side == "hero")
    fields = {"orders": MEEK, **more}
    situation = heroes_turn(where, who, *others, active=who, served=served, **fields)
    return do(situation, End(), *faces)


@pytest.mark.rule("MA-090: knows all")
def test_it_hunts_a_hero_whom_it_cannot_see_two_rooms_and_a_shut_door_away():
    who, foe = hero("brannoc", at=(0, 2)), monster("ogre_gaoler", at=(12, 2))
    where = site(*IN_A_ROW, doors=[door((4, 2))])
    play = monsters_turn(where, who, foe, faces=(FIRST,))
    # Seven points: seven steps west.
    assert at(play, foe) == (5, 2)


@pytest.mark.rule("MA-090: no further than needed")
@joined(("kind", "starts", "stops"), [
    ("ogre_gaoler", (2, 0), (2, 0)),
    ("ogre_gaoler", (2, 4), (2, 2)),
    ("bone_archer", (2, 8), (2, 8)),
])  # fmt: skip
def test_it_goes_no_further_than_its_attack_needs(kind, starts, stops):
    who = hero("brannoc", at=(2, 1), facing=N)
    foe = monster(kind, at=starts, facing=N if starts[1] > 1 else S)
    play = monsters_turn(long_hall(), who, foe, faces=(FIRST, *MISS))
    assert at(play, foe) == stops
    assert len(struck(play)) == 1


def guarded(*faces):
    """An ogre held by Brannoc goes for Derrik, for whom it would have a free way round by a room.

    Between them are two doorways: past Brannoc's front, or through two more rooms.
    """
    foe = monster("ogre_gaoler", at=(3, 2), facing=E)
    guard, target = hero("brannoc", at=(4, 1), facing=S), hero("derrik", at=(8, 2), facing=W)
    # The second choice is Derrik, as Brannoc stands beside it.
    return foe, monsters_turn(site(*RING), guard, foe, target, faces=(4, *faces))


@pytest.mark.rule("MA-097")
def test_it_breaks_away_and_runs_past_rather_than_go_round():
    foe, play = guarded(FREE, FREE)
    assert reasons(play).count("mkd-break-away") == 2
    # Two points for each step past Brannoc, and three for three more.
    assert at(play, foe) in {(7, 1), (7, 2), (7, 3)}


@pytest.mark.rule("MA-097", "MA-098")
def test_held_on_its_way_past_it_turns_on_who_holds_it():
    foe, play = guarded(HELD, *MISS)
    assert at(play, foe) == (3, 2)
    assert [target for _, target, _ in struck(play)] == ["mkd-figure-brannoc"]


@pytest.mark.rule("MA-099")
@pytest.mark.parametrize(("rooms", "faces", "passes"), [
    (RING[:2], (*MISS, FREE), True), (RING, (), False),
])  # fmt: skip
def test_it_goes_through_a_hero_only_where_no_other_way_leads(rooms, faces, passes):
    # Brannoc fills the doorway to Derrik; with four rooms it could go round, however far that is.
    foe, plug = monster("ogre_gaoler", at=(2, 2), facing=E), hero("brannoc", at=(4, 2), facing=E)
    far = hero("derrik", at=(9, 2), facing=W)
    orders = Orders(strike_back="yes", let_go="no")
    play = monsters_turn(site(*rooms), plug, foe, far, faces=(4, *faces), orders=orders)
    assert [manner for *_, manner in struck(play)] == (["passing"] if passes else [])
    assert at(play, foe) == (7, 2) if passes else at(play, foe)[1] >= 5


@pytest.mark.rule("MA-117: stops at once", "MA-117: first choice")
def test_with_its_only_way_to_help_cut_off_it_strikes_the_nearest_without_a_die():
    where = site(*IN_A_ROW[:2], markers=[marker("pillar", (4, 2))])
    near, far = hero("brannoc", at=(0, 2), facing=N), hero("derrik", at=(4, 4), facing=N)
    foe = monster("ogre_gaoler", at=(0, 0), facing=S, goal=Goal(kind="seek"))
    play = monsters_turn(where, near, foe, far, tokens=(token(at=(9, 4)),), faces=(5, *MISS))
    assert goal(play, foe) is None
    assert [target for _, target, _ in struck(play)] == ["mkd-figure-brannoc"]
    assert "mkd-decision" not in reasons(play)
    assert not told(play, "sought")
