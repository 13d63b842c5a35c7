"""What packs bring to 3 Dice Dungeon: tables. Dice, fights and goals stay what they are."""

import pytest
from pydantic import ValidationError

from rules.core.dice import SeededDice
from rules.core.packs.dressing import with_emblems
from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack, plain_id
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.systems.three_dice import RULESET
from rules.systems.three_dice.content import LOCATIONS, TABLES
from rules.systems.three_dice.content.points import POINTS
from rules.systems.three_dice.depths import theme_of, to_choose_from
from rules.systems.three_dice.options import ThreeDiceOptions
from rules.systems.three_dice.state import Level
from tests.support.chance import play_random
from tests.support.emblems import flame
from tests.support.joined import joined
from tests.support.packs import at_hand, refused, template, to_the_end, words_with
from tests.support.playing import party, played
from tests.support.soak import SOAK, cases

FILE, WORDS = "three-dice/tables.toml", "words/en.ftl"
PLACE = "{ shape = "


@pytest.fixture
def pack() -> Pack:
    return at_hand(POINTS)


def with_second(**fields: str) -> Pack:
    """The template with the same table again, by another id, and otherwise as told."""
    text, words = template(POINTS)[FILE].decode(), template(POINTS)[WORDS].decode()
    second = text[text.index("[[table]]") :].replace("drowned_abbey", "second_abbey")
    for was, now in fields.items():
        assert f"{was} = false" in second or was not in second
        second = second.replace(f"{was} = false\n", "") + f"{was} = {now}\n"
    more = "td-do-theme-second_abbey = Second\ntd-map-second_abbey = Second { $depth }\n"
    return at_hand(POINTS, {FILE: (text, f"{text}\n{second}"), WORDS: (words, f"{words}\n{more}")})


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)][:: 1 if SOAK else 3])
def test_a_game_with_a_pack_is_played_on_its_table_to_the_end(
    pack: Pack, seats: int, seed: int
) -> None:
    table = TABLES[f"drowned_abbey--{pack.hash}"]
    own = {place.key for place in table.locations}
    met, kinds = set(), set()
    for moment in to_the_end(RULESET, pack, RULESET.preset, seats, seed):
        rooms = [room for level in moment.state.levels for room in level.rooms]
        assert {level.theme for level in moment.state.levels} == {table.id}
        kinds |= {room.kind for room in rooms}
        met |= {room.monster.name for room in rooms if room.monster}
    assert f"flooded_cloister--{pack.hash}" in own
    assert kinds <= own
    assert met
    assert met <= set(table.by_strength)


def test_some_of_every_place_and_monster_is_met(pack: Pack) -> None:
    options = ThreeDiceOptions(packs=(pack.ref,), level_theme="standard", goal="level_3")
    table = TABLES[f"drowned_abbey--{pack.hash}"]
    places, monsters = {place.key for place in table.locations}, set(table.by_strength)
    kinds, met = set(), set()
    for seed in range(12):
        if not SOAK and kinds >= places and met >= monsters:
            break
        for moment in played(RULESET, options, 3, seed, 250, stance="bold"):
            kinds |= {room.kind for room in moment.state.level.rooms}
            met |= {room.monster.name for room in moment.state.level.rooms if room.monster}
    assert kinds == places
    assert met == monsters


def test_a_pack_changes_no_die_where_its_columns_are_alike(pack: Pack) -> None:
    """The template's table has shapes, strengths and treasures on the faces of the standard one."""
    options = ThreeDiceOptions(level_theme="standard", goal="level_3")
    plain = played(RULESET, options, 2, 5, 150, stance="balanced")
    with_pack = played(RULESET, options.with_(packs=(pack.ref,)), 2, 5, 150, stance="balanced")
    for one, other in zip(plain, with_pack, strict=True):
        assert one.faces == other.faces
        assert one.action == other.action
        assert one.state.heroes == other.state.heroes
    assert [room.shape for room in one.state.level.rooms] == [
        room.shape for room in other.state.level.rooms
    ]


@pytest.mark.parametrize("seats", [1, 8])
def test_a_table_of_one_kind_of_place_breaks_no_law(seats: int) -> None:
    """The rules need a vault and a great hall; all else may be the narrowest place there is."""
    text = template(POINTS)[FILE].decode()
    narrow = text
    for shape in ("small_room", "large_room", "temple"):
        narrow = narrow.replace(f'shape = "{shape}"', 'shape = "corridor"')
    narrow = narrow.replace('"cell", scenes = 2', '"cell", scenes = 1')
    words = template(POINTS)[WORDS].decode()
    fewer = words.replace("td-flavour-cell-2", "# td-flavour-cell-2")
    pack = at_hand(
        POINTS,
        {FILE: (text, narrow.replace("undead = false", "undead = true")), WORDS: (words, fewer)},
    )
    options = ThreeDiceOptions(packs=(pack.ref,), three_artifact_quest=True)
    for seed in cases(1, soak=3):
        play_random(RULESET, options, seats, seed, 100)
        play_random(RULESET, options, seats, seed, 100, "bold")


def test_everything_is_called_as_the_pack_has_it(pack: Pack) -> None:
    words, mark = words_with(RULESET, pack), f"--{pack.hash}"
    assert words.phrase(f"td-map-drowned_abbey{mark}", depth=2) == "Drowned abbey, level 2"
    assert words.phrase(f"td-monster-abbot{mark}") == "Abbot of the Deep"
    assert words.phrase("td-item-idol") == "Coral Idol"
    assert words_with(RULESET).phrase("td-item-idol") == "Jade Idol"
    assert LOCATIONS[f"cell{mark}"].shape == "small_room"


