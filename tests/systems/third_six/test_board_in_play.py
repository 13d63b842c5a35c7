"""What the map, the card and the sheet show as a game goes on."""

import pytest

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.third_six import RULESET
from rules.systems.third_six.state import Level
from tests.systems.third_six.moves import act, new_game, run
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, town, vault

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def seen(state):
    return RULESET.view(state, None)


def facts(state):
    return [WORDS.say(fact) for fact in seen(state).scene.facts]


def story(state):
    return [WORDS.say(text) for text in seen(state).story]


def asked(state):
    return WORDS.say(seen(state).prompt)


def lines(state, seat=1):
    """All lines of a sheet."""
    sections = RULESET.sheet(state, seat).sections
    return [WORDS.say(line) for _, part in sections for line in part]


def notes(state):
    return [[WORDS.say(note) for note in line.notes] for line in seen(state).party]


@pytest.mark.rule("TS-055")
def test_bosses_left_elsewhere_are_told_of_and_those_here_stand_on_the_map():
    lair = room(2, (3, 1), "s", "stairs", guards=(boss("ogre"), boss("ogre", 2)))
    state = game(rooms=[room(exits="n"), lair])
    assert facts(state)[-1] == "Still alive in D5: the Ogres."
    inside = act(state, "go-n").state
    assert [fact for fact in facts(inside) if "Ogre" in fact] == ["To fight: 2 Ogres."]


def test_known_exits_are_told_though_the_first_leads_into_the_unknown():
    state = game(rooms=[room(exits="ne"), vault(2, (4, 0), "w", lock=3)])
    assert "A locked door east leads to E6; 3 more damage breaks it." in facts(state)


@pytest.mark.rule("TS-004")
def test_the_hero_whose_turn_it_is_stands_out():
    state = fight(hero(), hero(seat=2), hero(seat=3))
    after = act(state, "pass").state
    heroes = [token for token in seen(after).scene.tokens if token.side == "hero"]
    assert [token.active for token in heroes] == [False, True, False]


def test_whoever_has_no_class_has_no_points_on_the_map():
    (token,) = seen(new_game().state).scene.tokens
    assert (token.health, token.health_max, token.conditions) == (None, None, ())


@pytest.mark.rule("TS-025", "TS-054")
def test_what_stands_in_a_room_says_what_it_is():
    levels = (Level(rooms=(room(), room(2, (3, 1), "s", "stairs"))), Level(rooms=(room(),)))
    upper, lower = (game(levels=levels, depth=depth) for depth in (1, 2))
    kinds = {depth: things(state) for depth, state in ((1, upper), (2, lower))}
    assert kinds == {
        1: [("entrance", (15, 21)), ("stairs_down", (15, 17))],
        2: [("stairs_up", (15, 21))],
    }
    opened = game(rooms=[room(exits="n"), vault(lock=0, entered=False)])
    assert ("vault", (14, 18)) in things(opened)
    assert ("chest", (14, 18)) in things(act(opened, "go-n", 1).state)


def things(state):
    features = seen(state).scene.features
    return [(each.kind, each.at) for each in features if "furniture" not in each.name.key]


@pytest.mark.rule("TS-020")
def test_foes_are_targets_of_fire_as_of_blows_and_of_nothing_else():
    mage = hero("wizard", spells=("fireball",))
    state = fight(mage, foes=[foe(), foe(number=2)])
    fire = act(state, "cast-fireball", 3).state
    assert len(seen(state).scene.targets) == len(seen(fire).scene.targets) == 2
    paying = act(state, "attack-1", 6).state
    assert seen(paying).scene.targets == ()


def test_each_level_of_each_dungeon_is_a_map_of_its_own():
    levels = (Level(rooms=(room(), room(2, (3, 1), "s", "stairs"))), Level(rooms=(room(),)))
    names = {
        seen(game(levels=levels, depth=depth).with_(dungeon=dungeon)).scene.region
        for depth in (1, 2)
        for dungeon in (1, 2)
    }
    assert len(names) == 4


@pytest.mark.rule("TS-004", "TS-007", "TS-008", "TS-014", "TS-045", "TS-057")
def test_a_sheet_has_what_a_hero_does_with_pendants_and_what_all_share():
    rogue = hero("rogue", pendants=("topaz", "topaz"), mnd_most=9)
    told = lines(game(rogue, bag=("key", "healing", "healing"), coins=3))
    assert "DEX 4: rolls of 4 or less hit. STR 2: the damage of a hit." in told
    assert "HP 20/20, MND 4/9" in told
    assert [line for line in told if "lock" in line][:1] == ["You can pick a lock for 1 MND."]
    assert [line.split(":")[0] for line in told if "×2" in line] == [
        "Topaz Pendant ×2",
        "Potion of Healing ×2",
    ]
    elf = lines(game(hero("elf", level=3, spells=("heal",))))
    assert "Spells known: 1 of 3." in elf
    assert not [line for line in elf if "lock" in line]


def test_the_bag_is_noted_beside_the_first_hero_alone():
    state = game(hero(), hero(seat=2, pendants=("sapphire", "sapphire")), bag=("key", "key"))
    first, second = notes(state)
    assert [note for note in first if "Key" in note] == ["bag: Key ×2"]
    assert not [note for note in second if "Key" in note]
    assert [note for note in second if "Sapphire" in note] == ["Sapphire Pendant ×2"]


def test_the_story_of_a_room_is_what_bars_the_way_or_leads_on():
    known = [room(exits="n"), room(2, (3, 1), "snew"), room(3, (3, 2), "s")]
    assert story(game(rooms=known, here=2)) == ["2 ways lead on."]
    assert story(game(rooms=known, here=3)) == []
    hurt = [foe(hp=3, most=4), foe(number=2), foe(number=3, asleep=True)]
    beside = [room(exits="n"), vault(lock=2)]
    assert story(fight(foes=hurt, rooms=beside)) == [
        "In your way: 2 Orcs, 7 HP together.",
        "Fast asleep: the Orc, 4 HP.",
    ]
    assert len(story(game(rooms=beside))) == 2
    assert story(town()) == []
    assert len(story(town(rooms=beside))) == 1


@pytest.mark.rule("TS-007", "TS-010", "TS-012")
def test_the_question_says_who_is_asked_and_about_what():
    spells = run(new_game(2).state, ("class-elf", 1))
    both = act(spells, "class-wizard", 1, seat=2).state
    assert asked(both) == "Aldith and Brannoc, choose 3 spells to know."
    assert asked(game(hero(), hero(seat=2))) == "Where to? Still to vote: Aldith and Brannoc."
    assert asked(game()) == "Where to, Aldith?"
    at_door = act(game(rooms=[room(exits="n"), vault()]), "force-n", 6).state
    assert asked(at_door) == (
        "Aldith, you rolled 6 and need 3 or less at the door. Pay MND, or accept the miss?"
    )
    facing = act(fight(), "attack-1", 5).state
    assert asked(facing) == (
        "Aldith, you rolled 5 and need 3 or less. Pay MND, or accept the miss?"
    )
