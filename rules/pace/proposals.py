"""What somebody would have the party do, and the time in which the others may say otherwise.

Where whoever is first decides for the party, the first word counts at once only if nobody else is
there, or if it is careful: it opens, provokes, spends and promises nothing (`Caution`). Otherwise
it is a proposal, and these rules hold:

- When all who are there agree it counts, and when nobody has said otherwise by the end.
- Whoever says otherwise opens the time anew, once: the question is another one now. More than half
  of those who are there decide at once; when all have spoken, the most voices do. A tie stands
  until the end, so that somebody may change their mind; then the first word among equals decides.
- By post the nights of those who have not spoken yet do not count, so that nobody is decided over
  in their sleep; but all of them count beyond `NIGHT` seconds, so that no table waits for a day,
  and once more than half of those who are there agree, whom the others could not outvote.
- Whoever is away, on vacation, silent for two turns, late with this one, or unable to press the
  card, is not there. Live, that is whoever has done nothing for a quarter of an hour.
"""

from collections import Counter
from collections.abc import Collection, Mapping

from rules.core.model import Seat
from rules.pace.clock import Turn, runs_until
from rules.pace.company import is_absent, silent_until
from rules.pace.eras import frozen_for
from rules.pace.frozen import Frozen
from rules.pace.proposal import Proposal, Voice
from rules.pace.table import Person, Table

NIGHT = 12 * 60 * 60
"""Seconds by which nights of others put off the end of a proposal at most."""


def length_of(table: Table, *, live: bool) -> int:
    """Return the seconds in which others may say otherwise, as the table agreed; 0 for none."""
    return table.terms.window_live if live else table.terms.window


def with_voice(
    proposal: Proposal | None, seats: Collection[Seat], option: str, turn: int, now: int
) -> Proposal:
    """Return a proposal after the player of some seats has spoken for an option.

    It is a new one where there was none, or where nobody else has spoken for the former.
    """
    first = min(seats)
    voices = tuple(Voice(seat=seat, option=option) for seat in sorted(seats))
    others = [] if proposal is None else [v for v in proposal.voices if v.seat not in seats]
    if proposal is None or not others:
        return Proposal(turn=turn, seat=first, option=option, opened=now, voices=voices)
    said = proposal.with_(voices=(*others, *voices))
    if proposal.disputed or {each.option for each in said.voices} == {proposal.option}:
        return said
    return said.with_(disputed=True, opened=now)


def kept(proposal: Proposal, voices: Collection[Voice]) -> Proposal | None:
    """Return a proposal with those of its voices alone that still count; None without any."""
    left = tuple(voices)
    if not left:
        return None
    if any(each.option == proposal.option for each in left):
        first = next(each for each in left if each.option == proposal.option)
    else:
        first = left[0]
    return proposal.with_(voices=left, seat=first.seat, option=first.option)


def there(
    table: Table,
    people: Mapping[Seat, Person],
    party: Collection[Seat],
    now: int,
    *,
    live: bool,
) -> frozenset[Seat]:
    """Return the seats of a party whose players are there; `people` are those of its led seats."""
    found: set[Seat] = set()
    for seat in party:
        clock = table.clock(seat)
        if seat not in people or clock.auto:
            continue
        if live:
            absent = silent_until(table, clock) <= now
        else:
            late = clock.owes and 100 in clock.reminded
            barred = any(span.start <= now < span.end for span in clock.stood)
            absent = late or barred or is_absent(clock, people[seat], now)
        if not absent:
            found.add(seat)
    return frozenset(found)


def decided(proposal: Proposal, party: Collection[Seat]) -> str | None:
    """Return the option that the voices decide now, if any; `party` are those who are there."""
    voters = {*party, *(each.seat for each in proposal.voices)}
    counts = Counter(each.option for each in proposal.voices)
    silent = len(voters) - len(proposal.voices)
    (option, most), *others = counts.most_common()
    if not others:
        return option if not silent else None
    if 2 * most > len(voters):
        return option
    return option if not silent and others[0][1] < most else None


def at_end(proposal: Proposal) -> str:
    """Return the option that counts when time is up; of equals the one first spoken for."""
    counts = Counter(each.option for each in proposal.voices)
    most = max(counts.values())
    return next(each.option for each in proposal.voices if counts[each.option] == most)


def _outvotes(proposal: Proposal, party: Collection[Seat]) -> bool:
    """Return whether more than half of those who are there have spoken for one option."""
    voters = {*party, *(each.seat for each in proposal.voices)}
    return 2 * max(Counter(each.option for each in proposal.voices).values()) > len(voters)


def counts_at(
    proposal: Proposal,
    table: Table,
    people: Mapping[Seat, Person],
    party: Collection[Seat],
    now: int,
) -> int:
    """Return when a proposal counts, or the most voices do; `people` as for `there`.

    `party` are the seats that may still speak. Pauses, outages and a table's days off do not count.
    """
    live = table.live is not None
    present = there(table, people, party, now, live=live)
    if decided(proposal, present) is not None:
        return proposal.opened
    length, turn = length_of(table, live=live), Turn(opened=proposal.opened)
    if live:
        ends = [runs_until(turn, Frozen(spans=table.stops), length)]
    else:
        spoken = {each.seat for each in proposal.voices}
        calendar = frozen_for(table, Person(), now)
        most = runs_until(turn, calendar, length + NIGHT)
        ends = [runs_until(turn, calendar, length)]
        for seat in () if _outvotes(proposal, present) else present - spoken:
            own = runs_until(turn, frozen_for(table, people[seat], now), length)
            ends.append(own if most is None or (own is not None and own < most) else most)
    return max(table.grace, proposal.opened, *(each for each in ends if each is not None))
