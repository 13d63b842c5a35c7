"""What time does at a table, in words: on its card, and for who asks."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from rules.core.hooks import following_of
from rules.core.model import Seat
from rules.core.words import Text, Words
from rules.pace.ballots import WISHES, Ballot
from rules.pace.frozen import Outages
from rules.pace.parked import STOPPED
from rules.pace.schedule import reading
from rules.pace.table import Table
from rules.pace.turns import lasts_longer
from rules.ports import Adventure, SeatRecord, Step
from rules.service.ahead import LAPSE, OVERDUE
from rules.service.ahead_card import Read, ahead_line, ahead_seat, keep_line
from rules.service.conceding import conceding
from rules.service.holidays import MOST_AHEAD, SOON, calendar_line
from rules.service.lateness import voters
from rules.service.pace_settings import time_of
from rules.service.presence import Presence
from rules.service.records import Choice, Menu
from rules.service.stored import loaded
from rules.service.winding import (
    ALONE,
    BY_PLAYERS,
    is_abandoned,
    plays_alone,
    running_table,
    table_of,
)

MINUTE, HOUR = 60, 60 * 60
MOST_LINES = 8
MOST_NEXT = 2
NEWS = (
    "return",
    "reclaim",
    "take-over",
    "host",
    "undo",
    "resume",
    "unpark",
    "move",
    "departed",
    "retire",
    LAPSE,
)
"""Kinds of steps that a card tells of though no rule of the game knows them."""


class TableTime(NamedTuple):
    """What the lines are made of: who sits there, when we were away, what time it is."""

    presences: Mapping[int, Presence]
    outages: Outages
    now: int

    def presence(self, record: SeatRecord) -> Presence:
        """What the player of a seat told us."""
        return self.presences.get(record.user or 0, Presence())


def stamp(at: int, style: str = "R") -> str:
    """An instant as everybody sees it in their own time; "R" is how far away it is."""
    return f"<t:{at}:{style}>"


def pace_lines_of(
    adventure: Adventure,
    asked: Sequence[Seat],
    steps: Sequence[Step],
    moment: TableTime,
    words: Words,
) -> tuple[str, ...]:
    """Everything about time that a card says, the most urgent last."""
    if adventure.status != "running":
        return ()
    table = running_table(adventure, moment.outages)
    lines = [
        *_noticed(adventure, table, steps, words),
        *_handed(adventure, table, moment.now, words),
    ]
    if plays_alone(adventure) and not is_abandoned(adventure) and table.resting is None:
        seconds = ALONE[adventure.pace]
        lines.append(words.phrase("clock-alone", pace=adventure.pace, seconds=seconds))
    lines += _outage(table, moment, words)
    if adventure.pace == "post":
        lines += _days_off(table, moment, words, SOON)
        lines += _absent(adventure, moment, words)
        lines += _longer(table, words)
        lines += _clocks(adventure, table, asked, moment, words)
        if not table.terms.together:
            lines += _next(adventure, asked, words)
        lines += _ballots(adventure, table, words)
    lines += _conceding(adventure, steps, moment.now, words)
    ahead = ahead_line(adventure, table, _reader(table, moment), words)
    lines += [line for line in (keep_line(adventure, table, words), ahead) if line]
    if table.undo is not None:
        lines.append(
            words.phrase(
                "undo-asked",
                hero=_name(adventure, table.undo.seat),
                agreed=_names(adventure, table.undo.agreed),
            )
        )
    if table.parked is not None and table.parked.why == STOPPED:
        lines.append(words.phrase("clock-play-stopped", since=stamp(table.parked.since, "f")))
    return tuple(lines[-MOST_LINES:])


def status_lines(
    adventure: Adventure, asked: Sequence[Seat], moment: TableTime, words: Words
) -> tuple[str, ...]:
    """What a table has agreed on, and how each of its clocks stands."""
    table = running_table(adventure, moment.outages)
    terms = table.terms
    agreed = words.phrase(
        "pace-terms",
        time=words.phrase(f"value-{time_of(terms)}"),
        absence=words.phrase(f"value-{terms.on_miss}"),
        misses=terms.misses,
        days=terms.offer_after,
        weekends="yes" if terms.weekends else "no",
        vacations=terms.vacations,
        zone=terms.policy.zone,
    )
    if terms.together:
        agreed = f"{agreed} {words.phrase('ahead-terms')}"
    ahead = {clock.seat for clock in table.seats if clock.ahead is not None and not clock.away}
    seats = [
        ahead_seat(table, record, _reader(table, moment), words)
        if record.seat in ahead
        else _seat_line(table, record, moment, words, owes=record.seat in asked)
        for record in adventure.seats
    ]
    off = _days_off(table, moment, words, MOST_AHEAD)
    general = (*off, *_paused(adventure, table, words), *_outage(table, moment, words))
    return (agreed, *general, *seats, *_ballots(adventure, table, words))


def _seat_line(
    table: Table,
    record: SeatRecord,
    moment: TableTime,
    words: Words,
    *,
    owes: bool,
) -> str:
    clock = table.clock(record.seat)
    read = reading(table, moment.presence(record).person, record.seat, moment.now)
    vacation = moment.presence(record).on_vacation(moment.now)
    if record.user is None:
        how = "free"
    elif clock.offered:
        how = "offered"
    elif clock.away is not None:
        how = "away"
    elif record.pilot == "auto":
        how = "auto"
    elif vacation is not None:
        how = "vacation"
    elif not owes or read is None:
        how = "nothing"
    elif 100 in clock.reminded:
        how = "over"
    elif read.due is None:
        how = "open"
    else:
        how = "stopped" if read.stopped is not None else "due"
    until = vacation.end if vacation else read.due if read is not None and read.due else 0
    if how == "stopped" and read is not None and read.stopped is not None:
        until = read.stopped.end
    return words.phrase(
        "pace-seat",
        hero=record.name,
        led="yes" if record.user else "no",
        who=f"<@{record.user}>" if record.user else "",
        how="paused" if how in ("stopped", "due") and table.paused is not None else how,
        until=stamp(until),
    )


def _reader(table: Table, moment: TableTime) -> Read:
    """How to read the clocks of a table now."""
    return lambda record: reading(table, moment.presence(record).person, record.seat, moment.now)


def deadline(adventure: Adventure, seats: Iterable[Seat], moment: TableTime) -> int | None:
    """When the first of some seats' turns is over, as clocks stand now; None where none runs."""
    if adventure.pace == "live" or table_of(adventure).paused is not None:
        return None
    table = running_table(adventure, moment.outages)
    records = {record.seat: record for record in adventure.seats}
    read = [
        reading(table, moment.presence(records[seat]).person, seat, moment.now) for seat in seats
    ]
    return min((each.due for each in read if each is not None and each.due), default=None)


