"""Running for reinforcements: to a token, or out by the entrance and in again."""

import pytest

from rules.systems.mkd.compass import N, S
from rules.systems.mkd.content import RULINGS
from rules.systems.mkd.pieces import Goal, Pools
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.monster_ai.reinforcements import token_squares
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import chest, door, hero, marker, monster, token
from tests.systems.mkd_adventure.monster_turns import ENTRANCE, acts, adventure, again, hall
from tests.systems.mkd_adventure.quests import freed, wanted
from tests.systems.mkd_adventure.told import at, goal, reasons, struck, told

MEEK = Orders(strike_back="no")
MISS = (1, 2)
STRANGE = 6
SEEKS = 3
"""The face of the unexpected that sends for help."""
SEEKING = Goal(kind="seek")


def meek(where, *figures, **more):
    return adventure(where, *figures, orders=MEEK, **more)


def chambers(count, **things):
    """Bare chambers in a row from west to east."""
    return site(*(placed(7, at=(5 * index, 0)) for index in range(count)), **things)


@pytest.mark.rule("MA-110", "MA-111", "MA-112")
def test_ex_51_a_troll_runs_for_a_token():
    troll, who = monster("fen_troll", at=(2, 2), facing=S), hero("brannoc", at=(0, 0))
    lurking = token("Y", 1, at=(17, 2))
    situation = meek(chambers(4), troll, who, tokens=(lurking,), pools=Pools())
    play = acts(situation, troll, STRANGE, SEEKS)
    assert at(play, troll) == (6, 2)
    assert goal(play, troll) == "seek"
    play = again(play, troll)
    assert at(play, troll) == (14, 2)
    play = again(play, troll, 1, 1)
    assert reasons(play) == ["mkd-reveal", "mkd-reveal"]
    assert at(play, troll) == (15, 2)


@pytest.mark.rule("MA-110", "MA-112", "MA-113")
def test_ex_51_on_arrival_the_token_turns_over_and_the_runner_stops():
    troll, who = monster("fen_troll", at=(2, 2), facing=S), hero("brannoc", at=(0, 0))
    lurking = token("Y", 1, at=(7, 2))
    pools = Pools(monsters=("drowned_sailor",))
    situation = meek(chambers(2), troll, who, tokens=(lurking,), pools=pools)
    play = acts(situation, troll, STRANGE, SEEKS, 3, 3, 1)
    assert at(play, troll) == (5, 2)
    assert goal(play, troll) is None
    assert play.state.activation is None
    came = play.state.monsters[-1]
    assert (came.kind, came.surprised) == ("drowned_sailor", True)
    play = again(play, troll, 1, 1, 2)
    assert "mkd-decision" in reasons(play)


@pytest.mark.rule("MA-110")
def test_four_points_are_lost_only_when_it_sets_out():
    sailor, who = monster("drowned_sailor", at=(2, 2)), hero("brannoc", at=(0, 0))
    lurking = token(at=(17, 2))
    situation = meek(chambers(4), sailor, who, tokens=(lurking,))
    play = acts(situation, sailor, STRANGE, SEEKS)
    assert at(play, sailor) == (4, 2)
    play = again(play, sailor)
    assert at(play, sailor) == (10, 2)
    assert RULINGS.costs.reinforcements == 4


@pytest.mark.rule("MA-110")
def test_any_square_of_the_tile_or_beside_a_token_will_do():
    situation = adventure(two_chambers(), tokens=(token(at=(5, 2)),))
    squares = set(token_squares(situation))
    assert {(5, 0), (9, 4), (4, 2)} <= squares
    assert (4, 1) not in squares


@pytest.mark.rule("MA-112")
def test_guardians_are_roused_as_well():
    foe, who = monster("ogre_gaoler", at=(4, 2), goal=SEEKING), hero("brannoc", at=(0, 0))
    boss = token("Y", 1, at=(7, 2), guardian=True)
    play = acts(meek(two_chambers(), foe, who, tokens=(boss,)), foe, 1, 1)
    assert play.state.tokens == ()


