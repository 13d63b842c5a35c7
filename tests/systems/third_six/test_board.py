"""The map as a scene, and the moment in words."""

import pytest

from rules.core.scene import Barrier, Side, Sight, Terrain
from rules.core.words import CORE_CATALOG, load_words
from rules.systems.third_six import RULESET
from rules.systems.third_six.layout import cell_name
from tests.support.joined import joined
from tests.systems.third_six.moves import act, menu, new_game
from tests.systems.third_six.tables import boss, fight, foe, game, hero, room, town, vault

WORDS = load_words((CORE_CATALOG, RULESET.catalog))


def scene(state):
    return RULESET.view(state, None).scene


def floor(shown):
    return {
        (column, row)
        for row, letters in enumerate(shown.terrain)
        for column, letter in enumerate(letters)
        if letter == Terrain.FLOOR
    }


def said(state):
    return [WORDS.say(fact) for fact in scene(state).facts]


def test_only_what_was_discovered_is_drawn():
    shown = scene(game())
    assert floor(shown) == {(column, row) for column in (13, 14, 15) for row in (21, 22, 23)}
    assert {edge.kind for edge in shown.edges} == {Barrier.UNEXPLORED}
    assert [(shown.ruler.name(edge.at), edge.side) for edge in shown.edges] == [
        ("D6", Side.NORTH), ("D6", Side.EAST), ("D6", Side.WEST),
    ]  # fmt: skip
    assert edges_of(shown)[0] == ((14, 21), Side.NORTH, Barrier.UNEXPLORED)


def edges_of(shown):
    return [(edge.at, edge.side, edge.kind) for edge in shown.edges]


def test_exits_of_the_present_room_come_first():
    rooms = [room(), room(2, (3, 1), "nesw")]
    shown = scene(game(rooms=rooms, here=2))
    assert [shown.ruler.name(edge.at) for edge in shown.edges] == ["D5"] * 3 + ["D6"] * 2


@joined("more", [0, 1, 2, 3])
def test_the_focus_is_around_what_is_known(more):
    """At the foot of a new sheet, and as far as the known part goes."""
    rooms = [room(exits="n"), *(room(2 + n, (3, 1 + n), "ns") for n in range(more))]
    focus = scene(game(rooms=rooms)).focus
    assert (focus.at[0], focus.columns) == (12, 5)
    assert focus.rows == min(11, 5 + 4 * more)
    assert focus.at[1] + focus.rows == 25


def test_a_locked_room_shows_its_door_alone():
    shown = scene(game(rooms=[room(exits="n"), vault()]))
    assert [(edge.at, edge.side, edge.kind) for edge in shown.edges] == [
        ((14, 21), Side.NORTH, Barrier.LOCKED)
    ]
    assert (14, 18) not in floor(shown)
    opened = scene(game(rooms=[room(exits="n"), vault(lock=0, entered=False)]))
    assert [edge.kind for edge in opened.edges] == [Barrier.DOOR]
    assert (14, 18) in floor(opened)
    assert "vault" in {thing.kind for thing in opened.features}


def test_a_closed_side_is_plain_wall():
    shown = scene(game(rooms=[room(exits="n"), room(2, (3, 1), "s")]))
    assert shown.edges == ()


def test_cells_are_named_from_the_north_west():
    state = game(rooms=[room(), room(2, (0, 5), "e")])
    shown = scene(state)
    assert shown.ruler.name((14, 22)) == cell_name(state, (3, 0)) == "D6"
    assert shown.ruler.name((1, 1)) == cell_name(state, (0, 5)) == "A1"


@joined("size", range(1, 7))
def test_figures_stand_apart_on_the_floor(size):
    company = [hero(seat=seat) for seat in range(1, size + 1)]
    horde = [foe(number=n) for n in range(1, size + 1)]
    shown = scene(fight(*company, foes=horde))
    places = [token.at for token in shown.tokens]
    assert set(places) <= floor(shown)
    assert len(places) == 2 * size
    assert len(set(places)) == len(places)
    assert set(shown.targets) == {token.at for token in shown.tokens if token.side == "monster"}
    assert len({token.mark for token in shown.tokens}) == 2 * size


def test_health_and_sleep_are_shown():
    shown = scene(fight(hero(hp=7, hp_most=20), foes=[foe(hp=3, most=4, asleep=True)]))
    one, other = shown.tokens
    assert (one.health, one.health_max, one.active) == (7, 20, True)
    assert (other.health, other.health_max) == (3, 4)
    assert [WORDS.say(each) for each in other.conditions] == ["asleep"]


def test_things_have_names():
    rooms = [room(bones=("Old Tam",)), room(2, (3, 1), "s", "stairs", guards=(boss(),))]
    shown = scene(game(rooms=rooms))
    names = {WORDS.say(thing.name) for thing in not_furniture(shown)}
    assert names == {
        "the road to town",
        "the bones of Old Tam",
        "stairs down",
        "the Mummy you left here",
    }


def not_furniture(shown):
    """What means something in the game: figures stand over furniture."""
    return [each for each in shown.features if not each.name.key.startswith("furniture-")]


def test_things_bones_and_heroes_stand_on_squares_of_their_own():
    rooms = [room(kind="stairs", bones=("Old Tam",), guards=(boss(),))]
    shown = scene(game(hero(), hero(seat=2), rooms=rooms))
    things = not_furniture(shown)
    squares = [each.at for each in (*things, *shown.tokens)]
    assert len(things) == 3
    assert len(shown.tokens) == 2
    assert len(set(squares)) == len(squares)
    assert set(squares) <= floor(shown)


