"""What pictures say by themselves is in the language of the words in them."""

import pytest

from bot.catalogs import all_words
from bot.drawing import jobs
from cogs.ports import PictureRequest, ReplayRequest
from render.words import own_words
from rules.core.scene import Token
from rules.service.lobby.games import picture_of

SCENE = picture_of("mkd-delve")
LANGUAGES = ("de", "es")
LIMIT = 4_000_000


def own(language: str, key: str, **args: str | int) -> str:
    return own_words(language).phrase(key, **args)


def own_beginning(language: str, key: str) -> str:
    """What stands before the list in a sentence of `render`."""
    return own(language, key, list="|").split("|")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_speak_the_language_of_their_words(language: str) -> None:
    request = PictureRequest(scene=SCENE, locale=language, name="map", view="play")
    alt = jobs.painted(request, "parchment").alt
    for key in ("render-alt-heroes", "render-alt-targets"):
        assert own_beginning(language, key) in alt
        assert own_beginning("en", key) not in alt


@pytest.mark.parametrize("language", LANGUAGES)
def test_legends_are_drawn_in_the_language_of_their_words(language: str) -> None:
    def drawn(locale: str) -> bytes:
        request = PictureRequest(scene=SCENE, locale=locale, name="map", view="overview")
        return jobs.painted(request, "parchment").data

    assert drawn(language) != drawn("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_maps_in_words_and_letters_speak_the_language(language: str) -> None:
    told = jobs.prose(SCENE, language)
    assert own_beginning(language, "render-prose-foes") in told
    letters = jobs.text_map(SCENE, language, "play")
    for kind in ("water", "shadow"):
        assert own(language, "render-ground", kind=kind) in letters
        assert own("en", "render-ground", kind=kind) not in letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_replays_speak_the_language(language: str) -> None:
    fallen = [_down(token) if token.side == "monster" else token for token in SCENE.tokens]
    request = ReplayRequest(
        scenes=(SCENE, SCENE.with_(tokens=tuple(fallen))),
        locale=language,
        name="replay",
        limit=LIMIT,
        asker=1,
    )
    alt = jobs.replayed(request, "parchment").alt
    name = next(all_words(language).say(token.name) for token in fallen if token.down)
    assert own(language, "render-caption-falls", name=name, number=0, square="") in alt


def _down(token: Token) -> Token:
    return token.with_(down=True)
