"""Ways that Monsters take: past Heroes, through them, and up to them."""

import pytest

from rules.systems.mkd.compass import E, N, W
from rules.systems.mkd.monster_ai.prospects import prospects
from rules.systems.mkd.monster_ai.routes import Routes
from rules.systems.mkd.state import Orders
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.pieces import hero, marker, monster
from tests.systems.mkd_adventure.monster_turns import acts, adventure
from tests.systems.mkd_adventure.told import at, told

MEEK = Orders(strike_back="no")
"""Heroes who do not strike back, so that only the Monster's dice fall."""
FIRST = 1
"""A decision for the first choice."""


def meek(where, *figures, **more):
    """An adventure with meek Heroes."""
    return adventure(where, *figures, orders=MEEK, **more)


@pytest.mark.rule("MA-096", "MA-097")
def test_it_runs_past_heroes_rather_than_go_round_by_another_passage():
    where = site(placed(7), placed(7, at=(5, 0)), placed(7, at=(0, 5)), placed(7, at=(5, 5)))
    foe = monster("ogre_gaoler", at=(2, 1))
    guards = hero("brannoc", at=(6, 1), facing=W), hero("kestrel", at=(8, 3), facing=W)
    target = hero("derrik", at=(7, 7))
    situation = adventure(where, foe, *guards, target)
    routes = Routes(situation, foe)
    path = routes.to_nearest([(6, 6), (7, 6), (8, 6), (6, 7)])
    assert (5, 2) in path
    assert len(path) == 7
    assert routes.price(path) == 9
    quiet = adventure(where, foe, target)
    assert Routes(quiet, foe).price(path) == 7


@pytest.mark.rule("MA-096")
def test_of_equally_long_ways_it_takes_the_one_with_fewer_break_aways():
    foe, guard = monster("ogre_gaoler", at=(0, 2)), hero("brannoc", at=(2, 3), facing=N)
    target = hero("derrik", at=(4, 1))
    path = Routes(adventure(open_chamber(), foe, guard, target), foe).to_nearest([(3, 1)])
    assert path == ((1, 1), (2, 1), (3, 1))


@pytest.mark.rule("MA-099")
def test_it_passes_through_only_where_there_is_no_other_way():
    where = open_chamber(markers=[marker("pillar", (2, y)) for y in (0, 1, 3, 4)])
    foe, plug = monster("ogre_gaoler", at=(1, 2)), hero("brannoc", at=(2, 2), facing=E)
    target = hero("derrik", at=(4, 2))
    situation = adventure(where, foe, plug, target)
    found = {one.target: one for one in prospects(situation, foe)}
    assert found[target.id].path[0] == (2, 2)
    assert found[plug.id].path == ()
    free = adventure(open_chamber(), foe, plug, target)
    found = {one.target: one for one in prospects(free, foe)}
    assert (2, 2) not in found[target.id].path


@pytest.mark.rule("MA-096")
def test_where_no_square_is_free_beside_a_hero_it_comes_as_near_as_it_can():
    where = site(placed(1, "A"), placed(1, "A", at=(0, 5)))
    who = hero("brannoc", at=(1, 9), facing=N)
    crowd = [monster("cellar_rats", at=at) for at in [(0, 8), (1, 8), (2, 8), (0, 9), (2, 9)]]
    foe = monster("ogre_gaoler", at=(1, 2))
    play = acts(meek(where, foe, *crowd, who), foe, FIRST)
    assert at(play, foe) == (1, 7)
    assert told(play, "decided")
    away = hero("derrik", at=(0, 0), facing=N)
    found = prospects(meek(where, foe, *crowd, who, away), foe)
    assert min(found, key=lambda one: one.price).target == away.id


@pytest.mark.rule("MA-094")
def test_a_hero_to_whom_no_way_leads_is_left_alone():
    where = two_chambers(closed=[((4, 2), E)])
    foe, who = monster("ogre_gaoler", at=(0, 0)), hero("brannoc", at=(9, 4))
    play = acts(meek(where, foe, who), foe)
    assert [event.kind for event in play.events] == ["mkd-idle"]
