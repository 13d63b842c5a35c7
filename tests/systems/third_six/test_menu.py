"""What stands on buttons and in lists: words, order, lists, odds, and where a way leads."""

import pytest

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.third_six import RULESET
from tests.systems.third_six.moves import act, menu
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, town, vault

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def labels(state, seat=1):
    """What each option is called, by its id."""
    return {key: WORDS.say(option.label) for key, option in menu(state, seat).items()}


def faces(option):
    """How many faces are said to succeed, or None where nothing is said."""
    return option.detail and dict(option.detail.args).get("faces")


@pytest.mark.rule("TS-007", "TS-019")
def test_what_a_better_die_costs_and_a_miss_loses_is_said_before():
    asked = act(fight(hero("dwarf", mnd=9)), "attack-1", 6).state
    assert list(labels(asked).items()) == [
        ("modify-3", "Pay 6 MND: die becomes 3, a hit"),
        ("modify-2", "Pay 4 MND: die becomes 4, still 1 too high"),
        ("modify-1", "Pay 2 MND: die becomes 5, still 2 too high"),
        ("accept", "Accept the miss: lose 3 HP"),
    ]
    shielded = act(fight(hero(shielded=True)), "attack-1", 6).state
    assert labels(shielded)["accept"] == "Accept the miss: lose 2 HP"
    spared = act(fight(hero(shielded=True)), "attack-1", 4).state
    assert labels(spared)["accept"] == "Accept the miss"
    styles = {key: option.style for key, option in menu(asked).items()}
    assert (styles["modify-3"], styles["accept"]) == ("primary", "danger")


@pytest.mark.rule("TS-010", "TS-008", "TS-046")
def test_doors_have_a_list_of_their_own_with_what_they_withstand():
    rooms = [room(exits="n"), vault(lock=4)]
    state = game(hero("rogue", mnd=2), rooms=rooms, bag=("key",))
    offered = menu(state)
    doors = {key: WORDS.say(o.label) for key, o in offered.items() if o.group == "ts-doors"}
    assert list(doors.items()) == [
        ("key-n", "Use Key north"),
        ("pick-n", "Pick lock north"),
        ("force-n", "Attack door north (4 HP)"),
    ]
    assert faces(offered["force-n"]) == 4
    missed = act(state, "force-n", 6).state
    assert labels(missed) == {
        "modify-2": "Pay 2 MND: die becomes 4, a hit",
        "accept": "Accept the miss: lose 1 HP",
    }


@pytest.mark.rule("TS-004", "TS-015")
def test_blows_and_thefts_say_how_many_faces_do_it_and_ways_out_have_a_list():
    rooms = [room(exits="n"), room(2, (3, 1), "s")]
    state = fight(hero("elf"), foes=[foe(asleep=True), foe(number=2)], rooms=rooms)
    offered = menu(state)
    assert labels(state) == {
        "attack-1": "Attack sleeping Orc 1 (4 HP)",
        "attack-2": "Attack Orc 2 (4 HP)",
        "steal-1": "Rob Orc 1",
        "go-n": "Creep out north",
        "town": "Go to town",
        "pass": "Hold back",
    }
    groups = [offered[key].group for key in labels(state)]
    assert groups == ["", "", "ts-steal", "ts-leave", "ts-leave", ""]
    assert faces(offered["attack-1"]) == faces(offered["steal-1"]) == 4
    sure = hero("elf", pendants=("amethyst",))
    assert faces(menu(fight(sure))["attack-1"]) == 5


def test_ways_say_where_they_lead_and_to_which_side():
    rooms = [room(), room(2, (3, 1), "s")]
    offered = menu(game(rooms=rooms))
    assert labels(game(rooms=rooms)) == {
        "go-n": "Go north: D5",
        "go-e": "Explore east",
        "go-w": "Explore west",
        "town": "Go to town",
    }
    ways = {key: option.goes_to for key, option in offered.items()}
    assert ways == {"go-n": "north", "go-e": "east", "go-w": "west", "town": ""}
    assert not any(option.final for option in offered.values())
    home = menu(town(hero(veteran=1)))
    assert [key for key, option in home.items() if option.final] == ["go-home"]


@pytest.mark.rule("TS-050", "TS-051", "TS-057")
def test_in_town_each_hero_is_offered_once_oneself_first():
    company = [hero(seat=seat, hp=3, hp_most=20) for seat in (1, 2, 3)]
    fallen = hero(seat=4, hp=0, hp_most=9, alive=False)
    state = town(*company, fallen, coins=100)
    offered = RULESET.legal_actions(state, 2)
    assert [option.id for option in offered] == [
        *("treat-2", "treat-1", "treat-3"),
        *("level-up-2", "level-up-1", "level-up-3"),
        *("return", "recruit-4"),
    ]
    assert [option.group for option in offered] == [
        *("", "ts-company", "ts-company") * 2,
        *("", "ts-recruit"),
    ]
    assert labels(state, 2)["level-up-2"] == "Train Brannoc: level 2 (100 coins)"


@pytest.mark.rule("TS-020")
def test_fire_is_offered_point_by_point_on_every_foe_that_differs():
    mage = hero("wizard", spells=("fireball",))
    ogres = [boss("ogre", number, hp=number) for number in range(1, 7)]
    fire = act(fight(mage, foes=ogres, bosses=True), "cast-fireball", 6).state
    expected = [f"burn-{n}-{points}" for n in range(1, 7) for points in range(n, 0, -1)]
    assert list(menu(fire)) == expected
    assert labels(fire)["burn-6-2"] == "2 on Ogre 6 (6 HP)"
    assert {option.group for option in menu(fire).values()} == {"ts-fire"}
