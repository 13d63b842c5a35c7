"""How many questions /rules answers as people ask them: by one of its first three rules.

The questions stand in a file beside this, thirty for each released game with numbered rules.
"""

import re
from pathlib import Path

import pytest

from bot.catalogs import all_words
from rules.service.history.rulebooks import Rulebooks
from tests.support.known import released, with_rules

BOOKS = Rulebooks(all_words)
FILE = Path(__file__).with_name("asked_by_people.txt")
EACH, FIRST = 30, 3
SHARE, LEAST = 0.9, 0.8
"""The least share of all questions that is answered, and of those about one game."""
LINE = re.compile(r"(?P<question>.+?) (?P<ids>(?:[A-Z]+-\d+ ?)+)")


def asked() -> dict[str, list[tuple[str, set[str]]]]:
    """Of each game the questions, with the rules that answer them."""
    found: dict[str, list[tuple[str, set[str]]]] = {}
    key = ""
    for line in FILE.read_text("utf-8").splitlines():
        if line.startswith("["):
            key = line.strip("[]")
        elif line and not line.startswith("#"):
            read = LINE.fullmatch(line)
            assert read is not None, line
            found.setdefault(key, []).append((read["question"], set(read["ids"].split())))
    return found


QUESTIONS = asked()


def answered(key: str, question: str, ids: set[str]) -> bool:
    """Whether one of the rules that answer is among the first that are shown."""
    shown = BOOKS.find(key, question, "en").rules[:FIRST]
    return bool(ids & {rule.id for rule in shown})


def left(key: str) -> list[str]:
    """The questions about a game that are not answered."""
    return [asked for asked, ids in QUESTIONS[key] if not answered(key, asked, ids)]


def test_each_game_is_asked_about() -> None:
    assert set(QUESTIONS) == {key for key in with_rules() if released(key)}
    assert {len(each) for each in QUESTIONS.values()} == {EACH}


@pytest.mark.parametrize("key", QUESTIONS)
def test_every_answer_is_a_rule_that_the_game_has(key: str) -> None:
    for question, ids in QUESTIONS[key]:
        for each in ids:
            found = BOOKS.find(key, each, "en")
            assert [rule.id for rule in found.rules] == [each], question
            assert not found.notes, question


def test_questions_are_answered_by_the_first_rules() -> None:
    unanswered = {key: left(key) for key in QUESTIONS}
    count = sum(map(len, QUESTIONS.values()))
    assert 1 - sum(map(len, unanswered.values())) / count >= SHARE, unanswered
    for key, each in unanswered.items():
        assert 1 - len(each) / EACH >= LEAST, (key, each)
