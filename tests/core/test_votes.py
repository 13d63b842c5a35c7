"""Votes: majorities, ties and voices still open."""

from typing import NamedTuple

import pytest

from rules.core.model import Action
from rules.core.votes import elected


class Want(Action):
    what: str


class Voice(NamedTuple):
    seat: int
    action: Want


A, B, C = Want(what="a"), Want(what="b"), Want(what="c")


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
