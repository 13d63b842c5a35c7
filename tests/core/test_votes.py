"""Votes: majorities, ties and voices still open."""

from typing import NamedTuple

from rules.core.dice import ScriptedDice
from rules.core.model import Action, GameState, Model
from rules.core.resolution import BaseResolution
from rules.core.votes import Voting, elected, settled
from rules.core.words import CORE_CATALOG, HeroEvent, Text, load_words
from tests.support.joined import joined


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


@joined(
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
    assert (
        said == f"Hero 2 and Hero 4: east; Hero 3 and Hero 5: north; Hero 1: south. {EVEN} Hero 2."
    )


def test_the_most_voices_say_so_where_they_are_no_majority():
    [said] = told((1, A), (2, B), (3, B), (4, C))
    assert said == f"Hero 2 and Hero 3: east; Hero 1: north; Hero 4: south. {MOST} east."


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


class Spoken(HeroEvent):
    kind: str = "spoken"
    choice: Text


class Cast(Model):
    seat: int
    action: Want


class Hall(GameState):
    votes: tuple[Cast, ...] = ()
    voters: tuple[int, ...] = (1, 2, 3)
    shut: tuple[tuple[int, str], ...] = ()
    asked_alone: bool = False
    all_are_heard: bool = False


def forbids(state, seat, action):
    assert not state.votes, "whether something can be done does not hang on votes for it"
    return "shut" if (seat, action.what) in state.shut else None


VOTING = Voting(
    vote=Cast,
    told=Spoken,
    voters=lambda state: state.voters,
    name=lambda state, seat: f"Hero {seat}",
    label=lambda state, seat, action: Text.of(f"dir-{action.what}"),
    forbids=forbids,
    waits=lambda state: state.asked_alone,
    everybody=lambda state: state.all_are_heard,
)


def counted(*voices, **state):
    """What comes of votes once they are counted: the decision, the votes left, what was told."""
    votes = tuple(Cast(seat=seat, action=action) for seat, action in voices)
    play = BaseResolution(Hall(votes=votes, **state), ScriptedDice())
    decision = VOTING.decided(play)
    left = [(vote.seat, vote.action) for vote in play.state.votes]
    return decision, left, [event.kind for event in play.events]


def test_a_vote_is_stored_and_told():
    play = BaseResolution(Hall(), ScriptedDice())
    VOTING.cast(play, 2, A)
    assert play.state.votes == (Cast(seat=2, action=A),)
    assert play.events == [Spoken(hero="Hero 2", choice=Text.of("dir-a"))]


def test_what_a_majority_wants_is_done_by_the_first_of_them():
    decision, left, told_of = counted((3, A), (2, A))
    assert decision == (A, (2, 3), 2)
    assert (left, told_of) == ([], [])


def test_a_tie_is_told_when_it_is_settled():
    decision, left, told_of = counted((2, B), (1, A), voters=(1, 2))
    assert decision == (A, (1,), 1)
    assert (left, told_of) == ([], ["vote-settled"])


def test_open_votes_stay():
    assert counted((3, A)) == (None, [(3, A)], [])
    assert counted() == (None, [], [])
    both = counted((3, A), (1, A), all_are_heard=True)
    assert both == (None, [(3, A), (1, A)], [])


def test_a_vote_for_what_cannot_be_done_any_more_does_not_count():
    assert counted((1, A), (2, B), shut=((1, "a"),)) == (None, [(2, B)], [])
    decision, left, _ = counted((1, A), (2, B), (3, B), shut=((1, "a"),))
    assert (decision, left) == ((B, (2, 3), 2), [])
    # Two of three spoke for it, and nobody can do it: both are asked again.
    assert counted((1, A), (2, A), shut=((1, "a"), (2, "a"))) == (None, [], [])


def test_whoever_cannot_do_it_supports_those_who_can():
    decision, _, _ = counted((1, A), (2, A), shut=((1, "a"),))
    assert decision == (A, (1, 2), 2)


def test_a_death_can_decide_a_vote():
    decision, _, _ = counted((2, A), (3, B), voters=(2, 3))
    assert decision == (A, (2,), 2)


def test_votes_wait_while_somebody_alone_is_asked():
    stale = counted((1, A), (2, A), shut=((1, "a"), (2, "a")), asked_alone=True)
    assert stale == (None, [(1, A), (2, A)], [])
    assert counted((1, A), (2, A), asked_alone=True) == (None, [(1, A), (2, A)], [])
