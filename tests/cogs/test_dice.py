"""`/roll`: every expression gets its dice or a sentence, at once."""

import re
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.catalogs import all_words
from cogs.base.errors import sentence
from cogs.dice import rolled
from rules.core.errors import RuleError
from rules.core.signs import FACES
from tests.cogs.conduct import CALLS
from tests.support.joined import joined

REFUSED = (
    "1e9d1e9", "1000000000d1000000000", "201d6", "(" * 400 + "1" + ")" * 400, "(" * 199, "1/0",
    "1//0", "1%0", "0.5/0.0", "1d0", "1d1.5", "1d1e1", "1d1rr1", "1d20ro", "the door", "٣d٦",
    "d", "dd", "", " ", "\u202e1d6", "@everyone", "<@1>", "1d6;import os", "__import__('os')",
    "1d6\x00", "9" * 5000, "1d-1", "kh1", "1d6kh", "((1d6)", "1d6[", "[fire]", "💥d6",
)  # fmt: skip
ROLLED = (
    "1d20", "d20", "2d6+3", "4d6kh3", "2d8ro<3", "200d6", "1d1000", "(1d6+2)*3", "-1", "1d%",
    "(" * 99 + "1" + ")" * 99, "9" * 200, "1d20[<@1> @everyone]", "9*" * 99 + "9", "10/4", "7%3",
    "(1,2,3)kh2", "-1d6", "1d6mi2", "1d20 > 5",
    "1d20–2", "1d20—2", "1d20−2", "D20", "2D6+D4", "２ｄ６＋１", "2d6×2", "4d6÷2",
    "1d20\u00a0+\u00a03",
    "2d6 # comment", "1d20+3 for the door", "2d6 damage, cold",
)  # fmt: skip


@joined("expression", REFUSED)
def test_what_cannot_be_rolled_is_refused_in_words(expression: str) -> None:
    began = time.thread_time()
    with pytest.raises(RuleError) as refused:
        rolled(expression)
    assert time.thread_time() - began < 1
    said = sentence(refused.value, all_words("en"))
    assert "Try something like" in said or "Roll fewer" in said
    assert not CALLS.search(said)
    assert len(said) < 400


@joined("expression", ROLLED)
def test_what_can_be_rolled_shows_its_working(expression: str) -> None:
    began = time.thread_time()
    _, working, total = rolled(expression)
    assert time.thread_time() - began < 1
    assert re.fullmatch(r"-?\d+(\.\d+)?(e[+-]?\d+)?", total)
    assert len(working) <= 900
    assert not CALLS.search(working)


@settings(max_examples=150)
@given(st.text("0123456789d+-*/%()<>,.[]khlrope miax", max_size=220))
def test_any_expression_is_rolled_or_refused(expression: str) -> None:
    try:
        said = "".join(rolled(expression)[1:])
    except RuleError as refused:
        said = sentence(refused, all_words("en"))
    assert 0 < len(said) <= 1900
    assert not CALLS.search(said)


def test_the_result_tells_the_working_and_the_total() -> None:
    said = all_words("en").phrase("roll-result", working="1d6 (2)", total="2")
    assert said == "1d6 (2)\n**Total: 2**"


@pytest.mark.parametrize(
    ("expression", "sides"),
    [("3d6", (6, 6, 6)), ("4d6kh3+1d20-2", (6, 6, 6, 20)), ("-1d8", (8,)), ("2d6ro<6", (6, 6))],
)
def test_the_dice_that_count_have_faces(expression: str, sides: tuple[int, ...]) -> None:
    faces = rolled(expression).faces
    assert tuple(int(face[1:].partition("_")[0]) for face in faces) == sides
    assert set(faces) <= set(FACES)


def test_faces_are_those_of_the_dice_in_words() -> None:
    faces, working, _ = rolled("5d6")
    told = re.findall(r"\d+", working.partition("(")[2].partition(")")[0])
    assert faces == tuple(f"d6_{number}" for number in told)


@pytest.mark.parametrize("expression", ["13d6", "1d7", "1d6+1d%", "5", "3d1000"])
def test_many_dice_and_those_without_pictures_are_told_in_words_alone(expression: str) -> None:
    assert rolled(expression).faces == ()


@pytest.mark.parametrize(
    ("typed", "read"),
    [("2W6+1", "2d6 "), ("3w8", "3d8 "), ("W20", "1d20 "), ("1d%", "1d100 "), ("W%", "1d100 ")],
)
def test_dice_are_written_as_people_write_them(typed: str, read: str) -> None:
    assert rolled(typed).working.startswith(read)


@pytest.mark.parametrize(
    ("typed", "locale", "read"),
    [
        ("1d20+5 advantage", "en", "2d20kh1"),
        ("d20 # adv", "en", "2d20kh1"),
        ("1d20-1 Disadvantage", "en", "2d20kl1"),
        ("W20 mit Vorteil", "de", "2d20kh1"),
        ("1d20 desventaja", "es", "2d20kl1"),
        ("1d20 adverb", "en", "1d20 "),
        ("2d20 advantage", "en", "2d20 "),
    ],
)
def test_a_word_behind_it_rolls_a_d20_twice(typed: str, locale: str, read: str) -> None:
    twice = all_words(locale).phrase("roll-twice-words")
    assert rolled(typed, twice).working.startswith(read)
