"""What the table is told, sentence by sentence, with the faces, points and prices of the moment."""

import pytest

from rules.core.dice import ScriptedDice
from rules.core.words import CORE_CATALOG, load_words, text_of
from rules.systems.third_six import RULESET
from rules.systems.third_six.state import Level
from tests.support.joined import joined
from tests.systems.third_six.moves import act, menu, new_game, run
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, town, vault

WORDS = load_words((CORE_CATALOG, RULESET.catalog))
MAGE = hero("wizard", spells=("sleep", "heal", "unlock", "teleport", "shield", "fireball"))
DOOR = [room(exits="n"), vault()]


def told(state, option, *faces, seat=1):
    """Each sentence of one action, in its first phrasing."""
    return [WORDS.say(event.text()) for event in act(state, option, *faces, seat=seat).events]


def dice_of(state, option, *faces, seat=1):
    """What each die of one action is rolled for, as the log of dice says it."""
    dice = ScriptedDice(*faces)
    RULESET.apply(state, seat, menu(state, seat)[option].action, dice)
    return [(WORDS.phrase(f"dice-{roll.reason}"), roll.sides) for roll in dice.rolls]


@pytest.mark.rule("TS-004", "TS-005", "TS-007")
def test_a_blow_is_told_with_its_die_and_what_it_did():
    strong = fight(hero("dwarf", mnd=5), hero(seat=2), foes=[foe(hp=5), foe(number=2)])
    assert told(strong, "attack-1", 2) == [
        "Aldith hit the Orc for 2 (rolled 2, needed 3 or less): 3 HP left."
    ]
    asked = act(strong, "attack-1", 5).state
    assert told(asked, "accept") == [
        "Aldith missed the Orc (rolled 5, needed 3 or less) and lost 2 HP."
    ]
    assert told(asked, "modify-1") == [
        "Aldith paid 2 MND: the die became 4.",
        "Aldith missed the Orc (rolled 4, needed 3 or less) and lost 1 HP.",
    ]
    assert told(asked, "modify-2") == [
        "Aldith paid 4 MND: the die became 3.",
        "Aldith hit the Orc for 2 (rolled 3, needed 3 or less): 3 HP left.",
    ]
    assert told(strong, "pass") == ["Aldith held back."]
    shielded = fight(hero(mnd=0, shielded=True))
    assert told(shielded, "attack-1", 4) == [
        "Aldith missed the Orc (rolled 4, needed 3 or less) and came to no harm."
    ]


@pytest.mark.rule("TS-007")
@joined(
    ("calling", "cost"), [("barbarian", 1), ("rogue", 1), ("elf", 1), ("dwarf", 2), ("wizard", 2)]
)
def test_another_roll_costs_what_a_class_pays_for_its_die(calling, cost):
    asked = act(fight(hero(calling, mnd=5), mnd_attack="reroll"), "attack-1", 6).state
    again = act(asked, "reroll", 5)
    assert again.state.hero(1).mnd == 5 - cost
    assert WORDS.say(again.events[0].text()) == f"Aldith paid {cost} MND and rolled again: 5."
    assert WORDS.say(menu(asked)["reroll"].label) == f"Pay {cost} MND: roll again"


@pytest.mark.rule("TS-039", "TS-041")
def test_who_falls_leaves_a_treasure_that_is_told_to_be_its_own():
    goblin = fight(foes=[foe("goblin", 1), foe("zombie", 2, 2)])
    assert told(goblin, "attack-1", 1, 1)[1:] == [
        "The Goblin fell.",
        "No treasure from the Goblin (rolled 1).",
    ]
    assert told(goblin, "attack-2", 1, 4)[1:] == ["The Zombie fell.", "4 coins from the Zombie."]
    robbed = fight(foes=[foe("goblin", 3, asleep=True)])
    assert told(robbed, "steal-1", 2, 5) == [
        "Aldith robbed the sleeping Goblin (rolled 2, needed 3 or less).",
        "5 coins from the Goblin.",
    ]
    assert told(robbed, "steal-1", 4) == [
        "Aldith tried to steal, and fumbled (rolled 4, needed 3 or less).",
        "The Goblin woke.",
    ]


