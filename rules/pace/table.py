"""The clocks of one table: what it has agreed on, whose turn it is since when, who is absent.

A seat's turn begins when the game waits for it and is over when it no longer does. `turns` begins
and ends them, `schedule` says what is due, `stops` stops clocks and changes terms.
"""

from typing import Literal

from pydantic import Field

from rules.core.model import Model, Seat
from rules.pace.ballots import Ballot, UndoProposal
from rules.pace.clock import Policy
from rules.pace.declared import Declared, Done, declared_by
from rules.pace.frozen import Quiet, Span
from rules.pace.handover import FormerPlayer, Offer
from rules.pace.kept import Kept, repeating
from rules.pace.onward import Onward
from rules.pace.parked import Parked
from rules.pace.proposal import Proposal, Voice

OnMiss = Literal["wait", "guard", "autopilot", "vote"]
OnVacation = Literal["wait", "play"]
DAY = 24 * 60 * 60


class Terms(Model):
    """What a table has agreed on.

    `on_miss` says what happens to a turn whose time is up: nothing, a cautious action, the
    autopilot by stance, or a vote of the others. After `misses` in a row a seat counts as absent:
    its turns are taken after ten minutes and nobody is reminded; `offer_after` days later the seat
    is offered to others (0: never). `weekends` says whether clocks run on Saturdays and Sundays in
    `policy.zone`; `signs` whether a thread that the bot opened is named after whose turn it is.
    With `together` everybody who has a turn in a round is on the clock from its beginning, and
    declares it. With `rounds` a round has one time for all besides (`turn_times`): it is carried
    out when all have spoken or that is up, and a missed one counts twice. `vacations` says whether
    the table waits for people on vacation, or their turns are taken. `proposed` says that nobody
    chose the time of a turn: until the game begins it follows from how many have a seat. `window`
    are the seconds in which others may say otherwise to what somebody would have the party do,
    `window_live` the same in live play; 0 for none, as at tables from before there was such a time.
    """

    policy: Policy = Policy()
    on_miss: OnMiss = "guard"
    misses: int = Field(default=3, ge=1, le=20)
    offer_after: int = Field(default=7, ge=0, le=60)
    weekends: bool = True
    signs: bool = True
    holidays: frozenset[str] = frozenset()
    together: bool = False
    rounds: bool = False
    vacations: OnVacation = "wait"
    proposed: bool = False
    window: int = Field(default=0, ge=0, le=DAY)
    window_live: int = Field(default=0, ge=0, le=DAY)


class Era(Model):
    """The calendar that a table had agreed on before it was changed, up to `until`.

    A turn that was open then has stood still as was agreed, whatever holds now.
    """

    until: int
    zone: str
    weekends: bool
    holidays: frozenset[str]
    vacations: OnVacation


class Person(Model):
    """The part of a person's settings that clocks need: their nights and their vacations.

    `nights` are earlier quiet hours, each up to when it was changed.
    """

    quiet: Quiet | None = None
    nights: tuple[Quiet, ...] = ()
    vacations: tuple[Span, ...] = ()


class SeatClock(Model):
    """One seat's clock. `opened` is when its turn began, None while the seat owes nothing.

    `reminded` are the percentages at which it was reminded in this turn, with 100 once its time was
    up. `missed` counts turns in a row that were taken for it. `away` is since when its player is
    absent, `offered` whether the seat was offered. `ahead` is set while the clock runs for a turn
    that is still to come: it is the table's turn in which the round is played. `covered` says that
    turns were taken during a vacation, which counts as no absence. `policy` is how long this turn
    lasts, where that differs from the table's terms. `auto` says that the autopilot leads it, so
    that nobody is waited for. `acted` is when its player last did something. `interrupted` is since
    when the turn stands still because somebody else is in the middle of theirs, `stood` are the
    interruptions of this turn that are over. `left` says that the turn's time is up and companions
    who are there were left to decide the same. `seen` is when its player last changed anything in
    live play, in the game or about it. `round` is set while the clock runs for a round that has one
    time for all: it is the table's turn in which that is played. `silent` says that this time was
    up, before the seat's turn of the round or after it was taken: what else the round asks of the
    seat is answered at once. `begun` is when its player last did something in their turn of such a
    round, which goes on in the time that it had. `idle` are the seconds of its clock since that
    step when the time was up: its next round is so much shorter. `holds` is since when others who
    have yet to act cannot, because that player stands in the middle of theirs.
    """

    seat: Seat
    opened: int | None = None
    extended: int = 0
    reminded: tuple[int, ...] = ()
    missed: int = 0
    away: int | None = None
    offered: bool = False
    ahead: int | None = None
    covered: bool = False
    policy: Policy | None = None
    auto: bool = False
    acted: int | None = None
    interrupted: int | None = None
    stood: tuple[Span, ...] = ()
    left: bool = False
    seen: int | None = None
    round: int | None = None
    silent: Literal["", "before", "after"] = ""
    begun: int | None = None
    idle: int = 0
    holds: int | None = None

    @property
    def owes(self) -> bool:
        """Whether its player has a decision to make."""
        return self.opened is not None and not self.auto


