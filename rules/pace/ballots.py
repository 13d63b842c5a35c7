"""What a table decides together: what happens to an overdue turn, or whether to undo a step.

A ballot is open for a day. Each of the other seats has one vote for one outcome and may change it.
An outcome is decided once more than half of those who may vote have voted for it; a seat that has
not voted agrees to nothing.

A ballot that ends without a majority leaves things as they are, once. The second about the same
turn is decided by most votes; of outcomes with as many, by the vote of the host, else by the one
that changes least of those that end the wait.
"""

from collections.abc import Collection, Iterable
from typing import Literal, get_args

from rules.core.model import Model, Seat

Wish = Literal["skip", "replace", "pause", "wait"]
"""Take the turn for them, offer their seat to others, pause all clocks, or keep waiting."""
WISHES: tuple[Wish, ...] = get_args(Wish)
WINDOW = 24 * 60 * 60
"""Seconds that a ballot is open."""
REST = 48 * 60 * 60
"""Seconds between the openings of two ballots about the same seat."""


class Vote(Model):
    """The vote of one seat."""

    seat: Seat
    wish: Wish


class Ballot(Model):
    """A ballot about one seat. Those that are `over` are kept a while, so that the next waits.

    `turn` is when the turn that it is about began, `undecided` how many ballots about that turn
    have ended without a majority.
    """

    target: Seat
    opened: int
    voices: tuple[Vote, ...] = ()
    over: bool = False
    turn: int | None = None
    undecided: int = 0

    @property
    def until(self) -> int:
        """The time at which the ballot ends if nobody decides it before."""
        return self.opened + WINDOW

    def named(self, wish: Wish) -> tuple[Seat, ...]:
        """Return the seats that voted for an outcome."""
        return tuple(voice.seat for voice in self.voices if voice.wish == wish)


class UndoProposal(Model):
    """A proposed undo, carried out if all agree: the game returns to its state at version `to`."""

    to: int
    seat: Seat
    opened: int
    agreed: tuple[Seat, ...] = ()


Ballots = tuple[Ballot, ...]


def open_about(ballots: Iterable[Ballot], target: Seat) -> Ballot | None:
    """Return the ballot about a seat that is open, if any."""
    return next((each for each in ballots if each.target == target and not each.over), None)


def opens_at(ballots: Iterable[Ballot], target: Seat) -> int:
    """Return the earliest time at which a new ballot about a seat may begin."""
    return max((each.opened + REST for each in ballots if each.target == target), default=0)


def with_opened(ballots: Ballots, target: Seat, now: int, turn: int | None = None) -> Ballots:
    """Return the ballots with a new one about a turn; those that no longer matter are dropped."""
    kept = [
        each
        for each in ballots
        if each.target != target and (each.opened > now - REST or each.undecided)
    ]
    undecided = max(
        (each.undecided for each in ballots if each.target == target and each.turn == turn),
        default=0,
    )
    return (*kept, Ballot(target=target, opened=now, turn=turn, undecided=undecided))


def with_undecided(ballots: Ballots, target: Seat) -> Ballots:
    """Return the ballots with that about a seat noted as ending without a majority."""
    return tuple(
        each.with_(undecided=each.undecided + 1) if each.target == target else each
        for each in ballots
    )


def with_vote(ballots: Ballots, target: Seat, voice: Vote) -> Ballots:
    """Return the ballots with a seat's vote in the open one, in the place of its earlier vote."""
    return tuple(
        each.with_(
            voices=(*(old for old in each.voices if old.seat != voice.seat), voice),
        )
        if each.target == target and not each.over
        else each
        for each in ballots
    )


def without_voice(ballots: Ballots, seat: Seat) -> Ballots:
    """Return the ballots without the vote of a seat."""
    return tuple(
        each.with_(voices=tuple(voice for voice in each.voices if voice.seat != seat))
        for each in ballots
    )


def with_closed(ballots: Ballots, targets: Collection[Seat]) -> Ballots:
    """Return the ballots with those about some seats closed."""
    return tuple(each.with_(over=True) if each.target in targets else each for each in ballots)


def decided(ballot: Ballot, voters: Collection[Seat]) -> Wish | None:
    """Return the outcome that more than half of the voters want, if there is one.

    Votes of seats that are not among the voters do not count.
    """
    for wish in WISHES:
        if 2 * len(set(ballot.named(wish)) & set(voters)) > len(voters):
            return wish
    return None


def most_wanted(ballot: Ballot, voters: Collection[Seat], host: Collection[Seat]) -> Wish:
    """Return the outcome of a ballot that ends without a majority for the second time.

    It is what most of the voters want. Where that is not one outcome the vote of the `host` seats
    decides, if it is among those; else the first of them in the order of `WISHES`, as waiting on
    is what was tried already.
    """
    counts = {wish: len(set(ballot.named(wish)) & set(voters)) for wish in WISHES}
    most = [wish for wish in WISHES if counts[wish] == max(counts.values())]
    of_host = [wish for wish in most if set(ballot.named(wish)) & set(host) & set(voters)]
    return (of_host or most)[0]