def ballot_menus(adventure: Adventure, words: Words) -> tuple[Menu, ...]:
    """A list for every ballot that is open: what is to be done about somebody who is late."""
    if adventure.status != "running":
        return ()
    return tuple(
        Menu(
            verb="vote",
            group=str(ballot.target),
            placeholder=words.phrase("vote-menu", hero=_name(adventure, ballot.target)),
            choices=tuple(
                Choice(value=wish, label=words.phrase(f"vote-wish-{wish}")) for wish in WISHES
            ),
        )
        for ballot in table_of(adventure).ballots
        if not ballot.over
    )


def _clocks(
    adventure: Adventure, table: Table, asked: Sequence[Seat], moment: TableTime, words: Words
) -> list[str]:
    """Whose turn it is and until when; or why no clock runs."""
    paused = list(_paused(adventure, table, words))
    if paused:
        return paused
    running: list[str] = []
    lines: list[str] = []
    voted_on = {ballot.target for ballot in table.ballots if not ballot.over}
    for record in adventure.seats:
        if record.seat not in asked or record.user is None or record.pilot == "auto":
            continue
        clock = table.clock(record.seat)
        read = reading(table, moment.presence(record).person, record.seat, moment.now)
        if clock.away is not None:
            lines.append(words.phrase("clock-away", hero=record.name))
        elif 100 in clock.reminded:
            if record.seat not in voted_on:
                lines.append(words.phrase("clock-over", hero=record.name))
        elif read is None or read.due is None:
            continue
        elif read.stopped is not None:
            until, due = stamp(read.stopped.end, "f"), stamp(read.due, "f")
            lines.append(words.phrase("clock-stopped", hero=record.name, until=until, due=due))
        else:
            running.append(words.phrase("clock-one", hero=record.name, due=stamp(read.due)))
    if running:
        lines.append(words.phrase("clock-running", seats=" · ".join(running)))
    return lines


