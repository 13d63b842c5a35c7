"""Our own level files come back as they went."""

import json

import pytest

from render import CATALOG
from render.files import Audience, Level, export, read_level
from render.files.reading import read_map
from render.view.visible import known_only
from rules.core.errors import GameError
from rules.core.words import load_words
from tests.render import scenes
from tests.render.files.places import SCENES
from tests.support.joined import joined

PLAN = {"seed": "abc", "levels": [{"tiles": [1, 2, 3]}], "secret": True}


def saved(name: str, audience: Audience) -> bytes:
    scene = SCENES[name]()
    return export(scene, scenes.say, "json", audience=audience, name="test", plan=PLAN).data


@joined("name", SCENES)
def test_keepers_get_scene_and_plan_back(name: str) -> None:
    level = read_level(saved(name, "keeper"))
    assert level.scene == SCENES[name]()
    assert level.plan == PLAN


@joined("name", SCENES)
def test_players_get_what_is_known_and_no_plan(name: str) -> None:
    level = read_level(saved(name, "player"))
    assert level.scene == known_only(SCENES[name]())
    assert level.plan is None
    assert b"abc" not in saved(name, "player")


@joined(
    "data",
    [
        b"",
        b"null",
        b"\xff\xfe",
        b"{}",
        json.dumps({**json.loads(saved("house", "player")), "version": 2}).encode(),
        json.dumps({**json.loads(saved("house", "player")), "more": 1}).encode(),
        saved("house", "player")[:-40],
    ],
)
def test_anything_else_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(GameError) as refused:
        read_level(data)
    assert load_words((CATALOG,)).say(refused.value.text)


@pytest.mark.parametrize("mark", [b"\xef\xbb\xbf", b"\r\n"])
def test_a_level_comes_back_from_an_editor(mark: bytes) -> None:
    data = mark + saved("house", "keeper").replace(b"\n", b"\r\n")
    assert read_map(data, scenes.say).scene == SCENES["house"]()


def test_a_level_says_what_it_is() -> None:
    content = json.loads(saved("house", "keeper"))
    assert (content["format"], content["version"]) == ("undercroft-level", 1)
    assert set(content) == set(Level.model_fields)
