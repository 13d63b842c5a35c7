"""Words: keys in, sentences out, phrasings by colour."""

from itertools import pairwise

import pytest
from fluent.syntax import ast, parse

from rules.core.fluent_parsing import Parser
from rules.core.words import Colour, Event, Text, Words, folded, load_words, text_of
from tests.support.joined import joined
from tests.support.sources import ROOMS, catalogs_in

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


class Missed(Event, kind="miss"):
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


def test_whoever_asks_again_has_words_that_were_parsed_before(tmp_path):
    (tmp_path / "en.ftl").write_text("hello = Hello", "utf-8")
    assert load_words((tmp_path,)) is load_words((tmp_path,))


def test_texts_survive_storage():
    text = Text.of("nested", what=Text.of("hit", who="Katla", damage=2))
    assert Text.model_validate_json(text.model_dump_json()) == text


def test_a_folder_of_pages_adds_to_the_catalog(tmp_path):
    (tmp_path / "en.ftl").write_text("hello = Hello", "utf-8")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "frost.ftl").write_text("cold = Brr", "utf-8")
    words = load_words((tmp_path,), "de")
    assert (words.phrase("hello"), words.phrase("cold")) == ("Hello", "Brr")


def test_a_name_is_called_with_the_article_of_its_catalog(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "elf = Elf\n    .indefinite = an Elf\nfind = Find { $a_who }, { $who }\n", "utf-8"
    )
    words = load_words((tmp_path,))
    assert words.phrase("find", who=Text.of("elf")) == "Find an Elf, Elf"
    assert {words.say(Text.of("elf"), Colour(b"seed", str(n))) for n in range(20)} == {"Elf"}


def test_a_deed_to_oneself_has_its_own_sentence_where_there_is_one(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "mira = Mira\ntom = Tom\nheal = { $who } heals { $whom }\n"
        "heal-self = { $who } binds a wound\nsee = { $who } sees { $whom }\n",
        "utf-8",
    )
    words = load_words((tmp_path,))
    mira, tom = Text.of("mira"), Text.of("tom")
    assert words.phrase("heal", who=mira, whom=tom) == "Mira heals Tom"
    assert words.phrase("heal", who=mira, whom=mira) == "Mira binds a wound"
    assert words.phrase("see", who=mira, whom=mira) == "Mira sees Mira"


def test_sentences_reckon(tmp_path):
    (tmp_path / "en.ftl").write_text(
        "need = { SUM($over, 1) ->\n    [1] anything\n   *[other] { SUM($over, 1) } or more\n }, "
        "{ DIFFERENCE($total, $die) } too few",
        "utf-8",
    )
    words = load_words((tmp_path,))
    assert words.phrase("need", over=6, total=5, die=3) == "7 or more, 2 too few"
    assert words.phrase("need", over=0, total=5, die=3) == "anything, 2 too few"


@joined("count", [2, 3, 5, 8])
def test_no_phrasing_is_said_twice_in_a_row_from_turn_to_turn(count):
    for salt in range(20):
        said = [Colour(b"seed", str(salt), turn).phrasing("hit", count) for turn in range(90)]
        assert all(first != second for first, second in pairwise(said))
        assert set(said) == set(range(count))


@joined("count", [3, 5, 8])
def test_no_phrasing_is_said_twice_in_a_row_within_turns_of_several(count):
    said = []
    for turn in range(200):
        colour = Colour(b"seed", "hits", turn)
        said += [colour.phrasing("hit", count) for _ in range(1 + turn * 7 % 3)]
    assert all(first != second for first, second in pairwise(said))


def test_keys_and_seeds_have_orders_of_their_own():
    orders = {
        tuple(Colour(seed, "", turn).phrasing(key, 8) for turn in range(8))
        for seed in (b"a", b"b")
        for key in ("hit", "miss")
    }
    assert len(orders) == 4
    assert all(sorted(order) == list(range(8)) for order in orders)


def test_words_are_compared_without_case_and_with_straight_quotes():
    """Whoever types has either kind of apostrophe; the catalogs have the typographic one."""
    assert folded("The Giant’s “Letter Knife”") == folded('the giant\'s "LETTER knife"')


def plain(message):
    """What a message says if there is nothing to fill in, as the library parsed it."""
    elements = message.value.elements if message.value else ()
    return "".join(each.value if isinstance(each, ast.TextElement) else "\0" for each in elements)


def test_messages_that_no_parser_needs_to_see_say_what_it_would_have_read():
    seen = 0
    for room in ROOMS:
        for path in catalogs_in(room):
            words = Words.load([path])
            for entry in Parser().parse(path.read_text("utf-8")).body:
                if isinstance(entry, ast.Message) and "\0" not in (said := plain(entry)) and said:
                    assert words.phrase(entry.id.name) == said
                    seen += 1
    assert seen > 1000


@pytest.mark.parametrize(
    "line", ["odd =   Two  words  ", "odd=[a] *b .c", "odd = \t", "odd = a\\b"]
)
def test_a_line_says_what_the_library_reads_in_it(tmp_path, line):
    path = tmp_path / "en.ftl"
    path.write_text(f"{line}\n\nnext = Next\n", "utf-8")
    message = parse(path.read_text("utf-8")).body[0]
    if isinstance(message, ast.Message):
        assert Words.load([path]).phrase("odd") == plain(message)
    else:
        with pytest.raises(Exception, match="odd"):
            Words.load([path]).phrase("odd")
