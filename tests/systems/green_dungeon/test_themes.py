"""Every theme has names and scenes for every card and room, and no two are alike."""

import re
from collections import Counter
from pathlib import Path

import pytest

from rules.core.words import Text, load_words
from rules.systems.green_dungeon import themes
from rules.systems.green_dungeon.content import THEMES
from rules.systems.green_dungeon.content.points import CARD_SYMBOLS, CARDS, ROOM_SYMBOLS
from tests.support.joined import joined

FOLDER = Path(themes.__file__).parent / "words"
WORDS = load_words((FOLDER,))
SCENES = dict.fromkeys(ROOM_SYMBOLS, 8)
LONGEST_NAME = 28
LONGEST_SCENE = 160
LONGEST_STORY = 200


def of_cards(theme, foe, boss, *others):
    """What some functions say of each card: foes and bosses with and without a title."""
    for card in range(CARDS):
        for rank in (False, True):
            yield WORDS.say(foe(theme, card, captain=rank))
            yield WORDS.say(boss(theme, card, final=rank))
        for other in others:
            yield WORDS.say(other(theme, card))


def names(theme):
    """All that goes on buttons: plain names and those with a title."""
    return of_cards(theme, themes.foe, themes.boss, themes.trap, themes.magic)


def scenes(theme):
    """All sentences about cards and rooms."""
    yield from of_cards(
        theme, themes.appears, themes.boss_appears, themes.trap_scene, themes.magic_scene
    )
    for symbol, count in SCENES.items():
        for number in range(count):
            yield WORDS.say(themes.scene(theme, symbol, number))


def stories(theme):
    """Beginning and both ends."""
    for text in (themes.entrance(theme), themes.victory(theme), themes.defeat(theme)):
        yield WORDS.say(text)


def treasures():
    return [WORDS.say(themes.treasure("warren", card)) for card in range(CARDS)]


@joined("theme", THEMES)
def test_names_fit_buttons(theme):
    for name in (*names(theme), *treasures(), WORDS.say(themes.title(theme))):
        assert 0 < len(name) <= LONGEST_NAME, name
        assert name[0].isupper(), name
        assert not re.match(r"(The|A|An) ", name), name


@joined("theme", THEMES)
def test_scenes_are_short_sentences(theme):
    for said in scenes(theme):
        assert len(said) <= LONGEST_SCENE, said
        assert said[-1] == ".", said
        assert 1 <= sentences(said) <= 2, said
    for said in stories(theme):
        assert len(said) <= LONGEST_STORY, said
        assert 1 <= sentences(said) <= 2, said
    assert sentences(WORDS.say(themes.entrance(theme))) == 2


def sentences(said):
    return len(re.findall(r"[.!?](?= |$)", said))


@joined("theme", THEMES)
def test_the_story_never_says_you(theme):
    for said in (*scenes(theme), *stories(theme)):
        assert not re.search(r"\byou(r|rs|rself)?\b", said, re.IGNORECASE), said


def test_no_name_is_given_twice():
    given = Counter(name for theme in THEMES for name in names(theme))
    given.update(treasures())
    given.update(WORDS.say(themes.title(theme)) for theme in THEMES)
    assert [name for name, times in given.items() if times > 1] == []
    assert len(given) == len(THEMES) * (CARDS * 6 + 1) + CARDS


def test_no_sentence_is_used_twice():
    used = Counter(said for theme in THEMES for said in (*scenes(theme), *stories(theme)))
    assert [said for said, times in used.items() if times > 1] == []


@pytest.mark.rule("GD-145")
@joined("theme", THEMES)
def test_monsters_of_hammer_rooms_are_captains(theme):
    for card in range(CARDS):
        plain = WORDS.say(themes.foe(theme, card, captain=False))
        assert WORDS.say(themes.foe(theme, card, captain=True)) == f"Captain {plain}"
        alone = WORDS.say(themes.appears(theme, card, captain=False))
        led = WORDS.say(themes.appears(theme, card, captain=True))
        assert led.startswith(f"{alone} ")
        assert "captain" in led.removeprefix(alone).lower()


@joined("theme", THEMES)
def test_the_last_boss_bears_a_title(theme):
    for card in range(CARDS):
        plain = WORDS.say(themes.boss(theme, card, final=False))
        assert WORDS.say(themes.boss(theme, card, final=True)).endswith(f" {plain}")
        seen = WORDS.say(themes.boss_appears(theme, card, final=False))
        assert WORDS.say(themes.boss_appears(theme, card, final=True)).startswith(f"{seen} ")


@joined("symbol", SCENES)
def test_rooms_keep_their_words(symbol):
    count = SCENES[symbol]
    assert count >= 8
    for number in range(count):
        first = themes.scene("frost", symbol, number)
        assert themes.scene("frost", symbol, number) == first
        assert themes.scene("frost", symbol, number + 3 * count) == first
    assert len({themes.scene("frost", symbol, number) for number in range(25)}) == count


def test_a_room_of_no_symbol_has_no_words():
    with pytest.raises(KeyError):
        themes.scene("frost", "feather", 0)


def test_cards_come_by_symbol():
    keys = [themes.appears("crypt", card, captain=True).key for card in range(CARDS)]
    symbols = [symbol for symbol in CARD_SYMBOLS for _ in range(3)]
    assert keys == [f"gd-crypt-captain-appears-{symbol}" for symbol in symbols]


def test_a_chosen_theme_is_taken():
    assert [themes.theme_of(theme, b"layout") for theme in THEMES] == list(THEMES)


def test_chance_chooses_by_the_layout():
    lights = [f"{number:025b}".translate({48: "n", 49: "e"}) for number in range(60)]
    chosen = [themes.theme_of("chance", light) for light in lights]
    assert chosen == [themes.theme_of("chance", light) for light in lights]
    assert set(chosen) == set(THEMES)


def test_every_theme_has_the_same_words():
    def keys(theme):
        page = (FOLDER / "en" / f"{theme}.ftl").read_text("utf-8")
        found = re.findall(r"^(gd-[a-z0-9-]+) = ", page, re.MULTILINE)
        assert len(found) == len(set(found))
        return {key.removeprefix(f"gd-{theme}-") for key in found}

    wanted = keys("warren")
    assert len(wanted) == CARDS * 8 + sum(SCENES.values()) + 11
    for theme in THEMES:
        assert keys(theme) == wanted
        assert WORDS.say(Text.of(f"gd-{theme}-title"))
