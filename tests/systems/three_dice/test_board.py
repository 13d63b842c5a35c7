"""What the table sees: the map, the story, the sheet."""

import re

import pytest

from bot.catalogs import all_words
from rules.core.errors import RuleError
from rules.core.hero_marks import marks
from rules.core.scene import MAX_SQUARES, Barrier, Side, Sight, Terrain
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.board.scene import scene
from rules.systems.three_dice.board.view import view
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import Step
from tests.support.chance import played_out
from tests.support.joined import joined
from tests.systems.three_dice.moves import act, menu
from tests.systems.three_dice.tables import fight, game, hero, monster, room


def explored():
    """The entrance, a small room above it, and a corridor to its east."""
    return game(
        hero(seat=1),
        hero(seat=2),
        rooms=(
            room(doors="n"),
            room(2, (0, 1), kind="small_room", doors="se"),
            room(3, (1, 1), kind="corridor", doors="we"),
        ),
        here=2,
    )


def square(picture, name):
    """The middle square of the cell of that name."""
    for row in range(2, picture.rows, 6):
        for column in range(2, picture.columns, 6):
            if picture.ruler.name((column, row)) == name:
                return column, row
    raise AssertionError(f"{name} is not on the map")


def barriers(picture):
    return {(edge.at, edge.side): edge.kind for edge in picture.edges}


def test_the_entrance_is_m13_however_the_map_grows():
    picture = scene(explored())
    column, row = square(picture, "M13")
    assert picture.terrain[row][column] == Terrain.FLOOR
    assert [feature.at for feature in picture.features if feature.kind == "entrance"] == [
        (column, row + 3)
    ]
    assert {label.text: label.at for label in picture.labels}["1"] == (column - 2, row - 2)


@joined(
    ("cell", "entrance", "there"),
    [
        ((-11, 0), "M13", "B13"),
        ((-12, 0), "AM13", "AA13"),
        ((0, 11), "M13", "M2"),
        ((0, 12), "M33", "M21"),
        ((-40, -3), "BM13", "Y16"),
        ((5, 33), "M53", "R20"),
    ],
)
def test_no_cell_of_a_level_has_a_minus_in_its_name(cell, entrance, there):
    """Where the map reaches beyond A or 1 all names move, and tell as before what lies where."""
    picture = scene(game(rooms=(room(doors="n"), room(2, cell, doors="n")), here=2))
    column, row = picture.tokens[0].at
    assert picture.ruler.name((column, row)) == there
    assert picture.ruler.name((column - 6 * cell[0], row + 6 * cell[1])) == entrance
    corner = picture.ruler.name((0, 0))
    assert re.fullmatch("[A-Z]+[1-9][0-9]*", corner)


def test_shapes_can_be_told_apart():
    picture = scene(explored())

    def width(name):
        column, row = square(picture, name)
        return sum(picture.terrain[row + at][column] == Terrain.FLOOR for at in range(-2, 3))

    assert (width("M13"), width("M12"), width("N12")) == (5, 4, 1)


def test_doors_hang_once_and_the_unknown_is_marked():
    picture = scene(explored())
    small, corridor = square(picture, "M12"), square(picture, "N12")
    doors = barriers(picture)
    assert doors[(small[0] + 1, small[1]), Side.EAST] == Barrier.DOOR
    assert doors[(corridor[0] + 3, corridor[1]), Side.EAST] == Barrier.UNEXPLORED
    assert len(doors) == 3


@joined(
    ("kind", "barrier"),
    [("locked", Barrier.LOCKED), ("unlocked", Barrier.DOOR), ("secret", Barrier.SECRET)],
)
def test_doors_of_other_kinds(kind, barrier):
    here = room(doors="n")
    here = here.with_(
        doors=tuple(
            door.with_(kind=kind) if door.side is Side.NORTH else door for door in here.doors
        )
    )
    assert barrier in barriers(scene(game(rooms=(here,)))).values()


def test_the_present_room_is_in_view_and_others_are_seen():
    picture = scene(explored())
    for name, sight in (("M13", Sight.SEEN), ("M12", Sight.IN_VIEW), ("N12", Sight.SEEN)):
        column, row = square(picture, name)
        assert picture.sight[row][column] == sight
    assert picture.sight[0] == Sight.UNSEEN * picture.columns


def test_furniture_by_kind():
    kinds = ("vault", "temple", "great_hall")
    rooms = [room(n + 1, (n, 0), kind=kind, doors="ew") for n, kind in enumerate(kinds)]
    rooms[0] = rooms[0].with_(unearthed=True)
    picture = scene(game(rooms=tuple(rooms)))
    found = [feature.kind for feature in picture.features]
    assert {"chest", "altar", "stairs_down", "entrance"} <= set(found)
    assert found.count("column") == 8
    assert len(picture.rounded) == 1


def test_things_and_bones_lie_about():
    dead = hero(seat=2, alive=False)
    state = game(hero(), dead, rooms=(room(floor=("sword", "key"), bones=("Brannoc",)),))
    assert {"loot", "bones"} <= {feature.kind for feature in scene(state).features}
    assert [token.seat for token in scene(state).tokens] == [1]


def test_tokens_show_who_and_how_well():
    state = fight(hero((2, 3, 4), most=(5, 3, 4), seat=1), hero(seat=2), foe=monster(3, each=4))
    first, second, foe = scene(state).tokens
    assert (first.mark, first.health, first.health_max, first.active) == ("A", 9, 12, True)
    assert (second.mark, second.active) == ("B", False)
    assert (foe.mark, foe.side, foe.health, foe.health_max) == ("O3", "monster", 3, 4)
    assert scene(state).targets == (foe.at,)
    assert len({first.at, second.at, foe.at}) == 3


