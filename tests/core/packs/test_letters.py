"""What is said is measured: length, lines and characters, after all escapes and choices."""

import sys
import unicodedata

import pytest

from bot.catalogs import all_words
from rules.core.packs.forms import MOST_FORMS
from rules.core.packs.letters import UNSEEN
from rules.core.packs.limits import LONGEST_NAME, MOST_LINES
from rules.core.packs.problems import PackError
from rules.core.packs.reading import read_pack
from rules.registry import pack_points
from rules.service.packs.templates import template_of
from tests.support.joined import joined

FILES = dict(template_of("mkd"))
WORDS = all_words("en")
NAME, CAN, RATS = "mkd-figure-ash_wolf", "mkd-can-wyn", "mkd-figure-cellar_rats"


def said_of(key, said, file="words/en.ftl"):
    """What is wrong with a pack in which a message says something else, a sentence each."""
    lines = FILES["words/en.ftl"].decode().splitlines()
    kept = [line for line in lines if not line.startswith(f"{key} =")]
    text = "\n".join([*kept, f"{key} = {said}"]) + "\n"
    return told({**FILES, file: text.encode()})


def told(files):
    try:
        read_pack(files, pack_points())
    except PackError as error:
        return [f"{each.file}: {WORDS.say(each.what)}" for each in error.problems]
    return []


def escaped(char):
    return f'{{ "\\U{ord(char):06X}" }}'


@pytest.mark.parametrize("key", [NAME, CAN, RATS])
@pytest.mark.parametrize("write", [str, escaped], ids=["typed", "escaped"])
@pytest.mark.parametrize(
    "char",
    [
        *("\u202e", "\u200b", "\u00ad", "\u2066", "\ufeff", "\U000e0041", "\ue000", "\u0378"),
        *("\u2028", "\u0085", "\x1b", "\x7f"),
        *("\u3164", "\u115f", "\uffa0", "\u2800", "\u034f", "\ufe00"),
    ],
    ids=lambda char: f"U+{ord(char):04X}",
)
def test_what_cannot_be_seen_is_refused_in_names_and_sentences(key, write, char):
    (problem,) = said_of(key, f"Wolf {write(char)} Wolf")
    assert problem.startswith(f"words/en.ftl: “{key}” has a character that cannot be seen")
    assert f"U+{ord(char):04X}." in problem


def test_every_character_is_judged_by_its_category():
    """All of Unicode, some hundreds at a time, in a sentence: what is refused is what is unseen."""
    refused = {chr(code) for code in range(sys.maxunicode + 1) if unseen(chr(code))}
    assert len(refused) > 100_000
    for char in ("é", "Ω", "ж", "文", "あ", "ก", "²", "—", "’", "…", "½", "♜", "🜁", "🏳", "\u00a0"):
        assert char not in refused
        assert said_of(NAME, f"Wolf{char}") == []


def unseen(char):
    return unicodedata.category(char) in UNSEEN


@joined("blank", ['{ "" }', '{ " " }', '{ "\\u00A0" }', '{ "\\u0301" }', '{""}{" "}'])
def test_what_says_nothing_is_refused(blank):
    (problem,) = said_of(NAME, blank)
    assert problem.endswith(f"“{NAME}” says nothing that can be seen.")


def test_a_choice_that_says_nothing_is_refused_though_others_say_something():
    said = '{ $x ->\n    [villain] { "" }\n   *[other] Wolf\n  }'
    (problem,) = said_of("mkd-numbered", said.replace("$x", "$number"))
    assert problem.endswith("“mkd-numbered” says nothing that can be seen.")


LONG = "W" * LONGEST_NAME


@joined(
    "said",
    [
        LONG,
        f'{{ "{LONG}" }}',
        f'{{ "{LONG[1:]}" }}W',
        f"{LONG[:-1]}{escaped('é')}",
        "é" * LONGEST_NAME,
    ],
)
def test_a_name_of_the_greatest_length_is_a_name_and_one_more_letter_is_not(said):
    assert said_of(NAME, said) == []
    (problem,) = said_of(NAME, said + "X")
    assert problem.endswith(f"is too long for a name. Letters, at most: {LONGEST_NAME}")


@pytest.mark.parametrize("key", [NAME, RATS])
@pytest.mark.parametrize(
    "said", ["Ash\n    Wolf", f"Ash{escaped(chr(10))}Wolf", '{ "Ash" }\n\n    Wolf']
)
def test_a_name_of_several_lines_is_refused(key, said):
    """Whether it is that of an entry, or one of the game's own in other words."""
    (problem,) = said_of(key, said)
    assert problem.endswith("has several lines, and may have one. Write it on one line.")


def test_sentences_have_some_lines_and_not_many():
    assert said_of(CAN, "\n    ".join(["Walks"] * MOST_LINES)) == []
    (problem,) = said_of(CAN, "\n    ".join(["Walks"] * (MOST_LINES + 1)))
    assert problem.endswith(f"has more lines than {MOST_LINES}.")


@joined("said", ['http:{ "//" }evil.example', '{ "<" }@1>', '{ "\\u003C@1\\u003E" }'])
def test_what_links_or_mentions_is_found_over_pieces(said):
    (problem,) = said_of(CAN, said)
    assert "formats, links or mentions" in problem


def test_names_of_the_game_in_other_words_stay_names():
    assert said_of(RATS, "Soot Rats") == []
    (problem,) = said_of(RATS, "R" * 900)
    assert "is too long for a name" in problem


def test_marks_are_not_piled_up():
    assert said_of(NAME, "Wo\u0301\u0323lf") == []
    (problem,) = said_of(NAME, "Wo" + "\u0301" * 9 + "lf")
    assert problem.endswith("has too many marks over and under one letter. At most: 4")


def test_what_has_too_many_forms_is_refused():
    choice = "{ $number ->\n    [0] a\n    [1] b\n    [2] c\n   *[other] d\n  }"
    (problem,) = said_of("mkd-numbered", choice * 6)
    assert f"more forms than {MOST_FORMS}" in problem


def test_an_escape_of_no_character_is_refused():
    (problem,) = said_of(NAME, '{ "\\U110000" }')
    assert problem.startswith(f"words/en.ftl: “{NAME}” has an escape that stands for no character")


@joined("field", ["title", "about", "licence", "authors"])
def test_what_a_pack_says_of_itself_is_judged_as_well(field):
    lines = FILES["pack.toml"].decode().splitlines()
    said = '["Wolf\\u202E"]' if field == "authors" else '"Wolf\\u202E"'
    made = [f"{field} = {said}" if line.startswith(f"{field} ") else line for line in lines]
    number = next(at for at, line in enumerate(made, 1) if line.startswith(f"{field} "))
    with pytest.raises(PackError) as refused:
        read_pack({**FILES, "pack.toml": "\n".join(made).encode()}, pack_points())
    (problem,) = refused.value.problems
    assert (problem.file, problem.line) == ("pack.toml", number)
    assert "U+202E" in WORDS.say(problem.what)


def test_a_kept_pack_is_read_without_what_cannot_be_said():
    text = FILES["words/en.ftl"].decode().replace("= Ash Wolf", f"= {LONG}X")
    pack = read_pack({**FILES, "words/en.ftl": text.encode()}, pack_points(), kept=True)
    (name,) = (said for key, said in pack.names["en"].items() if key.startswith(NAME))
    assert name.rstrip().endswith("= ash wolf")
