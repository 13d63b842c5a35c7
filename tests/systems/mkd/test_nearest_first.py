"""What is told of a moment: the nearest things first, and only what matters to who acts."""

import pytest

from rules.core.scene import Sight
from rules.core.words import Text
from rules.systems.mkd.compass import W
from rules.systems.mkd.directions import listed
from rules.systems.mkd.pieces import Effect, Site
from rules.systems.mkd.show.facts import facts
from rules.systems.mkd.show.marks import marks
from rules.systems.mkd.show.party import party_lines
from rules.systems.mkd.show.story import story
from rules.systems.mkd.tasks import MonsterActs
from tests.systems.mkd.boards import open_chamber, placed, site, two_chambers
from tests.systems.mkd.moments import alone, arguments, drawn, keys, moment
from tests.systems.mkd.pieces import chest, hero, marker, monster, token
from tests.systems.mkd.tables import state


def told(situation, kind, **more):
    """The facts of a kind."""
    return [text for text in facts(moment(situation, **more)) if text.key == f"mkd-fact-{kind}"]


def squares(texts):
    """The names of the squares where things are told to be, in their order."""
    return [arguments(arguments(text)["where"])["square"] for text in texts]


def test_of_chests_and_tokens_the_nearest_is_told_first():
    lying = (chest(0, at=(4, 4)), chest(1, at=(0, 2)), chest(2, at=(2, 1)))
    lurking = (token(at=(4, 0)), token(at=(3, 3)))
    situation = alone(chests=lying, tokens=lurking, at=(2, 2))
    # The square of the Hero is C3; equally far chests come by their number.
    assert squares(told(situation, "chest")) == ["C2", "E5", "A3"]
    assert squares(told(situation, "token")) == ["D4", "E1"]


def test_of_several_ways_into_a_dark_tile_the_nearest_is_told():
    where = site(placed(1, "B"), placed(1, "B", at=(3, 0)), placed(18, at=(1, 5)))
    for at, way in (((0, 4), "C5"), ((5, 4), "E5")):
        situation = alone(where=where, at=at, visited=(0, 1))
        assert squares(told(situation, "unexplored")) == [way]
    assert told(alone(where=where, visited=(0, 1, 2)), "unexplored") == []


def test_the_tile_where_one_stands_is_not_dark_though_nobody_has_looked_into_it():
    situation = alone(where=two_chambers(), visited=())
    assert squares(told(situation, "unexplored")) == ["E3"]


def test_ways_out_and_down_are_told_and_who_went_there():
    where = open_chamber(markers=[marker("stairs", (4, 4))], exits=[(0, 0)])
    gone = hero("tamsin", where="below", seat=2)
    situation = alone(gone, where=where)
    assert squares(told(situation, "exit")) == ["A1"]
    assert [each.at for each in drawn(situation).features if each.kind == "stairs_up"] == [(0, 0)]
    assert squares(told(situation, "stairs")) == ["E5"]
    (below,) = told(situation, "below")
    assert arguments(below)["count"] == 1


def test_between_two_activations_no_points_are_told():
    (active,) = told(alone().with_(activation=None), "active")
    assert arguments(active)["points"] == -1


def test_while_a_monster_acts_distances_are_told_from_it():
    rats = monster("cellar_rats", at=(0, 0))
    situation = state(
        open_chamber(), hero("brannoc", at=(4, 4)), rats, part="monsters", acting=None
    )
    more = {"upcoming": MonsterActs(figure=rats.id)}
    assert moment(situation, **more).viewpoint == rats
    assert told(situation, "active", **more) == []
    (friend,) = told(situation, "friend", **more)
    assert arguments(arguments(friend)["where"])["steps"] == 4


def test_where_teams_act_in_any_order_the_focus_is_on_the_heroes_not_on_the_way_in():
    where = two_chambers(entrance=((0, 2), W))
    situation = state(where, hero("brannoc", at=(3, 3)), part="monsters", acting=None)
    assert moment(situation).centre == (3, 3)


def test_only_the_tile_of_who_acts_is_in_view_wherever_friends_are():
    picture = drawn(alone(hero("ysolde", at=(7, 2), seat=2), where=two_chambers()))
    assert picture.sight[2] == Sight.IN_VIEW * 5 + Sight.SEEN * 5


@pytest.mark.parametrize(("at", "near"), [((8, 2), True), ((9, 2), False)])
def test_the_story_tells_of_tokens_up_to_six_squares_away(at, near):
    situation = alone(where=two_chambers(), tokens=(token(at=at),))
    assert ("mkd-story-token" in keys(story(moment(situation)))) is near


