"""What happened in all games, in as few messages as hold it, each game whole."""

import pytest

from bot.catalogs import all_words
from cogs.history.catch_up import ROOM, messages_of
from rules.service.history.catch_up import CatchUp, GameNews

TITLE = "## Meanwhile, in all your games"


def news(letters):
    """News of so many letters."""
    return GameNews(adventure="a", head="h" * (letters - 6), lines=("lines",))


def texts(*games, more=0):
    return list(messages_of(CatchUp(games=games, more=more), all_words("en")))


def test_a_message_holds_title_games_and_how_many_more():
    told = texts(news(10), news(12), more=3)
    (text,) = told
    title, first, second, more = text.split("\n\n")
    assert (title, first, second) == (TITLE, "hhhh\nlines", "hhhhhh\nlines")
    assert "3 more games" in more


def test_where_there_are_no_more_nothing_is_said_of_more():
    assert texts(news(10)) == [f"{TITLE}\n\nhhhh\nlines"]


@pytest.mark.parametrize(("over", "messages"), [(-1, 1), (0, 1), (1, 2)])
def test_a_message_is_filled_to_the_last_letter(over, messages):
    room = ROOM - len(TITLE) - 2
    told = texts(news(room + over))
    assert len(told) == messages
    assert all(len(text) <= ROOM for text in told)
    if messages == 2:
        assert told[0] == TITLE


def test_the_rest_goes_on_from_an_empty_message():
    half = ROOM // 2
    told = texts(news(half), news(half), news(half - 2), news(10))
    assert [len(text) for text in told] == [len(TITLE) + 2 + half, ROOM, 10]
    assert told[2] == "hhhh\nlines"


def test_news_that_no_message_holds_are_cut_to_one():
    told = texts(news(ROOM * 2))
    assert [told[0], len(told[1])] == [TITLE, ROOM]
