"""Other languages than English: which sentences count, and the forms of names in them."""

from pathlib import Path

import pytest

from rules.core.languages import basis_of, entries_of, fingerprint, language_of, up_to_date
from rules.core.words import Text, Words, load_words
from tests.support.joined import joined

ENGLISH = "hello = Hello\nbye = Bye\n"
GERMAN = "hello = Hallo\nbye = Tschüss\n"
NAMES = """
orc = Ork
    .gender = m
    .indefinite = ein Ork
    .accusative = den Ork
witch = Hexe
    .gender = f
    .accusative = die Hexe
numbered = { $name } { $number }
    .gender = { $gender_name }
hit = { $hero } trifft { $acc_target }. { $gender_target ->
    [m] Er
    [f] Sie
   *[other] { $target }
  } fällt.
found = Da ist { $a_target }.
"""


def written(folder: Path, language: str, text: str, *, noted: str = "") -> None:
    """Write the catalog of a language, and note from which English its sentences are."""
    (folder / f"{language}.ftl").write_text(text, "utf-8")
    if noted:
        found = entries_of([folder / f"{noted}.ftl"])
        lines = "".join(f"{key} {fingerprint(source)}\n" for key, source in found.items())
        (folder / f"{language}.basis").write_text(lines, "utf-8")


@pytest.fixture
def both(tmp_path: Path) -> Path:
    """A catalog in English and in German."""
    written(tmp_path, "en", ENGLISH)
    written(tmp_path, "de", GERMAN, noted="en")
    return tmp_path


def test_a_language_is_spoken_where_it_has_a_sentence(both: Path) -> None:
    written(both, "en", ENGLISH + "\nthanks = Thanks\n")
    words = load_words((both,), "de")
    assert [words.phrase(key) for key in ("hello", "bye", "thanks")] == [
        "Hallo",
        "Tschüss",
        "Thanks",
    ]


def test_a_sentence_whose_english_changed_is_said_in_english_alone(both: Path) -> None:
    written(both, "en", ENGLISH.replace("Bye", "Farewell"))
    words = load_words((both,), "de")
    assert (words.phrase("hello"), words.phrase("bye")) == ("Hallo", "Farewell")


def test_space_round_an_entry_makes_no_sentence_stale(both: Path) -> None:
    written(both, "en", "\n\nhello = Hello\n\n\n# Farewells\n\nbye = Bye")
    assert load_words((both,), "de").phrase("bye") == "Tschüss"


def test_a_sentence_that_was_never_noted_or_is_no_more_english_does_not_count(both: Path) -> None:
    said = entries_of([both / "de.ftl"]) | {"odd = Seltsam": "odd = Seltsam\n"}
    basis = basis_of(both, "de")
    del basis["bye"]
    assert set(up_to_date(said, entries_of([both / "en.ftl"]), basis)) == {"hello"}


def test_a_later_folder_takes_no_sentence_of_an_earlier_one(tmp_path: Path, both: Path) -> None:
    later = tmp_path / "later"
    later.mkdir()
    written(later, "en", "hello = Hello\n")
    written(later, "de", "hello = Grüß Gott\n", noted="en")
    assert load_words((both, later), "de").phrase("hello") == "Hallo"


@joined("locale", ["xx", "", "zh-CN", "en-GB", "en-US"])
def test_a_locale_that_is_not_offered_is_english(locale: str) -> None:
    assert language_of(locale) == "en"


def spoken(tmp_path: Path) -> Words:
    written(tmp_path, "en", NAMES)
    return load_words((tmp_path,))


def test_a_sentence_asks_for_the_forms_of_a_name(tmp_path: Path) -> None:
    words = spoken(tmp_path)
    said = [words.phrase("hit", hero="Brannoc", target=Text.of(key)) for key in ("orc", "witch")]
    assert said == ["Brannoc trifft den Ork. Er fällt.", "Brannoc trifft die Hexe. Sie fällt."]


def test_a_name_without_a_form_is_put_in_bare(tmp_path: Path) -> None:
    """People's own names and those of packs have none."""
    words = spoken(tmp_path)
    assert words.phrase("hit", hero="Ysolde", target="Tamsin") == (
        "Ysolde trifft Tamsin. Tamsin fällt."
    )
    assert words.phrase("found", target=Text.of("witch")) == "Da ist Hexe."


def test_a_name_made_of_a_name_passes_its_gender_on(tmp_path: Path) -> None:
    second = Text.of("numbered", name=Text.of("witch"), number=2)
    assert spoken(tmp_path).phrase("hit", hero="Ysolde", target=second) == (
        "Ysolde trifft Hexe 2. Sie fällt."
    )


def test_forms_are_no_further_phrasings(tmp_path: Path) -> None:
    assert spoken(tmp_path).count("orc") == 1