def _next(adventure: Adventure, asked: Sequence[Seat], words: Words) -> Iterable[str]:
    """Who comes next, where the rules have an order; by their player's name, who may get ready."""
    rules, state = loaded(adventure)
    following = [seat for seat in following_of(rules, state) if seat not in asked]
    people = {record.seat: record for record in adventure.seats if record.pilot == "player"}
    named = [people[seat] for seat in following if seat in people][:MOST_NEXT]
    if named:
        heroes = ", ".join(f"{each.name} (<@{each.user}>)" for each in named)
        yield words.phrase("clock-next", heroes=heroes)


def _paused(adventure: Adventure, table: Table, words: Words) -> Iterable[str]:
    if table.parked is not None:
        if table.parked.why != STOPPED:
            yield words.phrase("clock-parked", since=stamp(table.parked.since, "f"))
    elif table.paused is not None:
        yield words.phrase(
            "clock-paused",
            since=stamp(table.paused, "f"),
            who="yes" if table.pauser is not None else "no",
            hero=_name(adventure, table.pauser) if table.pauser is not None else "",
            said="yes" if table.why else "no",
            reason=table.why,
        )
        if table.paused_until is not None:
            yield words.phrase("clock-pause-ends", until=stamp(table.paused_until, "R"))
    elif table.resting is not None:
        yield words.phrase("clock-resting")


def _longer(table: Table, words: Words) -> Iterable[str]:
    """That turns which run keep a longer time than the table has agreed on since."""
    if lasts_longer(table):
        yield words.phrase("clock-longer", agreed=len(table.sooner))


def _absent(adventure: Adventure, moment: TableTime, words: Words) -> Iterable[str]:
    """Who is on vacation, each person once."""
    people = {record.user: record for record in adventure.seats if record.user is not None}
    for user, record in people.items():
        vacation = moment.presence(record).on_vacation(moment.now)
        if vacation is not None:
            until = stamp(vacation.end, "f")
            covered = "yes" if table_of(adventure).terms.vacations == "play" else "no"
            yield words.phrase("clock-vacation", who=f"<@{user}>", until=until, covered=covered)


def _days_off(table: Table, moment: TableTime, words: Words, within: int) -> list[str]:
    """The days of the table's calendar that begin within so many days."""
    line = calendar_line(table.terms, moment.now, words, within)
    return [line] if line else []