class Table(Model):
    """All clocks of an adventure. `stops` are pauses that are over and outages of the bot.

    `pauser` and `why` belong to the pause that is on, `paused_until` is when it ends by itself.
    `live` is since when it is played live, where no clock runs. `eras` are earlier calendars.
    `undo` is a step that somebody wants to undo, `ballots` are votes about seats, `offers` and
    `former` are about who leads them. `parked` says that the table cannot be shown now. `sooner`
    are seats that want a shorter turn time to count for turns that are running. `words` counts the
    messages to the host of a table that waits without a limit, since somebody last acted or woke it
    (`stirred`); `resting` is since when it rests. `wondered` is since when a lobby has asked
    whether it is still wanted.
    """

    terms: Terms = Terms()
    seats: tuple[SeatClock, ...] = ()
    stops: tuple[Span, ...] = ()
    eras: tuple[Era, ...] = ()
    live: int | None = None
    paused: int | None = None
    paused_until: int | None = None
    pauser: Seat | None = None
    why: str = ""
    ballots: tuple[Ballot, ...] = ()
    offers: tuple[Offer, ...] = ()
    former: tuple[FormerPlayer, ...] = ()
    undo: UndoProposal | None = None
    proposal: Proposal | None = None
    """What somebody would have the party do, while others may say otherwise."""
    agenda: tuple[Voice, ...] = ()
    """What seats would do in town once that is decided, in their order."""
    parked: Parked | None = None
    declared: tuple[Declared, ...] = ()
    """Turns that were declared before they come; nobody but their player may know them."""
    onward: tuple[Onward, ...] = ()
    """Teams that are left to fight on in the next round."""
    done: tuple[Done, ...] = ()
    """What seats last did in the round that is on, for those who follow them."""
    kept: tuple[Kept, ...] = ()
    """What players last did in the fight that is on, and whether they repeat it."""
    sooner: tuple[Seat, ...] = ()
    words: int = 0
    stirred: int | None = None
    resting: int | None = None
    wondered: int | None = None
    said: tuple[int, ...] = ()
    """Numbers that a developer said for the next dice of a staged game, the next one first."""
    alone: int = 0
    """How many times in a row a table without players went on by itself."""
    grace: int = Field(default=0, exclude=True)
    """Until when no turn runs out after an outage of the bot; never stored."""

    def clock(self, seat: Seat) -> SeatClock:
        """Return a seat's clock, a new one if it never had a turn."""
        return next((each for each in self.seats if each.seat == seat), SeatClock(seat=seat))


def set_clock(table: Table, clock: SeatClock) -> Table:
    """Return the table with one seat's clock as it is now."""
    others = [each for each in table.seats if each.seat != clock.seat]
    return table.with_(seats=tuple(sorted((*others, clock), key=lambda each: each.seat)))


def policy_of(table: Table, clock: SeatClock) -> Policy:
    """Return how long a seat's turn lasts."""
    return clock.policy or table.terms.policy


def has_spoken(table: Table, seat: Seat) -> bool:
    """Return whether a seat has declared its coming turn or repeats its attack."""
    return has_said(table, seat) and table.clock(seat).ahead is not None


def has_said(table: Table, seat: Seat) -> bool:
    """Return whether a seat has declared its turn, or repeats its attack."""
    return declared_by(table.declared, seat) is not None or seat in repeating(table.kept)


def stands_by(table: Table, seat: Seat) -> bool:
    """Return whether a turn waits for others: it was declared, or somebody interrupts it."""
    return table.clock(seat).interrupted is not None or has_spoken(table, seat)


def spoke(table: Table, seat: Seat) -> bool:
    """Return whether a seat has said what the party should do, and waits for the others.

    In town there is more to decide than what is proposed.
    """
    said = table.proposal
    return said is not None and not said.party and said.spoken(seat) is not None


def is_answered(table: Table) -> bool:
    """Return whether what is proposed answers the question of all open turns, as on the way."""
    return table.proposal is not None and not table.proposal.party


def to_declare(table: Table) -> tuple[Seat, ...]:
    """Return the seats that should declare their turn and have not, in order of seats."""
    return tuple(
        clock.seat
        for clock in table.seats
        if clock.ahead is not None and not has_said(table, clock.seat)
    )
