"""Commands in sentences are called as Discord lists them in the language of the sentence."""

import re
from collections import Counter

import pytest

from bot.catalogs import folders
from cogs.base.command_names import CATALOG, keys, with_names, words_in
from rules.core.words import entries_in, load_words

LANGUAGES = [path.name for path in CATALOG.iterdir() if path.is_dir() and path.name != "en"]
NAME = re.compile(r"[-_'\w]{1,32}")


def said(language: str, sentence: str) -> str:
    """A sentence with the names of a language."""
    return with_names({"a": sentence}, language).get("a", sentence)


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("Say `/adventure new`.", "Say `/abenteuer neu`."),
        ("/pace holidays list shows its days", "/tempo feiertage liste shows its days"),
        ("/campaign list shows them", "/kampagne liste shows them"),
        ("`/adventure new thread:` opens one", "`/abenteuer neu thread:` opens one"),
        ("`/act table:` rolls", "`/handeln tabelle:` rolls"),
        ("/rules answers, and/or not: https://a.b/rules/map", None),
        ("docs/map and ./roll and /nowhere", None),
    ],
)
def test_commands_have_their_names(english: str, german: str | None) -> None:
    wanted = english.replace("/rules answers", "/regeln answers") if german is None else german
    assert said("de", english) == wanted
    assert said("en", english) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_one_that_discord_takes(language: str) -> None:
    words = words_in(language)
    for key in keys("name-"):
        name = words.phrase(key)
        assert NAME.fullmatch(name), (key, name)
        assert name == name.lower(), (key, name)
    assert all(1 <= len(words.phrase(key)) <= 100 for key in keys("choice-name-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_of_a_group_are_called_the_same(language: str) -> None:
    words = words_in(language)
    called = Counter(
        (head, words.phrase(f"name-{rest}"))
        for head, _, rest in (
            key.removeprefix("command-").partition("-") for key in keys("command-")
        )
        if rest and words.has(f"name-{rest}")
    )
    assert [each for each, count in called.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_these_names(language: str) -> None:
    changed = with_names(entries_in(folders(), language), language)
    assert len(changed) > 50
    words = load_words(folders(), language).with_others(changed)
    assert "/" in words.phrase("help")
