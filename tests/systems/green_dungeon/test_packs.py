"""What packs bring to Green Dungeon: themes. Cards, rooms and rules stay what they are."""

from itertools import pairwise

import pytest

from rules.core.packs.library import LIBRARY
from rules.core.packs.pack import Pack
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.core.words import load_words
from rules.systems.green_dungeon import RULESET, themes
from rules.systems.green_dungeon.content import THEMES
from rules.systems.green_dungeon.content.points import CARDS, POINTS, ROOM_SYMBOLS
from rules.systems.green_dungeon.options import GreenDungeonOptions
from tests.support.emblems import flame
from tests.support.joined import joined
from tests.support.packs import at_hand, refused, template, to_the_end, words_with
from tests.support.playing import played
from tests.support.soak import SOAK

FILE, WORDS = "green-dungeon/themes.toml", "words/en.ftl"
SECOND = '[[theme]]\nid = "second_fair"\nscenes = 2\n\n[[theme]]\nid = "midnight_fair"'


@pytest.fixture
def pack() -> Pack:
    return at_hand(POINTS)


@pytest.fixture
def fair(pack: Pack) -> str:
    return f"midnight_fair--{pack.hash}"


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (2, 3), (3, 4)][:: 1 if SOAK else 3])
def test_a_game_with_a_pack_is_played_in_its_theme_to_the_end(
    pack: Pack, fair: str, seats: int, seed: int
) -> None:
    options = RULESET.preset.with_(theme="frost")
    assert {moment.state.theme for moment in to_the_end(RULESET, pack, options, seats, seed)} == {
        fair
    }


def test_a_pack_changes_no_die_and_nothing_but_names(pack: Pack, fair: str) -> None:
    plain = played(RULESET, RULESET.preset, 2, 9, 120, stance="bold")
    with_pack = played(RULESET, RULESET.preset.with_(packs=(pack.ref,)), 2, 9, 120, stance="bold")
    for one, other in zip(plain, with_pack, strict=True):
        assert one.faces == other.faces
        assert one.action == other.action
        same = {"theme": one.state.theme, "options": one.state.options}
        assert one.state == other.state.with_(**same)
    assert one.state.theme in THEMES
    assert other.state.theme == fair


def test_everything_is_called_as_the_pack_has_it(pack: Pack, fair: str) -> None:
    words = words_with(RULESET, pack)
    assert words.say(themes.title(fair)) == "Midnight Fair"
    assert words.say(themes.foe(fair, 0, captain=True)) == "Ringmaster Sticky Urchin"
    assert words.say(themes.boss(fair, 11, final=True)) == "Grand Golden Goose Girl"
    assert words.say(themes.treasure(fair, 0)) == "Paper Cup of Punch"
    assert words.say(themes.treasure(fair, 1)) == words.say(themes.treasure("frost", 1))


def test_rooms_next_to_each_other_never_say_the_same(fair: str) -> None:
    for symbol in ROOM_SYMBOLS:
        said = [themes.scene(fair, symbol, tile) for tile in range(25)]
        assert set(said[:2]) == set(said)
        assert all(one != other for one, other in pairwise(said))
        assert all(one != other for one, other in zip(said, said[5:], strict=False))


def test_of_several_themes_of_a_pack_the_light_chooses() -> None:
    fair = template(POINTS)[WORDS].decode()
    second = fair.replace("midnight_fair", "second_fair")
    pack = at_hand(
        POINTS,
        {FILE: ('[[theme]]\nid = "midnight_fair"', SECOND), WORDS: (fair, f"{fair}\n{second}")},
    )
    lights = [f"{number:025b}".translate({48: "n", 49: "e"}) for number in range(30)]
    chosen = [themes.theme_of("frost", light, (pack.ref,)) for light in lights]
    assert set(chosen) == {f"{name}--{pack.hash}" for name in ("midnight_fair", "second_fair")}
    assert chosen == [themes.theme_of("chance", light, (pack.ref,)) for light in lights]


def test_a_theme_that_is_not_at_hand_is_not_known(fair: str) -> None:
    LIBRARY.forget()
    with pytest.raises(KeyError):
        themes.treasure(fair, 0)
    with pytest.raises(KeyError):
        themes.scene(fair, "drop", 0)


def test_the_games_own_themes_are_a_pack_with_all_of_its_words() -> None:
    assert list(THEMES) == ["warren", "cult", "crypt", "fungus", "frost", "clockwork"]
    words = load_words((RULESET.catalog,))
    (kind,) = POINTS.kinds
    for theme in THEMES.values():
        keys = kind.keys(theme)
        assert [key for key in (*keys.names, *keys.sentences) if not words.has(key)] == []


FOE = "gd-midnight_fair-foe-3"


