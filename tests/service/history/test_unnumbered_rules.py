"""Rulebooks without numbered rules: the goal of the sixth game and its fights are told."""

import pytest

from bot.catalogs import folders
from rules.core.errors import RuleError
from rules.core.words import load_words
from rules.registry import rulesets
from rules.service.history.rulebooks import Rulebooks, RulesFound
from tests.support.known import with_rules
from tests.systems.sixth import RULESET as SIXTH

KEY = SIXTH.key
WORDS = load_words((*folders(), *SIXTH.catalogs))
BOOKS = Rulebooks(lambda _locale: WORDS)
FIGHT = WORDS.phrase(f"{KEY}-help-fight")


@pytest.fixture(autouse=True)
def _sixth_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rulesets(), KEY, SIXTH)


@pytest.mark.parametrize("asked", ["how do I fight?", "attack", "Can I shoot"])
def test_a_fight_is_told_by_the_words_that_every_game_has(asked: str) -> None:
    assert BOOKS.find(KEY, asked, "en") == RulesFound(notes=("**How a fight goes**", FIGHT))


def test_a_mistyped_word_is_looked_up_as_the_nearest() -> None:
    nearest, heading, told = BOOKS.find(KEY, "atack", "en").notes
    assert "attack" in nearest
    assert (heading, told) == ("**How a fight goes**", FIGHT)


@pytest.mark.parametrize("asked", ["goal", "how do I win?"])
def test_its_goal_is_said_once(asked: str) -> None:
    (said,) = BOOKS.find(KEY, asked, "en").notes
    assert WORDS.say(SIXTH.goal(SIXTH.preset)) in said


@pytest.mark.parametrize("asked", ["candle", "what is the guardian?", "heroes"])
def test_what_its_goal_mentions_is_answered_with_the_goal(asked: str) -> None:
    (said,) = BOOKS.find(KEY, asked, "en").notes
    assert WORDS.say(SIXTH.goal(SIXTH.preset)) in said


def test_what_its_fights_mention_is_answered_with_a_fight() -> None:
    assert BOOKS.find(KEY, "hearts", "en").notes == ("**How a fight goes**", FIGHT)


def test_what_both_mention_is_answered_with_both() -> None:
    goal, *fight = BOOKS.find(KEY, "Can I strike?", "en").notes
    assert WORDS.say(SIXTH.goal(SIXTH.preset)) in goal
    assert fight == ["**How a fight goes**", FIGHT]


def test_an_id_is_looked_up_in_the_books_of_other_games() -> None:
    found = BOOKS.find(KEY, "TD-19", "en")
    assert [rule.id for rule in found.rules] == ["TD-019"]
    assert WORDS.phrase("three-dice-title") in found.notes[0]


def test_what_is_not_told_is_refused_with_what_can_be_asked() -> None:
    for asked in ("xyzzy", "ZZ-7"):
        with pytest.raises(RuleError, match="no-such-rule-headings") as refused:
            BOOKS.find(KEY, asked, "en")
        said = WORDS.say(refused.value.text)
        assert "You can look up: The goal; How a fight goes." in said


@pytest.mark.parametrize("key", with_rules())
def test_games_with_topics_of_their_own_keep_them(key: str) -> None:
    with pytest.raises(RuleError) as refused:
        BOOKS.find(key, "xyzzy", "en")
    assert "How a fight goes" not in WORDS.say(refused.value.text)
