"""Votes on what a party does together: who spoke for what, what that decides, and how."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

from rules.core.model import Action, Seat
from rules.core.words import Event, Text

W = TypeVar("W", bound=Hashable)
W_co = TypeVar("W_co", bound=Hashable, covariant=True)
S = TypeVar("S", bound="VotingState")

MOST_SIDES = 4
"""Actions that are named when it is told how a vote was decided; others are counted."""


class Vote(Protocol[W_co]):
    """What one seat wants; each system stores votes of its own type of actions."""

    @property
    def seat(self) -> Seat:
        """The seat that voted."""
        ...

    @property
    def action(self) -> W_co:
        """The action that it voted for."""
        ...


class Side(NamedTuple, Generic[W]):
    """Those who want the same action, in the order of their seats."""

    wish: W
    seats: tuple[Seat, ...]


class VoteSettled(Event, kind="vote-settled"):
    """No majority decided a vote: `voices` says who wanted what.

    "even": `hero` has the lowest seat of those whose `choice` leads. "most": that one leads alone.
    "kept": it takes a majority to change anything.
    """

    how: Literal["even", "most", "kept"]
    voices: Text
    hero: str
    choice: Text


def sides(votes: Sequence[Vote[W]]) -> tuple[Side[W], ...]:
    """Return each wish with the seats that voted for it, the most first; ties by lowest seat."""
    found: dict[W, list[Seat]] = {}
    for vote in sorted(votes, key=lambda vote: vote.seat):
        found.setdefault(vote.action, []).append(vote.seat)
    # Sides are found in the order of their lowest seats, and sorting keeps that among equals.
    return tuple(
        Side(wish, tuple(seats))
        for wish, seats in sorted(found.items(), key=lambda side: -len(side[1]))
    )


def deciders(
    decisions: str, voters: tuple[Seat, ...], votes: Sequence[Vote[W]]
) -> tuple[Seat, ...]:
    """Return who may still vote on a common decision, in seat order.

    By `decisions`, a setting: the "leader" alone, who is the first of the `voters`; "anyone" of
    them; or by "vote" whoever has not spoken yet.
    """
    if decisions == "leader":
        return voters[:1]
    if decisions == "anyone" or not votes:
        return voters
    voted = {vote.seat for vote in votes}
    return tuple(seat for seat in voters if seat not in voted)


def needs_votes(decisions: str, voters: Sequence[Seat]) -> bool:
    """Return whether a common decision needs more than one vote."""
    return decisions == "vote" and len(voters) > 1


def elected(votes: Sequence[Vote[W]], voters: int, *, everybody: bool = False) -> W | None:
    """Return the decision of the votes, or None while they are open.

    More than half of the voters decide at once, unless `everybody` is to be heard; when all have
    spoken the most votes do, and on a tie the lowest seat among the leading ones.
    """
    if not votes:
        return None
    first = sides(votes)[0]
    if len(votes) < voters and (everybody or 2 * len(first.seats) <= voters):
        return None
    return first.wish


def settled(
    votes: Sequence[Vote[W]],
    voters: int,
    names: Mapping[Seat, str],
    label: Callable[[Seat, W], Text],
    *,
    kept: bool = False,
) -> tuple[VoteSettled, ...]:
    """Return an event that tells how votes without a majority were decided; none with a majority.

    `names` are those of the seats, and `label` says what a seat calls a wish. `kept` says that
    without a majority all stays as it was, instead of the leading wish being carried out.
    """
    found = sides(votes)
    first = found[0]
    if 2 * len(first.seats) > voters:
        return ()
    even = len(found) > 1 and len(found[1].seats) == len(first.seats)
    told = VoteSettled(
        how="kept" if kept else "even" if even else "most",
        voices=_voices(found, names, label),
        hero=names[first.seats[0]],
        choice=label(first.seats[0], first.wish),
    )
    return (told,)


def _voices(
    found: tuple[Side[W], ...], names: Mapping[Seat, str], label: Callable[[Seat, W], Text]
) -> Text:
    """Return who wants what: the leading actions with the names of their supporters.

    Votes for other actions are counted.
    """
    said = [
        Text.of(
            "vote-side",
            heroes=", ".join(names[seat] for seat in side.seats),
            choice=label(side.seats[0], side.wish),
        )
        for side in found[:MOST_SIDES]
    ]
    others = sum(len(side.seats) for side in found[MOST_SIDES:])
    if others:
        said.append(Text.of("vote-others", voices=others))
    told = said[0]
    for side in said[1:]:
        told = Text.of("vote-sides", sides=told, side=side)
    return told


class VotingState(Protocol):
    """What a vote asks of any state."""

    @property
    def votes(self) -> tuple[Vote[Any], ...]:
        """The votes cast so far."""
        ...

    def with_(self, **changes: object) -> Self:
        """Return a copy with the named fields changed."""
        ...


class VotingResolution(Protocol[S]):
    """What a vote asks of the working table of an action."""

    state: S

    def change(self, **changes: object) -> None:
        """Replace fields of the state."""
        ...

    def tell(self, *events: Event) -> None:
        """Add events to those that the action has caused."""
        ...


class Decision(NamedTuple):
    """What votes have decided, who wants it in seat order, and the first of them who can do it."""

    action: Action
    supporters: tuple[Seat, ...]
    seat: Seat


@dataclass(frozen=True)
class Voting(Generic[S]):
    """How the seats of a game vote on what they do together.

    A vote is stored as a `vote` and told as a `told`. `voters` have a voice, `name` says what a
    seat is called, and `label` what it calls an action. `forbids` says why a seat cannot do
    something, if no votes were cast. `waits` says whether votes wait because somebody alone is
    asked something, and `everybody` whether all are heard even after a majority.
    """

    vote: Callable[..., Vote[Action]]
    told: Callable[..., Event]
    voters: Callable[[S], tuple[Seat, ...]]
    name: Callable[[S, Seat], str]
    label: Callable[[S, Seat, Any], Text]
    forbids: Callable[[S, Seat, Action], object]
    waits: Callable[[S], bool] = lambda _: False
    everybody: Callable[[S], bool] = lambda _: False

    def cast(self, play: VotingResolution[S], seat: Seat, action: Action) -> None:
        """Store a seat's vote for an action."""
        state = play.state
        choice = self.label(state, seat, action)
        play.change(votes=(*state.votes, self.vote(seat=seat, action=action)))
        play.tell(self.told(hero=self.name(state, seat), choice=choice))

    def decided(self, play: VotingResolution[S]) -> Decision | None:
        """Drop votes that no longer count; return the decision of the others, if there is one.

        An event tells how the decision was made, and all votes are deleted then.
        """
        state = play.state
        if not state.votes or self.waits(state):
            return None
        able = self._able(state)
        kept = tuple(vote for vote in state.votes if vote.action in able)
        if len(kept) != len(state.votes):
            play.change(votes=kept)
        voters = len(self.voters(state))
        action = elected(kept, voters, everybody=self.everybody(state))
        if action is None:
            return None
        names = {vote.seat: self.name(state, vote.seat) for vote in kept}

        def label(seat: Seat, wish: Action) -> Text:
            return self.label(play.state, seat, wish)

        play.tell(*settled(kept, voters, names, label))
        play.change(votes=())
        supporters = tuple(sorted(vote.seat for vote in kept if vote.action == action))
        return Decision(action, supporters, able[action])

    def _able(self, state: S) -> Mapping[Action, Seat]:
        """Return the actions voted for that can be done still, each with who would do it.

        That is the lowest seat of those who want it and can: so a vote counts as long as one of
        its side could do it.
        """
        unvoted = state.with_(votes=())
        found: dict[Action, Seat] = {}
        for vote in sorted(state.votes, key=lambda vote: vote.seat):
            if vote.action not in found and not self.forbids(unvoted, vote.seat, vote.action):
                found[vote.action] = vote.seat
        return found
