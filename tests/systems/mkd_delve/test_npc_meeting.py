"""Who is found in new chambers, and what the first meeting brings (RG-060 to RG-064)."""

import pytest

from rules.systems.mkd.content import HEROES, MONSTERS, NPCS
from rules.systems.mkd.fights.harm import hurt
from rules.systems.mkd.figures import opposed
from rules.systems.mkd.monster_ai.prospects import prey
from rules.systems.mkd_delve.growth.features import bring
from rules.systems.mkd_delve.growth.people import limit, pool
from rules.systems.mkd_delve.npcs.mission import fail
from tests.support.joined import joined
from tests.systems.mkd.boards import open_chamber, placed, site
from tests.systems.mkd.pieces import hero, monster
from tests.systems.mkd_delve.delves import delve, reasons, spent, table, told
from tests.systems.mkd_delve.people import below, comes_in, met, person, prisoner, stage

TEN = 10
PAIR = (hero("brannoc", where="waiting"), hero("ysolde", where="waiting"))


@pytest.mark.rule("RG-042", "RG-061", "RG-062")
def test_ex_30_somebody_in_a_chamber_worth_no_more_than_the_average():
    # Brannoc 22 and Ysolde 18: 20 at most, which nine of the twelve are.
    start = delve(open_chamber(), *PAIR, start_value=40)
    assert limit(start) == 20
    assert {NPCS[kind].value for kind in pool(start)} == {8, 10, 11, 12, 9, 15, 16, 18, 20}
    play = table(start, 1, *(1, 3), 3, TEN, 4)
    bring(play, 0)
    somebody = spent(play).state.figures[-1]
    assert (somebody.kind, somebody.at, somebody.role) == ("n_squire", (1, 3), "stranger")
    assert reasons(play)[:3] == ["mkd-feature", "mkd-person", "mkd-person"]
    assert [event.at for event in told(play, "person-seen")] == ["B4"]


@pytest.mark.rule("RG-062")
def test_nobody_is_in_a_hallway():
    play = table(delve(site(placed(1)), *PAIR, start_value=40), 1)
    bring(play, 0)
    assert [event.kind for event in spent(play).events] == ["mkd-nothing-came"]


@pytest.mark.rule("RG-060")
def test_people_are_living_and_neither_heroes_nor_monsters():
    assert not set(NPCS) & (set(HEROES) | set(MONSTERS))
    assert all("living" in kind.traits for kind in NPCS.values())
    assert set(pool(delve(open_chamber(), *PAIR, start_value=400))) == set(NPCS)


@pytest.mark.rule("RG-060")
def test_nobody_comes_twice_before_all_others_have():
    squire, quill = person("n_squire"), person("n_mapmaker")
    start = delve(open_chamber(), *PAIR, squire, start_value=24)
    assert pool(start) == ("n_lamplighter", "n_herbalist", "n_poacher", "n_mapmaker")
    once = start.with_(encounters=(met(quill, "rescue", stage="won"),))
    assert "n_mapmaker" not in pool(once)
    two = delve(open_chamber(), *PAIR, person("n_lamplighter"), start_value=16)
    assert pool(two) == ("n_lamplighter",)


@pytest.mark.rule("RG-061")
def test_the_cheapest_comes_to_a_team_worth_less_than_anybody():
    assert pool(delve(open_chamber(), *PAIR, start_value=10)) == ("n_lamplighter",)


@pytest.mark.rule("RG-061")
def test_whom_a_team_took_along_is_not_counted():
    along = person("n_outlaw", role="companion").with_(side="hero", seat=1)
    assert limit(delve(open_chamber(), *PAIR, along, start_value=40)) == 20


@pytest.mark.rule("RG-063")
@joined(
    ("die", "mission", "more"),
    [(1, "rescue", ()), (2, "escort", ()), (3, "vengeance", ()), (4, "hunt", (1,)),
     (5, "venture", ())],
)  # fmt: skip
def test_a_die_says_what_somebody_asks_for(die, mission, more):
    one, other = hero("brannoc", at=(2, 4)), person(at=(0, 0))
    play = comes_in(below(one, other), one, die, *more)
    assert play.state.encounter(other.id).mission == mission
    assert told(play, "person-met")[0].mission == mission
    assert reasons(play)[0] == "mkd-mission"
    # The second Hero to come meets nobody new.
    assert comes_in(play.state.with_(agenda=()), one).dice.rolls == ()


@pytest.mark.rule("RG-063")
def test_before_that_nobody_minds_him_and_nothing_harms_him():
    one, other, foe = hero("brannoc", at=(2, 8)), person(at=(0, 0)), monster("ogre_gaoler", (1, 0))
    start = below(one, other, foe)
    assert not opposed(foe, other)
    assert other not in prey(start)
    assert hurt(table(start), other.id, 2, kind="raw", by=foe.id) == 0


@pytest.mark.rule("RG-064")
def test_a_failure_costs_nothing():
    bound = prisoner()
    start = below(hero("brannoc", at=(2, 8)), bound, about=[met(bound, "rescue")], gold=100, xp=30)
    play = table(start)
    fail(play, start.encounter(bound.id), "behind")
    assert stage(play, bound) == "failed"
    assert (play.state.gold, play.state.xp, play.state.missions) == (100, 30, 0)
    assert told(play, "mission-failed")[0].why == "behind"
