"""What the card and the board show as a game goes on: who acts, who waits, what is told when."""

import pytest

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.state import Step
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, run
from tests.systems.green_dungeon.pieces import boss, tile, treasure
from tests.systems.green_dungeon.tables import fight, foe, game, hero

WORDS = load_words((CORE_CATALOG, RULESET.catalog))
ENTRANCE = WORDS.phrase("gd-warren-entrance")
NO_REST = WORDS.phrase("gd-story-near")
VIAL, AXE = treasure("drop", 1), treasure("hammer", 2)


def view(state):
    return RULESET.view(state, None)


def told(texts):
    return [WORDS.say(text) for text in texts]


def others(state):
    """All figures but the heroes."""
    return [token for token in view(state).scene.tokens if not token.seat]


def test_the_way_in_is_told_before_the_first_move_alone():
    state = game(cleared="C2").with_(turn=0)
    assert told(view(state).flavour)[0] == ENTRANCE
    moved = act(state, "go-n").state
    assert ENTRANCE not in told(view(moved).flavour)


def test_the_way_in_is_not_told_while_the_start_asks_something():
    """Where the start tile holds something, its treasure comes before any move."""
    asked = game(agenda=(Step(kind="pick", seat=1, cards=(0, 11)),)).with_(turn=0)
    assert ENTRANCE not in told(view(asked).flavour)


@pytest.mark.rule("GD-047")
def test_that_nobody_can_rest_is_told_when_somebody_could_want_to():
    near = {"foes": (foe("C2", left="fled"),), "cleared": "C2"}
    state = game(**near)
    assert NO_REST in told(view(state).story)
    assert NO_REST not in told(view(game(cleared="C2")).story)
    assert NO_REST not in told(view(fight(**near)).story)
    assert NO_REST not in told(view(state.with_(ending="dead")).story)


def test_the_board_and_the_card_say_whose_turn_it_is():
    """Of two the first is asked for magic; of the other only the figure is there."""
    state = fight(hero(), hero(2), against=foe("C3", difficulty=3, health=6))
    state = state.with_(agenda=state.agenda[2:])
    assert [line.active for line in view(state).party] == [True, False]
    heroes = [token for token in view(state).scene.tokens if token.seat]
    assert [token.active for token in heroes] == [True, False]
    after = act(state, "lesser").state
    assert [line.active for line in view(after).party] == [False, True]


def test_a_companion_who_guides_a_shared_hero_is_not_down():
    lines = view(game(hero(), players=2, options={"mode": "shared"})).party
    assert [line.down for line in lines] == [False, False]
    assert told(lines[1].notes) == ["guides Aldith"]


def test_gold_stands_beside_a_lone_hero_and_in_the_story_of_a_party():
    assert told(view(game(gold=4)).party[0].notes) == ["4 gold"]
    pair = view(game(hero(), hero(2), gold=4))
    assert [told(line.notes) for line in pair.party] == [[], []]
    assert "Events 0, gold 4." in told(pair.story)


def test_potions_alike_are_counted_once():
    one = hero(cards=(VIAL, VIAL, AXE))
    notes = told(view(game(one, hero(2))).party[0].notes)
    assert notes == ["Vial of Mossmilk ×2", "Dawnsplitter Axe"]
    sections = RULESET.sheet(game(one, hero(2)), 1).sections
    assert told(sections[2][1]) == [
        "Vial of Mossmilk ×2: heals 2",
        "Dawnsplitter Axe ×1: adds 2 to melee rolls and damage",
    ]


def test_the_figures_of_a_hero_are_short_where_room_is_short():
    """Health is vital, level and experience are the first to be left out."""
    stats = view(game(hero(level=3, health=4, xp=2))).party[0].stats
    assert [stat.vital for stat in stats] == [True, False, False, False, False]
    assert [stat.minor for stat in stats] == [False, False, False, True, True]
    shorts = [WORDS.say(stat.short) for stat in stats if stat.short]
    assert shorts == ["H", "M", "L"]
    assert [stat.most for stat in stats[:2]] == [12, 7]


