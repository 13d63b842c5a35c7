"""What a card says about time: clocks, pauses, absences, votes."""

from collections.abc import Iterable, Sequence

from rules.core.model import Seat
from rules.core.words import Words
from rules.pace.ballots import WISHES, Ballot
from rules.pace.parked import STOPPED
from rules.pace.schedule import reading
from rules.pace.table import Table
from rules.pace.turn_times import lasts_longer
from rules.pace.zones import STAND_IN, is_known
from rules.ports import Adventure, SeatRecord, Step
from rules.service.by_post.declared_card import ahead_line, holding_lines, keep_line, onward_line
from rules.service.by_post.farewells import conceding
from rules.service.by_post.holidays import SOON, calendar_line
from rules.service.by_post.pace_news import news_lines
from rules.service.by_post.proposal_card import proposal_lines
from rules.service.by_post.table_time import (
    TableTime,
    hero_name,
    hero_names,
    reader,
    stamp,
    to_minute,
)
from rules.service.clocks.schedule import (
    ALONE,
    is_abandoned,
    plays_alone,
    running_table,
    table_of,
)
from rules.service.journal.loading import loaded
from rules.service.play.seats import voters
from rules.service.records import Choice, Menu

MINUTE = 60
MOST_LINES = 8
MOST_NEXT = 2
_Standing = tuple[str, int, int]
"""The key of a line about a clock, until when it is stopped, and when its turn ends."""


def pace_lines_of(
    adventure: Adventure,
    asked: Sequence[Seat],
    steps: Sequence[Step],
    time: TableTime,
    words: Words,
) -> tuple[str, ...]:
    """Return everything about time that a card says, the most urgent last."""
    if adventure.status != "running":
        return ()
    table = running_table(adventure, time.outages)
    lines = [
        # What was done for the same player twice is said once.
        *dict.fromkeys(news_lines(adventure, table, steps, words)),
        *_handed(adventure, table, time.now, words),
    ]
    ahead = ahead_line(adventure, table, reader(table, time), words)
    if plays_alone(adventure) and not is_abandoned(adventure) and table.resting is None:
        seconds = ALONE[adventure.pace]
        lines.append(words.phrase("clock-alone", pace=adventure.pace, seconds=seconds))
    lines += outage_lines(table, time, words)
    if adventure.pace == "post":
        lines += calendar_lines(table, time, words, SOON)
        lines += zone_lines(adventure, table, time, words)
        lines += _absent(adventure, table, time, words)
        lines += _longer(table, words)
        lines += _clocks(
            adventure, table, asked, time, words, in_round=bool(ahead) and table.terms.rounds
        )
        if not table.terms.together:
            lines += _next(adventure, asked, words)
        lines += ballot_lines(adventure, table, words)
    lines += proposal_lines(adventure, table, time, words)
    lines += _conceding(adventure, steps, time.now, words)
    lines += holding_lines(adventure, table, time, words)
    said = (keep_line(adventure, table, words), onward_line(adventure, table, words), ahead)
    lines += [line for line in said if line]
    if table.undo is not None:
        lines.append(
            words.phrase(
                "undo-asked",
                hero=hero_name(adventure, table.undo.seat),
                agreed=hero_names(adventure, table.undo.agreed),
            )
        )
    if table.parked is not None and table.parked.why == STOPPED:
        lines.append(words.phrase("clock-play-stopped", since=stamp(table.parked.since, "f")))
    return tuple(lines[-MOST_LINES:])


def ballot_menus(adventure: Adventure, words: Words) -> tuple[Menu, ...]:
    """Return a list for every open ballot, to vote on what happens to a late player's turn."""
    if adventure.status != "running":
        return ()
    return tuple(
        Menu(
            verb="vote",
            group=str(ballot.target),
            placeholder=words.phrase("vote-menu", hero=hero_name(adventure, ballot.target)),
            choices=tuple(
                Choice(value=wish, label=words.phrase(f"vote-wish-{wish}")) for wish in WISHES
            ),
        )
        for ballot in table_of(adventure).ballots
        if not ballot.over
    )


