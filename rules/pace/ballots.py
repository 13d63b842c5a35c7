"""What a table decides together about somebody whose time is up, or about a step to take back.

A ballot is open for a day. Each of the others has one voice for one wish, and may change it; a wish
is carried once more than half of those who count have spoken for it. Who is silent has not agreed.
"""

from collections.abc import Collection, Iterable
from typing import Literal, get_args

from rules.core.model import Model, Seat

Wish = Literal["skip", "replace", "pause", "wait"]
"""Take the turn for them, offer the seat to others, stop all clocks, or go on waiting."""
WISHES: tuple[Wish, ...] = get_args(Wish)
WINDOW = 24 * 60 * 60
"""Seconds that a ballot is open."""
REST = 48 * 60 * 60
"""Seconds from the opening of one ballot about a seat to that of the next."""


class Voice(Model):
    """What one seat wishes."""

    seat: Seat
    wish: Wish


class Ballot(Model):
    """A ballot about one seat. `over` ones are kept for a while, so that the next one waits."""

    target: Seat
    opened: int
    voices: tuple[Voice, ...] = ()
    over: bool = False

    @property
    def until(self) -> int:
        """When it is over, should nobody decide it before."""
        return self.opened + WINDOW

    def named(self, wish: Wish) -> tuple[Seat, ...]:
        """Return the seats that spoke for a wish."""
        return tuple(voice.seat for voice in self.voices if voice.wish == wish)


class Proposal(Model):
    """A step to be taken back, if all agree: `to` is the version whose state is wished for."""

    to: int
    seat: Seat
    opened: int
    agreed: tuple[Seat, ...] = ()


Ballots = tuple[Ballot, ...]


def open_about(ballots: Iterable[Ballot], target: Seat) -> Ballot | None:
    """Return the ballot about a seat that is open, if any."""
    return next((each for each in ballots if each.target == target and not each.over), None)


def opens_at(ballots: Iterable[Ballot], target: Seat) -> int:
    """Return the first instant at which a new ballot about a seat may begin."""
    return max((each.opened + REST for each in ballots if each.target == target), default=0)


def with_opened(ballots: Ballots, target: Seat, now: int) -> Ballots:
    """Return a ballot more; those that do not matter any more are forgotten."""
    kept = [each for each in ballots if each.target != target and each.opened > now - REST]
    return (*kept, Ballot(target=target, opened=now))


def with_voice(ballots: Ballots, target: Seat, voice: Voice) -> Ballots:
    """Return the ballots with a seat's voice in the open one.

    What it said before does not count.
    """
    return tuple(
        each.with_(
            voices=(*(old for old in each.voices if old.seat != voice.seat), voice),
        )
        if each.target == target and not each.over
        else each
        for each in ballots
    )


def with_closed(ballots: Ballots, targets: Collection[Seat]) -> Ballots:
    """Return the ballots about some seats are over."""
    return tuple(each.with_(over=True) if each.target in targets else each for each in ballots)


def decided(ballot: Ballot, voters: Collection[Seat]) -> Wish | None:
    """Return what more than half of those who count wish, if anything.

    Others' voices do not count.
    """
    for wish in WISHES:
        if 2 * len(set(ballot.named(wish)) & set(voters)) > len(voters):
            return wish
    return None