def test_a_figure_shows_how_much_health_its_hero_has_of_how_much():
    (token,) = view(game(hero(level=3, health=4))).scene.tokens
    assert (token.health, token.health_max) == (4, 12)


@pytest.mark.rule("GD-061")
def test_health_below_zero_is_shown_as_none():
    """By a setting health goes below zero before luck heals; nobody reads a negative number."""
    below = act(
        fight(hero(health=3), against=foe("C3", difficulty=5), options={"luck_floor_zero": False}),
        "strike", 1, 6,
    ).state  # fmt: skip
    assert below.heroes[0].health == -2
    seen = view(below)
    assert seen.party[0].stats[0].value == 0
    assert seen.scene.tokens[0].health == 0
    assert told(RULESET.sheet(below, 1).sections[0][1])[0] == "Health 0/10"
    assert "no health left" in WORDS.say(seen.prompt)


def test_a_sheet_tells_what_is_added_to_each_roll():
    state = game(hero(level=3, health=4, magic=2, luck=1, xp=2, cards=(AXE,)), gold=6)
    numbers, fighting, treasures, worth = (lines for _, lines in RULESET.sheet(state, 1).sections)
    assert told(numbers) == [
        "Health 4/12",
        "Magic 2/7",
        "Luck 1/3",
        "Level 3, 2 XP; when you rest, a level costs 5",
        "Gold: 6",
    ]
    assert told(fighting) == [
        "Melee: a die +5, a hit does 3",
        "Spells: the lesser does 4, the greater a die +3",
        "Doors, traps and flight: a die +3",
    ]
    assert len(treasures) == 1
    merits = 4 + 2 + 2 + 30 + 2 + 20
    assert told(worth) == [
        f"Worth {merits} without gold, penalties 24: the score would be {merits + 6 - 24}"
    ]


def test_a_sheet_without_treasures_says_so():
    assert told(RULESET.sheet(game(), 1).sections[2][1]) == ["Nothing yet."]


@joined(("kind", "mark"), [("minion", "M"), ("captain", "C"), ("mini", "B"), ("final", "F")])
def test_a_foe_is_marked_by_its_rank_and_the_health_it_has_left(kind, mark):
    (token,) = others(fight(against=foe("C3", kind, difficulty=6, health=4)))
    assert (token.mark, token.health, token.health_max) == (f"{mark}4", 4, 6)


def test_the_mark_of_a_foe_of_many_heroes_has_three_letters_at_most():
    """Of a hundred, which no foe of four heroes has, the last figure is cut off."""
    (token,) = others(fight(against=foe("C3", "mini", difficulty=6, health=24)))
    assert token.mark == "B24"
    (token,) = others(fight(against=foe("C3", "mini", difficulty=6, health=100)))
    assert token.mark == "B10"


def test_foes_on_one_tile_stand_apart_and_only_the_one_that_is_fought_is_a_target():
    """One is fought where two wait that were bribed; they look on as guests."""
    waiting = tuple(foe("C3", left="bribed") for _ in range(2))
    state = fight(
        against=foe("C3", left="fled", fled=True), foes=(*waiting, foe("A1", left="fled"))
    )
    fought, first, second, far = others(state)
    assert len({token.at for token in others(state)}) == 4
    assert [token.side for token in (fought, first, second, far)] == [
        "monster", "guest", "guest", "monster",
    ]  # fmt: skip
    assert view(state).scene.targets == (fought.at,)
    assert len({token.key for token in others(state)}) == 4
    assert view(state.with_(fight=None, agenda=())).scene.targets == ()


def test_a_third_foe_has_a_place_of_its_own_and_more_share_it():
    """The other places of a tile are those of four heroes, and squares before its doors."""
    five = others(game(cleared="A1", foes=tuple(foe("A1", left="fled") for _ in range(5))))
    assert len({token.at for token in five[:3]}) == 3
    assert {token.at for token in five[3:]} == {five[2].at}