def _clocks(
    adventure: Adventure,
    table: Table,
    asked: Sequence[Seat],
    time: TableTime,
    words: Words,
    *,
    in_round: bool,
) -> list[str]:
    """Return whose turn it is and until when, or why no clock runs.

    Those whose clocks stand alike are named together. Where a round is on another line says until
    when it waits for whom.
    """
    paused = list(pause_lines(adventure, table, words))
    if paused:
        return paused
    alike: dict[_Standing, list[str]] = {}
    for record in adventure.seats:
        if record.seat in asked and record.user is not None and record.pilot != "auto":
            standing = _standing(table, record, time)
            if standing is not None:
                alike.setdefault(standing, []).append(record.name)
    lines, running = [], []
    for (said, until, due), heroes in alike.items():
        if said == "clock-one":
            running.append(words.phrase(said, heroes=", ".join(heroes), due=stamp(due)))
            continue
        names, end, due_at = ", ".join(heroes), stamp(until, "f"), stamp(due, "f")
        lines.append(words.phrase(said, heroes=names, count=len(heroes), until=end, due=due_at))
    if running and not in_round:
        lines.append(words.phrase("clock-running", seats=" · ".join(running)))
    return lines


def _standing(table: Table, record: SeatRecord, time: TableTime) -> _Standing | None:
    """Return how the clock of a seat stands, as the key of what is said of it and two instants.

    None where nothing is said: it has no end, or a vote about its turn is open.
    """
    clock = table.clock(record.seat)
    if clock.left or clock.away is not None:
        return ("clock-left" if clock.left else "clock-away", 0, 0)
    if 100 in clock.reminded:
        voted_on = any(each.target == record.seat and not each.over for each in table.ballots)
        return None if voted_on else ("clock-over", 0, 0)
    read = reading(table, time.presence(record).person, record.seat, time.now)
    if read is None or read.due is None:
        return None
    if read.stopped is not None:
        return ("clock-stopped", to_minute(read.stopped.end), to_minute(read.due))
    return ("clock-one", 0, to_minute(read.due))


def _next(adventure: Adventure, asked: Sequence[Seat], words: Words) -> Iterable[str]:
    """Yield who comes next, where the rules have an order.

    They are named by their player, who may get ready.
    """
    rules, state = loaded(adventure)
    following = [seat for seat in rules.following(state) if seat not in asked]
    people = {record.seat: record for record in adventure.seats if record.pilot == "player"}
    named = [people[seat] for seat in following if seat in people][:MOST_NEXT]
    if named:
        heroes = ", ".join(f"{each.name} (<@{each.user}>)" for each in named)
        yield words.phrase("clock-next", heroes=heroes)


def pause_lines(adventure: Adventure, table: Table, words: Words) -> Iterable[str]:
    """Yield lines about a pause: since when, by whom and until when; none while clocks run."""
    if table.parked is not None:
        if table.parked.why != STOPPED:
            yield words.phrase("clock-parked", since=stamp(table.parked.since, "f"))
    elif table.paused is not None:
        yield words.phrase(
            "clock-paused",
            since=stamp(table.paused, "f"),
            who="yes" if table.pauser is not None else "no",
            hero=hero_name(adventure, table.pauser) if table.pauser is not None else "",
            said="yes" if table.why else "no",
            reason=table.why,
        )
        if table.paused_until is not None:
            yield words.phrase("clock-pause-ends", until=stamp(table.paused_until, "R"))
    elif table.resting is not None:
        yield words.phrase("clock-resting", weeks=table.words)


def _longer(table: Table, words: Words) -> Iterable[str]:
    """Yield that running turns keep a longer time than the table has agreed on since."""
    if lasts_longer(table):
        yield words.phrase("clock-longer", agreed=len(table.sooner))


