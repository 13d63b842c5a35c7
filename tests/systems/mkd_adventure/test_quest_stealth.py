"""Stealth: the Quest Chest as every Monster's first choice, and what a blow does to it."""

import pytest

from rules.systems.mkd.compass import E, N, S
from rules.systems.mkd.content import MONSTERS, RULINGS
from rules.systems.mkd.figures import name_of
from rules.systems.mkd.pieces import Goal
from rules.systems.mkd.state import Orders
from rules.systems.mkd_adventure.quests import QUESTS
from tests.support.joined import joined
from tests.systems.mkd.boards import long_hall, open_chamber, two_chambers
from tests.systems.mkd.pieces import door, hero, marker, monster
from tests.systems.mkd_adventure.monster_turns import ENTRANCE, acts, adventure, again, hall
from tests.systems.mkd_adventure.quests import built, quest_box, wanted
from tests.systems.mkd_adventure.told import at, goal, reasons, struck, told

STEALTH = wanted("stealth")
MEEK = Orders(strike_back="no")
FIRST, SECOND, STRANGE, HESITATES = 3, 4, 6, 6
"""Faces of the decision die, and of the one for the unexpected."""


def raid(*figures, box=None, where=None, **more):
    """A hall of three tiles with the chest in its north, and whoever else there is."""
    fields = {
        "options": STEALTH,
        "chests": (box or quest_box(at=(1, 0), opened=False, trap=None),),
        "quest_chest": 0,
        "orders": MEEK,
        **more,
    }
    return adventure(where or long_hall(3, entrance=((1, 14), S)), *figures, **fields)


def a_hero(at=(0, 14), **more):
    return hero("derrik", at=at, facing=N, **more)


@pytest.mark.rule("MA-290")
@joined("seed", range(4))
def test_there_is_a_chest_and_no_guardian(seed):
    state = built("stealth", seed)
    assert state.chests[state.quest_chest].quest
    assert not any(token.guardian for token in state.tokens)
    assert state.aside is None


@pytest.mark.rule("MA-291")
def test_on_a_three_it_goes_for_the_chest_past_a_hero_beside_it():
    foe, near = monster("gutterkin_scrapper", at=(1, 12), facing=N), a_hero((0, 13))
    play = acts(raid(foe, near.with_(facing=S)), foe, FIRST)
    (decided,) = told(play, "decided")
    assert (decided.decision, decided.target.key) == ("first", "mkd-quest-chest")
    assert goal(play, foe) == "hunt_chest"
    assert at(play, foe)[1] < 12


@pytest.mark.rule("MA-291")
def test_the_second_choice_is_the_nearest_hero():
    foe, near = monster("gutterkin_scrapper", at=(0, 12), facing=S), a_hero((0, 13))
    play = acts(raid(foe, near, a_hero((2, 14))), foe, SECOND, 1, 2)
    assert struck(play) == [
        ("mkd-figure-gutterkin_scrapper", "mkd-figure-derrik", "close"),
    ]
    assert goal(play, foe) is None


@pytest.mark.rule("MA-291")
def test_the_chest_lures_even_where_no_hero_can_be_got_at():
    foe = monster("gutterkin_scrapper", at=(1, 12), facing=N)
    play = acts(raid(foe), foe, FIRST)
    assert goal(play, foe) == "hunt_chest"
    play = acts(raid(foe), foe, STRANGE, HESITATES)
    assert goal(play, foe) is None


@pytest.mark.rule("MA-292")
def test_it_keeps_to_the_chest_without_another_die():
    foe, near = monster("gutterkin_scrapper", at=(1, 13), facing=N), a_hero((0, 14))
    play = acts(raid(foe, near.with_(facing=S)), foe, FIRST)
    first = at(play, foe)
    play = again(play, foe)
    assert reasons(play) == []
    assert at(play, foe)[1] < first[1]


