"""What a seat is offered at every decision: words, figures, places, and how loud a button is."""

import pytest

from rules.core.scene import Side
from rules.core.words import CORE_CATALOG, load_words
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.state import Step
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, menu
from tests.systems.green_dungeon.pieces import tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

WORDS = load_words((CORE_CATALOG, RULESET.catalog))
VIAL, FLASK, AMPOULE = treasure("drop", 1), treasure("drop", 2), treasure("wood", 2)
BLADE, AXE, RUBIES = treasure("hammer", 1), treasure("hammer", 2), treasure("cog", 2)


def offered(state, seat=1):
    """Every option by its id: what it is called, and a word more."""
    return {
        name: (WORDS.say(option.label), WORDS.say(option.detail) if option.detail else "")
        for name, option in menu(state, seat).items()
    }


def styles(state):
    return {name: option.style for name, option in menu(state).items()}


def places(state):
    return {name: option.goes_to for name, option in menu(state).items() if option.goes_to}


def asks(kind, one=None, **more):
    """A position in which one decision is due."""
    return game(one or hero(), agenda=(Step(kind=kind, seat=1, **more),))


@pytest.mark.rule("GD-012", "GD-015")
def test_ways_that_are_free_say_so_and_those_that_shut_as_well():
    state = game(east="C4", cleared="C2 C1 C4")
    assert offered(state) == {
        "go-n": ("Go north: C2", "An open passage."),
        "go-s": ("Go south: C4", "A door that opens from this side. It shuts behind you."),
        "rest": ("Rest: 3 cubes of time, nobody is hurt", ""),
        "walk-c1": ("Walk to C1", "2 tiles north."),
    }
    assert places(state) == {"go-n": "C2", "go-s": "C4", "walk-c1": "C1"}
    assert styles(state) == {
        "go-n": "primary",
        "go-s": "primary",
        "rest": "secondary",
        "walk-c1": "secondary",
    }
    assert [option.group for option in menu(state).values()] == ["", "", "", "gd-walk"]


def test_a_rest_is_offered_as_a_good_thing_only_to_who_needs_one():
    state = game(hero(health=9), east="C4", cleared="C2 C1 C4")
    assert offered(state)["rest"] == ("Rest: 3 cubes of time", "")
    assert styles(state)["rest"] == "success"


@pytest.mark.rule("GD-017", "GD-018", "GD-056")
@joined(
    ("level", "visited", "new"),
    [(1, "4 or more", "a 6"), (3, "2 or more", "4 or more"), (6, "1 or more", "1 or more")],
)
def test_a_shut_door_says_what_it_takes(level, visited, new):
    state = game(hero(level=level), east="C3", cleared="C2", tried=(Side.SOUTH,))
    said = offered(state)
    assert said["go-n"] == ("Go north: C2", f"A shut door: roll {visited} to open it.")
    assert said["retry-s"] == (
        "Retry door south: 1 cube of time",
        f"A shut door: roll {new} to open it.",
    )
    assert (places(state)["retry-s"], styles(state)["retry-s"]) == ("C4", "primary")


@pytest.mark.rule("GD-143")
def test_the_ablest_of_a_party_is_who_opens_a_door():
    pair = hero(), hero(2, level=3)
    assert offered(game(*pair, east="C3", cleared="C2"))["go-n"][1].endswith(
        "roll 2 or more to open it."
    )
    fallen = game(pair[0], pair[1].with_(health=0, alive=False), east="C3", cleared="C2")
    assert offered(fallen)["go-n"][1].endswith("roll 4 or more to open it.")


@pytest.mark.rule("GD-107", "GD-113", "GD-117", "GD-118")
def test_all_that_a_lone_hero_can_do_in_a_combat_turn():
    able = hero(level=2, health=3, magic=4, cards=(VIAL, AXE, AMPOULE))
    state = fight(able, cleared="C2")
    assert offered(state) == {
        "strike": (
            "Strike",
            "You: die +4, 3 damage. The foe: die +0, 2 damage. The foe wins ties.",
        ),
        "lesser": ("Lesser spell", "Costs 1 magic: 3 damage."),
        "greater": ("Greater spell", "Costs 3 magic: a die +2 damage, and 1 to yourself."),
        "drink-1": ("Drink: Vial of Mossmilk", "heals 2"),
        "drink-9": ("Drink: Ampoule of Stormwater", "restores 2 magic"),
        "bribe": ("Bribe: 2 gold", ""),
        "flee-n": ("Flee north: C2", "You get away if your die +2 beats the foe’s die."),
    }
    assert styles(state) == {
        "strike": "primary",
        "lesser": "primary",
        "greater": "primary",
        "drink-1": "secondary",
        "drink-9": "secondary",
        "bribe": "secondary",
        "flee-n": "danger",
    }
    assert places(state) == {"flee-n": "C2"}
    assert {option.group for option in menu(state).values()} == {"", "gd-potion"}


