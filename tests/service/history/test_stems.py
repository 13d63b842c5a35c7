"""Words without their endings in German and Spanish, and questions that find topics by them."""

from pathlib import Path

import pytest

from bot.catalogs import all_words, folders
from rules.core.languages import fingerprint
from rules.core.words import load_words
from rules.registry import rulesets
from rules.service.history.rulebooks import Rulebooks
from rules.service.history.stems import split, stem, stems
from tests.support.joined import joined
from tests.systems.sixth import RULESET as SIXTH

ENGLISH = """
topic-doors = Doors
topic-doors-words = door open
topic-doors-rules = DO-001
topic-potions = Potions
topic-potions-words = potion drink
topic-potions-rules = PO-001
"""
GERMAN = """
topic-doors = Türen
topic-doors-words = tür öffnen
topic-doors-rules = DO-001
topic-potions = Tränke
topic-potions-words = trank trinken
topic-potions-rules = PO-001
"""
RULES = {
    "en": "rule-DO-001 = A door opens.\nrule-PO-001 = A potion heals.\n",
    "de": "rule-DO-001 = Wer davor steht, macht sie auf.\nrule-PO-001 = Er heilt.\n",
}


def basis(*english: str) -> str:
    """The lines that note that the German says what this English says."""
    entries = [line for text in english for line in text.strip().splitlines()]
    return "".join(f"{line.split(' = ')[0]} {fingerprint(line)}\n" for line in entries)


@pytest.fixture
def books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rulebooks:
    """Rulebooks with a game whose few topics are said in German as well."""
    for language, topics in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / f"topics.{language}.ftl").write_text(topics, "utf-8")
        (tmp_path / f"rules.{language}.ftl").write_text(RULES[language], "utf-8")
    (tmp_path / "de.basis").write_text(basis(ENGLISH, RULES["en"]), "utf-8")

    class Doors(type(SIXTH)):  # type: ignore[misc]
        """The sixth game, with these pages."""

        @property
        def catalogs(self) -> tuple[Path, ...]:
            return (tmp_path, *SIXTH.catalogs)

    monkeypatch.setitem(rulesets(), SIXTH.key, Doors())
    return Rulebooks(lambda locale: load_words((*folders(), *SIXTH.catalogs), locale))


@joined(
    ("locale", "words"),
    [
        ("de", "Tür Türen tuer tueren tur"),
        ("de", "Monster Monsters Monstern"),
        ("de", "Held Helden"),
        ("de", "Kampf Kämpfe Kämpfen"),
        ("de", "Falle Fallen"),
        ("de", "Angriff Angriffs Angriffe Angriffen"),
        ("de", "Ebene Ebenen"),
        ("de", "Gegner Gegners Gegnern"),
        ("de", "großer große grosse großen"),
        ("es", "puerta puertas"),
        ("es", "poción pociones pocion"),
        ("es", "héroe héroes heroes"),
        ("es", "luz luces"),
        ("es", "atacar ataco ataca atacan ataque ataques atacando"),
        ("es", "trampa trampas"),
        ("es", "golpe golpes golpear"),
        ("es", "secreto secreta secretos secretas"),
        ("es", "orden órdenes"),
        ("en", "door doors"),
        ("en", "carry carries carried"),
    ],
)
def test_forms_of_a_word_have_one_stem(locale: str, words: str) -> None:
    assert len(stems(words, locale)) == 1


@joined(
    ("locale", "words"),
    [
        ("de", "Tür Tor Turm Treppe Truhe Trank"),
        ("de", "Held Heilung Hand Haus"),
        ("es", "puerta punto pasillo poción"),
        ("es", "sala sótano salto"),
    ],
)
def test_other_words_stay_apart(locale: str, words: str) -> None:
    assert len(stems(words, locale)) == len(split(words))


def test_little_is_left_of_no_word() -> None:
    assert {stem(word, "de") for word in ("see", "es", "der")} == {"see", "es", "der"}
    assert {stem(word, "es") for word in ("ir", "oro", "uno")} == {"ir", "oro", "uno"}


@pytest.mark.parametrize(
    "asked", ["Tür", "tur", "tuer", "Wie öffne ich Türen?", "TUEREN", "door", "doors"]
)
def test_doors_are_found_in_german(books: Rulebooks, asked: str) -> None:
    found = books.find(SIXTH.key, asked, "de")
    assert found.rules[0].id == "DO-001"
    assert found.rules[0].text == "Wer davor steht, macht sie auf."


def test_a_plural_with_an_umlaut_finds_its_german_topic(books: Rulebooks) -> None:
    assert books.find(SIXTH.key, "Was tun Tränke?", "de").notes == ("**Tränke**",)


@joined(
    ("asked", "heading"),
    [
        ("¿Qué hacen los tesoros?", "Tesoro"),
        ("pociones", "Curación"),
        ("¿Cuándo ataca un monstruo?", "Combate"),
        ("puertas", "Salas y salidas"),
        ("votaciones", "Varias personas"),
        ("chests", "Tesoro"),
    ],
)
def test_questions_in_spanish_find_their_topic(asked: str, heading: str) -> None:
    found = Rulebooks(all_words).find("three-dice", asked, "es")
    assert f"**{heading}**" in found.notes
    assert found.rules
