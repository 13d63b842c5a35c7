"""What everybody may know of declared turns: how many there are, and who repeats an attack."""

from collections.abc import Collection, Iterable, Iterator

from rules.core.model import Seat
from rules.core.words import Words
from rules.pace.kept import repeating
from rules.pace.onward import onward_of
from rules.pace.schedule import gives_way_at
from rules.pace.table import SeatClock, Table, has_said, has_spoken
from rules.ports import Adventure, SeatRecord
from rules.service.by_post.table_time import Read, TableTime, stamp, to_minute
from rules.service.clocks.known_turns import FEW, HUMAN
from rules.service.journal.loading import loaded


def ahead_line(adventure: Adventure, table: Table, read: Read, words: Words) -> str:
    """Return how many players have declared their turn, and who still has to.

    "" where nobody has to.
    """
    if adventure.pace != "live" and table.terms.rounds:
        return _round_line(adventure, table, read, words)
    if adventure.pace == "live" or not table.terms.together:
        count = len(table.declared)
        return words.phrase("ahead-line-some", said=count) if count else ""
    asked = [each for each in adventure.seats if table.clock(each.seat).ahead is not None]
    if not asked:
        return ""
    left = [each for each in asked if not has_said(table, each.seat)]
    said = {"said": len(asked) - len(left), "all": len(asked)}
    if not left:
        return words.phrase("ahead-line", **said)
    names = " · ".join(_left(table, each, read, words) for each in left)
    return words.phrase("ahead-line-left", left=names, **said)


def _round_line(adventure: Adventure, table: Table, read: Read, words: Words) -> str:
    """Return who has spoken in a round with one time for all, and who still may until when.

    "" outside of rounds, and while one seat alone has a turn in it.
    """
    rules, state = loaded(adventure)
    if not rules.in_round(state):
        return ""
    led = [each for each in adventure.seats if each.pilot == HUMAN and each.user is not None]
    on = [each for each in led if _is_in_round(table.clock(each.seat))]
    silent = [each for each in on if not has_said(table, each.seat)]
    # Of who is asked now and counts as away another line says that they are played for.
    left = [each for each in silent if not _is_played_now(table.clock(each.seat))]
    began = min((table.clock(each.seat).opened or 0 for each in on), default=0)
    spoken = [
        each.name
        for each in led
        if each not in silent and (each in on or (table.clock(each.seat).acted or -1) >= began)
    ]
    if not left or len(left) + len(spoken) < FEW:
        return ""
    names = " · ".join(_left_together(table, left, read, words))
    if not spoken:
        return words.phrase("round-left", left=names)
    return words.phrase(
        "round-spoken",
        count=len(spoken),
        heroes=", ".join(spoken),
        left=names,
    )


def _is_played_now(clock: SeatClock) -> bool:
    return clock.away is not None and clock.ahead is None


def _is_in_round(clock: SeatClock) -> bool:
    return clock.owes and clock.round is not None


def keep_line(adventure: Adventure, table: Table, words: Words) -> str:
    """Return who repeats an attack until the fight is over; "" where nobody does."""
    return _named("keep-line", adventure, repeating(table.kept), words)


def onward_line(adventure: Adventure, table: Table, words: Words) -> str:
    """Return whose teams are left to fight on in the next round; "" where nobody's are."""
    return _named("onward-line", adventure, onward_of(table.onward), words)


def _named(key: str, adventure: Adventure, seats: Collection[Seat], words: Words) -> str:
    """Return a line about some seats; "" without any."""
    heroes = [each.name for each in adventure.seats if each.seat in seats]
    if not heroes:
        return ""
    return words.phrase(key, count=len(heroes), heroes=", ".join(heroes))


def holding_lines(
    adventure: Adventure, table: Table, time: TableTime, words: Words
) -> Iterator[str]:
    """Yield whose turn is half done while others wait, and when it goes on without them."""
    for record in adventure.seats:
        person = time.presence(record).person
        at = gives_way_at(table, person, record.seat, time.now)
        if at is not None:
            yield words.phrase("holds-line", hero=record.name, due=stamp(to_minute(at)))


def _left_together(
    table: Table, left: Iterable[SeatRecord], read: Read, words: Words
) -> Iterator[str]:
    """Yield who still may speak, those together who may until the same instant."""
    together: dict[tuple[str, int], list[str]] = {}
    for record in left:
        now = read(record)
        if table.clock(record.seat).away is not None:
            key = ("away", 0)
        elif 100 in table.clock(record.seat).reminded:
            key = ("over", 0)
        elif now is None or now.due is None or now.stopped is not None:
            key = ("open", 0)
        else:
            key = ("due", to_minute(now.due))
        together.setdefault(key, []).append(record.name)
    for (how, due), heroes in together.items():
        yield words.phrase(
            "round-waits", heroes=", ".join(heroes), how=how, due=stamp(due) if due else ""
        )


def _left(table: Table, record: SeatRecord, read: Read, words: Words) -> str:
    if 100 in table.clock(record.seat).reminded:
        return words.phrase("ahead-left-over", hero=record.name)
    now = read(record)
    if now is None or now.due is None or now.stopped is not None:
        return words.phrase("ahead-left-open", hero=record.name)
    return words.phrase("ahead-left", hero=record.name, due=stamp(now.due))


def ahead_seat(table: Table, record: SeatRecord, read: Read, words: Words) -> str:
    """Return the state of a seat whose turn of the round is still to come, in words."""
    now = read(record)
    if has_spoken(table, record.seat):
        how = "said"
    elif 100 in table.clock(record.seat).reminded:
        how = "over"
    elif now is not None and now.stopped is not None:
        how = "stopped"
    else:
        how = "open" if now is None or now.due is None else "due"
    until = stamp(now.due) if now is not None and now.due is not None else ""
    who = f"<@{record.user}>"
    return words.phrase("ahead-seat", hero=record.name, who=who, how=how, until=until)