@pytest.mark.rule("GD-143")
def test_a_party_is_asked_one_thing_after_the_other_and_flees_at_its_slowest():
    state = fight(hero(level=3), hero(2), cleared="C2")
    assert offered(state) == {"bribe": ("Bribe: 4 gold", ""), "refuse": ("Pay nothing", "")}
    asked = act(act(state, "refuse").state, "refuse", seat=2).state
    assert offered(asked) == {
        "stand": ("Stand and fight", ""),
        "flee-n": ("Flee north: C2", "You get away if your die +1 beats the foe’s die."),
    }


@pytest.mark.rule("GD-059", "GD-063: none spent")
@pytest.mark.parametrize(("health", "final"), [(0, True), (1, False)])
def test_luck_that_is_kept_for_the_last_time_is_asked_about_twice(health, final):
    state = asks("luck", hero(health=health, luck=2))
    assert [name for name, _ in offered(state).values()] == [
        "Spend 1 luck",
        "Spend 2 luck",
        "Spend no luck",
    ]
    assert [option.final for option in menu(state).values()] == [False, False, final]
    assert styles(state)["luck-2"] == "success"


@pytest.mark.rule("GD-080")
@joined(
    ("name", "far"),
    [
        ("c2", "One tile north."),
        ("a1", "4 tiles north-west."),
        ("e3", "2 tiles east."),
        ("b5", "3 tiles south-west."),
    ],
)
def test_a_vision_says_how_far_each_tile_lies(name, far):
    state = asks("vision", count=1)
    assert offered(state)[f"see-{name}"] == (f"See {name.upper()}", far)
    assert {option.group for option in menu(state).values()} == {"gd-vision"}
    assert len(menu(state)) == 24


@pytest.mark.rule("GD-090")
def test_two_lairs_are_named_with_where_they_lie():
    state = asks("order", tiles=(tile("A1"), tile("E5")))
    assert offered(state) == {
        "lair-a1": ("Lesser lair: A1", "4 tiles north-west."),
        "lair-e5": ("Lesser lair: E5", "4 tiles south-east."),
    }


@pytest.mark.rule("GD-133", "GD-134", "GD-135: its number", "GD-137: only gold")
@joined(
    ("card", "said"),
    [
        (FLASK, ("Keep: Flask of Heartfire", "heals 4")),
        (AMPOULE, ("Keep: Ampoule of Stormwater", "restores 2 magic")),
        (AXE, ("Keep: Dawnsplitter Axe", "adds 2 to melee rolls and damage")),
        (RUBIES, ("Keep: Box of Somebody’s Rubies", "worth 4 gold")),
    ],
)
def test_a_treasure_says_what_it_is_good_for(card, said):
    state = asks("pick", cards=(card, VIAL))
    assert offered(state)[f"pick-{card + 1}"] == said
    assert set(styles(state).values()) == {"primary"}


@pytest.mark.rule("GD-089: two drawn")
def test_two_treasures_alike_are_one_choice():
    """A party has several of each card: whoever draws two that are the same keeps one."""
    state = game(hero(), hero(2), agenda=(Step(kind="pick", seat=1, cards=(VIAL, VIAL)),),
                 treasure_deck=())  # fmt: skip
    assert list(menu(state)) == ["pick-1"]
    kept = act(state, "pick-1").state
    assert (kept.heroes[0].cards, kept.treasure_deck) == ((VIAL,), (VIAL,))


@pytest.mark.rule("GD-136")
def test_of_two_weapons_each_is_offered_with_what_it_brings():
    state = asks("sell", hero(cards=(BLADE,)), cards=(BLADE, AXE))
    assert offered(state) == {
        "sell-old": ("Sell Notched Wardblade (2 gold)", ""),
        "sell-new": ("Sell Dawnsplitter Axe (4 gold)", ""),
    }


@pytest.mark.rule("GD-100: each time", "GD-052", "GD-083")
@joined(
    ("kind", "said", "loud"),
    [
        ("lair", {"retreat": "Turn back", "enter": "Enter the lair"}, ("secondary", "danger")),
        (
            "level",
            {"level-up": "Level up: 5 XP", "level-wait": "Not yet"},
            ("success", "secondary"),
        ),
        (
            "wood",
            {"touch": "Wake the magic", "touch-not": "Leave it alone"},
            ("primary", "secondary"),
        ),
    ],
)
def test_questions_of_two_answers(kind, said, loud):
    """The first is what is done for whoever does not answer."""
    state = asks(kind, hero(xp=5))
    assert {name: label for name, (label, _) in offered(state).items()} == said
    assert tuple(styles(state).values()) == loud


@pytest.mark.rule("GD-133")
def test_what_would_restore_nothing_is_not_offered():
    one = hero(health=3, cards=(VIAL, AMPOULE))
    state = asks("potion", one)
    assert offered(state) == {
        "drink-1": ("Drink: Vial of Mossmilk", "heals 2"),
        "skip": ("Drink nothing", ""),
    }
    assert "drink-9" not in menu(fight(one, against=foe("C3"), cleared="C2"))
