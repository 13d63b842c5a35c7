"""The board as a scene, and what it hides."""

from itertools import combinations
from math import dist

import pytest

from rules.core.grid import toward
from rules.core.scene import Barrier, Side
from rules.core.words import CORE_CATALOG, load_words
from rules.systems.green_dungeon import RULESET
from rules.systems.green_dungeon.state import Step
from tests.support.joined import joined
from tests.systems.green_dungeon.moves import act, run
from tests.systems.green_dungeon.pieces import tile
from tests.systems.green_dungeon.tables import fight, foe, game, hero

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def scene(state):
    return RULESET.view(state, None).scene


def said(state):
    return [WORDS.say(fact) for fact in scene(state).facts]


def at(found, kind):
    return {feature.at for feature in found.features if feature.kind == kind}


def edges(found, square):
    return {(edge.side, edge.kind) for edge in found.edges if edge.at == square}


def test_tiles_are_three_by_three_and_named_from_a1_to_e5():
    found = scene(game())
    assert (found.columns, found.rows) == (15, 15)
    assert found.ruler.name((0, 0)) == "A1"
    assert found.ruler.name((7, 7)) == "C3"
    assert found.ruler.name((14, 14)) == "E5"
    assert found.sight[7] == "-" * 6 + "+" * 3 + "-" * 6


@pytest.mark.rule("GD-012")
def test_a_passage_leaves_the_middle_free():
    found = scene(game())
    assert edges(found, (6, 8)) == {(Side.SOUTH, Barrier.WALL)}
    assert edges(found, (7, 8)) == set()


@pytest.mark.rule("GD-013")
def test_a_wall_has_none():
    found = scene(game())
    for row in (6, 7, 8):
        assert (Side.EAST, Barrier.WALL) in edges(found, (8, row))


@pytest.mark.rule("GD-016")
def test_a_door_opens_from_its_light_side():
    """C3 is light to the south; C4, turned, is dark there: from C3 the way is free."""
    found = scene(game(east="C4"))
    assert edges(found, (7, 8)) == {(Side.SOUTH, Barrier.ONE_WAY)}
    found = scene(game(east="C3"))
    assert edges(found, (7, 9)) == {(Side.NORTH, Barrier.ONE_WAY)}


def test_what_is_face_down_shows_nothing():
    rooms = {"A1": "cog", "B1": "straw", "C1": "wood"}
    one = game(rooms=rooms, seen="B1", cleared="C1", lairs=(tile("B1"),))
    found = scene(one)
    assert len(at(found, "covered")) == 22
    assert (0, 0) in at(found, "covered")
    assert at(found, "treasure") == set()
    assert at(found, "lair") == at(found, "glimpsed") == {(3, 0)}
    assert at(found, "magic") == {(6, 0)}
    assert at(found, "cleared") == {(6, 0), (6, 6)}
    other = game(rooms={**rooms, "A1": "brick"}, seen="B1", cleared="C1", lairs=(tile("B1"),))
    assert scene(other) == found


def test_decks_and_tracks():
    found = scene(game(time=7, events=2, spent=(1, 2), boss_deck=(3, 4, 5)))
    time, events = found.tracks
    assert (time.value, time.most, time.marks, events.value) == (7, 15, (5, 10, 15), 2)
    assert [(pile.left, pile.spent) for pile in found.piles] == [(12, 0), (12, 0), (3, 2)]


@pytest.mark.rule("GD-109")
def test_foes_wait_on_the_board():
    state = game(cleared="A1 B1", foes=(foe("A1", left="bribed"), foe("B1", left="fled")))
    bribed, fled = [token for token in scene(state).tokens if token.side != "hero"]
    assert (bribed.side, bribed.at, len(bribed.conditions)) == ("guest", (2, 0), 1)
    assert (fled.side, fled.at, fled.conditions) == ("monster", (5, 0), ())


def test_heroes_on_the_board():
    (alone,) = scene(game()).tokens
    assert (alone.at, alone.seat, alone.active) == ((7, 7), 1, True)
    party = scene(game(hero(), hero(2), hero(3, health=0, alive=False), hero(4))).tokens
    assert len(party) == len({token.at for token in party}) == 3