@pytest.mark.rule("MA-292")
def test_without_a_way_it_fights_as_others_do():
    foe = monster("gutterkin_scrapper", at=(1, 8), facing=S, goal=Goal(kind="hunt_chest"))
    barring = [a_hero((1, 5)), a_hero((1, 9))]
    narrow = raid(foe, *barring, where=hall(2), box=quest_box(at=(1, 1)))
    play = acts(narrow, foe, 1, 2)
    assert goal(play, foe) is None
    assert struck(play)


@pytest.mark.rule("MA-292")
def test_one_that_is_held_on_its_way_turns_on_who_holds_it():
    foe = monster("gutterkin_scrapper", at=(1, 13), facing=S, goal=Goal(kind="hunt_chest"))
    holder = a_hero((1, 14))
    play = acts(raid(foe, holder), foe, 1, 1, 2)
    assert told(play, "held")
    assert struck(play)
    assert goal(play, foe) == "hunt_chest"


def at_the_chest(foe, *faces, **more):
    """A Monster beside the chest, with its mind set on it."""
    foe = foe.with_(at=(1, 1), facing=S, goal=Goal(kind="hunt_chest"))
    return foe, acts(raid(foe, a_hero(), **more), foe, *faces)


@pytest.mark.rule("MA-293", "MA-294")
def test_at_the_chest_it_attacks_until_it_hits():
    foe, play = at_the_chest(monster("gutterkin_scrapper"), 1, 1)
    assert reasons(play) == ["mkd-attack"] * 2
    (withstood,) = told(play, "chest-withstood")
    assert withstood.defense == RULINGS.number("quest_chest_defense") == 5
    assert play.figure(foe.id).click == 1
    play = again(play, foe, 1, 2)
    assert play.state.chests[0].gone


@pytest.mark.rule("MA-292", "MA-293", "MA-295")
def test_ex_61_a_scrapper_marches_off_and_smashes_the_chest():
    foe, near = monster("gutterkin_scrapper", at=(1, 13), facing=N), a_hero((0, 14))
    play = acts(raid(foe, near.with_(facing=S)), foe, FIRST)
    assert at(play, foe)[1] == 7
    play = again(play, foe)
    assert at(play, foe)[1] == 1
    play = again(play, foe, 1, 1)
    assert play.figure(foe.id).click == 1
    play = again(play, foe, 1, 2)
    assert play.state.chests[0].gone
    assert QUESTS["stealth"].failed(play.state)


@pytest.mark.rule("MA-294")
def test_shooters_and_masters_strike_plainly():
    _, play = at_the_chest(monster("bone_archer"), 2, 2)
    assert reasons(play) == ["mkd-attack"] * 2
    assert play.state.chests[0].gone
    archer = monster("bone_archer", at=(1, 3), facing=N, goal=Goal(kind="hunt_chest"))
    play = acts(raid(archer, a_hero()), archer, spent=False)
    assert at(play, archer) != (1, 3), "it does not shoot at it"


@pytest.mark.rule("MA-295")
def test_a_hit_ends_the_quest():
    site = open_chamber(entrance=ENTRANCE)
    _, play = at_the_chest(monster("gutterkin_scrapper"), 6, 6, where=site)
    assert QUESTS["stealth"].failed(play.state)
    assert len(told(play, "chest-broken")) == 1


def carried(foe_at=(1, 1), kind="gutterkin_scrapper", orders=MEEK, **more):
    """A Hero with the chest in hand, and a Monster near."""
    who = a_hero((1, 2), carries=(0,))
    foe = monster(kind, at=foe_at, facing=S, **more)
    box = quest_box(carrier=who.id)
    return foe, who, raid(foe, who, box=box, orders=orders)


@pytest.mark.rule("MA-296", "MA-297")
def test_a_hit_on_the_carrier_destroys_the_chest_and_wounds_him():
    foe, who, situation = carried(kind="thorn_ape")
    play = acts(situation, foe, FIRST, 6, 5)
    assert play.state.chests[0].gone
    assert play.figure(who.id).carries == ()
    assert play.figure(who.id).click == who.click + MONSTERS["thorn_ape"].dial[0].damage - 1
    assert told(play, "chest-broken")
    assert QUESTS["stealth"].failed(play.state)


