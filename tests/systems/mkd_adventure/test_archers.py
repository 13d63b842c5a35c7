"""Archers who must walk anyway stop where a shot needs the least movement (MA-091, MA-092)."""

import pytest

from rules.systems.mkd.actions import End, Finish
from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.monster_ai import choices
from tests.systems.mkd.boards import long_hall, two_chambers
from tests.systems.mkd.fighting import gifted
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import at, reasons, struck, told

FIRST = 1
MISS = (1, 2)
MEEK = Orders(strike_back="no")


def turn(where, *figures, faces=(FIRST, *MISS)):
    """The Heroes do nothing, and the Monsters have their turn."""
    return do(heroes_turn(where, *figures, orders=MEEK), Finish(), *faces)


def row(play, figure):
    """How far down the hall a figure stands."""
    return at(play, figure)[1]


def manners(play):
    return [manner for *_, manner in struck(play)]


@pytest.mark.rule("MA-091", "MA-092")
def test_out_of_range_it_steps_into_range_and_shoots():
    # 8 squares off, with a range of 6 and 6 points: two steps, and the shot.
    archer = monster("gutterkin_slinger", at=(1, 0), facing=S)
    play = turn(long_hall(2), hero("brannoc", at=(1, 8)), archer)
    assert row(play, archer) == 2
    assert manners(play) == ["shot"]
    assert play.figure(archer.id).facing == S


@pytest.mark.rule("MA-091")
def test_too_far_for_both_it_walks_into_range_and_shoots_next_time():
    archer = monster("gutterkin_slinger", at=(1, 0), facing=S)
    who = hero("brannoc", at=(1, 11))
    play = turn(long_hall(3), who, archer, faces=(FIRST,))
    assert (row(play, archer), manners(play)) == (5, [])
    play = do(play.state, End(), FIRST, *MISS)
    assert (row(play, archer), manners(play)) == (5, ["shot"])


@pytest.mark.rule("MA-091", "MA-093")
def test_the_first_choice_is_who_is_in_range_with_fewer_steps():
    # Two steps to a shot at one of them, three at the other.
    archer = monster("gutterkin_slinger", at=(1, 0), facing=S)
    near, far = hero("brannoc", at=(1, 8)), hero("derrik", at=(1, 9))
    play = turn(long_hall(2), far, near, archer)
    assert told(play, "decided")[0].target.key == "mkd-figure-brannoc"
    assert row(play, archer) == 2


@pytest.mark.rule("MA-092")
def test_it_does_not_step_away_from_who_stands_beside_it():
    archer = monster("gutterkin_slinger", at=(2, 2), facing=N)
    play = turn(two_chambers(), hero("brannoc", at=(2, 3), facing=N), archer)
    # It turns for a point, and shoots at nobody.
    assert (at(play, archer), manners(play)) == ((2, 2), ["close"])


@pytest.mark.rule("MA-092")
def test_as_ruled_otherwise_it_walks_up_to_the_hero(monkeypatch):
    strict = tuple(
        one.with_(value=False) if one.id == "steps_to_shoot" else one for one in RULINGS.rulings
    )
    monkeypatch.setattr(choices, "RULINGS", RULINGS.with_(rulings=strict))
    archer = monster("gutterkin_slinger", at=(1, 0), facing=S)
    play = turn(long_hall(2), hero("brannoc", at=(1, 8)), archer, faces=(FIRST,))
    assert (row(play, archer), manners(play)) == (6, [])


@pytest.mark.rule("MA-102", "MA-200")
def test_a_caster_blasts_from_where_it_walked_for_a_shot():
    caster = monster("ashen_cultist", at=(1, 0), facing=S)
    play = turn(long_hall(2), hero("brannoc", at=(1, 9)), caster, faces=(FIRST, 6, 5, 2))
    assert row(play, caster) == 1
    assert reasons(play) == ["mkd-decision", "mkd-attack", "mkd-attack", "mkd-magic-blast"]


@pytest.mark.rule("MA-181")
@pytest.mark.parametrize(("row_of_hero", "stops", "quick"), [(16, 8, False), (19, 11, True)])
def test_it_is_quick_only_where_a_free_shot_is_out_of_reach(row_of_hero, stops, quick):
    # It has 10 points, a range of 8, and Bound: its walk of 8 ends with a shot for nothing.
    hunter = gifted(monster("quill_manticore", at=(1, 0), facing=S), "quickness")
    play = turn(
        long_hall(4), hero("brannoc", at=(1, row_of_hero)), hunter,
        faces=(FIRST,) if quick else (FIRST, *MISS),
    )  # fmt: skip
    assert (row(play, hunter), bool(told(play, "hurried"))) == (stops, quick)
    assert manners(play) == ([] if quick else ["shot"])
