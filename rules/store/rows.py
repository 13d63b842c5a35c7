"""Records turned into values of a statement, and rows turned back into records."""

import json
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter
from pydantic_core import to_json

from rules.core.model import Seat
from rules.core.standing_orders import Order
from rules.ports import Adventure, Dungeon, Note, Posting, Run, SeatRecord, Step, Timer, Unranked
from rules.store.engine import Row, Value

_ADVENTURE = (
    "id", "guild", "channel", "host", "ruleset", "options", "pace", "locale", "status", "version",
    "seed", "cursor", "outcome", "turn_from", "head", "created", "updated", "name", "card",
    "card_at", "shown", "clock", "seeded", "state",
)  # fmt: skip
_DUNGEON = (
    "id", "mode", "guild", "channel", "owner", "people", "seed", "options", "edits", "version",
    "created", "updated", "card",
)  # fmt: skip
ADVENTURES_KEPT = 16
"""Adventures that are remembered by their rows: each is read for a press, its card and a hint."""
STEPS_KEPT = 1024
"""Steps that are remembered by their rows: every card tells of some that the one before told of."""
DIGITS = 12
"""Digits with which a count is stored where it decides between equal scores."""
_EMPTY = {"options": "{}", "outcome": None, "state": None, "clock": "", "seed": ""}
"""What stands for the parts of an adventure that cannot be read."""
_ORDERS = TypeAdapter(tuple[Order, ...])
_SEAT = ("seat", "user", "name", "ready", "pilot", "stance", "orders")
_RUN = (
    "adventure", "guild", "ruleset", "day", "preset", "score", "tallies", "unranked", "ended",
    "place", "channel", "outcome",
)  # fmt: skip
_STEP = ("version", "seat", "kind", "action", "faces", "events", "hash", "at")


def dumped(value: object) -> str:
    """Return a value as JSON text."""
    return to_json(value).decode()


def _optional(value: object) -> str | None:
    return None if value is None else dumped(value)


def _loaded(text: str | None) -> Any:  # noqa: ANN401 - whatever JSON holds; models check it
    return None if text is None else json.loads(text)


def adventure_values(adventure: Adventure) -> tuple[Value, ...]:
    """Return the columns of an adventure, the first values of the statements that write it."""
    return (
        adventure.id,
        adventure.guild,
        adventure.channel,
        adventure.host,
        adventure.ruleset,
        dumped(adventure.options),
        adventure.pace,
        adventure.locale,
        adventure.status,
        adventure.version,
        adventure.seed.hex(),
        adventure.cursor,
        _optional(adventure.outcome),
        adventure.turn_from,
        adventure.head,
        adventure.created,
        adventure.updated,
        adventure.name,
        dumped(adventure.clock) if adventure.clock else "",
        adventure.seeded,
    )


@lru_cache(ADVENTURES_KEPT)
def adventure_of(row: Row) -> Adventure:
    """Return an adventure from a row of `ADVENTURE`, with its seats.

    If a column holds no JSON, the adventure is `broken` and the column's name is in `missing`.
    """
    *own, seated = row
    seats: list[Row] = sorted(tuple(seat) for seat in json.loads(seated or "[]"))
    try:
        return _adventure_of(tuple(own), seats)
    except ValueError:
        return _broken_adventure_of(tuple(own), seats)


def _adventure_of(row: Row, seats: list[Row]) -> Adventure:
    fields = dict(zip(_ADVENTURE, row, strict=True))
    for name in ("options", "outcome", "state"):
        fields[name] = _loaded(fields[name])
    fields["clock"] = _loaded(fields["clock"] or None) or {}
    fields["seed"] = bytes.fromhex(fields["seed"])
    fields["seats"] = tuple(_seat_of(seat) for seat in seats)
    return Adventure.model_validate(fields)


def _broken_adventure_of(row: Row, seats: list[Row]) -> Adventure:
    """Return what can be read of an adventure."""
    fields = dict(zip(_ADVENTURE, row, strict=True))
    missing = [name for name, empty in _EMPTY.items() if not _is_sound(name, fields[name], empty)]
    fields |= {name: _EMPTY[name] for name in missing}
    orders = len(_SEAT) - 1
    if not all(_is_sound("orders", seat[orders], "") for seat in seats):
        missing.append("orders")
        seats = [(*seat[:orders], "") for seat in seats]
    left = _adventure_of(tuple(fields[name] for name in _ADVENTURE), seats)
    return left.with_(missing=tuple(missing))


def _is_sound(name: str, text: str | None, empty: str | None) -> bool:
    """Return whether a part of an adventure can be read."""
    if text == empty:
        return True
    try:
        if name == "orders":
            _ORDERS.validate_json(text or "")
            return True
        if name == "seed":
            return bool(bytes.fromhex(text or ""))
        return isinstance(_loaded(text), dict)
    except ValueError:
        return False