@pytest.mark.rule("MA-112")
def test_a_token_that_came_to_the_runner_is_roused_where_it_lies():
    foe, who = monster("ogre_gaoler", at=(4, 4), goal=SEEKING), hero("brannoc", at=(9, 0))
    play = acts(meek(two_chambers(), foe, who, tokens=(token("Y", 1, at=(0, 0)),)), foe, 1, 1)
    assert play.state.tokens == ()
    assert goal(play, foe) is None
    assert play.state.activation is None


@pytest.mark.rule("MA-112")
def test_a_stealthy_runner_is_done_for_now_too():
    sneak, who = monster("gutterkin_sneak", at=(4, 2), goal=SEEKING), hero("brannoc", at=(0, 0))
    play = acts(meek(two_chambers(), sneak, who, tokens=(token("Y", 1, at=(7, 2)),)), sneak, 1, 1)
    assert goal(play, sneak) is None
    assert struck(play) == []
    assert play.state.activation is None


@pytest.mark.rule("MA-111")
def test_a_runner_keeps_trying_to_break_away():
    foe = monster("ogre_gaoler", at=(2, 2), goal=SEEKING)
    who = hero("brannoc", at=(2, 1), facing=S)
    situation = meek(two_chambers(), foe, who, tokens=(token(at=(9, 2)),))
    play = acts(situation, foe, 1, 3, 2)
    assert at(play, foe) == (2, 2)
    assert goal(play, foe) == "seek"
    assert struck(play) == []
    play = acts(situation, foe, 1, 6, 1, 1)
    assert at(play, foe) == (5, 2)


@pytest.mark.rule("MA-111", "MA-210")
def test_a_runner_passes_through_heroes():
    foe = monster("ogre_gaoler", at=(2, 2), goal=SEEKING)
    plug = hero("brannoc", at=(4, 2), facing=N)
    situation = adventure(two_chambers(), foe, plug, tokens=(token("Y", 1, at=(9, 2)),))
    play = acts(situation, foe, *MISS, 1, 1)
    assert at(play, foe) == (5, 2)
    assert [manner for *_, manner in struck(play)] == ["passing"]


@pytest.mark.rule("MA-117")
def test_where_no_way_leads_it_attacks_instead():
    where = two_chambers(markers=[marker("pillar", (4, 2))])
    foe, who = monster("ogre_gaoler", at=(0, 0), goal=SEEKING), hero("brannoc", at=(0, 2))
    play = acts(meek(where, foe, who, tokens=(token(at=(9, 4)),)), foe, *MISS)
    assert goal(play, foe) is None
    assert len(struck(play)) == 1
    assert "mkd-decision" not in reasons(play)


def two_abreast(clicks, *, where=None, at=(1, 3), **more):
    """A shambler before two Heroes who stand in the only doorway, one behind the other."""
    foe = monster("bone_shambler", at=at, facing=S, click=clicks, **{"goal": SEEKING, **more})
    x, y = at
    one, two = hero("derrik", at=(x, y + 1), facing=S), hero("brannoc", at=(x, y + 2), facing=S)
    return foe, (where or hall(2, entrance=((1, 9), S)), foe, one, two)


@pytest.mark.rule("MA-117: stops at once", "MA-117: first choice")
def test_several_heroes_in_a_row_block_the_way_of_one_too_slow_to_pass_them_all():
    slow, there = two_abreast(2)
    play = acts(meek(*there, tokens=(token("Y", 1, at=(1, 9)),)), slow, *MISS)
    assert goal(play, slow) is None
    assert struck(play) == [("mkd-figure-bone_shambler", "mkd-figure-derrik", "close")]
    assert "mkd-decision" not in reasons(play)


@pytest.mark.rule("MA-111", "MA-211")
def test_one_with_the_points_for_it_passes_several_heroes_in_a_row():
    able, there = two_abreast(0)
    play = acts(adventure(*there, tokens=(token("Y", 1, at=(1, 9)),)), able, 1, 1, 1, 1, 1, 1)
    assert at(play, able) == (0, 5)
    assert play.state.tokens == ()
    assert [manner for *_, manner in struck(play)] == ["passing", "passing"]