def test_the_story_tells_of_who_is_beside_the_hero_once():
    assert keys(story(moment(alone(monster("cellar_rats", at=(2, 1)))))) == ["mkd-story-beside"]


@pytest.mark.parametrize(("at", "here"), [((4, 4), True), ((7, 2), False)])
def test_the_quest_chest_is_here_on_the_heros_tile_alone(at, here):
    situation = alone(where=two_chambers(), chests=(chest(0, at=at, quest=True),))
    assert ("mkd-story-quest-here" in keys(story(moment(situation)))) is here


def test_who_has_acted_is_noted_in_the_heroes_part_alone_and_is_no_ailment():
    one = hero("brannoc", at=(1, 1))
    for part, notes in (("heroes", ["mkd-note-served"]), ("monsters", [])):
        situation = state(open_chamber(), one, served=(one.id,), part=part)
        (line,) = party_lines(situation, (1,))
        assert (keys(line.notes), line.conditions) == (notes, ())


def test_what_ails_a_captive_is_noted_too():
    spell = Effect(source="curse", until="level", attack=-1, defense=-1)
    held = hero("tamsin", where="captive", effects=(spell,))
    captor = monster("grave_hound", at=(3, 3), captive=held.id)
    situation = state(open_chamber(), held.with_(captor=captor.id), captor)
    (line,) = party_lines(situation, (1,))
    assert keys(line.notes) == ["mkd-note-captive", "mkd-condition-curse"]


def test_four_are_named_and_further_ones_counted():
    names = [Text.of(f"mkd-figure-{kind}") for kind in ("garm", "pell", "hask", "ilse", "rurik")]
    assert listed(names[:4]).key == "mkd-list-4"
    assert arguments(listed(names))["more"] == 1


def test_the_second_of_a_kind_has_its_number_without_the_first():
    second = monster("cellar_rats", number=2)
    assert marks([second])[second.id] == "CR2"


def test_a_hero_has_the_initial_and_a_villain_another_letter():
    villain = hero("ondine", at=(0, 0), seat=None).with_(side="monster")
    mine = hero("oswin", at=(2, 2))
    assert marks([villain, mine]) == {mine.id: "O", villain.id: "On"}


def test_the_token_of_a_master_stands_out_as_that_of_a_guardian():
    lurker = token("R", at=(0, 0), worth=150)
    (drawn_one,) = [each for each in drawn(alone(tokens=(lurker,))).tokens if each.mark != "B"]
    assert drawn_one.mark == "R!"


def test_attack_and_defense_stand_out_of_who_acts_and_of_the_fallen_clicks_are_all():
    one, other = hero("brannoc", at=(1, 1)), hero("tamsin", at=(3, 3))
    dead = hero("ysolde", where="dead", click=7)
    lines = party_lines(state(open_chamber(), one, other, dead, active=one), (1,))
    clear = [[stat.label.key for stat in line.stats if not stat.minor] for line in lines]
    assert clear[0] == ["mkd-stat-clicks", "mkd-stat-attack", "mkd-stat-defense"]
    assert clear[1] == clear[2] == ["mkd-stat-clicks"]
    assert len(lines[2].stats) == 1


def test_the_mark_of_a_dark_tile_stands_on_ground_not_on_rock():
    where = site(placed(7), placed(10, at=(5, 0)))
    picture = drawn(alone(where=where, visited=(0,)))
    assert [each.at for each in picture.features if each.kind == "glimpsed"] == [(9, 2)]


def test_chairs_of_one_set_are_drawn_each():
    chairs = [marker("furniture", at, what="table_chairs") for at in ((0, 0), (4, 0))]
    picture = drawn(alone(where=open_chamber(markers=chairs)))
    assert [each.at for each in picture.features if each.kind == "table"] == [(0, 0), (4, 0)]


def test_a_chest_found_to_have_no_trap_is_safe():
    (told_chest,) = told(alone(chests=(chest(0, at=(4, 4), trap="none"),)), "chest")
    assert arguments(arguments(told_chest)["chest"])["trap"] == "safe"


def test_the_camp_is_told_with_how_many_have_come():
    many = [hero(kind, where="waiting") for kind in ("brannoc", "tamsin", "hask")]
    (camp,) = drawn(state(Site(), *many, part="setup", acting=None)).facts
    assert (camp.key, arguments(camp)["count"]) == ("mkd-fact-camp", 3)
