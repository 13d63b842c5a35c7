"""The clocks of one table: what it has agreed on, who is awaited since when, who is away.

A seat's turn is asked when it begins to be awaited and is over when it is not any more. `turns`
begins and ends them, `schedule` says what is due, `stops` stops clocks and settles terms.
"""

from typing import Literal

from pydantic import Field

from rules.core.model import Model, Seat
from rules.pace.ballots import Ballot, Proposal
from rules.pace.clock import Policy
from rules.pace.declared import Declared, declared_by
from rules.pace.frozen import Quiet, Span
from rules.pace.handing import Former, Offer
from rules.pace.kept import Kept, keeping
from rules.pace.parked import Parked

OnMiss = Literal["wait", "guard", "autopilot", "vote"]
OnVacation = Literal["wait", "play"]
DAY = 24 * 60 * 60


class Terms(Model):
    """What a table has agreed on.

    `on_miss` says what happens to a turn whose time is up: nothing, a cautious deed, the
    autopilot by stance, or a vote of the others. After `misses` in a row a seat is away: its turns
    are taken after ten minutes, nobody is reminded; `offer_after` days later the seat is offered
    to others (0: never). `weekends` says whether clocks run on Saturdays and Sundays there, in
    `policy.zone`; `signs` whether a thread of ours is named after whose turn it is. With `together`
    everybody who has a turn in a round is on the clock from its beginning, and says ahead what they
    do. `vacations` says whether the table waits for who is on vacation, or their turns are taken.
    """

    policy: Policy = Policy()
    on_miss: OnMiss = "guard"
    misses: int = Field(default=3, ge=1, le=20)
    offer_after: int = Field(default=7, ge=0, le=60)
    weekends: bool = True
    signs: bool = True
    holidays: frozenset[str] = frozenset()
    together: bool = False
    vacations: OnVacation = "wait"


class Era(Model):
    """What a table had agreed on of its calendar before it was settled anew, up to `until`.

    A turn that was open then has stood still as was agreed, whatever holds now.
    """

    until: int
    zone: str
    weekends: bool
    holidays: frozenset[str]
    vacations: OnVacation


class Person(Model):
    """What a clock has to know of a person: their nights and their vacations.

    `nights` are earlier quiet hours, each up to when it was changed.
    """

    quiet: Quiet | None = None
    nights: tuple[Quiet, ...] = ()
    vacations: tuple[Span, ...] = ()


class SeatClock(Model):
    """One seat's clock. `opened` is None while it owes nothing.

    `reminded` are the parts of this turn it was reminded of, 100 once its time was up. `missed`
    counts turns in a row that somebody else took for it. `away` is since when it is away,
    `offered` whether the seat was offered. `ahead` is set while the clock runs for a turn that is
    still to come: the table's turn in which its round is. `covered` tells of turns that were taken
    on a vacation, which counts as no absence. `policy` is how long this turn lasts, where that is
    not as the table has it now. `auto` says that the autopilot leads it: nobody is waited for.
    `acted` is when its player last did something. `interrupted` is since when the turn stands still
    because somebody else is in the middle of theirs.
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

    @property
    def owes(self) -> bool:
        """Whether somebody is to decide something for it."""
        return self.opened is not None and not self.auto


class Table(Model):
    """All clocks of an adventure. `stops` are pauses that are over and our outages.

    `pauser` and `why` belong to the pause that goes on, `paused_until` is when it ends by itself.
    `live` is since when it is played live, where no clock runs. `eras` are calendars of before.
    `undo` is a step that somebody wants to take back, `ballots` are about seats, `offers` and
    `former` about who leads them. `parked` says that nobody can be shown the table now. `sooner`
    are seats that want a shorter turn time to count for turns that run already. `words` counts what
    the host was told of a table that waits without a limit, since somebody acted or `stirred` it;
    `resting` is since when it rests.
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
    former: tuple[Former, ...] = ()
    undo: Proposal | None = None
    parked: Parked | None = None
    declared: tuple[Declared, ...] = ()
    """Turns that were declared before they come; nobody's business but of who said it."""
    kept: tuple[Kept, ...] = ()
    """What players last did in the fight that is on, and who of them keeps at it."""
    sooner: tuple[Seat, ...] = ()
    words: int = 0
    stirred: int | None = None
    resting: int | None = None
    alone: int = 0
    """How often a table that nobody leads went on by itself, in a row."""
    grace: int = Field(default=0, exclude=True)
    """Until when no turn runs out, as we have just come back; never stored."""

    def clock(self, seat: Seat) -> SeatClock:
        """Return a seat's clock; one that was never awaited has a new one."""
        return next((each for each in self.seats if each.seat == seat), SeatClock(seat=seat))


def set_clock(table: Table, clock: SeatClock) -> Table:
    """Return the table with one seat's clock as it is now."""
    others = [each for each in table.seats if each.seat != clock.seat]
    return table.with_(seats=tuple(sorted((*others, clock), key=lambda each: each.seat)))


def policy_of(table: Table, clock: SeatClock) -> Policy:
    """Return how long a seat's turn lasts."""
    return clock.policy or table.terms.policy


def has_spoken(table: Table, seat: Seat) -> bool:
    """Return whether a seat's turn is still to come, and it is known what it does."""
    return has_said(table, seat) and table.clock(seat).ahead is not None


def has_said(table: Table, seat: Seat) -> bool:
    """Return whether a seat has said ahead what it does, or keeps at what it did."""
    return declared_by(table.declared, seat) is not None or seat in keeping(table.kept)


def stands_by(table: Table, seat: Seat) -> bool:
    """Return whether a turn waits for others: it was said ahead, or somebody acts in the middle."""
    return table.clock(seat).interrupted is not None or has_spoken(table, seat)


def to_declare(table: Table) -> tuple[Seat, ...]:
    """Return who is to say ahead what they do, and has not yet; in the order of seats."""
    return tuple(
        clock.seat
        for clock in table.seats
        if clock.ahead is not None and not has_said(table, clock.seat)
    )
