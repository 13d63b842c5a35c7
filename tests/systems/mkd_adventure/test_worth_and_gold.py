"""What Heroes are worth, what a dungeon holds, and what is carried out of it."""

import pytest

from rules.systems.mkd.actions import Attack, Choose, End, Leave, MoveTo, StepTo, UseStairs
from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import CHESTS
from rules.systems.mkd.figures import team_value, value_of
from rules.systems.mkd.pieces import Pools
from rules.systems.mkd_adventure.goals import outcome
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE
from tests.systems.mkd_adventure.rounds import do, heroes_turn
from tests.systems.mkd_adventure.told import told
from tests.systems.mkd_delve import delves

TWELVE = (6, 6)
TEN = (1, 3)
"""Two dice by which the first yellow face is one Monster for 10 points."""
NORTH = 1


@pytest.mark.rule("B-13: present level")
def test_a_hero_who_rises_is_worth_more_at_once():
    who, rats = hero("brannoc", at=(2, 2), facing=N), monster("cellar_rats", at=(2, 1), click=1)
    state = heroes_turn(open_chamber(), who, rats, active=who, xp=45)
    assert value_of(who) == 22
    risen = do(state, Attack(target=rats.id), *TWELVE).state.figure(who.id)
    assert (risen.level, value_of(risen)) == (2, 27)


@pytest.mark.rule("B-13: team")
@joined(
    ("levels", "worth", "reds"),
    [((1, 1), 40, 0), ((2, 2), 50, 0), ((2, 3), 56, 3), ((5, 5), 92, 3), ((5, 5, 5), 129, 9)],
)
def test_a_team_is_worth_its_heroes_together_at_the_levels_they_have(levels, worth, reds):
    # The level below has tokens for what goes down; red ones come from 51 and from 101 points on.
    kinds = ("brannoc", "ysolde", "tamsin")
    one, *others = (hero(kind, at=(2, 2), level=n) for kind, n in zip(kinds, levels, strict=False))
    others = [other.with_(where="below") for other in others]
    where = open_chamber(markers=[marker("stairs", (2, 2))], entrance=((2, 4), S))
    start = delves.delve(
        where, one, *others, active=one, points=3, levels="3", grown=True, cleared=1
    )
    play = delves.do(start, UseStairs(), 1, 1, 1)
    assert team_value(play.state) == worth
    assert [colour for colour, _ in play.state.pools.tokens].count("R") == reds


@pytest.mark.rule("B-109: graveyard")
def test_the_slain_are_in_the_graveyard_and_no_token_brings_them_back():
    who, rats = hero("brannoc", at=(4, 2), facing=N), monster("cellar_rats", at=(4, 1), click=1)
    state = heroes_turn(
        two_chambers(), who, rats, active=who, pools=Pools(), tokens=(token(at=(9, 4)),)
    )
    slain = do(state, Attack(target=rats.id), *TWELVE).state
    assert (slain.graveyard, slain.pools.monsters) == (("cellar_rats",), ())
    # A yellow token would bring one for 10, but there is nobody left to come.
    play = do(slain, StepTo(facing=E), *TEN)
    assert told(play, "false-alarm")
    assert play.state.monsters == ()


@pytest.mark.rule("B-109: of the pool")
def test_who_has_come_is_not_in_the_pool_for_the_next_token():
    who = hero("brannoc", at=(4, 2), facing=E)
    pools = Pools(monsters=("gutterkin_slinger", "fen_whelp"))
    tokens = token(at=(7, 2)), token(at=(9, 4))
    state = heroes_turn(two_chambers(), who, active=who, pools=pools, tokens=tokens)
    # One for 10 points, twice: the slinger, and then nobody.
    play = do(state, StepTo(facing=E), *TEN, NORTH, *TEN)
    assert [each.kind for each in play.state.monsters] == ["gutterkin_slinger"]
    assert play.state.pools.monsters == ("fen_whelp",)
    assert len(told(play, "false-alarm")) == 1


def chambers(*figures, **more):
    """Two chambers of which only the western one was entered, and two chests in the pool."""
    fields = {"visited": (0,), "pools": Pools(chests=("c01", "c02")), **more}
    return heroes_turn(two_chambers(), *figures, **fields)