@pytest.mark.rule("TS-038")
def test_a_vampire_is_told_to_drink_no_more_than_it_lacks():
    thirsty = fight(hero(mnd=0), foes=[boss("vampire", hp=7)], bosses=True)
    assert told(thirsty, "attack-1", 6)[1:] == [
        "The Vampire fed on the wound and regained 1 HP: 8 now."
    ]
    full = fight(hero(mnd=0), foes=[boss("vampire")], bosses=True)
    assert len(told(full, "attack-1", 6)) == 1


@pytest.mark.rule("TS-015")
def test_only_sleepers_are_told_to_wake():
    pair = fight(foes=[foe(hp=9), foe("goblin", 9, 2, asleep=True)])
    assert len(told(pair, "attack-1", 1)) == 1
    assert told(pair, "attack-2", 1)[0] == "The Goblin woke."
    assert told(fight(MAGE, foes=[foe(hp=9)]), "cast-fireball", 2) == [
        "Aldith cast Fireball for 1 MND.",
        "The fireball burst (rolled 2): 2 points of fire to share out.",
        "The fire hit the Orc for 2: 7 HP left.",
    ]


@pytest.mark.rule("TS-010", "TS-054")
def test_blows_at_a_door_are_told_with_what_it_still_withstands():
    state = game(hero(mnd=3), rooms=DOOR)
    assert told(state, "force-n", 1) == [
        "Aldith struck the door for 2 (rolled 1, needed 3 or less): it takes 4 more."
    ]
    asked = act(state, "force-n", 6).state
    assert told(asked, "accept") == [
        "Aldith missed the door (rolled 6, needed 3 or less) and lost 1 HP."
    ]
    weak = game(rooms=[room(exits="n"), vault(lock=1)])
    assert told(weak, "force-n", 3) == [
        "Aldith struck the door for 2 (rolled 3, needed 3 or less): it gave way.",
        "The door north opened.",
    ]


@pytest.mark.rule("TS-010", "TS-054")
def test_a_blow_of_more_than_a_door_withstands_opens_it():
    """A Wizard's point, then three blows of two: one point is too much."""
    state = game(hero("wizard"), hero(seat=2), rooms=DOOR)
    state = act(state, "force-n", 3).state
    for left in (3, 1, 0):
        state = act(state, "force-n", 3, seat=2).state
        assert state.level.room(2).lock == left
    assert {"go-n"} <= menu(state).keys()
    assert "force-n" not in menu(state)


@pytest.mark.rule("TS-008", "TS-009", "TS-017", "TS-046")
def test_every_way_to_open_a_lock_is_told():
    state = game(hero("rogue"), MAGE.with_(seat=2), rooms=DOOR, bag=("key", "scroll-unlock"))
    opened = "The door north opened."
    assert told(state, "pick-n") == ["Aldith picked the lock for 1 MND.", opened]
    assert told(state, "key-n") == ["Aldith turned the Key, and it broke in the lock.", opened]
    assert told(state, "read-unlock-n") == [
        "Aldith read a scroll of Unlock, and it crumbled.",
        opened,
    ]
    assert told(state, "cast-unlock-n", seat=2)[1:] == [opened]
    rolled = game(hero("rogue"), rooms=DOOR, lockpick="roll")
    assert told(rolled, "pick-n", 6) == [
        "Aldith spent 1 MND, but the lock held (rolled 6, needed 5 or less)."
    ]


def test_a_log_that_lacks_what_was_needed_is_told_without():
    fumbled = {"kind": "ts-theft-failed", "hero": "Aldith", "foe": "Orc", "die": 4}
    assert WORDS.say(text_of(fumbled)) == "Aldith tried to steal, and fumbled (rolled 4)."