@pytest.mark.rule("GD-109")
def test_a_bribed_foe_that_is_met_again_is_a_foe_as_any_other():
    state = game(cleared="C2", foes=(foe("C2", left="bribed", paid=2),))
    (waiting,) = others(state)
    assert (waiting.side, told(waiting.conditions)) == ("guest", ["bribed"])
    (met,) = others(act(state, "go-n").state)
    assert (met.side, met.conditions) == ("monster", ())


@pytest.mark.rule("GD-024: nothing happens")
def test_a_room_is_marked_as_cleared_only_once_nobody_waits_there():
    def cleared(state):
        scene = view(state).scene
        return {scene.ruler.name(each.at) for each in scene.features if each.kind == "cleared"}

    assert cleared(game(cleared="C2 C4")) == {"C2", "C3", "C4"}
    assert cleared(game(cleared="C2 C4", foes=(foe("C2", left="bribed"),))) == {"C3", "C4"}


def test_ways_are_told_on_a_move_and_ways_to_flee_in_a_fight():
    def ways(state):
        lines = told(view(state).scene.facts)
        return [line for line in lines if "leads" in line or "blocks" in line], [
            line for line in lines if line.startswith("You can flee")
        ]

    moving, fleeing = ways(game(cleared="C2", east="C4"))
    assert moving == [
        "An open passage leads north to C2: a cleared room.",
        "A wall east blocks the way to D3.",
        "A door leads south to C4: unknown. It opens from here.",
        "A wall west blocks the way to B3.",
    ]
    assert fleeing == []
    assert ways(fight(cleared="C2")) == ([], ["You can flee north to C2: a cleared room."])
    magic = fight(hero(), hero(2), cleared="C2")
    assert ways(magic.with_(agenda=magic.agenda[2:])) == ([], [])


def test_several_see_where_to_flee_to_when_they_are_asked_for_it():
    """Whoever plays alone may flee at once; a party is first asked for the bribe."""
    state = fight(hero(), hero(2), cleared="C2")
    assert view(state).scene.reach == ()
    asked = act(act(state, "refuse").state, "refuse", seat=2).state
    assert view(asked).scene.reach == ((7, 4),)


def test_each_lair_is_told_apart_once_it_is_found():
    state = game(
        rooms={"C2": "straw", "C4": "straw"},
        seen="C2 C4",
        lairs=(tile("C4"), tile("C2")),
        boss_deck=(boss("cog", 4), boss("cog", 5)),
    )
    lines = told(view(state).scene.facts)
    assert "An open passage leads north to C2: the final lair." in lines
    assert "An open passage leads south to C4: the lesser lair." in lines
    assert WORDS.say(view(act(state, "go-n").state).heading).startswith("the final lair · C2")


def test_the_heading_says_whom_one_fights_and_when_a_room_is_cleared():
    assert WORDS.say(view(fight()).heading).startswith("Ironcap Guard, 2 health · C3")
    assert WORDS.say(view(game()).heading).startswith("a cleared room · C3")


def test_the_fallen_are_told_of_as_such():
    lines = told(view(game(hero(health=0, alive=False), hero(2))).scene.facts)
    assert "Aldith has fallen." in lines
    assert not [line for line in lines if line.startswith("Aldith:")]
    assert "Brannoc: 5 magic, 3 luck." in lines


def test_tiles_to_see_are_counted_down():
    asked = game(agenda=(Step(kind="vision", count=3),))
    assert "choose 3 tiles to see, one by one" in WORDS.say(view(asked).prompt)
    last = run(asked, "see-a1", "see-b1")
    assert "choose a tile to see" in WORDS.say(view(last).prompt)


def test_the_board_is_counted_in_tiles_and_has_the_title_of_its_theme():
    state = game(turn=12)
    seen = view(state.with_(theme="frost"))
    assert seen.scene.measure == "tile"
    assert WORDS.say(seen.scene.title) == WORDS.phrase("gd-frost-title")
    assert (seen.turn, seen.scene.turn) == (12, 12)
