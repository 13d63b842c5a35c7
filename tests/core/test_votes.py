"""Votes: majorities, ties and voices still open."""

from typing import NamedTuple

import pytest

from rules.core.model import Action
from rules.core.votes import elected, settled
from rules.core.words import CORE_CATALOG, Text, load_words


class Want(Action):
    what: str


class Voice(NamedTuple):
    seat: int
    action: Want


A, B, C = Want(what="a"), Want(what="b"), Want(what="c")
WORDS = load_words((CORE_CATALOG,))
EVEN = "It was a tie, so the first seat among the tied decided:"
MOST = "Nobody had a majority, so most votes decided:"


def told(*voices, voters=None, **more):
    """How it was decided, in words: seats are called after their numbers."""
    found = settled(
        [Voice(*voice) for voice in voices],
        voters or len(voices),
        {seat: f"Hero {seat}" for seat in range(1, 9)},
        lambda _, want: Text.of("dir-n" if want == A else "dir-e" if want == B else "dir-s"),
        **more,
    )
    return [WORDS.say(event.text()) for event in found]


@pytest.mark.parametrize(
    ("voices", "voters", "decided"),
    [
        ((), 3, None),
        (((1, A),), 3, None),
        (((1, A), (2, A)), 3, A),
        (((1, A), (2, B)), 3, None),
        (((3, A), (2, B), (1, C)), 3, C),
        (((2, B), (1, A)), 2, A),
        (((1, A), (2, B), (3, B), (4, A)), 4, A),
    ],
)
def test_what_votes_decide(voices, voters, decided):
    assert elected([Voice(*voice) for voice in voices], voters) == decided


def test_everybody_is_heard_where_that_is_asked_for():
    voices = [Voice(1, A), Voice(2, A)]
    assert elected(voices, 3, everybody=True) is None
    assert elected([*voices, Voice(3, B)], 3, everybody=True) == A


def test_a_tie_says_who_wanted_what_and_whose_voice_counted():
    [said] = told((3, A), (2, B), (1, C))
    assert said == f"Hero 1: south; Hero 2: east; Hero 3: north. {EVEN} Hero 1."
    [said] = told((5, A), (4, B), (3, A), (2, B), (1, C))
    assert said == f"Hero 2, Hero 4: east; Hero 3, Hero 5: north; Hero 1: south. {EVEN} Hero 2."


def test_the_most_voices_say_so_where_they_are_no_majority():
    [said] = told((1, A), (2, B), (3, B), (4, C))
    assert said == f"Hero 2, Hero 3: east; Hero 1: north; Hero 4: south. {MOST} east."


def test_a_majority_needs_no_word():
    assert told((1, A), (2, A)) == []
    assert told((1, A), (2, A), voters=3) == []
    assert told((1, A), (2, B), (3, B)) == []


def test_of_eight_who_want_eight_things_four_are_named():
    wishes = [(seat, Want(what=str(seat))) for seat in range(1, 9)]
    [said] = told(*wishes)
    assert "Hero 4: south; 4 votes for something else. " in said
    assert "Hero 5" not in said
    [said] = told(*wishes[:5])
    assert "; one vote for something else. " in said


def test_what_changes_by_a_majority_alone_says_that():
    assert told((1, A), (2, B), kept=True) == [
        "Hero 1: north; Hero 2: east. A change needs a majority, so nothing changes."
    ]