@pytest.mark.rule("MA-111")
def test_where_its_shortest_way_is_blocked_it_takes_another():
    where = site(*(placed(7, at=at) for at in [(0, 0), (5, 0), (0, 5), (5, 5)]))
    slow, there = two_abreast(2, where=where, at=(2, 3))
    play = acts(meek(*there, tokens=(token("Y", 1, at=(2, 9)),)), slow, 6, spent=False)
    assert goal(play, slow) == "seek"
    assert struck(play) == []
    assert at(play, slow)[0] > 2


@pytest.mark.rule("MA-111")
def test_a_long_way_with_one_hero_on_it_is_not_blocked():
    foe, plug = monster("bone_shambler", at=(1, 0), goal=SEEKING), hero("derrik", at=(1, 4))
    play = acts(meek(hall(2), foe, plug, tokens=(token("Y", 1, at=(1, 9)),)), foe)
    assert (goal(play, foe), at(play, foe)) == ("seek", (1, 3))


@pytest.mark.rule("MA-111", "MA-221")
def test_a_door_before_who_bars_the_way_is_opened_in_one_activation_and_passed_in_the_next():
    foe = monster("bone_shambler", at=(1, 4), goal=SEEKING, click=2)
    where = hall(2, doors=[door((1, 4), S)])
    plug = hero("derrik", at=(1, 5), facing=S)
    play = acts(meek(where, foe, plug, tokens=(token("Y", 1, at=(1, 9)),)), foe)
    assert not play.state.site.doors[0].closed
    assert (goal(play, foe), at(play, foe)) == ("seek", (1, 4))
    play = again(play, foe, 1, 1)
    assert at(play, foe)[1] >= 5


@pytest.mark.rule("MA-117: first choice", "MA-287")
def test_a_guardians_monster_whose_way_is_blocked_goes_for_the_prisoner():
    where = two_chambers(markers=[marker("pillar", (4, 2))])
    foe = monster("ogre_gaoler", at=(0, 0), goal=SEEKING, role="guardian")
    near, prisoner = hero("brannoc", at=(0, 3), facing=S), freed(at=(4, 4))
    situation = meek(
        where, foe, near, prisoner, tokens=(token(at=(9, 4)),),
        options=wanted("rescue"), quest_figure=prisoner.id,
    )  # fmt: skip
    play = acts(situation, foe, 1, 1)
    assert goal(play, foe) is None
    assert struck(play) == [("mkd-figure-ogre_gaoler", "mkd-figure-corvane", "close")]


@pytest.mark.rule("MA-114")
def test_ex_51_without_tokens_it_leaves_by_the_entrance():
    troll = monster("fen_troll", at=(2, 2), facing=S, goal=SEEKING)
    who = hero("brannoc", at=(9, 0))
    situation = meek(two_chambers(entrance=ENTRANCE), troll, who)
    play = acts(situation, troll)
    gone = play.figure(troll.id)
    assert (gone.where, goal(play, troll)) == ("waiting", "return")
    assert play.state.activation is None


@pytest.mark.rule("MA-114")
def test_without_the_point_to_step_out_it_leaves_next_time():
    slow = monster("ogre_gaoler", at=(2, 1), goal=SEEKING)
    far = hall(2, entrance=((1, 9), S))
    play = acts(meek(far, slow.with_(at=(1, 2)), hero("brannoc", at=(0, 0))), slow)
    assert (play.figure(slow.id).where, at(play, slow)) == ("board", (1, 9))
    play = again(play, slow)
    assert play.figure(slow.id).where == "waiting"


def outside(kind="ogre_gaoler", **more):
    """A Monster that means to come back, and a Hero inside."""
    foe = monster(kind, where="waiting", goal=Goal(kind="return"))
    who = hero("brannoc", at=(2, 1), facing=S)
    pools = more.pop("pools", Pools(tokens=(("Y", 1),), monsters=("drowned_sailor",)))
    return foe, meek(open_chamber(entrance=ENTRANCE), foe, who, pools=pools, **more)