@pytest.mark.rule("TD-065", "HR-011")
def test_several_tables_are_asked_about_or_come_in_turn() -> None:
    pack = with_second()
    first, second = (f"{name}_abbey--{pack.hash}" for name in ("drowned", "second"))
    asked = ThreeDiceOptions(packs=(pack.ref,))
    assert [theme_of(asked, depth) for depth in (1, 2, 3)] == [first, None, None]
    assert to_choose_from(asked) == (first, second)
    for setting in ("standard", "undead", "alternate"):
        turns = asked.with_(level_theme=setting)
        assert [theme_of(turns, depth) for depth in (1, 2, 3)] == [first, second, first]


@pytest.mark.rule("TD-065")
def test_a_party_that_is_asked_chooses_among_the_tables_of_the_pack() -> None:
    pack = with_second(undead="true")
    asked = 0
    for moment in to_the_end(RULESET, pack, ThreeDiceOptions(goal="depth_3"), 2, 11):
        if moment.action and moment.action.kind == "choose-theme":
            asked += 1
            seat = moment.seat or 1
            offered = {option.action.theme for option in RULESET.legal_actions(moment.before, seat)}
            assert offered == set(to_choose_from(moment.before.options))
            assert moment.action.theme in offered
    assert asked


@pytest.mark.rule("TD-074")
def test_a_classic_table_is_for_the_classic_game_alone(pack: Pack) -> None:
    both = with_second(classic="true")
    first, second = (f"{name}_abbey--{both.hash}" for name in ("drowned", "second"))
    classic = ThreeDiceOptions(packs=(both.ref,), mode="classic")
    assert theme_of(classic, 1) == second
    assert to_choose_from(classic.with_(mode="standard")) == (first,)
    assert theme_of(ThreeDiceOptions(packs=(pack.ref,), mode="classic"), 1) == "classic"
    begun = RULESET.new_game(classic, party(1), SeededDice(b"classic")).state
    assert begun.level.theme == second


def test_without_a_pack_its_tables_are_not_to_be_had(pack: Pack) -> None:
    assert to_choose_from(ThreeDiceOptions()) == ("standard", "undead")
    assert list(TABLES) == ["standard", "undead", "classic"]
    assert f"drowned_abbey--{pack.hash}" in TABLES


def test_what_is_not_at_hand_is_not_known(pack: Pack) -> None:
    LIBRARY.forget()
    with pytest.raises(KeyError):
        LOCATIONS[f"cell--{pack.hash}"]
    with pytest.raises(ValidationError, match="no table"):
        Level(theme=f"drowned_abbey--{pack.hash}")


@joined(
    ("was", "now", "key"),
    [
        ('"none"]', '"sharks"]', "td-pack-one-nobody"),
        ('"eels"', '"none"', "td-pack-one-nobody"),
        ('"eels"', '"crabs"', "td-pack-monster-twice"),
        (f'{PLACE}"vault"', f'{PLACE}"temple"', "td-pack-needs-place"),
        (f'{PLACE}"great_hall"', f'{PLACE}"temple"', "td-pack-needs-place"),
        ('"fragment"', '"sword"', "td-pack-needs-fragment"),
        (f'{PLACE}"large_room"', f'{PLACE}"large_room", id = "cell"', "td-pack-place-twice"),
        (f'{PLACE}"vault"', f'{PLACE}"volt"', "pack-value-literal-error"),
        ("scenes = 2", "scenes = 3", "pack-value-literal-error"),
        ('"fragment"', '"key"', "pack-value-literal-error"),
        (', "none"]', "]", "pack-value-too-short"),
        ('"cell"', '"Cell"', "pack-value-id"),
        ("undead = false", 'undead = "perhaps"', "pack-value-bool-parsing"),
    ],
)
def test_what_the_game_cannot_be_played_with_is_refused(was: str, now: str, key: str) -> None:
    problems = refused(POINTS, {FILE: (was, now)})
    assert {problem.what.key for problem in problems if problem.file == FILE} == {key}
    assert all(problem.line for problem in problems if problem.file == FILE)


def test_monsters_of_a_table_wear_their_emblems() -> None:
    """All but the crabs have one."""
    files = template(POINTS)
    for name in ("eels", "drowned_monks", "abbot", "tide_serpent"):
        files[f"emblems/{name}.png"] = flame()
    pack = read_pack(files, {POINTS.folder: POINTS})
    LIBRARY.add(pack)
    worn: dict[str, bool] = {}
    for seed in range(9):
        options = ThreeDiceOptions(packs=(pack.ref,))
        for moment in played(RULESET, options, 2, seed, 150, stance="balanced"):
            about = {room.monster.name for room in moment.state.level.rooms if room.monster}
            if {plain_id(name) for name in about} <= worn.keys():
                continue
            for token in with_emblems(RULESET.view(moment.state, None).scene).tokens:
                if token.side == "monster":
                    worn[plain_id(token.kind)] = token.emblem is not None
        if len(worn) > 1 and "crabs" in worn:
            break
    assert len(worn) > 1
    assert worn == {monster: monster != "crabs" for monster in worn}
    files["emblems/cell.png"] = flame()
    with pytest.raises(PackError) as error:
        read_pack(files, {POINTS.folder: POINTS})
    assert [each.what.key for each in error.value.problems] == ["pack-emblem-of-nothing"]