def _outage(table: Table, moment: TableTime, words: Words) -> list[str]:
    """The time of our own that was given back in the turns that are open, to the minute."""
    opened = [clock.opened for clock in table.seats if clock.opened is not None]
    if not opened:
        return []
    since = min(opened)
    lost = [each for each in moment.outages.spans if each.end > since]
    if not lost:
        return []
    minutes = sum(each.end - max(each.start, since) for each in lost) // MINUTE
    return [words.phrase("clock-outage", hours=minutes // 60, minutes=minutes % 60)]


def _conceding(
    adventure: Adventure, steps: Sequence[Step], now: int, words: Words
) -> Iterable[str]:
    """Who would call it an end."""
    present = voters(adventure)
    agreed = [seat for seat in conceding(steps, now) if seat in present]
    if agreed:
        heroes = _names(adventure, agreed)
        yield words.phrase("concede-open", heroes=heroes, voters=len(present))


def _ballots(adventure: Adventure, table: Table, words: Words) -> Iterable[str]:
    for ballot in table.ballots:
        if not ballot.over:
            yield words.phrase(
                "vote-open",
                hero=_name(adventure, ballot.target),
                voices=_voices(adventure, ballot, words),
                until=stamp(ballot.until),
            )


def _voices(adventure: Adventure, ballot: Ballot, words: Words) -> str:
    said = [
        words.phrase(f"vote-named-{wish}", heroes=_names(adventure, ballot.named(wish)))
        for wish in WISHES
        if ballot.named(wish)
    ]
    return "; ".join(said) or words.phrase("vote-named-nobody")


def _handed(adventure: Adventure, table: Table, now: int, words: Words) -> Iterable[str]:
    for offer in table.offers:
        if offer.stands(now):
            hero = _name(adventure, offer.seat)
            yield words.phrase("hand-over-line", hero=hero, who=f"<@{offer.to}>")
    for record in adventure.seats:
        if table.clock(record.seat).offered and record.pilot == "auto":
            yield words.phrase("offered-line", hero=record.name)


def _noticed(
    adventure: Adventure, table: Table, steps: Sequence[Step], words: Words
) -> Iterable[str]:
    """What was done for people, or by a vote, since somebody last acted."""
    last = max((at for at, step in enumerate(steps) if step.kind in BY_PLAYERS), default=-1)
    recent = steps[last + 1 :]
    for at, step in enumerate(recent):
        action = step.action or {}
        if step.kind == "clock":
            taken = at + 1 < len(recent) and recent[at + 1].kind == "auto"
            for kind, seat, _ in action.get("due", ()):
                if kind == "late" and not taken and table.clock(int(seat)).ahead is not None:
                    hero, time = _name(adventure, int(seat)), _time(table)
                    yield words.phrase("notice-ahead", hero=hero, time=time)
                elif kind == "resume":
                    yield words.phrase("notice-pause-over")
                elif kind in ("late", "gone", "told"):
                    yield words.phrase(
                        f"notice-{kind}",
                        hero=_name(adventure, int(seat)),
                        time=_time(table),
                        how="taken" if taken else table.terms.on_miss,
                        shorter="yes" if table.clock(int(seat)).policy is not None else "no",
                    )
        elif step.kind == OVERDUE:
            hero = _name(adventure, int(action["seat"]))
            yield words.phrase(
                "notice-late", hero=hero, time=_time(table), how="taken", shorter="no"
            )
        elif step.kind in NEWS:
            seat = int(action.get("seat") or step.seat or 0)
            by = str(action.get("by", ""))
            hero = _name(adventure, seat)
            yield words.phrase(
                f"notice-{step.kind}",
                hero=hero,
                by=by,
                to=action.get("to", 0),
                why=str(action.get("why", "")),
                minutes=int(action.get("lost", 0)) // MINUTE % 60,
                hours=int(action.get("lost", 0)) // HOUR,
                post="yes" if adventure.pace == "post" else "no",
            )
        elif step.kind == "vote" and action.get("carried"):
            yield words.phrase(
                "notice-vote",
                hero=_name(adventure, int(action["target"])),
                wish=str(action["carried"]),
                heroes=_names(adventure, action.get("heroes", ())),
            )


def _time(table: Table) -> Text:
    return Text.of(f"value-{time_of(table.terms)}")


def _name(adventure: Adventure, seat: Seat) -> str:
    return next((record.name for record in adventure.seats if record.seat == seat), "?")


def _names(adventure: Adventure, seats: Iterable[Seat]) -> str:
    return ", ".join(_name(adventure, seat) for seat in seats) or "-"