@joined("size", [1, 2, 3, 4])
def test_nobody_hides_the_foe_or_but_for_a_fourth_hero_the_emblem_of_the_tile(size):
    heroes = [hero(seat) for seat in range(1, size + 1)]
    found = scene(fight(*heroes, against=foe("C3"), cleared="C3"))
    assert len({token.at for token in found.tokens}) == size + 1
    signs = [each for each in found.features if found.ruler.name(each.at) == "C3"]
    assert {each.size for each in signs if each.kind != "cleared"} == {(1, 1)}
    emblems = {each.at for each in signs if each.kind != "cleared"}
    assert len(emblems & {token.at for token in found.tokens}) == (size == 4)


@joined("size", [1, 2, 3, 4])
def test_heroes_leave_doors_that_open_into_their_tile_in_sight(size):
    """The arrow of a door says where it leads."""
    for light in ("n" * 25, "e" * 25, "ne" * 12 + "n", "en" * 12 + "e"):
        for against in (None, foe("C3")):
            heroes = [hero(seat) for seat in range(1, size + 1)]
            state = fight(*heroes, against=against) if against else game(*heroes)
            found = scene(state.with_(light=light))
            arrows = {
                toward(edge.at, edge.side, 1)
                for edge in found.edges
                if edge.kind is Barrier.ONE_WAY
            }
            stand = [token.at for token in found.tokens]
            assert not arrows & set(stand)
            assert len(set(stand)) == size + bool(against)
            for one, other in combinations(stand, 2):
                assert dist(one, other) > 1, "larger than their squares, they hide no other"


def test_where_one_may_go():
    found = scene(game(cleared="C2 C1"))
    assert found.reach == ((7, 1), (7, 4), (7, 10))
    fighting = scene(fight(cleared="C2"))
    assert (fighting.reach, fighting.targets) == (((7, 4),), ((8, 6),))
    final = scene(fight(against=foe("C3", "final"), cleared="C2", symbol="straw"))
    assert final.reach == ()


def test_the_tiles_of_a_vision_so_far():
    one = Step(kind="vision", count=3)
    asked = game(agenda=(one,))
    assert scene(asked).chosen == ()
    chosen = run(asked, "see-b2", "see-a3")
    shown = scene(chosen)
    assert shown.reach == ()
    assert len(shown.chosen) == 18
    assert {shown.ruler.name(square) for square in shown.chosen} == {"A3", "B2"}
    assert said(chosen)[-2] == "Chosen for the vision: B2 and A3."
    assert WORDS.say(RULESET.view(chosen, None).prompt).endswith("Chosen: B2 and A3.")


def test_the_same_in_words():
    """The place, the foe, the heroes, the ways; health and time are told by the scene's figures."""
    state = game(hero(luck=0), cleared="C2", foes=(foe("A1", left="fled"),), time=7, seen="B1")
    lines = said(state)
    assert lines[:2] == ["The heroes are on C3: a cleared room.", "Aldith: 5 magic, no luck."]
    assert "An open passage leads north to C2: a cleared room." in lines
    assert not [line for line in lines if "7" in line or "health" in line]
    fighting = said(fight(cleared="C2", against=foe("C3", magic=2)))
    assert fighting[1].startswith("A fight, combat turn 1: ")
    assert fighting[1].endswith("damage 2, 2 magic.")
    assert fighting[3] == "You can flee north to C2: a cleared room."


def test_things_alike_have_one_name():
    names = {WORDS.say(each.name) for each in scene(game(seen="B1")).features}
    assert names == {"face down", "a fight", "cleared", "seen, not explored"}


def test_the_last_step_is_a_trail():
    moved = act(game(cleared="C2"), "go-n").state
    assert scene(moved).trail == ((7, 7), (7, 6), (7, 5), (7, 4))
    assert scene(game()).trail == ()


def test_the_map_stays_the_same_map():
    state = game(cleared="C2")
    assert scene(state).region == scene(act(state, "go-n").state).region


def test_the_numbers_of_a_hero():
    line = RULESET.view(game(hero(health=4, magic=2)), None).party[0]
    health, magic, luck, level, xp = line.stats
    assert (health.value, health.most, health.vital) == (4, 10, True)
    assert (magic.value, luck.value, level.value, xp.value) == (2, 3, 1, 0)
    fallen = RULESET.view(game(hero(health=0, alive=False), hero(2)), None).party[0]
    assert fallen.down


def test_a_sheet_in_full():
    sections = RULESET.sheet(game(hero(cards=(0, 5))), 1).sections
    assert len(sections) == 4
    assert len(sections[2][1]) == 2