@joined(
    ("file", "was", "now", "key"),
    [
        (FILE, "scenes = 2", "scenes = 5", "pack-value-literal-error"),
        (FILE, "scenes = 2", "scenes = 2\nrooms = 4", "pack-value-extra-forbidden"),
        (FILE, "[[theme]]", "[[themes]]", "pack-heading"),
        (WORDS, "Ringmaster { $foe }", "Ringmaster { $boss }", "pack-words-variable"),
        (WORDS, f"{FOE} = Tin", f"{FOE} = {'Tin ' * 10}", "pack-name-long"),
        (WORDS, f"{FOE} = Tin", f"{FOE} = {{ $name }}", "pack-words-variable"),
        (WORDS, "fair-treasure-9", "fair-treasure-12", "pack-words-unknown"),
    ],
)
def test_what_the_game_cannot_be_played_with_is_refused(
    file: str, was: str, now: str, key: str
) -> None:
    problems = refused(POINTS, {file: (was, now)})
    assert problems[0].what.key == key
    assert problems[0].file == file
    assert problems[0].line


def test_a_theme_without_a_sentence_is_refused() -> None:
    (problem,) = refused(POINTS, {WORDS: (f"{FOE}-appears", "# was")})
    assert problem.what.key == "pack-words-missing"
    assert dict(problem.what.args)["message"] == f"{FOE}-appears"
    more = refused(POINTS, {FILE: ("scenes = 2", "scenes = 3")})
    assert len(more) == len(ROOM_SYMBOLS)


def test_foes_wear_the_emblem_of_their_theme_or_of_their_rank() -> None:
    files = template(POINTS)
    for name in ("midnight_fair", "midnight_fair_boss"):
        files[f"emblems/{name}.png"] = flame()
    pack = read_pack(files, {POINTS.folder: POINTS})
    LIBRARY.add(pack)
    theme = f"midnight_fair--{pack.hash}"
    assert themes.emblem(theme, "minion", 3) == theme
    assert themes.emblem(theme, "captain", 3) == theme
    assert themes.emblem(theme, "mini", 3) == f"midnight_fair_boss--{pack.hash}"
    assert themes.emblem("frost", "mini", 3) == ""
    files["emblems/midnight_fair_cook.png"] = flame()
    with pytest.raises(PackError) as error:
        read_pack(files, {POINTS.folder: POINTS})
    (problem,) = error.value.problems
    assert problem.what.key == "pack-emblem-of-nothing"


def test_single_foes_wear_their_own_emblem_before_all_others() -> None:
    files = template(POINTS)
    for name in ("boss", "captain", "foe_3", "boss_11"):
        files[f"emblems/midnight_fair_{name}.png"] = flame()
    pack = read_pack(files, {POINTS.folder: POINTS})
    LIBRARY.add(pack)
    theme, mark = f"midnight_fair--{pack.hash}", f"--{pack.hash}"
    for kind, card, worn in (
        ("minion", 3, "midnight_fair_foe_3"),
        ("captain", 3, "midnight_fair_foe_3"),
        ("captain", 4, "midnight_fair_captain"),
        ("mini", 11, "midnight_fair_boss_11"),
        ("mini", 3, "midnight_fair_boss"),
        ("final", 11, "midnight_fair_boss_11"),
        ("minion", 11, "midnight_fair"),
    ):
        assert themes.emblem(theme, kind, card) == worn + mark
    files["emblems/midnight_fair_foe_12.png"] = flame()
    with pytest.raises(PackError) as error:
        read_pack(files, {POINTS.folder: POINTS})
    assert [each.what.key for each in error.value.problems] == ["pack-emblem-of-nothing"]


def test_a_card_with_an_icon_does_not_wear_the_picture_of_its_theme() -> None:
    files = template(POINTS)
    files["emblems/midnight_fair.png"] = files["emblems/midnight_fair_boss.png"] = flame()
    files[FILE] = (
        files[FILE].rstrip()
        + b'\n[theme.icons]\nfoe_3 = "ghost"\nboss_3 = "cook"\ntreasure_2 = "bread"\n'
    )
    pack = read_pack(files, {POINTS.folder: POINTS})
    LIBRARY.add(pack)
    theme = f"midnight_fair--{pack.hash}"
    assert (themes.emblem(theme, "minion", 3), themes.icon(theme, "minion", 3)) == ("", "ghost")
    assert themes.emblem(theme, "minion", 4) == theme
    assert themes.emblem(theme, "mini", 3) == f"midnight_fair_boss--{pack.hash}"
    assert themes.treasure_icon(theme, 2) == "bread"
    assert themes.treasure_icon(theme, 3) == themes.treasure_icon("frost", 3)


def test_a_foe_on_the_map_wears_the_emblem_of_its_highest_card() -> None:
    files = template(POINTS)
    for card in range(CARDS):
        files[f"emblems/midnight_fair_foe_{card}.png"] = flame()
    pack = read_pack(files, {POINTS.folder: POINTS})
    LIBRARY.add(pack)
    options = GreenDungeonOptions(packs=(pack.ref,))
    met = 0
    for moment in played(RULESET, options, 1, 5, 200, stance="balanced"):
        state = moment.state
        foes = [*([state.fight.foe] if state.fight else ()), *state.foes]
        tokens = [each for each in RULESET.view(state, None).scene.tokens if each.side == "monster"]
        for foe, token in zip(foes, tokens, strict=False):
            if not foe.is_boss and foe.left != "bribed":
                assert token.kind == f"midnight_fair_foe_{foe.cards[0]}--{pack.hash}"
                met += 1
        if met:
            break
    assert met