@pytest.mark.rule("TS-004", "TS-007", "TS-009", "TS-010", "TS-015")
def test_each_die_of_a_blow_or_a_lock_says_what_it_was_rolled_for():
    at_door = game(hero("rogue"), rooms=DOOR, lockpick="roll", mnd_attack="reroll")
    assert dice_of(at_door, "pick-n", 1) == [("lock", 6)]
    assert dice_of(at_door, "force-n", 6) == [("attack on a door", 6)]
    assert dice_of(act(at_door, "force-n", 6).state, "reroll", 1) == [("attack on a door", 6)]
    facing = fight(hero("rogue"), foes=[foe(asleep=True)], mnd_attack="reroll")
    assert dice_of(facing, "attack-1", 6) == [("attack", 6)]
    assert dice_of(act(facing, "attack-1", 6).state, "reroll", 6) == [("attack", 6)]
    assert dice_of(facing, "steal-1", 1, 3) == [("theft", 6), ("treasure", 6)]


@pytest.mark.rule("TS-025", "TS-033", "TS-040", "TS-044")
def test_each_die_of_a_new_room_says_what_it_was_rolled_for():
    here = game(hero(level=2), rooms=[room(), vault(lock=0, entered=False)])
    assert dice_of(here, "go-e", 4, 3) == [("layout", 6), ("foes", 6)]
    assert dice_of(here, "go-e", 6, 1) == [("layout", 6), ("bosses", 6)]
    special = [("treasure", 6), ("special treasure", 6)]
    assert dice_of(here, "go-n", 6, 1) == special
    assert dice_of(here, "go-n", 6, 4, 1) == [*special, ("scroll", 6)]
    assert dice_of(here, "go-n", 6, 6, 1) == [*special, ("pendant", 6)]


@pytest.mark.rule("TS-003", "TS-016", "TS-020", "TS-042", "TS-050", "TS-051")
def test_each_die_for_a_hero_says_what_it_was_rolled_for():
    hurt = MAGE.with_(hp=5)
    assert dice_of(game(hurt), "cast-heal-1", 1) == [("Heal", 6)]
    assert dice_of(fight(MAGE), "cast-fireball", 1) == [("Fireball", 6)]
    assert dice_of(game(hurt, bag=("healing",)), "drink-healing", 1, 2) == [("potion", 6)] * 2
    rich = town(hurt, coins=100)
    assert dice_of(rich, "treat-1", 1) == [("healer", 6)]
    assert dice_of(rich, "level-up-1", 1) == [("hit points", 6)]
    new = new_game(start_spells="random").state
    spells = [("first spell", sides) for sides in (6, 5, 4)]
    assert dice_of(new, "class-wizard", 1, 1, 1, 1) == [("hit points", 6), *spells]


@pytest.mark.rule("TS-055")
def test_bosses_that_waited_are_counted_and_those_met_are_told_whole():
    pair = (boss("ogre", hp=2), boss("ogre", 2))
    lair = room(2, (3, 1), "s", "stairs", guards=pair, hoard=3)
    state = game(rooms=[room(), lair])
    assert told(state, "go-n") == [
        "You were back in D5.",
        "All 2 Ogres still guarded the stairs.",
    ]
    alone = game(rooms=[room(), lair.with_(guards=pair[:1])])
    assert told(alone, "go-n")[1:] == ["The Ogre still guarded the stairs."]
    fresh = game(hero(level=2), rooms=[room()])
    assert told(fresh, "go-n", 6, 4) == [
        "You found stairs down in D5, and they were guarded (rolled 6).",
        "Bosses guarded the stairs (rolled 4): 2 Ogres, 6 HP each!",
    ]


@pytest.mark.rule("TS-021", "TS-028", "TS-029", "TS-030")
def test_a_locked_door_says_why_it_is_there():
    shallow = game(rooms=[room()])
    assert told(shallow, "go-n", 1) == ["The way north is shut (rolled 1): a locked door."]
    assert told(shallow, "go-e", 6) == [
        "The way east is shut (rolled 6): a locked door, as it is too early for stairs."
    ]
    known = game(hero(level=2), rooms=[room(), room(2, (5, 5), "s", "stairs")])
    assert told(known, "go-w", 6) == [
        "The way west is shut (rolled 6): a locked door, as the stairs are known already."
    ]
    corner = [room(), room(2, (0, 4), "n"), room(3, (1, 5), "e")]
    assert told(game(rooms=corner, here=2), "go-n", 4) == [
        "The way north is shut (rolled 4): a locked door, as no way would lead on."
    ]


