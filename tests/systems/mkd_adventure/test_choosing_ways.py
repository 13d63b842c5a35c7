"""How Monsters weigh targets and ways: ties, backs, crowds, and points that just suffice."""

import pytest

from rules.systems.mkd.compass import NE, N, S, W
from rules.systems.mkd.pieces import Effect
from rules.systems.mkd.state import Orders
from tests.systems.mkd.boards import long_hall, open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import hero, marker, monster, token
from tests.systems.mkd_adventure.monster_turns import acts, adventure
from tests.systems.mkd_adventure.told import at, goal, struck, told

MEEK = Orders(strike_back="no")
"""Heroes who do not strike back, so that only the Monster's dice fall."""
FIRST, STRANGE = 1, 6
"""Faces of the decision die."""
SEEKS, HESITATES = 3, 6
"""Faces of the die for what is unexpected."""
MISS = (1, 2)
NOBODY = (1, 1)
"""What a yellow token shows when nothing is there."""


def turn(where, figure, *others, faces=(FIRST, *MISS), **more):
    """A Monster's activation among others who do nothing."""
    return acts(adventure(where, figure, *others, orders=MEEK, **more), figure, *faces)


def manners(play):
    return [manner for *_, manner in struck(play)]


@pytest.mark.rule("MA-091", "MA-092")
def test_of_a_shot_and_a_blow_at_one_price_it_takes_the_shot():
    # One step to the hero's side, one to where the rats no longer stand in the line.
    archer = monster("gutterkin_slinger", at=(0, 1), facing=S)
    rats, who = monster("cellar_rats", at=(1, 1), facing=N), hero("brannoc", at=(2, 0))
    play = turn(open_chamber(), archer, rats, who)
    assert (at(play, archer), manners(play)) == ((0, 0), ["shot"])


@pytest.mark.rule("MA-092")
def test_it_turns_to_who_stands_beside_it_rather_than_step_away_for_a_shot():
    archer = monster("gutterkin_slinger", at=(2, 2), facing=N)
    play = turn(two_chambers(), archer, hero("brannoc", at=(2, 3), facing=S))
    assert (at(play, archer), manners(play)) == ((2, 2), ["close"])


@pytest.mark.rule("MA-090", "MA-093")
def test_who_has_no_square_free_beside_him_comes_after_all_who_have():
    ogre, crowded = monster("ogre_gaoler", at=(2, 2), facing=S), hero("brannoc", at=(0, 0))
    crowd = [monster("cellar_rats", at=square, facing=S) for square in ((1, 0), (0, 1), (1, 1))]
    far = hero("derrik", at=(9, 2))
    play = turn(two_chambers(), ogre, crowded, far, *crowd, faces=(FIRST,))
    assert told(play, "decided")[0].target.key == "mkd-figure-derrik"
    assert at(play, ogre) == (8, 2)


@pytest.mark.rule("MA-204")
def test_a_sneak_behind_a_hero_strikes_from_where_it_stands():
    sneak = monster("gutterkin_sneak", at=(2, 1), facing=S)
    play = turn(open_chamber(), sneak, hero("brannoc", at=(2, 2), facing=S))
    assert (at(play, sneak), manners(play)) == ((2, 1), ["close"])


@pytest.mark.rule("MA-205")
def test_a_sneak_gives_up_the_way_round_for_an_attack_with_its_last_points():
    # Four steps and a blow for four are all of its eight points.
    sneak = monster("gutterkin_sneak", at=(1, 1), facing=S)
    play = turn(long_hall(2), sneak, hero("brannoc", at=(1, 6), facing=N))
    assert (at(play, sneak)[1], manners(play)) == (5, ["close"])


@pytest.mark.rule("MA-100")
def test_it_faces_who_is_in_front_with_the_one_point_to_spare():
    archer = monster("bone_archer", at=(2, 2), facing=N)
    play = turn(open_chamber(), archer, hero("brannoc", at=(3, 1), facing=S))
    assert (play.figure(archer.id).facing, manners(play)) == (NE, ["close"])


@pytest.mark.rule("MA-096")
def test_of_two_squares_as_near_it_takes_the_first_in_reading_order():
    ogre = monster("ogre_gaoler", at=(4, 4), facing=N)
    friend = monster("cellar_rats", at=(3, 3), facing=N)
    play = turn(open_chamber(), ogre, friend, hero("brannoc", at=(2, 2), facing=N))
    assert at(play, ogre) == (3, 2)


@pytest.mark.parametrize("kind", ["cave_leech", "bat_matron"])
def test_the_nearest_hero_is_who_is_nearest_as_the_monster_moves(kind):
    # Three squares through water, which other Monsters cross for a point more; four along the wall.
    where = open_chamber(markers=[marker("water", (x, 2)) for x in range(5)])
    foe = monster(kind, at=(4, 4), facing=S)
    heroes = hero("brannoc", at=(4, 1)), hero("derrik", at=(0, 4))
    play = turn(where, foe, *heroes, faces=(STRANGE, HESITATES))
    assert play.figure(foe.id).facing == N


def test_of_heroes_as_near_the_die_takes_the_first_in_reading_order():
    ogre = monster("ogre_gaoler", at=(2, 2), facing=S)
    heroes = hero("brannoc", at=(0, 4)), hero("derrik", at=(4, 0))
    play = turn(open_chamber(), ogre, *heroes, faces=(1, STRANGE, HESITATES, 1))
    assert play.figure(ogre.id).facing == NE


def test_a_snared_monster_is_said_to_do_nothing():
    snare = Effect(source="snare", until="next_activation", halted=True)
    ogre = monster("ogre_gaoler", at=(2, 2), facing=S, effects=(snare,))
    play = turn(open_chamber(), ogre, hero("brannoc", at=(2, 3)), faces=())
    assert (len(told(play, "idle")), struck(play)) == (1, [])


@pytest.mark.rule("MA-110")
def test_who_has_one_point_left_for_the_way_to_help_takes_a_step():
    archer, who = monster("bone_archer", at=(2, 2), facing=S), hero("brannoc", at=(0, 4))
    play = turn(two_chambers(), archer, who, faces=(STRANGE, SEEKS), tokens=(token(at=(9, 2)),))
    assert (at(play, archer), goal(play, archer)) == ((3, 2), "seek")


@pytest.mark.rule("MA-111")
def test_the_way_to_help_leads_through_a_hero_where_that_is_shorter_than_round_him():
    where = site(*(placed(7, at=(5 * x, 5 * y)) for x in range(2) for y in range(2)))
    troll, who = monster("fen_troll", at=(2, 2), facing=S), hero("brannoc", at=(4, 2), facing=W)
    play = turn(
        where, troll, who, faces=(STRANGE, SEEKS, *NOBODY), tokens=(token("Y", 1, at=(9, 4)),)
    )
    # A step, two points through the hero, and one more into the token's tile.
    assert at(play, troll) == (5, 2)
    assert told(play, "false-alarm")