def _absent(adventure: Adventure, table: Table, time: TableTime, words: Words) -> Iterable[str]:
    """Yield one line of who is on vacation, each person once, and whether they are played for."""
    people = {record.user: record for record in adventure.seats if record.user is not None}
    away = {user: time.presence(record).on_vacation(time.now) for user, record in people.items()}
    said = [
        words.phrase("clock-vacation", who=f"<@{user}>", until=stamp(vacation.end, "f"))
        for user, vacation in away.items()
        if vacation is not None
    ]
    if said and table.terms.vacations == "play" and table.resting is None:
        said.append(words.phrase("clock-vacation-played"))
    if said:
        yield " ".join(said)


def calendar_lines(table: Table, time: TableTime, words: Words, within: int) -> list[str]:
    """Return the days of the table's calendar that begin within so many days."""
    line = calendar_line(table.terms, time.now, words, within)
    return [line] if line else []


def zone_lines(adventure: Adventure, table: Table, time: TableTime, words: Words) -> Iterable[str]:
    """Yield lines about players whose time zone is unknown here, so that another is used.

    A person's zone is theirs to know, so that it is not named.
    """
    zone = table.terms.policy.zone
    if not is_known(zone):
        yield words.phrase("clock-zone", zone=zone, instead=STAND_IN.key)
    strange = [
        record.name
        for record in adventure.seats
        if record.user is not None and not is_known(time.presence(record).zone)
    ]
    if strange:
        heroes = ", ".join(strange)
        yield words.phrase("clock-zone-of", heroes=heroes, instead=STAND_IN.key)


def outage_lines(table: Table, time: TableTime, words: Words) -> list[str]:
    """Return lines about how long the bot was down in the open turns; that time was given back."""
    opened = [clock.opened for clock in table.seats if clock.opened is not None]
    if not opened:
        return []
    since = min(opened)
    lost = [each for each in time.outages.spans if each.end > since]
    if not lost:
        return []
    minutes = sum(each.end - max(each.start, since) for each in lost) // MINUTE
    if not minutes:
        return []
    return [words.phrase("clock-outage", hours=minutes // 60, minutes=minutes % 60)]


def _conceding(
    adventure: Adventure, steps: Sequence[Step], now: int, words: Words
) -> Iterable[str]:
    """Yield who votes for conceding."""
    present = voters(adventure)
    agreed = [seat for seat in conceding(steps, now) if seat in present]
    if agreed:
        heroes = hero_names(adventure, agreed)
        yield words.phrase("concede-open", heroes=heroes, voters=len(present))


def ballot_lines(adventure: Adventure, table: Table, words: Words) -> Iterable[str]:
    """Yield the open votes about late players, with who voted for what."""
    for ballot in table.ballots:
        if not ballot.over:
            yield words.phrase(
                "vote-open",
                hero=hero_name(adventure, ballot.target),
                voices=_voices(adventure, ballot, words),
                stands="no" if table.paused is None else "yes",
                until=stamp(ballot.until),
                again="yes" if ballot.undecided else "no",
            )


def _voices(adventure: Adventure, ballot: Ballot, words: Words) -> str:
    said = [
        words.phrase(f"vote-named-{wish}", heroes=hero_names(adventure, ballot.named(wish)))
        for wish in WISHES
        if ballot.named(wish)
    ]
    return "; ".join(said) or words.phrase("vote-named-nobody")


def _handed(adventure: Adventure, table: Table, now: int, words: Words) -> Iterable[str]:
    for offer in table.offers:
        if offer.stands(now):
            hero = hero_name(adventure, offer.seat)
            yield words.phrase("hand-over-line", hero=hero, who=f"<@{offer.to}>")
    for record in adventure.seats:
        if table.clock(record.seat).offered and record.pilot == "auto":
            yield words.phrase("offered-line", hero=record.name)