@pytest.mark.rule("TS-022", "TS-026", "TS-033", "TS-034")
def test_a_chamber_is_told_with_what_is_closed_and_who_is_there():
    left = game(rooms=[room(), room(2, (0, 1), "n"), room(3, (1, 2), "ns")], here=2)
    assert told(left, "go-n", 2, 1) == [
        "You found a chamber, A4 on your map (rolled 2).",
        "No exit east and west.",
        "A foe was here (rolled 1): Orc, 4 HP!",
    ]
    both = game(rooms=[room(), room(2, (3, 1), "ns"), room(3, (4, 2), "w")], here=2)
    assert told(both, "go-n", 2, 3)[1:] == [
        "No exit north and west.",
        "Nobody was here (rolled 3): everybody regained 1 HP and 1 MND.",
    ]
    asked = act(game(rooms=[room()]), "go-n", 3).state
    assert told(asked, "close-w", 6) == [
        "You closed the way west.",
        "A foe was here (rolled 6): Skeleton, 1 HP!",
    ]
    company = game(hero(), hero(seat=2), rooms=[room()], decisions="leader")
    assert told(company, "go-n", 4, 2)[1:] == ["Foes were here (rolled 2): 2 Goblins, 3 HP each!"]


@pytest.mark.rule("TS-016", "TS-018", "TS-019", "TS-020", "TS-042", "TS-043")
def test_magic_is_told_with_what_it_cost_and_did():
    hurt = game(MAGE.with_(hp=18), rooms=[room(), room(2, (3, 1), "s")], here=2)
    assert told(hurt, "cast-heal-1", 6) == [
        "Aldith cast Heal for 1 MND.",
        "Aldith regained 2 HP (rolled 6).",
    ]
    assert told(hurt, "cast-teleport")[1:] == ["In a blink the party was at the entrance."]
    assert told(hurt, "cast-shield")[1:] == [
        "Aldith has a shield: in the next encounter each loss is 1 smaller."
    ]
    pair = fight(MAGE, foes=[foe(), foe("goblin", 3, 2)])
    assert told(pair, "cast-sleep")[1:] == ["The foes sank into a deep sleep."]
    fire = act(pair, "cast-fireball", 6).state
    assert told(fire, "burn-2-3", 1) == [
        "The fire hit the Goblin for 3.",
        "The Goblin fell.",
        "No treasure from the Goblin (rolled 1).",
        "The fire hit the Orc for 3: 1 HP left.",
    ]
    thirsty = game(hero(hp_most=23, mnd_most=30), bag=("healing", "enlightenment"))
    assert told(thirsty, "drink-healing", 6, 5) == [
        "Aldith drank the Potion of Healing (rolled 11) and regained 3."
    ]
    assert told(thirsty, "drink-enlightenment", 6, 5) == [
        "Aldith drank the Potion of Enlightenment (rolled 11) and regained 11."
    ]


@pytest.mark.rule("TS-020", "TS-015")
def test_fire_takes_no_more_than_a_foe_has_and_whom_it_kills_it_does_not_wake():
    assert told(fight(MAGE, foes=[foe("goblin", 3, asleep=True)]), "cast-fireball", 6, 1)[2:] == [
        "The fire hit the Goblin for 3.",
        "The Goblin fell.",
        "No treasure from the Goblin (rolled 1).",
    ]
    assert told(fight(MAGE, foes=[foe("goblin", 3, asleep=True)]), "cast-fireball", 2)[2:] == [
        "The fire hit the Goblin for 2: 1 HP left.",
        "The Goblin woke.",
    ]