@pytest.mark.rule("B-110: turns up")
def test_a_chest_turns_up_where_a_hero_is_the_first_to_come():
    who = hero("brannoc", at=(4, 2), facing=E)
    # A 3 finds a chest: the second of two, on square 7, looking north.
    play = do(chambers(who, active=who), StepTo(facing=E), 3, 2, 10, 2, 5, 1, 3, 5)
    (box,) = play.state.chests
    assert (box.kind, box.at) == ("c02", (6, 1))
    assert not told(play, "found-nothing")
    assert play.state.pools.chests == ("c01",)


@pytest.mark.rule("B-110: turns up")
def test_where_somebody_has_been_no_die_falls():
    who, friend = hero("brannoc", at=(4, 2), facing=E), hero("derrik", at=(3, 2), facing=E)
    first = do(chambers(who, friend, active=who), MoveTo(to=(6, 2)), 1).state
    assert first.visited == (0, 1)
    # Derrik, the last of the team, begins by himself; nothing is thrown for as he comes in.
    second = do(do(first, End()).state, MoveTo(to=(5, 1)))
    assert second.state.chests == ()


@pytest.mark.rule("B-110: turns up")
def test_a_pool_that_is_used_up_holds_nothing_more():
    who = hero("brannoc", at=(4, 2), facing=E)
    play = do(chambers(who, active=who, pools=Pools()), StepTo(facing=E), 3)
    assert play.state.chests == ()
    assert told(play, "found-nothing")


@pytest.mark.rule("B-111: way out")
@pytest.mark.permits("B-111: way out")
@pytest.mark.parametrize("watched", [False, True])
def test_one_may_always_leave_by_the_entrance_with_work_undone_and_monsters_beside(watched):
    who, friend = hero("brannoc", at=(2, 4), facing=N), hero("derrik", at=(0, 0))
    foes = [monster("ogre_gaoler", at=(2, 3), facing=S)] if watched else []
    where = open_chamber(entrance=ENTRANCE)
    situation = heroes_turn(where, who, friend, *foes, active=who, points=1)
    assert do(situation, Leave()).state.figure(who.id).where == "left"
    below = delves.delve(where, who, friend, *foes, active=who, points=1, grown=True)
    assert delves.do(below, Leave()).state.figure(who.id).where == "left"


@pytest.mark.rule("B-111: score", "B-90")
def test_what_an_artifact_gave_has_no_gold_to_score():
    who = hero("brannoc", at=(2, 4), carries=(0, 1))
    boxes = (
        chest(0, "c10", carrier=who.id, opened=True),
        chest(1, "c17", carrier=who.id, opened=True, bare=True),
    )
    state = heroes_turn(open_chamber(entrance=ENTRANCE), who, chests=boxes, active=who)
    done = do(state, Leave()).state
    gold = CHESTS["c10"].gold
    assert (done.gold, outcome(done).scores) == (gold, ((1, gold),))


@pytest.mark.rule("B-111: score")
def test_gold_counts_for_the_leader_of_whoever_has_the_chest_at_last():
    giver, taker = hero("brannoc", at=(2, 3)), hero("derrik", at=(2, 4), seat=2, carries=(0,))
    boxes = (chest(0, "c10", carrier=taker.id, opened=True), chest(1, "c11", at=(0, 0)))
    where = site(placed(7), entrance=ENTRANCE)
    state = heroes_turn(
        where, giver.with_(where="left"), taker, chests=boxes, active=taker, acting=2, order=(1, 2)
    )
    done = do(state, Leave(), seat=2).state
    assert outcome(done).scores == ((1, 0), (2, CHESTS["c10"].gold))


@pytest.mark.rule("MA-130", "B-93")
@pytest.mark.permits("MA-130", "B-93")
@pytest.mark.parametrize("agree", [True, False])
def test_teams_that_do_not_agree_who_rises_are_told_how_it_was_decided(agree):
    who, friend = hero("brannoc", at=(2, 2), facing=N), hero("derrik", at=(4, 4), seat=2)
    rats = monster("cellar_rats", at=(2, 1), click=1)
    state = heroes_turn(open_chamber(), who, friend, rats, active=who, xp=45)
    slain = do(state, Attack(target=rats.id), *TWELVE).state
    one = do(slain, Choose(figure=who.id)).state
    play = do(one, Choose(figure=who.id if agree else friend.id), seat=2)
    # Of two voices that are even the first counts, and that is said.
    assert [play.figure(each.id).level for each in (who, friend)] == [2, 1]
    assert [event.how for event in play.events if event.kind == "vote-settled"] == (
        [] if agree else ["even"]
    )
