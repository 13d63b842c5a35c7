"""The threshold of the final lair: what is told there, and what a party may do about it."""

import pytest

from rules.core.words import CORE_CATALOG, load_words
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.actions import EnterLair, Retreat
from tests.systems.green_dungeon.moves import act, kinds, menu, refusal, run
from tests.systems.green_dungeon.numbers import track
from tests.systems.green_dungeon.pieces import boss, tile
from tests.systems.green_dungeon.tables import game, hero

WORDS = load_words((CORE_CATALOG, RULESET.catalog))
BEYOND = WORDS.phrase("gd-story-threshold")
LAIRS = (tile("A1"), tile("C2"))
DECK = tuple(sorted((boss("cog", 4), boss("cog", 5))))


def warned(state):
    """Whether the story tells of the last boss beyond the threshold."""
    return BEYOND in [WORDS.say(line) for line in RULESET.view(state, None).story]


def before_the_lair(one=None, **more):
    """Heroes in C3, south of the final lair C2, whose lesser boss in A1 is dead."""
    made = {"boss_deck": DECK, "slain": ("mini",), "lairs": LAIRS, "seen": "C2", **more}
    rooms = {"A1": "straw", "C2": "straw"}
    return game(one or hero(), rooms=rooms, cleared="A1 B3", treasure_deck=(), **made)


@pytest.mark.rule("GD-100: each time")
def test_the_last_boss_is_told_of_on_the_threshold_and_nowhere_else():
    state = before_the_lair(lairs=(tile("A1"),), seen="")
    there = act(state, "go-n")
    assert "gd-lair-found" in kinds(there)
    assert (warned(state), warned(there.state)) == (False, True)
    back = act(there.state, "retreat").state
    assert not warned(back)
    assert warned(act(back, "go-n").state)
    inside = act(there.state, "enter", 1).state
    assert not warned(inside)


@pytest.mark.rule("GD-100: each time")
def test_nobody_is_warned_of_a_boss_who_is_dead():
    weak = before_the_lair(hero(level=6))
    fighting = run(weak, "go-n", ("enter", 1))
    won = run(fighting, ("greater", 6))
    assert won.ending == "won"
    assert not warned(won)
    # With the lesser boss alive the game goes on, and the lair is a room as any other.
    open_still = run(before_the_lair(hero(level=6), slain=()), "go-n", ("enter", 1), ("greater", 6))
    assert (open_still.ending, warned(open_still)) == ("", False)
    assert menu(open_still).keys() >= {"go-s", "rest"}
    again = run(open_still, "go-s", "go-n")
    assert (again.agenda, warned(again)) == ((), False)


def test_the_lesser_lair_has_no_threshold():
    state = game(rooms={"C2": "straw"}, boss_deck=(boss("cog", 4),), cleared="C4")
    met = act(state, "go-n").state
    assert not warned(met)
    fled = act(met, "flee-s", 6, 1).state
    assert (fled.lairs, warned(fled)) == ((tile("C2"),), False)
    assert not warned(act(fled, "go-n").state)


@pytest.mark.rule("GD-100: each time")
def test_the_question_is_asked_as_often_as_somebody_comes():
    state = before_the_lair()
    for _ in range(3):
        there = act(state, "go-n").state
        assert list(menu(there)) == ["retreat", "enter"]
        assert refusal(state, EnterLair()) == refusal(state, Retreat()) == "gd-error-now-move"
        state = act(there, "retreat").state
    assert track(state) == (0, 0)


@pytest.mark.rule("GD-100: turn back")
def test_whoever_turns_back_pays_nothing_not_even_for_the_door():
    """The lair is only seen: a door to it needs more than six, also the second time (GD-023)."""
    state = before_the_lair(hero(level=2), east="C3", time=4)
    there = act(state, "go-n", 5)
    assert kinds(there)[:1] == ["gd-door-opened"]
    back = act(there.state, "retreat").state
    assert (back.at, track(back), back.fight) == (tile("C3"), (4, 0), None)
    assert back.turn == state.turn + 1
    assert back.boss_deck == DECK
    assert kinds(act(back, "go-n", 4)) == ["gd-door-held"]
    # Nor is the door still owed when the next room is entered.
    assert track(act(back, "go-w").state) == (4, 0)


@pytest.mark.rule("GD-100: turn back")
def test_turning_back_leads_to_the_room_before():
    state = before_the_lair(at="C1")
    back = run(state, "go-s", "retreat")
    assert back.at == tile("C1")


@pytest.mark.rule("GD-100: enter")
def test_whoever_enters_has_the_last_boss_and_a_cube_of_time():
    state = before_the_lair(hero(level=6))
    met = run(state, "go-n", ("enter", 1))
    assert (met.at, met.fight.foe.kind, met.boss_deck) == (tile("C2"), "final", ())
    assert met.tiles[tile("C2")].explored
    assert track(met) == (0, 0)
    open_still = before_the_lair(hero(level=6), slain=())
    assert track(run(open_still, "go-n", ("enter", 1), ("greater", 6))) == (1, 0)


def test_a_turn_that_led_nowhere_ends_with_potions_too():
    """It takes no time, and its time for potions lasts until the heroes go on (GD-133)."""
    thirsty = hero(health=3, cards=(0,))
    back = run(before_the_lair(thirsty), "go-n", "retreat")
    assert act(back, "drink-1").state.heroes[0].health == 5
    assert "drink-1" not in menu(act(back, "go-n").state)