@pytest.mark.rule("MA-115", "MA-116")
def test_ex_51_it_comes_back_acts_and_may_not_come_alone():
    foe, situation = outside()
    play = acts(situation, foe, 1, *MISS, 4, 3, 3, 1)
    assert reasons(play)[0] == "mkd-decision"
    assert len(struck(play)) == 1
    came = play.state.monsters[-1]
    assert (came.kind, came.at, came.surprised) == ("drowned_sailor", (2, 4), True)
    assert play.state.pools.tokens == ()
    assert told(play, "help-rolled")[0].came


@pytest.mark.rule("MA-115")
def test_coming_in_costs_the_first_square():
    foe, situation = outside()
    play = acts(situation, foe, 6, 6, 1)
    assert at(play, foe) == (2, 4)
    foe, situation = outside()
    far = situation.with_(figures=(*situation.figures[:1], hero("brannoc", at=(2, 0), facing=S)))
    play = acts(far, foe, 1, 1)
    assert at(play, foe) == (2, 1)
    assert struck(play) == []


@pytest.mark.rule("MA-116")
@joined("die", [1, 2, 3])
def test_on_a_low_die_nobody_comes_along(die):
    foe, situation = outside()
    play = acts(situation, foe, 6, 6, die)
    assert len(play.state.monsters) == 1
    assert not told(play, "help-rolled")[0].came


@pytest.mark.rule("MA-116")
def test_with_an_empty_pool_nobody_can_come_along():
    foe, situation = outside(pools=Pools())
    play = acts(situation, foe, 6, 6, 6)
    assert not told(play, "help-rolled")[0].came


@pytest.mark.rule("MA-115")
def test_where_the_entrance_is_blocked_it_waits():
    foe, situation = outside()
    plug = hero("derrik", at=(2, 4))
    play = acts(situation.with_(figures=(*situation.figures, plug)), foe)
    assert play.figure(foe.id).where == "waiting"
    assert play.events == []


@pytest.mark.rule("MA-115", "MA-215")
def test_a_rider_needs_two_squares_to_come_in():
    foe, situation = outside("grave_rider", pools=Pools())
    play = acts(situation, foe, 6, 6, 1)
    rider = play.figure(foe.id)
    assert (rider.at, rider.rear, rider.facing) == ((2, 3), (2, 4), N)
    box = chest(0, at=(2, 3))
    play = acts(situation.with_(chests=(box,)), foe)
    assert play.figure(foe.id).where == "waiting"


@pytest.mark.rule("MA-071", "MA-115")
def test_a_token_at_the_entrance_is_turned_over_by_who_comes_back():
    foe, situation = outside(tokens=(token("Y", 1, at=(0, 0)),), pools=Pools())
    play = acts(situation, foe, 1, 1, 1)
    assert reasons(play) == ["mkd-reveal", "mkd-reveal", "mkd-reinforcements"]
    assert struck(play) == []
    assert play.state.activation is None


@pytest.mark.rule("MA-114")
def test_a_thief_who_means_to_come_back_keeps_its_chest():
    foe = monster("ogre_gaoler", at=(2, 4), goal=SEEKING, carries=(0,))
    box = chest(0, carrier=foe.id)
    situation = meek(open_chamber(entrance=ENTRANCE), foe, hero("derrik", at=(0, 0)), chests=(box,))
    play = acts(situation, foe)
    assert play.figure(foe.id).where == "waiting"
    assert not play.state.chests[0].gone


@pytest.mark.rule("MA-221")
def test_a_runner_opens_doors_and_leaves_them_open():
    where = two_chambers(doors=[door((4, 2), trap="blade")])
    foe, who = monster("ogre_gaoler", at=(3, 2), goal=SEEKING), hero("brannoc", at=(0, 0))
    play = acts(meek(where, foe, who, tokens=(token("Y", 1, at=(9, 4)),)), foe, 1, 1)
    assert at(play, foe) == (5, 2)
    assert not play.state.site.doors[0].closed
    assert play.state.site.doors[0].trap == "blade"