def test_marks_are_never_the_same():
    names = ("Ann", "Anna", "Anni", "Bo", "Åse", "")
    heroes = tuple(hero(seat=n).with_(name=name) for n, name in enumerate(names, start=1))
    given = marks((one.seat, one.name) for one in heroes)
    assert len(set(given.values())) == len(names)
    assert given[1] == "A"
    assert all(1 <= len(mark) <= 3 for mark in given.values())


def test_the_last_walk_leaves_a_trail():
    state = act(explored().with_(acting=(1,), heroes=(hero(room=2),)), "go-e", 6).state
    picture = scene(state)
    assert state.last_step == Step(from_room=2, to_room=3, walked=True)
    assert (picture.trail[0], picture.trail[-1]) == (square(picture, "M12"), square(picture, "N12"))
    assert len(picture.trail) == 7


def test_where_one_may_go_lies_before_the_exits_of_the_room():
    state = game(rooms=explored().level.rooms, here=3)
    picture = scene(state)
    east = square(picture, "N12")
    assert set(picture.reach) == {(east[0] - 2, east[1]), (east[0] + 2, east[1])}
    assert scene(fight()).reach == ()


def test_the_focus_holds_the_party():
    for seed in range(4):
        state = played_out(RULESET, ThreeDiceOptions(), 2, seed, 150, "bold")
        picture = scene(state)
        box = picture.focus
        assert (box.columns, box.rows) <= (18, 14)
        for token in (each for each in picture.tokens if not each.down):
            assert box.at[0] <= token.at[0] < box.at[0] + box.columns
            assert box.at[1] <= token.at[1] < box.at[1] + box.rows


def test_a_vast_level_shows_what_is_near():
    rooms = tuple(room(n + 1, (0, n), doors="ns") for n in range(60))
    rooms += tuple(room(61 + n, (n + 1, 59), doors="ew") for n in range(40))
    picture = scene(game(rooms=rooms, here=100))
    assert picture.columns * picture.rows <= MAX_SQUARES
    assert picture.tokens
    assert "100" in {label.text for label in picture.labels}


def test_facts_come_with_the_most_useful_first():
    state = game(rooms=explored().level.rooms, here=2)
    keys = [fact.key for fact in scene(state).facts]
    assert keys[0] == "td-fact-here"
    assert keys.count("td-fact-exit") == 2
    assert keys[-1] == "td-fact-elsewhere"


def test_a_turn_is_an_arrival():
    state = explored().with_(heroes=(hero(room=2),), acting=(1,))
    moved = act(state, "go-s", 2).state
    assert view(moved).turn == view(state).turn + 1
    assert view(act(moved, "attack-body", 1).state).turn == view(moved).turn


def test_the_prompt_says_who_and_what():
    prompt = view(fight(hero(seat=1), hero(seat=2))).prompt
    assert prompt.key == "td-prompt-fight"
    assert dict(prompt.args)["heroes"] == "Aldith"
    ended = fight().with_(ending="dead", fight=None)
    assert view(ended).prompt.key == "td-ending-dead"


def test_moves_say_where_they_go():
    options = menu(game(rooms=explored().level.rooms, here=2, decisions="anyone"))
    assert options["go-e"].goes_to == "east"
    assert options["go-e"].label.key == "td-do-go-back"
    rooms = (room(kind="temple"), room(2, (3, 3), kind="temple", doors=""))
    assert menu(game(rooms=rooms))["temple-2"].goes_to == "room 2"
    guided = menu(game(hero(pack=("fragment",)), theme="classic", mode="classic"))
    assert (guided["go-n"].goes_to, guided["go-n+map"].goes_to) == ("north", "")
    assert (guided["go-n"].group, guided["go-n+map"].group) == ("", "map")


def test_those_who_go_are_shown_the_temples_they_can_step_into():
    """But not while a monster sleeps beside them, which bars the step and not the walk."""
    rooms = [room(kind="temple"), room(2, (3, 3), kind="temple", doors="")]
    for asleep in (False, True):
        rooms[0] = rooms[0].with_(monster=monster(asleep=True) if asleep else None)
        state = game(rooms=tuple(rooms))
        assert len(scene(state).reach) == (1 if asleep else 2)
        assert ("temple-2" in menu(state)) != asleep


def test_the_sheet_counts_uses():
    state = game(hero(pack=("boots", "boots", "sword"), xp=60, spent=("boots",)))
    sections = RULESET.sheet(state, 1).sections
    pack = {heading.key: [line.key for line in lines] for heading, lines in sections}
    assert pack["td-sheet-pack"] == ["td-sheet-item", "td-sheet-item", "td-sheet-uses"]


@pytest.mark.rule("HR-036", "TD-074")
@joined(
    ("pool", "mode", "told"),
    [
        (None, "standard", ["two points of one attribute", "adds 1", "for an artifact"]),
        (5, "standard", ["two hit points", "adds 2", "for an artifact"]),
        (None, "classic", ["two points of one attribute", "adds 1", "two places"]),
    ],
)
def test_the_sheet_says_what_things_do_by_the_rules_in_force(pool, mode, told):
    rich = hero(pack=("potion", "sword", "fragment"), pool=pool, pool_most=pool)
    rules = {"mode": mode, "hp_pool": "off" if pool is None else "easy"}
    lines = dict(RULESET.sheet(game(rich, **rules), 1).sections)
    (pack,) = [texts for heading, texts in lines.items() if heading.key == "td-sheet-pack"]
    said = [all_words("en").say(text) for text in pack]
    assert [part in line for part, line in zip(told, said, strict=True)] == [True] * 3


def test_there_is_no_sheet_for_an_empty_seat():
    with pytest.raises(RuleError, match="td-error-no-hero"):
        RULESET.sheet(game(), 5)