@pytest.mark.rule("TS-052")
def test_whoever_falls_in_one_room_lies_there_together_and_is_shielded_no_more():
    frail = (hero(hp=1, mnd=0, shielded=True), hero(seat=2, hp=1, mnd=0), hero(seat=3))
    state = game(*frail, rooms=[room(), vault()])
    one = act(state, "force-n", 6).state
    both = act(one, "force-n", 6, seat=2).state
    (bones,) = [thing for thing in scene(both).features if thing.kind == "bones"]
    assert WORDS.say(bones.name) == "the bones of Aldith and Brannoc"
    line = RULESET.view(both, None).party[0]
    assert [WORDS.say(note) for note in line.notes] == ["fallen", "Barbarian, level 1"]


def test_the_last_walk_leaves_a_trail():
    state = game(rooms=[room(), room(2, (3, 1), "ns")])
    walked = act(state, "go-n", 3).state
    assert scene(walked).trail == ((14, 22), (14, 21), (14, 20), (14, 19), (14, 18))


def test_where_one_may_go():
    rooms = [room(), room(2, (3, 1), "s"), vault(3, (4, 0), "w")]
    assert set(scene(game(rooms=rooms)).reach) == {(14, 20), (13, 22)}
    assert scene(fight(rooms=rooms)).reach == ()


def test_what_is_in_view():
    shown = scene(game(rooms=[room(), room(2, (3, 1), "s")]))
    assert shown.sight[22][14] == Sight.IN_VIEW
    assert shown.sight[18][14] == Sight.SEEN
    assert shown.sight[0][0] == Sight.UNSEEN


def test_the_same_in_words():
    rooms = [room(), room(2, (3, 1), "s"), vault(3, (4, 0), "w")]
    lines = said(game(rooms=rooms))
    assert lines[0] == "The party is in D6, entrance, on dungeon level 1."
    assert "The exit north leads to D5, chamber." in lines
    assert "A locked door east leads to E6; 6 more damage breaks it." in lines
    assert "Aldith, Barbarian of level 1: 4 MND." in lines
    assert not [line for line in lines if "unexplored" in line or "HP" in line]
    foes = [foe(), foe(number=2), foe(number=3, asleep=True)]
    fighting = said(fight(foes=foes))
    assert fighting[1:3] == ["To fight: 2 Orcs.", "Asleep: the Orc."]


def test_foes_have_numbers_where_there_are_several():
    def names(state):
        tokens = scene(state).tokens
        return [WORDS.say(token.name) for token in tokens if token.side == "monster"]

    assert names(fight(foes=[boss("ogre")])) == ["Ogre"]
    assert names(fight(foes=[foe(), foe(number=2)])) == ["Orc 1", "Orc 2"]
    assert names(fight(foes=[foe(number=2)])) == ["Orc"]
    assert WORDS.say(menu(fight(foes=[boss("ogre")]))["attack-1"].label) == "Attack Ogre (6 HP)"
    two = menu(fight(foes=[foe(), foe(hp=3, number=2)]))
    assert WORDS.say(two["attack-2"].label) == "Attack Orc 2 (3 HP)"


def test_the_prompt_says_what_a_hero_can_do():
    def asked(state):
        return WORDS.say(RULESET.view(state, None).prompt)

    assert asked(fight()) == "Aldith, it is your turn: strike or hold back."
    mage = hero("wizard", spells=("heal",), hp_most=30)
    sleeping = fight(mage, foes=[foe(asleep=True)], bag=("healing", "scroll-shield"))
    assert asked(sleeping) == (
        "Aldith, it is your turn: strike, cast, read a scroll, drink, steal, creep away"
        " or hold back."
    )
    spent = fight(mage.with_(mnd=0), bag=("healing",))
    assert asked(spent) == "Aldith, it is your turn: strike, drink or hold back."


def test_a_hero_without_a_class_has_no_numbers():
    line = RULESET.view(new_game().state, None).party[0]
    assert line.stats == ()


def test_in_town_the_living_stand_before_its_houses():
    state = town(hero(), hero(seat=2, hp=0, alive=False), hero(seat=3), coins=3)
    picture = scene(state)
    assert [token.key for token in picture.tokens] == ["hero-1", "hero-3"]
    assert [sign.name.key for sign in picture.signs] == ["ts-healer", "ts-trainer", "ts-inn"]
    assert said(state)[0].startswith("The party is in town, with 3 coins")
    alone = state.with_(options=state.options.with_(recruit_in_town=False))
    assert [sign.name.key for sign in scene(alone).signs] == ["ts-healer", "ts-trainer"]
    assert RULESET.region(state) == picture.region != scene(game()).region


def test_everybody_sees_the_same():
    state = fight(hero(), hero(seat=2))
    assert RULESET.view(state, 1) == RULESET.view(state, 2) == RULESET.view(state, None)


def test_a_line_for_each_hero():
    state = game(hero(shielded=True), hero("elf", seat=2, hp=0, hp_most=15, alive=False))
    first, second = RULESET.view(state, None).party
    assert [(stat.value, stat.vital) for stat in first.stats] == [(20, True), (4, False)]
    assert (first.down, second.down) == (False, True)
    assert first.active
    assert not second.active


@pytest.mark.rule("TS-015")
def test_one_may_creep_away_from_those_asleep():
    rooms = [room(), room(2, (3, 1), "ns")]
    sleeping = fight(foes=[foe(asleep=True)], rooms=rooms)
    assert scene(sleeping).reach == scene(game(rooms=rooms)).reach != ()