@pytest.mark.rule("MA-296")
def test_a_miss_leaves_the_chest_whole_and_is_answered():
    foe, who, situation = carried(orders=Orders())
    play = acts(situation, foe, FIRST, 1, 2, 1, 2)
    assert not play.state.chests[0].gone
    assert [manner for _, _, manner in struck(play)] == ["close", "counter"]
    assert play.figure(who.id).carries == (0,)


@pytest.mark.rule("MA-296")
def test_who_carries_it_is_chosen_anew_in_each_activation():
    foe, _, situation = carried(foe_at=(1, 9), goal=Goal(kind="hunt_chest"))
    play = acts(situation, foe, STRANGE, HESITATES)
    assert reasons(play) == ["mkd-decision", "mkd-unexpected"]
    play = acts(situation, foe, FIRST)
    (decided,) = told(play, "decided")
    assert decided.target.key == "mkd-quest-chest"
    assert at(play, foe) == (0, 3)


@pytest.mark.rule("MA-100", "MA-296")
@pytest.mark.parametrize(("clicks", "points", "attacks"), [(0, 5, True), (2, 4, False)])
def test_a_turn_to_the_carrier_has_to_leave_the_points_for_the_attack(clicks, points, attacks):
    _, who, situation = carried()
    foe = monster("bone_shambler", at=(1, 1), facing=N, click=clicks)
    play = acts(situation.with_(figures=(foe, who)), foe, FIRST, *((1, 2) if attacks else ()))
    assert MONSTERS["bone_shambler"].dial[clicks].speed == points
    assert bool(struck(play)) == attacks
    assert play.figure(foe.id).facing == (S if attacks else N)


@pytest.mark.rule("MA-292", "MA-188")
def test_a_hunter_that_loses_its_nerve_runs():
    foe = monster("gutterkin_scrapper", at=(1, 12), click=2, goal=Goal(kind="hunt_chest"))
    play = acts(raid(foe, a_hero((0, 0))), foe)
    assert told(play, "fled")
    assert play.figure(foe.id).where == "left"


@pytest.mark.rule("MA-291")
@pytest.mark.parametrize("whereabouts", ["left", "thief"])
def test_a_chest_out_of_reach_is_nobodys_first_choice(whereabouts):
    foe, near = monster("gutterkin_scrapper", at=(1, 12)), a_hero((0, 13))
    far = hero("brannoc", at=(2, 10), facing=N)
    out, thief = a_hero(where="left", carries=(0,)), monster("ogre_gaoler", carries=(0,))
    box = quest_box(carrier=out.id if whereabouts == "left" else thief.id)
    holder = out if whereabouts == "left" else thief
    play = acts(raid(foe, near.with_(facing=S), far, holder, box=box), foe, SECOND, 1, 1)
    (decided,) = told(play, "decided")
    assert (decided.decision, decided.target) == ("second", name_of(far))


@pytest.mark.rule("MA-093", "MA-291")
def test_beside_the_chest_only_one_hero_is_chosen_by_die():
    foe = monster("gutterkin_scrapper", at=(1, 12), facing=N)
    three = [a_hero((x, 11)).with_(facing=N) for x in range(3)]
    play = acts(raid(foe, *three), foe, 2, STRANGE, HESITATES, 1)
    assert reasons(play)[:2] == ["mkd-choice", "mkd-decision"]


@pytest.mark.rule("MA-296")
def test_other_blows_do_not_break_the_chest():
    foe, who, situation = carried()
    play = acts(situation, foe, SECOND, 6, 6)
    assert struck(play)
    assert not play.state.chests[0].gone
    assert play.figure(who.id).carries == (0,)


def test_doors_and_furniture_do_not_keep_a_hunter_off():
    shut = two_chambers(doors=(door((4, 2), E),), markers=(marker("furniture", (2, 2)),))
    foe = monster("thorn_ape", at=(0, 2), facing=E, goal=Goal(kind="hunt_chest"))
    play = acts(raid(foe, where=shut, box=quest_box(at=(9, 2))), foe)
    assert at(play, foe)[0] > 4