@pytest.mark.rule("TS-012", "TS-014", "TS-040", "TS-044", "TS-045", "TS-054")
def test_what_is_found_and_learned_is_told():
    state = game(rooms=[room(), vault(lock=0, entered=False)])
    assert told(state, "go-n", 5) == [
        "You opened the strongroom D5: dust, silence, a chest.",
        "5 coins from the strongroom.",
    ]
    assert told(state, "go-n", 6, 5)[1:] == ["30 coins from the strongroom."]
    assert told(state, "go-n", 6, 4, 6)[1:] == ["You found: Scroll of Fireball."]
    topaz = told(state, "go-n", 6, 6, 1)[1:]
    assert topaz == [
        "Something glittered: the Topaz Pendant.",
        "Aldith put on the Topaz Pendant: STR +1.",
    ]
    second = game(hero(pendants=("topaz",)), rooms=[room(), vault(lock=0, entered=False)])
    assert told(second, "go-n", 6, 6, 1)[2] != topaz[1]
    new = new_game().state
    assert told(new, "class-wizard", 3) == ["Aldith became a Wizard: 17 HP, 5 MND."]
    assert told(run(new, ("class-wizard", 3)), "spell-heal") == ["Aldith learned Heal."]
    pupil = game(hero("elf", level=2, spells=("heal",)), bag=("scroll-sleep",))
    assert told(pupil, "learn-sleep") == ["Aldith learned Sleep."]


@pytest.mark.rule("TS-031", "TS-049", "TS-050", "TS-051")
def test_the_town_is_told_with_its_prices():
    fallen = hero(seat=2, hp=0, hp_most=9, alive=False)
    closed = [room(exits="n"), vault()]
    state = town(hero(hp=3, hp_most=20), fallen, coins=107, rooms=closed)
    assert told(state, "treat-1", 4) == [
        "Aldith went to the healer for 5 coins: rolled 4, and regained up to that many HP and MND."
    ]
    assert told(state, "level-up-1", 6) == ["Aldith trained to level 2 and gained 6 HP and 1 MND."]
    assert told(state, "recruit-2") == ["Brannoc’s place went to somebody from town."]
    assert told(state, "return") == ["You went back to the dungeon."]
    assert told(state, "new-dungeon") == [
        "You came to dungeon 2: a new map, with only the entrance on it."
    ]
    outside = game(hero(), coins=1)
    assert told(outside, "town") == [
        "You came to town: lanterns, a roof, warm bread, and one coin to spend."
    ]


@pytest.mark.rule("TS-025", "TS-048")
def test_stairs_are_told_with_the_level_they_lead_to():
    above = Level(rooms=(room(), room(2, (3, 1), "s", "stairs")))
    state = game(hero(level=2), levels=(above,), here=2)
    assert told(state, "descend") == ["You took the stairs down, to dungeon level 2."]
    below = act(state, "descend").state
    assert told(below, "ascend", 3)[0] == "You took the stairs up, to dungeon level 1."


@pytest.mark.rule("TS-052")
def test_every_end_is_told_and_nobody_is_left_to_fight():
    dying = hero(hp=1, mnd=0)
    assert told(fight(dying), "attack-1", 6)[1:] == [
        "Aldith fell.",
        "Nobody was left to tell the tale.",
    ]
    dead = hero(seat=2, hp=0, hp_most=9, alive=False)
    broken = fight(dying, dead, hero(seat=3), fallen_limit="half")
    assert told(broken, "attack-1", 6)[1:] == [
        "Aldith fell.",
        "Half the party lay dead, and the rest lost heart.",
    ]
    for state in (fight(dying), broken):
        view = RULESET.view(act(state, "attack-1", 6).state, None)
        assert not [token for token in view.scene.tokens if token.side == "monster"]
        assert "ts-story-foes" not in [text.key for text in view.story]
    above = Level(rooms=(room(exits="n"), room(2, (3, 1), "s", "stairs")))
    goal = game(hero(level=2), levels=(above,), here=2, goal="depth_2")
    assert told(goal, "descend")[1:] == [
        f"The party reached its goal: {WORDS.phrase('ts-goal-depth-2')}."
    ]
