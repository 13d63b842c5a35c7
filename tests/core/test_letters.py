"""How sentences begin and end, and words that depend on the next one."""

from bot.catalogs import all_words
from rules.core.letters import begins_after, begun, is_ended, word_before
from rules.core.words import load_words
from tests.support.joined import joined


def test_a_sentence_begins_with_a_capital_letter_behind_its_signs():
    assert begun("¿quién va?") == "¿Quién va?"
    assert begun("«el Orco»") == "«El Orco»"
    assert begun("„so“, sagte sie") == "„So“, sagte sie"
    assert begun("“so” she said") == "“so” she said"
    assert begun("") == ""
    assert begun("¡") == "¡"


@joined("text", ["Ja.", "„Halt!“", "«¡Alto!»", "»Halt!«", "‚Halt!‘", "“so”", "…"])
def test_a_sentence_ends_in_the_quotes_of_any_language(text):
    assert is_ended(text)
    assert begins_after(f"{text} ")
    assert not begins_after(text)


@joined("text", ["Ja", "„Das Loch“", "the giants’", "", "halt:"])
def test_a_name_in_quotes_ends_no_sentence(text):
    assert not is_ended(text)


def test_a_word_depends_on_the_sound_behind_it():
    sounds = "i hi -hie"
    assert word_before("Irene", "y", e=sounds) == "e"
    assert word_before("hirió", "y", e=sounds) == "e"
    assert word_before("Hierro", "y", e=sounds) == "y"
    assert word_before("Yara", "y", e=sounds) == "y"
    assert word_before("**Irene**", "y", e=sounds) == "e"
    assert word_before("", "y", e=sounds) == "y"
    assert word_before(11, "o", u="8 11") == "u"


def test_a_sentence_can_ask_for_it(tmp_path):
    (tmp_path / "en.ftl").write_text(
        'got = { BEFORE($thing, "a", an: "a e i o u -uni") } { $thing }', "utf-8"
    )
    words = load_words((tmp_path,))
    assert [words.phrase("got", thing=each) for each in ("axe", "unicorn", "sword")] == [
        "an axe",
        "a unicorn",
        "a sword",
    ]


def test_spanish_lists_have_another_and_before_its_own_sound():
    words = all_words("es")
    assert words.listed(["Yara", "Ilse"]) == "Yara e Ilse"
    assert words.listed(["Ilse", "Yara"]) == "Ilse y Yara"
    assert words.listed(["Mira", "Tom", "Hilda"]) == "Mira, Tom e Hilda"
    assert words.listed(["Mira", "Tom", "Hierro"]) == "Mira, Tom y Hierro"
    assert words.phrase("tale-cost", a="Ilse golpeó", b="hirió") == "Ilse golpeó e hirió"


@joined(
    ("locale", "asked"),
    [
        ("en", "Where to, Mira, Tom and Ada?"),
        ("de", "Wohin, Mira, Tom und Ada?"),
        ("es", "¿Adónde, Mira, Tom y Ada?"),
    ],
)
def test_names_on_cards_are_joined_as_a_language_does(locale, asked):
    words = all_words(locale)
    assert words.phrase("td-prompt-explore", heroes="Mira, Tom, Ada") == asked
    assert words.phrase("td-prompt-explore", heroes="Mira") == asked.replace(
        words.listed(["Mira", "Tom", "Ada"]), "Mira"
    )