def _seat_of(row: Row) -> SeatRecord:
    fields = dict(zip(_SEAT, row, strict=True))
    fields["orders"] = _loaded(fields["orders"] or None) or ()
    return SeatRecord.model_validate(fields)


def seat_values(seat: SeatRecord) -> tuple[Value, ...]:
    """Return a seat as a row of `SEATS`, whose values are also the last of `INSERT_SEAT`."""
    orders = dumped(seat.orders) if seat.orders else ""
    return (seat.seat, seat.user, seat.name, int(seat.ready), seat.pilot, seat.stance, orders)


def step_values(step: Step) -> tuple[Value, ...]:
    """Return the columns of a step, which are the last values of `INSERT_STEP`."""
    seat: Seat | None = step.seat
    return (
        step.version,
        seat,
        step.kind,
        _optional(step.action),
        dumped(step.faces),
        dumped(step.events),
        step.hash,
        step.at,
    )


@lru_cache(STEPS_KEPT)
def step_of(row: Row) -> Step:
    """Return a step from a row of `JOURNAL`.

    Columns that cannot be read are empty, so that the step does not fit its hash.
    """
    fields = dict(zip(_STEP, row, strict=True))
    for name, empty in (("action", None), ("faces", ()), ("events", ())):
        try:
            fields[name] = _loaded(fields[name])
        except ValueError:
            fields[name] = empty
    return Step.model_validate(fields)


def posting_values(posting: Posting) -> tuple[Value, ...]:
    """Return a posting as the values of `UPSERT_POSTING`; a new one was never claimed."""
    asked = posting.version if posting.fresh else 0
    return (posting.adventure, posting.version, asked, posting.due, 0)


def posting_of(row: Row) -> Posting:
    """Return a posting from a row of `CLAIM_POSTING` or `POSTING`."""
    adventure, version, asked, due, attempts, wishes, refused, since = row
    return Posting(
        adventure=adventure,
        version=version,
        fresh=asked > 0,
        due=due,
        attempts=attempts,
        wishes=wishes,
        refused=refused,
        since=since,
    )


def dungeon_values(dungeon: Dungeon) -> tuple[Value, ...]:
    """Return a dungeon as the values of `INSERT_DUNGEON`, the first of `UPDATE_DUNGEON` too."""
    return (
        dungeon.id,
        dungeon.mode,
        dungeon.guild,
        dungeon.channel,
        dungeon.owner,
        dumped(dungeon.people),
        dungeon.seed,
        dumped(dungeon.options),
        dumped(dungeon.edits),
        dungeon.version,
        dungeon.created,
        dungeon.updated,
    )


def dungeon_of(row: Row) -> Dungeon:
    """Return a dungeon from a row of `DUNGEON`."""
    fields = dict(zip(_DUNGEON, row, strict=True))
    for name in ("people", "options", "edits"):
        fields[name] = _loaded(fields[name])
    return Dungeon.model_validate(fields)


def timer_values(timer: Timer) -> tuple[Value, ...]:
    """Return a timer as the values of `INSERT_TIMER`."""
    return (timer.kind, timer.subject, timer.version, timer.due)


def timer_of(row: Row) -> Timer:
    """Return a timer from a row of `TIMERS`."""
    kind, subject, version, due = row
    return Timer(kind=kind, subject=subject, version=version, due=due)


def note_values(note: Note) -> tuple[Value, ...]:
    """Return a note as the values of `INSERT_NOTE`; a new one was never claimed."""
    return (note.id, note.adventure, note.user, dumped(note.body), note.due)


def note_of(row: Row) -> Note:
    """Return a note from a row of `CLAIM_NOTE`."""
    name, adventure, person, body, due, attempts = row
    return Note(
        id=name,
        adventure=adventure,
        user=person,
        body=json.loads(body),
        due=due,
        attempts=attempts,
    )


def run_values(run: Run, unranked: Unranked) -> tuple[Value, ...]:
    """Return a run as the values of `INSERT_RUN`; tallies become digits that sort."""
    return (
        run.adventure,
        run.guild,
        run.ruleset,
        run.day,
        run.preset,
        run.score,
        dumped(run.tallies),
        "".join(f"{count:0{DIGITS}}" for _, count in run.tallies),
        unranked,
        run.ended,
    )


def run_of(row: Row, seats: list[Row]) -> Run:
    """Return a run from a row of `RUNS` and rows of `SEATS`."""
    fields = dict(zip(_RUN, row, strict=True))
    fields["tallies"] = _loaded(fields["tallies"])
    fields["outcome"] = _loaded(fields["outcome"]) or {}
    if fields["unranked"]:
        fields["place"] = None
    fields["seats"] = tuple(_seat_of(seat) for seat in seats)
    return Run.model_validate(fields)
