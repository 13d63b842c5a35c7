"""Words: keys in, sentences out, phrasings by colour."""

from typing import Literal

import pytest

from rules.core.words import Colour, Event, Text, Words, load_words, text_of

CATALOG = """
hit = { $who } hits for { $damage }.
    .b = { $who } strikes true: { $damage }.
miss = { $who } misses{ $badly ->
    [yes] { " " }badly
   *[no] {""}
 }.
nested = So: { $what }
"""


@pytest.fixture
def words(tmp_path):
    path = tmp_path / "en.ftl"
    path.write_text(CATALOG, "utf-8")
    return Words.load([path])


class Missed(Event):
    kind: Literal["miss"] = "miss"
    who: str
    badly: bool


def test_an_event_is_its_own_sentence(words):
    assert words.say(Missed(who="Wren", badly=True).text()) == "Wren misses badly."


def test_a_journalled_event_says_the_same(words):
    event = Missed(who="Wren", badly=False)
    assert words.say(text_of(event.model_dump(mode="json"))) == words.say(event.text())


def test_texts_nest(words):
    text = Text.of("nested", what=Text.of("hit", who="Katla", damage=2))
    assert words.say(text) == "So: Katla hits for 2."


def test_the_same_colour_chooses_the_same_phrasing(words):
    text = Text.of("hit", who="Katla", damage=2)
    said = [words.say(text, Colour(b"seed", str(n))) for n in range(40)]
    assert said == [words.say(text, Colour(b"seed", str(n))) for n in range(40)]
    assert len(set(said)) == 2


def test_without_colour_the_first_phrasing_is_used(words):
    assert words.say(Text.of("hit", who="Katla", damage=2)) == "Katla hits for 2."


@pytest.mark.parametrize("text", [Text.of("unknown"), Text.of("hit", who="Katla")])
def test_missing_words_or_variables_are_errors(words, text):
    with pytest.raises(KeyError):
        words.say(text)


def test_a_locale_without_catalog_falls_back_to_english(tmp_path):
    (tmp_path / "en.ftl").write_text("hello = Hello", "utf-8")
    assert load_words((tmp_path,), "xx").phrase("hello") == "Hello"


def test_texts_survive_storage():
    text = Text.of("nested", what=Text.of("hit", who="Katla", damage=2))
    assert Text.model_validate_json(text.model_dump_json()) == text


def test_a_folder_of_pages_adds_to_the_catalog(tmp_path):
    (tmp_path / "en.ftl").write_text("hello = Hello", "utf-8")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "frost.ftl").write_text("cold = Brr", "utf-8")
    words = load_words((tmp_path,), "de")
    assert (words.phrase("hello"), words.phrase("cold")) == ("Hello", "Brr")
