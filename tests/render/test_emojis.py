"""Emojis: the list is true, and each picture can be told from the others on any ground."""

import io
from functools import cache

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.gateway.emojis import name_of
from render.pictures.emojis import LISTED, SIDE, drawn, emoji, emojis, hash_of
from rules.core.icons import ICONS
from rules.core.signs import FACES, SIGNS
from rules.registry import campaigns, ruleset, rulesets
from tests.support.emoji_set import MOST, listing, wanted
from tests.support.known import released
from tests.support.playing import played
from tests.support.soak import SOAK

SEEN = 22
"""Pixels of an emoji in a text."""
DARK, LIGHT = (0x31, 0x33, 0x38), (0xFF, 0xFF, 0xFF)
"""What stands behind texts on Discord."""
HEAVY = 8 * 1024


def looked_at() -> list[str]:
    """The signs whose pictures are looked at: all in a long run, and else one in five."""
    return list(emojis())[:: 1 if SOAK else 5]


@cache
def file_of(sign: str) -> bytes:
    """The picture of a sign, drawn once for all tests."""
    return emoji(sign)


def test_the_list_is_what_the_games_want_with_hashes_of_what_is_drawn() -> None:
    """`python -m tests.support.emoji_set` writes it anew."""
    assert LISTED.read_text("ascii") == listing()


def test_there_are_three_hundred_at_most_dice_first() -> None:
    assert tuple(emojis()) == wanted()
    assert len(wanted()) <= MOST
    assert wanted()[: len(FACES)] == FACES
    assert set(wanted()) <= set(SIGNS)


def test_names_are_such_as_discord_takes() -> None:
    assert len(set(emojis().values())) == len(emojis()), "no two pictures are the same"
    names = [name_of(sign, picture) for sign, picture in emojis().items()]
    assert len(set(names)) == len(names)
    assert all(2 <= len(name) <= 32 and name.isascii() for name in names)
    assert all(name.replace("_", "").isalnum() for name in names)


def test_pictures_are_small_squares_with_nothing_around_them() -> None:
    for sign in looked_at():
        data = file_of(sign)
        assert len(data) < HEAVY
        with Image.open(io.BytesIO(data)) as picture:
            assert (picture.format, picture.size) == ("PNG", (SIDE, SIDE))
            assert picture.convert("RGBA").getpixel((0, 0))[3] == 0, sign


def on(ground: tuple[int, int, int], sign: str) -> Image.Image:
    """An emoji as it stands in a text."""
    with Image.open(io.BytesIO(file_of(sign))) as picture:
        small = picture.convert("RGBA").resize((SEEN, SEEN), Image.Resampling.LANCZOS)
    seen = Image.new("RGB", small.size, ground)
    seen.paste(small, mask=small)
    return seen


@pytest.mark.parametrize("ground", [DARK, LIGHT])
def test_each_stands_out_from_what_is_behind_it_and_from_the_others(ground) -> None:
    seen = {sign: on(ground, sign) for sign in looked_at()}
    bare = Image.new("RGB", (SEEN, SEEN), ground)
    for sign, picture in seen.items():
        apart = ImageChops.difference(picture, bare).convert("L")
        assert ImageStat.Stat(apart).mean[0] > 30, sign
        assert ImageStat.Stat(picture.convert("L")).stddev[0] > 25, sign
    assert len({picture.tobytes() for picture in seen.values()}) == len(seen)


def test_a_changed_drawing_has_another_hash() -> None:
    assert drawn("d6_4").tobytes() == drawn("d6_4").tobytes()
    assert hash_of("d6_4") != hash_of("d6_5")


def test_what_has_no_picture_is_refused() -> None:
    with pytest.raises(KeyError):
        emoji("d7_1")


@pytest.mark.parametrize("key", [key for key in (*rulesets(), *campaigns()) if released(key)])
def test_every_figure_on_a_map_and_every_hero_of_a_game_has_an_emoji(key: str) -> None:
    game = ruleset(key)
    seats, sides = min(game.seats[1], game.seats[0] + 1), set()
    for moment in played(game, game.preset, seats, 1, 60, stance="balanced"):
        view = game.view(moment.state, None)
        figures = view.scene.tokens
        sides |= {token.side for token in figures}
        icons = {each.face for each in (*figures, *view.party)}
        assert icons - {""} <= set(ICONS)
        assert {icon.replace("-", "_") for icon in icons if icon} <= emojis().keys()
        assert all(
            line.face for line in view.party if line.stats and any(s.vital for s in line.stats)
        )
    if key in rulesets():
        assert sides >= {"hero", "monster"}
